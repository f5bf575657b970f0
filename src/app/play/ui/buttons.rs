//! The buttons below the list of moves.

use crate::app::play::table::Table;
use crate::app::play::ui::PlayContext;
use crate::app::ui::widgets::{Face, UNDER_HEIGHT, command_button};
use baroque::rules::Color;
use bevy_egui::egui::{Ui, vec2};

/// The space between buttons.
const BUTTON_GAP: f32 = 6.0;

/// The look of the game's buttons.
#[derive(Clone, Copy, PartialEq)]
pub enum Buttons {
    /// Icons with labels below them, four in a row.
    Large,
    /// Icons, eight in a row.
    Small,
    /// Icons, five in a row, for a narrow panel.
    Narrow,
}

impl Buttons {
    /// The number of icons in a row.
    fn in_a_row(self) -> usize {
        match self {
            Buttons::Large | Buttons::Small => 8,
            Buttons::Narrow => 5,
        }
    }

    /// The number of buttons with labels in a row.
    const LABELLED: usize = 4;
}

/// The number of buttons that step through the game and change the view.
const WALK: usize = 6;

pub fn height(cx: &PlayContext, size: Buttons) -> f32 {
    let table = cx.view.playing.table.as_ref();
    let pairs = table.map_or(0, |table| rows(table).len());
    let (rows, height) = match size {
        Buttons::Large => ((2 * pairs).div_ceil(Buttons::LABELLED), UNDER_HEIGHT),
        Buttons::Small | Buttons::Narrow => ((2 * pairs).div_ceil(size.in_a_row()), 34.0),
    };
    let walk = WALK.div_ceil(size.in_a_row()) as f32 * (34.0 + BUTTON_GAP);
    rows as f32 * (height + BUTTON_GAP) + walk
}

pub fn show(ui: &mut Ui, cx: &mut PlayContext, size: Buttons) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let (earlier, later) = (table.shown() > 0, !table.at_end());
    let newest = later || !table.at_newest();
    let rows = rows(table);
    ui.spacing_mut().item_spacing = vec2(BUTTON_GAP, BUTTON_GAP);
    let across = size.in_a_row() as f32;
    let narrow = ((ui.available_width() - (across - 1.0) * BUTTON_GAP) / across - 1.0).floor();
    let labelled = Buttons::LABELLED as f32;
    let wide = ((ui.available_width() - (labelled - 1.0) * BUTTON_GAP) / labelled - 0.5).floor();
    let mut walk = vec![
        ("moves.first", earlier),
        ("moves.back", earlier),
        ("moves.forward", later),
        ("moves.last", newest),
        ("board.flip", true),
        review_or_back(table),
    ];
    walk.retain(|button| !rows.iter().flatten().any(|other| other.0 == button.0));
    for few in walk.chunks(size.in_a_row()) {
        row(ui, cx, few, Face::Narrow(narrow));
    }
    match size {
        Buttons::Large => {
            for few in rows.concat().chunks(Buttons::LABELLED) {
                row(ui, cx, few, Face::Under(wide));
            }
        }
        Buttons::Small | Buttons::Narrow => {
            for few in rows.concat().chunks(size.in_a_row()) {
                row(ui, cx, few, Face::Narrow(narrow));
            }
        }
    }
}

/// The button for the review of a game, or for the way back once it has one.
fn review_or_back(table: &Table) -> (&'static str, bool) {
    match table.outcome() {
        None => review(table),
        Some(_) => ("play.takeback", table.can_take_back()),
    }
}

fn review(table: &Table) -> (&'static str, bool) {
    let played = !table.record.is_empty();
    ("analysis.review", played)
}

/// A row of buttons: their commands, and whether each is enabled.
fn row(ui: &mut Ui, cx: &mut PlayContext, buttons: &[(&str, bool)], face: Face) {
    ui.horizontal(|ui| {
        for &(command, enabled) in buttons {
            command_button(ui, cx, command, enabled, face);
        }
    });
}

/// A row of two buttons: the command of each, and whether it is enabled.
type ButtonRow = [(&'static str, bool); 2];

/// The buttons for the state of the game.
fn rows(table: &Table) -> Vec<ButtonRow> {
    let over = table.outcome().is_some();
    let back = ("play.takeback", table.can_take_back());
    let decide = ("play.adjudicate", true);
    let mut rows = vec![[
        ("analysis.hint", !table.legal_moves().is_empty()),
        ("analysis.toggle", true),
    ]];
    if table.shows_end() {
        // The result has these buttons.
    } else if over {
        rows.push([review(table), ("play.rematch", true)]);
    } else if table.is_exhibition() {
        let step = ("play.one_move", table.course.paused);
        rows.extend([[back, step], [("play.pause", true), decide]]);
    } else {
        let offer = ("play.offer_draw", table.drawer().is_some());
        let alone = Color::ALL
            .iter()
            .all(|&side| !table.players[side].is_computer());
        // Two humans may adjudicate a game. Against the computer, they may not.
        let second = match alone {
            true => decide,
            false => review(table),
        };
        rows.extend([[back, offer], [("play.resign", true), second]]);
    }
    rows.push([("play.new_game", true), ("program.start_page", true)]);
    rows
}
