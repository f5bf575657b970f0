//! Decides when the next frame of the window is drawn.
//!
//! The window sleeps until something happens. During an animation every frame is drawn. After anything else a few
//! frames follow: panels need a frame to adapt to new contents, and an overlay needs one each to be measured, scrolled
//! and centred.

use super::{Notify, Outbox};
use crate::app::jobs::{Alarm, Waker};
use baroque::texts::text;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowResized, WindowScaleFactorChanged};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::EguiInput;
use bevy_egui::egui::{Event, Modifiers};
use std::time::{Duration, Instant};

/// The longest time that the window sleeps.
const MAX_SLEEP: Duration = Duration::from_secs(3600);

#[derive(Resource, Debug, Default, PartialEq)]
pub struct FrameRequests {
    /// The number of frames to draw at once.
    frames: u8,
    /// The longest time until the next frame.
    within: Option<Duration>,
    /// How long after the last frame the next one is due.
    due: Option<Duration>,
}

impl FrameRequests {
    /// Asks for a few frames.
    pub fn soon(&mut self) {
        self.frames = 6;
    }

    /// Asks for the next frame. An animation calls this in every frame.
    pub fn at_once(&mut self) {
        self.frames = self.frames.max(1);
    }

    /// Asks for a frame within a time. The caller repeats this in every frame.
    pub fn within(&mut self, time: Duration) {
        self.within = Some(self.within.map_or(time, |other| other.min(time)));
    }

    /// How late a frame is that is drawn this long after the last one. If none was due, it is not late.
    pub fn late(&self, time: Duration) -> Duration {
        let late = |due| time.saturating_sub(due);
        self.due.map_or(Duration::ZERO, late)
    }
}

/// The update settings of winit for a window that sleeps.
pub fn settings() -> WinitSettings {
    WinitSettings {
        focused_mode: asleep(),
        unfocused_mode: asleep(),
    }
}

/// The window wakes for its own events. Another thread wakes it with `WakeUp`, which asks for a frame by itself. User
/// events ask for none (see `x11_wakeup`).
fn asleep() -> UpdateMode {
    UpdateMode::Reactive {
        wait: MAX_SLEEP,
        react_to_device_events: false,
        react_to_user_events: false,
        react_to_window_events: true,
    }
}

/// Starts the alarm that wakes the window in time.
pub fn start(mut commands: Commands, waker: Res<Waker>, mut outbox: ResMut<Outbox>) {
    match Alarm::start(waker.clone()) {
        Ok(alarm) => commands.insert_resource(alarm),
        Err(error) => {
            let error = error.to_string();
            outbox.send(Notify(text!("clocks-not-shown", error = error)));
        }
    }
}

/// Removes repeated modifier events from egui's input. bevy_egui sends the modifier keys in every frame, and egui
/// draws another frame after each event. Without this the window would never sleep.
pub fn silence(mut inputs: Query<&mut EguiInput>, mut last: Local<Modifiers>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            Event::ModifiersChanged(modifiers) => {
                let changed = *modifiers != *last;
                *last = *modifiers;
                changed
            }
            _ => true,
        });
    }
}

/// Asks for frames after a change of the window's size. The panels need one, and the board the next.
pub fn watch_window(
    mut resized: MessageReader<WindowResized>,
    mut scaled: MessageReader<WindowScaleFactorChanged>,
    mut wanted: ResMut<FrameRequests>,
) {
    if resized.read().count() + scaled.read().count() > 0 {
        wanted.soon();
    }
}

/// Draws the next frame if one was requested, and sets the alarm.
pub fn request(
    mut wanted: ResMut<FrameRequests>,
    alarm: Option<ResMut<Alarm>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let within = wanted.within.take();
    let wait = within.filter(|_| wanted.frames == 0);
    wanted.due = within.map(|_| wait.unwrap_or_default());
    if wanted.frames > 0 {
        wanted.frames = wanted.frames.saturating_sub(1);
        redraw.write(RequestRedraw);
    }
    if let Some(mut alarm) = alarm {
        alarm.set(within.map(|time| Instant::now() + time));
    }
}
