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

pub use invitation::{invitation, invite};
pub use setup::running_games;
pub use view::{PenultimaContext, PenultimaView};

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
pub fn draw(page: PageInput, view: PenultimaView) -> BoardPlace {
    page.show(&view, show)
}

/// Shows the page. Returns the place of the board, if a game is shown.
fn show(ui: &mut Ui, cx: &mut PenultimaContext) -> BoardPlace {
    let PenultimaView {
        penultima, shell, ..
    } = cx.view;
    let Some(game) = penultima.shown() else {
        notices::in_corner(ui, cx, shell);
        at_least(ui, LEAST_SETUP_SIZE, |ui| setup::show(ui, cx));
        return BoardPlace::default();
    };
    let room = ui.max_rect().size();
    let settings = cx.settings;
    let panel = |ui: &mut Ui| at_least(ui, LEAST_PANEL_SIZE, |ui| panel::show(ui, cx, game));
    if columns::are_beside(room) {
        let (variant, view) = (game.public().board(), &game.board.view);
        let width = boards::width_of(settings, variant, view, room.y);
        columns::panel_beside(ui, "penultima", width, panel);
    } else {
        columns::panel_below(ui, "penultima", room.y * PANEL_HEIGHT_SHARE, panel);
    }
    let room = ui.available_rect_before_wrap();
    board::show(ui, cx, game, room)
}
