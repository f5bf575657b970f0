//! The page My games while there are none: what will stand there, and how it gets there.

use super::start::board;
use crate::app::my_games::ui::MyGamesContext;
use crate::app::play::action::NewGameAction;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{Face, bold, command_button, heading, main_button, write_line};
use crate::app::variants::first_game;
use baroque::texts::text;
use bevy_egui::egui::{FontId, Label, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, vec2};

/// The largest width of the page.
const PAGE_WIDTH: f32 = 620.0;

/// The height of an example, the size of its board, and how faint it is.
const ROW_HEIGHT: f32 = 104.0;
const BOARD_SIZE: f32 = 84.0;
const OPACITY: f32 = 0.55;

/// Shows the page.
pub fn show(ui: &mut Ui, cx: &mut MyGamesContext) {
    ScrollArea::vertical()
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            let width = ui.available_width().min(PAGE_WIDTH);
            let side = (ui.available_width() - width) / 2.0;
            ui.horizontal_top(|ui| {
                ui.add_space(side);
                ui.vertical(|ui| {
                    ui.set_width(width);
                    contents(ui, cx);
                });
            });
        });
}

fn contents(ui: &mut Ui, cx: &mut MyGamesContext) {
    ui.add_space(24.0);
    ui.label(heading(text!("saved-games-none"), 26.0));
    ui.add(Label::new(text!("saved-games-empty")).wrap());
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        let button = main_button(ui, cx, text!("start-first-game"));
        if button.clicked() {
            cx.send(NewGameAction::First);
        }
        command_button(ui, cx, "program.start_page", true, Face::Words);
        command_button(ui, cx, "my_games.paste", true, Face::Words);
        command_button(ui, cx, "files.open", true, Face::Words);
    });
    ui.add_space(16.0);
    for ended in [false, true] {
        example(ui, cx, ended);
        ui.add_space(8.0);
    }
}

/// An example of a game: one that goes on, or one that has ended.
fn example(ui: &mut Ui, cx: &mut MyGamesContext, ended: bool) {
    let Some(card) = first_game(&cx.view.variants.cards) else {
        return;
    };
    let size = vec2(ui.available_width(), ROW_HEIGHT);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let theme = cx.theme;
    let line = Stroke::new(1.0, theme.line);
    ui.painter()
        .rect(rect, 8, theme.card, line, StrokeKind::Inside);
    let inside = rect.shrink((ROW_HEIGHT - BOARD_SIZE) / 2.0);
    let picture = Rect::from_min_size(inside.min, vec2(BOARD_SIZE, BOARD_SIZE));
    let start = (&*card.variant, card.variant.start(), ended);
    board(ui, cx, start, picture);
    let veil = theme.card.gamma_multiply(1.0 - OPACITY);
    ui.painter().rect_filled(picture, 0, veil);
    let won = text!("saved-games-won");
    let state = match ended {
        true => text!("saved-games-over", result = won, count = 31),
        false => text!("saved-games-goes-on", count = 12),
    };
    let mut at = picture.right_top() + vec2(16.0, 8.0);
    let room = inside.right() - at.x;
    let ink = theme.muted;
    at.y += write_line(ui, at, room, &card.info.name, bold(17.0), ink) + 4.0;
    let small = FontId::proportional(16.0);
    at.y += write_line(
        ui,
        at,
        room,
        text!("saved-games-example-players"),
        small.clone(),
        ink,
    ) + 4.0;
    write_line(ui, at, room, &state, small, ink);
}
