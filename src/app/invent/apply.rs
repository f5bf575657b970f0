//! Applies the actions of the form.

use super::jobs::{GameFile, InventJob, InventReport, Then};
use super::{Home, InventAction, InventState, Invention, Outcome, PieceDrawing, PieceForm, middle};
use crate::app::editor::EditorAction;
use crate::app::guide::GuideAction;
use crate::app::play::action::NewGameAction;
use crate::app::shell::{Notify, Outbox, Screen, ScreenRequest};
use crate::app::variants::{GameWritten, Games, PlaytestRequest};
use baroque::rules::{Bitboard, Square};
use baroque::texts::text;
use std::path::PathBuf;
use std::sync::Arc;

/// The state that the actions read.
pub struct InventInputs<'a> {
    /// The id of the game on the current page.
    pub game: Option<String>,
    /// All games, and the id of the first on the start page.
    pub games: &'a Games,
    pub first: Option<String>,
    /// The folder for the user's own files.
    pub folder: Option<PathBuf>,
}

/// Applies an action of the form.
pub fn apply(
    state: &mut InventState,
    action: InventAction,
    in_sight: &InventInputs,
    outbox: &mut Outbox,
) {
    match action {
        InventAction::Open(game) => open(state, game, in_sight, outbox),
        InventAction::Fill(form) => fill(state, *form, in_sight.games, outbox),
        InventAction::ToggleEnemy(at) => toggle_enemy(state, at, in_sight.games),
        InventAction::Close => outbox.send(ScreenRequest::Close(Screen::Invent)),
        InventAction::Add => write(state, Then::Stay, in_sight, outbox),
        InventAction::See => see(state, outbox),
        InventAction::Place => write(state, Then::Place, in_sight, outbox),
        InventAction::Play => write(state, Then::Play, in_sight, outbox),
        InventAction::Playtest => write(state, Then::Playtest, in_sight, outbox),
    }
}

/// Opens the form, empty for a game or with its last content.
fn open(
    state: &mut InventState,
    game: Option<String>,
    in_sight: &InventInputs,
    outbox: &mut Outbox,
) {
    let wanted = game.or_else(|| in_sight.game.clone());
    let form = match &state.open {
        None => {
            let game = wanted.or_else(|| in_sight.first.clone());
            Some(PieceForm::new(&game.unwrap_or_default()))
        }
        Some(open) => wanted
            .filter(|game| !open.is_about(game))
            .map(|game| PieceForm {
                game,
                instead: None,
                ..open.form.clone()
            }),
    };
    if let Some(form) = form {
        fill(state, form, in_sight.games, outbox);
    }
    if state.open.is_some() {
        outbox.send(ScreenRequest::Open(Screen::Invent));
    }
}

/// Changes the content of the form, and compiles it.
fn fill(state: &mut InventState, form: PieceForm, games: &Games, outbox: &mut Outbox) {
    let known = match state.open.take() {
        Some(open) if open.form == form => return state.open = Some(open),
        known => known.filter(|known| known.form.game == form.game),
    };
    let begins = known.as_ref().is_some_and(|known| !known.form.captures());
    let (game, home, drawing, enemies) = match known {
        Some(known) => (known.game, known.home, known.drawing, known.enemies),
        None => match games.variant(&form.game, None, &[]) {
            Ok(game) => (Arc::new(game), None, None, Bitboard::EMPTY),
            Err(error) => return outbox.send(Notify(error.to_string())),
        },
    };
    let open = state.open.insert(Invention {
        form,
        game,
        outcome: Outcome::default(),
        home,
        saved: None,
        enemies,
        trial: None,
        idle: Vec::new(),
        drawing,
    });
    open.look(games);
    if begins && open.enemies.is_empty() && open.form.captures() {
        // The board shows at once what a first way to capture does.
        open.enemies = open.samples(games);
        open.look(games);
    }
    read_drawing(open, outbox);
}

/// Puts an enemy on a square, or removes it. The square of the piece stays free.
fn toggle_enemy(state: &mut InventState, at: Square, games: &Games) {
    let Some(open) = &mut state.open else { return };
    if at == middle(&open.game) {
        return;
    }
    open.enemies = match open.enemies.contains(at) {
        true => open.enemies.without(at),
        false => open.enemies.with(at),
    };
    open.look(games);
}

