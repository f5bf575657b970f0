//! What panels get to draw with, and where they send messages.

use crate::app::keys::{Attend, Attention};
use crate::app::settings::Settings;
use crate::app::shell::Outbox;
use crate::app::ui::art::PanelArt;
use crate::app::ui::films::CardFilms;
use crate::app::ui::theme::Theme;
use bevy::ecs::message::Message;
use bevy_egui::egui::Response;
use std::ops::{Deref, DerefMut};

/// Facts from other parts of the program that panels need.
#[derive(Clone, Copy, Debug, Default)]
pub struct ContextFacts {
    /// Whether the computer is thinking.
    pub thinking: bool,
    /// Whether the machine can play sounds.
    pub audible: bool,
    /// Whether a screen reader is active.
    pub listened: bool,
    /// Whether something lies over the page.
    pub covered: bool,
    /// Whether the window is so low that lists beside a board are shorter.
    pub low: bool,
    /// The ids of the commands that are switched on.
    pub on: [Option<&'static str>; 4],
}

/// What every panel draws with.
pub struct Tools<'a> {
    /// The drawings.
    pub art: &'a mut PanelArt,
    /// The animations on the cards of the start page.
    pub films: &'a mut CardFilms,
    /// The colours.
    pub theme: Theme,
    pub settings: &'a Settings,
    /// Facts from other parts of the program.
    pub facts: ContextFacts,
    /// The part that gets the keyboard focus next.
    pub next: &'a mut Option<Attention>,
    /// The messages that panels send.
    pub outbox: &'a mut Outbox,
}

impl<'a> Tools<'a> {
    pub fn send(&mut self, message: impl Message) {
        self.outbox.send(message);
    }

    /// Sends several messages in their order.
    pub fn send_all(&mut self, messages: impl IntoIterator<Item = impl Message>) {
        for message in messages {
            self.send(message);
        }
    }

    /// Sends a message if the user has clicked a button.
    pub fn on_click(&mut self, button: Response, message: impl Message) {
        if button.clicked() {
            self.send(message);
        }
    }

    /// Whether a part gets the keyboard focus now.
    pub fn takes_focus(&mut self, part: Attention) -> bool {
        let taken = self.next.take_if(|next| *next == part).is_some();
        if taken {
            self.send(Attend(None));
        }
        taken
    }

    /// Whether what a command switches on is on.
    pub fn is_on(&self, command: &str) -> bool {
        self.facts.on.contains(&Some(command))
    }

    /// The same tools, lent for a while.
    pub fn lend(&mut self) -> Tools<'_> {
        Tools {
            art: self.art,
            films: self.films,
            theme: self.theme,
            settings: self.settings,
            facts: self.facts,
            next: self.next,
            outbox: self.outbox,
        }
    }

    /// The context of a panel that shows `view`.
    pub fn context<V>(&mut self, view: V) -> UiContext<'_, 'a, V> {
        UiContext { tools: self, view }
    }
}

/// The context of a panel: what it draws with, and the state that it shows. A panel does not change that state.
pub struct UiContext<'t, 'a, V> {
    /// What the panel draws with.
    pub tools: &'t mut Tools<'a>,
    /// The state that it shows.
    pub view: V,
}

impl<'a, V> UiContext<'_, 'a, V> {
    /// The same context for a panel that shows another state.
    pub fn with<W>(&mut self, view: W) -> UiContext<'_, 'a, W> {
        self.tools.context(view)
    }
}

impl<'a, V> Deref for UiContext<'_, 'a, V> {
    type Target = Tools<'a>;

    fn deref(&self) -> &Tools<'a> {
        self.tools
    }
}

impl<V> DerefMut for UiContext<'_, '_, V> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.tools
    }
}
