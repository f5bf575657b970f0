//! Which pieces of a game mate alone, by its tables of endings.

use crate::endings::{EndingError, Endings, Material, Progress};
use crate::rules::{Color, PieceType};
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

/// Solves the endings of a game in which a side has one piece, and gives each as soon as it is solved. Pieces without a
/// table are left out.
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
    for (index, kind) in variant.kinds().iter().enumerate() {
        let piece = [PieceType::new(index)];
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
                    piece: kind.id.clone(),
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
