//! The name of the game on the board, and the buttons that lead to other pages.

use crate::app::play::ui::PlayContext;
use crate::app::shell::ShellAction;
use crate::app::ui::widgets::{Face, command_button, fitting, header};
use crate::app::variants::ui::files::problems_button;
use bevy_egui::egui::{Align, Layout, RichText, Ui, vec2};

const LEAST_TITLE_HEIGHT: f32 = 34.0;

/// The font sizes of a name in one row, and in two rows.
const SIZES: [f32; 3] = [26.0, 22.0, 18.0];
const SMALL: [f32; 3] = [15.0, 13.0, 12.0];

/// A narrower panel has the buttons below the name.
const TWO_ROWS: f32 = 216.0;

/// A narrower panel has less space between the buttons.
const NARROW_PANEL_WIDTH: f32 = 270.0;

/// The width of an icon's button.
const ICON_WIDTH: f32 = 34.0;

/// The width of a layout's name.
const LAYOUT_NAME_WIDTH: f32 = 44.0;

pub fn show(ui: &mut Ui, cx: &mut PlayContext) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let variant = table.variant();
    let mut cards = cx.view.variants.cards.iter();
    let only = cards.any(|card| card.info.id == variant.id() && card.info.layouts.len() == 1);
    let game = variant.name().to_owned();
    let layout = variant.layout().replace('x', " × ");
    let buttons = |ui: &mut Ui, cx: &mut PlayContext| {
        if ui.available_width() < NARROW_PANEL_WIDTH {
            ui.spacing_mut().item_spacing.x = 2.0;
        }
        let variants = &cx.view.variants;
        problems_button(ui, cx, variants, false);
        for command in ["editor.open", "my_games.save"] {
            command_button(ui, cx, command, true, Face::Narrow(ICON_WIDTH));
        }
    };
    let title = |ui: &mut Ui, cx: &mut PlayContext| {
        let name = fitting(ui, cx, &game, (&SIZES, &SMALL));
        ui.add(name);
        let layout = RichText::new(layout).color(cx.theme.muted);
        if !only && ui.available_width() > LAYOUT_NAME_WIDTH {
            ui.label(layout);
        }
    };
    let row = |ui: &mut Ui, cx: &mut PlayContext| {
        if ui.available_width() < TWO_ROWS {
            ui.horizontal(|ui| title(ui, cx));
            ui.horizontal(|ui| buttons(ui, cx));
            return;
        }
        ui.allocate_ui(vec2(ui.available_width(), LEAST_TITLE_HEIGHT), |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                buttons(ui, cx);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| title(ui, cx));
            });
        });
    };
    header(ui, cx, false, ShellAction::LeaveGame, row, |ui, cx| {
        command_button(ui, cx, "board.pieces", true, Face::Words);
    });
}
