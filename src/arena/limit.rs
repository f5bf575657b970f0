//! The limits of an engine's thinking.

use crate::rules::Color;
use std::time::Duration;

/// The limits of an engine, as sent with every `go`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Nodes for each move.
    Nodes(u64),
    /// The depth in plies.
    Depth(u32),
    /// Time for each move.
    Movetime(Duration),
    /// Time for a whole game, with an increment for each move.
    Clock {
        /// Time at the start.
        base: Duration,
        /// Time added after each move.
        increment: Duration,
    },
}

/// The remaining time of both sides.
pub(super) struct Clocks {
    limit: Limit,
    left: [Duration; 2],
}

impl Clocks {
    pub fn new(limit: Limit) -> Clocks {
        let base = match limit {
            Limit::Clock { base, .. } => base,
            _ => Duration::ZERO,
        };
        Clocks {
            limit,
            left: [base; 2],
        }
    }

    /// The command that asks for a move.
    pub fn go(&self) -> String {
        match self.limit {
            Limit::Nodes(nodes) => format!("go nodes {nodes}"),
            Limit::Depth(depth) => format!("go depth {depth}"),
            Limit::Movetime(time) => format!("go movetime {}", time.as_millis()),
            Limit::Clock { increment, .. } => {
                let [white, black] = self.left.map(|left| left.as_millis().max(1));
                let more = increment.as_millis();
                format!("go wtime {white} btime {black} winc {more} binc {more}")
            }
        }
    }

    /// The time after which a side has lost, or `None` without a time limit.
    pub fn allowance(&self, side: Color) -> Option<Duration> {
        match self.limit {
            Limit::Nodes(_) | Limit::Depth(_) => None,
            Limit::Movetime(time) => Some(time),
            Limit::Clock { .. } => Some(self.left[side.index()]),
        }
    }

    /// Subtracts the time of a move from a side's clock.
    pub fn spend(&mut self, side: Color, time: Duration) {
        if let Limit::Clock { increment, .. } = self.limit {
            let left = &mut self.left[side.index()];
            *left = left.saturating_sub(time).saturating_add(increment);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_runs_down_and_gains_by_moves() {
        let mut clocks = Clocks::new(Limit::Clock {
            base: Duration::from_secs(10),
            increment: Duration::from_millis(100),
        });
        assert_eq!(clocks.go(), "go wtime 10000 btime 10000 winc 100 binc 100");
        clocks.spend(Color::Black, Duration::from_millis(2_500));
        assert_eq!(clocks.go(), "go wtime 10000 btime 7600 winc 100 binc 100");
        clocks.spend(Color::Black, Duration::from_secs(60));
        let left = clocks.allowance(Color::Black);
        assert_eq!(left, Some(Duration::from_millis(100)));
    }

    #[test]
    fn counted_searches_have_no_clock() {
        let clocks = Clocks::new(Limit::Nodes(500));
        assert_eq!(clocks.go(), "go nodes 500");
        assert_eq!(clocks.allowance(Color::White), None);
    }
}
