//! How long a search lasts: what it is allowed, and when that is spent.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The limits of a search. Without any, it continues until it is stopped.
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
    /// A win in this many moves is all that is looked for.
    pub mate: Option<u32>,
}

impl Limits {
    /// The default number of moves for which the remaining time has to be enough.
    const MOVES_AHEAD: u32 = 30;
    /// A reserve that is never used: the answer has to reach the clock.
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

    /// The stricter of both limits.
    #[must_use]
    pub fn within(self, other: Limits) -> Limits {
        Limits {
            depth: least(self.depth, other.depth),
            nodes: least(self.nodes, other.nodes),
            movetime: least(self.movetime, other.movetime),
            enough: least(self.enough, other.enough),
            mate: self.mate.or(other.mate),
        }
    }

    /// A search for one move of a game against the clock, with so many moves to the next control.
    pub fn clock(remaining: Duration, increment: Duration, to_go: Option<u32>) -> Limits {
        let moves = to_go
            .unwrap_or(Self::MOVES_AHEAD)
            .clamp(1, Self::MOVES_AHEAD);
        let usable = remaining.saturating_sub(Self::LAG);
        let share = (usable / moves).saturating_add(increment.saturating_mul(3) / 4);
        // A move in trouble may take several shares, but never what the next moves need.
        let most = share.saturating_mul(4).min(usable / moves.min(3));
        Limits {
            movetime: Some(most),
            enough: Some(share.min(most).saturating_mul(3) / 5),
            ..Limits::default()
        }
    }
}

/// The smaller one of two limits.
fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

/// The limits of a search under way.
pub(super) struct Budget<'a> {
    stop: &'a AtomicBool,
    begun: Instant,
    limits: Limits,
    spent: bool,
    /// While it is set, the enemy is to move, and time is no limit.
    pondering: Option<&'a AtomicBool>,
    /// The nodes of the other threads of the search.
    elsewhere: Option<&'a AtomicU64>,
    /// Where this thread, if it only helps, adds what it has looked at.
    tally: Option<&'a AtomicU64>,
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
            pondering: None,
            elsewhere: None,
            tally: None,
        }
    }

    /// The same, with time that does not count while a flag is set.
    pub(super) fn pondering(self, flag: Option<&'a AtomicBool>) -> Budget<'a> {
        Budget {
            pondering: flag,
            ..self
        }
    }

    /// The same, with positions that other threads look at.
    pub(super) fn helped(self, elsewhere: &'a AtomicU64) -> Budget<'a> {
        Budget {
            elsewhere: Some(elsewhere),
            ..self
        }
    }

    /// The same for a thread that helps another one, which decides when it is enough.
    pub(super) fn helping(self, tally: &'a AtomicU64) -> Budget<'a> {
        Budget {
            tally: Some(tally),
            ..self
        }
    }

    /// Whether the search has to end, having looked at so many positions. Once spent, always spent.
    #[inline]
    pub(super) fn spent(&mut self, nodes: u64) -> bool {
        self.spent = self.spent
            || self.stop.load(Ordering::Relaxed)
            || self
                .limits
                .nodes
                .is_some_and(|most| nodes + self.elsewhere() >= most)
            || nodes.is_multiple_of(Self::CLOCK_EVERY) && self.look_up();
        self.spent
    }

    /// From time to time: publishes the progress, and checks the time.
    fn look_up(&self) -> bool {
        if let Some(tally) = self.tally {
            tally.fetch_add(Self::CLOCK_EVERY, Ordering::Relaxed);
        }
        self.out_of_time()
    }

    /// The nodes of other threads.
    #[inline]
    pub(super) fn elsewhere(&self) -> u64 {
        self.elsewhere
            .map_or(0, |nodes| nodes.load(Ordering::Relaxed))
    }

    /// Whether the search has to end: values found since then mean nothing.
    #[inline]
    pub(super) fn is_spent(&self) -> bool {
        self.spent
    }

    fn out_of_time(&self) -> bool {
        let limit = self.limits.movetime;
        limit.is_some_and(|most| self.begun.elapsed() >= most) && !self.is_pondering()
    }

    fn is_pondering(&self) -> bool {
        self.pondering
            .is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    /// Whether another iteration, of this depth, is to be begun.
    pub(super) fn allows(&self, depth: u32) -> bool {
        let enough = self.limits.enough;
        !self.spent
            && self.limits.depth.is_none_or(|deepest| depth <= deepest)
            && (enough.is_none_or(|enough| self.begun.elapsed() < enough) || self.is_pondering())
    }

    /// Whether a win in so many moves is what was looked for.
    pub(super) fn is_mate_enough(&self, moves: i32) -> bool {
        let wanted = self.limits.mate;
        moves > 0 && wanted.is_some_and(|most| moves.unsigned_abs() <= most)
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
    fn time_does_not_count_while_the_enemy_thinks() {
        let (stop, pondering) = (AtomicBool::new(false), AtomicBool::new(true));
        let limits = Limits {
            enough: Some(Duration::ZERO),
            ..Limits::movetime(Duration::ZERO)
        };
        let mut budget = Budget::new(limits, &stop).pondering(Some(&pondering));
        assert!(!budget.spent(Budget::CLOCK_EVERY) && budget.allows(1));
        pondering.store(false, Ordering::Relaxed);
        assert!(!budget.allows(1) && budget.spent(Budget::CLOCK_EVERY));
    }

    #[test]
    fn both_limits_hold() {
        let limits = Limits::depth(3).within(Limits::nodes(7));
        assert_eq!((limits.depth, limits.nodes), (Some(3), Some(7)));
        assert_eq!(limits.within(Limits::depth(2)).depth, Some(2));
        assert_eq!(limits.within(Limits::depth(9)), limits);
    }

    #[test]
    fn nodes_of_helpers_count() {
        let (stop, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        let mut main = Budget::new(Limits::nodes(100), &stop).helped(&nodes);
        let mut helper = Budget::new(Limits::default(), &stop).helping(&nodes);
        assert!(!main.spent(40));
        for node in 1..=64 {
            assert!(!helper.spent(node));
        }
        assert!(main.spent(40));
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
