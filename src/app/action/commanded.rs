//! The action of each command.

use super::Action::{self, *};
use super::{
    AnalysisAction, BoardAction, EditorAction, FocusBoard, GuideAction, InventAction, LearnAction,
    MovesAction, NewGameAction, PlayAction, PuzzleAction, ReadOut, SceneAction, SettingsAction,
    ShellAction, ToggleLegend,
};
use crate::app::keys::{Command, Perform, by_id};
use crate::app::my_games::SavedAction;
use crate::app::shell::{Act, Outbox, Overlay};
use bevy::prelude::*;

/// The id and the action of each command, in the order of the help.
static ACTIONS: [(&str, Action); 67] = [
    // Playing a game.
    ("play.takeback", Board(BoardAction::TakeBack)),
    ("play.new_game", NewGame(NewGameAction::Again)),
    ("play.resign", Play(PlayAction::Resign)),
    ("play.offer_draw", Play(PlayAction::OfferDraw)),
    ("play.adjudicate", Play(PlayAction::Adjudicate)),
    ("play.rematch", Play(PlayAction::Rematch)),
    ("play.pause", Play(PlayAction::TogglePause)),
    ("play.one_move", Play(PlayAction::Step)),
    ("analysis.hint", Analysis(AnalysisAction::Hint)),
    ("play.type_move", Play(PlayAction::WriteMove)),
    // The moves and the analysis of a game.
    ("analysis.toggle", Analysis(AnalysisAction::Toggle)),
    ("analysis.review", Analysis(AnalysisAction::Review)),
    ("puzzles.find", Puzzles(PuzzleAction::Find)),
    ("puzzles.missed", Puzzles(PuzzleAction::PractiseMissed)),
    ("board.pieces", Action::ToggleLegend(ToggleLegend)),
    ("board.flip", Board(BoardAction::Flip)),
    ("board.turning", Settings(SettingsAction::ToggleTurning)),
    ("board.read_out", Action::ReadOut(ReadOut)),
    ("board.focus", Action::FocusBoard(FocusBoard)),
    ("moves.first", Board(BoardAction::First)),
    ("moves.back", Board(BoardAction::Back)),
    ("moves.forward", Board(BoardAction::Forward)),
    ("moves.last", Board(BoardAction::Last)),
    (
        "moves.previous_variation",
        Moves(MovesAction::PreviousVariation),
    ),
    ("moves.next_variation", Moves(MovesAction::NextVariation)),
    ("moves.previous_branch", Moves(MovesAction::PreviousBranch)),
    ("moves.next_branch", Moves(MovesAction::NextBranch)),
    ("moves.promote_variation", Moves(MovesAction::Promote(None))),
    ("moves.delete", Moves(MovesAction::Delete(None))),
    ("moves.comment", Moves(MovesAction::ToggleComment)),
    ("guide.play", Scene(SceneAction::TogglePlay)),
    // Pages, and actions on some of them.
    ("program.back", Shell(ShellAction::Back)),
    ("program.start_page", Shell(ShellAction::OpenStart)),
    ("learn.open", Learn(LearnAction::Open)),
    ("guide.open", Guide(GuideAction::Open(None))),
    ("puzzles.open", Puzzles(PuzzleAction::Open)),
    ("invent.open", Invent(InventAction::Open(None))),
    ("editor.open", Editor(EditorAction::Open)),
    ("editor.undo", Board(BoardAction::Undo)),
    ("editor.redo", Board(BoardAction::Redo)),
    ("play.continue", Shell(ShellAction::Continue)),
    (
        "files.problems",
        Shell(ShellAction::Toggle(Overlay::Problems)),
    ),
    // Files, saved games and the clipboard.
    ("files.open", Shell(ShellAction::Toggle(Overlay::OpenFile))),
    ("my_games.save", Saved(SavedAction::Save)),
    ("my_games.save_as", Saved(SavedAction::SaveAs)),
    ("my_games.copy_game", Saved(SavedAction::CopyGame)),
    ("my_games.copy_position", Saved(SavedAction::CopyPosition)),
    ("my_games.copy_courier", Saved(SavedAction::CopyCourier)),
    ("my_games.copy_zillions", Saved(SavedAction::CopyZillions)),
    ("my_games.paste", Saved(SavedAction::Paste)),
    ("my_games.open", Saved(SavedAction::OpenMyGames)),
    ("my_games.show_list", Saved(SavedAction::ShowList)),
    ("my_games.previous_game", Saved(SavedAction::PreviousGame)),
    ("my_games.next_game", Saved(SavedAction::NextGame)),
    // The program and its appearance.
    (
        "settings.coordinates",
        Settings(SettingsAction::NextCoordinates),
    ),
    ("settings.speed", Settings(SettingsAction::NextSpeed)),
    ("settings.piece_set", Settings(SettingsAction::NextPieces)),
    ("settings.dark", Settings(SettingsAction::ToggleDark)),
    ("sound.toggle", Settings(SettingsAction::ToggleSound)),
    ("settings.enlarge", Settings(SettingsAction::Enlarge)),
    ("settings.reduce", Settings(SettingsAction::Reduce)),
    (
        "settings.default_size",
        Settings(SettingsAction::UsualScale),
    ),
    ("program.full_screen", Shell(ShellAction::ToggleFullscreen)),
    (
        "settings.open",
        Shell(ShellAction::Toggle(Overlay::Settings)),
    ),
    ("keys.help", Shell(ShellAction::Toggle(Overlay::Help))),
    ("program.cancel", Shell(ShellAction::Cancel)),
    ("program.quit", Shell(ShellAction::Quit)),
];

pub fn action_of(command: &Command) -> Option<&'static Action> {
    let known = ACTIONS.iter().find(|(id, _)| *id == command.id);
    known.map(|(_, action)| action)
}

/// Sends the action of each command that is performed.
pub fn plugin(app: &mut App) {
    app.add_message::<Perform>().add_systems(Act, perform);
}

fn perform(mut performed: MessageReader<Perform>, mut outbox: ResMut<Outbox>) {
    for Perform(id) in performed.read() {
        if let Some(action) = by_id(id).and_then(action_of) {
            action.clone().send(&mut outbox);
        }
    }
}

/// The actions of all commands, in the order of the help.
#[cfg(test)]
pub fn commanded() -> impl Iterator<Item = &'static Action> {
    crate::app::keys::commands().filter_map(action_of)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::keys::commands;

    #[test]
    fn every_command_does_something_of_its_own() {
        assert_eq!(commanded().count(), ACTIONS.len());
        assert_eq!(commands().count(), ACTIONS.len());
        for (index, (id, action)) in ACTIONS.iter().enumerate() {
            assert_eq!(by_id(id).and_then(action_of), Some(action));
            assert!(
                ACTIONS[..index].iter().all(|(_, other)| other != action),
                "{id}"
            );
        }
    }
}
