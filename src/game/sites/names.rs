//! The names of pieces in other programs: a letter, or words in any spelling.

use crate::rules::{PieceType, TypeSet, Variant};

/// The least similarity of two spellings of one name, from 0 to 1.
const LEAST_SIMILAR: f64 = 0.8;

/// The types that a name can mean: those with this letter or name, else those with a similar name.
pub(super) fn types(variant: &Variant, name: &str) -> TypeSet {
    let wanted = plain(name);
    let mut signs = name.chars();
    let letter = match (signs.next(), signs.next()) {
        (Some(sign), None) => Some(sign.to_ascii_uppercase()),
        _ => None,
    };
    let all = || (0..variant.kinds().len()).map(PieceType::new);
    let called = |&piece: &PieceType| {
        let kind = variant.kind(piece);
        Some(kind.letter) == letter || plain(&kind.name) == wanted || plain(&kind.id) == wanted
    };
    let exact: TypeSet = all().filter(called).collect();
    if !exact.is_empty() || wanted.chars().count() < 2 {
        return exact;
    }
    let like = |&piece: &PieceType| {
        let kind = variant.kind(piece);
        similar(&plain(&kind.name), &wanted) || similar(&plain(&kind.id), &wanted)
    };
    all().filter(like).collect()
}

/// A name without spaces, hyphens and capitals.
fn plain(name: &str) -> String {
    let signs = name.chars().filter(|sign| sign.is_alphanumeric());
    signs.flat_map(char::to_lowercase).collect()
}

/// Whether two plain names are spellings of one, or one is a part of the other.
fn similar(one: &str, other: &str) -> bool {
    one.contains(other)
        || other.contains(one)
        || strsim::normalized_damerau_levenshtein(one, other) >= LEAST_SIMILAR
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;

    #[test]
    fn names_are_read_in_any_spelling() {
        let games = Catalogue::built_in();
        let ultima = games.variant("ultima", None, &[]).unwrap();
        let rococo = games.variant("rococo", None, &[]).unwrap();
        for (variant, names, letter) in [
            (
                &ultima,
                ["LongLeaper", "Long-Leaper", "long leaper", "Leaper", "l"],
                'L',
            ),
            (&ultima, ["Pawn", "pawn", "P", "PincerPawn", "p"], 'P'),
            (
                &ultima,
                ["Immobilizer", "Immobiliser", "i", "I", "immobilizer"],
                'I',
            ),
            (
                &rococo,
                ["CannonPawn", "Cannon Pawn", "Pawn", "p", "Cannon-Pawn"],
                'P',
            ),
        ] {
            for name in names {
                let found: Vec<char> = types(variant, name)
                    .iter()
                    .map(|piece| variant.kind(piece).letter)
                    .collect();
                assert_eq!(found, [letter], "{name}");
            }
        }
        for name in ["Dragon", "Z", "", "?"] {
            assert!(types(&ultima, name).is_empty(), "{name}");
        }
    }
}
