//! Variations, comments and signs among the actions.

use crate::app::action::MovesAction;
use crate::app::session::Parts;
use crate::app::shell::Screen;

impl Parts<'_> {
    /// The actions that are about the moves of the game in sight.
    pub(crate) fn apply_to_moves(&mut self, action: MovesAction) {
        let shown = self.shell.shows(Screen::Game);
        let Some(table) = self.table.as_mut().filter(|_| shown) else {
            return;
        };
        let at = table.at();
        let place = match action {
            MovesAction::Go(place)
            | MovesAction::MakeMain(place)
            | MovesAction::ToggleNag(place, _)
            | MovesAction::WriteComment(place, _) => Some(place),
            MovesAction::Promote(place) | MovesAction::Delete(place) => place,
            MovesAction::Show(_)
            | MovesAction::PreviousVariation
            | MovesAction::NextVariation
            | MovesAction::PreviousBranch
            | MovesAction::NextBranch
            | MovesAction::ToggleComment => None,
        };
        if place.is_some_and(|place| !table.tree().holds(place)) {
            return;
        }
        match action {
            MovesAction::Show(plies) => table.show(plies),
            MovesAction::Go(place) => table.go(place),
            MovesAction::PreviousVariation => table.show_rival(-1),
            MovesAction::NextVariation => table.show_rival(1),
            MovesAction::PreviousBranch => table.show_branch(false),
            MovesAction::NextBranch => table.show_branch(true),
            MovesAction::Promote(place) => table.promote(place.unwrap_or(at)),
            MovesAction::MakeMain(place) => table.make_main(place),
            MovesAction::Delete(place) => table.delete(place.unwrap_or(at)),
            MovesAction::ToggleNag(place, nag) => table.toggle_nag(place, nag),
            MovesAction::WriteComment(place, text) => table.comment(place, text),
            MovesAction::ToggleComment => self.commenting = !self.commenting,
        }
    }
}
