//! The form for the user's own piece, and the game file that results.
//!
//! The form writes the game file in memory and shows the compiler's diagnostics. It judges only names and letters
//! itself, because in a file they would mean something else.
//!
//! | file | |
//! |---|---|
//! | `ticks` | the abilities to tick, and example movements |
//! | `draw` | movement that is drawn on the board |
//! | `text` | the piece and its game as text |
//! | `trial` | the piece on a board with enemies |
//! | `outcome` | the game with the piece, or the problems |
//! | `action`, `apply` | the user's actions, and what they do |
//! | `jobs` | reading and writing files, off the main thread |
//! | `plugin` | the systems of the form |
//! | `ui` | the form and the preview |
//!
//! It reads [`InventAction`] and [`GamesChanged`](super::variants::GamesChanged). When it has saved a game, it sends
//! [`GameWritten`](super::variants::GameWritten). It asks the guide, the editor and the game page to open the result.

mod action;
mod apply;
pub(in crate::app) mod jobs;
mod outcome;
mod plugin;
#[cfg(test)]
mod tests;
mod text;
mod ticks;
mod trial;
pub mod ui;

pub use action::InventAction;
pub use baroque::notation::drawn_movement::{Pencil, Purpose, leap, slide, steps, toggled};
pub use outcome::{Outcome, begins};
pub use plugin::plugin;
pub use ticks::{EXAMPLES, TICKS, Tick};
pub use trial::{Trial, enemy, middle};

use baroque::explain::Ability;
use baroque::rules::{Bitboard, Color, MethodName, Piece, Square, Variant};
use baroque::variant_file::{Catalogue, Drawing, free_letter};
use bevy::ecs::resource::Resource;
use std::path::PathBuf;
use std::sync::Arc;

/// The name of a piece that is tried out before it has one.
const STAND_IN_NAME: &str = "New piece";

/// How far from the piece the first enemies are.
const SAMPLE_DISTANCE: usize = 3;

/// The state of an ability in the form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ticked {
    /// Whether the piece has it.
    pub on: bool,
    pub details: Vec<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PieceDrawing {
    /// A built-in drawing by name, or a disc with the letter.
    Named(Option<String>),
    /// A file at this path.
    File(String),
}

/// The content of the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceForm {
    /// The piece's name.
    pub name: String,
    pub letter: String,
    /// The movement in Betza's notation.
    pub moves: String,
    /// The state of each ability, in the order of [`TICKS`].
    pub ticks: Vec<Ticked>,
    pub drawn: PieceDrawing,
    /// The sentence that describes it.
    pub text: String,
    /// The id of its game.
    pub game: String,
    /// The letter of the pieces that it replaces in the array.
    pub instead: Option<char>,
}

impl PieceForm {
    /// An empty form for a game.
    pub fn new(game: &str) -> PieceForm {
        let ticked = |tick: &Tick| Ticked {
            on: false,
            details: vec![false; tick.details.len()],
        };
        PieceForm {
            name: String::new(),
            letter: String::new(),
            moves: "mQ".to_owned(),
            ticks: TICKS.iter().map(ticked).collect(),
            drawn: PieceDrawing::Named(None),
            text: String::new(),
            game: game.to_owned(),
            instead: None,
        }
    }

    /// Whether it captures in another way than by displacement.
    fn captures(&self) -> bool {
        let mut ticked = TICKS.iter().zip(&self.ticks);
        ticked.any(|(tick, ticked)| ticked.on && matches!(tick.ability, Ability::Capture(_)))
    }

    /// The letter in upper case, if there is exactly one and a game file allows it.
    pub fn capital(&self) -> Option<char> {
        let mut letters = self.letter.trim().chars();
        let letter = letters.next()?.to_ascii_uppercase();
        (letter.is_ascii_uppercase() && letters.next().is_none()).then_some(letter)
    }
}

/// A game that has the piece already. Changes to the piece go there as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    /// The game's id.
    pub id: String,
    /// The letter that the piece has there.
    pub letter: char,
}

/// The state of the form for the user's own piece.
#[derive(Resource, Debug, Default)]
pub struct InventState {
    /// The form, once it has been opened.
    pub open: Option<Invention>,
    /// Whether its game is being saved.
    writing: bool,
}

