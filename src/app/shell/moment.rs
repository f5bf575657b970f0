//! A time by two clocks.

use std::time::{Duration, Instant, SystemTime};

/// A time by two clocks: the one of the process, which stands on some systems while the machine sleeps, and the one of
/// the day.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    process: Instant,
    day: SystemTime,
}

impl Moment {
    /// The current time.
    pub fn now() -> Moment {
        Moment {
            process: Instant::now(),
            day: SystemTime::now(),
        }
    }

    /// The time since another moment, by the clock that has run longer.
    pub fn since(self, other: Moment) -> Duration {
        let day = self.day.duration_since(other.day).unwrap_or_default();
        self.process_since(other).max(day)
    }

    /// The time since another moment, by the clock of the process.
    pub fn process_since(self, other: Moment) -> Duration {
        self.process.saturating_duration_since(other.process)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn the_clock_that_has_run_longer_counts() {
        let begun = Moment::now();
        let after = |process: u32, day: u32| Moment {
            process: begun.process + SECOND * process,
            day: begun.day + SECOND * day,
        };
        assert_eq!(after(72, 72).since(begun), SECOND * 72, "it was stopped");
        assert_eq!(after(1, 72).since(begun), SECOND * 72, "the machine slept");
        assert_eq!(after(1, 72).process_since(begun), SECOND);
        let set_back = Moment {
            day: begun.day - SECOND * 3600,
            ..after(1, 0)
        };
        assert_eq!(set_back.since(begun), SECOND, "the user set it back");
    }
}
