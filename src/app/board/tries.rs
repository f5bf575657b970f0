//! The pointer and the keyboard on a board where a side makes tries: the rules or the enemy's pieces are hidden, so a try
//! may lead anywhere.

use super::interact::{Intent, Interaction, Pick, PointerInput};
use baroque::diagram::BoardView;
use baroque::rules::{Color, Move, Square};
use baroque::search::Level;
use serde::{Deserialize, Serialize};

/// Input of the pointer or the keyboard. Points are in squares of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TryInput {
    /// The pointer and the left button.
    Pointer(PointerInput),
    /// The mark of the keys is on a square, or nowhere.
    Mark(Option<Square>),
    /// A key or a screen reader does what a click on a square does.
    Click(Square),
}

impl TryInput {
    /// The square that is pressed, clicked or chosen by a key. A board on which squares are marked needs no more.
    pub fn pressed(self) -> Option<Square> {
        match self {
            TryInput::Pointer(PointerInput::Press(Some(Pick::Board(square)), _))
            | TryInput::Click(square) => Some(square),
            TryInput::Pointer(_) | TryInput::Mark(_) => None,
        }
    }
}

/// The board, and what is done on it.
#[derive(Clone, Debug)]
pub struct TryHand {
    pub view: BoardView,
    /// The picked or dragged piece.
    pub interaction: Interaction,
    /// The square that the arrow keys have reached.
    pub mark: Option<Square>,
    /// The number of the earlier try or ply that is shown. `None` for the current position.
    pub looked: Option<usize>,
    /// The text in the field for a try.
    pub typed: String,
}

impl TryHand {
    pub fn new(view: BoardView) -> TryHand {
        TryHand {
            view,
            interaction: Interaction::default(),
            mark: None,
            looked: None,
            typed: String::new(),
        }
    }

    /// Drops the picked piece, and shows the current position.
    pub fn reset(&mut self) {
        self.interaction.cancel();
        self.looked = None;
        self.typed.clear();
    }

    /// Whether an earlier position is shown.
    pub fn looks_back(&self) -> bool {
        self.looked.is_some()
    }

    /// Applies input. Returns the try that it makes, one of `tries`.
    pub fn apply(&mut self, input: TryInput, tries: &[Move]) -> Option<Move> {
        let hand = &mut self.interaction;
        let mut intent = Intent::None;
        match input {
            TryInput::Pointer(PointerInput::Point(over, at, start)) => hand.point(over, at, start),
            TryInput::Pointer(PointerInput::LetGo) => hand.let_go(),
            TryInput::Pointer(PointerInput::Press(..)) if self.looked.is_some() => {
                self.looked = None;
            }
            TryInput::Pointer(PointerInput::Press(over, at)) => hand.press(over, at, tries),
            TryInput::Pointer(PointerInput::Release(over)) => intent = hand.release(over, tries),
            TryInput::Mark(square) => self.mark = square,
            TryInput::Click(square) => {
                self.looked = None;
                let over = Some(Pick::Board(square));
                hand.press(over, self.view.center(square), tries);
                intent = hand.release(over, tries);
            }
        }
        match intent {
            Intent::Play(mv, _) => Some(mv),
            Intent::None | Intent::Refused(..) | Intent::Tried(..) => None,
        }
    }
}

/// The computer in a game of tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "TryPlayerFile", from = "TryPlayerFile")]
pub struct TryPlayer {
    /// The side that it plays.
    pub side: Color,
    pub level: Level,
    /// The seed of its choices.
    pub seed: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TryPlayerFile {
    white: bool,
    level: usize,
    seed: u64,
}

impl From<TryPlayer> for TryPlayerFile {
    fn from(player: TryPlayer) -> TryPlayerFile {
        TryPlayerFile {
            white: player.side == Color::White,
            level: player.level.number(),
            seed: player.seed,
        }
    }
}

impl From<TryPlayerFile> for TryPlayer {
    fn from(file: TryPlayerFile) -> TryPlayer {
        TryPlayer {
            side: if file.white {
                Color::White
            } else {
                Color::Black
            },
            level: Level::numbered(file.level).unwrap_or(Level::Novice),
            seed: file.seed,
        }
    }
}
