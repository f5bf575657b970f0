//! The board of an exercise with an ending.

use crate::app::analysis::advice::advised;
use crate::app::analysis::ending::position_words;
use crate::app::play::table::{PERSONS, Table};
use crate::app::shell::{Outbox, Say};
use crate::app::sound::Cue;
use crate::app::texts::text;
use baroque::endings::{Endings, Value};
use baroque::notation::write_san;
use baroque::rules::{Move, Outcome};
use baroque::training::{EndingExercise, EndingGoal, ending_reply, moves_of};
use std::sync::Arc;

/// An exercise on its board.
#[derive(Debug)]
pub struct EndingBoard {
    pub exercise: EndingExercise,
    pub table: Table,
    /// The moves that the player has made.
    pub made: u16,
    /// What the last move would have allowed, if it threw the goal away.
    pub remark: Option<String>,
    /// Whether the player has reached the goal, once the exercise is over.
    pub result: Option<bool>,
    endings: Arc<Endings>,
    /// The legal moves with their values, if it is the player's turn and they are known.
    known: Option<Vec<(Move, Value)>>,
    mistakes: u16,
}

impl EndingBoard {
    pub(super) fn new(endings: Arc<Endings>, exercise: EndingExercise, quiet: bool) -> EndingBoard {
        let variant = Arc::new(endings.variant().clone());
        let mut table = Table::new(variant, exercise.start.clone(), PERSONS);
        if exercise.goal == EndingGoal::Hold {
            table.flip();
        }
        table.quiet = quiet;
        table.locked = true;
        let mut board = EndingBoard {
            exercise,
            table,
            made: 0,
            remark: None,
            result: None,
            endings,
            known: None,
            mistakes: 0,
        };
        board.look();
        board
    }

    /// Whether the goal was reached without a mistake.
    pub fn is_solved_cleanly(&self) -> bool {
        self.result == Some(true) && self.mistakes == 0
    }

    /// Whether something has yet to happen without the player: a motion, or the computer's move.
    pub fn is_busy(&self) -> bool {
        self.result.is_none() && self.known.is_none()
    }

    /// The moves of the shortest win from here, if the player is to win and to move.
    pub fn moves_left(&self) -> Option<u16> {
        match self.known.as_ref()?.first()?.1 {
            Value::Win(plies) => Some(moves_of(plies)),
            Value::Undecided | Value::Loss(_) => None,
        }
    }

    /// By how many moves the player's moves have made the win longer, while it is the player's turn.
    pub fn moves_lost(&self) -> u16 {
        let left = self.moves_left().unwrap_or(0);
        (self.made + left).saturating_sub(self.exercise.moves)
    }

    /// The legal moves with their values, if it is the player's turn.
    #[cfg(test)]
    pub fn known_moves(&self) -> Option<&[(Move, Value)]> {
        self.known.as_deref()
    }

    /// Lets time pass, in seconds at normal speed; all motions end without it.
    pub(in crate::app::learn) fn advance(&mut self, seconds: Option<f32>, outbox: &mut Outbox) {
        match seconds {
            Some(seconds) => self.table.advance(seconds),
            None => self.table.end_animations(),
        }
        if self.table.is_moving() || self.result.is_some() {
            return;
        }
        let position = self.table.record.position();
        if self.table.outcome().is_none()
            && self.made < self.wanted_moves()
            && position.turn() != self.exercise.goal.player()
        {
            match ending_reply(&self.endings, position) {
                Some(mv) => {
                    let played = write_san(self.endings.variant(), position, mv);
                    outbox.send(Say(text!("learn-ending-reply", played = played)));
                    self.play(mv, false);
                }
                None => self.endings.approach(&position.clone()),
            }
            return;
        }
        self.look();
        if let Some(reached) = self.result {
            outbox.send(Say(self.result_words(reached)));
        }
    }

    /// The moves after which an ending is held; endless for a win.
    fn wanted_moves(&self) -> u16 {
        match self.exercise.goal {
            EndingGoal::Win => u16::MAX,
            EndingGoal::Hold => self.exercise.moves,
        }
    }

    /// Looks whether the exercise is over, and else at the player's moves.
    fn look(&mut self) {
        let held = self.exercise.goal == EndingGoal::Hold;
        self.result = match self.table.outcome() {
            Some(Outcome::Win(winner, _)) => Some(winner == self.exercise.goal.player()),
            Some(Outcome::Draw(_)) => Some(held),
            None => (self.made >= self.wanted_moves()).then_some(true),
        };
        if self.known.is_none() && self.result.is_none() {
            let position = self.table.record.position().clone();
            self.known = self.endings.ready_moves(&position);
            if self.known.is_none() {
                self.endings.approach(&position);
            }
        }
        self.table.locked = self.known.is_none() || self.result.is_some();
    }

    fn play(&mut self, mv: Move, carried: bool) {
        self.known = None;
        self.table.locked = false;
        self.table.play(mv, carried);
        self.table.locked = true;
        self.table.advice.marks.clear();
    }

    /// Plays a move of the player, unless it throws the goal away.
    pub(in crate::app::learn) fn answer(&mut self, mv: Move, carried: bool, outbox: &mut Outbox) {
        let Some(known) = self.known.as_ref().filter(|_| self.result.is_none()) else {
            return;
        };
        if self.exercise.keeps(known, mv) {
            self.made += 1;
            self.remark = None;
            return self.play(mv, carried);
        }
        let remark = self.refutation(mv);
        self.mistakes += 1;
        self.table.interaction.cancel();
        outbox.send(Cue::Refused);
        outbox.send(Say(remark.clone()));
        self.remark = Some(remark);
    }

    /// What a move that throws the goal away allows.
    fn refutation(&self, mv: Move) -> String {
        let variant = self.endings.variant();
        let before = self.table.record.position();
        let after = variant.play(before, mv);
        let played = write_san(variant, before, mv);
        let replies = self.endings.ready_moves(&after).unwrap_or_default();
        let Some(&(reply, value)) = replies
            .first()
            .filter(|_| variant.outcome(&after).is_none())
        else {
            return text!("learn-ending-ends-game", played = played);
        };
        let answer = write_san(variant, &after, reply);
        let worth = position_words(value, after.turn());
        match self.exercise.goal {
            EndingGoal::Win => text!(
                "learn-ending-thrown-away",
                played = played,
                answer = answer,
                value = worth
            ),
            EndingGoal::Hold => text!(
                "learn-ending-loses",
                played = played,
                answer = answer,
                value = worth
            ),
        }
    }

    /// Shows a best move as an arrow, which counts as a mistake.
    pub(super) fn show_move(&mut self) {
        let best = self.known.as_ref().and_then(|moves| moves.first());
        if let Some(&(mv, _)) = best.filter(|_| self.result.is_none()) {
            self.mistakes += 1;
            let table = &self.table;
            let marks = advised(table.variant(), table.view(), table.position(), mv);
            self.table.advice.marks = marks;
        }
    }

    /// How the exercise has ended, in words.
    pub fn result_words(&self, reached: bool) -> String {
        match (reached, self.exercise.goal) {
            (false, _) => text!("learn-ending-missed").to_owned(),
            (true, EndingGoal::Hold) => text!("learn-ending-held", count = self.made),
            (true, EndingGoal::Win) if self.made <= self.exercise.moves => {
                text!("learn-ending-won-shortest", count = self.made)
            }
            (true, EndingGoal::Win) => text!(
                "learn-ending-won",
                count = self.made,
                shortest = self.exercise.moves
            ),
        }
    }
}
