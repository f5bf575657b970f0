//! The buttons below the list of moves.

use crate::app::play::table::Table;
use crate::app::play::ui::PlayContext;
use crate::app::ui::widgets::{Face, UNDER_HEIGHT, command_button, under};
use bevy_egui::egui::{Ui, vec2};

/// The space between buttons.
const BUTTON_GAP: f32 = 6.0;

/// The look of the game's buttons.
#[derive(Clone, Copy, PartialEq)]
pub enum Buttons {
    /// Icons with labels below them, five in a row; and icons.
    Large,
    /// Icons in two rows.
    Small,
    /// Icons, five in a row, for a narrow panel.
    Narrow,
}

impl Buttons {
    /// The number of icons in a row.
    fn in_a_row(self) -> usize {
        match self {
            Buttons::Large | Buttons::Small => ICONS,
            Buttons::Narrow => 5,
        }
    }
}

/// The number of buttons with labels, and the most icons that step through the game and leave it.
const LABELS: usize = 5;
const ICONS: usize = 9;

pub fn height(size: Buttons) -> f32 {
    let labels = match size {
        Buttons::Large => UNDER_HEIGHT,
        Buttons::Small | Buttons::Narrow => 34.0,
    };
    let rows = ICONS.div_ceil(size.in_a_row()) as f32;
    labels + BUTTON_GAP + rows * (34.0 + BUTTON_GAP)
}

/// Shows the buttons. Each keeps its place during the game and after it; between two people, two are others. The lowest
/// row steps through the game: where *Play* was on the page before, nothing can be done yet.
pub fn show(ui: &mut Ui, cx: &mut PlayContext, size: Buttons) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let labels = labels(table);
    ui.spacing_mut().item_spacing = vec2(BUTTON_GAP, BUTTON_GAP);
    let room = ui.available_width();
    let width = |across: usize| {
        let gaps = (across - 1) as f32 * BUTTON_GAP;
        ((room - gaps) / across as f32 - 1.0).floor()
    };
    let icons = icons(table, labels, cx.is_on(ANALYSIS.0));
    let across = size.in_a_row().min(icons.len());
    let faces = match size {
        Buttons::Large => {
            let commands = labels.iter().map(|&(command, _)| command);
            under(ui, commands, room, BUTTON_GAP)
        }
        Buttons::Small | Buttons::Narrow => vec![Face::Narrow(width(LABELS)); LABELS],
    };
    row(ui, cx, &labels, &faces);
    for few in icons.chunks(across) {
        row(ui, cx, few, &vec![Face::Narrow(width(across)); across]);
    }
}

/// A button: its command, and whether it is enabled.
type Button = (&'static str, bool);

fn row(ui: &mut Ui, cx: &mut PlayContext, buttons: &[Button], faces: &[Face]) {
    ui.horizontal(|ui| {
        for (&(command, enabled), &face) in buttons.iter().zip(faces) {
            command_button(ui, cx, command, enabled, face);
        }
    });
}

/// The button of the analysis.
const ANALYSIS: Button = ("analysis.toggle", true);

/// The buttons with labels. What the game does not offer now is disabled.
fn labels(table: &Table) -> [Button; LABELS] {
    let goes_on = table.outcome().is_none();
    let back = ("play.takeback", table.can_take_back());
    let offer = ("play.offer_draw", goes_on && table.drawer().is_some());
    let resign = ("play.resign", goes_on);
    if table.is_exhibition() {
        let one = ("play.one_move", goes_on && table.course.paused);
        return [back, one, ("play.pause", goes_on), decide(table), ANALYSIS];
    }
    // What one of two people asks the computer, the other would see too.
    let [help, look] = match goes_on && !table.has_computer() {
        true => [("board.turning", true), ("board.flip", true)],
        false => [("analysis.hint", !table.legal_moves().is_empty()), ANALYSIS],
    };
    [back, help, look, offer, resign]
}

/// The icons below them.
fn icons(table: &Table, labels: [Button; LABELS], analysed: bool) -> Vec<Button> {
    let (earlier, later) = (table.shown() > 0, !table.at_end());
    let mut icons = vec![
        ("moves.first", earlier),
        ("moves.back", earlier),
        ("moves.forward", later),
        ("moves.last", later || !table.at_newest()),
        ("board.flip", true),
        ("analysis.review", !table.record.is_empty()),
    ];
    // Two people may adjudicate a game. Against the computer, a person may not.
    if !table.has_computer() {
        icons.push(decide(table));
    }
    if table.is_free() || analysed {
        icons.push(ANALYSIS);
    }
    icons.retain(|button| !labels.iter().any(|other| other.0 == button.0));
    icons.extend([("play.new_game", true), ("program.start_page", true)]);
    icons
}

fn decide(table: &Table) -> Button {
    ("play.adjudicate", table.outcome().is_none())
}
