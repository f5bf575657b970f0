//! The page of a game: the board, and a panel beside it or below it.

mod status;

use crate::app::analysis::ui::{bar, review};
use crate::app::board::draw::BoardPlace;
use crate::app::pages::{PageContext, PageView};
use crate::app::play::table::Table;
use crate::app::play::ui::buttons::Buttons;
use crate::app::play::ui::seat::Seat;
use crate::app::play::ui::{asks, board, ending, move_field, moves, seat, title};
use crate::app::screens::PageInput;
use crate::app::ui::widgets::at_least;
use crate::app::ui::{boards, columns, notices};
use crate::app::variants::ui::files::question;
use crate::app::{analysis, learn, my_games, playtest, puzzles};
use baroque::rules::Color;
use bevy_egui::egui::{self, Frame, Id, Margin, Rect, Ui, UiBuilder, Vec2, vec2};

/// The width of the controls in a panel below the board.
const CONTROLS_WIDTH: f32 = 292.0;

/// The least width for the contents of the panel. A narrower panel scrolls, so that the board keeps half of the
/// window.
const LEAST_PANEL_WIDTH: f32 = 160.0;

/// A narrower panel has more rows of icons.
const ICONS_WIDTH: f32 = 248.0;

/// The part of a window higher than wide that the panel of a review has.
const REVIEW_SHARE: f32 = 0.46;

/// The space between the columns of the panel below the board. A window that is higher than wide has that panel.
const COLUMN_GAP: f32 = 12.0;

/// The least height of the move list, and in a low panel.
const LEAST_MOVES_HEIGHT: f32 = 80.0;
const LOW_MOVES_HEIGHT: f32 = 40.0;
const LOW_PANEL_HEIGHT: f32 = 420.0;

/// The least height of the part above the controls that scrolls while they stay in sight.
const LEAST_ABOVE_CONTROLS: f32 = 120.0;

/// The height of the header with the space below it.
const TITLE_HEIGHT: f32 = 84.0;

/// The height of the question about the rules.
const QUESTION_HEIGHT: f32 = 92.0;

/// The id under which the height above the move list is stored.
const ABOVE_MOVES_ID: &str = "above the moves";

/// Draws the page.
pub fn draw(page: PageInput, view: PageView) -> BoardPlace {
    page.show(&view, show)
}

/// Shows the page. Returns the place of the board.
fn show(ui: &mut Ui, cx: &mut PageContext) -> BoardPlace {
    let room = ui.max_rect().size();
    let table = cx.view.play.playing.table.as_ref();
    if table.is_some_and(Table::shows_review_page) {
        review_page(ui, cx, room);
    } else if columns::are_beside(room) {
        let width = board_width(cx, room.y);
        columns::panel_beside(ui, "panel", width, |ui| {
            // If the panel scrolls, each game begins at its top.
            ui.push_id(table.map(Table::number), |ui| panel(ui, cx));
        });
    } else {
        let height = controls_height(Buttons::Large)
            + columns::MARGINS_HEIGHT
            + analysis::ui::height(&cx.analysis())
            + review::height(&cx.analysis(), f32::MAX);
        columns::panel_below(ui, "panel", height, |ui| panel_beneath(ui, cx));
    }
    let room = ui.available_rect_before_wrap();
    board(ui, cx, room)
}

/// The panel of a game's review.
fn review_page(ui: &mut Ui, cx: &mut PageContext, room: Vec2) {
    let panel = |ui: &mut Ui, cx: &mut PageContext| {
        let shell = cx.view.shell();
        notices::below_title(ui, cx, shell);
        asked(ui, cx);
        analysed(ui, cx);
        review::page::show(ui, &mut cx.analysis());
    };
    if columns::are_beside(room) {
        let width = board_width(cx, room.y);
        columns::panel_beside(ui, "review page", width, |ui| panel(ui, cx));
    } else {
        let height = room.y * REVIEW_SHARE;
        columns::panel_below(ui, "review page", height, |ui| panel(ui, cx));
    }
}

/// The width that the board needs in a window with this height.
fn board_width(cx: &PageContext, height: f32) -> f32 {
    let table = cx.view.play.playing.table.as_ref();
    table.map_or(height, |table| {
        boards::width_of(cx.settings, table.variant(), table.view(), height)
    })
}

