//! Turns the board to the side to move when two people share the screen, if the setting asks for it.

use super::state::Playing;
use super::table::{Player, Table};
use baroque::rules::Color;

impl Playing {
    /// Turns the board once a move has ended, if `shown` and `wanted`. It turns once for each position, so that a user
    /// can turn it back.
    pub(super) fn turn_board(&mut self, wanted: bool, shown: bool) {
        if !wanted {
            self.turned = None;
            return;
        }
        let Some(table) = self.table.as_mut().filter(|_| shown) else {
            return;
        };
        let place = table.place();
        if self.turned == Some(place) || !waits_for_a_neighbour(table) {
            return;
        }
        self.turned = Some(place);
        let black = table.position().turn() == Color::Black;
        if table.view().flipped() != black {
            table.flip();
        }
    }
}

/// Whether one of two humans at this screen is to move, and nothing moves or is dragged.
fn waits_for_a_neighbour(table: &Table) -> bool {
    let people = Color::ALL
        .iter()
        .all(|&color| table.players[color] == Player::Human);
    let still = table.motion().is_none() && table.interaction.drag.is_none();
    people && still && table.at_end() && table.outcome().is_none()
}
