//! Variations, comments, signs and the review of the game among the actions.

use super::Session;
use crate::app::action::Action;
use crate::app::editor::Edit;
use crate::game::NodeId;

impl Session {
    /// The actions that are about the tree of the game on the board; whether this is one.
    pub(super) fn apply_in_tree(&mut self, action: &Action) -> bool {
        let Some(table) = &mut self.table else {
            return false;
        };
        let at = table.at();
        if named(action).is_some_and(|place| !table.tree().holds(place)) {
            return true;
        }
        match action {
            Action::Go(place) => table.go(*place),
            Action::PreviousVariation => table.show_rival(-1),
            Action::NextVariation => table.show_rival(1),
            Action::PreviousBranch => table.show_branch(false),
            Action::NextBranch => table.show_branch(true),
            Action::Promote(place) => table.promote(place.unwrap_or(at)),
            Action::MakeMain(place) => table.make_main(*place),
            Action::Delete(place) => table.delete(place.unwrap_or(at)),
            Action::ToggleNag(place, nag) => table.toggle_nag(*place, *nag),
            Action::WriteComment(place, text) => table.comment(*place, text.clone()),
            Action::ToggleComment => self.commenting = !self.commenting,
            Action::Review => table.toggle_review(),
            Action::ClearReview => table.clear_review(),
            Action::KeepReview(ply) => table.keep_review(*ply),
            Action::Edit(Edit::Undo) => table.undo(),
            Action::Edit(Edit::Redo) => table.redo(),
            _ => return false,
        }
        true
    }
}

/// The place that an action names.
fn named(action: &Action) -> Option<NodeId> {
    match action {
        Action::Go(place)
        | Action::MakeMain(place)
        | Action::ToggleNag(place, _)
        | Action::WriteComment(place, _) => Some(*place),
        Action::Promote(place) | Action::Delete(place) => *place,
        _ => None,
    }
}
