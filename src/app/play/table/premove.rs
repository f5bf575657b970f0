//! Moves made ahead of the computer's answer.

use super::{Chooser, Drag, Interaction, Pick, Player, Table};
use crate::rules::{Bitboard, Color, Move, Square, Travel};

/// A move made ahead: what it will be, the position tells once the computer has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Premove {
    /// Where the piece stands.
    pub from: Square,
    /// Where it is to go.
    pub to: Square,
}

/// What has come of a move made ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ahead {
    /// It has been played, or it is asked which of several moves it is.
    Played,
    /// It is not legal any more.
    Dropped,
}

impl Table {
    /// The side of a person who waits for the computer and may make a move ahead.
    pub fn premover(&self) -> Option<Color> {
        let waits = self.goes_on() && self.at_newest() && !self.locked;
        let turn = self.record.turn();
        let alone = self.players[turn].is_computer() && self.players[!turn] == Player::Human;
        (waits && alone && self.position().choice() == 0).then_some(!turn)
    }

    /// Every way that a person who waits might want a piece to go: nobody knows yet which of them will be legal.
    /// Onto a piece of the same side only what is carried goes, as a click there picks that one.
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

    /// The moves that a hand over the board may mean: those that are legal, or for a person who waits every way that
    /// one might want a piece to go.
    pub fn meant(&self, carried: bool) -> Vec<Move> {
        match self.premover() {
            Some(_) => self.intentions(carried),
            None => self.legal_moves().to_vec(),
        }
    }

    /// Where the picked piece may go, or for a person who waits could go if it were on move.
    pub fn goals(&self) -> Bitboard {
        let ahead = self.interaction.picked_square();
        let Some(from) = ahead.filter(|_| self.premover().is_some()) else {
            return self.interaction.targets(self.legal_moves());
        };
        let moves = self.variant().moves_of(self.position(), from).into_iter();
        let goes = |mv: &Move| mv.from != mv.to && mv.travel != Travel::Drop;
        moves.filter(goes).map(|mv| mv.to).collect()
    }

    /// Makes a move ahead, instead of one made before.
    pub fn premove(&mut self, from: Square, to: Square) {
        if self.premover().is_some() {
            self.course.premove = Some(Premove { from, to });
            self.interaction.cancel();
        }
    }

    /// Takes the move that has been made ahead back; whether there was one.
    pub fn cancel_premove(&mut self) -> bool {
        self.course.premove.take().is_some()
    }

    /// Plays the computer's move, and then the one that a person has made ahead of it, if there is one. What a
    /// person has in hand stays there.
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
        let meant = |mv: &&Move| Pick::Board(from).begins(mv) && mv.to == to;
        let moves: Vec<Move> = self.legal_moves().iter().filter(meant).copied().collect();
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

    /// Takes a piece up again that is still there and can move.
    fn hold(&mut self, (picked, drag): (Option<Pick>, Option<Drag>)) {
        let movable = |pick: Pick| self.legal_moves().iter().any(|mv| pick.begins(mv));
        if picked.is_some_and(movable) && self.interaction.chooser.is_none() {
            self.interaction.picked = picked;
            self.interaction.drag = drag;
        }
    }
}
