//! What a person does with the guide.

use super::{GuideViewer, Pace};
use crate::app::board::action::{BoardAction, InspectAction};
use crate::app::shell::Outbox;
use crate::rules::{Move, Piece, Variant};
use bevy::ecs::message::Message;
use std::sync::Arc;

/// What a person does with the guide.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum GuideAction {
    /// Open the guide at a page, by its id, or where it was left.
    Open(Option<String>),
    /// Open the contents of the guide.
    OpenContents,
    /// Put the guide away.
    Close,
    /// Open the guide at the page of a piece of the game that is shown.
    OpenPiece(Piece),
    /// Open a page that is made about a piece of a game.
    OpenMade(Arc<Variant>, Piece),
    /// Go from a try to its scene, from a page to the contents, from there to where the guide was opened.
    Leave,
}

/// What a person does with the scene of the page that is open.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SceneAction {
    /// Show a scene of the page that is open.
    Show(usize),
    /// Let the scene play, or stop it.
    TogglePlay,
    /// Let the scene begin again when it is over, or not.
    ToggleLoop,
    /// Choose how fast scenes play.
    SetPace(Pace),
    /// Stop the scene at a moment, in seconds.
    Seek(f32),
    /// Make the scene a board to try it on, from its beginning.
    Try,
    /// Take the last move of a try back.
    TryAgain,
    /// Watch the scene again.
    Watch,
}

impl GuideViewer {
    /// Does what a person asks for about the scene.
    pub fn apply_to_scene(&mut self, action: &SceneAction, _: &mut Outbox) {
        let quiet = self.quiet;
        let open = self.open.as_mut();
        match *action {
            SceneAction::SetPace(pace) => self.pace = pace,
            SceneAction::ToggleLoop => self.looping = !self.looping,
            SceneAction::Show(index) => {
                if let Some(open) = open {
                    open.choose(index, quiet);
                    self.playing = true;
                }
            }
            SceneAction::Try => {
                if let Some(open) = open {
                    open.try_it(quiet);
                }
            }
            SceneAction::TryAgain => self.take_back(),
            SceneAction::Watch => self.watch(),
            SceneAction::TogglePlay if self.is_tried() => self.watch(),
            SceneAction::TogglePlay => self.toggle_play(),
            SceneAction::Seek(seconds) => self.seek(seconds),
        }
    }

    /// Does what a person asks for on the board, where that means something here.
    pub fn apply_to_board(&mut self, action: &BoardAction, _: &mut Outbox) {
        match *action {
            BoardAction::Play(mv) => self.play(mv, false),
            BoardAction::Drop(mv) => self.play(mv, true),
            BoardAction::TakeBack => self.take_back(),
            BoardAction::First => self.seek(0.0),
            BoardAction::Back => self.step(false),
            BoardAction::Forward => self.step(true),
            BoardAction::Last => self.seek(f32::MAX),
            BoardAction::Undo | BoardAction::Redo | BoardAction::Flip => {}
        }
    }

    /// Tells what a person wants to know of the board on which a scene is tried.
    pub fn inspect(&mut self, action: &InspectAction, _: &mut Outbox) {
        let Some(table) = self.board_mut() else {
            return;
        };
        match *action {
            InspectAction::Ask(square) => table.ask(square, None),
            InspectAction::ShowThreats(square) => table.tell_threats(square),
            InspectAction::ToggleLegend
            | InspectAction::OpenMenu(_)
            | InspectAction::CloseMenu
            | InspectAction::Focus
            | InspectAction::ReadOut => {}
        }
    }

    fn is_tried(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.trial.is_some())
    }

    /// Plays a move of the reader's try.
    fn play(&mut self, mv: Move, carried: bool) {
        let Some(open) = &mut self.open else { return };
        let Some(trial) = &mut open.trial else { return };
        trial.table.play(mv, carried);
        if let Some(scene) = open.scenes.get(open.scene) {
            trial.judge(scene);
        }
    }

    fn take_back(&mut self) {
        let trial = self.open.as_mut().and_then(|open| open.trial.as_mut());
        if let Some(trial) = trial {
            trial.take_back();
        }
    }

    /// Shows the scene from its beginning, in place of a try.
    fn watch(&mut self) {
        if let Some(open) = &mut self.open
            && open.trial.take().is_some()
        {
            open.clock = 0.0;
            self.playing = true;
        }
    }
}
