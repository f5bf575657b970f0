//! Games as two other programs write them: move lists of Game Courier and saved games of Zillions of Games. This module
//! does not know what the moves mean.
//!
//! A ply is a list of [`Component`]s: what the player moves, and what the move removes, puts down or moves besides.

pub mod courier;
mod form;
mod remark;
mod scanner;
pub mod zillions;

pub use form::{Form, begins_with_squares, form_of};

use super::Note;
use super::pgn::Tags;
use crate::rules::Color;
use std::borrow::Cow;

/// One thing that a ply does, as written. Squares and pieces are names that no game has checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Component {
    /// A piece moves.
    Move {
        /// The letter or the name of the piece, if written.
        piece: Option<String>,
        /// Its old square.
        from: String,
        /// Its new square.
        to: String,
    },
    /// A piece comes onto a square: a drop, a promotion, or the partner of a swap.
    Put {
        /// The letter or the name of the piece.
        piece: String,
        /// The square.
        square: String,
    },
    /// The piece that moved last becomes another.
    Become {
        /// The letter or the name of the new piece.
        piece: String,
    },
    /// A square becomes empty.
    Remove {
        /// The square.
        square: String,
    },
}

/// A ply as written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SitePly {
    /// Its text without the number and comments.
    pub text: String,
    /// Its line in the text, counted from 1.
    pub line: usize,
    /// Its column in characters, counted from 1.
    pub column: usize,
    /// What it does; empty for a word such as `O-O` or `pass`, or if the text has another form.
    pub components: Vec<Component>,
    /// The comment on it.
    pub comment: String,
}

/// How a text says that a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A side resigned; `None` for the side to move.
    Resigned(Option<Color>),
    /// A side exceeded its time; `None` for the side to move.
    OutOfTime(Option<Color>),
    /// A side won.
    Won(Color),
    /// A draw.
    Draw,
}

/// A game as written.
#[derive(Clone, Debug, Default)]
pub struct SiteGame {
    /// What it says about itself; `Variant` is the name of its game.
    pub tags: Tags,
    /// The other lines before the first ply. One of them may name the game.
    pub headings: Vec<String>,
    /// The comment on the game.
    pub comment: String,
    /// Its plies.
    pub plies: Vec<SitePly>,
    /// How it ended, if the text says so after the last ply.
    pub ending: Option<Ending>,
    /// What was not read as written.
    pub notes: Vec<Note>,
}

/// The tag for the comment on a game, in the head of a text.
pub(crate) const COMMENT: &str = "Comment";

impl SiteGame {
    /// Adds a comment on the last ply, or on the game if there is none.
    fn comment(&mut self, text: &str) {
        let text = text.trim();
        let place = match self.plies.last_mut() {
            Some(ply) => &mut ply.comment,
            None => &mut self.comment,
        };
        if !place.is_empty() && !text.is_empty() {
            place.push(' ');
        }
        place.push_str(text);
    }

    /// Reads a line before the first ply: a tag, or a heading. `in_comment`: whether it is marked as a comment.
    fn head(&mut self, line: &str, in_comment: bool) {
        let line = line.trim();
        match tag(line) {
            Some((COMMENT, value)) => self.comment(value),
            Some((name, value)) => self.tags.set(name, value),
            None => {
                self.headings.push(line.to_owned());
                if in_comment {
                    self.comment(line);
                }
            }
        }
    }

    /// Applies words that are no move. Returns `false` if they have no meaning.
    fn remark(&mut self, words: &str) -> bool {
        match remark::read(words) {
            remark::SiteRemark::Ends(ending) => {
                self.ending = Some(ending);
                true
            }
            remark::SiteRemark::Annotates => {
                self.comment(words);
                true
            }
            remark::SiteRemark::Nothing => true,
            remark::SiteRemark::Unknown => false,
        }
    }

    fn note(&mut self, (line, column): (usize, usize), message: impl Into<String>) {
        self.notes.push(Note {
            line,
            column,
            message: message.into(),
        });
    }

    /// Adds a ply. A game that goes on has not ended.
    fn play(&mut self, ply: SitePly) {
        if self.ending.take().is_some() {
            self.note(
                (ply.line, ply.column),
                "moves follow the end of the game, so the end was not counted",
            );
        }
        self.plies.push(ply);
    }
}

/// The texts of the games in a text that Baroque has written, with the number of lines before each. A game begins with
/// its own head.
pub fn split(form: Form, text: &str) -> Vec<(usize, &str)> {
    let is_head = |line: &str| match form {
        Form::Zillions => line.starts_with("; Zillions Save"),
        Form::Courier => line.starts_with("// Game:"),
        Form::Pgn => false,
    };
    let (mut parts, mut begin, mut lines_before, mut has_moves) = (Vec::new(), 0, 0, false);
    let mut at = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        if has_moves && is_head(line) {
            parts.push((lines_before, &text[begin..at]));
            (begin, lines_before, has_moves) = (at, number, false);
        }
        has_moves |= line.starts_with(|sign: char| sign.is_ascii_digit());
        at += line.len();
    }
    parts.push((lines_before, &text[begin..]));
    parts
}

/// Words that are a ply of their own.
const WORDS: [&str; 10] = [
    "O-O-O",
    "0-0-0",
    "o-o-o",
    "O-O",
    "0-0",
    "o-o",
    "pass",
    "Pass",
    "setup:keep",
    "setup:exchange",
];

/// The word at the beginning of a text, if it is a ply of its own.
fn word_ply(text: &str) -> Option<&'static str> {
    let ends = |rest: &str| !rest.starts_with(|sign: char| sign.is_alphanumeric() || sign == '-');
    let begins = |word: &&&str| text.strip_prefix(**word).is_some_and(ends);
    WORDS.iter().find(begins).copied()
}

/// The text with `\n` at the end of each line.
fn with_line_feeds(text: &str) -> Cow<'_, str> {
    match text.contains('\n') || !text.contains('\r') {
        true => Cow::Borrowed(text),
        false => Cow::Owned(text.replace('\r', "\n")),
    }
}

/// A tag as `Name: value`.
fn tag(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.split_once(": ")?;
    let name = match name.trim() {
        "Game" | "VariantName" => "Variant",
        name => name,
    };
    let plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
    let is_name =
        name.starts_with(|sign: char| sign.is_ascii_uppercase()) && name.chars().all(plain);
    is_name.then_some((name, value.trim()))
}
