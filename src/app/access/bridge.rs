//! Passes requests of a screen reader on to the program. bevy_egui shows the window to a screen reader, but ignores
//! its requests.

use crate::app::jobs::{self, Waker};
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiInputSet, PrimaryEguiContext, egui};
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::Duration;

/// How often the thread looks for requests while the window sleeps.
const REQUEST_INTERVAL: Duration = Duration::from_millis(100);

/// Adds the requests of screen readers.
pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, hand_on.in_set(EguiInputSet::ReadBevyMessages))
        .add_systems(Update, wake);
}

fn hand_on(
    mut requests: MessageReader<ActionRequest>,
    mut events: MessageWriter<EguiInputEvent>,
    context: Query<Entity, With<PrimaryEguiContext>>,
) {
    let Ok(context) = context.single() else {
        return;
    };
    for request in requests.read() {
        let event = egui::Event::AccessKitActionRequest(request.0.clone());
        events.write(EguiInputEvent { context, event });
    }
}

/// Starts the thread that wakes the window for a screen reader, once there is a window.
fn wake(
    requested: Res<AccessibilityRequested>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    waker: Res<Waker>,
    mut started: Local<bool>,
) {
    let (Some(handlers), false) = (handlers, *started) else {
        return;
    };
    let Some(requests) = handlers.values().next().cloned() else {
        return;
    };
    *started = true;
    let (requested, waker) = ((*requested).clone(), waker.clone());
    // Without the thread, requests wait until something else wakes the window.
    let _ = jobs::start("screen reader", move || {
        watch(&requested, &requests, &waker);
    });
}

fn watch(
    requested: &AccessibilityRequested,
    requests: &Arc<Mutex<WinitActionRequestHandler>>,
    waker: &Waker,
) {
    let mut known = false;
    // The thread ends when the window has dropped the requests.
    while Arc::strong_count(requests) > 1 {
        sleep(REQUEST_INTERVAL);
        let waiting = requests.lock().is_ok_and(|requests| !requests.is_empty());
        let wanted = requested.get();
        if waiting || wanted != known {
            waker.wake();
        }
        known = wanted;
    }
}
