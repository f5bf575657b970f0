//! The pages of puzzles, and the strip of puzzles on the page of a game.
//!
//! | file | |
//! |---|---|
//! | `choice` | the choice of puzzles, and of the way of solving them |
//! | `day` | the card of the puzzle of the day |
//! | `panel`, `after`, `button` | the panel beside a puzzle, and its buttons when the puzzle is finished |
//! | `race` | the clock, the marks and the result of a race |
//! | `progress`, `curve` | ratings, and their curves |
//! | `strip` | puzzles from the game on the board |

mod after;
mod button;
mod choice;
mod curve;
mod day;
mod panel;
mod progress;
mod race;
mod strip;
mod view;

pub use day::day_card;
pub use strip::strip;
pub use view::{PuzzleContext, PuzzleView};

use crate::app::board::draw::BoardPlace;
use crate::app::play::BoardScreen;
use crate::app::play::ui::board;
use crate::app::puzzles::PuzzlePage;
use crate::app::screens::PageInput;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{bar_above, page_area, page_header};
use crate::app::ui::{boards, columns, notices};
use baroque::progress::Subject;
use baroque::texts::text;
use bevy_egui::egui::{ScrollArea, Ui};

/// A wider window has the board of the next puzzle beside the choice.
const PICTURE_PAGE_WIDTH: f32 = 900.0;

/// The height of the panel beneath the board, in a window higher than wide, as a part of it.
const PANEL_HEIGHT_SHARE: f32 = 0.42;

/// Draws the page.
pub fn draw(page: PageInput, view: PuzzleView) -> BoardPlace {
    page.show(&view, show)
}

/// Shows the screen. Returns the place of the board, if there is one.
fn show(ui: &mut Ui, cx: &mut PuzzleContext) -> BoardPlace {
    match &cx.view.puzzles.page {
        PuzzlePage::Choice => return choice_page(ui, cx),
        PuzzlePage::Progress(subject) => {
            let subject = subject.clone();
            progress_page(ui, cx, subject.as_ref());
        }
        PuzzlePage::Solving => return solving(ui, cx),
    }
    BoardPlace::default()
}

/// The choice of puzzles. In a wide window, the board of the next puzzle is beside it, and a move there begins it.
fn choice_page(ui: &mut Ui, cx: &mut PuzzleContext) -> BoardPlace {
    bar_above(ui, cx, "puzzles.open");
    let room = ui.available_size();
    let wide = room.x >= PICTURE_PAGE_WIDTH && columns::are_beside(room);
    let Some(offer) = cx.view.puzzles.offer.as_ref().filter(|_| wide) else {
        let shell = &cx.view.shell;
        notices::in_corner(ui, cx, shell);
        page_area(ui, cx.theme, |ui| scrolled(ui, |ui| choice::show(ui, cx)));
        return BoardPlace::default();
    };
    let (variant, view) = (offer.table.variant(), offer.table.view());
    let room = boards::room_below_bar(cx.settings, ui.available_rect_before_wrap());
    let width = boards::width_of(cx.settings, variant, view, room.height());
    columns::panel_below_bar(ui, "puzzles", width, |ui| {
        let shell = &cx.view.shell;
        notices::at_foot(ui, cx, shell);
        scrolled(ui, |ui| choice::show_beside(ui, cx));
    });
    let room = boards::room_below_bar(cx.settings, ui.available_rect_before_wrap());
    let shown = board::BoardContent::of(&offer.table, cx.view.hand.controls());
    board::show(ui, &mut cx.with(shown), room).place
}

/// The page of the ratings.
fn progress_page(ui: &mut Ui, cx: &mut PuzzleContext, subject: Option<&Subject>) {
    let shell = &cx.view.shell;
    notices::in_corner(ui, cx, shell);
    page_area(ui, cx.theme, |ui| {
        page_header(ui, cx, text!("puzzles-progress"));
        scrolled(ui, |ui| progress::show(ui, cx, subject));
    });
}

fn scrolled(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical()
        .id_salt("puzzles")
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            contents(ui);
            ui.add_space(16.0);
        });
}

/// A puzzle: the board, and the panel beside or beneath it.
fn solving(ui: &mut Ui, cx: &mut PuzzleContext) -> BoardPlace {
    let Some(table) = cx.view.puzzles.table() else {
        return BoardPlace::default();
    };
    let room = ui.max_rect().size();
    if columns::are_beside(room) {
        let (variant, view) = (table.record.variant(), table.view());
        let width = boards::width_of(cx.settings, variant, view, room.y);
        columns::panel_beside(ui, "puzzle", width, |ui| panel::show(ui, cx));
    } else {
        let height = room.y * PANEL_HEIGHT_SHARE;
        columns::panel_below(ui, "puzzle", height, |ui| panel::show(ui, cx));
    }
    let room = ui.available_rect_before_wrap();
    let shown = board::BoardContent::of(table, cx.view.hand.controls());
    board::show(ui, &mut cx.with(shown), room).place
}
