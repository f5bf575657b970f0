//! The box of the start page for newcomers: a first game, and the choice of a piece set.

use super::sets::{PIECE_HEIGHT, set_name, set_picture, some_pieces};
use crate::app::action::{LearnAction, NewGameAction};
use crate::app::pages::PageContext;
use crate::app::play::table::is_practice;
use crate::app::settings::SettingsAction;
use crate::app::texts::text;
use crate::app::ui::access;
use crate::app::ui::boards::board_picture;
use crate::app::ui::widgets::{heading, main_button, strong};
use crate::app::variants::{Card, first_game};
use baroque::diagram::{BoardView, PieceSet};
use bevy_egui::egui::{self, Frame, Sense, Ui, WidgetType, vec2};

/// The height of the picture of the board. A narrower box has none.
const PICTURE_HEIGHT: f32 = 192.0;
const PICTURE_BOX_WIDTH: f32 = 760.0;

/// Whether the player has finished a game or a lesson.
fn has_finished(cx: &PageContext) -> bool {
    let on_board = cx.view.play.playing.continued();
    let mut games = cx.view.my_games.saved.list.games.iter();
    on_board.is_some_and(|table| table.outcome().is_some())
        || games.any(|game| !game.goes_on() && !is_practice(&game.entry.tags))
        || cx
            .view
            .learn
            .progress
            .log()
            .learned_games()
            .next()
            .is_some()
}

/// The game of the box. There is a box until a game or a lesson has been finished.
fn welcomed<'a>(cx: &PageContext<'_, 'a>) -> Option<&'a Card> {
    first_game(&cx.view.variants().cards).filter(|_| !has_finished(cx))
}

/// Whether the box is shown.
pub(super) fn is_shown(cx: &PageContext) -> bool {
    welcomed(cx).is_some()
}

/// Shows the box.
pub(super) fn welcome(ui: &mut Ui, cx: &mut PageContext) {
    let Some(card) = welcomed(cx) else {
        return;
    };
    ui.add_space(4.0);
    Frame::new()
        .fill(cx.theme.card)
        .stroke(egui::Stroke::new(1.0, cx.theme.accent))
        .corner_radius(8)
        .inner_margin(14)
        .show(ui, |ui| {
            ui.set_width(ui.available_width() - 14.0);
            let wide = ui.available_width() >= PICTURE_BOX_WIDTH;
            ui.horizontal_top(|ui| {
                if wide {
                    picture(ui, cx, card);
                    ui.add_space(16.0);
                }
                ui.vertical(|ui| {
                    let size = if wide { 34.0 } else { 24.0 };
                    ui.add(egui::Label::new(heading(text!("start-tagline"), size)).wrap());
                    first(ui, cx, card);
                    ui.add_space(6.0);
                    piece_sets(ui, cx, card);
                });
            });
        });
}

/// The board of the first game, which begins it.
fn picture(ui: &mut Ui, cx: &mut PageContext, card: &Card) {
    let view = BoardView::new(card.variant.geometry(), false);
    let square = PICTURE_HEIGHT / view.rows() as f32;
    let size = vec2(square * view.columns() as f32, PICTURE_HEIGHT);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let shown = (&*card.variant, card.variant.start());
    board_picture(ui, cx, shown, &view, rect);
    access::label(&response, WidgetType::Button, true, &card.info.name);
    cx.on_click(response, NewGameAction::First);
}

fn first(ui: &mut Ui, cx: &mut PageContext, card: &Card) {
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(text!("start-new-here")));
        ui.label(text!("start-welcome", game = card.info.name.as_str()));
    });
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        let button = main_button(ui, cx, text!("start-first-game"));
        if button.clicked() {
            cx.send(NewGameAction::First);
        }
        let lessons = ui.button(text!("start-lessons"));
        cx.on_click(lessons, LearnAction::Open);
    });
}

/// The choice of a piece set. Each is shown by some of its pieces.
fn piece_sets(ui: &mut Ui, cx: &mut PageContext, card: &Card) {
    let pieces = some_pieces(&card.variant);
    let size = vec2(PIECE_HEIGHT * pieces.len() as f32, PIECE_HEIGHT);
    ui.horizontal_wrapped(|ui| {
        // The label is centred beside the buttons.
        ui.set_row_height(PIECE_HEIGHT + 14.0);
        ui.label(text!("start-pieces"));
        for set in PieceSet::ALL {
            let (name, svg) = set_picture(card, &pieces, set);
            let picture = cx.tools.art.picture(ui.ctx(), &name, size, || svg);
            let button = egui::Button::image_and_text(picture, set_name(set));
            let button = ui.add(button.selected(cx.settings.pieces == set));
            cx.on_click(button, SettingsAction::SetPieces(set));
        }
    });
}
