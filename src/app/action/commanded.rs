//! What each command does.

use super::{
    Action, AnalysisAction, BoardAction, EditorAction, GuideAction, InspectAction, InventAction,
    MovesAction, NewGameAction, PlayAction, SceneAction, SettingsAction, ShellAction,
};
use crate::app::keys::{Command, by_id, commands};
use crate::app::my_games::Deed;
use crate::app::shell::Overlay;

/// Each command's id and what it does, in the order of the help.
static ACTIONS: [(&str, Action); 58] = [
    // Playing a game.
    ("play.takeback", Action::Board(BoardAction::TakeBack)),
    ("play.new_game", Action::NewGame(NewGameAction::Again)),
    ("play.resign", Action::Play(PlayAction::Resign)),
    ("play.offer_draw", Action::Play(PlayAction::OfferDraw)),
    ("play.adjudicate", Action::Play(PlayAction::Adjudicate)),
    ("play.rematch", Action::Play(PlayAction::Rematch)),
    ("play.pause", Action::Play(PlayAction::TogglePause)),
    ("play.one_move", Action::Play(PlayAction::Step)),
    ("analysis.hint", Action::Analysis(AnalysisAction::Hint)),
    ("play.type_move", Action::Play(PlayAction::WriteMove)),
    // Looking at a game, its variations and what is known of it.
    ("analysis.toggle", Action::Analysis(AnalysisAction::Toggle)),
    ("analysis.review", Action::Analysis(AnalysisAction::Review)),
    ("board.flip", Action::Board(BoardAction::Flip)),
    ("board.read_out", Action::Inspect(InspectAction::ReadOut)),
    ("board.focus", Action::Inspect(InspectAction::Focus)),
    ("moves.first", Action::Board(BoardAction::First)),
    ("moves.back", Action::Board(BoardAction::Back)),
    ("moves.forward", Action::Board(BoardAction::Forward)),
    ("moves.last", Action::Board(BoardAction::Last)),
    (
        "moves.previous_variation",
        Action::Moves(MovesAction::PreviousVariation),
    ),
    (
        "moves.next_variation",
        Action::Moves(MovesAction::NextVariation),
    ),
    (
        "moves.previous_branch",
        Action::Moves(MovesAction::PreviousBranch),
    ),
    ("moves.next_branch", Action::Moves(MovesAction::NextBranch)),
    (
        "moves.promote_variation",
        Action::Moves(MovesAction::Promote(None)),
    ),
    ("moves.delete", Action::Moves(MovesAction::Delete(None))),
    ("moves.comment", Action::Moves(MovesAction::ToggleComment)),
    ("guide.play", Action::Scene(SceneAction::TogglePlay)),
    // Pages, and what is done on one of them.
    ("program.start_page", Action::Shell(ShellAction::OpenStart)),
    ("guide.open", Action::Guide(GuideAction::Open(None))),
    ("invent.open", Action::Invent(InventAction::Open(None))),
    ("editor.open", Action::Editor(EditorAction::Open)),
    ("editor.undo", Action::Board(BoardAction::Undo)),
    ("editor.redo", Action::Board(BoardAction::Redo)),
    ("play.continue", Action::Shell(ShellAction::Continue)),
    (
        "files.problems",
        Action::Shell(ShellAction::Toggle(Overlay::Problems)),
    ),
    // Files, kept games and the clipboard.
    (
        "files.open",
        Action::Shell(ShellAction::Toggle(Overlay::OpenFile)),
    ),
    ("my_games.save", Action::Saved(Deed::Save)),
    ("my_games.save_as", Action::Saved(Deed::SaveAs)),
    ("my_games.copy_game", Action::Saved(Deed::CopyGame)),
    ("my_games.copy_position", Action::Saved(Deed::CopyPosition)),
    ("my_games.paste", Action::Saved(Deed::Paste)),
    ("my_games.open", Action::Saved(Deed::OpenShelf)),
    ("my_games.show_list", Action::Saved(Deed::ShowList)),
    ("my_games.previous_game", Action::Saved(Deed::PreviousGame)),
    ("my_games.next_game", Action::Saved(Deed::NextGame)),
    // The program itself and its looks.
    (
        "settings.coordinates",
        Action::Settings(SettingsAction::NextCoordinates),
    ),
    (
        "settings.speed",
        Action::Settings(SettingsAction::NextSpeed),
    ),
    (
        "settings.piece_set",
        Action::Settings(SettingsAction::NextPieces),
    ),
    (
        "settings.dark",
        Action::Settings(SettingsAction::ToggleDark),
    ),
    (
        "sound.toggle",
        Action::Settings(SettingsAction::ToggleSound),
    ),
    (
        "settings.enlarge",
        Action::Settings(SettingsAction::Enlarge),
    ),
    ("settings.reduce", Action::Settings(SettingsAction::Reduce)),
    (
        "settings.default_size",
        Action::Settings(SettingsAction::UsualScale),
    ),
    (
        "program.full_screen",
        Action::Shell(ShellAction::ToggleFullscreen),
    ),
    (
        "settings.open",
        Action::Shell(ShellAction::Toggle(Overlay::Settings)),
    ),
    (
        "keys.help",
        Action::Shell(ShellAction::Toggle(Overlay::Help)),
    ),
    ("program.cancel", Action::Shell(ShellAction::Cancel)),
    ("program.quit", Action::Shell(ShellAction::Quit)),
];

/// What a command does.
pub fn action_of(command: &Command) -> Option<&'static Action> {
    let known = ACTIONS.iter().find(|(id, _)| *id == command.id);
    known.map(|(_, action)| action)
}

/// The command of an action, if it needs nothing more to be said.
pub fn find(action: &Action) -> Option<&'static Command> {
    let (id, _) = ACTIONS.iter().find(|(_, known)| known == action)?;
    by_id(id)
}

/// All that commands do, in the order of the help.
pub fn commanded() -> impl Iterator<Item = &'static Action> {
    commands().filter_map(action_of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_does_something_of_its_own() {
        assert_eq!(commanded().count(), ACTIONS.len());
        assert_eq!(commands().count(), ACTIONS.len());
        for (index, (id, action)) in ACTIONS.iter().enumerate() {
            assert_eq!(find(action).map(|command| command.id), Some(*id));
            assert!(
                ACTIONS[..index].iter().all(|(_, other)| other != action),
                "{id}"
            );
        }
    }
}
