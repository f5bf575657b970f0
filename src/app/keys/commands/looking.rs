//! Looking at a game, its variations and what is known of it.

use super::command::{Command, command, with_ctrl};
use bevy_egui::egui::Key;

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command("analysis.toggle", "command-analysis", "analysis", Key::A),
    command("analysis.review", "command-review", "review", Key::W),
    command("board.flip", "command-flip-board", "flip", Key::F),
    with_ctrl("board.read_out", "command-read-out", "copy", Key::B),
    command("board.focus", "command-board", "board", Key::F6),
    command("moves.first", "command-start", "first", Key::Home),
    command("moves.back", "command-back", "step-back", Key::ArrowLeft),
    command(
        "moves.forward",
        "command-forward",
        "step-forward",
        Key::ArrowRight,
    ),
    command("moves.last", "command-newest", "last", Key::End),
    command(
        "moves.previous_variation",
        "command-variation-above",
        "chevron-left",
        Key::ArrowUp,
    ),
    command(
        "moves.next_variation",
        "command-variation-below",
        "chevron-right",
        Key::ArrowDown,
    ),
    command(
        "moves.previous_branch",
        "command-branch-before",
        "step-back",
        Key::PageUp,
    ),
    command(
        "moves.next_branch",
        "command-next-branch",
        "step-forward",
        Key::PageDown,
    ),
    with_ctrl(
        "moves.promote_variation",
        "command-move-variation-up",
        "plus",
        Key::ArrowUp,
    ),
    command(
        "moves.delete",
        "command-delete-from-here",
        "close",
        Key::Delete,
    ),
    with_ctrl("moves.comment", "command-comment", "edit", Key::T),
    command("guide.play", "command-play", "play", Key::Space),
];
