//! Wakes the sleeping event loop a few times after each frame, because X11 may have hidden a click or a key from it.
//!
//! Under X11 a graphics driver shows frames over the window's own connection, on its own thread. If a click or a key
//! comes at that time, the driver may read it from the connection first. The event then waits in a queue. The event
//! loop, already asleep, reads that queue only when something else happens. So this plugin wakes the loop a few times
//! within a second after each frame. Waking it draws nothing.

use crate::app::jobs;
use bevy::prelude::*;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::Duration;

/// The times between the wake-ups, in milliseconds.
const PAUSES: [u64; 6] = [20, 40, 80, 160, 320, 640];

/// Sends a signal after each frame.
#[derive(Resource)]
struct DisplaySignal(SyncSender<()>);

/// Starts the thread that wakes the loop. If that fails, the window works, but a rare click waits for the next event.
pub fn plugin(app: &mut App) {
    let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>() else {
        return;
    };
    let proxy = (**proxy).clone();
    let Some(render) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    let (sender, frames) = sync_channel(1);
    render
        .insert_resource(DisplaySignal(sender))
        .add_systems(Render, report_frame.in_set(RenderSystems::Cleanup));
    // This event reports new windows. There are none, but the event wakes the loop, and `shell::settings` draws
    // nothing for it.
    let wake = move || proxy.send_event(WinitUserEvent::WindowAdded).is_ok();
    let _ = jobs::start("x11 wakeup", move || watch(&frames, wake));
}

fn report_frame(shown: Res<DisplaySignal>) {
    // If the channel is full, the signal that waits there is enough.
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
