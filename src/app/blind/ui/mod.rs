//! The pages of blind games.
//!
//! | file | |
//! |---|---|
//! | `invitation` | the entry on the start page |
//! | `setup` | the choices for a new game |
//! | `board` | the board, and the veil between two players' turns |
//! | `panel` | the umpire's answers, and the buttons |
//! | `notes` | guesses, and how likely enemies stand on the squares |
//! | `log` | what the umpire has said, move by move |
//! | `views` | what each side saw, after the end |

mod board;
mod invitation;
mod log;
mod notes;
mod panel;
mod setup;
mod view;
mod views;

pub use invitation::{invitation, invite};
pub use setup::running_games;
pub use view::{BlindContext, BlindView};

use crate::app::board::draw::BoardPlace;
use crate::app::screens::PageInput;
use crate::app::ui::widgets::at_least;
use crate::app::ui::{boards, columns, notices};
use bevy_egui::egui::{Ui, Vec2, vec2};

/// The height of the panel beneath the board, in a window higher than wide, as a part of it.
const PANEL_HEIGHT_SHARE: f32 = 0.46;

/// The panel and the choices need this room. Where there is less, they scroll.
const LEAST_PANEL_SIZE: Vec2 = vec2(160.0, 640.0);
const LEAST_SETUP_SIZE: Vec2 = vec2(300.0, 240.0);

/// Draws the page.
pub fn draw(page: PageInput, view: BlindView) -> BoardPlace {
    page.show(&view, show)
}

/// Shows the page. Returns the place of the board, if a game is shown.
fn show(ui: &mut Ui, cx: &mut BlindContext) -> BoardPlace {
    let BlindView { blind, shell, .. } = cx.view;
    let Some(game) = blind.shown() else {
        notices::in_corner(ui, cx, shell);
        at_least(ui, LEAST_SETUP_SIZE, |ui| setup::show(ui, cx));
        return BoardPlace::default();
    };
    let room = ui.max_rect().size();
    let settings = cx.settings;
    let panel = |ui: &mut Ui| at_least(ui, LEAST_PANEL_SIZE, |ui| panel::show(ui, cx, game));
    if columns::are_beside(room) {
        let width = boards::width_of(settings, game.variant(), &game.board.view, room.y);
        columns::panel_beside(ui, "blind", width, panel);
    } else {
        columns::panel_below(ui, "blind", room.y * PANEL_HEIGHT_SHARE, panel);
    }
    let room = ui.available_rect_before_wrap();
    board::show(ui, cx, game, room)
}
