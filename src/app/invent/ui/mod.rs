//! The form for the user's own piece, with a preview.
//!
//! | file | |
//! |---|---|
//! | `fields` | name, letter, movement and description |
//! | `abilities` | capture methods and powers |
//! | `picture` | the drawing |
//! | `place` | the game that it joins, and its place in the array |
//! | `preview` | where it goes on the board, on which its movement can be drawn |
//! | `verdict` | the problems or the abilities, and the buttons |

mod abilities;
mod fields;
mod picture;
mod place;
mod preview;
mod verdict;
mod view;

pub use view::{InventContext, InventView};

use crate::app::invent::{InventAction, Invention, PieceForm};
use crate::app::texts::text;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{page_area, page_header};
use bevy_egui::egui::{self, Layout, RichText, ScrollArea, Ui, vec2};

/// The width of the preview in a wide window and in a narrow one.
const RESULT_WIDTHS: (f32, f32) = (400.0, 320.0);

/// A window narrower than this is narrow.
const WIDE_WINDOW_WIDTH: f32 = 1100.0;

/// The width below which board and form share one column.
const ONE_COLUMN_WIDTH: f32 = 720.0;

/// Shows the page.
pub fn show(ui: &mut Ui, cx: &mut InventContext) {
    let Some(open) = &cx.view.invent.open else {
        return cx.send(InventAction::Close);
    };
    let mut form = open.form.clone();
    page_area(ui, cx.theme, |ui| {
        title(ui, cx);
        if ui.available_width() < ONE_COLUMN_WIDTH {
            ScrollArea::vertical()
                .id_salt("form")
                .auto_shrink(false)
                .follow_focus(ui, |ui| {
                    verdict::show_above(ui, cx, open, &mut form);
                    fill(ui, cx, open, &mut form);
                    verdict::show_below(ui, cx, open);
                });
            return;
        }
        let wide = ui.ctx().viewport_rect().width() >= WIDE_WINDOW_WIDTH;
        let result = if wide {
            RESULT_WIDTHS.0
        } else {
            RESULT_WIDTHS.1
        };
        let height = ui.available_height();
        let left = ui.available_width() - result - 24.0;
        ui.horizontal_top(|ui| {
            let layout = Layout::top_down(egui::Align::Min);
            ui.allocate_ui_with_layout(vec2(left, height), layout, |ui| {
                ui.set_width(left);
                ScrollArea::vertical()
                    .id_salt("form")
                    .auto_shrink(false)
                    .follow_focus(ui, |ui| fill(ui, cx, open, &mut form));
            });
            ui.add_space(16.0);
            ui.allocate_ui_with_layout(vec2(result, height), layout, |ui| {
                ui.set_width(result);
                verdict::show(ui, cx, open, &mut form);
            });
        });
    });
    if form != open.form {
        cx.send(InventAction::Fill(Box::new(form)));
    }
}

/// The form.
fn fill(ui: &mut Ui, cx: &mut InventContext, open: &Invention, form: &mut PieceForm) {
    fields::show(ui, cx, open, form);
    place::show(ui, cx, open, form);
    abilities::show(ui, cx, form);
    picture::show(ui, cx, open, form);
    fields::sentence(ui, form);
    ui.add_space(12.0);
}

fn title(ui: &mut Ui, cx: &mut InventContext) {
    page_header(ui, cx, text!("invent-title"));
    ui.label(RichText::new(text!("invent-what")).color(cx.theme.muted));
    ui.add_space(4.0);
}
