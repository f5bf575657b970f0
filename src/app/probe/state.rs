//! The state of the program as a line of JSON, printed whenever it changes.

use super::{analysis, board, pages, play};
use crate::app::access::announce::Announcer;
use crate::app::analysis::Analysis;
use crate::app::analysis::analyst::Analyst;
use crate::app::board::cursor::Cursor;
use crate::app::board::draw::BoardPlace;
use crate::app::editor::SetupEditor;
use crate::app::guide::GuideViewer;
use crate::app::invent::InventState;
use crate::app::learn::LearnState;
use crate::app::my_games::Saved;
use crate::app::penultima::Penultima;
use crate::app::play::Playing;
use crate::app::play::book::Openings;
use crate::app::play::opponent::Computer;
use crate::app::play::table::Table;
use crate::app::puzzles::Puzzles;
use crate::app::shell::{FrameEnd, Overlay, Screen, Shell};
use crate::app::stage::{Boards, Stage};
use crate::app::ui::landmarks::Landmarks;
use crate::app::variants::{Variants, file_name};
use baroque::notation::write_fen;
use baroque::variant_file::Diagnostic;
use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

/// Adds the reports, if the environment asks for them.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up)
        .add_systems(PostUpdate, update.in_set(FrameEnd));
}

#[derive(Serialize)]
struct WindowReport<'a> {
    page: &'static str,
    #[serde(flatten)]
    game: GameReport<'a>,
    #[serde(flatten)]
    engine: Engine,
    #[serde(flatten)]
    field: BoardReport<'a>,
    #[serde(flatten)]
    pages: Pages<'a>,
    moving: bool,
    /// The last announcement for screen readers.
    said: &'a str,
    notices: Vec<&'a str>,
    places: &'a BTreeMap<String, [i32; 4]>,
    /// A count of frames during an animation, so that each of them is reported.
    frame: u32,
    /// Seconds since the start.
    seconds: f32,
}

/// The game that is shown: its board, its moves and its course.
#[derive(Serialize)]
struct GameReport<'a> {
    fen: Option<String>,
    shown: Option<String>,
    outcome: Option<String>,
    game: Option<&'a str>,
    layout: Option<&'a str>,
    last: Option<&'a str>,
    /// The moves of the game with variations, signs and comments.
    moves: Option<String>,
    /// The texts of the moves that lead to the position that is shown.
    line: Vec<&'a str>,
    chooser: bool,
    /// Clocks, pauses, offers and premoves.
    play: Option<play::PlayReport>,
    /// The explanation of a piece on the board.
    answer: Option<&'a str>,
    flipped: bool,
    /// The number of positions that a review has analysed, of how many, and the plies of moves with mistakes.
    review: Option<(usize, usize, Vec<usize>)>,
}

#[derive(Serialize)]
struct Engine {
    thinking: bool,
    /// Whether the analysis is searching, for lines or for a hint.
    analysing: bool,
    /// The analysis, if it is on.
    analysis: Option<analysis::LinesReport>,
    /// The moves of the opening book in the position that is shown, each with its number of games.
    book: Vec<(String, u32)>,
    /// The square of the hint's piece, and the hint's move once it is shown.
    hint: Option<String>,
}

/// The board in the window.
#[derive(Serialize)]
struct BoardReport<'a> {
    /// The place of the board cursor: the name of the square or the piece in hand.
    mark: Option<String>,
    /// The arrows and circles in the position that is shown, with their squares and colours.
    drawn: Vec<String>,
    board: [i32; 3],
    /// The middle of each square, once the board has been drawn.
    squares: BTreeMap<String, [i32; 2]>,
    /// The state of the setup editor, if it is shown.
    editor: Option<pages::Sketch<'a>>,
}

