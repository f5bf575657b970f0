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

    /// The time after a while.
    pub fn after(self, time: Duration) -> Moment {
        Moment {
            process: self.process + time,
            day: self.day + time,
        }
    }

    /// The time since another moment, by the clock that has run longer.
    pub fn since(self, other: Moment) -> Duration {
        let process = self.process.saturating_duration_since(other.process);
        let day = self.day.duration_since(other.day).unwrap_or_default();
        process.max(day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_frame_that_is_late_by_either_clock_is_a_jump() {
        let due = Moment::now();
        let soon = due.after(SECOND);
        assert_eq!((soon.since(due), due.since(soon)), (SECOND, Duration::ZERO));
        let stopped = due.after(SECOND * 72);
        let slept = Moment {
            process: soon.process,
            ..stopped
        };
        let set_back = Moment {
            day: due.day - SECOND * 3600,
            ..soon
        };
        assert_eq!(stopped.since(due), SECOND * 72);
        assert_eq!(slept.since(due), SECOND * 72);
        assert_eq!(set_back.since(due), SECOND);
    }
}
