//! Looks after the sleeping window for a moment after each frame.
//!
//! Under X11 a graphics driver shows a frame over the window's own connection, from a thread of its own. If a
//! click or a key comes in the meantime, the driver may be the one to read it off the connection; it then waits
//! in a queue that the event loop, already asleep, looks at only when something else happens. So the loop is
//! made to look again, a few times within a second after a frame has been shown. Looking draws nothing.

use bevy::prelude::*;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

/// When to look, each so many milliseconds after the one before it.
const PAUSES: [u64; 6] = [20, 40, 80, 160, 320, 640];

/// Tells that a frame has been shown.
#[derive(Resource)]
struct Shown(SyncSender<()>);

/// Hears of shown frames, until the thread that looks takes it.
#[derive(Resource)]
struct Frames(Mutex<Option<Receiver<()>>>);

/// Has the event loop look again after each frame.
pub fn plugin(app: &mut App) {
    let Some(render) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    let (tell, frames) = sync_channel(1);
    render
        .insert_resource(Shown(tell))
        .add_systems(Render, tell_frame.in_set(RenderSystems::Cleanup));
    app.insert_resource(Frames(Mutex::new(Some(frames))))
        .add_systems(Startup, start);
}

fn tell_frame(shown: Res<Shown>) {
    // One that has not been heard of yet will do for both.
    let _ = shown.0.try_send(());
}

/// Starts the thread. Without it the window works, but for the rare click that waits for the next one.
fn start(frames: Res<Frames>, proxy: Res<EventLoopProxyWrapper>) {
    let Some(frames) = frames.0.lock().ok().and_then(|mut frames| frames.take()) else {
        return;
    };
    let proxy = (*proxy).clone();
    // Asks for windows that have not been opened yet. There are none; but it wakes the loop, and
    // `redraw::settings` draws nothing for such events.
    let look = move || proxy.send_event(WinitUserEvent::WindowAdded).is_ok();
    let watching = thread::Builder::new().name("lookout".to_owned());
    let _ = watching.spawn(move || watch(&frames, look));
}

/// Looks after each frame until the window is gone.
fn watch(frames: &Receiver<()>, look: impl Fn() -> bool) {
    while frames.recv().is_ok() {
        let mut pauses = PAUSES.iter();
        while let Some(&pause) = pauses.next() {
            match frames.recv_timeout(Duration::from_millis(pause)) {
                Ok(()) => pauses = PAUSES.iter(),
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) if look() => {}
                Err(RecvTimeoutError::Timeout) => return,
            }
        }
    }
}
