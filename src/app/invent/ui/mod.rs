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
use bevy_egui::egui::{Frame, Id, Panel, ScrollArea, Ui, UiBuilder, Vec2, vec2};

/// The least size of the page. In a smaller window it scrolls.
const LEAST_SIZE: Vec2 = vec2(480.0, 320.0);

/// The width below which board and form share one column.
const ONE_COLUMN_WIDTH: f32 = 720.0;

/// The side of the board above the form.
const LEAST_BOARD: f32 = 260.0;

/// The most that the words about the chosen abilities get of the room between fields and buttons. If that is less than
/// the least room, they scroll with the form.
const ABILITIES_SHARE: f32 = 0.5;
const LEAST_ROOM: f32 = 240.0;

/// The places of capture methods, powers and the game among the tabs.
const CAPTURES_TAB: usize = 1;
const POWERS_TAB: usize = 2;
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
        let width = boards::width_below_bar(&open.game, &view, room.y);
        columns::panel_below_bar(ui, "invent", width, |ui| {
            let has_room = verdict::has_room(ui.available_size());
            let least = verdict::words_height(ui.available_height());
            let tab = shown_tab(ui);
            foot("invent buttons", f32::INFINITY).show(ui, |ui| {
                verdict::buttons(ui, cx, open, tab, has_room);
            });
            fields::show(ui, open, &mut form);
            let room = ui.available_height();
            let chosen = abilities_in(tab).filter(|&kind| abilities::any_chosen(&form, kind));
            if let Some(captures) = chosen.filter(|_| room >= LEAST_ROOM) {
                let most = room * ABILITIES_SHARE;
                foot("chosen abilities", most).show(ui, |ui| {
                    ScrollArea::vertical()
                        .max_height(most)
                        // Without this, the words cannot grow beyond their last height.
                        .min_scrolled_height(most)
                        .auto_shrink([false, true])
                        .follow_focus(ui, |ui| abilities::words(ui, cx, open, &mut form, captures));
                });
            }
            ScrollArea::vertical()
                .id_salt("form")
                .auto_shrink(false)
                .follow_focus(ui, |ui| {
                    verdict::words(ui, cx, open, least);
                    let tab = self::tab(ui, cx);
                    contents(ui, cx, open, &mut form, tab);
                    if let Some(captures) = chosen.filter(|_| room < LEAST_ROOM) {
                        abilities::words(ui, cx, open, &mut form, captures);
                    }
                    if !has_room {
                        verdict::other_buttons(ui, cx, open);
                    }
                });
        });
        let room = ui.available_rect_before_wrap();
        let place = boards::place_below_bar(ui, room, &open.game, &view);
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
                    verdict::words(ui, cx, open, verdict::words_height(f32::INFINITY));
                    let tab = tab(ui, cx);
                    contents(ui, cx, open, &mut form, tab);
                    if let Some(captures) = abilities_in(tab) {
                        ui.scope(|ui| abilities::words(ui, cx, open, &mut form, captures));
                    }
                    verdict::buttons(ui, cx, open, tab, true);
                });
        });
    }
    if form != open.form {
        cx.send(InventAction::Fill(Box::new(form)));
    }
}

/// A part at the bottom of the panel, as high as its contents.
fn foot(id: &'static str, most: f32) -> Panel {
    let foot = Panel::bottom(id).resizable(false).max_size(most);
    foot.show_separator_line(false).frame(Frame::new())
}

/// The row of tabs. Returns the open one.
fn tab(ui: &mut Ui, cx: &mut InventContext) -> usize {
    let open = shown_tab(ui);
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

/// The open tab.
fn shown_tab(ui: &Ui) -> usize {
    ui.data(|data| data.get_temp(tab_id()).unwrap_or(0))
}

/// Whether a tab has the capture methods or the other powers, if it has abilities.
fn abilities_in(tab: usize) -> Option<bool> {
    match tab {
        CAPTURES_TAB => Some(true),
        POWERS_TAB => Some(false),
        _ => None,
    }
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
        CAPTURES_TAB => abilities::show(ui, cx, form, true),
        POWERS_TAB => abilities::show(ui, cx, form, false),
        GAME_TAB => place::show(ui, cx, open, form),
        _ => {
            picture::show(ui, cx, open, form);
            fields::sentence(ui, form);
        }
    }
    ui.add_space(12.0);
}
