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

/// The number of buttons that step through the game and change the view, and of those with labels.
const WALK: usize = 6;
const LABELS: usize = 8;

pub fn height(size: Buttons) -> f32 {
    let (rows, height) = match size {
        Buttons::Large => (LABELS.div_ceil(Buttons::LABELLED), UNDER_HEIGHT),
        Buttons::Small | Buttons::Narrow => (LABELS.div_ceil(size.in_a_row()), 34.0),
    };
    let walk = WALK.div_ceil(size.in_a_row()) as f32 * (34.0 + BUTTON_GAP);
    rows as f32 * (height + BUTTON_GAP) + walk
}

/// Shows the buttons. Each keeps its place during the game and after it; after a game of two people, the first two are
/// others. The lowest row steps through the game: where *Play* was on the page before, nothing can be done yet.
pub fn show(ui: &mut Ui, cx: &mut PlayContext, size: Buttons) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let (earlier, later) = (table.shown() > 0, !table.at_end());
    let newest = later || !table.at_newest();
    let labels = labels(table);
    ui.spacing_mut().item_spacing = vec2(BUTTON_GAP, BUTTON_GAP);
    let across = size.in_a_row() as f32;
    let narrow = ((ui.available_width() - (across - 1.0) * BUTTON_GAP) / across - 1.0).floor();
    let labelled = Buttons::LABELLED as f32;
    let wide = ((ui.available_width() - (labelled - 1.0) * BUTTON_GAP) / labelled - 0.5).floor();
    let (few, face) = match size {
        Buttons::Large => {
            let commands = labels.iter().map(|&(command, _)| command);
            (Buttons::LABELLED, under(ui, commands, wide))
        }
        Buttons::Small | Buttons::Narrow => (size.in_a_row(), Face::Narrow(narrow)),
    };
    for few in labels.chunks(few) {
        row(ui, cx, few, face);
    }
    let mut walk = vec![
        ("moves.first", earlier),
        ("moves.back", earlier),
        ("moves.forward", later),
        ("moves.last", newest),
        ("board.flip", true),
        review(table),
    ];
    if table.is_free() || cx.is_on(ANALYSIS.0) {
        walk.push(ANALYSIS);
    }
    walk.retain(|button| !labels.iter().any(|other| other.0 == button.0));
    for few in walk.chunks(size.in_a_row()) {
        row(ui, cx, few, Face::Narrow(narrow));
    }
}

/// A button: its command, and whether it is enabled.
type Button = (&'static str, bool);

fn row(ui: &mut Ui, cx: &mut PlayContext, buttons: &[Button], face: Face) {
    ui.horizontal(|ui| {
        for &(command, enabled) in buttons {
            command_button(ui, cx, command, enabled, face);
        }
    });
}

/// The button of the analysis.
const ANALYSIS: Button = ("analysis.toggle", true);

fn review(table: &Table) -> Button {
    ("analysis.review", !table.record.is_empty())
}

/// The buttons with labels. What the game does not offer now is disabled.
fn labels(table: &Table) -> [Button; LABELS] {
    let goes_on = table.outcome().is_none();
    let back = ("play.takeback", table.can_take_back());
    let decide = ("play.adjudicate", goes_on);
    let of_game = match table.is_exhibition() {
        true => [
            back,
            ("play.one_move", goes_on && table.course.paused),
            ("play.pause", goes_on),
            decide,
        ],
        false => {
            // Two humans may adjudicate a game. Against the computer, they may not.
            let second = match table.has_computer() {
                true => review(table),
                false => decide,
            };
            let offer = ("play.offer_draw", goes_on && table.drawer().is_some());
            [back, second, offer, ("play.resign", goes_on)]
        }
    };
    let [first, second, third, fourth] = of_game;
    // What one of two people asks the computer, the other would see too.
    let [help, look] = match goes_on && !table.has_computer() {
        true => [("board.turning", true), ("board.flip", true)],
        false => [("analysis.hint", !table.legal_moves().is_empty()), ANALYSIS],
    };
    [
        help,
        look,
        ("play.new_game", true),
        ("program.start_page", true),
        first,
        second,
        third,
        fourth,
    ]
}
