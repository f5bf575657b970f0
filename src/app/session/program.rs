//! The program without a window, for tests: actions are done as in the window, each with all that follows from it.

use super::{Session, Stage};
use crate::app::action::Action;
use crate::app::guide::{self, GuideViewer};
use crate::app::play::typing::Typing;
use crate::app::settings::Settings;
use crate::app::shell::{self, Outbox, settle};
use crate::app::sound::Cue;
use crate::app::ui::desk::Shown;
use crate::app::variants::Library;
use crate::app::{invent, keys, play};
use bevy::ecs::system::SystemState;
use bevy::prelude::*;
use std::ops::{Deref, DerefMut};

/// The program without a window.
pub struct Program(World);

impl Program {
    /// A fresh start with games.
    pub fn new(library: impl Into<Library>) -> Program {
        let mut app = App::new();
        app.insert_resource(Session::new(library, Settings::default()))
            .add_message::<Cue>()
            .add_plugins((shell::actions, super::plugin, guide::plugin, invent::plugin))
            .add_plugins((keys::plugin, play::plugin));
        Program(std::mem::take(app.world_mut()))
    }

    /// Does what a person asks for.
    pub fn apply(&mut self, action: impl Into<Action>) {
        self.collect();
        action.into().send(&mut self.0.resource_mut::<Outbox>());
        settle(&mut self.0);
    }

    /// What the session tells without being asked comes first.
    fn collect(&mut self) {
        let mut told = std::mem::take(&mut self.outbox);
        self.0.resource_mut::<Outbox>().append(&mut told);
    }

    /// Tells something that a part of the program tells.
    pub fn tell(&mut self, message: impl Message) {
        self.0.resource_mut::<Outbox>().send(message);
        settle(&mut self.0);
    }

    /// The guide.
    pub fn guide(&self) -> &GuideViewer {
        self.0.resource::<GuideViewer>()
    }

    /// What lies on the board, if the page has one.
    pub fn stage(&self) -> Option<Stage<'_>> {
        Session::stage(self, self.guide())
    }

    /// The move that is being written.
    pub fn typing(&self) -> &Typing {
        self.0.resource::<Typing>()
    }

    /// What panels show.
    pub fn shown(&mut self) -> Shown<'_> {
        let mut shown = SystemState::<Shown>::new(&mut self.0);
        shown.get_mut(&mut self.0).unwrap()
    }
}

impl Deref for Program {
    type Target = Session;

    fn deref(&self) -> &Session {
        self.0.resource::<Session>()
    }
}

impl DerefMut for Program {
    fn deref_mut(&mut self) -> &mut Session {
        self.0.resource_mut::<Session>().into_inner()
    }
}
