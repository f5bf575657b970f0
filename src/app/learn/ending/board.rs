//! The board of an exercise with an ending.

use super::help::EndingHelp;
use crate::app::analysis::AnalysisAction;
use crate::app::analysis::advice::advised;
use crate::app::analysis::ending::position_words;
use crate::app::play::action::{GameOrigin, LayGame};
use crate::app::play::table::{PERSONS, Table};
use crate::app::shell::{Outbox, Say};
use crate::app::sound::Cue;
use baroque::endings::{Endings, Value};
use baroque::explain::how_ended;
use baroque::notation::write_squares;
use baroque::rules::{Move, Outcome, Variant};
use baroque::texts::text;
use baroque::training::{EndingExercise, EndingGoal, ending_reasons, ending_reply, moves_of};
use std::sync::Arc;

/// An exercise on its board.
#[derive(Debug)]
pub struct EndingBoard {
    pub exercise: EndingExercise,
    pub table: Table,
    /// The moves of the player on the board.
    pub made: u16,
    /// What the last move would have allowed, if it threw the goal away.
    pub remark: Option<String>,
    /// Why the move that is shown is good.
    pub reasons: Option<String>,
    /// Which move was faster than the player's last one, if any.
    faster: Option<String>,
    /// The help that the player has used.
    pub help: EndingHelp,
    /// Whether the player has reached the goal, once the exercise is over.
    pub result: Option<bool>,
    endings: Arc<Endings>,
    /// The legal moves with their values, if it is the player's turn and they are known.
    known: Option<Vec<(Move, Value)>>,
    /// The moves of the shortest win at the player's last turn.
    left: Option<u16>,
    /// The number of the game in which the position is analysed.
    analysed: Option<u64>,
}

/// The board with the position of an exercise, seen from the player's side.
fn fresh_table(variant: Arc<Variant>, exercise: &EndingExercise, quiet: bool) -> Table {
    let mut table = Table::new(variant, exercise.start.clone(), PERSONS);
    if exercise.goal == EndingGoal::Hold {
        table.flip();
    }
    table.quiet = quiet;
    table.locked = true;
    table
}

impl EndingBoard {
    pub(super) fn new(endings: Arc<Endings>, exercise: EndingExercise, quiet: bool) -> EndingBoard {
        let variant = Arc::new(endings.variant().clone());
        let mut board = EndingBoard {
            table: fresh_table(variant, &exercise, quiet),
            exercise,
            made: 0,
            remark: None,
            reasons: None,
            faster: None,
            help: EndingHelp::default(),
            result: None,
            endings,
            known: None,
            left: None,
            analysed: None,
        };
        board.look();
        board
    }

    /// Whether the goal was reached without a mistake and without help.
    pub fn is_solved_cleanly(&self) -> bool {
        self.result == Some(true) && self.help.is_none()
    }

    /// Whether something has yet to happen without the player: a motion, or the computer's move.
    pub fn is_busy(&self) -> bool {
        self.result.is_none() && self.known.is_none()
    }

    /// The moves that the goal still needs: those of the shortest win at the player's last turn, or those to hold.
    pub fn moves_left(&self) -> u16 {
        match self.exercise.goal {
            EndingGoal::Win => self.left.unwrap_or(self.exercise.moves),
            EndingGoal::Hold => self.exercise.moves.saturating_sub(self.made),
        }
    }

    /// By how many moves the player's moves have made the win longer, while it is the player's turn.
    pub fn moves_lost(&self) -> u16 {
        match self.known {
            Some(_) => (self.made + self.moves_left()).saturating_sub(self.exercise.moves),
            None => 0,
        }
    }

    /// By how much the win is slower, and which move was faster, in sentences. Empty if the win is as fast as it can be,
    /// or a move was refused, about which there is more to say.
    pub fn slower_words(&self) -> String {
        let lost = self.moves_lost();
        if self.exercise.goal != EndingGoal::Win || lost == 0 || self.remark.is_some() {
            return String::new();
        }
        let slower = text!("learn-ending-slower", count = lost);
        [Some(slower), self.faster.clone()]
            .into_iter()
            .flatten()
            .collect::<Vec<String>>()
            .join(" ")
    }

