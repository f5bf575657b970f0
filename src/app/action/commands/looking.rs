//! Looking at a game, its variations and what is known of it.

use super::super::Action;
use super::{Command, command};
use bevy_egui::egui::{Key, Modifiers};

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
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
        Action::TogglePlay,
        "Play",
        "In the guide, plays the scene or stops it",
        "play",
        Key::Space,
    ),
];
