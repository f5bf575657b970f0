//! The actions in one table, which keyboard shortcuts, the help and tests use. A feature without commands needs none here.

mod commanded;

#[cfg(test)]
pub use commanded::commanded;
pub use commanded::{action_of, plugin};

use crate::app::keys::KeyEdit;
use crate::app::my_games::SavedAction;
use crate::app::shell::Outbox;

pub use crate::app::analysis::AnalysisAction;
pub use crate::app::board::action::{
    BoardAction, FocusBoard, InspectAction, MenuAction, PictureAction, ReadOut, ToggleLegend,
};
pub use crate::app::editor::EditorAction;
pub use crate::app::guide::{GuideAction, SceneAction};
pub use crate::app::invent::InventAction;
pub use crate::app::learn::LearnAction;
pub use crate::app::play::action::{MovesAction, NewGameAction, PlayAction};
use crate::app::play::typing::Typed;
pub use crate::app::puzzles::PuzzleAction;
pub use crate::app::settings::SettingsAction;
pub use crate::app::shell::ShellAction;
pub use crate::app::variants::GameFileAction;

/// Makes the enum of all actions and the function that sends each as its message.
macro_rules! actions {
    ($($(#[$doc:meta])* $variant:ident($action:ty),)*) => {
        /// An action, by the part of the program that handles it.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Action {
            $($(#[$doc])* $variant($action),)*
        }

        $(impl From<$action> for Action {
            fn from(action: $action) -> Action {
                Action::$variant(action)
            }
        })*

        impl Action {
            /// Sends the message to the part of the program that handles it.
            pub fn send(self, outbox: &mut Outbox) {
                match self {
                    $(Action::$variant(action) => outbox.send(action),)*
                }
            }
        }
    };
}

actions! {
    /// Pages and the program itself.
    Shell(ShellAction),
    Settings(SettingsAction),
    /// Keyboard shortcuts.
    Keys(KeyEdit),
    /// Starting a game.
    NewGame(NewGameAction),
    /// The board that is shown.
    Board(BoardAction),
    /// Questions about the board that is shown.
    Inspect(InspectAction),
    /// The menu of a piece.
    Menu(MenuAction),
    ToggleLegend(ToggleLegend),
    FocusBoard(FocusBoard),
    ReadOut(ReadOut),
    /// The course of a game.
    Play(PlayAction),
    /// The field for typed moves.
    Typing(Typed),
    /// The moves of the game.
    Moves(MovesAction),
    Analysis(AnalysisAction),
    Guide(GuideAction),
    /// A scene of the guide.
    Scene(SceneAction),
    /// Pictures of the board.
    Picture(PictureAction),
    GameFiles(GameFileAction),
    /// Saved games.
    Saved(SavedAction),
    /// The setup editor.
    Editor(EditorAction),
    /// The form for a piece.
    Invent(InventAction),
    Puzzles(PuzzleAction),
    /// With lessons.
    Learn(LearnAction),
}
