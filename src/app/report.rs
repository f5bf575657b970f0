//! What goes on, told on standard output on request, for tests that drive the real window.
//!
//! With `BAROQUE_REPORT=1` in the environment every change writes one line of JSON: the page, the
//! game's FEN and outcome, where the board lies and where everything is that can be clicked, in
//! physical pixels.

use super::board::draw::BoardPlace;
use super::engine::Computer;
use super::session::{Page, Session};
use super::table::Table;
use crate::notation::write_fen;
use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use bevy_egui::egui;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

/// Where things are that can be clicked, by name.
#[derive(Resource, Default)]
pub struct Landmarks {
    wanted: bool,
    places: BTreeMap<String, [i32; 4]>,
    scale: f32,
}

impl Landmarks {
    /// Notes where something is, in points.
    pub fn note(&mut self, name: &str, rect: egui::Rect) {
        if self.wanted {
            let corners = [rect.left(), rect.top(), rect.right(), rect.bottom()];
            let place = corners.map(|edge| (edge * self.scale).round() as i32);
            self.places.insert(name.to_owned(), place);
        }
    }

    /// Forgets everything, as a new frame begins.
    pub fn clear(&mut self, scale: f32) {
        self.scale = scale;
        self.places.clear();
    }
}

#[derive(Serialize)]
struct State<'a> {
    page: &'static str,
    fen: Option<String>,
    shown: Option<String>,
    outcome: Option<String>,
    game: Option<&'a str>,
    layout: Option<&'a str>,
    last: Option<&'a str>,
    moving: bool,
    thinking: bool,
    chooser: bool,
    /// What is said about a man on the board.
    answer: Option<&'a str>,
    /// The page of the guide that is open, its scene, and what has come of a try at it.
    reading: Option<(&'a str, usize, Option<String>)>,
    flipped: bool,
    board: [i32; 3],
    /// The middle of each square, once the board is drawn.
    squares: BTreeMap<&'a str, [i32; 2]>,
    notices: Vec<&'a str>,
    places: &'a BTreeMap<String, [i32; 4]>,
    /// Counts frames while a man moves, so that every one of them is told.
    frame: u32,
    /// Seconds since the start.
    seconds: f32,
}

/// Notes places only if reports are wanted.
pub fn set_up(mut landmarks: ResMut<Landmarks>) {
    landmarks.wanted = std::env::var_os("BAROQUE_REPORT").is_some();
}

fn squares<'a>(table: &'a Table, place: &BoardPlace) -> BTreeMap<&'a str, [i32; 2]> {
    let geometry = table.variant().geometry();
    let middle = |square| {
        let at = table.view().center(square);
        let x = place.left + at.x * place.square;
        let y = place.top + at.y * place.square;
        [x, y].map(|edge| edge.round() as i32)
    };
    geometry
        .squares()
        .into_iter()
        .map(|square| (geometry.name(square), middle(square)))
        .collect()
}

fn reading(session: &Session) -> Option<(&str, usize, Option<String>)> {
    let open = session.reading.as_ref()?.open.as_ref()?;
    let verdict = open
        .trial
        .as_ref()
        .map(|trial| format!("{:?}", trial.verdict));
    Some((&open.page.id, open.scene, verdict))
}

/// Writes the state, if it has changed.
pub fn tell(
    session: Res<Session>,
    computer: Option<Res<Computer>>,
    place: Res<BoardPlace>,
    landmarks: Res<Landmarks>,
    frames: Res<FrameCount>,
    time: Res<Time<Real>>,
    mut last: Local<String>,
) {
    if !landmarks.wanted {
        return;
    }
    let table = session.board();
    let moving = session.in_motion();
    let fen = |position| table.map(|table| write_fen(table.variant(), position));
    let state = State {
        page: match session.page {
            Page::Start => "start",
            Page::NewGame => "new game",
            Page::Game => "game",
            Page::Guide => "guide",
        },
        fen: table.and_then(|table| fen(table.record.position())),
        shown: table.and_then(|table| fen(table.position())),
        outcome: table
            .and_then(|table| table.outcome())
            .map(|outcome| outcome.to_string()),
        game: table.map(|table| table.variant().id()),
        layout: table.map(|table| table.variant().layout()),
        last: table.and_then(|table| Some(table.record.plies().last()?.san.as_str())),
        moving,
        thinking: computer.is_some_and(|computer| computer.is_thinking()),
        chooser: table.is_some_and(|table| table.interaction.chooser.is_some()),
        answer: table.and_then(|table| Some(table.interaction.answer.as_ref()?.words.as_str())),
        reading: reading(&session),
        flipped: table.is_some_and(|table| table.view().flipped()),
        board: [place.left, place.top, place.square].map(|edge| edge.round() as i32),
        squares: match table.filter(|_| place.square > 0.0) {
            Some(table) => squares(table, &place),
            None => BTreeMap::new(),
        },
        notices: session
            .notices()
            .iter()
            .map(|notice| notice.text.as_str())
            .collect(),
        places: &landmarks.places,
        frame: if moving { frames.0 } else { 0 },
        seconds: if moving { time.elapsed_secs() } else { 0.0 },
    };
    let Ok(line) = serde_json::to_string(&state) else {
        return;
    };
    if line != *last {
        // Nobody may be listening any more.
        let _ = writeln!(std::io::stdout().lock(), "{line}");
        *last = line;
    }
}
