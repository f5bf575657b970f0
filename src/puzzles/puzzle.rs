//! A puzzle, its id and its place in a game.

use super::Theme;
use crate::notation::{FenError, find_move, parse_fen};
use crate::rules::{Move, Position, Variant};
use crate::search::random::fnv;
use crate::variant_file::{Catalogue, CatalogueError};
use std::fmt;

/// A position in which one move is far better than all others, with the moves that follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The id of its game.
    pub game: String,
    /// The layout.
    pub layout: String,
    /// The choices of options that are not the default ones.
    pub options: Vec<(String, String)>,
    /// The position. The side to move is the solver's.
    pub fen: String,
    /// The moves as UCI writes them: the solver's first and last, the answers between them.
    pub line: Vec<String>,
    /// What the solver gets.
    pub end: End,
    /// Its difficulty, on the scale of Elo.
    pub rating: u16,
    /// What it is about, in the order of the themes.
    pub themes: Vec<Theme>,
}

/// What the solver of a puzzle gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The game.
    Win,
    /// Material that decides the game.
    Gain,
    /// A game that every other move would lose.
    Defence,
}

impl End {
    /// All ends.
    pub const ALL: [End; 3] = [End::Win, End::Gain, End::Defence];

    /// Its name in files and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            End::Win => "win",
            End::Gain => "gain",
            End::Defence => "defence",
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A puzzle on its board.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The game.
    pub variant: Variant,
    /// The position.
    pub position: Position,
    /// The moves: the solver's first and last.
    pub line: Vec<Move>,
}

/// Why a puzzle does not fit its game.
#[derive(Clone, Debug, PartialEq)]
pub enum Misfit {
    /// There is no such game, layout or option.
    Game(CatalogueError),
    /// The position is not one of the game.
    Fen(FenError),
    /// A move is not legal.
    Move(String),
    /// The game is over before the line is.
    Over(String),
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::Game(error) => error.fmt(f),
            Misfit::Fen(error) => error.fmt(f),
            Misfit::Move(text) => write!(f, "the move `{text}` is not legal"),
            Misfit::Over(text) => write!(f, "the game is over before the move `{text}`"),
        }
    }
}

impl std::error::Error for Misfit {}

impl Puzzle {
    /// Its id: the game's, and six characters that follow from the position. A puzzle with the same position has the
    /// same id.
    pub fn id(&self) -> String {
        const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
        let mut parts = vec![self.layout.as_str(), self.fen.as_str()];
        for (option, choice) in &self.options {
            parts.extend([option.as_str(), choice.as_str()]);
        }
        let hash = fnv(parts.join("\n").bytes());
        let digit = |place: u32| char::from(DIGITS[(hash >> (5 * place)) as usize % 32]);
        let digits: String = (0..6).map(digit).collect();
        format!("{}-{digits}", self.game)
    }

    /// How many moves the solver has to find.
    pub fn moves(&self) -> usize {
        self.line.len().div_ceil(2)
    }

    /// The puzzle on its board.
    ///
    /// # Errors
    ///
    /// When there is no such game, or the position or a move is not one of the game.
    pub fn open(&self, catalogue: &Catalogue) -> Result<Opened, Misfit> {
        let variant = catalogue
            .variant(&self.game, Some(&self.layout), &self.options)
            .map_err(Misfit::Game)?;
        self.open_in(variant)
    }

    /// The same in a game that is known already.
    ///
    /// # Errors
    ///
    /// When the position or a move is not one of the game.
    pub fn open_in(&self, variant: Variant) -> Result<Opened, Misfit> {
        let position = parse_fen(&variant, &self.fen).map_err(Misfit::Fen)?;
        let (mut line, mut at) = (Vec::new(), position.clone());
        for text in &self.line {
            if variant.outcome(&at).is_some() {
                return Err(Misfit::Over(text.clone()));
            }
            let mv = find_move(&variant, &at, text);
            let mv = mv.ok_or_else(|| Misfit::Move(text.clone()))?;
            at = variant.play(&at, mv);
            line.push(mv);
        }
        Ok(Opened {
            variant,
            position,
            line,
        })
    }
}
