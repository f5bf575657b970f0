//! The systems of game files and autosaved games: they start tasks, apply results and autosave.

use super::games::GameFiles;
use super::leaving::{ask, leave};
use super::saved_game_meta::SavedGameMeta;
use super::tasks::{GameTask, OpenedGame, TaskResult};
use super::{KeepGame, Saved, SavedAction, ShowBlind, ShowGame, ui};
use crate::app::jobs::{DiskFailure, DiskHandle, DiskWorker, Job, MailSender, Mailbox, finish};
use crate::app::play::Lay;
use crate::app::play::action::LayGame;
use crate::app::screens::add_page;
use crate::app::shell::{Act, FrameEnd, FrameRequests, Outbox, Screen, ShellAction};
use crate::app::variants::OpenRequest;
use baroque::library::write_guard::{Keep, WriteGuard};
use baroque::texts::text;
use bevy::prelude::*;
use bevy_egui::{EguiClipboard, EguiPostUpdateSet};
use std::sync::{Arc, Mutex, PoisonError};

/// Adds game files and autosaved games.
pub fn plugin(app: &mut App) {
    app.init_resource::<Saved>()
        .init_resource::<Mailbox<TaskResult>>()
        .add_message::<SavedAction>()
        .add_message::<ShowGame>()
        .add_message::<KeepGame>()
        .add_message::<ShowBlind>()
        .add_systems(Act, (touch, hear, hear_shell, open, show, keep_played))
        .add_systems(Act, part.before(Lay))
        // The first screen is the start page, so this runs when the program starts too.
        .add_systems(OnEnter(Screen::Start), look)
        .add_systems(Update, (attend, ask, leave).chain())
        .add_systems(
            PostUpdate,
            keep.after(EguiPostUpdateSet::EndPass).before(FrameEnd),
        )
        .add_systems(Last, begin_the_last.before(finish));
    add_page(app, Screen::Collection, ui::collection::draw)
        .on(ShellAction::Back, SavedAction::CloseList);
}

/// Any message may have changed the game.
fn touch(mut saved: ResMut<Saved>) {
    saved.touched = true;
}

fn hear(mut actions: MessageReader<SavedAction>, mut games: GameFiles) {
    for action in actions.read() {
        games.apply(action.clone());
    }
}

/// Lays a game on the board that another part of the program has made.
fn show(mut shown: ResMut<Messages<ShowGame>>, mut games: GameFiles) {
    for ShowGame { game, rules } in shown.drain() {
        games.opened_game(OpenedGame {
            game: *game,
            home: None,
            place: None,
            saved_game: None,
            rules,
            meta: SavedGameMeta::default(),
            words: Vec::new(),
        });
    }
}

/// Keeps the games that were played on other pages.
fn keep_played(mut played: ResMut<Messages<KeepGame>>, mut games: GameFiles) {
    for played in played.drain() {
        games.keep_played(played);
    }
}

/// Opens files that contain games instead of rules.
fn open(mut files: MessageReader<OpenRequest>, mut outbox: ResMut<Outbox>) {
    for file in files.read() {
        outbox.send(match file.clone() {
            OpenRequest::Games(path) => SavedAction::OpenGames(path),
            OpenRequest::Text(path) => SavedAction::OpenText(path),
        });
    }
}

fn hear_shell(mut actions: MessageReader<ShellAction>, mut games: GameFiles) {
    for action in actions.read() {
        if *action == ShellAction::Quit {
            games.quit();
        }
    }
}

/// Autosaves the last game before another one comes onto the board.
fn part(mut laid: MessageReader<LayGame>, mut games: GameFiles) {
    for game in laid.read() {
        games.keep();
        games.saved.part(game.table.number());
    }
}

fn look(mut games: GameFiles) {
    games.look_for_games();
}

/// Applies the results of tasks, and starts new ones.
fn attend(
    (results, failures): (Res<Mailbox<TaskResult>>, Res<Mailbox<DiskFailure>>),
    disk: Res<DiskWorker>,
    mut games: GameFiles,
    mut clipboard: ResMut<EguiClipboard>,
    mut wanted: ResMut<FrameRequests>,
) {
    let unwritten = failures.take().into_iter();
    let unwritten = unwritten.map(|DiskFailure(words)| TaskResult::Unwritten(words));
    for results in results.take().into_iter().chain(unwritten) {
        games.take_result(results);
        wanted.soon();
    }
    for task in std::mem::take(&mut games.saved.tasks) {
        task.start(disk.handle(), &results);
    }
    if std::mem::take(&mut games.saved.pastes) {
        match clipboard.get_text().filter(|text| !text.is_empty()) {
            Some(text) => games.outbox.send(SavedAction::PasteText(text)),
            None => games.notify(text!("paste-nothing")),
        }
        wanted.soon();
    }
    if let Some(text) = games.saved.clipboard.take() {
        clipboard.set_text(&text);
    }
}

