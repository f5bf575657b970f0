//! The pages of puzzles, and the strip of puzzles on the page of a game.
//!
//! | file | |
//! |---|---|
//! | `choice` | the choice of puzzles, and of the way of solving them |
//! | `panel`, `after`, `button` | the panel beside a puzzle, and its buttons when the puzzle is finished |
//! | `progress`, `curve` | ratings, and their curves |
//! | `strip` | puzzles from the game on the board |

mod after;
mod button;
mod choice;
mod curve;
mod panel;
mod progress;
mod strip;
mod view;

pub use strip::strip;
pub use view::{PuzzleContext, PuzzleView};

use crate::app::board::draw::BoardPlace;
use crate::app::play::BoardScreen;
use crate::app::play::ui::board;
use crate::app::puzzles::PuzzlePage;
use crate::app::texts::text;
use crate::app::ui::notices;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::page_header;
use bevy_egui::egui::{self, Frame, Margin, ScrollArea, Ui};

/// The panel's width in a wide window, and in a narrow one.
const PANEL_WIDTHS: (f32, f32) = (340.0, 272.0);

/// A window narrower than this has the narrow panel.
const WIDE_WINDOW_WIDTH: f32 = 1000.0;

/// The height of the panel beneath the board, in a window higher than wide, as a part of it.
const PANEL_HEIGHT_SHARE: f32 = 0.42;

/// Shows the screen; where the board lies, if there is one.
pub fn show(ui: &mut Ui, cx: &mut PuzzleContext) -> BoardPlace {
    match &cx.view.puzzles.page {
        PuzzlePage::Choice => page(ui, cx, text!("puzzles-title"), choice::show),
        PuzzlePage::Progress(subject) => {
            let subject = subject.clone();
            page(ui, cx, text!("puzzles-progress"), |ui, cx| {
                progress::show(ui, cx, subject.as_ref());
            });
        }
        PuzzlePage::Solving => return solving(ui, cx),
    }
    BoardPlace::default()
}

/// A page without a board.
fn page(
    ui: &mut Ui,
    cx: &mut PuzzleContext,
    title: &str,
    contents: impl FnOnce(&mut Ui, &mut PuzzleContext),
) {
    let shell = cx.view.shell;
    notices::along_bottom(ui, cx, shell);
    let frame = Frame::new()
        .fill(cx.theme.paper)
        .inner_margin(Margin::symmetric(24, 16));
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        page_header(ui, cx, title);
        ScrollArea::vertical()
            .id_salt("puzzles")
            .auto_shrink(false)
            .follow_focus(ui, |ui| {
                contents(ui, cx);
                ui.add_space(16.0);
            });
    });
}

/// A puzzle: the board, and the panel beside or beneath it.
fn solving(ui: &mut Ui, cx: &mut PuzzleContext) -> BoardPlace {
    let Some(table) = cx.view.puzzles.table() else {
        return BoardPlace::default();
    };
    let room = ui.max_rect().size();
    // Not filled: large fills are slow in software rendering.
    let frame = Frame::new().inner_margin(Margin::same(14));
    let panel = if room.x >= room.y {
        let width = if room.x >= WIDE_WINDOW_WIDTH {
            PANEL_WIDTHS.0
        } else {
            PANEL_WIDTHS.1
        };
        egui::Panel::right("puzzle").exact_size(width.min(room.x * 0.5))
    } else {
        egui::Panel::bottom("puzzle").exact_size(room.y * PANEL_HEIGHT_SHARE)
    };
    panel.resizable(false).frame(frame).show(ui, |ui| {
        panel::show(ui, cx);
    });
    let room = ui.available_rect_before_wrap();
    let shown = board::BoardContent::of(table, cx.view.hand);
    board::show(ui, &mut cx.with(shown), room).place
}
