//! The rules of a game in a short text.

use crate::rules::Variant;
use crate::search::random::fnv;

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
    format!("{:016x}", fnv(format!("{parts:?}").bytes()))
}