/// Compiles the form again after game files have changed.
pub fn renew(state: &mut InventState, games: &Games, outbox: &mut Outbox) {
    let Some(open) = &mut state.open else { return };
    if let Ok(game) = games.variant(&open.form.game, None, &[]) {
        open.game = Arc::new(game);
    }
    open.look(games);
    read_drawing(open, outbox);
}

/// Reads the drawing that the form names, since its file may have changed.
fn read_drawing(open: &Invention, outbox: &mut Outbox) {
    if let PieceDrawing::File(path) = &open.form.drawn {
        outbox.send(InventJob::Read(path.clone()));
    }
}

/// Opens the generated guide page about the piece.
fn see(state: &InventState, outbox: &mut Outbox) {
    let Some(open) = &state.open else { return };
    match open.outcome.piece(&open.form) {
        Some((variant, piece)) => outbox.send(GuideAction::OpenMade(variant, piece)),
        None => outbox.send(Notify(text!("notice-piece-not-ready").to_owned())),
    }
}

/// Saves the game with the piece, unless it is saved already, and then does `then`.
fn write(state: &mut InventState, then: Then, in_sight: &InventInputs, outbox: &mut Outbox) {
    let Some(open) = state.open.as_mut().filter(|_| !state.writing) else {
        return;
    };
    let Some(folder) = in_sight.folder.clone() else {
        return outbox.send(Notify(text!("notice-no-own-folder").to_owned()));
    };
    let id = open.outcome.id.clone();
    if open.saved.is_some() {
        return go_on(open, id, then, in_sight.games, outbox);
    }
    if open.outcome.game.is_none() {
        return outbox.send(Notify(text!("notice-piece-not-ready").to_owned()));
    }
    let file = in_sight.games.file_of(&id);
    outbox.send(InventJob::Write(Box::new(GameFile {
        form: open.form.clone(),
        id,
        text: open.outcome.text.clone(),
        file: file.map(|source| PathBuf::from(&source.name)),
        folder,
        then,
    })));
    state.writing = true;
}

/// Does what the user asked for after the game has been saved.
fn go_on(open: &mut Invention, id: String, then: Then, games: &Games, outbox: &mut Outbox) {
    let letter = open.home.as_ref().map(|home| home.letter);
    match then {
        Then::Stay => {}
        Then::Place => {
            // From now on the array is that of the file.
            if open.form.instead.take().is_some() {
                open.look(games);
            }
            outbox.send(EditorAction::OpenStart(id, letter));
        }
        Then::Play => outbox.send(NewGameAction::Play(id)),
        Then::Playtest => outbox.send(PlaytestRequest::Game(id)),
    }
}

/// Applies the report of a job.
pub fn take(state: &mut InventState, report: InventReport, games: &Games, outbox: &mut Outbox) {
    match report {
        InventReport::Read(path, drawing) => {
            let read = Some((path, drawing));
            if let Some(open) = state.open.as_mut().filter(|open| open.drawing != read) {
                open.drawing = read;
                open.look(games);
            }
        }
        InventReport::Written(game, written) => {
            state.writing = false;
            match written {
                Ok((path, source)) => {
                    let file = format!("{}.ron", game.id);
                    let name = path.file_name().unwrap_or_default();
                    let name = name.to_string_lossy().into_owned();
                    saved(state, &game, path.clone());
                    outbox.send(GameWritten { file, path, source });
                    if game.then != Then::Place {
                        outbox.send(Notify(text!("notice-piece-added", path = name)));
                    }
                    if let Some(open) = &mut state.open {
                        go_on(open, game.id, game.then, games, outbox);
                    }
                }
                Err(problem) => outbox.send(Notify(problem)),
            }
        }
    }
}

/// Remembers where the piece was saved.
fn saved(state: &mut InventState, game: &GameFile, path: PathBuf) {
    let Some(open) = &mut state.open else { return };
    open.home = game.form.capital().map(|letter| Home {
        id: game.id.clone(),
        letter,
    });
    if open.form == game.form {
        open.saved = Some(path);
    }
}
