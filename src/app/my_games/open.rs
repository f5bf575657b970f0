//! Opening files: one game goes on the board, several become a list.

use super::autosaves::text_of;
use super::games::GameFiles;
use super::saved_game_meta::SavedGameMeta;
use super::tasks::OpenedGame;
use super::{Arriving, Collection, GameTask, OnBoard, ShowBlind};
use crate::app::analysis::read_review;
use crate::app::play::action::{GameOrigin, LayGame};
use crate::app::play::table::{Player, Table};
use crate::app::settings::Recent;
use crate::app::shell::{Overlay, Screen};
use baroque::blind::UMPIRE;
use baroque::library::pgn_file::Listing;
use baroque::notation::Note;
use baroque::rules::ByColor;
use baroque::texts::text;
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl GameFiles<'_> {
    pub(super) fn show_list(&mut self) {
        match self.saved.collection {
            Some(_) => self.shell.show(Screen::Collection),
            None => self.notify(text!("notice-no-list")),
        }
    }

    pub(super) fn open_games(&mut self, path: PathBuf) {
        // A remembered path must work from any folder.
        let path = std::path::absolute(&path).unwrap_or(path);
        let collection = Collection::reading(path.clone());
        let stop = collection.stopper();
        let games = self.variants.games.clone();
        if let Some(before) = self.saved.collection.replace(collection) {
            before.stop();
        }
        self.shell.overlays.remove(&Overlay::OpenFile);
        self.saved.tasks.push(GameTask::Open(path, games, stop));
    }

    /// Shows the progress of reading. A file that takes long has many games, so it gets a page.
    pub(super) fn reading_goes_on(&mut self, path: &Path, games: usize, part: f32) {
        if let Some(collection) = &mut self.saved.collection
            && collection.listing.path == path
            && collection.progress.is_some()
        {
            collection.progress = Some((games, part));
            self.shell.show(Screen::Collection);
        }
    }

    pub(super) fn listed(&mut self, listing: Listing) {
        let known = self.saved.collection.as_mut();
        let Some(collection) = known.filter(|known| known.listing.path == listing.path) else {
            return;
        };
        self.settings
            .recent
            .note(Recent::File(listing.path.clone()));
        collection.open = None;
        collection.take(listing);
        self.shell.show(Screen::Collection);
    }

    /// Marks the games of the open list that were not read as written.
    pub(super) fn checked(&mut self, path: &Path, checksum: u64, notes: Vec<Vec<Note>>) {
        let collection = self.saved.collection.as_mut();
        let listing = collection.map(|collection| &mut collection.listing);
        let same = |listing: &&mut Listing| (&*listing.path, listing.checksum) == (path, checksum);
        if let Some(listing) = listing.filter(same) {
            let entries = Arc::make_mut(&mut listing.entries);
            for (entry, notes) in entries.iter_mut().zip(notes) {
                entry.notes = notes;
            }
        }
    }

    /// Closes a file that could not be read.
    pub(super) fn not_read(&mut self, path: &Path, words: String) {
        let saved = &mut *self.saved;
        let read = saved
            .collection
            .take_if(|collection| collection.listing.path == path && collection.progress.is_some());
        if read.is_some() && self.shell.shows(Screen::Collection) {
            self.shell.show(Screen::Start);
        }
        self.notify(words);
        // The list of recent files may have a file that no longer exists.
        self.look_for_games();
    }

    pub(super) fn open_row(&mut self, row: usize) {
        let saved = &mut *self.saved;
        let Some(collection) = &mut saved.collection else {
            return;
        };
        if let Some(&index) = collection.found.get(row) {
            collection.marked = row;
            if !saved.saves.is_empty() {
                // The save may change the index of every game in the file.
                collection.wanted = Some(index);
                return;
            }
            let listing = collection.listing.clone();
            let games = self.variants.games.clone();
            saved.tasks.push(GameTask::Pick(listing, index, games));
        }
    }

    /// Opens the game that has been waiting for a save.
    pub(super) fn open_wanted(&mut self) {
        let saved = &mut *self.saved;
        let collection = saved.collection.as_mut();
        let waiting = collection.filter(|_| saved.saves.is_empty());
        if let Some(collection) = waiting
            && let Some(index) = collection.wanted.take()
            && let Some(row) = collection.found.iter().position(|&found| found == index)
        {
            self.open_row(row);
        }
    }

    pub(super) fn step(&mut self, step: isize) {
        let collection = self
            .saved
            .collection
            .as_ref()
            .filter(|_| self.shell.shows(Screen::Game));
        let Some(collection) = collection.filter(|collection| collection.open.is_some()) else {
            return;
        };
        match collection.neighbour(step) {
            Some(row) => self.open_row(row),
            None if step > 0 => self.notify(text!("notice-last-game")),
            None => self.notify(text!("notice-first-game")),
        }
    }

    pub(super) fn close_list(&mut self) {
        if let Some(collection) = &self.saved.collection {
            collection.stop();
        }
        // A file that was not read to its end has no list.
        self.saved
            .collection
            .take_if(|collection| collection.progress.is_some());
        if self.shell.shows(Screen::Collection) {
            self.show_game_or_start();
        }
    }

    /// Puts a game from a file on the board.
    pub(super) fn opened_game(&mut self, opened: OpenedGame) {
        let OpenedGame {
            game,
            home,
            place,
            saved_game,
            rules,
            meta,
            words,
        } = opened;
        if self.waits_for_another(place.as_ref()) {
            return;
        }
        let persons = ByColor {
            white: Player::Human,
            black: Player::Human,
        };
        let players = meta.players.unwrap_or(persons);
        if saved_game.is_some() && game.tags.get(UMPIRE).is_some() {
            let game = Box::new(game);
            return self.outbox.send(ShowBlind { game, players });
        }
        let foreign = game.tags.iter().next().is_some();
        let mut table = Table::with_game(game, players);
        table.clock = meta.clock;
        if table.view().flipped() != meta.flipped && saved_game.is_some() {
            table.flip();
        }
        if let Some(text) = &meta.review {
            let review = read_review(table.tree(), table.record.line(), text);
            table.show_review(Some(review).filter(|review| review.progress().0 > 0));
        }
        let kept = SavedGameMeta {
            home: home.as_ref().map(|home| home.path.clone()),
            title: meta.title.clone(),
            ..SavedGameMeta::of(&table)
        };
        let (saved_game, read) = saved_game.unzip();
        let board = OnBoard {
            foreign,
            rules,
            home,
            title: meta.title,
            laid: table.game().write(),
            last: match saved_game {
                // A game that is only opened stays as it is, with the time when it was played last.
                Some(_) => text_of(&table, &kept),
                None => String::new(),
            },
            saved_game,
            read,
            ..OnBoard::default()
        };
        if let Some((path, _)) = &place {
            self.settings.recent.note(Recent::File(path.clone()));
        }
        self.saved.arriving = Some(Arriving {
            number: table.number(),
            board,
            place,
        });
        self.saved.form = None;
        self.outbox.send(LayGame::new(table, GameOrigin::Found));
        for words in words {
            self.notify(words);
        }
    }

    /// Whether a game comes too late: the user has opened another file since.
    fn waits_for_another(&self, place: Option<&(PathBuf, usize)>) -> bool {
        let reading = self.saved.collection.as_ref();
        reading
            .filter(|collection| collection.progress.is_some())
            .zip(place)
            .is_some_and(|(collection, (path, _))| collection.listing.path != *path)
    }
}
