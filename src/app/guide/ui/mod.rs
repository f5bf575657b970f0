//! The guide's pages: the contents, and articles with a board where the scenes play.
//!
//! | file | |
//! |---|---|
//! | `contents` | all pages by chapter |
//! | `article` | the text of a page, its scenes and links |
//! | `endings` | the page about endings, with its scenes in the list |
//! | `scene` | the text below the board |
//! | `controls` | the controls of scenes and tries |

mod article;
mod contents;
mod controls;
mod endings;
mod scene;
mod view;

pub use scene::show_beside;
pub use view::{GuideContext, GuideView};

use crate::app::board::draw::BoardPlace;
use crate::app::guide::{GuideViewer, OpenPage};
use crate::app::play::ui::board::{self as board, BoardInputs};
use crate::app::screens::PageInput;
use crate::app::shell::{Shell, ShellAction};
use crate::app::ui::widgets::{at_least, header, heading};
use crate::app::ui::{boards, columns, notices};
use crate::app::variants::Variants;
use baroque::texts::text;
use bevy::prelude::Res;
use bevy_egui::egui::{self, Rect, Ui};

/// The height of the text below the board, as a part of a window that is higher than wide.
const PANEL_HEIGHT_SHARE: f32 = 0.36;

/// The area below the board: its height, its largest part of the window, its least width, and its margin.
const BELOW_BOARD_HEIGHT: f32 = 232.0;
const MOST_BELOW: f32 = 0.4;
const CONTROLS_WIDTH: f32 = 640.0;
const SIDE_MARGIN: f32 = 8.0;

/// Draws the page.
pub fn draw(
    page: PageInput,
    (guide, shell, variants): (Res<GuideViewer>, Res<Shell>, Res<Variants>),
    hand: BoardInputs,
) -> BoardPlace {
    let view = GuideView {
        guide: &guide,
        shell: &shell,
        variants: &variants,
        hand: hand.controls(),
    };
    page.show(view, show)
}

/// Shows the guide. Returns the place of the board, if a page is open.
fn show(ui: &mut Ui, cx: &mut GuideContext) -> BoardPlace {
    let GuideView { guide, shell, .. } = cx.view;
    let Some(open) = &guide.open else {
        notices::in_corner(ui, cx, shell);
        contents::show(ui, cx, guide);
        return BoardPlace::default();
    };
    let room = ui.max_rect().size();
    let beside = columns::are_beside(room);
    let panel = |ui: &mut Ui, cx: &mut GuideContext| {
        let title = |ui: &mut Ui, _: &mut GuideContext| {
            ui.label(heading(text!("guide-title"), 26.0));
        };
        header(ui, cx, true, ShellAction::Back, title, |_, _| {});
        notices::over(ui, cx, shell);
        article::show(ui, cx, guide, beside);
    };
    if beside {
        let width = boards::width_of(cx.settings, open.film.variant(), open.film.view(), room.y);
        columns::panel_beside(ui, "article", width, |ui| panel(ui, cx));
    } else {
        let height = room.y * PANEL_HEIGHT_SHARE;
        columns::panel_below(ui, "article", height, |ui| panel(ui, cx));
    }
    let room = ui.available_rect_before_wrap();
    show_scene(ui, cx, room, !beside)
}

/// Shows the scene that is open, perhaps with its words and controls below the board. Returns the place of the board.
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
