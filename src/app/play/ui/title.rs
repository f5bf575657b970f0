//! The name of the game on the board, and the buttons that lead to other pages.

use crate::app::play::ui::PlayContext;
use crate::app::shell::ShellAction;
use crate::app::ui::widgets::{Face, command_button, header, heading, heading_font, icon_command};
use crate::app::variants::ui::files::problems_button;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

const LEAST_TITLE_HEIGHT: f32 = 34.0;

/// The font sizes of a name in one row, and in two rows.
const SIZES: [f32; 3] = [22.0, 19.0, 17.0];
const SMALL: [f32; 3] = [15.0, 13.0, 12.0];

/// A narrower panel has the buttons below the name.
const TWO_ROWS: f32 = 216.0;

/// A narrower panel has less space between the buttons.
const NARROW_PANEL_WIDTH: f32 = 270.0;

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
        icon_command(ui, cx, "editor.open");
        icon_command(ui, cx, "my_games.save");
    };
    let title = |ui: &mut Ui, cx: &mut PlayContext| {
        let name = name(ui, cx, game);
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

/// A name in one row, as large as fits. A long name gets two smaller rows, which end between words.
fn name(ui: &Ui, cx: &PlayContext, name: String) -> Label {
    let (room, ink) = (ui.available_width(), cx.theme.ink);
    let width = |text: &str, size: f32| {
        let font = heading_font(size);
        ui.painter()
            .layout_no_wrap(text.to_owned(), font, ink)
            .size()
            .x
    };
    if let Some(size) = SIZES.into_iter().find(|&size| width(&name, size) <= room) {
        return Label::new(heading(&name, size)).extend();
    }
    let in_two = |size| {
        let mut rows = LayoutJob::simple(name.clone(), heading_font(size), ink, room);
        rows.wrap.max_rows = 2;
        rows
    };
    let fits = |size: f32| {
        let words = name.split_inclusive([' ', '-']).map(str::trim_end);
        let whole = words
            .map(|word| width(word, size))
            .all(|width| width <= room);
        whole && !ui.painter().layout_job(in_two(size)).elided
    };
    match SMALL.into_iter().find(|&size| fits(size)) {
        Some(size) => Label::new(in_two(size)).wrap(),
        None => Label::new(heading(&name, SMALL[2])).truncate(),
    }
}
