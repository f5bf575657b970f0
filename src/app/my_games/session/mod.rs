//! Games on disk: which of them a person opens, saves, keeps and goes on with.

mod open;
mod save;
mod shelf;
#[cfg(test)]
mod tests;

use crate::app::my_games::tasks::How;
use crate::app::my_games::{SavedAction, Task, TaskResult};
use crate::app::session::Parts;
use crate::app::shell::Screen;
use crate::app::texts::text;
use crate::game::Game;
use crate::notation::write_fen;
use std::path::PathBuf;

impl Parts<'_> {
    /// The actions that have to do with games on disk.
    pub(crate) fn apply_to_saved(&mut self, deed: SavedAction) {
        match deed {
            SavedAction::Take(told) => self.take_told(told),
            SavedAction::Save => self.save(),
            SavedAction::SaveAs => self.save_as(),
            SavedAction::WriteForm(form) => self.saved.form = self.saved.form.take().map(|_| form),
            SavedAction::ChoosePlace => self.choose_place(),
            SavedAction::Store => self.store(How::Create),
            SavedAction::Append => self.store(How::Append),
            SavedAction::Replace => self.replace(),
            SavedAction::CloseForm => self.saved.form = None,
            SavedAction::Export(path) => self.export(path),
            SavedAction::CopyGame => self.copy_game(),
            SavedAction::CopyPosition => self.copy_position(),
            SavedAction::Paste => self.notify("The clipboard has no text."),
            SavedAction::PasteText(text) => {
                let (games, board) = (self.variants.games.clone(), self.board_game());
                self.saved.tasks.push(Task::Paste(text, games, board));
            }
            SavedAction::SetName(name) => self.settings.name = name,
            SavedAction::OpenShelf => self.toggle_shelf(),
            SavedAction::OpenKept(path) => self.open_kept(path),
            SavedAction::Resume => self.resume(),
            SavedAction::Draw(path) => self.draw_kept(&path),
            SavedAction::BeginRename(path) => self.begin_rename(path),
            SavedAction::WriteName(name) => {
                if let Some((_, written)) = &mut self.saved.renaming {
                    *written = name;
                }
            }
            SavedAction::Rename => self.rename(),
            SavedAction::Delete(path) => self.delete(path),
            SavedAction::BringBack => self.bring_back(),
            SavedAction::OpenGames(path) => self.open_games(path),
            SavedAction::OpenText(path) => self.open_text(path),
            SavedAction::ShowList => self.show_list(),
            SavedAction::Search(query) => {
                if let Some(collection) = &mut self.saved.collection {
                    collection.search(query);
                }
            }
            SavedAction::Mark(row) => {
                if let Some(collection) = &mut self.saved.collection {
                    collection.marked = row.min(collection.found.len().saturating_sub(1));
                }
            }
            SavedAction::OpenRow(row) => self.open_row(row),
            SavedAction::NextGame => self.step(1),
            SavedAction::PreviousGame => self.step(-1),
            SavedAction::CloseList => self.close_list(),
        }
    }

    /// Takes in what has come of a task.
    pub(crate) fn take_told(&mut self, told: TaskResult) {
        self.saved.touched = true;
        match told {
            TaskResult::Reading(path, games, part) => self.reading_goes_on(&path, games, part),
            TaskResult::Listed(listing) => self.listed(listing),
            TaskResult::Opened(opened) => self.opened_game(*opened),
            TaskResult::NotRead(path, words) => self.not_read(&path, words),
            TaskResult::Stored(save, stored) => self.stored(save, stored),
            TaskResult::Refused(save, refusal) => self.refused(save, refusal),
            TaskResult::KeptElsewhere(from, to) => self.kept_elsewhere(&from, to),
            TaskResult::ShelfChanged => self.look_for_games(),
            TaskResult::Shelf(shelf, deleted, resume) => {
                self.saved.shelf = shelf;
                self.saved.deleted = deleted;
                self.saved.resume = resume.map(|resume| *resume);
            }
            TaskResult::Drawn(kept, stands) => {
                let stands = stands.map(|stands| *stands);
                self.saved.drawn.insert(kept.path, (kept.when, stands));
            }
            TaskResult::Place(path) => {
                if let Some(form) = &mut self.saved.form {
                    form.path = path.display().to_string();
                    form.obstacle = None;
                }
            }
            TaskResult::Missing(paths) => self.saved.missing = paths,
            TaskResult::NotKept(words) => {
                self.saved.unkept = true;
                self.notify(words);
                self.stay(text!("notice-stay-unkept"));
            }
            TaskResult::Unwritten(words) => {
                self.notify(words);
                self.stay(text!("notice-stay-unwritten"));
            }
            TaskResult::Failed(words) => self.notify(words),
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
