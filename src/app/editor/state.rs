//! Opening and leaving the editor, and its actions.

use super::jobs::{SetupJob, SetupReport};
use super::{Edit, Editor, EditorAction, Saving, Tool};
use crate::app::analysis::AnalysisAction;
use crate::app::board::action::MenuAction;
use crate::app::board::shown_game::ShownGame;
use crate::app::play::LastGame;
use crate::app::play::action::{GameOrigin, LayGame};
use crate::app::play::table::{PERSONS, Player, Table};
use crate::app::shell::{FileChoice, Notify, Outbox, Screen, ScreenRequest};
use crate::app::variants::{GameWritten, Games, PlaytestRequest, Variants};
use baroque::game::TimeControl;
use baroque::rules::{ByColor, Setup, Variant};
use baroque::texts::text;
use baroque::variant_file::FileKind;
use bevy::ecs::resource::Resource;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The state of the editor page.
#[derive(Resource, Debug, Default)]
pub struct SetupEditor {
    /// The editor, once it has been opened.
    pub open: Option<Editor>,
}

/// The state of the program that the actions read.
pub struct EditorInputs<'a> {
    /// The current screen.
    pub screen: Screen,
    /// The visible game and position.
    pub game: &'a ShownGame,
    /// The game on the board.
    pub table: Option<&'a Table>,
    /// The players and clocks of the last game.
    pub last: LastGame,
    /// The games.
    pub variants: &'a Variants,
}

impl SetupEditor {
    /// Applies an action. All except opening need a visible editor.
    pub fn apply(&mut self, action: EditorAction, given: &EditorInputs, outbox: &mut Outbox) {
        let in_sight = given.screen == Screen::Editor;
        match action {
            EditorAction::Open if in_sight => outbox.send(ScreenRequest::Close(Screen::Editor)),
            EditorAction::Open => self.open(given, outbox),
            EditorAction::OpenStart(id, letter) => self.edit_start(&id, letter, given, outbox),
            EditorAction::Edit(_)
            | EditorAction::Hand(_)
            | EditorAction::PlayFromHere
            | EditorAction::AnalyseFromHere
            | EditorAction::SaveArray(_)
            | EditorAction::Playtest
            | EditorAction::Cancel
                if !in_sight => {}
            EditorAction::Edit(Edit::Save(Saving::Not)) => self.report_file(None),
            EditorAction::Edit(Edit::Save(how)) => self.begin(Some(how), given.variants, outbox),
            EditorAction::Edit(Edit::OpenFile) => self.begin(None, given.variants, outbox),
            EditorAction::Edit(how @ (Edit::SaveTo | Edit::Choose)) => {
                if let Some(editor) = &self.open {
                    outbox.send(file_choice(&editor.file.path, how == Edit::SaveTo));
                }
            }
            EditorAction::Edit(edit) => {
                if let Some(editor) = &mut self.open {
                    editor.apply(edit, &given.variants.games);
                }
            }
            EditorAction::Hand(action) => {
                if let Some(editor) = &mut self.open {
                    editor.hand(action, &given.variants.games);
                }
            }
            EditorAction::PlayFromHere => {
                if let Some(editor) = &self.open {
                    let (players, time) = (editor.players, editor.time);
                    lay(editor, players, time, GameOrigin::Chosen, outbox);
                }
            }
            EditorAction::AnalyseFromHere => {
                let editor = self.open.as_ref();
                if editor
                    .is_some_and(|editor| lay(editor, PERSONS, None, GameOrigin::Found, outbox))
                {
                    outbox.send(AnalysisAction::Toggle);
                }
            }
            EditorAction::SaveArray(after) => self.save_array(after, given.variants, outbox),
            EditorAction::Playtest => self.playtest(outbox),
            EditorAction::Cancel => self.cancel(outbox),
        }
    }

    /// Asks for a playtest of games that begin with the position.
    fn playtest(&self, outbox: &mut Outbox) {
        match self.open.as_ref().map(Editor::playable) {
            Some(Ok((variant, position))) => {
                outbox.send(PlaytestRequest::Position(variant, Box::new(position)));
            }
            Some(Err(problem)) => outbox.send(Notify(problem)),
            None => {}
        }
    }

    /// Opens the editor with the visible position, or the start of the game that is being chosen, or its last
    /// position.
    fn open(&mut self, given: &EditorInputs, outbox: &mut Outbox) {
        match self.in_sight(given) {
            Some((variant, setup)) => self.edit_position(variant, setup, given, outbox),
            None if self.open.is_some() => turn_to_editor(outbox),
            None => {
                if let Some(card) = given.variants.cards.first() {
                    let variant = card.variant.clone();
                    let setup = variant.start().setup();
                    self.edit_position(variant, setup, given, outbox);
                }
            }
        }
    }

    fn in_sight(&self, given: &EditorInputs) -> Option<(Arc<Variant>, Setup)> {
        if given.screen == Screen::Start && self.open.is_none() {
            let table = given.table?;
            return Some((table.record.variant().clone(), table.position().setup()));
        }
        let variant = given.game.variant.clone()?;
        let position = given.game.position.as_ref();
        let setup = position.unwrap_or(variant.start()).setup();
        Some((variant, setup))
    }

