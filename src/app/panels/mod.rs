//! The panels. Each shows a part of the session and returns what the person asks for.

mod about;
mod analysis;
mod answer;
mod asks;
mod board;
mod board_keys;
mod board_words;
mod chooser;
mod coordinates;
mod drawing;
mod editor;
mod files;
mod frame;
mod game;
mod guide;
mod invent;
mod keys;
mod machine;
mod men;
mod menu;
mod move_field;
mod moves;
mod new_game;
mod notices;
mod open_file;
mod overlay;
mod players;
mod problems;
mod read_out;
mod review;
mod saved;
mod seat;
mod settings;
mod start;
#[cfg(test)]
mod tests;
mod time;
mod title;
mod widgets;

pub use frame::show;

use super::action::Action;
use super::art::PanelArt;
use super::probe::Landmarks;
use super::session::Session;
use super::theme::Theme;

/// What panels draw with, and what they hand back.
pub struct Desk<'a> {
    /// What is shown.
    pub session: &'a mut Session,
    /// The drawings.
    pub art: &'a mut PanelArt,
    /// The colours.
    pub theme: Theme,
    /// Whether the computer is thinking.
    pub thinking: bool,
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
}
