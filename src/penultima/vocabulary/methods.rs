//! The capture methods of the vocabulary, and why it leaves out others.

use super::Movement;
use crate::rules::MethodName;
use serde::de::{self, Deserializer};
use serde::ser::{self, Serializer};
use serde::{Deserialize, Serialize};

/// A capture method of the vocabulary.
pub(in crate::penultima) struct VocabularyMethod {
    method: MethodName,
    /// Its name in saved games.
    saved: &'static str,
    /// The id of its name, after "captures by". The text has an attribute `is`: what the method does.
    text: &'static str,
    /// Its entry in a game file; displacement is part of the movement.
    pub entry: Option<&'static str>,
}

impl VocabularyMethod {
    const fn new(
        method: MethodName,
        saved: &'static str,
        text: &'static str,
        entry: Option<&'static str>,
    ) -> VocabularyMethod {
        VocabularyMethod {
            method,
            saved,
            text,
            entry,
        }
    }

    pub fn of(method: MethodName) -> Option<&'static VocabularyMethod> {
        METHODS.iter().find(|known| known.method == method)
    }
}

/// The methods of the vocabulary. Saved games number them in this order.
const METHODS: [VocabularyMethod; 10] = [
    VocabularyMethod::new(
        MethodName::Replace,
        "displacement",
        "penultima-displacement",
        None,
    ),
    VocabularyMethod::new(
        MethodName::Withdraw,
        "withdrawal",
        "penultima-withdrawal",
        Some("Withdraw"),
    ),
    VocabularyMethod::new(
        MethodName::Advance,
        "approach",
        "penultima-approach",
        Some("Advance"),
    ),
    VocabularyMethod::new(MethodName::Leap, "leap", "penultima-leap", Some("Leap")),
    VocabularyMethod::new(
        MethodName::Cannon,
        "cannon",
        "penultima-cannon-jump",
        Some("Cannon"),
    ),
    VocabularyMethod::new(
        MethodName::Coordinate,
        "coordination",
        "penultima-coordination",
        Some("Coordinate"),
    ),
    VocabularyMethod::new(MethodName::Pinch, "pinch", "penultima-pinch", Some("Pinch")),
    VocabularyMethod::new(
        MethodName::Destroy,
        "destruction",
        "penultima-mutual-destruction",
        Some("Destroy"),
    ),
    VocabularyMethod::new(
        MethodName::Shoot,
        "shot",
        "penultima-shot",
        Some("Shoot(spotter: 0)"),
    ),
    VocabularyMethod::new(
        MethodName::Charge,
        "charge",
        "penultima-charge",
        Some("Charge"),
    ),
];

/// The capture methods that are not in the vocabulary: each with the name that it would have in saved games, and why.
const LEFT_OUT: [(MethodName, &str, &str); 3] = [
    (
        MethodName::EnPassant,
        "en-passant",
        "only an orthodox pawn captures en passant, because hidden pawns make no double steps",
    ),
    (
        MethodName::Enclose,
        "enclosure",
        "if a move encloses several groups, a try would have to name one of them",
    ),
    (
        MethodName::Explode,
        "explosion",
        "a try names two squares, and an explosion has only one",
    ),
];

/// The capture methods that a rule can have.
pub fn methods() -> impl Iterator<Item = MethodName> {
    METHODS.iter().map(|known| known.method)
}

/// The id of the name of a method, after "captures by". The text has an attribute `is`: what the method does. None if
/// the method is not in the vocabulary.
pub fn method_text(method: MethodName) -> Option<&'static str> {
    VocabularyMethod::of(method).map(|known| known.text)
}

/// Says that a method is not in the vocabulary, and why.
fn not_in_vocabulary(method: MethodName) -> String {
    let mut left_out = LEFT_OUT.iter();
    let found = left_out.find(|(known, ..)| *known == method);
    let (saved, why) = found.map_or(("", ""), |&(_, saved, why)| (saved, why));
    format!("the method `{saved}` is not in the vocabulary: {why}")
}

/// Whether a piece with this movement can ever capture so.
pub(in crate::penultima) fn works_with(method: MethodName, movement: Movement) -> bool {
    let (lines, orthogonal) = movement.lines();
    match method {
        MethodName::Withdraw | MethodName::Advance => lines,
        MethodName::Pinch => orthogonal,
        _ => true,
    }
}

/// Whether a capture by this method names the square of an enemy, as swaps and drives do.
pub(in crate::penultima) fn aims(method: MethodName) -> bool {
    matches!(
        method,
        MethodName::Replace | MethodName::Destroy | MethodName::Shoot
    )
}

/// Only the methods of the vocabulary can be saved.
impl Serialize for MethodName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match VocabularyMethod::of(*self) {
            Some(known) => serializer.serialize_str(known.saved),
            None => Err(ser::Error::custom(not_in_vocabulary(*self))),
        }
    }
}

impl<'de> Deserialize<'de> for MethodName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MethodName, D::Error> {
        let word = String::deserialize(deserializer)?;
        let known = METHODS.iter().find(|known| known.saved == word);
        let left_out = || LEFT_OUT.iter().find(|(_, saved, _)| *saved == word);
        known.map(|known| known.method).ok_or_else(|| {
            de::Error::custom(match left_out() {
                Some((method, ..)) => not_in_vocabulary(*method),
                None => format!("unknown method `{word}`"),
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each method is in the vocabulary, or it is said why not.
    #[test]
    fn every_method_is_in_the_vocabulary_or_left_out_for_a_reason() {
        for &method in MethodName::ALL {
            let saved = serde_json::to_string(&method);
            let left_out = LEFT_OUT.iter().find(|(known, ..)| *known == method);
            match left_out {
                None => {
                    let read = serde_json::from_str::<MethodName>(&saved.unwrap());
                    assert_eq!(read.unwrap(), method);
                }
                Some((_, name, why)) => {
                    let read = serde_json::from_str::<MethodName>(&format!("\"{name}\""));
                    for error in [saved.unwrap_err(), read.unwrap_err()] {
                        let error = error.to_string();
                        assert!(error.contains(name) && error.contains(why), "{error}");
                    }
                }
            }
        }
    }
}
