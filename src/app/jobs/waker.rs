//! Wakes the sleeping window from any thread.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::Arc;

/// Wakes the window, so that it draws a frame and reads its mailboxes. Clones wake the same window.
#[derive(Clone, Resource)]
pub struct Waker(Arc<dyn Fn() + Send + Sync>);

impl Waker {
    /// A waker for tests, which calls `wake` instead of waking a window.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Waker {
        Waker(Arc::new(wake))
    }

    /// The waker of this app's window.
    pub fn of(world: &mut World) -> Waker {
        world.get_resource_or_init::<Waker>().clone()
    }

    /// Wakes the window.
    pub fn wake(&self) {
        (self.0)();
    }
}

/// Wakes the event loop. An app without a window needs no waking.
impl FromWorld for Waker {
    fn from_world(world: &mut World) -> Waker {
        let Some(proxy) = world.get_resource::<EventLoopProxyWrapper>() else {
            return Waker::new(|| {});
        };
        let proxy = (**proxy).clone();
        Waker::new(move || {
            // A closed window needs no waking.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        })
    }
}