/// Shows the board, and the evaluation bar at its right if the analysis is on. Returns the place of the board.
fn board(ui: &mut Ui, cx: &mut PageContext, room: Rect) -> BoardPlace {
    let shown = cx.view;
    let Some(table) = &shown.play.playing.table else {
        return BoardPlace::default();
    };
    let board = board::BoardContent::of(table, shown.hand());
    let ground = board::show(ui, &mut cx.with(board), room);
    if shown.analysis.analysis.on {
        let flipped = table.view().flipped();
        bar::show(
            ui,
            &mut cx.analysis(),
            ground.rect,
            ground.reach.right(),
            flipped,
        );
    }
    ground.place
}

/// Large buttons if the panel has room for them and a few moves. Whatever appears by itself does not count, because
/// the buttons would change their size.
fn fitting(cx: &mut PageContext, room: Vec2) -> Buttons {
    if room.x < ICONS_WIDTH {
        return Buttons::Narrow;
    }
    let open = analysis::ui::height(&cx.analysis()) + review::height(&cx.analysis(), 0.0);
    let controls = controls_height(Buttons::Large) + move_field::HEIGHT;
    match TITLE_HEIGHT + Seat::Tall.height() + LEAST_MOVES_HEIGHT + open + controls <= room.y {
        true => Buttons::Large,
        false => Buttons::Small,
    }
}

/// The least height of everything between the move list and the controls.
fn between(cx: &mut PageContext) -> f32 {
    let asked = asked_height(cx);
    let analysis = match asks::height(&cx.play()) {
        // The analysis is hidden if there is no room for both.
        Some(_) => 0.0,
        None => analysis::ui::height(&cx.analysis()),
    };
    let review = review::height(&cx.analysis(), 0.0);
    let written = if is_over(cx) { 0.0 } else { move_field::HEIGHT };
    written + asked + analysis + review
}

/// The height of everything above the move list in the last frame.
fn above(ui: &Ui) -> f32 {
    let known = ui.data(|data| data.get_temp(Id::new(ABOVE_MOVES_ID)));
    known.unwrap_or(TITLE_HEIGHT + Seat::Tall.height())
}

/// The top of the panel: everything above the moves.
fn top_of_panel(ui: &mut Ui, cx: &mut PageContext, size: Buttons) {
    title::show(ui, &mut cx.play());
    my_games::ui::strip(ui, &mut cx.my_games());
    puzzles::ui::strip(ui, &mut cx.puzzles());
    let table = cx.view.play.playing.table.as_ref();
    learn::ui::strip(ui, &mut cx.learn(), table);
    playtest::ui::strip(ui, &mut cx.playtest());
    let side = upper_side(cx);
    seat::show(ui, &mut cx.play(), side, None, seat_for(size));
    ending::show(ui, &mut cx.play());
}

/// The panel beside the board. Its controls stay in sight, and all above them scrolls if it must. A panel that is too
/// small for that scrolls as a whole.
fn panel(ui: &mut Ui, cx: &mut PageContext) {
    let room = ui.available_size();
    let size = fitting(cx, room);
    // The analysis needs room too.
    let low = match cx.view.analysis.analysis.on {
        true => cx.facts.low,
        false => room.y < LOW_PANEL_HEIGHT,
    };
    let moves = match low {
        true => LOW_MOVES_HEIGHT,
        false => LEAST_MOVES_HEIGHT,
    };
    let least = above(ui) + between(cx) + moves;
    let controls = controls_height(size);
    let small = room.x < LEAST_PANEL_WIDTH || room.y - controls < LEAST_ABOVE_CONTROLS;
    match small {
        true => {
            let whole = vec2(LEAST_PANEL_WIDTH, least + controls);
            at_least(ui, whole, |ui| parts(ui, cx, size, least));
        }
        false => parts(ui, cx, size, least),
    }
}

