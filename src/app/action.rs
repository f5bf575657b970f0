//! Everything that a person can do to the program: one table from which buttons, keys, the help and
//! tests come. Nothing else changes a game.

mod commands;

pub use commands::{Command, GROUPS, by_id, commands, find};

use crate::app::keys::KeyEdit;
use crate::app::saved::Deed;
use crate::app::table::Player;
use crate::game::TimeControl;
use crate::rules::ByColor;

pub use crate::app::analysis::AnalysisAction;
pub use crate::app::editor::EditorAction;
pub use crate::app::files::GameFileAction;
pub use crate::app::invent::InventAction;
use crate::app::pictures::Order;
pub use crate::app::reading::{GuideAction, SceneAction};
pub use crate::app::settings::SettingsAction;
pub use crate::app::shell::ShellAction;
pub use crate::app::table::{BoardAction, InspectAction, MovesAction, NewGameAction, PlayAction};

/// Something to do, by the part of the program that does it.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
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
    /// With the moves of the game.
    Moves(MovesAction),
    /// With the analysis.
    Analysis(AnalysisAction),
    /// With the guide.
    Guide(GuideAction),
    /// With a scene of the guide.
    Scene(SceneAction),
    /// With pictures of the board.
    Picture(Order),
    /// With game files.
    GameFiles(GameFileAction),
    /// With games on disk.
    Saved(Deed),
    /// With the setup editor.
    Editor(EditorAction),
    /// With the form for a piece.
    Invent(InventAction),
}

/// A game as it has been chosen: what, on which board, by which rules, who.
#[derive(Clone, Debug, PartialEq)]
pub struct GameChoice {
    /// The game's id.
    pub id: String,
    /// The layout.
    pub layout: String,
    /// The choice made for each option.
    pub options: Vec<(String, String)>,
    /// Who plays each side.
    pub players: ByColor<Player>,
    /// How much time each side has; none for all the time in the world.
    pub time: Option<ByColor<TimeControl>>,
}

/// Makes what a person does with one part of the program something to do.
macro_rules! wrapped {
    ($($variant:ident <- $action:ty,)*) => {
        $(impl From<$action> for Action {
            fn from(action: $action) -> Action {
                Action::$variant(action)
            }
        })*
    };
}

wrapped! {
    Shell <- ShellAction,
    Settings <- SettingsAction,
    Keys <- KeyEdit,
    NewGame <- NewGameAction,
    Board <- BoardAction,
    Inspect <- InspectAction,
    Play <- PlayAction,
    Moves <- MovesAction,
    Analysis <- AnalysisAction,
    Guide <- GuideAction,
    Scene <- SceneAction,
    Picture <- Order,
    GameFiles <- GameFileAction,
    Saved <- Deed,
    Editor <- EditorAction,
    Invent <- InventAction,
}
