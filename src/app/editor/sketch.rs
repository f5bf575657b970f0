//! A position that is being edited, whatever is wrong with it, with all that has been done to it.

use super::mirror;
use super::own_board::OwnBoard;
use crate::rules::{CastlingRights, Color, Piece, Position, PositionError, Setup, Square, Variant};
use std::sync::Arc;

/// How many steps can be taken back.
const DEPTH: usize = 1000;

/// The board and what stands on it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The board, and the pieces that there are.
    pub variant: Arc<Variant>,
    /// What stands on it.
    pub setup: Setup,
    /// What the board is, if it is one of the person's own, which no game has yet.
    pub own_board: Option<Arc<OwnBoard>>,
}

impl PartialEq for Step {
    /// Boards are compared by identity: a board made anew is a new one.
    fn eq(&self, other: &Step) -> bool {
        Arc::ptr_eq(&self.variant, &other.variant) && self.setup == other.setup
    }
}

/// A position that is being edited.
#[derive(Clone, Debug)]
pub struct Sketch {
    now: Step,
    position: Position,
    past: Vec<Step>,
    future: Vec<Step>,
    /// Whether the last step was one of a counter: a number that is being dragged is one step.
    counting: bool,
}

impl Sketch {
    /// A sketch of a position.
    pub fn new(variant: Arc<Variant>, setup: Setup) -> Sketch {
        let mut sketch = Sketch {
            position: variant.sketch(&setup),
            now: Step {
                variant,
                setup,
                own_board: None,
            },
            past: Vec::new(),
            future: Vec::new(),
            counting: false,
        };
        sketch.now.setup = sorted(sketch.now.setup);
        sketch
    }

    /// The board and what stands on it.
    pub fn now(&self) -> &Step {
        &self.now
    }

