//! Picking and moving pieces with the pointer: by dragging, or by clicking the piece and then its target.
//!
//! This file knows squares, pieces in hand and legal moves, but neither pixels nor rules. A press picks a piece and
//! starts a drag. A release on the same place keeps the piece picked, or drops the selection if the piece was picked
//! before.

use baroque::diagram::{Item, Point, Timeline};
use baroque::rules::{Bitboard, Move, PieceType, Square, Travel};
use std::sync::Arc;

/// Something that can be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// The piece on a square.
    Board(Square),
    /// A piece of this type in the hand of the side to move.
    Hand(PieceType),
}

impl Pick {
    /// The square, if the piece is on the board.
    pub fn square(self) -> Option<Square> {
        match self {
            Pick::Board(square) => Some(square),
            Pick::Hand(_) => None,
        }
    }

    /// Whether a move moves this piece.
    pub fn begins(self, mv: &Move) -> bool {
        match self {
            Pick::Board(square) => mv.from == square && mv.travel != Travel::Drop,
            Pick::Hand(piece) => mv.travel == Travel::Drop && mv.promotion == Some(piece),
        }
    }
}

/// A piece that is being dragged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    /// Where the drag started.
    pub from: Pick,
    /// Where the pointer is.
    pub at: Point,
    begun: Point,
    moved: bool,
    was_picked: bool,
}

/// Several moves to the same square, of which the player chooses one.
#[derive(Clone, Debug, PartialEq)]
pub struct Chooser {
    pub at: Square,
    pub moves: Vec<Move>,
    /// The index of the move that is marked.
    pub pointed: usize,
}

impl Chooser {
    /// Marks the next move, or the one before. After the last comes the first.
    pub fn step(&mut self, on: bool) {
        let count = self.moves.len().max(1);
        let step = if on { 1 } else { count - 1 };
        self.pointed = (self.pointed + step) % count;
    }

    /// The choice of an array, if the legal moves choose one.
    pub fn of_array(legal: &[Move]) -> Option<Chooser> {
        let chooser = Chooser {
            at: legal.first()?.to,
            moves: legal.to_vec(),
            pointed: 0,
        };
        chooser.is_of_array().then_some(chooser)
    }

    /// Whether it is the choice of an array, which opens by itself before the first move.
    pub fn is_of_array(&self) -> bool {
        let first = self.moves.first().map(|mv| mv.travel);
        matches!(first, Some(Travel::Keep | Travel::Exchange))
    }
}

/// An explanation of a piece with its marks on the board. It stays until the next press.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The piece's square.
    pub at: Square,
    pub words: Arc<str>,
    pub marks: Vec<Item>,
    /// The animation of the marks, and how long it has run, in seconds at normal speed. None once it has ended.
    pub moving: Option<(Timeline, f32)>,
}

impl Explanation {
    /// Advances the animation by seconds at normal speed.
    pub fn advance(&mut self, seconds: f32) {
        if let Some((_, clock)) = &mut self.moving {
            *clock += seconds;
        }
        let goes_on = |(timeline, clock): &(Timeline, f32)| *clock < timeline.length();
        self.moving = self.moving.take().filter(goes_on);
    }
}

/// Threats that are shown while a key is held.
#[derive(Clone, Debug, PartialEq)]
pub struct Threatened {
    /// The piece that threatens; none for all pieces of the side that has just moved.
    pub by: Option<Square>,
    /// The explanation of that piece's threats.
    pub words: String,
    pub marks: Vec<Item>,
}

/// What the pointer is doing on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Interaction {
    /// The piece that has been picked.
    pub picked: Option<Pick>,
    /// The piece that is being dragged.
    pub drag: Option<Drag>,
    /// The square or piece in hand under the pointer.
    pub hover: Option<Pick>,
    /// The open choice between moves.
    pub chooser: Option<Chooser>,
    /// The explanation that the player has asked for.
    pub answer: Option<Explanation>,
    /// The threats that are shown now.
    pub threatened: Option<Threatened>,
    /// What the pointer has pressed, until its button is released.
    pub pressed: Option<Pick>,
    /// The piece that was picked when the player pressed one that cannot move, until the button is released.
    pub let_go: Option<Square>,
}

