//! The end of the program, which waits for what is being written. If something could not be, the window stays.

use super::games::GameFiles;
use crate::app::jobs::{DiskWorker, PATIENCE};
use crate::app::shell::Wanted;
use crate::app::texts::text;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use std::time::{Duration, Instant};

/// How soon it is looked again whether all is written.
const SOON: Duration = Duration::from_millis(20);

/// Whoever closes the window wants to leave.
pub fn ask(mut closed: MessageReader<WindowCloseRequested>, mut games: GameFiles) {
    if closed.read().count() > 0 {
        games.quit();
    }
}

/// Ends the program once it is to end and all is written. What has come of the last that was written is heard a frame
/// after that, so that one more is waited for.
pub fn leave(
    disk: Res<DiskWorker>,
    mut games: GameFiles,
    mut wanted: ResMut<Wanted>,
    mut since: Local<Option<Instant>>,
    mut idle: Local<bool>,
    mut exit: MessageWriter<AppExit>,
) {
    let busy = disk.handle().is_busy() || !games.saved.tasks.is_empty();
    let heard = std::mem::replace(&mut *idle, !busy) && !busy;
    if !games.shell.quits {
        *since = None;
    } else if heard || games.saved.warned {
        exit.write(AppExit::Success);
    } else if since.get_or_insert_with(Instant::now).elapsed() > PATIENCE {
        games.stay(text!("notice-stay-writing"));
    } else {
        wanted.within(SOON);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::sight::Sight;
    use crate::app::my_games::Saved;
    use crate::app::play::Playing;
    use crate::app::settings::Settings;
    use crate::app::shell::{Outbox, Shell};
    use crate::app::variants::Variants;
    use std::sync::mpsc::channel;

    #[test]
    fn whoever_closes_the_window_leaves_once_all_is_written() {
        let mut app = App::new();
        app.init_resource::<DiskWorker>();
        let disk = app.world().resource::<DiskWorker>().handle().clone();
        let (gate, opened) = channel::<()>();
        disk.run(move || opened.recv().unwrap());
        app.add_message::<WindowCloseRequested>()
            .add_message::<AppExit>()
            .init_resource::<Saved>()
            .init_resource::<Playing>()
            .init_resource::<Sight>()
            .init_resource::<Variants>()
            .init_resource::<Settings>()
            .init_resource::<Shell>()
            .init_resource::<Outbox>()
            .init_resource::<Wanted>()
            .add_systems(Update, (ask, leave).chain());
        let window = app.world_mut().spawn_empty().id();
        app.update();
        app.world_mut()
            .write_message(WindowCloseRequested { window });
        app.update();
        assert!(app.world().resource::<Shell>().quits);
        assert_eq!(app.should_exit(), None, "something is being written");
        gate.send(()).unwrap();
        disk.wait();
        app.update();
        assert_eq!(app.should_exit(), None, "nobody has heard of it yet");
        app.update();
        assert_eq!(app.should_exit(), Some(AppExit::Success));
    }
}
