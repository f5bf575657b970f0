//! Actions on variations, comments and glyphs.

use super::action::MovesAction;
use super::state::Playing;
use super::table::Legend;
use crate::app::shell::Outbox;

impl Playing {
    /// Applies an action on the moves of the game.
    pub(super) fn vary(&mut self, action: &MovesAction, _: &mut Outbox) {
        let Some(table) = &mut self.table else { return };
        let at = table.at();
        let place = match *action {
            MovesAction::Go(place)
            | MovesAction::MakeMain(place)
            | MovesAction::ToggleNag(place, _)
            | MovesAction::WriteComment(place, _) => Some(place),
            MovesAction::Promote(place) | MovesAction::Delete(place) => place,
            MovesAction::PreviousVariation
            | MovesAction::NextVariation
            | MovesAction::PreviousBranch
            | MovesAction::NextBranch
            | MovesAction::ToggleComment
            | MovesAction::CloseLegend => None,
        };
        if place.is_some_and(|place| !table.tree().contains(place)) {
            return;
        }
        match *action {
            MovesAction::Go(place) => table.go(place),
            MovesAction::PreviousVariation => table.show_rival(-1),
            MovesAction::NextVariation => table.show_rival(1),
            MovesAction::PreviousBranch => table.show_branch(false),
            MovesAction::NextBranch => table.show_branch(true),
            MovesAction::Promote(place) => table.promote(place.unwrap_or(at)),
            MovesAction::MakeMain(place) => table.make_main(place),
            MovesAction::Delete(place) => table.delete(place.unwrap_or(at)),
            MovesAction::ToggleNag(place, nag) => table.toggle_nag(place, nag),
            MovesAction::WriteComment(place, ref text) => table.comment(place, text.clone()),
            MovesAction::ToggleComment => self.commenting = !self.commenting,
            MovesAction::CloseLegend => table.legend = Legend::Closed,
        }
    }
}
