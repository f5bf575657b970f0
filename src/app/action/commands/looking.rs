//! Looking at a game, its variations and what is known of it.

use super::super::Action;
use super::{Command, command, with_ctrl};
use bevy_egui::egui::Key;

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command(
        Action::ToggleAnalysis,
        "command-analysis",
        "analysis",
        Key::A,
    ),
    command(Action::Review, "command-review", "review", Key::W),
    command(Action::Flip, "command-flip-board", "flip", Key::F),
    with_ctrl(Action::ReadOut, "command-read-out", "copy", Key::B),
    command(Action::FocusBoard, "command-board", "board", Key::F6),
    command(Action::First, "command-start", "first", Key::Home),
    command(Action::Back, "command-back", "step-back", Key::ArrowLeft),
    command(
        Action::Forward,
        "command-forward",
        "step-forward",
        Key::ArrowRight,
    ),
    command(Action::Last, "command-newest", "last", Key::End),
    command(
        Action::PreviousVariation,
        "command-variation-above",
        "chevron-left",
        Key::ArrowUp,
    ),
    command(
        Action::NextVariation,
        "command-variation-below",
        "chevron-right",
        Key::ArrowDown,
    ),
    command(
        Action::PreviousBranch,
        "command-branch-before",
        "step-back",
        Key::PageUp,
    ),
    command(
        Action::NextBranch,
        "command-next-branch",
        "step-forward",
        Key::PageDown,
    ),
    with_ctrl(
        Action::Promote(None),
        "command-move-variation-up",
        "plus",
        Key::ArrowUp,
    ),
    command(
        Action::Delete(None),
        "command-delete-from-here",
        "close",
        Key::Delete,
    ),
    with_ctrl(Action::ToggleComment, "command-comment", "edit", Key::T),
    command(Action::TogglePlay, "command-play", "play", Key::Space),
];
