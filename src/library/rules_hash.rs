//! The rules of a game in a short text.

use crate::rules::Variant;
use crate::search::random::fnv;

/// Rules that came after the first reports count only in games that have them. So older reports and runs stay valid.
const ABSENT: [&str; 2] = [", arrival: None", ", placement: None"];

/// A hash of the rules that a game has, as 16 hexadecimal digits. Names, texts and drawings do not change it.
pub fn rules_hash(variant: &Variant) -> String {
    let mut parts = variant.parts().clone();
    parts.name.clear();
    for kind in &mut parts.kinds {
        for text in [
            &mut kind.name,
            &mut kind.picture,
            &mut kind.text,
            &mut kind.source,
        ] {
            text.clear();
        }
        kind.drawing = None;
    }
    let all = format!("{parts:?}");
    let rules = ABSENT
        .iter()
        .fold(all, |rules, absent| rules.replace(absent, ""));
    format!("{:016x}", fnv(rules.bytes()))
}
