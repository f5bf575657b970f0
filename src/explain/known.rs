//! The pieces that chess players know.

use crate::rules::betza::{self, Part};
use crate::rules::{ByColor, Color, Movement, PieceKind, PieceType, Variant};
use std::sync::LazyLock;

/// A piece of chess.
struct Known {
    movement: Vec<Part>,
    pawn: bool,
    royal: bool,
}

static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let known = ["K", "Q", "R", "B", "N", "fmWfcF"].into_iter();
    known
        .filter_map(|moves| {
            Some(Known {
                movement: betza::parse(moves).ok()?,
                pawn: moves == "fmWfcF",
                royal: moves == "K",
            })
        })
        .collect()
});

/// Whether a piece moves and captures like a piece of chess, and has no other power. A pawn may promote to other pieces
/// and have other double steps. Only a royal piece is like a king.
pub fn is_known_from_chess(variant: &Variant, piece: PieceType) -> bool {
    let kind = variant.kind(piece);
    let is = |known: &Known| {
        known.pawn == kind.pawn
            && (kind.royal || !known.royal)
            && is_like(variant, kind, &known.movement)
    };
    kind.is_orthodox() && KNOWN.iter().any(is)
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
            'C': "guard",
        })"#;
        games.add("own.ron", Source::new("own.ron", text));
        let variant = games.variant("own", None, &[]).unwrap();
        let known = |letter| {
            let piece = variant.piece(letter).unwrap().piece_type();
            is_known_from_chess(&variant, piece)
        };
        assert_eq!("KQRBNP".chars().filter(|&letter| !known(letter)).count(), 0);
        // A Guard moves like a king, but the game does not depend on it.
        assert_eq!("CGJM".chars().filter(|&letter| known(letter)).count(), 0);
    }
}
