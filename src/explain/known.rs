//! The pieces that chess players know.

use crate::rules::betza::{self, Part};
use crate::rules::{ByColor, Color, Movement, PieceKind, PieceType, Variant};
use std::sync::LazyLock;

/// The pieces of chess: their movement in Betza's notation, and whether they are pawns.
static KNOWN: LazyLock<Vec<(Vec<Part>, bool)>> = LazyLock::new(|| {
    let known = ["K", "Q", "R", "B", "N"].map(|moves| (moves, false));
    let known = known.into_iter().chain([("fmWfcF", true)]);
    known
        .filter_map(|(moves, pawn)| Some((betza::parse(moves).ok()?, pawn)))
        .collect()
});

/// Whether a piece moves and captures like a piece of chess, and has no other power. A pawn may promote to other pieces
/// and have other double steps.
pub fn is_known_from_chess(variant: &Variant, piece: PieceType) -> bool {
    let kind = variant.kind(piece);
    kind.is_orthodox()
        && KNOWN
            .iter()
            .any(|(parts, pawn)| *pawn == kind.pawn && is_like(variant, kind, parts))
}

/// Whether a piece moves and captures as these parts say.
fn is_like(variant: &Variant, kind: &PieceKind, parts: &[Part]) -> bool {
    let side = |color, wanted: &dyn Fn(&Part) -> bool| {
        Movement::new(parts, wanted, color, variant.geometry())
    };
    let equal = |own: &ByColor<Movement>, wanted: &dyn Fn(&Part) -> bool| {
        Color::ALL
            .into_iter()
            .all(|color| own[color] == side(color, wanted))
    };
    equal(&kind.walk, &|part| part.quiet)
        && kind.replaces()
        && kind
            .replacements()
            .all(|(reach, _)| equal(reach, &|part| part.captures))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::{Catalogue, Source};

    #[test]
    fn a_piece_of_ones_own_is_not_known_although_it_captures_as_in_chess() {
        let mut games = Catalogue::built_in();
        let text = r#"(format: 1, base: "chess", name: "Own", pieces: {
            'G': (name: "Griffin", moves: "Q3"),
            'J': (name: "Jumper", moves: "NmD"),
            'M': (name: "Marshal", moves: "RN"),
        })"#;
        games.add("own.ron", Source::new("own.ron", text));
        let variant = games.variant("own", None, &[]).unwrap();
        let known = |letter| {
            let piece = variant.piece(letter).unwrap().piece_type();
            is_known_from_chess(&variant, piece)
        };
        assert_eq!("KQRBNP".chars().filter(|&letter| !known(letter)).count(), 0);
        assert_eq!("GJM".chars().filter(|&letter| known(letter)).count(), 0);
    }
}
