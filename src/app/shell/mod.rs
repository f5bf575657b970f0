//! The window: what fills it, what lies over that, what is told in passing, and who needs frames.
//!
//! | file | |
//! |---|---|
//! | `screen` | which screen is shown, and the way back; Bevy's state follows it |
//! | `notices` | what is told in passing; the message [`Notify`] tells something from anywhere |
//! | `frames` | who needs frames: the one place that keeps the window awake |
//! | `action` | what a person does with pages and the program itself |

mod action;
mod frames;
mod notices;
mod screen;

pub use action::ShellAction;
pub use frames::{Wanted, request, settings, silence};
pub use notices::{Notice, Notices, Notify};
pub use screen::{Screen, Screens};

use bevy::prelude::*;
use bevy_egui::EguiPreUpdateSet;

/// What the window shows besides the features.
#[derive(Debug, Default)]
pub struct Shell {
    /// What fills the window.
    pub screens: Screens,
    /// What is told in passing.
    pub notices: Notices,
    /// Whether the keys are shown.
    pub help: bool,
    /// Whether the help says what the program is, instead of the keys.
    pub about: bool,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// Whether the program is to end.
    pub quits: bool,
}

impl Shell {
    /// The screen that is shown.
    pub fn shown(&self) -> Screen {
        self.screens.shown()
    }

    /// Whether a screen is shown.
    pub fn shows(&self, screen: Screen) -> bool {
        self.shown() == screen
    }

    /// Shows a screen to which no other leads back.
    pub fn show(&mut self, screen: Screen) {
        self.screens.show(screen);
    }
}

/// The end of a frame, in `PostUpdate`: nothing changes any more that a frame shows.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct FrameEnd;

/// The screens, notices and frames.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_message::<Notify>()
        .insert_resource(settings())
        .init_resource::<Wanted>()
        .add_systems(Startup, frames::start)
        .add_systems(
            PreUpdate,
            silence
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Update, frames::watch_window);
}