    /// Whether the player has made a move that can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.made > 0
    }

    /// Whether this is the game in which the position is analysed.
    pub fn is_analysed_on(&self, table: &Table) -> bool {
        self.analysed == Some(table.number())
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
                    let played = write_squares(self.endings.variant(), position, mv);
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
            self.left = self
                .known
                .as_ref()
                .and_then(|moves| match moves.first()?.1 {
                    Value::Win(plies) => Some(moves_of(plies)),
                    Value::Undecided | Value::Loss(_) => None,
                });
        }
        self.table.locked = self.known.is_none() || self.result.is_some();
    }

    fn play(&mut self, mv: Move, carried: bool) {
        self.known = None;
        self.table.locked = false;
        self.table.play(mv, carried);
        self.table.locked = true;
        self.clear_remarks();
    }

    fn clear_remarks(&mut self) {
        self.remark = None;
        self.reasons = None;
        self.table.advice.marks.clear();
    }

    /// Takes back the player's last move, with the computer's answer.
    pub(in crate::app::learn) fn take_back(&mut self, outbox: &mut Outbox) {
        if !self.can_take_back() {
            return;
        }
        self.table.take_back();
        if self.table.record.turn() != self.exercise.goal.player() {
            self.table.take_back();
        }
        self.made -= 1;
        self.help.taken_back += 1;
        self.faster = None;
        self.known = None;
        self.result = None;
        self.table.locked = true;
        self.clear_remarks();
        outbox.send(Say(text!("learn-ending-taken-back").to_owned()));
    }

    /// Begins the same exercise again, if a move was made.
    pub(super) fn start_over(&mut self, outbox: &mut Outbox) {
        if !self.can_take_back() {
            return;
        }
        let variant = self.table.record.variant().clone();
        self.table = fresh_table(variant, &self.exercise, self.table.quiet);
        self.made = 0;
        self.help.restarts += 1;
        self.faster = None;
        self.known = None;
        self.clear_remarks();
        self.look();
        outbox.send(Say(text!("learn-ending-started-over").to_owned()));
    }

    /// Opens the game so far with analysis.
    pub(super) fn analyse(&mut self, outbox: &mut Outbox) {
        let game = self.table.record.game().clone();
        let mut table = Table::with_game(game, PERSONS).for_practice();
        if table.view().flipped() != self.table.view().flipped() {
            table.flip();
        }
        self.analysed = Some(table.number());
        self.help.analysed |= self.result.is_none();
        outbox.send(LayGame::new(table, GameOrigin::Found));
        outbox.send(AnalysisAction::Toggle);
    }

    /// Plays a move of the player, unless it throws the goal away.
    pub(in crate::app::learn) fn answer(&mut self, mv: Move, carried: bool, outbox: &mut Outbox) {
        let Some(known) = self.known.as_ref().filter(|_| self.result.is_none()) else {
            return;
        };
        if self.exercise.keeps(known, mv) {
            self.made += 1;
            self.faster = self.faster_than(known, mv);
            return self.play(mv, carried);
        }
        let remark = self.refutation(mv);
        self.help.refused += 1;
        self.table.interaction.cancel();
        outbox.send(Cue::Refused);
        outbox.send(Say(remark.clone()));
        self.remark = Some(remark);
    }

    /// Which move wins faster than this one, and the answer that makes the difference.
    fn faster_than(&self, known: &[(Move, Value)], mv: Move) -> Option<String> {
        let value = known.iter().find(|(other, _)| *other == mv)?.1;
        let &(best, fastest) = known.first()?;
        let (Value::Win(plies), Value::Win(least)) = (value, fastest) else {
            return None;
        };
        if moves_of(plies) <= moves_of(least) {
            return None;
        }
        let variant = self.endings.variant();
        let before = self.table.record.position();
        let after = variant.play(before, mv);
        let &(reply, _) = self.endings.ready_moves(&after)?.first()?;
        Some(text!(
            "learn-ending-faster",
            best = write_squares(variant, before, best),
            played = write_squares(variant, before, mv),
            answer = write_squares(variant, &after, reply)
        ))
    }

    /// What a move that throws the goal away allows.
    fn refutation(&self, mv: Move) -> String {
        let variant = self.endings.variant();
        let before = self.table.record.position();
        let after = variant.play(before, mv);
        let played = write_squares(variant, before, mv);
        let replies = self.endings.ready_moves(&after).unwrap_or_default();
        let Some(&(reply, value)) = replies
            .first()
            .filter(|_| variant.outcome(&after).is_none())
        else {
            return text!("learn-ending-ends-game", played = played);
        };
        let answer = write_squares(variant, &after, reply);
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

    /// Shows a best move as an arrow, and why it is good. That counts as help.
    pub(super) fn show_move(&mut self, outbox: &mut Outbox) {
        let best = self.known.as_ref().and_then(|moves| moves.first());
        let shown = self.reasons.is_some() || self.result.is_some();
        let Some(&(mv, _)) = best.filter(|_| !shown) else {
            return;
        };
        let table = &self.table;
        let marks = advised(table.variant(), table.view(), table.position(), mv);
        let reasons = ending_reasons(&self.endings, table.position(), mv).join(" ");
        self.help.shown += 1;
        self.remark = None;
        self.table.advice.marks = marks;
        outbox.send(Say(reasons.clone()));
        self.reasons = Some(reasons);
    }

    /// What the last move has done to end the game, in sentences; empty if the game goes on.
    pub fn end_words(&self) -> String {
        let record = &self.table.record;
        let last = record.len().checked_sub(1);
        let last = last.and_then(|last| record.ply(last).zip(record.positions().get(last)));
        match (self.table.outcome(), last) {
            (Some(outcome), Some((ply, before))) => {
                how_ended(record.variant(), before, &ply.transition, outcome).join(" ")
            }
            _ => String::new(),
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