    /// Opens the editor with a position. Undo brings back the old one.
    fn edit_position(
        &mut self,
        variant: Arc<Variant>,
        setup: Setup,
        given: &EditorInputs,
        outbox: &mut Outbox,
    ) {
        let id = variant.id().to_owned();
        match &mut self.open {
            Some(editor) => {
                editor.array = None;
                editor.open(&given.variants.games, variant, setup);
            }
            None => {
                let mut editor = Editor::new(variant, setup, given.last.players);
                editor.time = given.last.time;
                self.open = Some(editor);
            }
        }
        let card = given.variants.cards.iter().find(|card| card.info.id == id);
        if let (Some(editor), Some(card)) = (&mut self.open, card)
            && let Some(path) = &card.file
            && editor.file.game() != Some(&id)
        {
            editor.file.belongs_to(path, card.info.name.clone());
        }
        turn_to_editor(outbox);
    }

    /// Opens the editor with the array of a game, with a piece as the tool. An array of the user's own game that was not saved is
    /// still there.
    fn edit_start(
        &mut self,
        id: &str,
        letter: Option<char>,
        given: &EditorInputs,
        outbox: &mut Outbox,
    ) {
        match given.variants.games.variant(id, None, &[]).map(Arc::new) {
            Ok(variant) => {
                let piece = letter.and_then(|letter| variant.piece(letter));
                let kept = self.open.as_ref().is_some_and(|editor| {
                    editor.has_unsaved_array() && **editor.variant() == *variant
                });
                if kept {
                    turn_to_editor(outbox);
                } else {
                    let setup = variant.start().setup();
                    self.edit_position(variant, setup, given, outbox);
                }
                let Some(editor) = &mut self.open else { return };
                if !kept && given.variants.games.file_of(id).is_some() {
                    editor.begin_array(id, piece);
                }
                if let Some(piece) = piece {
                    editor.pointer.tool = Tool::Stamp(piece);
                }
            }
            Err(error) => outbox.send(Notify(error.to_string())),
        }
    }

    /// Starts a job that saves the setup into the form's file, or opens that file.
    fn begin(&self, saving: Option<Saving>, variants: &Variants, outbox: &mut Outbox) {
        if let Some(editor) = &self.open {
            outbox.send(SetupJob {
                editor: Box::new(editor.clone()),
                games: variants.games.clone(),
                saving,
            });
        }
    }

    /// Applies the report of a job.
    pub fn take(&mut self, report: &SetupReport, games: &Games, outbox: &mut Outbox) {
        match report {
            SetupReport::Asked(path) => {
                self.report_file(None);
                if let Some(editor) = &mut self.open {
                    editor.file.asked = Some(path.clone());
                }
            }
            SetupReport::Failed(message) => {
                if !self.array_failed(message, outbox) {
                    self.report_file(Some(message));
                }
            }
            SetupReport::Saved(written, message) => {
                self.go_on_with(written, games, outbox);
                if !self.array_saved(outbox) {
                    self.report_file(Some(message));
                }
            }
            SetupReport::Opened(written, variant, message) => {
                let games = self.go_on_with(written, games, outbox);
                if let Some(editor) = &mut self.open {
                    editor.open(&games, variant.clone(), variant.start().setup());
                }
                self.report_file(Some(message));
            }
        }
    }

    /// Makes a file the open one. Returns all games with its game.
    fn go_on_with(&mut self, written: &GameWritten, games: &Games, outbox: &mut Outbox) -> Games {
        let GameWritten { file, path, source } = written;
        let games = games.with(file, source.clone());
        let id = FileKind::of(file).map_or("", |(_, id)| id);
        let name = games.info(id).map(|info| info.name);
        if let Some(editor) = &mut self.open {
            let name = name.unwrap_or_else(|_| editor.file.name.trim().to_owned());
            editor.file.has_opened(path, &source.text, name);
        }
        outbox.send(written.clone());
        games
    }

    /// Shows a message about the file, and closes an open question.
    fn report_file(&mut self, message: Option<&String>) {
        if let Some(editor) = &mut self.open {
            editor.file.asked = None;
            editor.file.message = message.cloned();
        }
    }

    /// Drops the tool or the picked piece, or else closes the editor.
    fn cancel(&mut self, outbox: &mut Outbox) {
        if let Some(editor) = &mut self.open
            && !editor.pointer.cancel()
        {
            outbox.send(ScreenRequest::Close(Screen::Editor));
        }
    }
}

fn turn_to_editor(outbox: &mut Outbox) {
    outbox.send(MenuAction::Close);
    outbox.send(ScreenRequest::Open(Screen::Editor));
}

/// Starts a game from the editor's position. Returns whether it can be played.
fn lay(
    editor: &Editor,
    players: ByColor<Player>,
    time: Option<ByColor<TimeControl>>,
    origin: GameOrigin,
    outbox: &mut Outbox,
) -> bool {
    match editor.playable() {
        Ok((variant, position)) => {
            let table = Table::new(variant, position, players).timed(time);
            outbox.send(LayGame::new(table, origin));
            true
        }
        Err(problem) => {
            outbox.send(Notify(problem));
            false
        }
    }
}

/// The dialog for the file of the setup, with the path that was typed so far.
fn file_choice(path: &str, saves: bool) -> FileChoice {
    let (kind, endings) = (text!("browse-game-files"), &["ron"]);
    let set_path = |path: &Path, outbox: &mut Outbox| {
        outbox.send(EditorAction::Edit(Edit::Path(path.display().to_string())));
    };
    if saves {
        let path = if path.is_empty() { "my-game.ron" } else { path };
        return FileChoice::save(kind, endings, move |path, outbox| set_path(&path, outbox))
            .at(path);
    }
    let chosen = move |path: PathBuf, outbox: &mut Outbox| {
        set_path(&path, outbox);
        outbox.send(EditorAction::Edit(Edit::OpenFile));
    };
    FileChoice::open(kind, endings, chosen).at(path)
}
