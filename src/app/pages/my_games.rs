//! The page *My games*: the games in play of all kinds, and the saved ones.

use super::PageView;
use crate::app::board::draw::BoardPlace;
use crate::app::my_games::ui::games;
use crate::app::screens::PageInput;
use crate::app::ui::notices;
use crate::app::{blind, penultima};

/// Draws the page.
pub fn draw(page: PageInput, view: PageView) -> BoardPlace {
    page.show(&view, |ui, cx| {
        notices::in_corner(ui, cx, view.shell());
        let mut running = blind::ui::running_games(&cx.blind());
        running.extend(penultima::ui::running_games(&cx.penultima()));
        games::show(ui, &mut cx.my_games(), running);
    });
    BoardPlace::default()
}
