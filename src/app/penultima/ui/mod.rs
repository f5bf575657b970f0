//! The pages of Penultima.
//!
//! | file | |
//! |---|---|
//! | `invitation` | the entry on the start page |
//! | `setup` | an introduction, and the choices for a new game |
//! | `board` | the board, with the pointer and the keyboard |
//! | `panel`, `parts` | the referee's answers, and the buttons |
//! | `notebook`, `guess` | the notebook, and the guess on a page |
//! | `tries` | tries, in rows and in pictures |
//! | `rules` | the rules, after the end |

mod board;
mod guess;
mod invitation;
mod notebook;
mod panel;
mod parts;
mod rules;
mod setup;
mod tries;
mod view;

pub use invitation::invitation;
pub use view::{PenultimaContext, PenultimaView};

use crate::app::board::draw::BoardPlace;
use crate::app::ui::notices;
use crate::app::ui::widgets::at_least;
use bevy_egui::egui::{self, Frame, Margin, Ui, Vec2, vec2};

/// The panel's width in a wide window, and in a narrow one.
const PANEL_WIDTHS: (f32, f32) = (392.0, 330.0);

/// A window narrower than this has the narrow panel.
const WIDE_WINDOW_WIDTH: f32 = 1100.0;

/// The height of the panel beneath the board, in a window higher than wide, as a part of it.
const PANEL_HEIGHT_SHARE: f32 = 0.46;

/// The panel and the choices need this room. Where there is less, they scroll.
const LEAST_PANEL_SIZE: Vec2 = vec2(160.0, 640.0);
const LEAST_SETUP_SIZE: Vec2 = vec2(300.0, 240.0);

/// Shows the page; where the board lies, if a game is shown.
pub fn show(ui: &mut Ui, cx: &mut PenultimaContext) -> BoardPlace {
    let PenultimaView {
        penultima, shell, ..
    } = cx.view;
    let Some(game) = penultima.shown() else {
        notices::along_bottom(ui, cx, shell);
        at_least(ui, LEAST_SETUP_SIZE, |ui| setup::show(ui, cx));
        return BoardPlace::default();
    };
    let room = ui.max_rect().size();
    let panel = if room.x >= room.y {
        let width = if room.x >= WIDE_WINDOW_WIDTH {
            PANEL_WIDTHS.0
        } else {
            PANEL_WIDTHS.1
        };
        egui::Panel::right("penultima").exact_size(width.min(room.x * 0.5))
    } else {
        egui::Panel::bottom("penultima").exact_size(room.y * PANEL_HEIGHT_SHARE)
    };
    let frame = Frame::new().inner_margin(Margin::same(14));
    panel.resizable(false).frame(frame).show(ui, |ui| {
        at_least(ui, LEAST_PANEL_SIZE, |ui| panel::show(ui, cx, game));
    });
    let room = ui.available_rect_before_wrap();
    board::show(ui, cx, game, room)
}
