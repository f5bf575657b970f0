//! What fills the window, and the way back.

use bevy::ecs::message::Message;
use bevy::prelude::States;
use std::collections::BTreeMap;

/// What fills the window.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Screen {
    /// All games.
    #[default]
    Start,
    /// The choices for one game.
    NewGame,
    /// The board.
    Game,
    /// The illustrated guide.
    Guide,
    /// The setup editor.
    Editor,
    /// The form for a piece of one's own.
    Invent,
    /// The games of a file.
    Collection,
    /// The games that are kept.
    Shelf,
}

/// What a part of the program asks for its screen.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum ScreenRequest {
    /// Open it, to lead back to the one that is shown.
    Open(Screen),
    /// Go back to where it was opened, if it is shown.
    Close(Screen),
    /// Show it; it does not lead back to the one before.
    Show(Screen),
}

/// The screen that is shown, and which one each screen was opened from.
#[derive(Debug, Default)]
pub struct Screens {
    shown: Screen,
    opened_from: BTreeMap<Screen, Screen>,
}

impl Screens {
    /// The screen that is shown.
    pub fn shown(&self) -> Screen {
        self.shown
    }

    /// Shows a screen to which no other leads back.
    pub fn show(&mut self, screen: Screen) {
        self.shown = screen;
    }

    /// Opens a screen that leads back to the one that is shown. If that one was opened from this screen, the way back
    /// stays as it was, so that two screens never lead back to each other; the guide leads back all the same.
    pub fn open(&mut self, screen: Screen) {
        let from = self.shown;
        let returns = screen != Screen::Guide && self.opened_from.get(&from) == Some(&screen);
        if from != screen && !returns {
            self.opened_from.insert(screen, from);
        }
        self.shown = screen;
    }

    /// Does what has been asked for a screen.
    pub fn apply(&mut self, request: ScreenRequest) {
        match request {
            ScreenRequest::Open(screen) => self.open(screen),
            ScreenRequest::Close(screen) => self.close(screen),
            ScreenRequest::Show(screen) => self.show(screen),
        }
    }

    /// Goes back to where a screen was opened, if it is shown.
    pub fn close(&mut self, screen: Screen) {
        if self.shown == screen {
            self.shown = self.opened_from.get(&screen).copied().unwrap_or_default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screens(path: &[Screen]) -> Screens {
        let mut screens = Screens::default();
        for &screen in path {
            screens.open(screen);
        }
        screens
    }

    #[test]
    fn closing_leads_back_and_two_screens_never_lead_to_each_other() {
        let mut there = screens(&[Screen::Game, Screen::Editor, Screen::Invent, Screen::Editor]);
        there.close(Screen::Invent);
        assert_eq!(
            there.shown(),
            Screen::Editor,
            "only what is shown is closed"
        );
        there.close(Screen::Editor);
        assert_eq!(there.shown(), Screen::Game);
    }

    #[test]
    fn the_guide_leads_back_to_where_it_was_opened_last() {
        let mut there = screens(&[Screen::Guide, Screen::Invent, Screen::Guide]);
        there.close(Screen::Guide);
        assert_eq!(there.shown(), Screen::Invent);
    }

    #[test]
    fn a_screen_that_is_opened_again_keeps_its_way_back() {
        let mut there = screens(&[Screen::Game, Screen::Guide, Screen::Guide]);
        there.close(Screen::Guide);
        assert_eq!(there.shown(), Screen::Game);
    }
}