/// The state of other pages.
#[derive(Serialize)]
struct Pages<'a> {
    /// The open page of the guide, its scene, and the result if the reader plays it.
    reading: Option<(&'a str, usize, Option<String>)>,
    /// The new piece: whether its game can be played, whether it is on the board there, and its errors.
    invention: Option<(bool, bool, Vec<&'a str>)>,
    /// The game of secret rules: its FEN, what the referee said last, and the number of tries.
    penultima: Option<(String, &'a str, usize)>,
    /// The errors in game files, as file:line:column: message.
    problems: Vec<String>,
    problems_open: bool,
    /// The question about the rules of the game on the board.
    question: Option<&'a str>,
    /// The names of the games on the start page.
    cards: Vec<&'a str>,
    /// The open file of games: the number of games, the number in the list, the selected row, and the game on the
    /// board.
    collection: Option<(usize, usize, usize, Option<usize>)>,
    /// The number of saved games, and of deleted games that can be restored.
    saved_games: (usize, usize),
    /// Whether there is a game to continue.
    resume: bool,
    /// The puzzle in sight: its kind, what happens on its board, and how many were solved in its series.
    puzzle: Option<(String, String, u32)>,
}

/// Notes the places of buttons only if reports are on.
fn set_up(mut landmarks: ResMut<Landmarks>) {
    landmarks.listen(std::env::var_os("BAROQUE_REPORT").is_some());
}

fn problem(problem: &Diagnostic) -> String {
    let (line, column) = problem.position().unwrap_or_default();
    format!(
        "{}:{line}:{column}: {}",
        file_name(problem),
        problem.message
    )
}

fn names(variants: &Variants, screen: Screen) -> Vec<&str> {
    match screen {
        Screen::Start => variants
            .cards
            .iter()
            .map(|card| card.info.name.as_str())
            .collect(),
        _ => Vec::new(),
    }
}

/// Prints the state if it has changed.
fn update(
    (shell, variants, saved): (Res<Shell>, Res<Variants>, Res<Saved>),
    (playing, openings, cursor): (Res<Playing>, Res<Openings>, Res<Cursor>),
    (shown, setup): (Res<Analysis>, Res<SetupEditor>),
    (guide, invent, learn): (Res<GuideViewer>, Res<InventState>, Res<LearnState>),
    (puzzles, penultima): (Res<Puzzles>, Res<Penultima>),
    computer: Res<Computer>,
    analyst: Res<Analyst>,
    place: Res<BoardPlace>,
    (landmarks, announcer): (Res<Landmarks>, Res<Announcer>),
    frames: Res<FrameCount>,
    time: Res<Time<Real>>,
    mut last: Local<String>,
) {
    if !landmarks.are_wanted() {
        return;
    }
    let boards = Boards {
        playing: &playing,
        guide: &guide,
        editor: &setup,
        learn: &learn,
        puzzles: &puzzles,
        penultima: &penultima,
    };
    let stage = boards.stage(shell.shown());
    let table = match shell.shown() {
        Screen::Guide | Screen::Puzzles | Screen::Learn | Screen::Editor => {
            stage.as_ref().and_then(Stage::table)
        }
        _ => playing.table.as_ref(),
    };
    let editor = setup.open.as_ref();
    let editor = editor.filter(|_| shell.shows(Screen::Editor));
    let guide_moves = shell.shows(Screen::Guide) && guide.in_motion()
        || shell.shows(Screen::Learn) && learn.in_motion();
    let played = shell.shows(Screen::Game) || shell.shows(Screen::Puzzles);
    let moving = played && table.is_some_and(Table::is_moving) || guide_moves;
    let fen = |position| table.map(|table| write_fen(table.variant(), position));
    let state = WindowReport {
        page: match shell.shown() {
            Screen::Start => "start",
            Screen::NewGame => "new game",
            Screen::Game => "game",
            Screen::Guide => "guide",
            Screen::Editor => "editor",
            Screen::Invent => "invent",
            Screen::Playtest => "playtest",
            Screen::Collection => "collection",
            Screen::MyGames => "my games",
            Screen::Puzzles => "puzzles",
            Screen::Penultima => "penultima",
            Screen::Learn => "learn",
        },
        game: GameReport {
            fen: table.and_then(|table| fen(table.record.position())),
            shown: table.and_then(|table| fen(table.position())),
            outcome: table
                .and_then(|table| table.outcome())
                .map(|outcome| outcome.to_string()),
            game: table.map(|table| table.variant().id()),
            layout: table.map(|table| table.variant().layout()),
            last: table.and_then(|table| Some(table.record.plies().next_back()?.san.as_str())),
            moves: table.map(|table| board::movetext(table.game())),
            line: table.map_or_else(Vec::new, board::line),
            chooser: table.is_some_and(|table| table.interaction.chooser.is_some()),
            play: table.map(play::play),
            answer: table.and_then(|table| Some(&*table.interaction.answer.as_ref()?.words)),
            flipped: stage.as_ref().is_some_and(|stage| stage.view().flipped()),
            review: table.and_then(|table| analysis::review(table.review()?)),
        },
        engine: Engine {
            thinking: computer.is_thinking(),
            analysing: analyst.is_busy(),
            analysis: table.and_then(|table| analysis::lines(&shown, table)),
            book: table.map_or_else(Vec::new, |table| analysis::book(&openings, table)),
            hint: table.and_then(|table| analysis::hint(&shown, table)),
        },
        field: BoardReport {
            mark: table.and_then(|table| board::mark(&cursor, table)),
            drawn: board::drawn(table, editor),
            board: [place.left, place.top, place.square].map(|edge| edge.round() as i32),
            squares: match &stage {
                Some(stage) if place.square > 0.0 => board::squares(stage, &place),
                _ => BTreeMap::new(),
            },
            editor: editor.map(pages::sketch),
        },
        pages: Pages {
            reading: pages::reading(&guide),
            invention: pages::invention(&invent),
            penultima: pages::penultima(&penultima),
            problems: variants.problems.iter().map(problem).collect(),
            problems_open: shell.overlays.contains(&Overlay::Problems),
            question: variants.question.as_ref().map(|asked| asked.variant.name()),
            cards: names(&variants, shell.shown()),
            collection: saved.collection.as_ref().map(pages::collection),
            saved_games: (saved.list.games.len(), saved.list.deleted.len()),
            resume: saved.list.resume.is_some(),
            puzzle: pages::puzzle(&puzzles),
        },
        moving,
        said: announcer.said(),
        notices: shell
            .notices
            .shown()
            .iter()
            .map(|notice| notice.text.as_str())
            .collect(),
        places: landmarks.places(),
        frame: if moving { frames.0 } else { 0 },
        seconds: if moving { time.elapsed_secs() } else { 0.0 },
    };
    let Ok(line) = serde_json::to_string(&state) else {
        return;
    };
    if line != *last {
        // The reader of the output may be gone.
        let _ = writeln!(std::io::stdout().lock(), "{line}");
        *last = line;
    }
}
