//! Wakes the sleeping window from any thread.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::Arc;

/// Wakes the window, so that it draws a frame and reads its mailboxes. Copies wake the same window.
#[derive(Clone, Resource)]
pub struct Waker(Arc<dyn Fn() + Send + Sync>);

impl Waker {
    /// Calls `wake` instead of waking a window, for tests.
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

/// The event loop's; in an app without a window nothing has to be woken.
impl FromWorld for Waker {
    fn from_world(world: &mut World) -> Waker {
        let Some(proxy) = world.get_resource::<EventLoopProxyWrapper>() else {
            return Waker::new(|| {});
        };
        let proxy = (**proxy).clone();
        Waker::new(move || {
            // A window that has closed needs no waking.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        })
    }
}
