//! The rules of a game in a short text.

use crate::rules::Variant;
use crate::search::random::fnv;

/// A rule that came after the first reports counts only in games that have it. So older reports and runs stay valid.
const NO_ARRIVAL: &str = ", arrival: None";

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
    let rules = format!("{parts:?}").replace(NO_ARRIVAL, "");
    format!("{:016x}", fnv(rules.bytes()))
}