/// The part that may scroll, which needs a height, and the controls below it.
fn parts(ui: &mut Ui, cx: &mut PageContext, size: Buttons, least: f32) {
    let room = ui.available_rect_before_wrap();
    let edge = room.bottom() - controls_height(size);
    let (upper, lower) = room.split_top_bottom_at_y(edge);
    ui.scope_builder(UiBuilder::new().max_rect(upper), |ui| {
        at_least(ui, vec2(LEAST_PANEL_WIDTH, least), |ui| {
            moves_with_rest(ui, cx, size)
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(lower), |ui| {
        controls(ui, cx, size)
    });
}

/// The moves, all above them, and all between them and the controls.
fn moves_with_rest(ui: &mut Ui, cx: &mut PageContext, size: Buttons) {
    let top = ui.cursor().top();
    top_of_panel(ui, cx, size);
    let height = ui.cursor().top() - top;
    ui.data_mut(|data| data.insert_temp(Id::new(ABOVE_MOVES_ID), height));
    written(ui, cx);
    asked(ui, cx);
    analysed(ui, cx);
    reviewed(ui, cx);
    let shell = cx.view.shell();
    notices::at_foot(ui, cx, shell);
    moves::show(ui, &mut cx.play());
}

/// Whether the board shows the end of the game.
fn is_over(cx: &PageContext) -> bool {
    let table = cx.view.play.playing.table.as_ref();
    table.is_some_and(Table::shows_end)
}

/// The field for typed moves, until the game is over.
fn written(ui: &mut Ui, cx: &mut PageContext) {
    if is_over(cx) {
        return;
    }
    columns::at_bottom(ui, "written", move_field::HEIGHT, |ui| {
        move_field::show(ui, &mut cx.play())
    });
}

/// Questions about the rules and the end of the game. They are not among the notices, which come and go.
fn asked(ui: &mut Ui, cx: &mut PageContext) {
    let variants = cx.view.variants();
    if variants.question.is_some() {
        columns::at_bottom(ui, "question", QUESTION_HEIGHT, |ui| {
            question(ui, cx, variants)
        });
    }
    if let Some(height) = asks::height(&cx.play()) {
        columns::at_bottom(ui, "ask", height, |ui| asks::show(ui, &mut cx.play()));
    }
}

/// The height of the questions.
fn asked_height(cx: &mut PageContext) -> f32 {
    let question = match cx.view.variants().question {
        Some(_) => QUESTION_HEIGHT,
        None => 0.0,
    };
    question + asks::height(&cx.play()).unwrap_or(0.0)
}

/// The analysis, if it is on, at the bottom of the remaining space. A question replaces it in a low window.
fn analysed(ui: &mut Ui, cx: &mut PageContext) {
    let left = ui.available_height() - analysis::ui::height(&cx.analysis());
    let gives_way = asks::height(&cx.play()).is_some() && left < LEAST_MOVES_HEIGHT;
    if cx.view.analysis.analysis.on && !gives_way {
        columns::at_bottom(ui, "analysis", analysis::ui::height(&cx.analysis()), |ui| {
            analysis::ui::show(ui, &mut cx.analysis())
        });
    }
}

/// The review of the game, if there is one, above the analysis.
fn reviewed(ui: &mut Ui, cx: &mut PageContext) {
    let height = review::height(&cx.analysis(), ui.available_height());
    if height > 0.0 {
        columns::at_bottom(ui, "review", height, |ui| {
            review::show(ui, &mut cx.analysis())
        });
    }
}

/// The panel below the board: the moves at the left, where they scroll with all above them if they must, and the
/// controls at the right.
fn panel_beneath(ui: &mut Ui, cx: &mut PageContext) {
    egui::Panel::right("controls")
        .exact_size(CONTROLS_WIDTH + COLUMN_GAP)
        .resizable(false)
        .show_separator_line(false)
        .frame(Frame::new().inner_margin(Margin {
            left: COLUMN_GAP as i8,
            ..Margin::ZERO
        }))
        .show(ui, |ui| controls(ui, cx, Buttons::Large));
    let least = above(ui) + between(cx) + LOW_MOVES_HEIGHT;
    at_least(ui, vec2(LEAST_PANEL_WIDTH, least), |ui| {
        moves_with_rest(ui, cx, Buttons::Large)
    });
}

/// The side whose player is shown at the top of the board.
fn upper_side(cx: &mut PageContext) -> Color {
    match &cx.view.play.playing.table {
        Some(table) if table.view().flipped() => Color::White,
        _ => Color::Black,
    }
}

/// The look of the players' places beside such buttons.
fn seat_for(size: Buttons) -> Seat {
    match size {
        Buttons::Large => Seat::Tall,
        Buttons::Small | Buttons::Narrow => Seat::Low,
    }
}

fn controls(ui: &mut Ui, cx: &mut PageContext, size: Buttons) {
    let side = upper_side(cx);
    let table = cx.view.play.playing.table.as_ref();
    let status = table.map(|table| status::words(cx, table));
    seat::show(ui, &mut cx.play(), !side, status, seat_for(size));
    crate::app::play::ui::buttons::show(ui, &mut cx.play(), size);
}

/// The height of the lower player's place, with the state of the game, and the buttons.
fn controls_height(size: Buttons) -> f32 {
    seat_for(size).height() + 8.0 + crate::app::play::ui::buttons::height(size)
}
