//! Whether the computer accepts a draw.

use super::Computer;
use super::order::Order;
use crate::app::play::table::Table;
use crate::app::settings::Settings;
use baroque::search::{Limits, Score};
use std::time::Duration;

/// The nodes and the time of the search that decides.
const DRAW_SEARCH_LIMITS: (u64, Duration) = (30_000, Duration::from_millis(800));

/// Before this many plies, the computer plays on unless it is clearly worse: by this much, in hundredths of a pawn.
const EARLY_PLIES: usize = 40;
const CLEARLY_WORSE: i32 = -150;

/// Whether a side accepts a draw after this many plies: it does unless the evaluation from its side is better, or the game
/// has only begun.
fn accepts(evaluation: i32, plies: usize) -> bool {
    let most = if plies < EARLY_PLIES {
        CLEARLY_WORSE
    } else {
        0
    };
    evaluation <= most
}

impl Computer {
    /// Searches the position after a draw offer. Returns whether the computer accepts, once it knows. It declines if
    /// the search fails.
    pub(super) fn judge(&mut self, table: &Table, settings: &Settings) -> Option<bool> {
        let by = table.course.offer?;
        let (nodes, time) = DRAW_SEARCH_LIMITS;
        let limits = Limits::nodes(nodes).within(Limits::movetime(time));
        self.think(table, Order::to_judge(table, limits), settings);
        if self.failed {
            self.stop();
            return Some(false);
        }
        let score = self.answer.as_ref()?.score;
        self.stop();
        let evaluation = evaluation(score, table.record.turn() == by);
        Some(accepts(evaluation, table.record.len()))
    }
}

/// The evaluation for the computer. `other`: whether its opponent is to move.
fn evaluation(score: Score, other: bool) -> i32 {
    match other {
        true => -score.centipawns(),
        false => score.centipawns(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_computer_accepts_a_draw_unless_it_is_better() {
        let accepts = |score, other| {
            let score = Score::of_centipawns(score);
            accepts(evaluation(score, other), 60)
        };
        assert!(!accepts(80, false), "it is to move, and better");
        assert!(accepts(80, true), "its opponent is better");
        assert!(accepts(-80, false));
        assert!(!accepts(-80, true));
        assert!(accepts(0, true));
    }

    #[test]
    fn early_in_the_game_the_computer_accepts_a_draw_only_if_it_is_clearly_worse() {
        assert!(!accepts(0, 10));
        assert!(!accepts(-80, 10));
        assert!(accepts(-200, 10));
    }
}
