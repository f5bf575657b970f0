//! The time that passes between frames.

use super::FrameRequests;
use super::moment::Moment;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use std::time::Duration;

/// The longest step of an animation, in seconds, so that none is skipped in the first frame after a long sleep.
const FRAME: f32 = 0.05;

/// How late a frame must be to count as a jump of time: the machine slept, or the process was stopped.
const JUMP: Duration = Duration::from_secs(5);

/// The schedule that advances clocks and animations once a frame.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PassTime;

/// The time since the last frame.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Passed {
    /// In seconds. A jump of time is not part of it.
    pub seconds: f32,
    /// Whether time has jumped since the last frame.
    pub jumped: bool,
}

impl Passed {
    /// The time since the last frame, which came this much too late.
    fn of(time: Duration, late: Duration) -> Passed {
        let jump = Some(late).filter(|late| *late >= JUMP);
        Passed {
            seconds: time.saturating_sub(jump.unwrap_or_default()).as_secs_f32(),
            jumped: jump.is_some(),
        }
    }

    /// The time by which animations advance, in seconds.
    pub fn step(self) -> f32 {
        self.seconds.min(FRAME)
    }
}

/// Runs the schedule with the time since the last frame. Bevy's own time may be that of an earlier frame.
pub fn pass_time(world: &mut World, mut last: Local<Option<Moment>>) {
    let now = Moment::now();
    let last = last.replace(now).unwrap_or(now);
    let late = world.resource::<FrameRequests>().late(now.since(last));
    advance(world, Passed::of(now.process_since(last), late));
}

/// Runs the schedule after a time.
pub fn advance(world: &mut World, passed: Passed) {
    world.insert_resource(passed);
    world.run_schedule(PassTime);
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_jump_of_time_does_not_pass() {
        let passed = |time: u32, late: u32| {
            let passed = Passed::of(SECOND * time, SECOND * late);
            (passed.seconds, passed.jumped)
        };
        assert_eq!(passed(73, 72), (1.0, true), "the process was stopped");
        assert_eq!(passed(1, 72), (0.0, true), "its clock stood");
        assert_eq!(passed(4, 2), (4.0, false), "a slow machine");
        assert_eq!(passed(3600, 0), (3600.0, false), "the window slept");
    }
}
