//! Saving: where a game came from, or where a person wants it, and never over anything unasked.

use super::super::{Page, Session, written_path};
use crate::app::saved::details::{Obstacle, Subject, fill};
use crate::app::saved::tasks::How;
use crate::app::saved::{Deed, Form, Task};
use crate::app::settings::Recent;
use crate::game::collection::Entry;
use crate::library::pgn_file::{Refusal, Stored};
use directories::UserDirs;
use std::path::{Path, PathBuf};

impl Session {
    pub(super) fn apply_to_saving(&mut self, deed: Deed) {
        match deed {
            Deed::Save => self.save(),
            Deed::SaveAs => self.open_form(None),
            Deed::WriteForm(form) => self.saved.form = self.saved.form.take().map(|_| form),
            Deed::ChoosePlace => {
                if let Some(form) = &self.saved.form {
                    let path = written_path(&form.path).unwrap_or_default();
                    let path = path.display().to_string();
                    self.saved.tasks.push(Task::Place(path));
                }
            }
            Deed::Store => self.store(How::Create),
            Deed::Append => self.store(How::Append),
            Deed::Replace => self.replace(),
            Deed::CloseForm => self.saved.form = None,
            Deed::Export(path) => self.export(path),
            _ => {}
        }
    }

    /// The game on the board as PGN, with what its tags do not say yet.
    pub(super) fn game_text(&mut self) -> String {
        let Some(table) = &mut self.table else {
            return String::new();
        };
        let mut tags = table.game().tags.clone();
        fill(table, &self.settings.name, &mut tags);
        *table.record.tags_mut() = tags;
        table.game().write()
    }

    fn save(&mut self) {
        if self.page != Page::Game {
            return;
        }
        match self.saved.home.clone() {
            Some(home) => {
                let text = self.game_text();
                self.saved.tasks.push(Task::PutBack(home, text));
            }
            None => self.open_form(None),
        }
    }

    /// Asks where to save the game on the board.
    fn open_form(&mut self, obstacle: Option<Obstacle>) {
        if self.page != Page::Game || self.table.is_none() {
            return;
        }
        self.game_text();
        let Some(table) = &self.table else { return };
        let path = match &self.saved.home {
            Some(home) => home.path.clone(),
            None => default_folder().join(format!("{}.pgn", table.variant().id())),
        };
        let path = path.display().to_string();
        let mut form = Form::new(Subject::Board, path, &table.game().tags);
        form.obstacle = obstacle;
        self.saved.form = Some(form);
    }

    /// Asks where to save a game that is kept.
    fn export(&mut self, path: PathBuf) {
        let Some(kept) = self.saved.shelf.iter().find(|kept| kept.path == path) else {
            return;
        };
        let name = path.file_name().unwrap_or_default();
        let place = default_folder().join(name).display().to_string();
        self.saved.form = Some(Form::new(Subject::Kept(path), place, &kept.entry.tags));
    }

    /// Saves the game of the form.
    fn store(&mut self, how: How) {
        let Some(form) = self.saved.form.clone() else {
            return;
        };
        let text = match (&form.subject, &mut self.table) {
            (Subject::Board, Some(table)) => {
                form.write(table.record.tags_mut());
                Some(table.game().write())
            }
            _ => None,
        };
        self.saved
            .tasks
            .push(Task::Store(how, Box::new(form), text));
    }

    /// Saves the game in the place of what stands in its way.
    fn replace(&mut self) {
        let form = self.saved.form.clone();
        match (form, self.saved.home.clone()) {
            (Some(form), Some(home)) if form.obstacle == Some(Obstacle::Changed(true)) => {
                if let Some(table) = &mut self.table {
                    form.write(table.record.tags_mut());
                    let text = table.game().write();
                    self.saved.tasks.push(Task::PutBack(home, text));
                }
            }
            (Some(form), _) if matches!(form.obstacle, Some(Obstacle::Taken(_))) => {
                self.store(How::Over);
            }
            _ => {}
        }
    }

    pub(super) fn stored(&mut self, stored: Stored) {
        let Stored { home, entries } = stored;
        self.notify(format!("Saved in {}.", home.path.display()));
        self.settings.recent.note(Recent::File(home.path.clone()));
        if let Some(collection) = &mut self.saved.collection
            && collection.listing.path == home.path
        {
            let mut listing = collection.listing.clone();
            listing.seal = home.seal;
            let starts = |entry: &Entry| entry.range.start;
            collection.open = entries
                .iter()
                .position(|entry| starts(entry) == home.range.start);
            listing.entries = entries;
            collection.take(listing);
        }
        let exported = self.saved.form.take();
        if !exported.is_some_and(|form| form.subject != Subject::Board) {
            self.saved.home = Some(home);
        }
    }

    pub(super) fn refused(&mut self, refusal: Refusal) {
        match refusal {
            Refusal::Taken(_, games) => {
                if let Some(form) = &mut self.saved.form {
                    form.obstacle = Some(Obstacle::Taken(games));
                }
            }
            Refusal::Changed(path, again) => {
                let there = again.is_some();
                self.open_form(Some(Obstacle::Changed(there)));
                if let Some(form) = &mut self.saved.form {
                    form.path = path.display().to_string();
                }
                self.saved.home = again;
            }
            Refusal::Failed(words) => {
                let kept = match self.saved.kept {
                    Some(_) => " The game stays among My games (B).",
                    None => "",
                };
                self.notify(format!("{words}.{kept}"));
            }
        }
    }
}

/// Where a game is saved if nothing else is said.
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
