//! Results that the players agree on: draw offers, resignations and adjudications.

use super::course::Ask;
use super::{Player, Table};
use baroque::rules::{Color, DrawReason, Outcome, WinReason};

/// From this number of plies on, the program asks before a resignation.
const LONG: usize = 2;

/// The number of plies before the same side can offer a draw again.
const PATIENCE: usize = 2;

/// A shorter game is not offered for puzzles and practice.
const LEAST_PRACTICE: usize = 6;

impl Table {
    /// Whether the game has ended and is long enough for puzzles and practice.
    pub fn offers_practice(&self) -> bool {
        self.outcome().is_some() && self.record.len() >= LEAST_PRACTICE
    }

    /// Whether the board shows the end of the game.
    pub fn shows_end(&self) -> bool {
        self.outcome().is_some() && self.at_newest()
    }

    /// The human's side: the side to move, or its opponent if the computer is to move.
    pub fn speaker(&self) -> Option<Color> {
        let turn = self.record.turn();
        [turn, !turn]
            .into_iter()
            .find(|&color| self.players[color] == Player::Human)
    }

    /// Whether the computer has won against somebody at the screen.
    pub fn is_lost_to_computer(&self) -> bool {
        match self.outcome() {
            Some(Outcome::Win(winner, _)) => {
                self.players[winner].is_computer() && !self.players[!winner].is_computer()
            }
            Some(Outcome::Draw(_)) | None => false,
        }
    }

    /// Resigns for the human, or for the side to move if both are human. In a long game, this asks first.
    pub fn resign(&mut self) {
        let Some(loser) = self.speaker().filter(|_| self.outcome().is_none()) else {
            return;
        };
        match self.record.len() >= LONG {
            true => self.ask_beside(Ask::Resign(loser)),
            false => self.conclude(Outcome::Win(!loser, WinReason::Resignation)),
        }
    }

    /// Opens a question next to the board, or closes it if it is open.
    pub fn ask_beside(&mut self, ask: Ask) {
        let open = self.course.ask == Some(ask) || self.outcome().is_some();
        self.course.ask = (!open).then_some(ask);
    }

    /// Ends the game with this result.
    pub fn conclude(&mut self, outcome: Outcome) {
        self.record.conclude(outcome);
        self.refresh();
    }

    /// The side that may offer a draw now.
    pub fn drawer(&self) -> Option<Color> {
        let side = self.speaker().filter(|_| self.goes_on())?;
        let lately = |(by, plies): (Color, usize)| {
            by == side && (plies..plies + PATIENCE).contains(&self.record.len())
        };
        let free = self.course.offer.is_none() && !self.course.offered.is_some_and(lately);
        (free && !self.variant().is_arranging(self.position())).then_some(side)
    }

    /// Offers a draw. The other side declines it by moving.
    pub fn offer_draw(&mut self) {
        if let Some(side) = self.drawer() {
            self.course.ask = None;
            self.course.offer = Some(side);
            self.course.offered = Some((side, self.record.len()));
        }
    }

    /// Whether the computer has to answer a draw offer.
    pub fn computer_is_asked(&self) -> bool {
        let offer = self.course.offer.filter(|_| self.goes_on());
        offer.is_some_and(|by| self.players[!by].is_computer())
    }

    /// Accepts the offered draw, or declines it.
    pub fn answer_offer(&mut self, agreed: bool) {
        let offered = self.course.offer.take().is_some();
        if offered && agreed {
            self.conclude(Outcome::Draw(DrawReason::Agreement));
        }
    }

    /// Updates the game after a move: its mover declines an offer, and the question closes.
    pub(super) fn move_on(&mut self, mover: Color) {
        if self.course.offer == Some(!mover) {
            self.course.offer = None;
        }
        if self.course.ask != Some(Ask::Adjudicate) {
            self.course.ask = None;
        }
    }
}
