//! The pointer and the keyboard on the board. A try may lead anywhere, so every square is a target except those with
//! the player's own pieces: a click there picks another piece.

use super::action::TryInput;
use super::game::PenultimaGame;
use crate::app::board::interact::{Intent, Interaction, Pick, PointerInput};
use baroque::diagram::BoardView;
use baroque::penultima::{Role, Try};
use baroque::rules::{Color, Move, PieceType, Square, Travel};

/// The board, and what is done on it.
#[derive(Clone, Debug)]
pub struct BoardHand {
    pub view: BoardView,
    /// The picked or dragged piece.
    pub interaction: Interaction,
    /// The square that the arrow keys have reached.
    pub mark: Option<Square>,
    /// The try that a player looks at, by its place in the log.
    pub looked: Option<usize>,
    /// The chosen promotion of the next pawn. `None` means a queen.
    pub promotion: Option<PieceType>,
    /// The text in the field for a try.
    pub typed: String,
}

impl BoardHand {
    pub(super) fn new(view: BoardView) -> BoardHand {
        BoardHand {
            view,
            interaction: Interaction::default(),
            mark: None,
            looked: None,
            promotion: None,
            typed: String::new(),
        }
    }

    /// Drops the picked piece, and shows the current position.
    pub(super) fn reset(&mut self) {
        self.interaction.cancel();
        self.looked = None;
        self.typed.clear();
    }
}

impl PenultimaGame {
    /// Applies input. Returns the try that it makes.
    pub(super) fn hand(&mut self, action: TryInput) -> Option<Try> {
        let tries = self.tries();
        let hand = &mut self.board.interaction;
        match action {
            TryInput::Pointer(input) => match input {
                PointerInput::Point(over, at, start) => hand.point(over, at, start),
                PointerInput::LetGo => hand.let_go(),
                PointerInput::Press(..) if self.board.looked.is_some() => self.board.looked = None,
                PointerInput::Press(over, at) => hand.press(over, at, &tries),
                PointerInput::Release(over) => {
                    let intent = hand.release(over, &tries);
                    return self.try_of(intent);
                }
            },
            TryInput::Mark(square) => self.board.mark = square,
            TryInput::Click(square) => {
                self.board.looked = None;
                let at = self.board.view.center(square);
                hand.press(Some(Pick::Board(square)), at, &tries);
                let intent = hand.release(Some(Pick::Board(square)), &tries);
                return self.try_of(intent);
            }
        }
        None
    }

    fn try_of(&mut self, intent: Intent) -> Option<Try> {
        let Intent::Play(mv, _) = intent else {
            return None;
        };
        Some(Try {
            from: mv.from,
            to: mv.to,
            promotion: self.board.promotion.filter(|_| self.is_pawn(mv.from)),
        })
    }

    /// Whether there is a pawn on a square.
    pub(super) fn is_pawn(&self, square: Square) -> bool {
        let piece = self.public().position().piece(square);
        let letter = piece.map(|piece| self.public().board().kind(piece.piece_type()).letter);
        letter == Some(Role::Pawn.letter())
    }

    /// Whether the pawn on a square promotes with its next move. Hidden pawns never promote.
    pub fn promotes_next(&self, square: Square) -> bool {
        if self
            .public()
            .hidden()
            .iter()
            .any(|hidden| hidden.role == Role::Pawn)
        {
            return false;
        }
        let (position, geometry) = (self.public().position(), self.public().board().geometry());
        let rows: Vec<_> = geometry.rows().collect();
        let next = match position.turn() {
            Color::White => rows.get(1),
            Color::Black => rows.iter().rev().nth(1),
        };
        self.is_pawn(square) && next.is_some_and(|row| row.contains(&Some(square)))
    }

    /// All tries, as moves for the hand. Nothing here depends on rules.
    fn tries(&self) -> Vec<Move> {
        if !self.takes_tries() || self.board.looked.is_some() {
            return Vec::new();
        }
        let position = self.public().position();
        let own = position.pieces(position.turn());
        let others = self.public().board().geometry().squares() - own;
        let from = |from: Square| {
            let to = others.into_iter();
            to.map(move |to| Move::new(from, to, Travel::Walk))
        };
        own.into_iter().flat_map(from).collect()
    }
}
