//! A piece that is being invented: what has been filled in, the game file that comes of it, and what the rules
//! say to that.
//!
//! | file | |
//! |---|---|
//! | `ticks` | what can be ticked, and movements to begin with |
//! | `text` | the piece and its game as text |
//! | `outcome` | the game, or what is wrong |
//! | `action` | what a person does with the form |
//! | `apply` | what becomes of that |
//! | `jobs` | files that are read and written, off the main thread |
//! | `plugin` | the plugin: which messages the form hears |
//! | `ui` | the form and what stands beside it |
//!
//! It hears [`InventAction`] and [`GamesChanged`](super::variants::GamesChanged). It tells of a game that it has written
//! ([`GameWritten`](super::variants::GameWritten)), and asks the guide, the editor and the game to go on with it.

mod action;
mod apply;
mod jobs;
mod outcome;
mod plugin;
#[cfg(test)]
mod tests;
mod text;
mod ticks;
pub mod ui;

pub use action::InventAction;
pub use outcome::{Outcome, Trouble};
pub use plugin::plugin;
pub use ticks::{EXAMPLES, Example, TICKS, Tick};

use crate::rules::{Color, Variant};
use crate::variant_file::{Catalogue, Drawing};
use bevy::ecs::resource::Resource;
use std::path::PathBuf;
use std::sync::Arc;

/// What a thing that has been ticked, or not, is like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ticked {
    /// Whether the piece has it.
    pub on: bool,
    /// Which of its details hold.
    pub details: Vec<bool>,
}

/// Which drawing shows the piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// One of the program's own, by name; none is a disk with the letter.
    Named(Option<String>),
    /// A file, by the path that has been written.
    File(String),
}

/// All that has been filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The piece's name.
    pub name: String,
    /// Its letter.
    pub letter: String,
    /// How it moves, in Betza's notation.
    pub moves: String,
    /// What is ticked, in the order of [`TICKS`].
    pub ticks: Vec<Ticked>,
    /// Its drawing.
    pub drawn: Drawn,
    /// What it does, in a sentence.
    pub text: String,
    /// The game that it joins, by id.
    pub game: String,
    /// The letter of the pieces in whose place it stands at the start.
    pub instead: Option<char>,
}

impl Form {
    /// An empty form for a game.
    pub fn new(game: &str) -> Form {
        let ticked = |tick: &Tick| Ticked {
            on: false,
            details: vec![false; tick.details.len()],
        };
        Form {
            name: String::new(),
            letter: String::new(),
            moves: "mQ".to_owned(),
            ticks: TICKS.iter().map(ticked).collect(),
            drawn: Drawn::Named(None),
            text: String::new(),
            game: game.to_owned(),
            instead: None,
        }
    }

    /// The letter as a game file has it, if it is one.
    pub fn capital(&self) -> Option<char> {
        let mut letters = self.letter.trim().chars();
        let letter = letters.next()?.to_ascii_uppercase();
        (letter.is_ascii_uppercase() && letters.next().is_none()).then_some(letter)
    }
}

/// Where a piece has been put already: changes to it go there as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    /// The game, by id.
    pub id: String,
    /// The letter that the piece has there.
    pub letter: char,
}

/// The form for a piece of one's own.
#[derive(Resource, Debug, Default)]
pub struct InventState {
    /// What has been filled in, once the form has been opened.
    pub open: Option<Invention>,
    /// Whether its game is being written.
    writing: bool,
}

/// A piece that is being invented.
#[derive(Debug)]
pub struct Invention {
    /// What has been filled in.
    pub form: Form,
    /// The game that it joins, in its usual layout.
    pub game: Arc<Variant>,
    /// What comes of it.
    pub outcome: Outcome,
    /// Where it has been put before.
    pub home: Option<Home>,
    /// The file into which it has been put as it is now.
    pub saved: Option<PathBuf>,
    /// The drawing that has been read last, and its path.
    drawing: Option<(String, Drawing)>,
}

impl Invention {
    /// Looks again at what has been filled in.
    fn look(&mut self, games: &Catalogue) {
        let home = self.home.as_ref();
        self.outcome = Outcome::of(&self.form, &self.game, games, home, self.drawing());
    }

    /// The drawing from the file that the form names, once it has been read.
    fn drawing(&self) -> Option<Drawing> {
        let Drawn::File(path) = &self.form.drawn else {
            return None;
        };
        let (read, drawing) = self.drawing.as_ref()?;
        (read == path).then(|| drawing.clone())
    }

    /// Whether the piece joins a game, or has been put into it.
    fn is_about(&self, game: &str) -> bool {
        let home = self.home.as_ref().map(|home| home.id.as_str());
        self.form.game == game || home == Some(game)
    }

    /// A letter that nobody in the game has, one of the piece's name if possible.
    pub fn free_letter(&self) -> Option<char> {
        self.free_letter_for(&self.form.name)
    }

    /// The same for another name.
    pub fn free_letter_for(&self, name: &str) -> Option<char> {
        let taken = |letter: &char| {
            Color::ALL
                .into_iter()
                .any(|color| has_letter(&self.game, color, *letter))
        };
        let name = name.chars().map(|letter| letter.to_ascii_uppercase());
        let mut letters = name.filter(char::is_ascii_uppercase).chain('A'..='Z');
        letters.find(|letter| !taken(letter))
    }
}

/// Whether a side has a piece with this letter.
fn has_letter(variant: &Variant, color: Color, letter: char) -> bool {
    let mut army = variant.army(color).iter();
    army.any(|kind| variant.kind(kind).letter == letter)
}
