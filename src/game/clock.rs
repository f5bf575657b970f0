//! The clocks of a game. The caller says how much time passes, so the clocks do not depend on the real
//! time.

use crate::rules::{ByColor, Color};
use crate::texts::text;
use std::fmt;
use std::time::Duration;

/// A side with less time than this is in time trouble.
const TIME_TROUBLE: Duration = Duration::from_secs(20);

/// A clock shows tenths of a second from here down.
const TENTHS: Duration = Duration::from_millis(9_900);

/// The time of one side for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// The time at the start.
    pub base: Duration,
    /// The time added after each move.
    pub increment: Duration,
}

impl TimeControl {
    /// A time control in minutes, with an increment in seconds.
    pub const fn new(minutes: u64, seconds: u64) -> TimeControl {
        TimeControl {
            base: Duration::from_secs(minutes * 60),
            increment: Duration::from_secs(seconds),
        }
    }
}

/// Writes it as players do: `5+3` is minutes and seconds. Minutes may have a fraction, such as `0.5+0`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let minutes = self.base.as_secs_f64() / 60.0;
        write!(f, "{minutes}+{}", self.increment.as_secs_f64())
    }
}

/// The clocks of both sides. At most one of them runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: ByColor<TimeControl>,
    left: ByColor<Duration>,
    running: Option<Color>,
}

impl Clock {
    /// Stopped clocks at their start.
    pub fn new(control: ByColor<TimeControl>) -> Clock {
        let left = ByColor {
            white: control.white.base,
            black: control.black.base,
        };
        Clock::at(control, left)
    }

    /// Stopped clocks with this much time left.
    pub fn at(control: ByColor<TimeControl>, left: ByColor<Duration>) -> Clock {
        Clock {
            control,
            left,
            running: None,
        }
    }

    /// The time controls of both sides.
    pub fn control(&self) -> &ByColor<TimeControl> {
        &self.control
    }

    /// The time that a side has left.
    pub fn left(&self, side: Color) -> Duration {
        self.left[side]
    }

    /// Whether a side is in time trouble.
    pub fn is_low(&self, side: Color) -> bool {
        self.left[side] < TIME_TROUBLE
    }

    /// Whether the time of either side has run out.
    pub fn has_run_out(&self) -> bool {
        Color::ALL.iter().any(|&side| self.left[side].is_zero())
    }

    /// The side whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.running
    }

    /// Starts a side's clock and stops the other.
    pub fn start(&mut self, side: Color) {
        self.running = Some(side);
    }

    /// Stops both clocks.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// Lets time pass on the running clock. If its time runs out, the clock stops at zero, and this
    /// returns its side.
    pub fn pass(&mut self, time: Duration) -> Option<Color> {
        let side = self.running?;
        self.left[side] = self.left[side].saturating_sub(time);
        if !self.left[side].is_zero() {
            return None;
        }
        self.running = None;
        Some(side)
    }

    /// Ends a side's turn: adds its increment and starts the other side's clock.
    pub fn press(&mut self, side: Color) {
        self.left[side] += self.control[side].increment;
        self.running = Some(!side);
    }
}

/// The text of a clock: with hours if there are any, and with tenths in the last ten seconds.
pub fn clock_face(left: Duration) -> String {
    let tenths = left.as_millis().div_ceil(100);
    if tenths < 100 {
        let sign = text!("decimal-sign");
        return format!("0:{:02}{sign}{}", tenths / 10, tenths % 10);
    }
    let seconds = left.as_millis().div_ceil(1000);
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

/// The time after which the text of a running clock changes; never zero.
pub fn until_next_face(left: Duration) -> Duration {
    const TENTH: u128 = 100;
    const SECOND: u128 = 1000;
    let until = |step: u128| {
        let over = left.as_micros() % (step * 1000);
        let over = if over == 0 { step * 1000 } else { over };
        Duration::from_micros(over as u64)
    };
    match left.saturating_sub(TENTHS) {
        Duration::ZERO => until(TENTH),
        above => above.min(until(SECOND)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn clock() -> Clock {
        Clock::new(ByColor {
            white: TimeControl::new(5, 3),
            black: TimeControl::new(1, 0),
        })
    }

    #[test]
    fn only_the_clock_that_runs_loses_time() {
        let mut clock = clock();
        assert_eq!(clock.pass(seconds(30)), None);
        clock.start(Color::White);
        clock.pass(seconds(20));
        clock.press(Color::White);
        assert_eq!(clock.running(), Some(Color::Black));
        assert_eq!(clock.left(Color::White), seconds(300 - 20 + 3));
        clock.pass(seconds(10));
        clock.press(Color::Black);
        assert_eq!(clock.left(Color::Black), seconds(50), "no increment");
        clock.stop();
        clock.pass(seconds(100));
        assert_eq!(clock.left(Color::White), seconds(283));
    }

    #[test]
    fn a_clock_that_runs_out_stops_at_zero() {
        let mut clock = clock();
        clock.start(Color::Black);
        assert_eq!(clock.pass(seconds(59)), None);
        assert_eq!(clock.pass(seconds(2)), Some(Color::Black));
        assert_eq!(clock.left(Color::Black), Duration::ZERO);
        assert_eq!(clock.pass(seconds(2)), None, "reported once");
    }

    #[test]
    fn clocks_round_up_and_show_zero_only_at_zero() {
        for (millis, face) in [
            (0, "0:00.0"),
            (1, "0:00.1"),
            (9_899, "0:09.9"),
            (9_901, "0:10"),
            (60_000, "1:00"),
            (599_001, "10:00"),
            (3_723_000, "1:02:03"),
        ] {
            assert_eq!(clock_face(Duration::from_millis(millis)), face, "{millis}");
        }
    }

    #[test]
    fn a_clock_keeps_its_text_until_the_next_change() {
        let moment = Duration::from_millis(1);
        for millis in [
            50, 100, 8_349, 9_900, 9_901, 9_950, 10_000, 10_001, 12_300, 75_000,
        ] {
            let left = Duration::from_millis(millis);
            let until = until_next_face(left);
            let face = clock_face(left);
            assert_eq!(clock_face(left - until + moment), face, "{millis}");
            if until < left {
                assert_ne!(clock_face(left - until), face, "{millis}");
            }
        }
    }

    #[test]
    fn controls_are_written_as_players_do() {
        assert_eq!(TimeControl::new(5, 3).to_string(), "5+3");
        let half = TimeControl {
            base: seconds(30),
            increment: seconds(0),
        };
        assert_eq!(half.to_string(), "0.5+0");
    }
}
