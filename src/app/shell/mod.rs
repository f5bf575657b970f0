//! The window: what fills it, what lies over that, what is told in passing, and who needs frames.
//!
//! | file | |
//! |---|---|
//! | `screen` | which screen is shown, and the way back; Bevy's state follows it; [`ScreenRequest`] opens and closes one |
//! | `notices` | what is told in passing; the messages [`Notify`] and [`Say`] tell something from anywhere |
//! | `outbox` | messages between the parts of the program, and the schedule [`Act`] in which they are heard |
//! | `time` | the schedule [`PassTime`], which runs once a frame |
//! | `frames` | who needs frames: the one place that keeps the window awake |
//! | `file_choice` | what a file dialog is opened for |
//! | `action` | what a person does with pages and the program itself |
//! | `window_state` | where the window is and how large, kept from one time to the next |
//! | `display`, `x11_wakeup` | whether there is a display; an event loop that X11 may leave asleep |

mod action;
pub mod display;
mod file_choice;
mod frames;
mod notices;
mod outbox;
mod screen;
mod time;
pub mod window_state;
pub mod x11_wakeup;

pub use action::ShellAction;
pub use file_choice::FileChoice;
pub use frames::{Wanted, request, settings, silence};
pub use notices::{Notice, Notices, Notify, Say, WithdrawNotice};
pub use outbox::{Act, BeforeAct, Outbox, hear, hear_on, settle};
pub use screen::{Screen, ScreenRequest, Screens};
pub use time::{PassTime, Passed, advance, pass_time};

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy_egui::EguiPreUpdateSet;
use std::collections::BTreeSet;
use std::time::Duration;

/// How long the window sleeps at most while a notice waits to go.
const NOTICE: Duration = Duration::from_millis(500);

/// What may lie over a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Overlay {
    /// The keys, and what the program is.
    Help,
    /// The settings.
    Settings,
    /// The mistakes in game files.
    Problems,
    /// The field for the path of a file to be opened.
    OpenFile,
}

/// What the window shows besides the features.
#[derive(Resource, Debug, Default)]
pub struct Shell {
    /// What fills the window.
    pub screens: Screens,
    /// What lies over that.
    pub overlays: BTreeSet<Overlay>,
    /// What is told in passing.
    pub notices: Notices,
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

    /// Whether something lies over the page.
    pub fn is_covered_by(&self, overlay: Overlay) -> bool {
        self.overlays.contains(&overlay)
    }

    /// Does what a person asks for, as far as it needs nothing of other parts of the program.
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
            // Other parts of the program know what these mean.
            ShellAction::Continue | ShellAction::Cancel | ShellAction::Quit => {}
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
        shell.notices.tell(words.as_str());
    }
}

fn advance_notices(passed: Res<Passed>, mut shell: ResMut<Shell>) {
    if !shell.notices.shown().is_empty() {
        shell.notices.advance(passed.seconds);
    }
}

/// Asks for a frame in time when a notice is to go.
fn stay_awake(shell: Res<Shell>, mut wanted: ResMut<Wanted>) {
    if !shell.notices.shown().is_empty() {
        wanted.within(NOTICE);
    }
}

/// When what waits in the outbox is sent and done, in `Update`: other systems that read such messages come after it.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deliver;

/// Sends all that waits in the outbox and lets it be done; more frames show what comes of it.
pub fn deliver(world: &mut World) {
    if !world.resource::<Outbox>().is_empty() {
        world.resource_mut::<Wanted>().soon();
        settle(world);
    }
}

/// The end of a frame, in `PostUpdate`: nothing changes any more that a frame shows.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct FrameEnd;

/// The schedule in which actions are done, and those that the shell itself does.
pub fn actions(app: &mut App) {
    app.init_resource::<Outbox>()
        .init_resource::<Shell>()
        .init_resource::<Passed>()
        .init_resource::<Wanted>()
        .add_message::<ShellAction>()
        .add_message::<ScreenRequest>()
        .add_message::<Notify>()
        .add_message::<Say>()
        .add_message::<WithdrawNotice>()
        .add_message::<FileChoice>()
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

/// The screens, notices and frames.
pub fn plugin(app: &mut App) {
    app.add_plugins(actions)
        .init_state::<Screen>()
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
