//! The games that the program keeps by itself: every ply is written down, and each game can be gone on with.

use super::dates::file_name;
use super::games::GameFiles;
use super::keepsake::{Keepsake, is_tried};
use super::{Keep, Likeness, Saved, Task};
use crate::app::play::table::Table;
use crate::app::shell::Screen;
use crate::app::texts::text;
use crate::game::Clock;
use crate::game::collection::retag;
use crate::library::kept::{self, Kept};
use crate::rules::Color;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

impl GameFiles<'_> {
    /// Asks for the games that are kept, and whether recent files are still there.
    pub fn look_for_games(&mut self) {
        let games = self.variants.games.clone();
        self.saved.tasks.push(Task::Shelf(games));
        let files = self.settings.recent.files();
        self.saved.tasks.push(Task::Missing(files));
    }

    /// Has the game on the board written down, if there is something new to it.
    pub fn keep(&mut self) {
        let Some(likeness) = self.likeness() else {
            return;
        };
        if self.saved.board.likeness.as_ref() == Some(&likeness) {
            return;
        }
        self.saved.board.likeness = Some(likeness);
        if self.saved.board.kept.is_none() && !self.has_moved() {
            return;
        }
        self.fill_tags();
        self.saved.board.likeness = self.likeness();
        let Some(table) = &self.playing.table else {
            return;
        };
        let id = table.variant().id().to_owned();
        let keepsake = self.keepsake(table);
        let text = retag(&table.game().write(), |tags| keepsake.write(tags));
        if text == self.saved.board.last {
            return;
        }
        let fresh = || Some(kept::folder()?.join(file_name(SystemTime::now(), &id)));
        let Some(path) = self.saved.board.kept.clone().or_else(fresh) else {
            return;
        };
        // Nobody has been told yet that this state could not be kept.
        self.saved.warned &= self.saved.board.last.is_empty();
        self.saved.unkept = false;
        self.saved.board.kept = Some(path.clone());
        self.saved.board.last.clone_from(&text);
        let named = || Some(self.variants.games.file_of(&id)?.text.clone());
        let rules = self.saved.board.rules.clone().or_else(named);
        let read = self.saved.board.read;
        self.saved.to_keep.push(Keep {
            path,
            text,
            rules,
            read,
        });
    }

    /// Whether the game on the board is another than the one that was laid there.
    fn has_moved(&self) -> bool {
        self.playing.table.as_ref().is_some_and(|table| {
            !table.game().tree.is_empty() && table.game().write() != self.saved.board.laid
        })
    }

    /// What is kept of the game on the board besides its moves.
    fn keepsake(&self, table: &Table) -> Keepsake {
        Keepsake {
            home: self.saved.board.home.as_ref().map(|home| home.path.clone()),
            title: self.saved.board.title.clone(),
            ..Keepsake::of(table)
        }
    }

    fn likeness(&self) -> Option<Likeness> {
        let table = self.playing.table.as_ref()?;
        let keepsake = self.keepsake(table);
        let seconds = |clock: &Clock| Color::ALL.map(|side| clock.left(side).as_secs());
        Some(Likeness {
            edition: table.edition(),
            ended: table.outcome(),
            tags: table.game().tags.clone(),
            seconds: keepsake.clock.as_ref().map(seconds),
            keepsake: Keepsake {
                clock: None,
                ..keepsake
            },
        })
    }

    /// The game on the board goes on in another file than it was kept in.
    pub(super) fn kept_elsewhere(&mut self, from: &Path, to: PathBuf) {
        if self.saved.is_on_board(from) {
            self.saved.board.kept = Some(to);
            self.notify(text!("notice-kept-elsewhere"));
        }
        self.look_for_games();
    }

    /// Shows the games that are kept, or puts them away.
    pub(super) fn toggle_shelf(&mut self) {
        if self.shell.shows(Screen::Shelf) {
            return self.show_game_or_start();
        }
        self.shell.show(Screen::Shelf);
        self.look_for_games();
    }

    /// Shows the game on the board, or all games if there is none.
    pub(super) fn show_game_or_start(&mut self) {
        let screen = match self.playing.table {
            Some(_) => Screen::Game,
            None => Screen::Start,
        };
        self.shell.show(screen);
    }

    /// Goes on with the game that was left last.
    pub(crate) fn resume(&mut self) {
        if let Some(path) = self
            .saved
            .shelf
            .resume
            .as_ref()
            .map(|resume| resume.path.clone())
        {
            self.open_kept(path);
        }
    }

    pub(super) fn open_kept(&mut self, path: PathBuf) {
        if self.saved.is_on_board(&path) {
            self.shell.show(Screen::Game);
            return;
        }
        let games = self.variants.games.clone();
        self.saved.tasks.push(Task::Kept(path, games));
    }

    /// Has it found out how a kept game stands, once for each state of its file.
    pub(super) fn draw_kept(&mut self, path: &Path) {
        let Some(kept) = self.saved.shelf.games.iter().find(|kept| kept.path == path) else {
            return;
        };
        let known = self.saved.shelf.drawn.get(path);
        if known.is_none_or(|(when, _)| *when != kept.when) {
            let stands = known.and_then(|(_, stands)| stands.clone());
            let task = Task::Draw(kept.clone(), self.variants.games.clone());
            let drawn = (kept.when, stands);
            self.saved.shelf.drawn.insert(path.to_owned(), drawn);
            self.saved.tasks.push(task);
        }
    }

    pub(super) fn begin_rename(&mut self, path: Option<PathBuf>) {
        self.saved.shelf.renaming = path.map(|path| {
            let known = self.saved.shelf.games.iter().find(|kept| kept.path == path);
            let title = known.and_then(|kept| kept.entry.tags.get(kept::TITLE));
            (path.clone(), title.unwrap_or_default().to_owned())
        });
    }

    /// Gives a kept game a name. The one on the board is written with it.
    pub(super) fn rename(&mut self) {
        let Some((path, title)) = self.saved.shelf.renaming.take() else {
            return;
        };
        let title = title.trim().to_owned();
        if self.saved.is_on_board(&path) {
            self.saved.board.title = Some(title).filter(|title| !title.is_empty());
            self.keep();
            self.look_for_games();
        } else {
            self.saved.tasks.push(Task::Rename(path, title));
        }
    }

    /// Deletes a kept game. One that is on the board stays there, and is kept again once it goes on.
    pub(super) fn delete(&mut self, path: PathBuf) {
        if self.saved.is_on_board(&path) {
            self.saved.board.kept = None;
            self.saved.board.read = None;
            self.saved.board.laid = self
                .playing
                .table
                .as_ref()
                .map(|table| table.game().write())
                .unwrap_or_default();
        }
        self.saved.shelf.games.retain(|kept| kept.path != path);
        self.saved.tasks.push(Task::Delete(path));
    }

    /// Brings back what was deleted last.
    pub(super) fn bring_back(&mut self) {
        if !self.saved.shelf.deleted.is_empty() {
            let deleted = self.saved.shelf.deleted.remove(0);
            self.saved.tasks.push(Task::BringBack(deleted.path));
        }
    }
}

impl Saved {
    /// The last kept game of these rules that is not over.
    pub fn unfinished(&self, id: &str) -> Option<&Kept> {
        self.shelf.games.iter().find(|kept| {
            let tags = &kept.entry.tags;
            kept.goes_on() && tags.get("Variant") == Some(id) && !is_tried(tags)
        })
    }

    /// Whether a kept game is the one on the board.
    pub fn is_on_board(&self, path: &Path) -> bool {
        self.board.kept.as_deref() == Some(path)
    }
}
