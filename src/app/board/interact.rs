//! The hand over the board: picking pieces up, carrying and dropping them, or click and click.
//!
//! It knows squares, pieces that wait beside the board and legal moves, no pixels and no rules. A press
//! both picks a piece and begins to carry it; a release on the same place leaves it picked, or lets it go
//! if it was picked before.

use crate::diagram::{Item, Point, Timeline};
use crate::rules::{Bitboard, Move, PieceType, Square, Travel};

/// Something that can be picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// The piece on a square.
    Board(Square),
    /// A piece of this type that waits in the hand of the side on move.
    Hand(PieceType),
}

impl Pick {
    /// The square, if it is one of the board.
    pub fn square(self) -> Option<Square> {
        match self {
            Pick::Board(square) => Some(square),
            Pick::Hand(_) => None,
        }
    }

    /// Whether a move begins with this.
    pub fn begins(self, mv: &Move) -> bool {
        match self {
            Pick::Board(square) => mv.from == square && mv.travel != Travel::Drop,
            Pick::Hand(piece) => mv.travel == Travel::Drop && mv.promotion == Some(piece),
        }
    }
}

/// A piece being carried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    /// Where it comes from.
    pub from: Pick,
    /// Where the pointer is.
    pub at: Point,
    begun: Point,
    moved: bool,
    was_picked: bool,
}

/// Several moves to the same square, one to be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Chooser {
    /// The square.
    pub at: Square,
    /// The moves.
    pub moves: Vec<Move>,
    /// The one that the pointer is on, or was last.
    pub pointed: usize,
}

impl Chooser {
    /// Goes on to the next move, or back to the one before; from the last to the first.
    pub fn step(&mut self, on: bool) {
        let count = self.moves.len().max(1);
        let step = if on { 1 } else { count - 1 };
        self.pointed = (self.pointed + step) % count;
    }

    /// The question how the array is to be, if it is being chosen.
    pub fn of_array(legal: &[Move]) -> Option<Chooser> {
        let first = legal.first()?;
        matches!(first.travel, Travel::Keep | Travel::Exchange).then(|| Chooser {
            at: first.to,
            moves: legal.to_vec(),
            pointed: 0,
        })
    }
}

/// Words about a piece, and marks that go with them, until the next press.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The piece's square.
    pub at: Square,
    /// The words.
    pub words: String,
    /// The marks.
    pub marks: Vec<Item>,
    /// Marks that move at first, and for how many seconds at normal speed they have done so.
    pub moving: Option<(Timeline, f32)>,
}

impl Answer {
    /// Lets time pass, in seconds at normal speed.
    pub fn advance(&mut self, seconds: f32) {
        if let Some((_, clock)) = &mut self.moving {
            *clock += seconds;
        }
        let goes_on = |(timeline, clock): &(Timeline, f32)| *clock < timeline.length();
        self.moving = self.moving.take().filter(goes_on);
    }
}

/// Threats that are shown as long as a key is held.
#[derive(Clone, Debug, PartialEq)]
pub struct Threatened {
    /// The piece that threatens; none for all pieces of the side that is not on move.
    pub by: Option<Square>,
    /// What is said about that piece.
    pub words: String,
    /// The marks.
    pub marks: Vec<Item>,
}

/// What the hand is doing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Interaction {
    /// The piece that has been picked.
    pub picked: Option<Pick>,
    /// The piece that is being carried.
    pub drag: Option<Drag>,
    /// What is under the pointer.
    pub hover: Option<Pick>,
    /// The choice that is open.
    pub chooser: Option<Chooser>,
    /// What has been asked for.
    pub answer: Option<Answer>,
    /// The threats that are shown.
    pub threatened: Option<Threatened>,
    /// What has been pressed, until it is let go.
    pub pressed: Option<Pick>,
    /// The piece that had been picked when something else was pressed that cannot move, until that is let go.
    pub let_go: Option<Square>,
}

/// What a release of the pointer leads to.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Nothing.
    None,
    /// This move; `true` if its piece was carried there.
    Play(Move, bool),
    /// The piece on this square has been pressed, or carried to another square, in vain.
    Refused(Square, Option<Square>),
    /// While the piece on the first square was picked, the second one has been clicked, where it cannot go.
    Tried(Square, Square),
}

impl Interaction {
    /// The piece that is being carried, once it has left its place.
    pub fn carried(&self) -> Option<&Drag> {
        self.drag.as_ref().filter(|drag| drag.moved)
    }

    /// The square of the piece that has been picked.
    pub fn picked_square(&self) -> Option<Square> {
        self.picked?.square()
    }