/// Input of the pointer on a board. Points are in squares of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PointerInput {
    /// It moves. A press becomes a drag beyond this distance in squares.
    Point(Option<Pick>, Point, f32),
    /// The left button is pressed.
    Press(Option<Pick>, Point),
    /// The left button is released over the board or beside it.
    Release(Option<Pick>),
    /// The left button was released elsewhere.
    LetGo,
}

/// The result of a release of the pointer.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Nothing.
    None,
    /// Play this move; `true` if its piece was dragged.
    Play(Move, bool),
    /// Explain why the piece on this square cannot move, or cannot go to the second square.
    Refused(Square, Option<Square>),
    /// Explain why the piece on the first square, which was picked, cannot go to the second square, which was clicked.
    Tried(Square, Square),
}

impl Interaction {
    /// The piece that is being dragged, once it has left its square.
    pub fn carried(&self) -> Option<&Drag> {
        self.drag.as_ref().filter(|drag| drag.moved)
    }

    /// The square of the picked piece.
    pub fn picked_square(&self) -> Option<Square> {
        self.picked?.square()
    }

    /// The moves of the picked piece.
    pub fn moves<'a>(&self, legal: &'a [Move]) -> impl Iterator<Item = &'a Move> + use<'a> {
        let picked = self.picked;
        let begins = move |mv: &&Move| picked.is_some_and(|pick| pick.begins(mv));
        legal.iter().filter(begins)
    }

    /// The squares to which the picked piece can move.
    pub fn targets(&self, legal: &[Move]) -> Bitboard {
        self.moves(legal).map(|mv| mv.to).collect()
    }

    /// The move to preview: the first move of the picked piece to the square under the pointer.
    pub fn previewed(&self, legal: &[Move]) -> Option<Move> {
        let to = self.hover?.square()?;
        self.moves(legal).find(|mv| mv.to == to).copied()
    }

    /// The button is pressed at a point. `over` is the square or the piece in hand there.
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

    /// The pointer moves to a point. A press becomes a drag once the pointer is further than `start` away, in squares.
    pub fn point(&mut self, over: Option<Pick>, at: Point, start: f32) {
        self.hover = over;
        if let Some(drag) = &mut self.drag {
            drag.at = at;
            drag.moved |= (at - drag.begun).length() > start;
        }
    }

    /// The button is released. `over` is the square or the piece in hand there.
    pub fn release(&mut self, over: Option<Pick>, legal: &[Move]) -> Intent {
        if over.is_none() {
            self.let_go();
        }
        let drag = self.drag.take();
        let pressed = self.pressed.take();
        let let_go = self.let_go.take();
        let (None, Some(picked), Some(over)) = (&self.chooser, self.picked, over) else {
            // A click on a piece that cannot move asks for the reason.
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
            // A press and release on the same place. A piece that can only remove itself asks for the reason.
            Some(drag) if over == picked && !drag.was_picked => {
                let stuck = self.moves(legal).all(|mv| mv.travel == Travel::Suicide);
                return match over {
                    Pick::Board(square) if stuck => Intent::Refused(square, None),
                    _ => Intent::None,
                };
            }
            // The piece was dragged to a square to which it cannot move.
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

    /// Drops a piece that is dragged where no board is.
    pub fn let_go(&mut self) {
        if self.drag.take().is_some_and(|drag| drag.moved) {
            self.picked = None;
        }
    }

    /// Plays the only move, or opens the choice between several.
    fn offer(&mut self, moves: Vec<Move>, carried: bool) -> Intent {
        match moves[..] {
            [] => {
                self.picked = None;
                Intent::None
            }
            // A move by which a piece removes itself is always confirmed.
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

    /// Whether a piece is picked, or a choice or an explanation is open.
    pub fn is_busy(&self) -> bool {
        self.picked.is_some()
            || self.chooser.is_some()
            || self.answer.is_some()
            || self.threatened.is_some()
    }

    /// Ends everything that the pointer is doing; false if there was nothing to end.
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
