//! How long a search lasts: what it is allowed, and when that is spent.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a search may use up. With nothing given it goes on until it is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The deepest iteration, in plies.
    pub depth: Option<u32>,
    /// Positions to be looked at.
    pub nodes: Option<u64>,
    /// Time on the clock; the answer comes within a few milliseconds of it.
    pub movetime: Option<Duration>,
    /// The time after which no deeper iteration is begun, as it would hardly be finished.
    pub enough: Option<Duration>,
}

impl Limits {
    /// The usual number of moves that the remaining time has to do for.
    const MOVES_AHEAD: u32 = 30;
    /// What is never used: the answer has to reach the clock.
    const LAG: Duration = Duration::from_millis(30);

    /// A search to this depth.
    pub fn depth(depth: u32) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::default()
        }
    }

    /// A search of so many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// A search of this duration.
    pub fn movetime(movetime: Duration) -> Limits {
        Limits {
            movetime: Some(movetime),
            ..Limits::default()
        }
    }

    /// A search for one move of a game against the clock, with so many moves to the next control.
    pub fn clock(remaining: Duration, increment: Duration, to_go: Option<u32>) -> Limits {
        let moves = to_go
            .unwrap_or(Self::MOVES_AHEAD)
            .clamp(1, Self::MOVES_AHEAD);
        let usable = remaining.saturating_sub(Self::LAG);
        let share = usable / moves + increment * 3 / 4;
        // A move in trouble may take several shares, but never what the next moves need.
        let most = (share * 4).min(usable / moves.min(3));
        Limits {
            movetime: Some(most),
            enough: Some(share.min(most) * 3 / 5),
            ..Limits::default()
        }
    }
}

/// The limits of a search under way.
pub(super) struct Budget<'a> {
    stop: &'a AtomicBool,
    begun: Instant,
    limits: Limits,
    spent: bool,
}

impl<'a> Budget<'a> {
    /// How many positions pass between two looks at the clock, which costs as much as a small part
    /// of a position. The stop flag costs nothing and is looked at every time.
    const CLOCK_EVERY: u64 = 32;

    pub(super) fn new(limits: Limits, stop: &'a AtomicBool) -> Budget<'a> {
        Budget {
            stop,
            begun: Instant::now(),
            limits,
            spent: false,
        }
    }

    /// Whether the search has to end, having looked at so many positions. Once spent, always spent.
    #[inline]
    pub(super) fn spent(&mut self, nodes: u64) -> bool {
        self.spent = self.spent
            || self.stop.load(Ordering::Relaxed)
            || self.limits.nodes.is_some_and(|most| nodes >= most)
            || nodes.is_multiple_of(Self::CLOCK_EVERY) && self.out_of_time();
        self.spent
    }

    /// Whether the search has been told to end: values found since mean nothing.
    #[inline]
    pub(super) fn is_spent(&self) -> bool {
        self.spent
    }

    fn out_of_time(&self) -> bool {
        let limit = self.limits.movetime;
        limit.is_some_and(|most| self.begun.elapsed() >= most)
    }

    /// Whether another iteration, of this depth, is to be begun.
    pub(super) fn allows(&self, depth: u32) -> bool {
        let enough = self.limits.enough;
        !self.spent
            && self.limits.depth.is_none_or(|deepest| depth <= deepest)
            && enough.is_none_or(|enough| self.begun.elapsed() < enough)
    }

    /// Whether the search is for a move to be played, rather than for all that can be found out.
    pub(super) fn is_for_a_move(&self) -> bool {
        self.limits.movetime.is_some() || self.limits.nodes.is_some()
    }

    /// The time since the search was begun.
    pub(super) fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_never_run_down() {
        for remaining in [0, 1, 20, 500, 60_000, 3_600_000] {
            for to_go in [None, Some(1), Some(2), Some(40)] {
                let remaining = Duration::from_millis(remaining);
                let limits = Limits::clock(remaining, Duration::from_secs(2), to_go);
                assert!(
                    limits.movetime <= Some(remaining),
                    "{remaining:?} {to_go:?}"
                );
                assert!(limits.enough <= limits.movetime);
            }
        }
    }

    #[test]
    fn the_stop_flag_ends_it_for_good() {
        let stop = AtomicBool::new(false);
        let mut budget = Budget::new(Limits::default(), &stop);
        assert!(!budget.spent(1));
        stop.store(true, Ordering::Relaxed);
        assert!(budget.spent(1));
        stop.store(false, Ordering::Relaxed);
        assert!(budget.spent(2) && !budget.allows(1));
    }

    #[test]
    fn nodes_and_depth_are_counted() {
        let stop = AtomicBool::new(false);
        let mut budget = Budget::new(Limits::nodes(100), &stop);
        assert!(!budget.spent(99) && budget.spent(100));
        let budget = Budget::new(Limits::depth(3), &stop);
        assert!(budget.allows(3) && !budget.allows(4));
    }
}