/// Autosaves the game on the board after any action.
fn keep(
    disk: Res<DiskWorker>,
    results: Res<Mailbox<TaskResult>>,
    mut games: GameFiles,
    guard: Local<Arc<Mutex<WriteGuard>>>,
) {
    if !games.saved.touched {
        return;
    }
    games.saved.touched = false;
    games.keep();
    for keep in std::mem::take(&mut games.saved.to_keep) {
        write(keep, disk.handle(), &guard, results.sender());
    }
}

/// Autosaves a game. It replaces an earlier state of the game that still waits.
fn write(
    keep: Keep,
    disk: &DiskHandle,
    guard: &Arc<Mutex<WriteGuard>>,
    sender: MailSender<TaskResult>,
) {
    let guard = guard.clone();
    disk.write(keep.path.clone(), move || {
        let path = keep.path.display().to_string();
        let unkept = |error: String| {
            TaskResult::NotKept(text!(
                "games-cannot-be-kept",
                path = path.as_str(),
                error = error
            ))
        };
        sender.guard(
            |failure| unkept(failure.to_string()),
            |sender| {
                let mut guard = guard.lock().unwrap_or_else(PoisonError::into_inner);
                match guard.keep(&keep) {
                    Ok(None) => {}
                    Ok(Some(moved)) => {
                        sender.send(TaskResult::KeptElsewhere(keep.path.clone(), moved))
                    }
                    Err(error) => sender.send(unkept(error.to_string())),
                }
            },
        );
        Ok(())
    });
}

/// Adds the remaining writes to the disk queue before the program ends.
fn begin_the_last(
    exits: MessageReader<AppExit>,
    disk: Res<DiskWorker>,
    results: Res<Mailbox<TaskResult>>,
    mut games: GameFiles,
) {
    if exits.is_empty() {
        return;
    }
    let tasks = std::mem::take(&mut games.saved.tasks);
    for task in tasks.into_iter().filter(GameTask::writes) {
        task.start(disk.handle(), &results);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::jobs::Waker;
    use std::path::PathBuf;
    use std::sync::mpsc::channel;

    /// The disk queue, the results and the write guard.
    struct TestDisk {
        disk: DiskWorker,
        results: Mailbox<TaskResult>,
        guard: Arc<Mutex<WriteGuard>>,
    }

    impl TestDisk {
        fn new() -> TestDisk {
            let waker = Waker::new(|| {});
            let failures = Mailbox::new(waker.clone());
            TestDisk {
                disk: DiskWorker::start(failures.sender()),
                results: Mailbox::new(waker),
                guard: Arc::default(),
            }
        }

        fn keep(&self, path: PathBuf, text: &str) {
            let keep = Keep {
                path,
                text: text.to_owned(),
                rules: None,
                read: None,
            };
            write(keep, self.disk.handle(), &self.guard, self.results.sender());
        }
    }

    /// A game that is deleted and then saved again exists. One that is saved and then deleted does not.
    #[test]
    fn tasks_run_in_order() {
        let folder = std::env::temp_dir().join(format!("baroque-order-{}", std::process::id()));
        let game = "[White \"A\"]\n\n1. e4 *\n";
        let games = TestDisk::new();
        let disk = games.disk.handle();
        let (a, b) = (folder.join("a.pgn"), folder.join("b.pgn"));
        let (gate, opened) = channel::<()>();
        disk.run(move || opened.recv().unwrap());
        for path in [&a, &b] {
            games.keep(path.clone(), game);
            GameTask::Delete(path.clone()).start(disk, &games.results);
        }
        games.keep(a.clone(), game);
        assert!(disk.is_busy());
        gate.send(()).unwrap();
        disk.wait();
        assert!(a.exists() && !b.exists() && folder.join("deleted/b.pgn").exists());
        let results = games.results.take();
        assert_eq!(results, [TaskResult::ListChanged, TaskResult::ListChanged]);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_failed_write_is_reported() {
        let games = TestDisk::new();
        games.keep(PathBuf::from("/dev/null/games/a.pgn"), "");
        games.disk.handle().wait();
        let results = games.results.take();
        let [TaskResult::NotKept(words)] = &results[..] else {
            panic!("{results:?}");
        };
        assert!(words.contains("/dev/null/games/a.pgn"), "{words}");
    }
}
