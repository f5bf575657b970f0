//! How long a search lasts: its limits, and when they are reached.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The limits of a search. Without any, it runs until it is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The deepest iteration, in plies.
    pub depth: Option<u32>,
    /// The number of nodes.
    pub nodes: Option<u64>,
    /// The time of the move. The answer comes within a few milliseconds of it.
    pub movetime: Option<Duration>,
    /// The time after which no deeper iteration starts, because it would hardly finish.
    pub enough: Option<Duration>,
    /// The search ends when it finds a win in this many moves.
    pub mate: Option<u32>,
}

impl Limits {
    /// The default number of moves that the remaining time must last for.
    const MOVES_AHEAD: u32 = 30;
    /// A reserve of time, because the answer takes some time to reach the clock.
    const LAG: Duration = Duration::from_millis(30);

    /// A search to this depth.
    pub fn depth(depth: u32) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::default()
        }
    }

    /// A search of this many nodes.
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

    /// A search for one move of a game against the clock. `to_go` is the number of moves to the next time control.
    pub fn clock(remaining: Duration, increment: Duration, to_go: Option<u32>) -> Limits {
        let moves = to_go
            .unwrap_or(Self::MOVES_AHEAD)
            .clamp(1, Self::MOVES_AHEAD);
        let usable = remaining.saturating_sub(Self::LAG);
        let share = (usable / moves).saturating_add(increment.saturating_mul(3) / 4);
        // A difficult move may use several shares, but not the time of the next moves.
        let most = share.saturating_mul(4).min(usable / moves.min(3));
        Limits {
            movetime: Some(most),
            enough: Some(share.min(most).saturating_mul(3) / 5),
            ..Limits::default()
        }
    }
}

/// The smaller of two limits.
fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

/// The limits of a search in progress.
pub(super) struct Budget<'a> {
    stop: &'a AtomicBool,
    begun: Instant,
    limits: Limits,
    spent: bool,
    /// While it is set, the enemy is to move, and time is no limit.
    pondering: Option<&'a AtomicBool>,
    /// The nodes that the other threads of the search have searched.
    elsewhere: Option<&'a AtomicU64>,
    /// The counter to which a helping thread adds its nodes.
    tally: Option<&'a AtomicU64>,
}

impl<'a> Budget<'a> {
    /// How many nodes pass between two checks of the clock. A check costs a small part of a node. The stop flag costs
    /// nothing, so every node checks it.
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

    /// The same limits, with time off while a flag is set.
    pub(super) fn pondering(self, flag: Option<&'a AtomicBool>) -> Budget<'a> {
        Budget {
            pondering: flag,
            ..self
        }
    }

    /// The same limits, with the nodes of other threads counted.
    pub(super) fn helped(self, elsewhere: &'a AtomicU64) -> Budget<'a> {
        Budget {
            elsewhere: Some(elsewhere),
            ..self
        }
    }

    /// The limits of a helping thread: the main thread decides when to stop.
    pub(super) fn helping(self, tally: &'a AtomicU64) -> Budget<'a> {
        Budget {
            tally: Some(tally),
            ..self
        }
    }

    /// Whether the search has to end after this many nodes. Once it has to end, the answer stays true.
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

    /// Adds to the counter of the threads, and checks the time.
    fn look_up(&self) -> bool {
        if let Some(tally) = self.tally {
            tally.fetch_add(Self::CLOCK_EVERY, Ordering::Relaxed);
        }
        self.out_of_time()
    }

    /// The nodes of the other threads.
    #[inline]
    pub(super) fn elsewhere(&self) -> u64 {
        self.elsewhere
            .map_or(0, |nodes| nodes.load(Ordering::Relaxed))
    }

    /// Whether the search has to end. Values found since then mean nothing.
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

    /// Whether an iteration of this depth may start.
    pub(super) fn allows(&self, depth: u32) -> bool {
        let enough = self.limits.enough;
        !self.spent
            && self.limits.depth.is_none_or(|deepest| depth <= deepest)
            && (enough.is_none_or(|enough| self.begun.elapsed() < enough) || self.is_pondering())
    }

    /// Whether a win in this many moves is what the search was for.
    pub(super) fn is_mate_enough(&self, moves: i32) -> bool {
        let wanted = self.limits.mate;
        moves > 0 && wanted.is_some_and(|most| moves.unsigned_abs() <= most)
    }

    /// Whether the search is for a move to play, so that it may end early.
    pub(super) fn is_for_a_move(&self) -> bool {
        self.limits.movetime.is_some() || self.limits.nodes.is_some()
    }

    /// The time since the search started.
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
