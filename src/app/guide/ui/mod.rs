//! The illustrated guide: its contents, and its pages with a board on which the scenes play.
//!
//! | file | |
//! |---|---|
//! | `contents` | all pages, by chapters |
//! | `article` | the words of a page, its scenes and where to go from it |
//! | `scene` | what is told about the scene on the board |
//! | `controls` | how it is played, and tried |

mod article;
mod contents;
mod controls;
mod scene;
mod view;

pub use view::{Desk, View};

use crate::app::board::draw::BoardPlace;
use crate::app::guide::OpenPage;
use crate::app::play::ui::board::{self as board};
use crate::app::texts::text;
use crate::app::ui::notices;
use crate::app::ui::widgets::at_least;
use bevy_egui::egui::{self, Frame, Margin, Rect, Ui};

/// The panel's width in a wide window, and in a narrow one.
const PANEL: (f32, f32) = (350.0, 290.0);

/// A window narrower than this has the narrow panel.
const WIDE: f32 = 1100.0;

/// The height of the panel beneath the board, in a window higher than wide, as a part of it.
const BENEATH: f32 = 0.36;

/// In a window wider than high, and lower than this, all words stand beside the board.
const LOW: f32 = 450.0;

/// The height of what stands below the board, which part of the window that is at most, how wide it is at least,
/// and the room around it.
const BELOW: f32 = 232.0;
const MOST_BELOW: f32 = 0.4;
const CONTROLS: f32 = 640.0;
const SIDE: f32 = 8.0;

/// Shows the guide; where the board lies, if a page is open.
pub fn show(ui: &mut Ui, desk: &mut Desk) -> BoardPlace {
    let View { guide, shell, .. } = desk.view;
    let Some(open) = &guide.open else {
        notices::along_bottom(ui, desk, shell);
        contents::show(ui, desk, guide);
        return BoardPlace::default();
    };
    let room = ui.max_rect().size();
    // Not filled: large fills are slow in software rendering, and scenes play all the time.
    let frame = Frame::new().inner_margin(Margin::same(14));
    let beside = room.x >= room.y;
    let all_beside = beside && room.y < LOW;
    let panel = if beside {
        let width = if room.x >= WIDE { PANEL.0 } else { PANEL.1 };
        egui::Panel::right("article").exact_size(width.min(room.x * 0.5))
    } else {
        egui::Panel::bottom("article").exact_size(room.y * BENEATH)
    };
    panel.resizable(false).frame(frame).show(ui, |ui| {
        notices::show(ui, desk, shell);
        article::show(ui, desk, guide, all_beside);
    });
    let room = ui.available_rect_before_wrap();
    if all_beside {
        return show_board(ui, desk, open, room);
    }
    let height = BELOW.min(room.height() * MOST_BELOW);
    let (above, below) = room.split_top_bottom_at_y(room.bottom() - height);
    let place = show_board(ui, desk, open, above);
    let below = beneath(below, place, ui.ctx().pixels_per_point());
    ui.scope_builder(egui::UiBuilder::new().max_rect(below), |ui| {
        at_least(ui, egui::vec2(0.0, BELOW - 2.0 * SIDE), |ui| {
            scene::show(ui, desk, guide);
        });
    });
    place
}

/// Shows the board with the scene or the try at it; where it lies.
fn show_board<'a>(
    ui: &mut Ui,
    desk: &mut Desk<'_, 'a>,
    open: &'a OpenPage,
    room: Rect,
) -> BoardPlace {
    let (film, hand) = (&open.film, desk.view.hand);
    let frame = open.frame();
    let scene = board::Shown {
        variant: film.variant(),
        view: film.view(),
        position: film.position(&frame),
        table: None,
        film: Some(text!("menu-save-scene")),
        left: 0.0,
        hand,
    };
    let trial = open.trial.as_ref();
    let shown = trial.map_or(scene, |trial| board::Shown::of(&trial.table, hand));
    board::show(ui, &mut desk.with(shown), room).place
}

/// The part of the room that lies below the board, wide enough for the controls.
fn beneath(room: Rect, place: BoardPlace, scale: f32) -> Rect {
    let board = egui::Rangef::new(place.left / scale, place.right / scale);
    let width = board.span().max(CONTROLS).min(room.width() - 2.0 * SIDE);
    let center = board.center().clamp(
        room.left() + SIDE + width / 2.0,
        room.right() - SIDE - width / 2.0,
    );
    Rect::from_center_size(
        egui::pos2(center, room.center().y),
        egui::vec2(width, room.height() - 2.0 * SIDE),
    )
}
