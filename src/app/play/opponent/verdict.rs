//! Whether the computer accepts a draw.

use super::Computer;
use super::order::Order;
use crate::app::play::table::Table;
use crate::app::settings::Settings;
use crate::search::{Limits, Score};
use std::time::Duration;

/// The nodes and the time of the search that decides.
const LOOK: (u64, Duration) = (30_000, Duration::from_millis(800));

/// Whether a side accepts a draw: it does unless it is better. `worth` is its evaluation.
fn takes(worth: i32) -> bool {
    worth <= 0
}

impl Computer {
    /// Searches the position after a draw offer. Returns whether the computer accepts, once it knows. It declines if
    /// the search fails.
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

/// The evaluation for the computer. `other`: whether its opponent is to move.
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
    fn the_computer_accepts_a_draw_unless_it_is_better() {
        let better = Score::of_centipawns(80);
        assert!(!takes(worth(better, false)), "it is to move, and better");
        assert!(takes(worth(better, true)), "its opponent is better");
        let worse = Score::of_centipawns(-80);
        assert!(takes(worth(worse, false)));
        assert!(!takes(worth(worse, true)));
        assert!(takes(worth(Score::of_centipawns(0), true)));
    }
}
