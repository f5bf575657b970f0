//! Suggests another level after games that were too easy or too hard.

use super::state::Playing;
use super::table::{Ask, Player, Table};
use crate::app::settings::GameResult;
use baroque::rules::{Color, Outcome, WinReason};
use baroque::search::Level;

/// The seconds between the end of a game and the second look at its last move.
const REPLAY_DELAY: f32 = 0.8;

impl Playing {
    /// The result of the game between a human and a level, once, if the game is `shown` and has just ended.
    pub(super) fn new_result(&mut self, shown: bool) -> Option<(Level, GameResult)> {
        let table = self.table.as_ref().filter(|_| shown)?;
        let number = table.number();
        let Some(outcome) = table.outcome() else {
            // Only a game that was seen unfinished counts: a finished game may also be opened.
            if self.counted.is_none_or(|(known, _)| known != number) {
                self.counted = Some((number, false));
            }
            return None;
        };
        if self.counted != Some((number, false)) {
            return None;
        }
        self.counted = Some((number, true));
        result(table, outcome)
    }

    /// Whether the game on the board has ended there, and was not opened as a finished one.
    pub(super) fn has_just_ended(&self) -> bool {
        let number = self.table.as_ref().map(Table::number);
        number.is_some_and(|number| self.counted == Some((number, true)))
    }

    /// Shows the last move of a game that was just won by the rules once more, after a moment. Reduced motion and a look
    /// at another position prevent it.
    pub(super) fn replay_win(&mut self, seconds: f32) {
        let ended = self.has_just_ended();
        let Some(table) = &mut self.table else { return };
        let won = matches!(table.ending(), Some(Outcome::Win(..)));
        if !ended {
            self.replay = Some(REPLAY_DELAY);
        } else if table.quiet || !won || !table.at_newest() {
            self.replay = None;
        } else if let Some(left) = self.replay.filter(|_| !table.is_moving()) {
            self.replay = Some(left - seconds).filter(|left| *left > 0.0);
            if self.replay.is_none() {
                table.replay();
            }
        }
    }

    /// Whether the last move is about to be shown once more.
    pub(super) fn replays(&self) -> bool {
        self.replay.is_some() && self.has_just_ended()
    }

    /// Asks whether the next game should have another level.
    pub(super) fn suggest(&mut self, next: Option<Level>) {
        if let Some(table) = &mut self.table {
            table.course.ask = next.map(Ask::Level).or(table.course.ask);
        }
    }
}

/// The result for the human in a game against a level. `None` if the game was adjudicated or began elsewhere than at
/// the start.
fn result(table: &Table, outcome: Outcome) -> Option<(Level, GameResult)> {
    let seats = Color::ALL.map(|color| (color, table.players[color]));
    let (human, level) = match seats {
        [(human, Player::Human), (_, Player::Computer(level))]
        | [(_, Player::Computer(level)), (human, Player::Human)] => (human, level),
        _ => return None,
    };
    let from_start = table
        .record
        .positions()
        .first()?
        .same_as(table.variant().start());
    let result = match outcome {
        Outcome::Win(_, WinReason::Adjudication) => return None,
        Outcome::Draw(_) => GameResult::Drawn,
        Outcome::Win(winner, _) if winner == human => GameResult::Won,
        Outcome::Win(..) => GameResult::Lost,
    };
    from_start.then_some((level, result))
}
