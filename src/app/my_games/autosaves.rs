//! Autosaves: the program saves every ply of each game, and My games lists them all.

use super::dates::file_name;
use super::details::fill;
use super::games::GameFiles;
use super::saved_game_meta::{SavedGameMeta, is_tried};
use super::{GameTask, KeepGame, Likeness, Saved};
use crate::app::play::Playing;
use crate::app::play::table::{Table, is_practice};
use crate::app::shell::Screen;
use baroque::game::Clock;
use baroque::game::collection::retag;
use baroque::library::saved_games::{self, SavedGame};
use baroque::library::write_guard::Keep;
use baroque::rules::Color;
use baroque::texts::text;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

impl GameFiles<'_> {
    /// Reads the list of autosaved games, and checks whether recent files still exist.
    pub fn look_for_games(&mut self) {
        let games = self.variants.games.clone();
        self.saved.tasks.push(GameTask::GameList(games));
        let files = self.settings.recent.files();
        self.saved.tasks.push(GameTask::Missing(files));
    }

    /// Autosaves the game on the board, if it has changed. Games of lessons and puzzles belong to those.
    pub fn keep(&mut self) {
        if self.playing.table.as_ref().is_some_and(Table::is_practice) {
            return;
        }
        let Some(likeness) = self.likeness() else {
            return;
        };
        if self.saved.board.likeness.as_ref() == Some(&likeness) {
            return;
        }
        self.saved.board.likeness = Some(likeness);
        if self.saved.board.saved_game.is_none() && !self.has_moved() {
            return;
        }
        self.fill_tags();
        self.saved.board.likeness = self.likeness();
        let Some(table) = &self.playing.table else {
            return;
        };
        let id = table.variant().id().to_owned();
        let text = text_of(table, &self.meta(table));
        if text == self.saved.board.last {
            return;
        }
        let fresh = || Some(saved_games::folder()?.join(file_name(SystemTime::now(), &id)));
        let Some(path) = self.saved.board.saved_game.clone().or_else(fresh) else {
            return;
        };
        // The user has not been warned about this state of the game yet.
        self.saved.warned &= self.saved.board.last.is_empty();
        self.saved.unkept = false;
        self.saved.board.saved_game = Some(path.clone());
        self.saved.board.last.clone_from(&text);
        let named = || self.own_rules(&id);
        let rules = self.saved.board.rules.clone().or_else(named);
        let read = self.saved.board.read;
        self.saved.to_keep.push(Keep {
            path,
            text,
            rules,
            read,
        });
    }

    /// Autosaves a game of another page, which has just been played.
    pub(super) fn keep_played(&mut self, played: KeepGame) {
        let table = Table::with_game(*played.game, played.players);
        let mut game = table.game().clone();
        game.tags.remove("Date");
        fill(&table, &self.settings.name, &mut game.tags);
        let meta = SavedGameMeta {
            title: Some(played.title),
            ..SavedGameMeta::of(&table)
        };
        let id = table.variant().id();
        let rules = self.own_rules(id);
        if let Some(folder) = saved_games::folder() {
            self.saved.to_keep.push(Keep {
                path: folder.join(file_name(SystemTime::now(), id)),
                text: retag(&game.write(), |tags| meta.write(tags)),
                rules,
                read: None,
            });
        }
    }

    /// The text of a game's file, if the user owns the game.
    fn own_rules(&self, id: &str) -> Option<String> {
        Some(self.variants.games.file_of(id)?.text.clone())
    }

    /// Whether the game on the board has changed since it came there.
    fn has_moved(&self) -> bool {
        self.playing.table.as_ref().is_some_and(|table| {
            !table.game().tree.is_empty() && table.game().write() != self.saved.board.laid
        })
    }

    /// The data of the game on the board besides its moves.
    fn meta(&self, table: &Table) -> SavedGameMeta {
        SavedGameMeta {
            home: self.saved.board.home.as_ref().map(|home| home.path.clone()),
            title: self.saved.board.title.clone(),
            ..SavedGameMeta::of(table)
        }
    }

    fn likeness(&self) -> Option<Likeness> {
        let table = self.playing.table.as_ref()?;
        let meta = self.meta(table);
        let seconds = |clock: &Clock| Color::ALL.map(|side| clock.left(side).as_secs());
        Some(Likeness {
            edition: table.edition(),
            ended: table.outcome(),
            tags: table.game().tags.clone(),
            seconds: meta.clock.as_ref().map(seconds),
            meta: SavedGameMeta {
                clock: None,
                ..meta
            },
        })
    }

    /// Changes the autosave file of the game on the board.
    pub(super) fn kept_elsewhere(&mut self, from: &Path, to: PathBuf) {
        if self.saved.is_on_board(from) {
            self.saved.board.saved_game = Some(to);
            self.notify(text!("notice-kept-elsewhere"));
        }
        self.look_for_games();
    }

    /// Opens or closes the page My games.
    pub(super) fn toggle_my_games(&mut self) {
        if self.shell.shows(Screen::MyGames) {
            return self.shell.screens.close(Screen::MyGames);
        }
        self.shell.screens.open(Screen::MyGames);
        self.look_for_games();
    }

    /// Shows the game on the board, or the start page without one.
    pub(super) fn show_game_or_start(&mut self) {
        let screen = match self.playing.table {
            Some(_) => Screen::Game,
            None => Screen::Start,
        };
        self.shell.show(screen);
    }

    /// Continues the last unfinished game.
    pub(crate) fn resume(&mut self) {
        if let Some(path) = self
            .saved
            .list
            .resume
            .as_ref()
            .map(|resume| resume.path.clone())
        {
            self.open_kept(path);
        }
    }

    pub(super) fn open_kept(&mut self, path: PathBuf) {
        if self.saved.is_on_board(&path) {
            self.shell.screens.open(Screen::Game);
            return;
        }
        let games = self.variants.games.clone();
        self.saved.tasks.push(GameTask::SavedGame(path, games));
    }

    /// Reads the position of an autosaved game for its picture, once for each state of its file.
    pub(super) fn draw_kept(&mut self, path: &Path) {
        let Some(saved_game) = self.saved.list.game(path) else {
            return;
        };
        let known = self.saved.list.drawn.get(path);
        if known.is_none_or(|(when, _)| *when != saved_game.when) {
            let stands = known.and_then(|(_, stands)| stands.clone());
            let task = GameTask::Draw(saved_game.clone(), self.variants.games.clone());
            let drawn = (saved_game.when, stands);
            self.saved.list.drawn.insert(path.to_owned(), drawn);
            self.saved.tasks.push(task);
        }
    }

    pub(super) fn begin_rename(&mut self, path: Option<PathBuf>) {
        self.saved.list.renaming = path.map(|path| {
            let known = self.saved.list.game(&path);
            let title = known.and_then(|saved_game| saved_game.entry.tags.get(saved_games::TITLE));
            (path.clone(), title.unwrap_or_default().to_owned())
        });
    }

    /// Renames an autosaved game. For the one on the board, an autosave writes the name.
    pub(super) fn rename(&mut self) {
        let Some((path, title)) = self.saved.list.renaming.take() else {
            return;
        };
        let title = title.trim().to_owned();
        if self.saved.is_on_board(&path) {
            self.saved.board.title = Some(title).filter(|title| !title.is_empty());
            self.keep();
            self.look_for_games();
        } else {
            self.saved.tasks.push(GameTask::Rename(path, title));
        }
    }

    /// Deletes an autosaved game. If it is on the board, it stays there, and its next move saves it again.
    pub(super) fn delete(&mut self, path: PathBuf) {
        if self.saved.is_on_board(&path) {
            self.saved.board.saved_game = None;
            self.saved.board.read = None;
            self.saved.board.laid = self
                .playing
                .table
                .as_ref()
                .map(|table| table.game().write())
                .unwrap_or_default();
        }
        self.saved
            .list
            .games
            .retain(|saved_game| saved_game.path != path);
        self.saved.tasks.push(GameTask::Delete(path));
    }

    /// Restores the game that was deleted last.
    pub(super) fn bring_back(&mut self) {
        if !self.saved.list.deleted.is_empty() {
            let deleted = self.saved.list.deleted.remove(0);
            self.saved.tasks.push(GameTask::BringBack(deleted.path));
        }
    }
}

/// The text of a game with its other data.
pub(super) fn text_of(table: &Table, meta: &SavedGameMeta) -> String {
    retag(&table.game().write(), |tags| meta.write(tags))
}

impl Saved {
    /// The game on the board, if *Continue* leads to it: it goes on, and has begun unless there is no other.
    pub fn continued<'a>(&self, playing: &'a Playing) -> Option<&'a Table> {
        let counts = |table: &&Table| !table.record.is_empty() || self.list.resume.is_none();
        playing.unfinished().filter(counts)
    }

    /// The last unfinished autosaved game of these rules.
    pub fn unfinished(&self, id: &str) -> Option<&SavedGame> {
        self.list.games.iter().find(|saved_game| {
            let tags = &saved_game.entry.tags;
            let played = !is_tried(tags) && !is_practice(tags);
            saved_game.goes_on() && tags.get("Variant") == Some(id) && played
        })
    }

    pub fn is_on_board(&self, path: &Path) -> bool {
        self.board.saved_game.as_deref() == Some(path)
    }
}
