//! The end of the program. It waits until all files are written. If a write fails, the window stays open.

use super::games::GameFiles;
use crate::app::jobs::{DiskWorker, PATIENCE};
use crate::app::shell::FrameRequests;
use baroque::texts::text;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use std::time::{Duration, Instant};

/// The time until the next check whether all files are written.
const CHECK_INTERVAL: Duration = Duration::from_millis(20);

/// Ends the program when the user closes the window.
pub fn ask(mut closed: MessageReader<WindowCloseRequested>, mut games: GameFiles) {
    if closed.read().count() > 0 {
        games.quit();
    }
}

/// Ends the program once all files are written. It waits one more frame for the result of the last write.
pub fn leave(
    disk: Res<DiskWorker>,
    mut games: GameFiles,
    mut wanted: ResMut<FrameRequests>,
    mut since: Local<Option<Instant>>,
    mut idle: Local<bool>,
    mut exit: MessageWriter<AppExit>,
) {
    let busy = disk.handle().is_busy() || !games.saved.tasks.is_empty();
    if !games.saved.warned && games.shell.notices.questions() > 0 {
        games.shell.notices.withdraw_questions();
    }
    let heard = std::mem::replace(&mut *idle, !busy) && !busy;
    if !games.shell.quits {
        *since = None;
    } else if heard || games.saved.warned {
        exit.write(AppExit::Success);
    } else if since.get_or_insert_with(Instant::now).elapsed() > PATIENCE {
        games.stay(text!("notice-stay-writing"));
    } else {
        wanted.within(CHECK_INTERVAL);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::shown_game::ShownGame;
    use crate::app::my_games::Saved;
    use crate::app::play::Playing;
    use crate::app::settings::Settings;
    use crate::app::shell::{Outbox, Shell};
    use crate::app::variants::Variants;
    use std::sync::mpsc::channel;

    #[test]
    fn closing_the_window_waits_until_all_is_written() {
        let mut app = App::new();
        app.init_resource::<DiskWorker>();
        let disk = app.world().resource::<DiskWorker>().handle().clone();
        let (gate, opened) = channel::<()>();
        disk.run(move || opened.recv().unwrap());
        app.add_message::<WindowCloseRequested>()
            .add_message::<AppExit>()
            .init_resource::<Saved>()
            .init_resource::<Playing>()
            .init_resource::<ShownGame>()
            .init_resource::<Variants>()
            .init_resource::<Settings>()
            .init_resource::<Shell>()
            .init_resource::<Outbox>()
            .init_resource::<FrameRequests>()
            .add_systems(Update, (ask, leave).chain());
        let window = app.world_mut().spawn_empty().id();
        app.update();
        app.world_mut()
            .write_message(WindowCloseRequested { window });
        app.update();
        assert!(app.world().resource::<Shell>().quits);
        assert_eq!(app.should_exit(), None, "a write is in progress");
        gate.send(()).unwrap();
        disk.wait();
        app.update();
        assert_eq!(app.should_exit(), None, "the result comes later");
        app.update();
        assert_eq!(app.should_exit(), Some(AppExit::Success));
    }
}
