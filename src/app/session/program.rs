//! The program without a window, for tests: actions are done as in the window, each with all that follows from it.

use super::{Parts, Session, Stage};
use crate::app::action::Action;
use crate::app::guide::{self, GuideViewer};
use crate::app::play::typing::Typing;
use crate::app::settings::{self, Settings};
use crate::app::shell::{self, Outbox, Shell, settle};
use crate::app::sound::Cue;
use crate::app::ui::desk::Shown;
use crate::app::variants::{self, Library, Variants};
use crate::app::{invent, keys, play};
use crate::rules::{Position, Variant};
use bevy::ecs::system::SystemState;
use bevy::prelude::*;
use std::ops::{Deref, DerefMut};

/// The program without a window.
pub struct Program(World);

impl Program {
    /// A fresh start with games.
    pub fn new(library: impl Into<Library>) -> Program {
        let mut app = App::new();
        app.add_message::<Cue>()
            .add_plugins((shell::actions, super::plugin, guide::plugin, invent::plugin))
            .add_plugins((keys::plugin, play::plugin, settings::plugin))
            .add_plugins(variants::actions);
        let variants = Variants::new(library.into(), &mut app.world_mut().resource_mut());
        app.insert_resource(variants);
        let mut program = Program(std::mem::take(app.world_mut()));
        settle(&mut program.0);
        program
    }

    /// Does what a person asks for.
    pub fn apply(&mut self, action: impl Into<Action>) {
        action.into().send(&mut self.outbox());
        settle(&mut self.0);
    }

    /// Tells something that a part of the program tells.
    pub fn tell(&mut self, message: impl Message) {
        self.outbox().send(message);
        settle(&mut self.0);
    }

    /// Does what has been asked for elsewhere.
    pub fn hear(&mut self, asked: &mut Outbox) {
        self.outbox().append(asked);
        settle(&mut self.0);
    }

    /// Opens a game: its choices, or a position of it.
    pub fn open(&mut self, variant: Variant, position: Option<Position>) {
        self.parts().open(variant, position);
    }

    /// Lets time pass.
    pub fn advance(&mut self, seconds: f32) {
        self.parts().advance(seconds);
    }

    /// Has the game on the board written down, if there is something new to it.
    pub fn keep(&mut self) {
        self.parts().keep();
    }

    /// The session with the parts of the program that it acts with.
    pub fn parts(&mut self) -> Parts<'_> {
        let mut parts = SystemState::<Parts>::new(&mut self.0);
        parts.get_mut(&mut self.0).unwrap()
    }

    /// What waits to be heard.
    pub fn outbox(&mut self) -> Mut<'_, Outbox> {
        self.0.resource_mut()
    }

    /// The messages of a kind that have been sent.
    pub fn sent<M: Message>(&mut self) -> Vec<M> {
        self.0.resource_mut::<Messages<M>>().drain().collect()
    }

    /// The window's screens, what lies over them, and notices.
    pub fn shell(&self) -> &Shell {
        self.0.resource()
    }

    /// The games.
    pub fn variants(&self) -> &Variants {
        self.0.resource()
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        self.0.resource()
    }

    /// The guide.
    pub fn guide(&self) -> &GuideViewer {
        self.0.resource()
    }

    /// What lies on the board, if the page has one.
    pub fn stage(&self) -> Option<Stage<'_>> {
        Session::stage(self, self.shell().shown(), self.guide())
    }

    /// The move that is being written.
    pub fn typing(&self) -> &Typing {
        self.0.resource()
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
