//! The board turns to whoever is to move, where two people share a screen and want it so.

use crate::app::play::table::{Player, Table};
use crate::app::session::{Parts, Session};
use crate::app::shell::Screen;
use crate::rules::Color;

impl Parts<'_> {
    /// Turns the board once a move has come to rest. It is done once for each position, so that a person may turn
    /// it back.
    pub(crate) fn turn_board(&mut self) {
        let Session { table, turned, .. } = &mut *self.session;
        if !self.settings.turn_board {
            *turned = None;
            return;
        }
        let shown = self.shell.shows(Screen::Game);
        let Some(table) = table.as_mut().filter(|_| shown) else {
            return;
        };
        let place = table.place();
        if *turned == Some(place) || !waits_for_a_neighbour(table) {
            return;
        }
        *turned = Some(place);
        let black = table.position().turn() == Color::Black;
        if table.view().flipped() != black {
            table.flip();
        }
    }
}

/// Whether one of two people at this screen is to move, and nothing moves or is in hand.
fn waits_for_a_neighbour(table: &Table) -> bool {
    let people = Color::ALL
        .iter()
        .all(|&color| table.players[color] == Player::Human);
    let still = table.motion().is_none() && table.interaction.drag.is_none();
    people && still && table.at_end() && table.outcome().is_none()
}
