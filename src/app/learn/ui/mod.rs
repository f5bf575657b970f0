//! The pages of lessons.
//!
//! | file | |
//! |---|---|
//! | `path` | the path of all lessons |
//! | `progress` | export, import and reset, below the path |
//! | `step` | the panel beside the board: the place in the lesson, and the step |
//! | `question` | a question, the user's answer and the right one |
//! | `ending` | the page of endings |
//! | `finish` | the end of a lesson |
//! | `game` | the game of a lesson: the page before it, and the panel beside its board |
//! | `stars` | stars |

mod ending;
mod finish;
mod game;
mod path;
mod progress;
mod question;
mod stars;
mod step;
mod view;

pub use game::strip;
#[cfg(test)]
pub use question::move_words;
pub use view::{LearnContext, LearnView};

use crate::app::board::draw::BoardPlace;
use crate::app::guide::{self, GuideViewer};
use crate::app::learn::{LearnRun, StepContent};
use crate::app::play::BoardScreen;
use crate::app::play::ui::board;
use crate::app::screens::PageInput;
use crate::app::ui::{boards, columns, notices};
use bevy_egui::egui::{self, Frame, Rect, Ui};

/// The height of the panel beneath the board, in a window higher than wide, as a part of it.
const PANEL_HEIGHT_SHARE: f32 = 0.45;

/// The widest page without a board.
const PAGE: f32 = 760.0;

/// Draws the page.
pub fn draw(page: PageInput, view: LearnView) -> BoardPlace {
    page.show(&view, show)
}

/// Shows the path or the open step. Returns the place of the board.
fn show(ui: &mut Ui, cx: &mut LearnContext) -> BoardPlace {
    let LearnView { learn, shell, .. } = cx.view;
    if let Some(page) = &learn.ending {
        return ending::show(ui, cx, page);
    }
    let Some(run) = learn.shown() else {
        notices::in_corner(ui, cx, shell);
        path::show(ui, cx);
        return BoardPlace::default();
    };
    if !has_board(run) {
        page(ui, cx, run);
        return BoardPlace::default();
    }
    let room = ui.max_rect().size();
    if columns::are_beside(room) {
        let width = board_width(cx, room.y);
        columns::panel_beside(ui, "lesson", width, |ui| step::show(ui, cx, run));
    } else {
        let height = room.y * PANEL_HEIGHT_SHARE;
        columns::panel_below(ui, "lesson", height, |ui| step::show(ui, cx, run));
    }
    let room = ui.available_rect_before_wrap();
    board(ui, cx, room)
}

/// The width that the board needs in a window with this height.
fn board_width(cx: &LearnContext, height: f32) -> f32 {
    let learn = &cx.view.learn;
    let open = learn.viewer().and_then(|viewer| viewer.open.as_ref());
    let scene = open.map(|open| (open.film.variant(), open.film.view()));
    let table = learn.table();
    let shown = scene.or_else(|| table.map(|table| (table.record.variant(), table.view())));
    shown.map_or(height, |(variant, view)| {
        boards::width_of(cx.settings, variant, view, height)
    })
}

/// Whether the step has a board.
fn has_board(run: &LearnRun) -> bool {
    match &run.content {
        StepContent::Words(..)
        | StepContent::Scene(_)
        | StepContent::Question(_)
        | StepContent::Game(..) => true,
        StepContent::Drawing | StepContent::Nothing(_) | StepContent::Finished => false,
    }
}

/// A page without a board, in the middle of the window.
fn page(ui: &mut Ui, cx: &mut LearnContext, run: &LearnRun) {
    let frame = Frame::new().fill(cx.theme.paper).inner_margin(20);
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        let room = ui.available_rect_before_wrap();
        let width = room.width().min(PAGE);
        let place = Rect::from_center_size(room.center(), egui::vec2(width, room.height()));
        let inside = egui::UiBuilder::new().max_rect(place);
        ui.scope_builder(inside, |ui| step::show(ui, cx, run));
    });
}

/// The data with which the guide's panels show a scene of a lesson.
fn of_guide<'a>(view: &'a LearnView<'a>, viewer: &'a GuideViewer) -> guide::ui::GuideView<'a> {
    guide::ui::GuideView {
        guide: viewer,
        shell: &view.shell,
        variants: &view.variants,
        hand: view.hand.controls(),
    }
}

/// Whether the panel of the step shows a scene's words.
fn scene_beside(ui: &Ui) -> bool {
    columns::are_beside(ui.ctx().viewport_rect().size())
}

fn board(ui: &mut Ui, cx: &mut LearnContext, room: Rect) -> BoardPlace {
    let LearnView { learn, hand, .. } = cx.view;
    if let Some(viewer) = learn.viewer() {
        let view = of_guide(cx.view, viewer);
        let words = !scene_beside(ui);
        return guide::ui::show_scene(ui, &mut cx.with(view), room, words);
    }
    match learn.table() {
        Some(table) => {
            let shown = board::BoardContent::of(table, hand.controls());
            board::show(ui, &mut cx.with(shown), room).place
        }
        None => BoardPlace::default(),
    }
}