/// A piece under construction.
#[derive(Debug)]
pub struct Invention {
    /// The content of the form.
    pub form: PieceForm,
    /// The game that it joins, in the default layout.
    pub game: Arc<Variant>,
    /// The resulting game, or the problems.
    pub outcome: Outcome,
    /// The game that has it already.
    pub home: Option<Home>,
    /// The file that has the piece in its current state.
    pub saved: Option<PathBuf>,
    /// The squares of the board of the form on which enemies are.
    pub enemies: Bitboard,
    /// What the piece does there. None without enemies, and while the piece has mistakes.
    pub trial: Option<Trial>,
    /// Its capture methods that capture nothing, because its movement has no line for them.
    pub idle: Vec<MethodName>,
    /// The last drawing that was read, with its path.
    drawing: Option<(String, Drawing)>,
}

impl Invention {
    /// Compiles the form again.
    fn look(&mut self, games: &Catalogue) {
        let home = self.home.as_ref();
        self.outcome = Outcome::of(&self.form, &self.game, games, home, self.drawing());
        self.enemies &= self.game.geometry().squares();
        let wanted = self.enemies.any() || self.form.captures();
        let tried = wanted.then(|| self.piece(games)).flatten();
        self.idle = tried.as_ref().map_or_else(Vec::new, |(variant, piece)| {
            let all = MethodName::ALL.iter().copied();
            all.filter(|&method| variant.never_captures_by(*piece, method))
                .collect()
        });
        self.trial = tried
            .filter(|_| self.enemies.any())
            .and_then(|(variant, piece)| Trial::new(variant, piece, self.enemies));
    }

    /// Enemies that the piece can capture, a few and not next to each other.
    fn samples(&self, games: &Catalogue) -> Bitboard {
        let Some((variant, piece)) = self.piece(games) else {
            return Bitboard::EMPTY;
        };
        let (geometry, at) = (variant.geometry(), middle(&self.game));
        let mut near: Vec<Square> = geometry.squares().without(at).into_iter().collect();
        near.retain(|&square| geometry.distance(at, square) <= SAMPLE_DISTANCE);
        near.sort_by_key(|&square| geometry.distance(at, square));
        let mut samples = Bitboard::EMPTY;
        for square in near {
            let more = samples.with(square);
            let apart = |other| geometry.distance(other, square) > 1;
            let trial = || Trial::new(variant.clone(), piece, more);
            if samples.into_iter().all(apart) && trial().is_some_and(|trial| trial.captures(more)) {
                samples = more;
            }
        }
        samples
    }

    /// The game with the piece. Without a name or a letter it has others for now.
    fn piece(&self, games: &Catalogue) -> Option<(Arc<Variant>, Piece)> {
        let found = self.outcome.piece(&self.form).or_else(|| {
            let mut form = self.form.clone();
            form.name = STAND_IN_NAME.to_owned();
            form.letter = self.free_letter_for("")?.to_string();
            form.drawn = PieceDrawing::Named(None);
            Outcome::of(&form, &self.game, games, None, None).piece(&form)
        })?;
        let same = found.0.geometry().squares() == self.game.geometry().squares();
        same.then_some(found)
    }

    /// The drawing from the file that the form names, once it has been read.
    fn drawing(&self) -> Option<Drawing> {
        let PieceDrawing::File(path) = &self.form.drawn else {
            return None;
        };
        let (read, drawing) = self.drawing.as_ref()?;
        (read == path).then(|| drawing.clone())
    }

    /// Whether the piece is for a game, or is in it already.
    fn is_about(&self, game: &str) -> bool {
        let home = self.home.as_ref().map(|home| home.id.as_str());
        self.form.game == game || home == Some(game)
    }

    /// A letter that no piece of the game has, if possible one of the piece's name.
    pub fn free_letter(&self) -> Option<char> {
        self.free_letter_for(&self.form.name)
    }

    /// The same for another name.
    pub fn free_letter_for(&self, name: &str) -> Option<char> {
        free_letter(&self.game, name)
    }
}

/// Whether a side has a piece with this letter.
fn has_letter(variant: &Variant, color: Color, letter: char) -> bool {
    let mut army = variant.army(color).iter();
    army.any(|kind| variant.kind(kind).letter == letter)
}
