//! The guide's pages: the contents, and articles with a board where the scenes play.
//!
//! | file | |
//! |---|---|
//! | `contents` | all pages by chapter |
//! | `article` | the text of a page, its scenes and links |
//! | `scene` | the text below the board |
//! | `controls` | the controls of scenes and tries |

mod article;
mod contents;
mod controls;
mod scene;
mod view;

pub use scene::show_beside;
pub use view::{GuideContext, GuideView};

use crate::app::board::draw::BoardPlace;
use crate::app::guide::OpenPage;
use crate::app::play::ui::board::{self as board};
use crate::app::shell::ShellAction;
use crate::app::texts::text;
use crate::app::ui::notices;
use crate::app::ui::widgets::{at_least, header, heading};
use bevy_egui::egui::{self, Frame, Margin, Rect, Ui, Vec2};

/// The width of the text in a wide window and in a narrow one.
const PANEL_WIDTHS: (f32, f32) = (350.0, 290.0);

/// A window narrower than this is narrow.
const WIDE_WINDOW_WIDTH: f32 = 1100.0;

/// The height of the text below the board, as a part of a window that is higher than wide.
const PANEL_HEIGHT_SHARE: f32 = 0.36;

/// In a window wider than high, and lower than this, all words stand beside the board.
const LOW_WINDOW_HEIGHT: f32 = 450.0;

/// The area below the board: its height, its largest part of the window, its least width, and its margin.
const BELOW_BOARD_HEIGHT: f32 = 232.0;
const MOST_BELOW: f32 = 0.4;
const CONTROLS_WIDTH: f32 = 640.0;
const SIDE_MARGIN: f32 = 8.0;

/// Shows the guide. Returns the place of the board, if a page is open.
pub fn show(ui: &mut Ui, cx: &mut GuideContext) -> BoardPlace {
    let GuideView { guide, shell, .. } = cx.view;
    if guide.open.is_none() {
        notices::along_bottom(ui, cx, shell);
        contents::show(ui, cx, guide);
        return BoardPlace::default();
    }
    let room = ui.max_rect().size();
    // The frame has no fill, because scenes play all the time and large fills are slow in software rendering.
    let frame = Frame::new().inner_margin(Margin::same(14));
    let beside = room.x >= room.y;
    let all_beside = is_low(room);
    let panel = if beside {
        let width = if room.x >= WIDE_WINDOW_WIDTH {
            PANEL_WIDTHS.0
        } else {
            PANEL_WIDTHS.1
        };
        egui::Panel::right("article").exact_size(width.min(room.x * 0.5))
    } else {
        egui::Panel::bottom("article").exact_size(room.y * PANEL_HEIGHT_SHARE)
    };
    panel.resizable(false).frame(frame).show(ui, |ui| {
        let title = |ui: &mut Ui, _: &mut GuideContext| {
            ui.label(heading(text!("guide-title"), 22.0));
        };
        header(ui, cx, true, ShellAction::Back, title, |_, _| {});
        notices::show(ui, cx, shell);
        article::show(ui, cx, guide, all_beside);
    });
    let room = ui.available_rect_before_wrap();
    show_scene(ui, cx, room, !all_beside)
}

/// Whether all words stand beside the board in a window of this size.
pub fn is_low(room: Vec2) -> bool {
    room.x >= room.y && room.y < LOW_WINDOW_HEIGHT
}

/// Shows the scene that is open, perhaps with its words and controls below the board; where the board lies.
pub fn show_scene(ui: &mut Ui, cx: &mut GuideContext, room: Rect, words: bool) -> BoardPlace {
    let guide = cx.view.guide;
    let Some(open) = &guide.open else {
        return BoardPlace::default();
    };
    if !words {
        return show_board(ui, cx, open, room);
    }
    let height = BELOW_BOARD_HEIGHT.min(room.height() * MOST_BELOW);
    let (above, below) = room.split_top_bottom_at_y(room.bottom() - height);
    let place = show_board(ui, cx, open, above);
    let below = beneath(below, place, ui.ctx().pixels_per_point());
    ui.scope_builder(egui::UiBuilder::new().max_rect(below), |ui| {
        at_least(
            ui,
            egui::vec2(0.0, BELOW_BOARD_HEIGHT - 2.0 * SIDE_MARGIN),
            |ui| {
                scene::show(ui, cx, guide);
            },
        );
    });
    place
}

/// Shows the board with the scene or the try. Returns its place.
fn show_board<'a>(
    ui: &mut Ui,
    cx: &mut GuideContext<'_, 'a>,
    open: &'a OpenPage,
    room: Rect,
) -> BoardPlace {
    let (film, hand) = (&open.film, cx.view.hand);
    let frame = open.frame();
    let scene = board::BoardContent {
        variant: film.variant(),
        view: film.view(),
        position: film.position(&frame),
        table: None,
        film: Some(text!("menu-save-scene")),
        left: 0.0,
        plain: false,
        hand,
    };
    let trial = open.trial.as_ref();
    let shown = trial.map_or(scene, |trial| board::BoardContent::of(&trial.table, hand));
    board::show(ui, &mut cx.with(shown), room).place
}

/// The area below the board, wide enough for the controls.
fn beneath(room: Rect, place: BoardPlace, scale: f32) -> Rect {
    let board = egui::Rangef::new(place.left / scale, place.right / scale);
    let width = board
        .span()
        .max(CONTROLS_WIDTH)
        .min(room.width() - 2.0 * SIDE_MARGIN);
    let center = board.center().clamp(
        room.left() + SIDE_MARGIN + width / 2.0,
        room.right() - SIDE_MARGIN - width / 2.0,
    );
    Rect::from_center_size(
        egui::pos2(center, room.center().y),
        egui::vec2(width, room.height() - 2.0 * SIDE_MARGIN),
    )
}
