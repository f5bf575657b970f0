//! Ends that the players bring about themselves: draws offered, games given up or decided by hand.

use super::course::Ask;
use super::{Player, Table};
use crate::rules::{Color, DrawReason, Outcome, WinReason};

/// A game of so many plies is not given up by a slip of the hand.
const LONG: usize = 20;

/// How many plies pass before the same side offers a draw again.
const PATIENCE: usize = 2;

impl Table {
    /// The side for which a person speaks: the one on move, or the other one if that is the computer's turn.
    pub fn speaker(&self) -> Option<Color> {
        let turn = self.record.turn();
        [turn, !turn]
            .into_iter()
            .find(|&color| self.players[color] == Player::Human)
    }

    /// Gives the game up for the person who plays; with two at the screen, for the one on move. A long game is
    /// asked about first.
    pub fn resign(&mut self) {
        let Some(loser) = self.speaker().filter(|_| self.outcome().is_none()) else {
            return;
        };
        match self.record.len() >= LONG {
            true => self.ask_beside(Ask::Resign(loser)),
            false => self.conclude(Outcome::Win(!loser, WinReason::Resignation)),
        }
    }

    /// Asks something beside the board, or no more if it is asked already.
    pub fn ask_beside(&mut self, ask: Ask) {
        let open = self.course.ask == Some(ask) || self.outcome().is_some();
        self.course.ask = (!open).then_some(ask);
    }

    /// Ends the game as the players want it.
    pub fn conclude(&mut self, outcome: Outcome) {
        self.record.conclude(outcome);
        self.refresh();
    }

    /// Who may offer a draw now.
    pub fn drawer(&self) -> Option<Color> {
        let side = self.speaker().filter(|_| self.goes_on())?;
        let lately = |(by, plies): (Color, usize)| {
            by == side && (plies..plies + PATIENCE).contains(&self.record.len())
        };
        let free = self.course.offer.is_none() && !self.course.offered.is_some_and(lately);
        (free && self.position().choice() == 0).then_some(side)
    }

    /// Offers a draw. A move of the other side declines it.
    pub fn offer_draw(&mut self) {
        if let Some(side) = self.drawer() {
            self.course.offer = Some(side);
            self.course.offered = Some((side, self.record.len()));
        }
    }

    /// Whether the computer has been offered a draw.
    pub fn computer_is_asked(&self) -> bool {
        let offer = self.course.offer.filter(|_| self.goes_on());
        offer.is_some_and(|by| self.players[!by].is_computer())
    }

    /// Takes the draw that is offered, or declines it.
    pub fn answer_offer(&mut self, agreed: bool) {
        let offered = self.course.offer.take().is_some();
        if offered && agreed {
            self.conclude(Outcome::Draw(DrawReason::Agreement));
        }
    }

    /// A side has moved: what it was offered is declined, and nothing is asked any more.
    pub(super) fn move_on(&mut self, mover: Color) {
        if self.course.offer == Some(!mover) {
            self.course.offer = None;
        }
        if self.course.ask != Some(Ask::Adjudicate) {
            self.course.ask = None;
        }
    }
}
