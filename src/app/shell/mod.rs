//! The window's pages and what lies over them.

mod action;

pub use action::ShellAction;

use bevy::ecs::schedule::SystemSet;

/// The end of a frame, in `PostUpdate`: nothing changes any more that a frame shows.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct FrameEnd;
