//! The name of the game on the board, and the buttons that lead to other pages.

use crate::app::board::action::LookUp;
use crate::app::play::ui::UiContext;
use crate::app::ui::widgets::{Face, guide_button, heading, heading_font, icon_command};
use crate::app::variants::ui::files::problems_button;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

/// The least height of the title.
const HEIGHT: f32 = 34.0;

/// The font sizes of a name: in one row, in two rows, and in two narrow rows.
const SIZES: [f32; 3] = [22.0, 19.0, 17.0];
const SMALL: (f32, f32) = (15.0, 13.0);

/// The width of a layout's name.
const LAYOUT: f32 = 44.0;

/// Shows the title.
pub fn show(ui: &mut Ui, cx: &mut UiContext) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let variant = table.variant();
    let mut cards = cx.view.variants.cards.iter();
    let only = cards.any(|card| card.info.id == variant.id() && card.info.layouts.len() == 1);
    let (rules, game) = (
        LookUp::Rules(variant.id().to_owned()),
        variant.name().to_owned(),
    );
    let layout = variant.layout().replace('x', " × ");
    ui.allocate_ui(vec2(ui.available_width(), HEIGHT), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            guide_button(ui, cx, Face::Icon, rules);
            let variants = cx.view.variants;
            problems_button(ui, cx, variants, false);
            icon_command(ui, cx, "board.pieces");
            icon_command(ui, cx, "editor.open");
            icon_command(ui, cx, "my_games.save");
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let name = name(ui, cx, game);
                let response = ui.add(name);
                cx.landmarks.note("Title", response.rect);
                let layout = RichText::new(layout).color(cx.theme.muted);
                if !only && ui.available_width() > LAYOUT {
                    ui.label(layout);
                }
            });
        });
    });
}

/// A name in one row, as large as fits. A long name gets two smaller rows.
fn name(ui: &Ui, cx: &UiContext, name: String) -> Label {
    let (room, ink) = (ui.available_width(), cx.theme.ink);
    let fits_in_one = |size: &f32| {
        let font = heading_font(*size);
        let row = ui.painter().layout_no_wrap(name.clone(), font, ink);
        row.size().x <= room
    };
    if let Some(size) = SIZES.into_iter().find(fits_in_one) {
        return Label::new(heading(&name, size)).extend();
    }
    let in_two = |size| {
        let mut rows = LayoutJob::simple(name.clone(), heading_font(size), ink, room);
        rows.wrap.max_rows = 2;
        rows
    };
    let fits = |rows: &LayoutJob| !ui.painter().layout_job(rows.clone()).elided;
    let large = Some(in_two(SMALL.0)).filter(fits);
    Label::new(large.unwrap_or_else(|| in_two(SMALL.1))).wrap()
}
