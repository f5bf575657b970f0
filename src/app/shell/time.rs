//! The time that passes between frames.

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

/// The longest step of an animation, in seconds, so that none is skipped in the first frame after a long sleep.
const FRAME: f32 = 0.05;

/// The schedule that advances clocks and animations once a frame.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PassTime;

/// The time since the last frame.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Passed {
    /// In seconds.
    pub seconds: f32,
}

impl Passed {
    /// The time by which animations advance, in seconds.
    pub fn step(self) -> f32 {
        self.seconds.min(FRAME)
    }
}

/// Runs the schedule with the time since the last frame.
pub fn pass_time(world: &mut World) {
    let seconds = world.resource::<Time<Real>>().delta_secs();
    advance(world, seconds);
}

/// Runs the schedule with a time in seconds.
pub fn advance(world: &mut World, seconds: f32) {
    world.insert_resource(Passed { seconds });
    world.run_schedule(PassTime);
}
