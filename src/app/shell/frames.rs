//! Who needs frames: the one place that keeps the window awake.
//!
//! The window sleeps until something happens. While a piece moves every frame is drawn; after anything
//! else a couple more: panels settle a frame after what they show has changed, and what lies over a page is
//! measured, scrolled and centred in a frame each.

use super::{Notify, Outbox};
use crate::app::jobs::{Alarm, Waker};
use crate::app::texts::text;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowResized, WindowScaleFactorChanged};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::EguiInput;
use bevy_egui::egui::{Event, Modifiers};
use std::time::{Duration, Instant};

/// How long it sleeps at most otherwise.
const SLEEP: Duration = Duration::from_secs(3600);

/// Frames still wanted.
#[derive(Resource, Default)]
pub struct Wanted {
    /// So many at once.
    frames: u8,
    /// One after this time at most.
    within: Option<Duration>,
}

impl Wanted {
    /// Asks for a couple of frames.
    pub fn soon(&mut self) {
        self.frames = 6;
    }

    /// Asks for the next frame. It has to be asked for in every frame.
    pub fn at_once(&mut self) {
        self.frames = self.frames.max(1);
    }

    /// Asks for a frame after some time at most. It has to be asked for in every frame.
    pub fn within(&mut self, time: Duration) {
        self.within = Some(self.within.map_or(time, |other| other.min(time)));
    }
}

/// The window asleep.
pub fn settings() -> WinitSettings {
    WinitSettings {
        focused_mode: asleep(),
        unfocused_mode: asleep(),
    }
}

/// What happens to the window wakes it. A `WakeUp` from another thread asks for a frame by itself; no other
/// event of that kind needs one (see `x11_wakeup`).
fn asleep() -> UpdateMode {
    UpdateMode::Reactive {
        wait: SLEEP,
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

/// Takes out of egui's input what is no news. bevy_egui tells the modifier keys every frame, egui
/// takes each event for a reason to draw once more, and so the window would never sleep.
pub fn silence(mut inputs: Query<&mut EguiInput>, mut last: Local<Modifiers>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            Event::ModifiersChanged(modifiers) => {
                let news = *modifiers != *last;
                *last = *modifiers;
                news
            }
            _ => true,
        });
    }
}

/// A window of a new size takes a frame to tell the panels and another to place the board.
pub fn watch_window(
    mut resized: MessageReader<WindowResized>,
    mut scaled: MessageReader<WindowScaleFactorChanged>,
    mut wanted: ResMut<Wanted>,
) {
    if resized.read().count() + scaled.read().count() > 0 {
        wanted.soon();
    }
}

/// Asks for the next frame, if anybody needs one.
pub fn request(
    mut wanted: ResMut<Wanted>,
    alarm: Option<ResMut<Alarm>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if wanted.frames > 0 {
        wanted.frames = wanted.frames.saturating_sub(1);
        redraw.write(RequestRedraw);
    }
    let within = wanted.within.take();
    if let Some(mut alarm) = alarm {
        alarm.set(within.map(|time| Instant::now() + time));
    }
}
