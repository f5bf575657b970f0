//! The window: its screens, overlays and notices, and when it is drawn.
//!
//! The shell imports no feature. Bevy's state [`Screen`] follows the visible screen, for run conditions and for
//! systems that run when a screen closes.
//!
//! | file | |
//! |---|---|
//! | `screen` | the screen that is shown, and the way back; [`ScreenRequest`] opens and closes one |
//! | `notices` | notices, which any system can send as [`Notify`]; [`Say`] speaks to screen readers |
//! | `outbox` | messages between the parts of the program, and the schedule [`Act`] that handles them |
//! | `runner` | runs jobs that are sent as messages |
//! | `time`, `moment` | the schedule [`PassTime`], which runs once a frame; jumps of time |
//! | `frames` | decides when the next frame is drawn |
//! | `file_choice` | the platform's file dialog, for opening, saving and exporting |
//! | `action` | messages about pages and the program itself |
//! | `window_state` | saves the place and the size of the window |
//! | `display`, `x11_wakeup` | whether there is a display; a fix for an event loop that X11 may not wake |

mod action;
pub mod display;
pub mod file_choice;
mod frames;
mod moment;
mod notices;
mod outbox;
mod runner;
mod screen;
mod time;
pub mod window_state;
pub mod x11_wakeup;

pub use action::ShellAction;
pub use file_choice::FileChoice;
pub use frames::{FrameRequests, request, settings, silence};
pub use notices::{Notices, Notify, Say, WithdrawNotice};
pub use outbox::{Act, BeforeAct, Outbox, hear, hear_on, settle};
pub use runner::run_jobs;
pub use screen::{Screen, ScreenRequest, Screens};
#[cfg(test)]
pub use time::advance;
pub use time::{PassTime, Passed, pass_time};

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy_egui::EguiPreUpdateSet;
use std::collections::BTreeSet;
use std::time::Duration;

/// How often the window is drawn while notices are shown that go by themselves.
const NOTICE_REDRAW_INTERVAL: Duration = Duration::from_millis(500);

/// What can be open above a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Overlay {
    /// The keyboard shortcuts, and the page about the program.
    Help,
    Settings,
    /// The errors in game files.
    Problems,
    /// What came of a text with games of another program.
    Import,
    /// The field for the path of a file to open.
    OpenFile,
}

/// The state of the window that belongs to no feature.
#[derive(Resource, Debug, Default)]
pub struct Shell {
    pub screens: Screens,
    /// The open overlays.
    pub overlays: BTreeSet<Overlay>,
    pub notices: Notices,
    /// Whether the help shows the page about the program, instead of the keyboard shortcuts.
    pub about: bool,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// Whether the program is to quit.
    pub quits: bool,
}

impl Shell {
    pub fn shown(&self) -> Screen {
        self.screens.shown()
    }

    pub fn shows(&self, screen: Screen) -> bool {
        self.shown() == screen
    }

    /// Shows a screen to which no other leads back.
    pub fn show(&mut self, screen: Screen) {
        self.screens.show(screen);
    }

    /// Applies an action, as far as it concerns only the shell.
    pub(crate) fn apply(&mut self, action: ShellAction) {
        match action {
            ShellAction::Toggle(overlay) => {
                self.about &= overlay != Overlay::Help;
                if !self.overlays.remove(&overlay) {
                    self.overlays.insert(overlay);
                }
            }
            ShellAction::Show(overlay, true) => _ = self.overlays.insert(overlay),
            ShellAction::Show(overlay, false) => _ = self.overlays.remove(&overlay),
            ShellAction::ToggleAbout => self.about = !self.about,
            ShellAction::ToggleFullscreen => self.fullscreen = !self.fullscreen,
            ShellAction::Dismiss(notice) => self.notices.dismiss(notice),
            ShellAction::OpenStart => self.show(Screen::Start),
            // `pages::dispatch` and `my_games::leaving` handle these.
            ShellAction::Continue
            | ShellAction::Cancel
            | ShellAction::Back
            | ShellAction::LeaveGame
            | ShellAction::Quit => {}
        }
    }
}

fn act(
    mut actions: MessageReader<ShellAction>,
    mut requests: MessageReader<ScreenRequest>,
    mut withdrawn: MessageReader<WithdrawNotice>,
    mut notices: MessageReader<Notify>,
    mut shell: ResMut<Shell>,
) {
    for action in actions.read() {
        shell.apply(action.clone());
    }
    for &request in requests.read() {
        shell.screens.apply(request);
    }
    for WithdrawNotice(words) in withdrawn.read() {
        shell.notices.withdraw(words);
    }
    for Notify(words) in notices.read() {
        shell.notices.add(words.as_str());
    }
}

fn advance_notices(passed: Res<Passed>, mut shell: ResMut<Shell>) {
    if shell.notices.time_matters() {
        shell.notices.advance(passed.seconds);
    }
}

/// Asks for frames, so that notices go in time.
fn stay_awake(shell: Res<Shell>, mut wanted: ResMut<FrameRequests>) {
    if shell.notices.time_matters() {
        wanted.within(NOTICE_REDRAW_INTERVAL);
    }
}

/// The system set in `Update` that delivers the messages of the outbox. Systems that read such messages run after it.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deliver;

/// Delivers all messages of the outbox, and asks for frames to show the result.
pub fn deliver(world: &mut World) {
    if !world.resource::<Outbox>().is_empty() {
        world.resource_mut::<FrameRequests>().soon();
        settle(world);
    }
}

/// The system set in `PostUpdate` at the end of a frame. After it nothing changes what the frame shows.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct FrameEnd;

/// Adds the schedules for messages and time, and the shell's own actions.
pub fn plugin(app: &mut App) {
    app.init_resource::<Outbox>()
        .init_resource::<Shell>()
        .init_resource::<Passed>()
        .init_resource::<FrameRequests>()
        .add_message::<ShellAction>()
        .add_message::<ScreenRequest>()
        .add_message::<Notify>()
        .add_message::<Say>()
        .add_message::<WithdrawNotice>()
        .init_schedule(BeforeAct)
        .edit_schedule(BeforeAct, in_one_thread)
        .init_schedule(Act)
        .edit_schedule(Act, in_one_thread)
        .init_schedule(PassTime)
        .edit_schedule(PassTime, in_one_thread)
        .add_systems(Act, act)
        .add_systems(PassTime, advance_notices);
}

fn in_one_thread(schedule: &mut Schedule) {
    schedule.set_executor(SingleThreadedExecutor::new());
}

/// Adds what only a window has: Bevy's state, and frames when they are needed.
pub fn in_window(app: &mut App) {
    app.init_state::<Screen>()
        .insert_resource(settings())
        .add_systems(Startup, frames::start)
        .add_systems(
            PreUpdate,
            silence
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Update, frames::watch_window)
        .add_systems(PostUpdate, stay_awake.before(request));
}
