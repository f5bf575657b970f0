//! Everything that a person can do to the program: one table from which buttons, keys, the help and
//! tests come. Nothing else changes a game.

use crate::app::reading::Pace;
use crate::app::table::Player;
use crate::diagram::{BoardTheme, PieceSet};
use crate::rules::{ByColor, Move, Piece, Square};
use bevy_egui::egui::{Key, Modifiers};

/// Something to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Go to the start page.
    OpenStart,
    /// Choose how to play a game, by its id.
    OpenNewGame(String),
    /// Play the game that has been chosen.
    StartGame(GameChoice),
    /// Go back to the game on the board.
    Continue,
    /// Play a move.
    Play(Move),
    /// Play a move whose man has been carried to its stop already.
    Drop(Move),
    /// Take the last move back, and the computer's answer with it.
    TakeBack,
    /// Give the game up.
    Resign,
    /// Choose the layout, sides and options of the same game anew.
    NewGame,
    /// Look at the board from the other side.
    Flip,
    /// Look at the position after so many plies.
    Show(usize),
    /// Look at the start.
    First,
    /// Look one ply back.
    Back,
    /// Look one ply on.
    Forward,
    /// Look at the newest position.
    Last,
    /// Let go of what has been picked up, or close what has been opened.
    Cancel,
    /// Show or hide the keys.
    ToggleHelp,
    /// Show or hide the settings.
    ToggleSettings,
    /// Name files and ranks, or not.
    ToggleCoordinates,
    /// Change between light and dark panels.
    ToggleDark,
    /// Make moves heard, or not.
    ToggleSound,
    /// Reduce motion to fades and marks, or not.
    ToggleReduced,
    /// Go on to the next speed of motion.
    NextSpeed,
    /// Go on to the other set of men.
    NextPieces,
    /// Choose a set of men.
    SetPieces(PieceSet),
    /// Choose the colours of the board.
    SetBoard(BoardTheme),
    /// Choose the speed of motion.
    SetSpeed(super::settings::Speed),
    /// Open the guide at a page, by its id, or where it was left.
    OpenGuide(Option<String>),
    /// Open the contents of the guide.
    OpenContents,
    /// Put the guide away.
    CloseGuide,
    /// Show a scene of the page that is open.
    ShowScene(usize),
    /// Let the scene play, or stop it.
    TogglePlay,
    /// Let the scene begin again when it is over, or not.
    ToggleLoop,
    /// Choose how fast scenes play.
    SetPace(Pace),
    /// Stop the scene at a moment, in seconds.
    Seek(f32),
    /// Make the scene a board to try it on, from its beginning.
    TryScene,
    /// Take the last move of a try back.
    TryAgain,
    /// Watch the scene again.
    WatchScene,
    /// Open the guide at the page of a man of the game that is shown.
    OpenMan(Piece),
    /// Ask why the man on a square cannot move.
    Ask(Square),
    /// Show what the man on a square threatens.
    ShowThreats(Square),
    /// Close the menu of a man.
    CloseMenu,
    /// Copy a picture of the board.
    CopyPicture,
    /// Save a picture of the board.
    SavePicture,
    /// Save the scene of the guide, or the last move of the game, as a moving picture.
    SaveFilm,
    /// Leave the program.
    Quit,
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
}

/// An action that needs nothing more to be said, with its words and keys.
pub struct Command {
    /// What it does.
    pub action: Action,
    /// Its name on buttons and in the help.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub help: &'static str,
    /// The name of its icon.
    pub icon: &'static str,
    /// Its key.
    pub key: (Modifiers, Key),
}

const fn command(
    action: Action,
    name: &'static str,
    help: &'static str,
    icon: &'static str,
    key: Key,
) -> Command {
    Command {
        action,
        name,
        help,
        icon,
        key: (Modifiers::NONE, key),
    }
}

/// All commands, in the order of the help.
pub static COMMANDS: &[Command] = &[
    command(
        Action::TakeBack,
        "Take back",
        "Takes your last move back, and the computer's answer",
        "undo",
        Key::U,
    ),
    command(
        Action::NewGame,
        "New game",
        "Begins this game anew, with other sides, rules or board if you like",
        "new-game",
        Key::N,
    ),
    command(
        Action::Resign,
        "Resign",
        "Gives the game up; taking back goes on with it",
        "resign",
        Key::R,
    ),
    command(
        Action::Flip,
        "Flip board",
        "Shows the board from the other side",
        "flip",
        Key::F,
    ),
    command(
        Action::First,
        "Start",
        "Shows the start of the game",
        "first",
        Key::Home,
    ),
    command(
        Action::Back,
        "Back",
        "Shows the position one move back",
        "step-back",
        Key::ArrowLeft,
    ),
    command(
        Action::Forward,
        "Forward",
        "Shows the next move",
        "step-forward",
        Key::ArrowRight,
    ),
    command(
        Action::Last,
        "Newest",
        "Shows the newest position",
        "last",
        Key::End,
    ),
    command(
        Action::OpenStart,
        "All games",
        "Shows the start page; the game on the board waits",
        "board",
        Key::G,
    ),
    command(
        Action::OpenGuide(None),
        "Guide",
        "Opens the illustrated guide: every man and game, with scenes that play",
        "book",
        Key::I,
    ),
    command(
        Action::TogglePlay,
        "Play",
        "In the guide, plays the scene or stops it",
        "play",
        Key::Space,
    ),
    command(
        Action::Continue,
        "Continue",
        "Goes back to the game on the board",
        "play",
        Key::Enter,
    ),
    command(
        Action::ToggleCoordinates,
        "Coordinates",
        "Names files and ranks along the board, or not",
        "coordinates",
        Key::C,
    ),
    command(
        Action::NextSpeed,
        "Speed",
        "Changes how fast men move: off, fast, normal, slow",
        "speed",
        Key::S,
    ),
    command(
        Action::NextPieces,
        "Men",
        "Changes between pictographs and figurines",
        "pieces",
        Key::M,
    ),
    command(
        Action::ToggleDark,
        "Light or dark",
        "Changes between light and dark panels",
        "moon",
        Key::D,
    ),
    command(
        Action::ToggleSound,
        "Sound",
        "Makes moves heard, or not",
        "sound-on",
        Key::V,
    ),
    command(
        Action::ToggleSettings,
        "Settings",
        "Opens the settings",
        "settings",
        Key::Comma,
    ),
    command(
        Action::ToggleHelp,
        "Keys",
        "Shows what the keys do",
        "help",
        Key::Questionmark,
    ),
    command(
        Action::Cancel,
        "Cancel",
        "Lets go of a man, or closes what is open",
        "close",
        Key::Escape,
    ),
    Command {
        action: Action::Quit,
        name: "Quit",
        help: "Leaves the program",
        icon: "close",
        key: (Modifiers::CTRL, Key::Q),
    },
];

/// The command of an action.
pub fn find(action: &Action) -> Option<&'static Command> {
    COMMANDS.iter().find(|command| command.action == *action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_does_two_things() {
        for (index, command) in COMMANDS.iter().enumerate() {
            for other in &COMMANDS[..index] {
                assert_ne!(command.key, other.key, "{} {}", command.name, other.name);
                assert_ne!(command.action, other.action);
            }
        }
    }
}
