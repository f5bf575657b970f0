//! Games on disk: which of them a person opens, saves, keeps and goes on with.

mod open;
mod save;
mod shelf;
#[cfg(test)]
mod tests;

use crate::app::my_games::tasks::How;
use crate::app::my_games::{Deed, Task, Told};
use crate::app::session::Parts;
use crate::app::shell::Screen;
use crate::app::texts::text;
use crate::game::Game;
use crate::notation::write_fen;
use std::path::PathBuf;

impl Parts<'_> {
    /// The actions that have to do with games on disk.
    pub(crate) fn apply_to_saved(&mut self, deed: Deed) {
        match deed {
            Deed::Take(told) => self.take_told(told),
            Deed::Save => self.save(),
            Deed::SaveAs => self.save_as(),
            Deed::WriteForm(form) => self.saved.form = self.saved.form.take().map(|_| form),
            Deed::ChoosePlace => self.choose_place(),
            Deed::Store => self.store(How::Create),
            Deed::Append => self.store(How::Append),
            Deed::Replace => self.replace(),
            Deed::CloseForm => self.saved.form = None,
            Deed::Export(path) => self.export(path),
            Deed::CopyGame => self.copy_game(),
            Deed::CopyPosition => self.copy_position(),
            Deed::Paste => self.notify("The clipboard has no text."),
            Deed::PasteText(text) => {
                let (games, board) = (self.variants.games.clone(), self.board_game());
                self.saved.tasks.push(Task::Paste(text, games, board));
            }
            Deed::SetName(name) => self.settings.name = name,
            Deed::OpenShelf => self.toggle_shelf(),
            Deed::OpenKept(path) => self.open_kept(path),
            Deed::Resume => self.resume(),
            Deed::Draw(path) => self.draw_kept(&path),
            Deed::BeginRename(path) => self.begin_rename(path),
            Deed::WriteName(name) => {
                if let Some((_, written)) = &mut self.saved.renaming {
                    *written = name;
                }
            }
            Deed::Rename => self.rename(),
            Deed::Delete(path) => self.delete(path),
            Deed::BringBack => self.bring_back(),
            Deed::OpenGames(path) => self.open_games(path),
            Deed::OpenText(path) => self.open_text(path),
            Deed::ShowList => self.show_list(),
            Deed::Search(query) => {
                if let Some(collection) = &mut self.saved.collection {
                    collection.search(query);
                }
            }
            Deed::Mark(row) => {
                if let Some(collection) = &mut self.saved.collection {
                    collection.marked = row.min(collection.found.len().saturating_sub(1));
                }
            }
            Deed::OpenRow(row) => self.open_row(row),
            Deed::NextGame => self.step(1),
            Deed::PreviousGame => self.step(-1),
            Deed::CloseList => self.close_list(),
        }
    }

    /// Takes in what has come of a task.
    pub(crate) fn take_told(&mut self, told: Told) {
        self.saved.touched = true;
        match told {
            Told::Reading(path, games, part) => self.reading_goes_on(&path, games, part),
            Told::Listed(listing) => self.listed(listing),
            Told::Opened(opened) => self.opened_game(*opened),
            Told::NotRead(path, words) => self.not_read(&path, words),
            Told::Stored(save, stored) => self.stored(save, stored),
            Told::Refused(save, refusal) => self.refused(save, refusal),
            Told::KeptElsewhere(from, to) => self.kept_elsewhere(&from, to),
            Told::ShelfChanged => self.look_for_games(),
            Told::Shelf(shelf, deleted, resume) => {
                self.saved.shelf = shelf;
                self.saved.deleted = deleted;
                self.saved.resume = resume.map(|resume| *resume);
            }
            Told::Drawn(kept, stands) => {
                let stands = stands.map(|stands| *stands);
                self.saved.drawn.insert(kept.path, (kept.when, stands));
            }
            Told::Place(path) => {
                if let Some(form) = &mut self.saved.form {
                    form.path = path.display().to_string();
                    form.obstacle = None;
                }
            }
            Told::Missing(paths) => self.saved.missing = paths,
            Told::NotKept(words) => {
                self.saved.unkept = true;
                self.notify(words);
                self.stay(text!("notice-stay-unkept"));
            }
            Told::Unwritten(words) => {
                self.notify(words);
                self.stay(text!("notice-stay-unwritten"));
            }
            Told::Failed(words) => self.notify(words),
        }
    }

    /// Leaves, once all is written. What could not be kept is tried once more.
    pub(crate) fn quit(&mut self) {
        self.saved.touched = true;
        self.shell.quits = true;
        if self.saved.unkept && !self.saved.warned {
            self.saved.board.last.clear();
            self.saved.board.likeness = None;
        }
    }

    /// Does not leave, though the program is to end, and says why and how to leave all the same.
    pub fn stay(&mut self, reason: &'static str) {
        if std::mem::take(&mut self.shell.quits) {
            self.saved.warned = true;
            self.notify(reason);
        }
    }

    /// Reads a text with a position or a game.
    pub(super) fn open_text(&mut self, path: PathBuf) {
        let (games, board) = (self.variants.games.clone(), self.board_game());
        self.saved.tasks.push(Task::Text(path, games, board));
    }

    /// The game on the board, to be pasted onto.
    fn board_game(&self) -> Option<Box<Game>> {
        let table = self.table.as_ref()?;
        Some(Box::new(table.game().clone()))
    }

    fn copy_game(&mut self) {
        match self.table.is_some() && self.shell.shows(Screen::Game) {
            true => {
                let text = self.game_text();
                self.saved.clipboard = Some(text);
                self.notify("The game is on the clipboard, as PGN.");
            }
            false => self.notify("There is no game on the board to copy."),
        }
    }

    fn copy_position(&mut self) {
        let fen = match (self.shell.shown(), &self.editor) {
            (Screen::Editor, Some(editor)) => Some(editor.fen().text.clone()),
            _ => self
                .stage()
                .map(|stage| write_fen(stage.variant(), stage.position())),
        };
        match fen {
            Some(fen) => {
                self.notify(format!("The position is on the clipboard: {fen}"));
                self.saved.clipboard = Some(fen);
            }
            None => self.notify("There is no position on the board to copy."),
        }
    }

    /// Puts away what is open; whether anything was.
    pub(crate) fn cancel_saved(&mut self) -> bool {
        if self.saved.form.take().is_some() || self.saved.renaming.take().is_some() {
            return true;
        }
        match self.shell.shown() {
            Screen::Collection => self.close_list(),
            Screen::Shelf => self.show_game_or_start(),
            _ => return false,
        }
        true
    }
}
