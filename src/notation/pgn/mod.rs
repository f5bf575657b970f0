//! Portable Game Notation as text: tags and tokens. This module does not know what the moves mean.
//!
//! Chess programs keep games in this format: `[Tag "value"]` lines, then moves with their numbers,
//! `{comments}`, `$` glyphs and `(variations)`, then the result. A file may contain many games.
//!
//! A mistake loses as little as possible: a wrong tag loses itself, and no mistake hides the next game.

mod comment;
mod glyphs;
mod place;
mod reader;
mod results;
mod tag;
mod tags;
mod token;
mod words;

pub use glyphs::{glyph_of, glyph_signs, split_glyphs};
pub use place::Fault;
pub(super) use results::result_of;
pub(super) use tag::{begins_tag, read_tag};
pub(crate) use tags::ROSTER;
pub use tags::Tags;
pub use token::Token;

use self::place::TextPlace;
use self::reader::PgnReader;
use super::note::Note;

/// The deepest nesting of variations that is read. Deeper ones are left out.
pub const DEEPEST: usize = 64;

/// A game as text: its tags and the tokens of its moves.
#[derive(Clone, Debug)]
pub struct RawGame<'t> {
    /// The tags.
    pub tags: Tags,
    /// The whole text of the file.
    pub text: &'t str,
    /// The byte offset where the game begins.
    pub start: usize,
    /// The byte offset where it ends, without the white space after it.
    pub end: usize,
    /// Each token with its byte offset.
    pub tokens: Vec<(usize, Token<'t>)>,
    /// What was not read as written, by its byte offset.
    pub faults: Vec<Fault>,
    /// The byte offset of the tag `FEN`, or of the game if it has none.
    pub fen_at: usize,
    /// The byte offset where the tags end.
    pub tags_end: usize,
    /// A place at or before the game and its faults, from which lines are counted.
    place: TextPlace,
}

impl RawGame<'_> {
    /// Whether there is neither a tag nor a move.
    pub fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.plies() == 0
    }

    /// The number of plies of the main line, if all are legal.
    pub fn plies(&self) -> usize {
        self.main_line()
            .filter(|(_, token)| matches!(token, Token::Move(_)))
            .count()
    }

    /// The number of the last move of the main line, as it stands in the text. Without numbers it is half of the plies.
    pub fn moves(&self) -> usize {
        let plies = self
            .main_line()
            .filter(|(_, token)| matches!(token, Token::Move(_)));
        let plies: Vec<usize> = plies.map(|(at, _)| at).collect();
        let mut last = plies.iter().rev().take(2);
        last.find_map(|&at| number_before(&self.text[..at]))
            .unwrap_or(plies.len().div_ceil(2))
    }

    /// The tokens outside of variations, each with its byte offset.
    pub fn main_line(&self) -> impl Iterator<Item = (usize, Token<'_>)> {
        let mut depth = 0_usize;
        self.tokens.iter().copied().filter(move |(_, token)| {
            match token {
                Token::Open => depth += 1,
                Token::Close => depth = depth.saturating_sub(1),
                _ => return depth == 0,
            }
            false
        })
    }

    /// The result: the one in the tag, else the one behind the moves, else `*`.
    pub fn result(&self) -> &'static str {
        let tag = self.tags.get("Result").and_then(result_of);
        tag.filter(|tag| *tag != "*")
            .or(self.result_in_text())
            .unwrap_or("*")
    }

    /// The last result in the text, if there is one.
    pub(crate) fn result_in_text(&self) -> Option<&'static str> {
        self.tokens.iter().rev().find_map(|(_, token)| match token {
            Token::Result(result) => Some(*result),
            _ => None,
        })
    }

    /// The line where the game begins, counted from 1.
    pub fn line(&self) -> usize {
        let mut place = self.place;
        place.advance(self.text, self.start);
        place.line
    }

    /// The notes of the text alone.
    pub fn notes(&self) -> Vec<Note> {
        self.notes_with(Vec::new())
    }

    /// The notes of the text and of what was found besides, in the order of the text.
    pub fn notes_with(&self, mut faults: Vec<Fault>) -> Vec<Note> {
        faults.extend(self.faults.iter().cloned());
        faults.sort_by_key(|(byte, _)| *byte);
        let mut place = self.place;
        let note = |(byte, message)| place.note(self.text, byte, message);
        faults.into_iter().map(note).collect()
    }

    /// The note at a byte offset of the text.
    pub fn note_at(&self, byte: usize, message: impl Into<String>) -> Note {
        let mut place = self.place;
        place.note(self.text, byte, message)
    }
}

/// The games of a text in order.
pub fn games(text: &str) -> impl Iterator<Item = RawGame<'_>> {
    let mut reader = PgnReader::new(text);
    std::iter::from_fn(move || reader.game())
}

/// The number at the end of a text, with dots behind it.
fn number_before(text: &str) -> Option<usize> {
    let number = text.trim_end().strip_suffix('.')?.trim_end_matches('.');
    let digits = number.trim_end_matches(|sign: char| sign.is_ascii_digit());
    number[digits.len()..].parse().ok()
}

/// The beginning of a text, in a message.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let line = text.lines().next().unwrap_or_default().trim_end();
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("`{}…`", &line[..end]),
        None if line.len() < text.trim_end().len() => format!("`{line} …`"),
        None => format!("`{line}`"),
    }
}

#[cfg(test)]
mod tests;
