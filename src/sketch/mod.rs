//! Positions and boards under construction: a [`Sketch`] is valid or not, and has its undo history.
//!
//! | file | |
//! |---|---|
//! | `mirror` | positions with left and right, or the sides, swapped |
//! | `custom_board` | a [`CustomBoard`]: zones and castlings on a board of another size |
//! | `shape` | the squares of a board by column and row |
//! | `game_text` | custom boards as game files, and the compiler's diagnostics |

mod custom_board;
mod game_text;
mod mirror;
mod shape;

pub use custom_board::{CastlingChoice, CustomBoard};
pub use game_text::{game_text, mistakes, pieces_for};
pub use shape::{BoardFault, BoardShape, Cell, SIDE, can_change, cells};

use crate::rules::{CastlingRights, Color, Piece, Position, PositionError, Setup, Square, Variant};
use std::sync::Arc;

/// The number of steps that can be undone.
const MAX_UNDO_STEPS: usize = 1000;

/// The board with its setup.
#[derive(Clone, Debug)]
pub struct UndoStep {
    /// The board with all piece types that it may have.
    pub variant: Arc<Variant>,
    /// The pieces and the other fields.
    pub setup: Setup,
    /// The description of a custom board, which belongs to no game yet.
    pub custom_board: Option<Arc<CustomBoard>>,
}

impl PartialEq for UndoStep {
    /// Boards are equal only if they are the same object.
    fn eq(&self, other: &UndoStep) -> bool {
        Arc::ptr_eq(&self.variant, &other.variant) && self.setup == other.setup
    }
}

/// A position under construction.
#[derive(Clone, Debug)]
pub struct Sketch {
    now: UndoStep,
    position: Position,
    past: Vec<UndoStep>,
    future: Vec<UndoStep>,
    /// Whether the last step changed a counter. Dragging a number is one step.
    counting: bool,
}

impl Sketch {
    /// A sketch that starts with a position.
    pub fn new(variant: Arc<Variant>, setup: Setup) -> Sketch {
        let mut sketch = Sketch {
            position: variant.sketch(&setup),
            now: UndoStep {
                variant,
                setup,
                custom_board: None,
            },
            past: Vec::new(),
            future: Vec::new(),
            counting: false,
        };
        sketch.now.setup = sorted(sketch.now.setup);
        sketch
    }

    /// The current board with its setup.
    pub fn now(&self) -> &UndoStep {
        &self.now
    }

