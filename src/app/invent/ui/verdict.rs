//! The result of the form: the problems or the rule of the piece, and the buttons.

use super::{GAME_TAB, open_tab};
use crate::app::invent::ui::InventContext;
use crate::app::invent::{InventAction, Invention};
use crate::app::ui::access;
use crate::app::ui::widgets::{add_button, heading, main_button, muted};
use baroque::texts::text;
use bevy_egui::egui::{self, Align, Label, Layout, RichText, Ui, Vec2, WidgetType, vec2};

/// The space between buttons.
const GAP: f32 = 6.0;

/// The least heights of the words in a high and in a low window, so that nothing below jumps while short ones change.
const WORDS_HEIGHTS: (f32, f32) = (72.0, 54.0);
const LOW_PANEL_HEIGHT: f32 = 480.0;

/// The height of the line that says what to do next.
const STEP_HEIGHT: f32 = 24.0;

/// In a narrower or lower panel the other buttons scroll with the form.
const LEAST_PANEL: Vec2 = vec2(360.0, 560.0);

/// Whether the panel has room for all buttons below the form.
pub fn has_room(panel: Vec2) -> bool {
    panel.x >= LEAST_PANEL.x && panel.y >= LEAST_PANEL.y
}

/// The least height of the words in a panel.
pub fn words_height(panel: f32) -> f32 {
    match panel < LOW_PANEL_HEIGHT {
        true => WORDS_HEIGHTS.1,
        false => WORDS_HEIGHTS.0,
    }
}

/// Shows the rule of the piece, or what is wrong, with this height or more.
pub fn words(ui: &mut Ui, cx: &InventContext, open: &Invention, least: f32) {
    ui.scope(|ui| {
        ui.set_min_height(least);
        match open.outcome.game.is_some() {
            true => rule(ui, open),
            false => troubles(ui, cx, open),
        }
    });
}

/// The problems.
fn troubles(ui: &mut Ui, cx: &InventContext, open: &Invention) {
    if open.outcome.moves.is_some() {
        ui.label(text!("invent-movement-wrong"));
    }
    if is_untouched(open) {
        ui.add(Label::new(heading(text!("invent-begin"), 20.0)).wrap());
        return;
    }
    for trouble in &open.outcome.troubles {
        let message = RichText::new(&trouble.message).color(cx.theme.accent);
        ui.add(Label::new(message).wrap());
        if let Some(help) = &trouble.help {
            ui.add(Label::new(muted(cx, help)).wrap());
        }
    }
}

/// Whether neither name nor letter has been typed yet. Then nothing is wrong so far.
fn is_untouched(open: &Invention) -> bool {
    let form = &open.form;
    form.name.trim().is_empty() && form.letter.trim().is_empty()
}

/// The rule of the piece in sentences.
fn rule(ui: &mut Ui, open: &Invention) {
    let Some((variant, piece)) = open.outcome.piece(&open.form) else {
        return;
    };
    let rule = heading(&variant.kind(piece.piece_type()).text, 18.0);
    ui.add(Label::new(rule).wrap());
}

/// Where the piece is saved, or what to do next, in a line that always has its height.
fn next_step(ui: &mut Ui, cx: &InventContext, open: &Invention) {
    let size = vec2(ui.available_width(), STEP_HEIGHT);
    let layout = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        step(ui, cx, open);
    });
}

fn step(ui: &mut Ui, cx: &InventContext, open: &Invention) {
    if let Some(path) = &open.saved {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let words = text!("invent-saved", path = name.into_owned());
        let words = Label::new(muted(cx, &words)).truncate();
        ui.add(words).on_hover_text(path.display().to_string());
    } else if open.outcome.game.is_some() && !open.outcome.stands(&open.form) {
        let words = text!("invent-ready-once");
        ui.add(Label::new(muted(cx, words)).truncate())
            .on_hover_text(words);
    }
}

/// What to do next, with the main button or `all` buttons. The main one keeps its place while others come and go.
pub fn buttons(ui: &mut Ui, cx: &mut InventContext, open: &Invention, tab: usize, all: bool) {
    next_step(ui, cx, open);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        main(ui, cx, open, tab);
        if open.outcome.stands(&open.form) {
            let place = Some(InventAction::Place);
            button(ui, cx, "board", text!("invent-change-array"), place);
        }
    });
    if all {
        ui.add_space(GAP);
        other_buttons(ui, cx, open);
    }
}

/// The next step: to the tab where the piece gets its place, and then to play.
fn main(ui: &mut Ui, cx: &mut InventContext, open: &Invention, tab: usize) {
    let ready = open.outcome.game.is_some();
    let stands = open.outcome.stands(&open.form);
    let places = !stands && tab != GAME_TAB;
    let words = match places {
        true => text!("invent-place"),
        false => text!("invent-play"),
    };
    ui.add_enabled_ui(ready && (stands || places), |ui| {
        match (main_button(ui, cx, words).clicked(), places) {
            (true, true) => open_tab(ui, GAME_TAB),
            (true, false) => cx.send(InventAction::Play),
            (false, _) => {}
        }
    });
}

/// The buttons besides the main one.
pub fn other_buttons(ui: &mut Ui, cx: &mut InventContext, open: &Invention) {
    let ready = open.outcome.game.is_some();
    let stands = open.outcome.stands(&open.form);
    let own = cx.view.variants.games.file_of(&open.form.game).is_some();
    let add = match own {
        true => text!("invent-add-to", game = open.game.name()),
        false => text!("invent-add").to_owned(),
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let test = stands.then_some(InventAction::Playtest);
        button(ui, cx, "chart", text!("playtest-button"), test);
        if open.saved.is_none() {
            let adds = ready.then_some(InventAction::Add);
            button(ui, cx, "save", &add, adds);
        }
        let see = ready.then_some(InventAction::See);
        button(ui, cx, "book", text!("invent-see"), see);
    });
}

fn button(
    ui: &mut Ui,
    cx: &mut InventContext,
    icon: &str,
    words: &str,
    action: Option<InventAction>,
) {
    let picture = cx.tools.art.icon(ui.ctx(), icon, 16.0, cx.theme.ink);
    let button = egui::Button::image_and_text(picture, words).min_size(vec2(0.0, 34.0));
    let enabled = action.is_some();
    let response = add_button(ui, enabled, button);
    access::label(&response, WidgetType::Button, enabled, words);
    if response.clicked() {
        cx.send_all(action);
    }
}
