//! The list of the pieces of the game beside the board.

use baroque::game::Game;

/// Whether the panel shows the pieces of the game below its moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Legend {
    /// From the start on, if there is room for it and the moves.
    Open,
    /// The player has opened it.
    Asked,
    Closed,
}

impl Legend {
    /// For a game that begins, or for one that has moves already.
    pub(super) fn of(game: &Game) -> Legend {
        match game.tree.is_empty() {
            true => Legend::Open,
            false => Legend::Closed,
        }
    }
}
