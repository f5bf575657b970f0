//! The form for the user's own piece, beside the board on which it can be drawn and tried.
//!
//! | file | |
//! |---|---|
//! | `fields` | name, letter, movement and description |
//! | `abilities` | capture methods and powers |
//! | `picture` | the drawing |
//! | `place` | the game that it joins, and its place in the array |
//! | `preview` | where it goes on the board, on which its movement can be drawn |
//! | `verdict` | the problems or the rule of the piece, and the buttons |

mod abilities;
mod fields;
mod picture;
mod place;
mod preview;
mod verdict;
mod view;

pub use view::{InventContext, InventView};

use crate::app::board::draw::BoardPlace;
use crate::app::invent::{InventAction, Invention, PieceForm};
use crate::app::screens::PageInput;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{at_least, bar_above, page_area, tabs};
use crate::app::ui::{boards, columns, notices};
use baroque::diagram::BoardView;
use baroque::texts::text;
use bevy_egui::egui::{Id, ScrollArea, Ui, UiBuilder, Vec2, vec2};

/// The least size of the page. In a smaller window it scrolls.
const LEAST_SIZE: Vec2 = vec2(480.0, 320.0);

/// The width below which board and form share one column.
const ONE_COLUMN_WIDTH: f32 = 720.0;

/// The side of the board above the form.
const LEAST_BOARD: f32 = 260.0;

/// The place of the game among the tabs.
const GAME_TAB: usize = 3;

/// Draws the page.
pub fn draw(page: PageInput, view: InventView) -> BoardPlace {
    page.show(&view, |ui, cx| {
        at_least(ui, LEAST_SIZE, |ui| show(ui, cx));
        notices::in_corner(ui, cx, &view.shell);
    });
    BoardPlace::default()
}

fn show(ui: &mut Ui, cx: &mut InventContext) {
    let Some(open) = &cx.view.invent.open else {
        return cx.send(InventAction::Close);
    };
    let mut form = open.form.clone();
    bar_above(ui, cx, "invent.open");
    let room = ui.available_size();
    if room.x >= ONE_COLUMN_WIDTH && columns::are_beside(room) {
        let view = BoardView::new(open.game.geometry(), false);
        let width = boards::width_of(cx.settings, &open.game, &view, room.y);
        columns::panel_below_bar(ui, "invent", width, |ui| {
            let has_room = verdict::has_room(ui.available_size());
            fields::show(ui, open, &mut form);
            verdict::words(ui, cx, open);
            let tab = tab(ui, cx);
            let height = ui.available_height() - verdict::buttons_height(has_room);
            ScrollArea::vertical()
                .id_salt(("form", tab))
                .max_height(height)
                .min_scrolled_height(height)
                .auto_shrink(false)
                .follow_focus(ui, |ui| {
                    contents(ui, cx, open, &mut form, tab);
                    if !has_room {
                        verdict::others(ui, cx, open);
                    }
                });
            verdict::main(ui, cx, open, tab);
            if has_room {
                verdict::others(ui, cx, open);
            }
        });
        let room = ui.available_rect_before_wrap();
        let place = boards::place_in(ui, cx.settings, room, &open.game, &view);
        let side = place.size().max_elem();
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            preview::show(ui, cx, open, &mut form, side);
        });
    } else {
        page_area(ui, cx.theme, |ui| {
            ScrollArea::vertical()
                .id_salt("form")
                .auto_shrink(false)
                .follow_focus(ui, |ui| {
                    let side = ui.available_width().min(LEAST_BOARD);
                    ui.vertical_centered(|ui| preview::show(ui, cx, open, &mut form, side));
                    fields::show(ui, open, &mut form);
                    verdict::words(ui, cx, open);
                    let tab = tab(ui, cx);
                    contents(ui, cx, open, &mut form, tab);
                    verdict::main(ui, cx, open, tab);
                    verdict::others(ui, cx, open);
                });
        });
    }
    if form != open.form {
        cx.send(InventAction::Fill(Box::new(form)));
    }
}

/// The row of tabs. Returns the open one.
fn tab(ui: &mut Ui, cx: &mut InventContext) -> usize {
    let open = ui.data(|data| data.get_temp(tab_id()).unwrap_or(0));
    let names = [
        text!("invent-movement"),
        text!("invent-captures"),
        text!("invent-powers"),
        text!("invent-game"),
        text!("invent-drawing"),
    ];
    let clicked = tabs(ui, cx, &names.map(str::to_owned), open);
    if let Some(tab) = clicked {
        open_tab(ui, tab);
    }
    clicked.unwrap_or(open)
}

fn tab_id() -> Id {
    Id::new("invent tab")
}

fn open_tab(ui: &Ui, tab: usize) {
    ui.data_mut(|data| data.insert_temp(tab_id(), tab));
}

/// The part of the form in a tab.
fn contents(
    ui: &mut Ui,
    cx: &mut InventContext,
    open: &Invention,
    form: &mut PieceForm,
    tab: usize,
) {
    match tab {
        0 => {
            fields::examples(ui, form);
            preview::help(ui, cx, form);
            fields::notation(ui, cx, open, form);
        }
        1 | 2 => abilities::show(ui, cx, form, tab == 1),
        GAME_TAB => place::show(ui, cx, open, form),
        _ => {
            picture::show(ui, cx, open, form);
            fields::sentence(ui, form);
        }
    }
    ui.add_space(12.0);
}
