//! The form for the user's own piece, with a preview.
//!
//! | file | |
//! |---|---|
//! | `fields` | name, letter, movement and description |
//! | `abilities` | capture methods and powers |
//! | `picture` | the drawing |
//! | `place` | the game that it joins, and its place in the array |
//! | `preview` | where it goes on the board |
//! | `verdict` | the problems or the abilities, and the buttons |

mod abilities;
mod fields;
mod picture;
mod place;
mod preview;
mod verdict;
mod view;

pub use view::{Desk, View};

use crate::app::invent::InventAction;
use crate::app::texts::text;
use crate::app::ui::widgets::{back_button, heading};
use bevy_egui::egui::{self, Frame, Layout, Margin, RichText, ScrollArea, Ui, vec2};

/// The width of the preview in a wide window and in a narrow one.
const RESULT: (f32, f32) = (400.0, 320.0);

/// A window narrower than this is narrow.
const WIDE: f32 = 1100.0;

/// Shows the page.
pub fn show(ui: &mut Ui, desk: &mut Desk) {
    let Some(open) = &desk.view.invent.open else {
        return desk.ask(InventAction::Close);
    };
    let mut form = open.form.clone();
    let frame = Frame::new()
        .fill(desk.theme.paper)
        .inner_margin(Margin::symmetric(24, 16));
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        title(ui, desk);
        let wide = ui.ctx().viewport_rect().width() >= WIDE;
        let result = if wide { RESULT.0 } else { RESULT.1 };
        let height = ui.available_height();
        let left = ui.available_width() - result - 24.0;
        ui.horizontal_top(|ui| {
            let layout = Layout::top_down(egui::Align::Min);
            ui.allocate_ui_with_layout(vec2(left, height), layout, |ui| {
                ui.set_width(left);
                ScrollArea::vertical()
                    .id_salt("form")
                    .auto_shrink(false)
                    .show(ui, |ui| {
                        fields::show(ui, desk, open, &mut form);
                        abilities::show(ui, desk, &mut form);
                        picture::show(ui, desk, open, &mut form);
                        fields::sentence(ui, desk, &mut form);
                        place::show(ui, desk, open, &mut form);
                        ui.add_space(12.0);
                    });
            });
            ui.add_space(16.0);
            ui.allocate_ui_with_layout(vec2(result, height), layout, |ui| {
                ui.set_width(result);
                verdict::show(ui, desk, open);
            });
        });
    });
    if form != open.form {
        desk.ask(InventAction::Fill(Box::new(form)));
    }
}

fn title(ui: &mut Ui, desk: &mut Desk) {
    ui.horizontal(|ui| {
        back_button(ui, desk, text!("invent-back"), InventAction::Close);
        ui.add_space(8.0);
        ui.label(heading(text!("invent-title"), 30.0));
        let words = text!("invent-what");
        ui.label(RichText::new(words).color(desk.theme.muted));
    });
    ui.add_space(8.0);
}
