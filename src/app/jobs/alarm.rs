//! Wakes the sleeping window at a set time.
//!
//! winit could do this, but Bevy draws a frame whenever the time to sleep changes. The ticks of a clock are never
//! exactly equally far apart, so the window would stay awake.

use super::{Failure, Waker, start};
use bevy::prelude::*;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Instant;

/// Wakes the window at a set time. Only the newest time counts.
#[derive(Resource)]
pub struct Alarm {
    times: Sender<Option<Instant>>,
    set: Option<Instant>,
}

impl Alarm {
    /// Starts the thread of the alarm.
    ///
    /// # Errors
    ///
    /// If the system refuses the thread.
    pub fn start(waker: Waker) -> Result<Alarm, Failure> {
        let (times, receiver) = channel();
        start("alarm", move || watch(&receiver, &waker))?;
        Ok(Alarm { times, set: None })
    }

    /// Sets the time; with none, turns the alarm off.
    pub fn set(&mut self, time: Option<Instant>) {
        if self.set != time {
            self.set = time;
            // The thread ends only when the program ends.
            let _ = self.times.send(time);
        }
    }
}

/// Wakes the window at the times that are sent.
fn watch(times: &Receiver<Option<Instant>>, waker: &Waker) {
    let mut next: Option<Instant> = None;
    loop {
        let received = match next {
            None => times.recv().map_err(RecvTimeoutError::from),
            Some(time) => times.recv_timeout(time.saturating_duration_since(Instant::now())),
        };
        match received {
            Ok(time) => next = time,
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {
                next = None;
                waker.wake();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn it_wakes_once_at_the_newest_time() {
        let (ring, rung) = channel();
        let mut alarm =
            Alarm::start(Waker::new(move || ring.send(Instant::now()).unwrap())).unwrap();
        let begun = Instant::now();
        alarm.set(Some(begun + Duration::from_secs(60)));
        let soon = begun + Duration::from_millis(50);
        alarm.set(Some(soon));
        let woken = rung.recv_timeout(Duration::from_secs(20)).unwrap();
        assert!(woken >= soon);
        assert!(rung.recv_timeout(Duration::from_millis(200)).is_err());
    }

    #[test]
    fn an_alarm_that_is_turned_off_does_not_wake() {
        let (ring, rung) = channel();
        let mut alarm = Alarm::start(Waker::new(move || ring.send(()).unwrap())).unwrap();
        alarm.set(Some(Instant::now() + Duration::from_millis(300)));
        alarm.set(None);
        assert!(rung.recv_timeout(Duration::from_millis(600)).is_err());
    }
}
