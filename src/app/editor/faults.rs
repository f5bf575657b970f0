//! Why a custom board makes no game, in words.

use baroque::rules::MAX_SQUARES;
use baroque::sketch::{BoardFault, BoardShape, SIDE};
use baroque::texts::text;

/// The reason in sentences. `shape` is the shape of the board.
pub fn fault_words(fault: BoardFault, shape: &BoardShape) -> Vec<String> {
    vec![match fault {
        BoardFault::Sides => text!("setup-size", least = *SIDE.start(), most = *SIDE.end()),
        BoardFault::TooManySquares(squares) => text!(
            "setup-too-large",
            files = shape.width,
            ranks = shape.height,
            squares = squares,
            most = MAX_SQUARES
        ),
        BoardFault::NoPieces => text!("setup-no-piece").to_owned(),
        BoardFault::Mistakes(sentences) => return sentences,
    }]
}
