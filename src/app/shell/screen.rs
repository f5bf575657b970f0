//! The screens, and the way back from each.

use bevy::ecs::message::Message;
use bevy::prelude::States;
use std::collections::BTreeMap;

/// What fills the window.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Screen {
    /// The start page with all games.
    #[default]
    Start,
    /// The options of a new game.
    NewGame,
    /// The board.
    Game,
    /// The illustrated guide.
    Guide,
    /// The setup editor.
    Editor,
    /// The form for a new piece.
    Invent,
    /// What a game is like, by many games of the computer.
    Playtest,
    /// The list of games in a file.
    Collection,
    /// The page *My games*.
    MyGames,
    Puzzles,
    /// Penultima, the game of secret rules.
    Penultima,
    /// A blind game, or the choices for one.
    Blind,
    /// The lessons, or one of them.
    Learn,
}

/// A request from a part of the program for its screen.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum ScreenRequest {
    /// Open it. Closing it goes back to the screen that is shown now.
    Open(Screen),
    /// The same for a screen with a new content: no screen leads back to it any more.
    OpenNew(Screen),
    /// If it is shown, go back to the screen from which it was opened.
    Close(Screen),
    /// Show it. There is no way back from it.
    Show(Screen),
}

/// The screen that is shown, and the screen from which each other was opened.
#[derive(Debug, Default)]
pub struct Screens {
    shown: Screen,
    opened_from: BTreeMap<Screen, Screen>,
}

impl Screens {
    pub fn shown(&self) -> Screen {
        self.shown
    }

    /// Shows a screen without a way back.
    pub fn show(&mut self, screen: Screen) {
        self.shown = screen;
    }

    /// Opens a screen with a way back to the one that is shown. If that one was itself opened from this screen, the
    /// old way back stays, so that no two screens lead to each other. The guide always gets a new way back.
    pub fn open(&mut self, screen: Screen) {
        let from = self.shown;
        let returns = screen != Screen::Guide && self.opened_from.get(&from) == Some(&screen);
        if from != screen && !returns {
            self.opened_from.insert(screen, from);
        }
        self.shown = screen;
    }

    pub fn apply(&mut self, request: ScreenRequest) {
        match request {
            ScreenRequest::Open(screen) => self.open(screen),
            ScreenRequest::OpenNew(screen) => {
                self.opened_from.retain(|_, from| *from != screen);
                self.open(screen);
            }
            ScreenRequest::Close(screen) => self.close(screen),
            ScreenRequest::Show(screen) => self.show(screen),
        }
    }

    /// If a screen is shown, goes back to the one from which it was opened.
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
    fn the_guide_leads_back_to_the_screen_that_opened_it_last() {
        let mut there = screens(&[Screen::Guide, Screen::Invent, Screen::Guide]);
        there.close(Screen::Guide);
        assert_eq!(there.shown(), Screen::Invent);
    }

    #[test]
    fn a_screen_with_a_new_content_leads_back_to_the_page_that_opened_it() {
        let mut there = screens(&[Screen::Game, Screen::MyGames]);
        there.apply(ScreenRequest::OpenNew(Screen::Game));
        there.close(Screen::Game);
        assert_eq!(there.shown(), Screen::MyGames);
        there.close(Screen::MyGames);
        assert_eq!(there.shown(), Screen::Start, "the old game is gone");
    }

    #[test]
    fn a_screen_that_is_opened_again_keeps_its_way_back() {
        let mut there = screens(&[Screen::Game, Screen::Guide, Screen::Guide]);
        there.close(Screen::Guide);
        assert_eq!(there.shown(), Screen::Game);
    }
}
