//! Whether the computer accepts a draw.

use super::Computer;
use super::order::Order;
use crate::app::play::table::Table;
use crate::app::settings::Settings;
use baroque::search::{Limits, Score};
use std::time::Duration;

/// The nodes and the time of the search that decides.
const DRAW_SEARCH_LIMITS: (u64, Duration) = (30_000, Duration::from_millis(800));

/// Whether a side accepts a draw: it does unless the evaluation from its side is better.
fn accepts(evaluation: i32) -> bool {
    evaluation <= 0
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
        Some(accepts(evaluation(score, table.record.turn() == by)))
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
        let better = Score::of_centipawns(80);
        assert!(
            !accepts(evaluation(better, false)),
            "it is to move, and better"
        );
        assert!(accepts(evaluation(better, true)), "its opponent is better");
        let worse = Score::of_centipawns(-80);
        assert!(accepts(evaluation(worse, false)));
        assert!(!accepts(evaluation(worse, true)));
        assert!(accepts(evaluation(Score::of_centipawns(0), true)));
    }
}
