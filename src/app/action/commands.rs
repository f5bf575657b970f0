//! Actions that need nothing more to be said: what buttons, keys and the help tell of them.

use super::Action;
use crate::app::editor::Edit;
use crate::app::saved::Deed;
use bevy_egui::egui::{Key, Modifiers};

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
    /// Its usual key; [`Keymap`](crate::app::keys::Keymap) knows which one it has.
    pub key: (Modifiers, Key),
}

/// Both keys together.
const CTRL_SHIFT: Modifiers = Modifiers {
    shift: true,
    ..Modifiers::CTRL
};

impl Command {
    /// The name under which the settings keep its key: that of its action, which does not change with the words
    /// that people read.
    pub fn id(&self) -> String {
        format!("{:?}", self.action)
    }
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
        "Takes your last move back, and the computer's answer; time that is spent stays spent",
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
        "Gives the game up, a long one after a question; taking back goes on with it",
        "resign",
        Key::R,
    ),
    command(
        Action::OfferDraw,
        "Offer draw",
        "Offers a draw; the computer takes it unless it thinks that it stands better",
        "draw-offer",
        Key::O,
    ),
    Command {
        action: Action::Adjudicate,
        name: "Adjudicate",
        help: "Ends the game as you decide: a win for either side, or a draw",
        icon: "check",
        key: (Modifiers::CTRL, Key::R),
    },
    Command {
        action: Action::Rematch,
        name: "Rematch",
        help: "Once a game is over, begins it again with colours changed",
        icon: "redo",
        key: (Modifiers::CTRL, Key::N),
    },
    command(
        Action::TogglePause,
        "Pause",
        "Stops the clocks and the computer, or lets the game go on",
        "pause",
        Key::K,
    ),
    Command {
        action: Action::Step,
        name: "One move",
        help: "Lets the computer play one move of a game that waits",
        icon: "step-forward",
        key: (Modifiers::CTRL, Key::K),
    },
    command(
        Action::Hint,
        "Hint",
        "Shows a man worth moving; pressed again, its move and what that does",
        "hint",
        Key::H,
    ),
    command(
        Action::ToggleAnalysis,
        "Analysis",
        "Shows what the computer thinks of the position: who is better, the best lines, arrows",
        "analysis",
        Key::A,
    ),
    command(
        Action::Review,
        "Review",
        "Looks the whole game through: a graph of who was better, and the moves that gave something away",
        "review",
        Key::W,
    ),
    command(
        Action::Flip,
        "Flip board",
        "Shows the board from the other side",
        "flip",
        Key::F,
    ),
    command(
        Action::WriteMove,
        "Write a move",
        "Gives the keys to the field beside the board in which a move can be written",
        "edit",
        Key::Slash,
    ),
    Command {
        action: Action::ReadOut,
        name: "Read out",
        help: "Shows the position as text, rank by rank, to be read, heard and copied",
        icon: "copy",
        key: (Modifiers::CTRL, Key::B),
    },
    command(
        Action::FocusBoard,
        "Board",
        "Gives the keys to the board, on which arrows then go from square to square, or takes them back",
        "board",
        Key::F6,
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
        "Shows the last position of the variation, and then the newest of the game",
        "last",
        Key::End,
    ),
    command(
        Action::PreviousVariation,
        "Variation above",
        "Shows the variation above, where several moves compete",
        "chevron-left",
        Key::ArrowUp,
    ),
    command(
        Action::NextVariation,
        "Variation below",
        "Shows the variation below",
        "chevron-right",
        Key::ArrowDown,
    ),
    command(
        Action::PreviousBranch,
        "Branch before",
        "Goes back to the move before that has variations",
        "step-back",
        Key::PageUp,
    ),
    command(
        Action::NextBranch,
        "Next branch",
        "Goes on to the next move that has variations",
        "step-forward",
        Key::PageDown,
    ),
    Command {
        action: Action::Promote(None),
        name: "Move variation up",
        help: "Moves the variation in sight one step up, at last to the main line",
        icon: "plus",
        key: (Modifiers::CTRL, Key::ArrowUp),
    },
    command(
        Action::Delete(None),
        "Delete from here",
        "Deletes the move in sight and all that follows; Ctrl+Z brings it back",
        "close",
        Key::Delete,
    ),
    Command {
        action: Action::ToggleComment,
        name: "Comment",
        help: "Writes a comment about the move in sight",
        icon: "edit",
        key: (Modifiers::CTRL, Key::T),
    },
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
    Command {
        action: Action::OpenInvent(None),
        name: "Invent a piece",
        help: "Opens the form for a piece of your own: how it moves, captures and looks",
        icon: "plus",
        key: (Modifiers::CTRL, Key::I),
    },
    command(
        Action::OpenEditor,
        "Setup editor",
        "Opens the position in sight in the editor, to change it and play from it, or goes back",
        "edit",
        Key::E,
    ),
    Command {
        action: Action::Edit(Edit::Undo),
        name: "Undo",
        help: "Takes the last change back, in the editor or of variations and comments",
        icon: "undo",
        key: (Modifiers::CTRL, Key::Z),
    },
    Command {
        action: Action::Edit(Edit::Redo),
        name: "Redo",
        help: "Makes a change again that has been taken back (or Ctrl+Shift+Z)",
        icon: "redo",
        key: (Modifiers::CTRL, Key::Y),
    },
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
        Action::NextCoordinates,
        "Coordinates",
        "Names files and ranks outside the board, inside, or not at all",
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
    Command {
        action: Action::Enlarge,
        name: "Larger",
        help: "Makes panels and writing larger",
        icon: "plus",
        key: (Modifiers::CTRL, Key::Plus),
    },
    Command {
        action: Action::Reduce,
        name: "Smaller",
        help: "Makes panels and writing smaller",
        icon: "minus",
        key: (Modifiers::CTRL, Key::Minus),
    },
    Command {
        action: Action::UsualScale,
        name: "Usual size",
        help: "Gives panels and writing their usual size",
        icon: "check",
        key: (Modifiers::CTRL, Key::Num0),
    },
    command(
        Action::ToggleFullscreen,
        "Full screen",
        "Lets the window fill the screen, or not",
        "board",
        Key::F11,
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
        Action::ToggleProblems,
        "Problems",
        "Shows all that is wrong with game files",
        "warning",
        Key::P,
    ),
    Command {
        action: Action::ToggleOpen,
        name: "Open",
        help: "Opens a game file (.ron), a file of played games (.pgn) or a position (.fen)",
        icon: "open",
        key: (Modifiers::CTRL, Key::O),
    },
    Command {
        action: Action::Saved(Deed::Save),
        name: "Save",
        help: "Saves the game as PGN where it came from, or asks where",
        icon: "save",
        key: (Modifiers::CTRL, Key::S),
    },
    Command {
        action: Action::Saved(Deed::SaveAs),
        name: "Save as",
        help: "Asks where to save the game, and for names, event and date",
        icon: "save",
        key: (CTRL_SHIFT, Key::S),
    },
    Command {
        action: Action::Saved(Deed::CopyGame),
        name: "Copy game",
        help: "Copies the game as PGN",
        icon: "copy",
        key: (Modifiers::CTRL, Key::C),
    },
    Command {
        action: Action::Saved(Deed::CopyPosition),
        name: "Copy position",
        help: "Copies the position in sight as FEN",
        icon: "copy",
        key: (CTRL_SHIFT, Key::C),
    },
    Command {
        action: Action::Saved(Deed::Paste),
        name: "Paste",
        help: "Takes a position (FEN), a game (PGN) or moves out of the clipboard",
        icon: "new-game",
        key: (Modifiers::CTRL, Key::V),
    },
    command(
        Action::Saved(Deed::OpenShelf),
        "My games",
        "Shows all games that you have begun, to go on with them, or goes back",
        "board",
        Key::B,
    ),
    Command {
        action: Action::Saved(Deed::ShowList),
        name: "List of games",
        help: "Shows the games of the file that is open",
        icon: "menu",
        key: (Modifiers::CTRL, Key::L),
    },
    Command {
        action: Action::Saved(Deed::PreviousGame),
        name: "Previous game",
        help: "Opens the game before this one in its file",
        icon: "chevron-left",
        key: (Modifiers::CTRL, Key::PageUp),
    },
    Command {
        action: Action::Saved(Deed::NextGame),
        name: "Next game",
        help: "Opens the game behind this one in its file",
        icon: "chevron-right",
        key: (Modifiers::CTRL, Key::PageDown),
    },
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

/// The command of an id.
pub fn by_id(id: &str) -> Option<&'static Command> {
    COMMANDS.iter().find(|command| command.id() == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_found_by_its_id() {
        for command in COMMANDS {
            let found = by_id(&command.id()).map(|found| &found.action);
            assert_eq!(found, Some(&command.action));
        }
        assert_eq!(
            by_id("TakeBack").map(|command| command.name),
            Some("Take back")
        );
    }

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
