//! Waiting until somebody has finished writing. Editors save in several steps, one right after the
//! other; in between a file may be empty or gone.

use std::time::{Duration, Instant};

/// How long nothing must happen.
const QUIET: Duration = Duration::from_millis(150);

/// The longest that anything is put off, should it never become quiet.
const LIMIT: Duration = Duration::from_millis(600);

/// Something has happened, and more may follow.
#[derive(Clone, Copy, Debug)]
pub struct Burst {
    first: Instant,
    last: Instant,
}

impl Burst {
    /// It begins.
    pub fn new(now: Instant) -> Burst {
        Burst {
            first: now,
            last: now,
        }
    }

    /// More has happened.
    pub fn goes_on(&mut self, now: Instant) {
        self.last = now;
    }

    /// How long to wait for more; nothing once it is over.
    pub fn left(&self, now: Instant) -> Option<Duration> {
        let end = (self.last + QUIET).min(self.first + LIMIT);
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
    fn it_is_over_once_it_has_been_quiet() {
        let begun = Instant::now();
        let mut burst = Burst::new(begun);
        assert_eq!(burst.left(begun), Some(QUIET));
        burst.goes_on(after(begun, 100));
        assert!(burst.left(after(begun, 200)).is_some());
        assert_eq!(burst.left(after(begun, 250)), None);
    }

    #[test]
    fn who_never_stops_writing_is_not_waited_for() {
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
