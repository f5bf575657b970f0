//! The actions on game files and autosaved games.

use super::tasks::How;
use super::{GameTask, Saved, SavedAction, TaskResult};
use crate::app::board::shown_game::ShownGame;
use crate::app::play::Playing;
use crate::app::settings::Settings;
use crate::app::shell::{Outbox, Overlay, Screen, Shell};
use crate::app::variants::{GameFileAction, Variants};
use baroque::game::Game;
use baroque::game::sites::{write_courier, write_zillions};
use baroque::notation::write_fen;
use baroque::texts::text;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::path::PathBuf;

/// The resources that these actions need.
#[derive(SystemParam)]
pub struct GameFiles<'w> {
    /// The state of game files and autosaved games.
    pub saved: ResMut<'w, Saved>,
    /// The game on the board.
    pub playing: ResMut<'w, Playing>,
    /// The screens and notices.
    pub shell: ResMut<'w, Shell>,
    pub settings: ResMut<'w, Settings>,
    /// The messages to other features.
    pub outbox: ResMut<'w, Outbox>,
    pub(super) variants: Res<'w, Variants>,
    game: Res<'w, ShownGame>,
}

impl GameFiles<'_> {
    /// Shows a notice.
    pub(super) fn notify(&mut self, words: impl Into<String>) {
        self.shell.notices.add(words);
    }

    pub(super) fn apply(&mut self, action: SavedAction) {
        match action {
            SavedAction::Take(result) => self.take_result(result),
            SavedAction::Save => self.save(),
            SavedAction::SaveAs => self.save_as(),
            SavedAction::WriteForm(form) => self.saved.form = self.saved.form.take().map(|_| form),
            SavedAction::ChoosePlace => self.choose_place(),
            SavedAction::Store => self.store(How::Create),
            SavedAction::Append => self.store(How::Append),
            SavedAction::Replace => self.replace(),
            SavedAction::CloseForm => self.saved.form = None,
            SavedAction::Export(path) => self.export(path),
            SavedAction::CopyGame => self.copy_game(Game::write, text!("copied-game")),
            SavedAction::CopyCourier => self.copy_game(write_courier, text!("copied-courier")),
            SavedAction::CopyZillions => self.copy_game(write_zillions, text!("copied-zillions")),
            SavedAction::CopyPosition => self.copy_position(),
            SavedAction::Paste => self.saved.pastes = true,
            SavedAction::PasteText(text) => {
                let (games, board) = (self.variants.games.clone(), self.board_game());
                self.saved.tasks.push(GameTask::Paste(text, games, board));
            }
            SavedAction::SetName(name) => self.settings.name = name,
            SavedAction::OpenMyGames => self.toggle_my_games(),
            SavedAction::OpenKept(path) => self.open_kept(path),
            SavedAction::Resume => self.resume(),
            SavedAction::Draw(path) => self.draw_kept(&path),
            SavedAction::BeginRename(path) => self.begin_rename(path),
            SavedAction::WriteName(name) => {
                if let Some((_, written)) = &mut self.saved.list.renaming {
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

    /// Applies the result of a task.
    pub(super) fn take_result(&mut self, result: TaskResult) {
        self.saved.touched = true;
        match result {
            TaskResult::Reading(path, games, part) => self.reading_goes_on(&path, games, part),
            TaskResult::Listed(listing) => self.listed(listing),
            TaskResult::Checked(path, checksum, notes) => self.checked(&path, checksum, notes),
            TaskResult::Opened(opened) => self.opened_game(*opened),
            TaskResult::NotRead(path, words) => self.not_read(&path, words),
            TaskResult::Stored(save, stored) => self.stored(save, stored),
            TaskResult::Refused(save, refusal) => self.refused(save, refusal),
            TaskResult::KeptElsewhere(from, to) => self.kept_elsewhere(&from, to),
            TaskResult::ListChanged => self.look_for_games(),
            TaskResult::GameList(list, deleted, resume) => {
                self.saved.list.games = list;
                self.saved.list.deleted = deleted;
                self.saved.list.resume = resume.map(|resume| *resume);
            }
            TaskResult::Drawn(saved_game, stands) => {
                let stands = stands.map(|stands| *stands);
                self.saved
                    .list
                    .drawn
                    .insert(saved_game.path, (saved_game.when, stands));
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
            TaskResult::Foreign(foreign) => self.outbox.send(GameFileAction::Import(foreign, None)),
            TaskResult::Failed(words) => self.notify(words),
        }
    }

    /// Ends the program once all files are written. A failed autosave is tried again.
    pub(super) fn quit(&mut self) {
        self.saved.touched = true;
        self.shell.quits = true;
        if self.saved.unkept && !self.saved.warned {
            self.saved.board.last.clear();
            self.saved.board.likeness = None;
        }
    }

    /// Cancels the end of the program, and says why and how to leave anyway.
    pub fn stay(&mut self, reason: &'static str) {
        if std::mem::take(&mut self.shell.quits) {
            self.saved.warned = true;
            self.shell.notices.ask(reason);
        }
    }

    /// Reads a text file with a position or a game.
    pub(super) fn open_text(&mut self, path: PathBuf) {
        let (games, board) = (self.variants.games.clone(), self.board_game());
        self.shell.overlays.remove(&Overlay::OpenFile);
        self.saved.tasks.push(GameTask::Text(path, games, board));
    }

    /// The game on the board, as the base for pasted moves.
    fn board_game(&self) -> Option<Box<Game>> {
        let table = self.playing.table.as_ref()?;
        Some(Box::new(table.game().clone()))
    }

    /// Copies the game on the board in a form, and says so.
    fn copy_game(&mut self, write: fn(&Game) -> String, copied: &'static str) {
        match self.playing.table.is_some() && self.shell.shows(Screen::Game) {
            true => {
                self.fill_tags();
                let table = self.playing.table.as_ref();
                self.saved.clipboard = table.map(|table| write(table.game()));
                self.notify(copied);
            }
            false => self.notify(text!("copied-no-game")),
        }
    }

    fn copy_position(&mut self) {
        let ShownGame {
            variant, position, ..
        } = &*self.game;
        let written = || Some(write_fen(variant.as_ref()?, position.as_ref()?));
        match self.game.setup.clone().or_else(written) {
            Some(fen) => {
                self.notify(text!("copied-position", fen = fen.as_str()));
                self.saved.clipboard = Some(fen);
            }
            None => self.notify(text!("copied-no-position")),
        }
    }
}
