//! What panels draw with, and what they hand back.

use crate::app::settings::Settings;
use crate::app::shell::Outbox;
use crate::app::ui::art::PanelArt;
use crate::app::ui::films::CardFilms;
use crate::app::ui::landmarks::Landmarks;
use crate::app::ui::theme::Theme;
use bevy::ecs::message::Message;
use std::ops::{Deref, DerefMut};

/// What panels need to know besides.
#[derive(Clone, Copy, Debug, Default)]
pub struct Facts {
    /// Whether the computer is thinking.
    pub thinking: bool,
    /// Whether there is something to play sounds on.
    pub audible: bool,
    /// Whether a screen reader listens.
    pub listened: bool,
    /// Whether something lies over the page.
    pub covered: bool,
    /// The commands that have switched something on.
    pub on: [Option<&'static str>; 3],
}

/// What all panels draw with.
pub struct Tools<'a> {
    /// The drawings.
    pub art: &'a mut PanelArt,
    /// The films on the cards of the start page.
    pub films: &'a mut CardFilms,
    /// The colours.
    pub theme: Theme,
    /// The settings.
    pub settings: &'a Settings,
    /// What else there is to know.
    pub facts: Facts,
    /// Where things are, for tests.
    pub landmarks: &'a mut Landmarks,
    /// What the person asks for, and what others are to hear.
    pub outbox: &'a mut Outbox,
}

impl<'a> Tools<'a> {
    /// Asks for something to be done.
    pub fn ask(&mut self, message: impl Message) {
        self.outbox.send(message);
    }

    /// Asks for several things to be done, one after the other.
    pub fn ask_all(&mut self, messages: impl IntoIterator<Item = impl Message>) {
        for message in messages {
            self.ask(message);
        }
    }

    /// Whether what a command switches on is on.
    pub fn is_on(&self, command: &str) -> bool {
        self.facts.on.contains(&Some(command))
    }

    /// What a panel is given that shows something.
    pub fn desk<V>(&mut self, view: V) -> Desk<'_, 'a, V> {
        Desk { tools: self, view }
    }
}

/// What a panel is given: what it draws with, and what it shows. It changes nothing of that.
pub struct Desk<'t, 'a, V> {
    /// What it draws with, and where it asks for what is to be done.
    pub tools: &'t mut Tools<'a>,
    /// What it shows.
    pub view: V,
}

impl<'a, V> Desk<'_, 'a, V> {
    /// The same for a panel that shows something else.
    pub fn with<W>(&mut self, view: W) -> Desk<'_, 'a, W> {
        self.tools.desk(view)
    }
}

impl<'a, V> Deref for Desk<'_, 'a, V> {
    type Target = Tools<'a>;

    fn deref(&self) -> &Tools<'a> {
        self.tools
    }
}

impl<V> DerefMut for Desk<'_, '_, V> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.tools
    }
}
