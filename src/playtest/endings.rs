//! Which pieces of a game mate alone, by its tables of endings.

use crate::endings::{EndingError, Endings, Material, Progress};
use crate::rules::{Color, PieceType, Variant};
use serde::{Deserialize, Serialize};

/// King and a piece against a king, solved. The side with the piece is to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoneEnding {
    /// The id of the piece.
    pub piece: String,
    /// The legal positions.
    pub positions: u64,
    /// Those that the side with the piece wins.
    pub wins: u64,
    /// The plies of the longest win.
    pub longest_win: u16,
}

/// The piece types that a game can have on the board: those at the beginning, and what they can become.
fn types(variant: &Variant) -> impl Iterator<Item = PieceType> {
    variant.types_from(variant.start()).iter()
}

/// Solves the endings of a game in which a side has one piece, and gives each as soon as it is solved. Pieces without a
/// table are left out, and those that no game has on the board.
///
/// # Errors
///
/// If the work was stopped, or no piece has a table.
pub fn lone_endings(
    endings: &Endings,
    progress: &Progress,
    give: &mut dyn FnMut(LoneEnding),
) -> Result<(), EndingError> {
    let variant = endings.variant();
    let (mut solved, mut problem) = (0, Ok(()));
    for piece_type in types(variant) {
        let piece = [piece_type];
        let found = Color::ALL.into_iter().find_map(|color| {
            let material = Material::against_king(variant, color, &piece)?;
            Some((color, material))
        });
        let Some((color, material)) = found else {
            continue;
        };
        match endings.table(&material, progress) {
            Ok(table) => {
                let figures = table.figures(color);
                solved += 1;
                give(LoneEnding {
                    piece: variant.kind(piece_type).id.clone(),
                    positions: figures.positions,
                    wins: figures.wins,
                    longest_win: figures.longest_win,
                });
            }
            Err(EndingError::Stopped) => return Err(EndingError::Stopped),
            Err(error) => problem = Err(error),
        }
    }
    match solved {
        0 => problem,
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_fen;
    use crate::variant_file::{Catalogue, Source};

    #[test]
    fn pieces_that_are_never_on_the_board_are_left_out() {
        let text = "(format: 1, base: \"chess\", name: \"Zebus\", setups: { \"8x8\": (array: \"
            rzbqkbzr
            ........
            ........
            ........
            ........
            ........
            ........
            RZBQKBZR
        \") }, pieces: {
            'P': None,
            'Z': (name: \"Zebu\", moves: \"mC\"),
            'Y': (name: \"Yak\", moves: \"mK\"),
        })";
        let mut catalogue = Catalogue::built_in();
        catalogue.add("zebus.ron", Source::new("zebus.ron", text));
        let variant = catalogue.variant("zebus", None, &[]).unwrap();
        let names: Vec<&str> = types(&variant)
            .map(|piece| variant.kind(piece).name.as_str())
            .collect();
        assert_eq!(names, ["King", "Queen", "Rook", "Bishop", "Zebu"]);
        // A pawn can become a knight, which has no place in this array.
        let variant = catalogue.variant("chess", None, &[]).unwrap();
        let pawns = parse_fen(&variant, "k7/8/8/8/8/8/P7/K7 w - - 0 1").unwrap();
        let knight = variant.piece('N').unwrap().piece_type();
        assert!(variant.types_from(&pawns).contains(knight));
    }
}
