//! Time that passes while the program runs.

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

/// The longest step of a motion, in seconds: after a long sleep the first frame must not swallow a whole one.
const FRAME: f32 = 0.05;

/// The systems that let time pass, once a frame.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PassTime;

/// The time since the last frame.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Passed {
    /// In seconds.
    pub seconds: f32,
}

impl Passed {
    /// The same for what moves, in seconds.
    pub fn step(self) -> f32 {
        self.seconds.min(FRAME)
    }
}

/// Lets the time pass that has passed since the last frame.
pub fn pass_time(world: &mut World) {
    let seconds = world.resource::<Time<Real>>().delta_secs();
    advance(world, seconds);
}

/// Lets so many seconds pass.
pub fn advance(world: &mut World, seconds: f32) {
    world.insert_resource(Passed { seconds });
    world.run_schedule(PassTime);
}
