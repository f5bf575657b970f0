//! What panels draw with, and what they hand back.

use crate::app::action::Action;
use crate::app::guide::GuideViewer;
use crate::app::invent::InventState;
use crate::app::keys::Rebinding;
use crate::app::play::table::Table;
use crate::app::play::typing::Typing;
use crate::app::probe::Landmarks;
use crate::app::session::{Session, Stage};
use crate::app::texts::Offer;
use crate::app::ui::art::PanelArt;
use crate::app::ui::theme::Theme;
use bevy::ecs::system::SystemParam;
use bevy::prelude::{Res, ResMut};

/// What panels show, from the parts of the program that it belongs to.
#[derive(SystemParam)]
pub struct Shown<'w> {
    /// The session.
    pub session: ResMut<'w, Session>,
    /// The guide.
    pub guide: ResMut<'w, GuideViewer>,
    /// The form for a piece.
    pub invent: Res<'w, InventState>,
    /// The move that is being written.
    pub typing: Res<'w, Typing>,
    /// The key that is being given to a command.
    pub rebinding: Res<'w, Rebinding>,
}

/// What panels draw with, and what they hand back.
pub struct Desk<'a> {
    /// What is shown.
    pub session: &'a mut Session,
    /// The guide.
    pub guide: &'a mut GuideViewer,
    /// The form for a piece.
    pub invent: &'a InventState,
    /// The move that is being written.
    pub typing: &'a Typing,
    /// The key that is being given to a command.
    pub rebinding: &'a Rebinding,
    /// The drawings.
    pub art: &'a mut PanelArt,
    /// The colours.
    pub theme: Theme,
    /// Whether the computer is thinking.
    pub thinking: bool,
    /// The languages to choose from.
    pub languages: &'a [Offer],
    /// Whether there is something to play sounds on.
    pub audible: bool,
    /// Whether a screen reader listens.
    pub listened: bool,
    /// Where things are, for tests.
    pub landmarks: &'a mut Landmarks,
    /// What the person asks for.
    pub actions: Vec<Action>,
}

impl Desk<'_> {
    /// Asks for something to be done.
    pub fn ask(&mut self, action: impl Into<Action>) {
        self.actions.push(action.into());
    }

    /// What lies on the board, if the page has one.
    pub fn stage(&self) -> Option<Stage<'_>> {
        self.session.stage(self.guide)
    }

    /// The board on which a person can move.
    pub fn board(&self) -> Option<&Table> {
        self.session.board(self.guide)
    }

    /// The same, to be changed.
    pub fn board_mut(&mut self) -> Option<&mut Table> {
        self.session.board_mut(self.guide)
    }
}
