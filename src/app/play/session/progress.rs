//! Another level, suggested after games that were too easy or too hard.

use crate::app::play::table::{Ask, Player, Table};
use crate::app::session::{Parts, Session};
use crate::app::settings::GameResult;
use crate::app::shell::Screen;
use crate::rules::{Color, Outcome, WinReason};
use crate::search::Level;

impl Parts<'_> {
    /// Counts how the game in sight has ended, once, if a person has played it against a level, and asks whether the
    /// next one should be at another level.
    pub(crate) fn count_result(&mut self) {
        let shown = self.shell.shows(Screen::Game);
        let Session { table, watched, .. } = &mut *self.session;
        let watched = &mut watched.counted;
        let Some(table) = table.as_mut().filter(|_| shown) else {
            return;
        };
        let number = table.number();
        let Some(outcome) = table.outcome() else {
            // A game that is laid on the board as it has ended is none that has just been played.
            if watched.is_none_or(|(known, _)| known != number) {
                *watched = Some((number, false));
            }
            return;
        };
        if *watched != Some((number, false)) {
            return;
        }
        *watched = Some((number, true));
        let next = match result(table, outcome) {
            Some((level, result)) => self.settings.progress.count(level, result),
            None => None,
        };
        table.course.ask = next.map(Ask::Level).or(table.course.ask);
    }
}

/// How a game from the starting position has ended for a person against a level; nothing if it was adjudicated.
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
