//! Everything that a person can do to the program: one table from which buttons, keys, the help and
//! tests come. Nothing else changes a game.

mod commanded;

pub use commanded::{action_of, commanded, plugin};

use crate::app::keys::KeyEdit;
use crate::app::my_games::SavedAction;
use crate::app::shell::Outbox;

pub use crate::app::analysis::AnalysisAction;
pub use crate::app::board::action::{BoardAction, InspectAction, PictureAction};
pub use crate::app::editor::EditorAction;
pub use crate::app::guide::{GuideAction, SceneAction};
pub use crate::app::invent::InventAction;
pub use crate::app::play::action::{MovesAction, NewGameAction, PlayAction};
use crate::app::play::typing::Typed;
pub use crate::app::settings::SettingsAction;
pub use crate::app::shell::ShellAction;
pub use crate::app::variants::GameFileAction;

/// Something to do, and the message that asks the part of the program to which it belongs.
macro_rules! actions {
    ($($(#[$doc:meta])* $variant:ident($action:ty),)*) => {
        /// Something to do, by the part of the program that does it.
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
            /// Asks the part of the program to which it belongs to do it.
            pub fn send(self, outbox: &mut Outbox) {
                match self {
                    $(Action::$variant(action) => outbox.send(action),)*
                }
            }
        }
    };
}

actions! {
    /// With pages and the program itself.
    Shell(ShellAction),
    /// With the settings.
    Settings(SettingsAction),
    /// With the keys of commands.
    Keys(KeyEdit),
    /// To begin a game.
    NewGame(NewGameAction),
    /// With the board in sight.
    Board(BoardAction),
    /// To learn something about the board in sight.
    Inspect(InspectAction),
    /// About how the game goes on.
    Play(PlayAction),
    /// In the field in which moves are written.
    Typing(Typed),
    /// With the moves of the game.
    Moves(MovesAction),
    /// With the analysis.
    Analysis(AnalysisAction),
    /// With the guide.
    Guide(GuideAction),
    /// With a scene of the guide.
    Scene(SceneAction),
    /// With pictures of the board.
    Picture(PictureAction),
    /// With game files.
    GameFiles(GameFileAction),
    /// With games on disk.
    Saved(SavedAction),
    /// With the setup editor.
    Editor(EditorAction),
    /// With the form for a piece.
    Invent(InventAction),
}
