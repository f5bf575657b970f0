//! The user's actions in the guide.

use super::{GuideViewer, Pace};
use crate::app::board::action::BoardAction;
use crate::app::play::BoardScreen;
use crate::app::play::stage::Stage;
use crate::app::play::table::Table;
use crate::app::shell::{Outbox, Screen};
use baroque::rules::{Move, Piece, Variant};
use bevy::ecs::message::Message;
use std::sync::Arc;

#[derive(Message, Clone, Debug, PartialEq)]
pub enum GuideAction {
    /// Open a page of the guide by its id, or the page of the last visit.
    Open(Option<String>),
    /// Open the page about a game by its id, or a generated one.
    OpenRules(String),
    OpenContents,
    /// Open the page about a piece of the game on the current page.
    OpenPiece(Piece),
    /// Open a generated page about a piece of a game.
    OpenMade(Arc<Variant>, Piece),
    /// Go back: from a try to its scene, from a page of the contents to the contents, from another page and from the
    /// contents to the page before the guide.
    Leave,
}

/// An action on a scene of the open page.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SceneAction {
    /// Show a scene of the open page.
    Show(usize),
    /// Play or pause the scene.
    TogglePlay,
    /// Turn the loop on or off.
    ToggleLoop,
    /// Set the speed.
    SetPace(Pace),
    /// Pause the scene at a time in seconds.
    Seek(f32),
    /// Let the reader make the moves of the scene.
    Try,
    /// Take back the last move of the try.
    TryAgain,
    /// Show the scene again.
    Watch,
}

impl GuideViewer {
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

    /// Plays the scene from its start, instead of a try.
    fn watch(&mut self) {
        if let Some(open) = &mut self.open
            && open.trial.take().is_some()
        {
            open.clock = 0.0;
            self.playing = true;
        }
    }
}

/// The board is that of a try.
impl BoardScreen for GuideViewer {
    const SCREEN: Screen = Screen::Guide;

    fn table(&self) -> Option<&Table> {
        Some(&self.open.as_ref()?.trial.as_ref()?.table)
    }

    fn stage(&self) -> Option<Stage<'_>> {
        let open = self.open.as_ref()?;
        Some(match &open.trial {
            Some(trial) => Stage::of(&trial.table),
            None => open.stage(),
        })
    }

    fn table_mut(&mut self) -> Option<&mut Table> {
        Some(&mut self.open.as_mut()?.trial.as_mut()?.table)
    }

    fn apply_to_board(&mut self, action: &BoardAction, _: &mut Outbox) {
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
}
