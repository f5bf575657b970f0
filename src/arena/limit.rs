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

/// The limits and the remaining time of both sides.
pub(super) struct Clocks {
    /// White's and Black's.
    limits: [Limit; 2],
    left: [Duration; 2],
}

impl Clocks {
    pub fn new(limits: [Limit; 2]) -> Clocks {
        let base = |limit| match limit {
            Limit::Clock { base, .. } => base,
            _ => Duration::ZERO,
        };
        Clocks {
            limits,
            left: limits.map(base),
        }
    }

    /// The command that asks a side for a move.
    pub fn go(&self, side: Color) -> String {
        match self.limits[side.index()] {
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
        match self.limits[side.index()] {
            Limit::Nodes(_) | Limit::Depth(_) => None,
            Limit::Movetime(time) => Some(time),
            Limit::Clock { .. } => Some(self.left[side.index()]),
        }
    }

    /// Subtracts the time of a move from a side's clock.
    pub fn spend(&mut self, side: Color, time: Duration) {
        if let Limit::Clock { increment, .. } = self.limits[side.index()] {
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
        let limit = Limit::Clock {
            base: Duration::from_secs(10),
            increment: Duration::from_millis(100),
        };
        let mut clocks = Clocks::new([limit; 2]);
        let go = clocks.go(Color::White);
        assert_eq!(go, "go wtime 10000 btime 10000 winc 100 binc 100");
        clocks.spend(Color::Black, Duration::from_millis(2_500));
        let go = clocks.go(Color::Black);
        assert_eq!(go, "go wtime 10000 btime 7600 winc 100 binc 100");
        clocks.spend(Color::Black, Duration::from_secs(60));
        let left = clocks.allowance(Color::Black);
        assert_eq!(left, Some(Duration::from_millis(100)));
    }

    #[test]
    fn counted_searches_have_no_clock() {
        let clocks = Clocks::new([Limit::Nodes(500), Limit::Nodes(2_200)]);
        assert_eq!(clocks.go(Color::White), "go nodes 500");
        assert_eq!(clocks.go(Color::Black), "go nodes 2200");
        assert_eq!(clocks.allowance(Color::White), None);
    }
}
