//! Premoves.

use super::{Chooser, Drag, Interaction, Pick, Player, Table};
use baroque::rules::{Bitboard, Color, Move, Square, Travel};

/// A premove. The kind of move follows from the position after the computer's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Premove {
    /// The square of the piece.
    pub from: Square,
    /// The square where it goes.
    pub to: Square,
}

/// The result of a premove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ahead {
    /// It was played, or the user has to choose one of several moves.
    Played,
    /// It is illegal now.
    Dropped,
}

impl Table {
    /// The side of a human who may make a premove.
    pub fn premover(&self) -> Option<Color> {
        let waits = self.goes_on() && self.at_newest() && !self.locked;
        let turn = self.record.turn();
        let alone = self.players[turn].is_computer() && self.players[!turn] == Player::Human;
        (waits && alone && !self.variant().is_arranging(self.position())).then_some(!turn)
    }

    /// Every pair of squares that may become a premove, legal or not. A click on a piece of the same side picks that
    /// piece, so only a dragged one can go there.
    pub fn intentions(&self, carried: bool) -> Vec<Move> {
        let Some(side) = self.premover() else {
            return Vec::new();
        };
        let own = self.position().pieces(side);
        let squares = self.variant().geometry().squares();
        let goals = |from: Square| {
            let kept = if carried { Bitboard::of(from) } else { own };
            squares - kept
        };
        let intention = |from, to| Move::new(from, to, Travel::Walk);
        own.into_iter()
            .flat_map(|from| goals(from).into_iter().map(move |to| intention(from, to)))
            .collect()
    }

    /// The moves that input on the board can make: the legal ones, or every possible premove.
    pub fn candidates(&self, carried: bool) -> Vec<Move> {
        match self.premover() {
            Some(_) => self.intentions(carried),
            None => self.legal_moves().to_vec(),
        }
    }

    /// The squares where the picked piece can go, or could go as a premove if it were its turn.
    pub fn goals(&self) -> Bitboard {
        let ahead = self.interaction.picked_square();
        let Some(from) = ahead.filter(|_| self.premover().is_some()) else {
            return self.interaction.targets(self.legal_moves());
        };
        let moves = self.variant().moves_of(self.position(), from).into_iter();
        let goes = |mv: &Move| mv.from != mv.to && mv.travel != Travel::Drop;
        moves.filter(goes).map(|mv| mv.to).collect()
    }

    /// Makes a premove, which replaces an earlier one.
    pub fn premove(&mut self, from: Square, to: Square) {
        if self.premover().is_some() {
            self.course.premove = Some(Premove { from, to });
            self.interaction.cancel();
        }
    }

    /// Cancels the premove. Returns whether there was one.
    pub fn cancel_premove(&mut self) -> bool {
        self.course.premove.take().is_some()
    }

    /// Plays the computer's move, and then the premove if there is one. A picked or dragged piece stays so.
    pub fn answer(&mut self, mv: Move) -> Option<Ahead> {
        let ahead = self.course.premove.take();
        let held = (self.interaction.picked, self.interaction.drag);
        self.play(mv, false);
        self.course.step = false;
        match ahead {
            Some(ahead) => Some(self.play_ahead(ahead)),
            None => {
                self.hold(held);
                None
            }
        }
    }

    fn play_ahead(&mut self, Premove { from, to }: Premove) -> Ahead {
        let candidates = |mv: &&Move| Pick::Board(from).begins(mv) && mv.to == to;
        let moves: Vec<Move> = self
            .legal_moves()
            .iter()
            .filter(candidates)
            .copied()
            .collect();
        match moves[..] {
            [] => return Ahead::Dropped,
            [mv] => self.play_after(mv),
            _ => {
                self.interaction = Interaction {
                    picked: Some(Pick::Board(from)),
                    chooser: Some(Chooser {
                        at: to,
                        moves,
                        pointed: 0,
                    }),
                    ..Interaction::default()
                };
            }
        }
        Ahead::Played
    }

    /// Picks a piece again, if it is still there and can move.
    fn hold(&mut self, (picked, drag): (Option<Pick>, Option<Drag>)) {
        let movable = |pick: Pick| self.legal_moves().iter().any(|mv| pick.begins(mv));
        if picked.is_some_and(movable) && self.interaction.chooser.is_none() {
            self.interaction.picked = picked;
            self.interaction.drag = drag;
        }
    }
}