    /// The board with all piece types that it may have.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.now.variant
    }

    /// The description of a custom board, which belongs to no game yet.
    pub fn custom_board(&self) -> Option<&Arc<CustomBoard>> {
        self.now.custom_board.as_ref()
    }

    /// The pieces and the other fields.
    pub fn setup(&self) -> &Setup {
        &self.now.setup
    }

    /// The position in the form that boards show.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whether a step can be undone.
    pub fn has_past(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether a step can be redone.
    pub fn has_future(&self) -> bool {
        !self.future.is_empty()
    }

    /// Undoes the last step.
    pub fn undo(&mut self) {
        if let Some(step) = self.past.pop() {
            let now = std::mem::replace(&mut self.now, step);
            self.future.push(now);
            self.look();
        }
    }

    /// Redoes the last undone step.
    pub fn redo(&mut self) {
        if let Some(step) = self.future.pop() {
            let now = std::mem::replace(&mut self.now, step);
            self.past.push(now);
            self.look();
        }
    }

    /// Changes the setup. `goes_on` makes the change a part of the last step. Returns whether anything changed.
    pub fn set(&mut self, setup: Setup, goes_on: bool) -> bool {
        let step = UndoStep {
            setup,
            ..self.now.clone()
        };
        self.take(step, goes_on)
    }

    /// Changes the board and its setup.
    pub fn set_board(
        &mut self,
        variant: Arc<Variant>,
        setup: Setup,
        custom_board: Option<Arc<CustomBoard>>,
    ) -> bool {
        let step = UndoStep {
            variant,
            setup,
            custom_board,
        };
        self.take(step, false)
    }

    fn take(&mut self, mut step: UndoStep, goes_on: bool) -> bool {
        step.setup = sorted(step.setup);
        if step == self.now {
            return false;
        }
        let before = std::mem::replace(&mut self.now, step);
        if !goes_on || self.past.is_empty() {
            self.past.push(before);
        }
        if self.past.len() > MAX_UNDO_STEPS {
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

    /// Changes the setup. It drops fields that no longer fit, such as a castling right without its rook.
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

    /// Removes the piece on a square.
    pub fn erase(&mut self, square: Square, goes_on: bool) {
        self.change(goes_on, |_, setup| put(setup, square, None));
    }

    /// Moves the piece on a square to another one.
    pub fn move_piece(&mut self, from: Square, to: Square) {
        let piece = self.position.piece(from);
        self.change(false, |_, setup| {
            if piece.is_some() && from != to {
                put(setup, from, None);
                put(setup, to, piece);
            }
        });
    }

    /// Removes all pieces, also those in hand.
    pub fn clear(&mut self) {
        self.change(false, |_, setup| {
            *setup = Setup {
                turn: setup.turn,
                ..Setup::empty()
            }
        });
    }

    /// Sets the side to move.
    pub fn set_turn(&mut self, color: Color) {
        self.change(false, |_, setup| setup.turn = color);
    }

    /// Changes a field that belongs to no piece. An invalid value stays, and the verdict explains it.
    pub fn write_field(&mut self, write: impl FnOnce(&mut Setup)) {
        let mut setup = self.now.setup.clone();
        write(&mut setup);
        self.set(setup, false);
        self.counting = false;
    }

    /// Changes a counter. Consecutive changes are one step.
    pub fn write_counter(&mut self, write: impl FnOnce(&mut Setup)) {
        let mut setup = self.now.setup.clone();
        write(&mut setup);
        let counted = |setup: &Setup| (setup.halfmove, setup.fullmove);
        let counting = counted(&setup) != counted(&self.now.setup);
        self.set(setup, self.counting);
        self.counting = counting;
    }

    /// Swaps left and right.
    pub fn mirror(&mut self) {
        self.change(false, |variant, setup| {
            *setup = mirror::mirrored(variant, setup)
        });
    }

    /// Sets up Black's pieces like White's.
    pub fn copy_white(&mut self) {
        self.change(false, |variant, setup| {
            *setup = mirror::white_copied(variant, setup)
        });
    }

    /// Swaps the sides.
    pub fn swap_sides(&mut self) {
        self.change(false, |variant, setup| {
            *setup = mirror::sides_swapped(variant, setup)
        });
    }

    /// Turns a castling right on or off.
    pub fn toggle_castling(&mut self, right: CastlingRights) {
        self.change(false, |_, setup| {
            setup.castling = match setup.castling.has(right) {
                true => setup.castling.without(right),
                false => setup.castling.or(right),
            }
        });
    }

    /// Adds a piece to its side's hand, or to the pool of both sides.
    pub fn hold(&mut self, piece: Piece) {
        self.change(false, |variant, setup| {
            let held = owners(variant, piece).filter(|_| variant.settings().hands);
            held.for_each(|color| setup.hands[color].add(piece.piece_type()));
        });
    }

    /// Removes a piece from its side's hand, or from the pool of both sides.
    pub fn release(&mut self, piece: Piece) {
        self.change(false, |variant, setup| {
            owners(variant, piece).for_each(|color| setup.hands[color].take(piece.piece_type()));
        });
    }
}

/// The sides in whose hands a piece lies: its own, or both if it is in a pool.
fn owners(variant: &Variant, piece: Piece) -> impl Iterator<Item = Color> {
    let shared = variant.is_shared(piece.piece_type());
    let sides = Color::ALL.into_iter();
    sides.filter(move |&side| shared || side == piece.color())
}

/// The setup with pieces in the order of their squares, so that equal setups compare as equal.
fn sorted(mut setup: Setup) -> Setup {
    setup.pieces.sort_by_key(|&(square, _)| square);
    setup
}

fn put(setup: &mut Setup, square: Square, piece: Option<Piece>) {
    setup.pieces.retain(|&(known, _)| known != square);
    setup.pieces.extend(piece.map(|piece| (square, piece)));
}

/// Drops the fields that no longer fit the pieces: castling rights, passed squares, swap bans and choices.
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
