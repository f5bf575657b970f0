//! Saving games in their file or in a new one. It never replaces anything without a question.

use super::details::{Obstacle, SaveSubject, fill};
use super::games::GameFiles;
use super::tasks::How;
use super::{GameTask, SaveForm, SavedAction, Saving, TaskResult};
use crate::app::settings::Recent;
use crate::app::shell::{FileChoice, Outbox, Screen};
use crate::app::variants::written_path;
use baroque::game::collection::CollectionEntry;
use baroque::library::pgn_file::{Listing, Refusal, SaveTarget, Stored};
use baroque::texts::text;
use directories::UserDirs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl GameFiles<'_> {
    /// Opens the form for saving the game on the board.
    pub(super) fn save_as(&mut self) {
        if self.shell.shows(Screen::Game) {
            self.open_form(None);
        }
    }

    /// Chooses the file of the form in the platform's dialog.
    pub(super) fn choose_place(&mut self) {
        if let Some(form) = &self.saved.form {
            let chosen = |path: PathBuf, outbox: &mut Outbox| {
                outbox.send(SavedAction::Take(TaskResult::Place(path)));
            };
            let choice = FileChoice::save(text!("browse-games"), &["pgn"], chosen)
                .titled(text!("games-save-title"))
                .at(written_path(&form.path).unwrap_or_default());
            self.outbox.send(choice);
        }
    }

    /// The game on the board as PGN, with all tags.
    pub(super) fn game_text(&mut self) -> String {
        self.fill_tags();
        self.playing
            .table
            .as_ref()
            .map(|table| table.game().write())
            .unwrap_or_default()
    }

    /// Adds tags for players and date, unless the game came with tags.
    pub(super) fn fill_tags(&mut self) {
        let foreign = self.saved.board.foreign;
        if let Some(table) = self.playing.table.as_mut().filter(|_| !foreign) {
            let mut tags = table.game().tags.clone();
            fill(table, &self.settings.name, &mut tags);
            *table.record.tags_mut() = tags;
        }
    }

    pub(super) fn save(&mut self) {
        if self.shell.shown() != Screen::Game {
            return;
        }
        let game = self.saved.game;
        if let Some(saving) = self.saved.saves.of_board(game) {
            saving.again = true;
        } else if self.saved.board.home.is_some() {
            self.put_back(None);
        } else {
            self.open_form(None);
        }
    }

    /// Saves the game on the board in its file.
    fn put_back(&mut self, form: Option<SaveForm>) {
        if let Some(home) = self.saved.board.home.clone() {
            let text = self.game_text();
            let save = self.begin_save(SaveSubject::Board, form);
            self.saved.tasks.push(GameTask::PutBack(save, home, text));
        }
    }

    /// Records a save that begins. Returns its number.
    fn begin_save(&mut self, subject: SaveSubject, form: Option<SaveForm>) -> u32 {
        let game = self.saved.game;
        self.saved.warned = false;
        self.saved.saves.begin(Saving {
            subject,
            game,
            form,
            again: false,
        })
    }

    /// Opens the form for saving the game on the board.
    fn open_form(&mut self, obstacle: Option<Obstacle>) {
        self.fill_tags();
        let Some(table) = &self.playing.table else {
            return;
        };
        let path = match &self.saved.board.home {
            Some(home) => home.path.clone(),
            None => default_folder().join(format!("{}.pgn", table.variant().id())),
        };
        let path = path.display().to_string();
        let mut form = SaveForm::new(SaveSubject::Board, path, &table.game().tags);
        form.obstacle = obstacle;
        self.saved.form = Some(form);
    }

    /// Opens the form for saving an autosaved game.
    pub(super) fn export(&mut self, path: PathBuf) {
        let Some(saved_game) = self.saved.list.game(&path) else {
            return;
        };
        let name = path.file_name().unwrap_or_default();
        let place = default_folder().join(name).display().to_string();
        self.saved.form = Some(SaveForm::new(
            SaveSubject::SavedGame(path),
            place,
            &saved_game.entry.tags,
        ));
    }

    /// Saves the game of the form.
    pub(super) fn store(&mut self, how: How) {
        let Some(form) = self.saved.form.clone() else {
            return;
        };
        let text = match (&form.subject, &mut self.playing.table) {
            (SaveSubject::Board, Some(table)) => {
                form.write(table.record.tags_mut());
                Some(table.game().write())
            }
            _ => None,
        };
        let save = self.begin_save(form.subject.clone(), Some(form.clone()));
        let task = GameTask::Store(save, how, Box::new(form), text);
        self.saved.tasks.push(task);
    }

    /// Saves the game in place of the existing one.
    pub(super) fn replace(&mut self) {
        let Some(form) = self.saved.form.clone() else {
            return;
        };
        match form.obstacle {
            Some(Obstacle::Changed(true)) => {
                if let Some(table) = &mut self.playing.table {
                    form.write(table.record.tags_mut());
                }
                self.put_back(Some(form));
            }
            Some(Obstacle::Taken(_)) => self.store(How::Over),
            _ => {}
        }
    }

    pub(super) fn stored(&mut self, save: u32, stored: Stored) {
        let Some(saving) = self.saved.saves.end(save) else {
            return;
        };
        let Stored { home, entries } = stored;
        let on_board = saving.is_of(self.saved.game);
        self.notify(text!(
            "notice-saved",
            path = home.path.display().to_string()
        ));
        self.settings.recent.note(Recent::File(home.path.clone()));
        self.list_anew(&home, entries, on_board);
        self.open_wanted();
        if let Some(asked) = &saving.form {
            let same = |form: &mut SaveForm| form.subject == asked.subject;
            self.saved.form.take_if(same);
        }
        if on_board {
            self.saved.board.home = Some(home);
            if saving.again {
                self.put_back(None);
            }
        }
    }

    /// Updates the list of a file's games after a save. `on_board`: whether the saved game is on the board.
    fn list_anew(&mut self, home: &SaveTarget, entries: Arc<Vec<CollectionEntry>>, on_board: bool) {
        let known = self.saved.collection.as_mut();
        let Some(collection) = known.filter(|known| known.listing.path == home.path) else {
            return;
        };
        let saved = |entry: &CollectionEntry| entry.range.start == home.range.start;
        collection.open = match on_board {
            true => entries.iter().position(saved),
            false => collection.open.filter(|&open| open < entries.len()),
        };
        collection.take(Listing {
            path: home.path.clone(),
            checksum: home.checksum,
            entries,
        });
    }

    pub(super) fn refused(&mut self, save: u32, refusal: Refusal) {
        let Some(saving) = self.saved.saves.end(save) else {
            return;
        };
        self.stay(text!("notice-stay-unsaved"));
        let on_board = saving.is_of(self.saved.game);
        self.open_wanted();
        match refusal {
            Refusal::Taken(path, games, checksum) => {
                let asked = saving.form.as_ref().map(|form| (&form.subject, &form.path));
                let form = self.saved.form.as_mut();
                match form.filter(|form| asked == Some((&form.subject, &form.path))) {
                    Some(form) => {
                        form.obstacle = Some(Obstacle::Taken(games));
                        form.checksum = checksum;
                    }
                    None => {
                        let path = path.display().to_string();
                        self.notify(text!("notice-unsaved-taken", path = path));
                    }
                }
            }
            Refusal::Changed(path, again) if on_board => {
                let there = again.is_some();
                self.open_form(Some(Obstacle::Changed(there)));
                if let Some(form) = &mut self.saved.form {
                    form.path = path.display().to_string();
                }
                self.saved.board.home = again;
            }
            Refusal::Changed(path, _) => {
                let path = path.display().to_string();
                self.notify(text!("notice-unsaved-changed", path = path));
            }
            Refusal::Failed(words) => {
                self.notify(match on_board && self.saved.board.saved_game.is_none() {
                    true => text!("notice-unsaved", problem = words),
                    false => text!("notice-unsaved-kept", problem = words),
                });
            }
        }
    }
}

fn default_folder() -> PathBuf {
    let places = UserDirs::new();
    let documents = places.as_ref().and_then(|places| places.document_dir());
    let home = places.as_ref().map(|places| places.home_dir());
    documents
        .filter(|folder| folder.is_dir())
        .or(home)
        .unwrap_or(Path::new(""))
        .to_owned()
}