    /// The moves of the picked piece.
    pub fn moves<'a>(&self, legal: &'a [Move]) -> impl Iterator<Item = &'a Move> + use<'a> {
        let picked = self.picked;
        let begins = move |mv: &&Move| picked.is_some_and(|pick| pick.begins(mv));
        legal.iter().filter(begins)
    }

    /// The squares to which the picked piece may go.
    pub fn targets(&self, legal: &[Move]) -> Bitboard {
        self.moves(legal).map(|mv| mv.to).collect()
    }

    /// The move to be previewed: the first one of the picked piece to the square under the pointer.
    pub fn previewed(&self, legal: &[Move]) -> Option<Move> {
        let to = self.hover?.square()?;
        self.moves(legal).find(|mv| mv.to == to).copied()
    }

    /// The pointer is pressed at a point, over a square, a piece in hand or nothing.
    pub fn press(&mut self, over: Option<Pick>, at: Point, legal: &[Move]) {
        self.pressed = None;
        self.answer = None;
        self.let_go = None;
        if self.chooser.take().is_some() {
            self.picked = None;
            return;
        }
        if let Some(chooser) = Chooser::of_array(legal) {
            self.chooser = Some(chooser);
            return;
        }
        let Some(over) = over else {
            self.picked = None;
            return;
        };
        let elsewhere = over.square().filter(|_| self.picked != Some(over));
        if elsewhere.is_some_and(|square| self.targets(legal).contains(square)) {
            return;
        }
        let movable = legal.iter().any(|mv| over.begins(mv));
        self.pressed = Some(over);
        self.let_go = self.picked_square().filter(|_| !movable);
        self.drag = movable.then_some(Drag {
            from: over,
            at,
            begun: at,
            moved: false,
            was_picked: self.picked == Some(over),
        });
        self.picked = movable.then_some(over);
    }

    /// The pointer moves to a point, over a square, a piece in hand or nothing. A press becomes a drag further off
    /// than `start`, in squares.
    pub fn point(&mut self, over: Option<Pick>, at: Point, start: f32) {
        self.hover = over;
        if let Some(drag) = &mut self.drag {
            drag.at = at;
            drag.moved |= (at - drag.begun).length() > start;
        }
    }

    /// The pointer is released over a square, a piece in hand or nothing.
    pub fn release(&mut self, over: Option<Pick>, legal: &[Move]) -> Intent {
        let drag = self.drag.take();
        let pressed = self.pressed.take();
        let let_go = self.let_go.take();
        let (None, Some(picked), Some(over)) = (&self.chooser, self.picked, over) else {
            // A click on a piece that cannot move asks why.
            let asked = pressed.filter(|_| self.picked.is_none() && pressed == over);
            return match (asked, let_go) {
                (Some(Pick::Board(to)), Some(from)) if from != to => Intent::Tried(from, to),
                (Some(Pick::Board(square)), _) => Intent::Refused(square, None),
                _ => Intent::None,
            };
        };
        let to = over.square();
        let moves: Vec<Move> = self
            .moves(legal)
            .copied()
            .filter(|mv| Some(mv.to) == to)
            .collect();
        match drag {
            // Pressed and let go in its own place. If it can only be given up, that deserves words.
            Some(drag) if over == picked && !drag.was_picked => {
                let stuck = self.moves(legal).all(|mv| mv.travel == Travel::Suicide);
                return match over {
                    Pick::Board(square) if stuck => Intent::Refused(square, None),
                    _ => Intent::None,
                };
            }
            // Carried to where it cannot go.
            Some(drag) if moves.is_empty() => {
                if drag.was_picked || drag.moved {
                    self.picked = None;
                }
                return match (drag.from, over) {
                    (Pick::Board(from), Pick::Board(to)) if drag.moved && from != to => {
                        Intent::Refused(from, Some(to))
                    }
                    _ => Intent::None,
                };
            }
            _ => {}
        }
        self.offer(moves, drag.is_some_and(|drag| drag.moved))
    }

    /// Plays the only move, or asks which one.
    fn offer(&mut self, moves: Vec<Move>, carried: bool) -> Intent {
        match moves[..] {
            [] => {
                self.picked = None;
                Intent::None
            }
            // What a piece does to itself deserves a question.
            [mv] if mv.from != mv.to || mv.travel == Travel::Drop => Intent::Play(mv, carried),
            [first, ..] => {
                self.chooser = Some(Chooser {
                    at: first.to,
                    moves,
                    pointed: 0,
                });
                Intent::None
            }
        }
    }

    /// Whether a piece is picked, or something is asked or shown.
    pub fn is_busy(&self) -> bool {
        self.picked.is_some()
            || self.chooser.is_some()
            || self.answer.is_some()
            || self.threatened.is_some()
    }

    /// Lets go of everything; whether there was anything.
    pub fn cancel(&mut self) -> bool {
        let anything = self.picked.is_some() || self.chooser.is_some() || self.answer.is_some();
        *self = Interaction {
            hover: self.hover,
            ..Interaction::default()
        };
        anything
    }
}

#[cfg(test)]
mod tests;
