//! Whether the computer takes a draw.

use super::Computer;
use super::order::Order;
use crate::app::play::table::Table;
use crate::app::settings::Settings;
use crate::search::{Limits, Score};
use std::time::Duration;

/// The positions that it looks at before it decides, and the longest that it takes.
const LOOK: (u64, Duration) = (30_000, Duration::from_millis(800));

/// Whether a side that is worth so much to itself takes a draw: it does if it does not think that it stands better.
fn takes(worth: i32) -> bool {
    worth <= 0
}

impl Computer {
    /// Thinks about the draw that it has been offered; whether it takes it, once that is clear.
    /// It takes none if its search fails.
    pub(super) fn judge(&mut self, table: &Table, settings: &Settings) -> Option<bool> {
        let by = table.course.offer?;
        let (nodes, time) = LOOK;
        let limits = Limits::nodes(nodes).within(Limits::movetime(time));
        self.think(table, Order::to_judge(table, limits), settings);
        if self.failed {
            self.stop();
            return Some(false);
        }
        let score = self.answer.as_ref()?.score;
        self.stop();
        Some(takes(worth(score, table.record.turn() == by)))
    }
}

/// What a position is worth to the computer, if `other` tells that the enemy is on move.
fn worth(score: Score, other: bool) -> i32 {
    match other {
        true => -score.centipawns(),
        false => score.centipawns(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_takes_a_draw_unless_it_stands_better() {
        let better = Score::of_centipawns(80);
        assert!(!takes(worth(better, false)), "it is on move, and better");
        assert!(takes(worth(better, true)), "the enemy is");
        let worse = Score::of_centipawns(-80);
        assert!(takes(worth(worse, false)));
        assert!(!takes(worth(worse, true)));
        assert!(takes(worth(Score::of_centipawns(0), true)));
    }
}
