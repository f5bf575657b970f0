//! Waits until a program has finished writing a file. Editors save in several quick steps, and meanwhile a file may be
//! empty or missing.

use std::time::{Duration, Instant};

/// How long no change may happen before the files are read.
const QUIET_TIME: Duration = Duration::from_millis(150);

/// The longest time to wait, if changes do not stop.
const MAX_WAIT: Duration = Duration::from_millis(600);

/// A series of changes.
#[derive(Clone, Copy, Debug)]
pub struct Burst {
    first: Instant,
    last: Instant,
}

impl Burst {
    /// Starts a series.
    pub fn new(now: Instant) -> Burst {
        Burst {
            first: now,
            last: now,
        }
    }

    /// Adds a change to the series.
    pub fn goes_on(&mut self, now: Instant) {
        self.last = now;
    }

    /// How long to wait for another change; none once the series is over.
    pub fn left(&self, now: Instant) -> Option<Duration> {
        let end = (self.last + QUIET_TIME).min(self.first + MAX_WAIT);
        end.checked_duration_since(now)
            .filter(|left| !left.is_zero())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(begun: Instant, milliseconds: u64) -> Instant {
        begun + Duration::from_millis(milliseconds)
    }

    #[test]
    fn a_series_ends_after_a_quiet_time() {
        let begun = Instant::now();
        let mut burst = Burst::new(begun);
        assert_eq!(burst.left(begun), Some(QUIET_TIME));
        burst.goes_on(after(begun, 100));
        assert!(burst.left(after(begun, 200)).is_some());
        assert_eq!(burst.left(after(begun, 250)), None);
    }

    #[test]
    fn a_series_without_an_end_is_cut_off() {
        let begun = Instant::now();
        let mut burst = Burst::new(begun);
        let mut now = begun;
        while burst.left(now).is_some() {
            now = after(now, 50);
            burst.goes_on(now);
        }
        assert!(now - begun <= Duration::from_millis(650));
    }
}
