//! Playing a game.
use super::super::{Action, AnalysisAction, BoardAction, NewGameAction, PlayAction};
use super::{Command, command, with_ctrl};
use bevy_egui::egui::Key;

/// The commands, in the order of the help.
pub(super) const ALL: &[Command] = &[
    command(
        "play.takeback",
        Action::Board(BoardAction::TakeBack),
        "command-take-back",
        "undo",
        Key::U,
    ),
    command(
        "play.new_game",
        Action::NewGame(NewGameAction::Again),
        "command-new-game",
        "new-game",
        Key::N,
    ),
    command(
        "play.resign",
        Action::Play(PlayAction::Resign),
        "command-resign",
        "resign",
        Key::R,
    ),
    command(
        "play.offer_draw",
        Action::Play(PlayAction::OfferDraw),
        "command-offer-draw",
        "draw-offer",
        Key::O,
    ),
    with_ctrl(
        "play.adjudicate",
        Action::Play(PlayAction::Adjudicate),
        "command-adjudicate",
        "check",
        Key::R,
    ),
    with_ctrl(
        "play.rematch",
        Action::Play(PlayAction::Rematch),
        "command-rematch",
        "redo",
        Key::N,
    ),
    command(
        "play.pause",
        Action::Play(PlayAction::TogglePause),
        "command-pause",
        "pause",
        Key::K,
    ),
    with_ctrl(
        "play.one_move",
        Action::Play(PlayAction::Step),
        "command-one-move",
        "step-forward",
        Key::K,
    ),
    command(
        "analysis.hint",
        Action::Analysis(AnalysisAction::Hint),
        "command-hint",
        "hint",
        Key::H,
    ),
    command(
        "play.type_move",
        Action::Play(PlayAction::WriteMove),
        "command-write-a-move",
        "edit",
        Key::Slash,
    ),
];