    /// The board, and the pieces that there are.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.now.variant
    }

    /// What the board is, if it is one of the person's own, which no game has yet.
    pub fn own_board(&self) -> Option<&Arc<OwnBoard>> {
        self.now.own_board.as_ref()
    }

    /// What stands on it.
    pub fn setup(&self) -> &Setup {
        &self.now.setup
    }

    /// The same as a board to look at.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whether a step can be taken back.
    pub fn has_past(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether a step that has been taken back can be made again.
    pub fn has_future(&self) -> bool {
        !self.future.is_empty()
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        if let Some(step) = self.past.pop() {
            let now = std::mem::replace(&mut self.now, step);
            self.future.push(now);
            self.look();
        }
    }

    /// Makes a step again that has been taken back.
    pub fn redo(&mut self) {
        if let Some(step) = self.future.pop() {
            let now = std::mem::replace(&mut self.now, step);
            self.past.push(now);
            self.look();
        }
    }

    /// Goes on with another setup; `goes_on` makes it a part of the step before. Whether that is a change.
    pub fn set(&mut self, setup: Setup, goes_on: bool) -> bool {
        let step = Step {
            setup,
            ..self.now.clone()
        };
        self.take(step, goes_on)
    }

    /// Goes on with another board and what stands on it.
    pub fn set_board(
        &mut self,
        variant: Arc<Variant>,
        setup: Setup,
        own_board: Option<Arc<OwnBoard>>,
    ) -> bool {
        let step = Step {
            variant,
            setup,
            own_board,
        };
        self.take(step, false)
    }

    fn take(&mut self, mut step: Step, goes_on: bool) -> bool {
        step.setup = sorted(step.setup);
        if step == self.now {
            return false;
        }
        let before = std::mem::replace(&mut self.now, step);
        if !goes_on || self.past.is_empty() {
            self.past.push(before);
        }
        if self.past.len() > DEPTH {
            self.past.remove(0);
        }
        self.future.clear();
        self.counting = false;
        self.look();
        true
    }

    fn look(&mut self) {
        self.position = self.now.variant.sketch(&self.now.setup);
    }

    /// Changes what stands on the board. What does not go with it any more, such as a castling whose rook has
    /// left, is forgotten.
    pub fn change(&mut self, goes_on: bool, change: impl FnOnce(&Variant, &mut Setup)) -> bool {
        let mut setup = self.now.setup.clone();
        change(&self.now.variant, &mut setup);
        tidy(&self.now.variant, &mut setup);
        self.set(setup, goes_on)
    }

    /// Puts a piece on a square.
    pub fn put(&mut self, square: Square, piece: Piece, goes_on: bool) {
        self.change(goes_on, |_, setup| put(setup, square, Some(piece)));
    }

    /// Takes the piece of a square away.
    pub fn erase(&mut self, square: Square, goes_on: bool) {
        self.change(goes_on, |_, setup| put(setup, square, None));
    }

    /// Moves a piece.
    pub fn move_piece(&mut self, from: Square, to: Square) {
        let piece = self.position.piece(from);
        self.change(false, |_, setup| {
            if piece.is_some() && from != to {
                put(setup, from, None);
                put(setup, to, piece);
            }
        });
    }

    /// Takes all pieces away, those in hand too.
    pub fn clear(&mut self) {
        self.change(false, |_, setup| {
            *setup = Setup {
                turn: setup.turn,
                ..Setup::empty()
            }
        });
    }

    /// Says who is on move.
    pub fn set_turn(&mut self, color: Color) {
        self.change(false, |_, setup| setup.turn = color);
    }

    /// Writes one of the fields that no piece belongs to. What is wrong with it is said, not mended.
    pub fn write_field(&mut self, write: impl FnOnce(&mut Setup)) {
        let mut setup = self.now.setup.clone();
        write(&mut setup);
        self.set(setup, false);
        self.counting = false;
    }

    /// Writes one of the counters; one step back takes a row of such changes away.
    pub fn write_counter(&mut self, write: impl FnOnce(&mut Setup)) {
        let mut setup = self.now.setup.clone();
        write(&mut setup);
        let counted = |setup: &Setup| (setup.halfmove, setup.fullmove);
        let counting = counted(&setup) != counted(&self.now.setup);
        self.set(setup, self.counting);
        self.counting = counting;
    }

    /// Exchanges left and right.
    pub fn mirror(&mut self) {
        self.change(false, |variant, setup| {
            *setup = mirror::mirrored(variant, setup)
        });
    }

    /// Draws Black's pieces up as White's are.
    pub fn copy_white(&mut self) {
        self.change(false, |variant, setup| {
            *setup = mirror::white_copied(variant, setup)
        });
    }

    /// Exchanges the sides.
    pub fn swap_sides(&mut self) {
        self.change(false, |variant, setup| {
            *setup = mirror::sides_swapped(variant, setup)
        });
    }

    /// Gives a right to castle, or takes it.
    pub fn toggle_castling(&mut self, right: CastlingRights) {
        self.change(false, |_, setup| {
            setup.castling = match setup.castling.has(right) {
                true => setup.castling.without(right),
                false => setup.castling.or(right),
            }
        });
    }

    /// Puts a piece into its side's hand.
    pub fn hold(&mut self, piece: Piece) {
        self.change(false, |variant, setup| {
            if variant.settings().hands {
                setup.hands[piece.color()].add(piece.piece_type());
            }
        });
    }

    /// Takes a piece out of its side's hand.
    pub fn release(&mut self, piece: Piece) {
        self.change(false, |_, setup| {
            setup.hands[piece.color()].take(piece.piece_type());
        });
    }
}

/// The pieces in the order of their squares, so that equal boards are equal.
fn sorted(mut setup: Setup) -> Setup {
    setup.pieces.sort_by_key(|&(square, _)| square);
    setup
}

fn put(setup: &mut Setup, square: Square, piece: Option<Piece>) {
    setup.pieces.retain(|&(known, _)| known != square);
    setup.pieces.extend(piece.map(|piece| (square, piece)));
}

/// Forgets what can only follow from moves that have not been made: rights, runs, bans and choices that do not
/// go with the pieces any more.
fn tidy(variant: &Variant, setup: &mut Setup) {
    for problem in variant.problems(setup) {
        match problem {
            PositionError::Castling(letter, _) => {
                let mut castlings = variant.settings().castlings.iter();
                if let Some(castling) = castlings.find(|castling| castling.letter == letter) {
                    setup.castling = setup.castling.without(castling.right);
                }
            }
            PositionError::EnPassant(_) => setup.en_passant = Default::default(),
            PositionError::Ban(_) => setup.ban = None,
            PositionError::Choice(_)
            | PositionError::ChoicePieces(_)
            | PositionError::ChoiceSide(..) => setup.choice = 0,
            _ => {}
        }
    }
}
