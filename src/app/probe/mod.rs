//! Reports for tests of the real window. Only a build with the cargo feature `probe` has them.
//!
//! With `BAROQUE_REPORT=1` in the environment each frame prints one line of JSON: the game on the board, and the places
//! of everything that screen readers get, by its name. So panels need no code for tests.

use crate::app::board::draw::BoardPlace;
use crate::app::play::stage::{Stage, visible_board};
use crate::app::shell::FrameEnd;
use baroque::notation::write_fen;
use bevy::diagnostic::FrameCount;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::{EguiOutput, EguiPostUpdateSet, PrimaryEguiContext};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

/// Adds the reports, if the environment asks for them.
pub fn plugin(app: &mut App) {
    if std::env::var_os("BAROQUE_REPORT").is_some() {
        let report = report.in_set(FrameEnd);
        app.add_systems(PostUpdate, report.after(EguiPostUpdateSet::ProcessOutput));
    }
}

/// All places are in physical pixels.
#[derive(Serialize)]
struct ProbeReport {
    frame: u32,
    /// Whether no other frame follows at once, so that all places stay.
    still: bool,
    /// The number of presses of keys until now, and of presses and releases of mouse buttons.
    presses: usize,
    pointer: Option<[f32; 2]>,
    focused: bool,
    /// The left, top, right and bottom of the controls and texts with each name, in the order of reading.
    places: BTreeMap<String, Vec<[i32; 4]>>,
    /// The middle of each square of the board.
    squares: BTreeMap<String, [f32; 2]>,
    /// The side of a square.
    square: f32,
    /// The position on the board.
    fen: Option<String>,
}

/// What the window has heard from the system.
#[derive(SystemParam)]
struct Heard<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    redraws: MessageReader<'w, 's, RequestRedraw>,
    presses: Local<'s, usize>,
}

impl Heard<'_, '_> {
    /// Counts the new presses. Keys that change others do not count.
    fn count(&mut self) -> usize {
        let keys = self.keys.read().filter(|key| {
            let changes = [Key::Control, Key::Shift, Key::Alt].contains(&key.logical_key);
            key.state == ButtonState::Pressed && !key.repeat && !changes
        });
        *self.presses += keys.count() + self.buttons.read().count();
        *self.presses
    }
}

fn report(
    mut heard: Heard,
    (world, place): (&World, Res<BoardPlace>),
    output: Query<&EguiOutput, With<PrimaryEguiContext>>,
    window: Query<&Window, With<PrimaryWindow>>,
    frames: Res<FrameCount>,
) {
    let (Ok(output), Ok(window)) = (output.single(), window.single()) else {
        return;
    };
    let stage = visible_board(world);
    let table = stage.as_ref().and_then(|stage| stage.table);
    let pointer = window.physical_cursor_position();
    let report = ProbeReport {
        frame: frames.0,
        still: heard.redraws.read().count() == 0,
        presses: heard.count(),
        pointer: pointer.map(|at| at.to_array()),
        focused: window.focused,
        places: places(output),
        squares: stage.map_or_else(BTreeMap::new, |stage| squares(&stage, &place)),
        square: place.square,
        fen: table.map(|table| write_fen(table.variant(), table.record.position())),
    };
    if let Ok(line) = serde_json::to_string(&report) {
        // The reader of the output may be gone.
        let _ = writeln!(std::io::stdout().lock(), "{line}");
    }
}

/// The places of everything with a name.
fn places(output: &EguiOutput) -> BTreeMap<String, Vec<[i32; 4]>> {
    let mut places: BTreeMap<String, Vec<[i32; 4]>> = BTreeMap::new();
    let update = output.platform_output.accesskit_update.iter();
    let scale = f64::from(output.pixels_per_point);
    for (_, node) in update.flat_map(|update| &update.nodes) {
        let name = node.label().or_else(|| node.value());
        if let (Some(name), Some(place)) = (name, node.bounds()) {
            let edges = [place.x0, place.y0, place.x1, place.y1];
            let edges = edges.map(|edge| (edge * scale).round() as i32);
            places.entry(name.to_owned()).or_default().push(edges);
        }
    }
    for named in places.values_mut() {
        named.sort_by_key(|&[left, top, ..]| (top, left));
    }
    places
}

fn squares(stage: &Stage, place: &BoardPlace) -> BTreeMap<String, [f32; 2]> {
    let geometry = stage.variant.geometry();
    let middle = |square| {
        let at = stage.view.center(square);
        [
            place.left + at.x * place.square,
            place.top + at.y * place.square,
        ]
    };
    let squares = geometry.squares().into_iter();
    squares
        .map(|square| (geometry.name(square).to_owned(), middle(square)))
        .collect()
}
