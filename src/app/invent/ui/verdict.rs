//! The result of the form: the preview, the problems or abilities, and the buttons.

use super::preview;
use crate::app::invent::InventAction;
use crate::app::invent::ui::InventContext;
use crate::app::invent::{Invention, PieceForm};
use crate::app::texts::text;
use crate::app::ui::access;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{bold, main_button, muted, strong};
use baroque::explain::abilities;
use bevy_egui::egui::{self, Frame, RichText, ScrollArea, Ui, WidgetType, vec2};

/// The height of the buttons, which may need three rows.
const BUTTONS_HEIGHT: f32 = 138.0;

/// The height of the verdict in a low window. It scrolls.
const LEAST_VERDICT_HEIGHT: f32 = 44.0;

/// The part of the height for the board: on a low page, and on another.
const BOARD_SHARES: (f32, f32) = (0.4, 0.46);
const LOW_PAGE_HEIGHT: f32 = 560.0;

/// The side of the board above the form.
const LEAST_BOARD: f32 = 260.0;

/// Shows the result.
pub fn show(ui: &mut Ui, cx: &mut InventContext, open: &Invention, form: &mut PieceForm) {
    let share = match ui.available_height() < LOW_PAGE_HEIGHT {
        true => BOARD_SHARES.0,
        false => BOARD_SHARES.1,
    };
    let side = ui.available_width().min(ui.available_height() * share);
    board(ui, cx, open, form, side);
    let height = (ui.available_height() - BUTTONS_HEIGHT).max(LEAST_VERDICT_HEIGHT);
    ScrollArea::vertical()
        .id_salt("verdict")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink(false)
        .follow_focus(ui, |ui| words(ui, cx, open));
    ui.add_space(8.0);
    buttons(ui, cx, open);
}

/// Shows the result in one column with the form: the board above it.
pub fn show_above(ui: &mut Ui, cx: &mut InventContext, open: &Invention, form: &mut PieceForm) {
    let side = ui.available_width().min(LEAST_BOARD);
    board(ui, cx, open, form, side);
}

/// Shows the words and the buttons below the form.
pub fn show_below(ui: &mut Ui, cx: &mut InventContext, open: &Invention) {
    words(ui, cx, open);
    ui.add_space(8.0);
    buttons(ui, cx, open);
}

/// The board with the piece, and what can be drawn there.
fn board(ui: &mut Ui, cx: &mut InventContext, open: &Invention, form: &mut PieceForm, side: f32) {
    ui.vertical_centered(|ui| preview::show(ui, cx, open, form, side));
    preview::help(ui, cx, form);
    ui.add_space(4.0);
}

fn words(ui: &mut Ui, cx: &mut InventContext, open: &Invention) {
    match open.outcome.game.is_some() {
        true => praise(ui, cx, open),
        false => troubles(ui, cx, open),
    }
}

/// The problems.
fn troubles(ui: &mut Ui, cx: &InventContext, open: &Invention) {
    ui.label(strong(text!("invent-not-ready")));
    if open.outcome.moves.is_some() {
        ui.label(text!("invent-movement-wrong"));
    }
    if is_untouched(open) {
        ui.label(text!("invent-begin"));
        return;
    }
    for trouble in &open.outcome.troubles {
        let frame = Frame::new().inner_margin(2);
        frame.show(ui, |ui| {
            ui.label(RichText::new(&trouble.message).color(cx.theme.accent));
            if let Some(help) = &trouble.help {
                ui.label(muted(cx, help));
            }
        });
    }
}

/// Whether neither name nor letter has been typed yet. Then nothing is wrong so far.
fn is_untouched(open: &Invention) -> bool {
    let form = &open.form;
    form.name.trim().is_empty() && form.letter.trim().is_empty()
}

/// The abilities of the piece.
fn praise(ui: &mut Ui, cx: &InventContext, open: &Invention) {
    let Some((variant, piece)) = open.outcome.piece(&open.form) else {
        return;
    };
    let words = match open.outcome.stands(&open.form) {
        true => text!("invent-ready"),
        false => text!("invent-ready-once"),
    };
    ui.label(strong(words));
    for (ability, sentence) in abilities(&variant, piece) {
        ui.label(RichText::new(ability.name()).font(bold(14.0)));
        ui.label(RichText::new(sentence).size(14.0));
    }
    if let Some(path) = &open.saved {
        ui.label(muted(
            cx,
            &text!("invent-saved", path = path.display().to_string()),
        ));
    }
}

/// The main button is the next step: to place the piece, and then to play.
fn buttons(ui: &mut Ui, cx: &mut InventContext, open: &Invention) {
    let ready = open.outcome.game.is_some();
    let stands = open.outcome.stands(&open.form);
    ui.horizontal(|ui| {
        let (words, action) = match stands {
            true => (text!("invent-play"), InventAction::Play),
            false => (text!("invent-place"), InventAction::Place),
        };
        ui.add_enabled_ui(ready, |ui| {
            let response = main_button(ui, cx, words);
            if response.clicked() {
                cx.send(action);
            }
        });
        let test = stands.then_some(InventAction::Playtest);
        button(ui, cx, "chart", text!("playtest-button"), test);
    });
    let own = cx.view.variants.games.file_of(&open.form.game).is_some();
    let add = match own {
        true => text!("invent-add-to", game = open.game.name()),
        false => text!("invent-add").to_owned(),
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        if open.saved.is_none() {
            let adds = ready.then_some(InventAction::Add);
            button(ui, cx, "save", &add, adds);
        }
        let see = ready.then_some(InventAction::See);
        button(ui, cx, "book", text!("invent-see"), see);
        if stands {
            let place = Some(InventAction::Place);
            button(ui, cx, "board", text!("invent-change-array"), place);
        }
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
    let response = ui.add_enabled(enabled, button);
    access::label(&response, WidgetType::Button, enabled, words);
    if response.clicked() {
        cx.send_all(action);
    }
}
