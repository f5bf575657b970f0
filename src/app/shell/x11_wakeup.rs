//! Wakes the sleeping event loop a few times after each frame, since X11 may have hidden a click or a key from it.
//!
//! Under X11 a graphics driver shows a frame over the window's own connection, from a thread of its own. If a click or a
//! key comes in the meantime, the driver may be the one to read it off the connection. The event then waits in a queue
//! that the event loop, already asleep, reads only when something else happens. So the loop is woken a few times within
//! a second after each frame. Waking draws nothing.

use crate::app::jobs;
use bevy::prelude::*;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::Duration;

/// When to wake the loop, each so many milliseconds after the one before it.
const PAUSES: [u64; 6] = [20, 40, 80, 160, 320, 640];

/// Tells that a frame has been shown.
#[derive(Resource)]
struct Shown(SyncSender<()>);

/// Starts the thread that wakes the loop. Without it the window works, but for the rare click that waits for the next
/// one.
pub fn plugin(app: &mut App) {
    let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>() else {
        return;
    };
    let proxy = (**proxy).clone();
    let Some(render) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    let (tell, frames) = sync_channel(1);
    render
        .insert_resource(Shown(tell))
        .add_systems(Render, tell_frame.in_set(RenderSystems::Cleanup));
    // Asks for windows that have not been opened yet. There are none; but it wakes the loop, and
    // `shell::settings` draws nothing for such events.
    let wake = move || proxy.send_event(WinitUserEvent::WindowAdded).is_ok();
    let _ = jobs::start("x11 wakeup", move || watch(&frames, wake));
}

fn tell_frame(shown: Res<Shown>) {
    // One that has not been heard of yet will do for both.
    let _ = shown.0.try_send(());
}

/// Wakes the loop after each frame until the window has closed.
fn watch(frames: &Receiver<()>, wake: impl Fn() -> bool) {
    while frames.recv().is_ok() {
        let mut pauses = PAUSES.iter();
        while let Some(&pause) = pauses.next() {
            match frames.recv_timeout(Duration::from_millis(pause)) {
                Ok(()) => pauses = PAUSES.iter(),
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) if wake() => {}
                Err(RecvTimeoutError::Timeout) => return,
            }
        }
    }
}
