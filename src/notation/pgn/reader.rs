//! Reads games one after another: the text before a game, and its tags.

mod moves;

use super::comment::{FIRST_TAG, Lookahead};
use super::results::split_result;
use super::tag::{ReadTag, begins_tag, read_tag};
use super::words::{STOPS, is_space, may_be_move, token};
use super::{DEEPEST, Fault, RawGame, Tags, TextPlace, Token, quoted};
use crate::notation::signs::plain;
use std::collections::HashMap;

/// The longest move with its number, in bytes.
const LONGEST_MOVE: usize = 160;

/// The white space before a place.
#[derive(Clone, Copy)]
struct Gap {
    /// Whether there is a blank line.
    blank: bool,
    /// Whether the place is the first of its line.
    fresh: bool,
}

pub(super) struct PgnReader<'t> {
    text: &'t str,
    at: usize,
    /// The end of the game before.
    place: TextPlace,
    ahead: Lookahead<'t>,
    faults: Vec<Fault>,
    tokens: Vec<(usize, Token<'t>)>,
    /// Where the tag `FEN` begins.
    fen_at: Option<usize>,
    /// The number of variations around the place.
    depth: usize,
    /// Whether this game writes `1)` before a move.
    numbered_by_parentheses: bool,
}

impl<'t> PgnReader<'t> {
    pub fn new(text: &'t str) -> PgnReader<'t> {
        PgnReader {
            text,
            at: 0,
            place: TextPlace::START,
            ahead: Lookahead::new(text),
            faults: Vec::new(),
            tokens: Vec::new(),
            fen_at: None,
            depth: 0,
            numbered_by_parentheses: false,
        }
    }

    /// The next game. A text without games has none, but what it says has faults.
    pub fn game(&mut self) -> Option<RawGame<'t>> {
        self.place.advance(self.text, self.at);
        let place = self.place;
        (self.depth, self.numbered_by_parentheses) = (0, false);
        let begin = self.before_game();
        let mut tags = Tags::default();
        let tags_end = self.read_tags(&mut tags);
        self.read_moves();
        if tags.is_empty() && self.tokens.is_empty() && self.faults.is_empty() {
            return None;
        }
        let start = begin.min(self.at);
        Some(RawGame {
            tags,
            text: self.text,
            start,
            end: start + self.text[start..self.at].trim_end_matches(is_space).len(),
            tokens: std::mem::take(&mut self.tokens),
            faults: std::mem::take(&mut self.faults),
            fen_at: self.fen_at.take().unwrap_or(start),
            tags_end,
            place,
        })
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip(&mut self, what: impl Fn(char) -> bool) {
        self.at += self.rest().len() - self.rest().trim_start_matches(what).len();
    }

    fn take(&mut self, what: impl Fn(char) -> bool) -> &'t str {
        let start = self.at;
        self.skip(what);
        &self.text[start..self.at]
    }

    fn fault(&mut self, byte: usize, message: impl Into<String>) {
        self.faults.push((byte, message.into()));
    }

    /// Adds a token, unless it is too deep in variations.
    fn push(&mut self, byte: usize, token: Token<'t>) {
        if self.depth <= DEEPEST {
            self.tokens.push((byte, token));
        }
    }

    /// Skips white space, and lines that begin with `%`, which other programs write for themselves.
    fn skip_space(&mut self) -> Gap {
        let (mut lines, mut blank) = (0, false);
        let mut fresh = self.at == 0;
        loop {
            let space = self.take(is_space);
            lines += line_ends(space);
            blank |= lines > 1;
            fresh |= lines > 0;
            let begins_line = fresh && !space.ends_with([' ', '\t']);
            if !(begins_line && self.peek() == Some('%')) {
                return Gap { blank, fresh };
            }
            self.skip(|sign| !is_line_end(sign));
            (lines, fresh) = (0, false);
        }
    }

    /// Reads what stands before the tags and moves of a game, and returns where the game begins.
    fn before_game(&mut self) -> usize {
        let mut begin = None;
        loop {
            self.skip_space();
            let start = self.at;
            match self.peek() {
                None => return begin.unwrap_or(start),
                Some('{' | ';') => {
                    begin.get_or_insert(start);
                    self.comment();
                }
                Some('[') if begins_tag(self.rest()).is_some() => {
                    let tag = read_tag(self.rest());
                    if tag.value.is_some() {
                        return begin.unwrap_or(start);
                    }
                    self.keep_tag(&mut Tags::default(), tag, None);
                }
                _ if self.begins_moves() => return begin.unwrap_or(start),
                // A second result says nothing new.
                _ if self.result().is_some() => {}
                _ => self.leave_out_line(),
            }
        }
    }

    /// Whether moves begin here: with or without a number, or with a glyph.
    fn begins_moves(&self) -> bool {
        let rest = &self.rest()[..self.rest().floor_char_boundary(LONGEST_MOVE)];
        if rest.starts_with('$') {
            return true;
        }
        if split_result(rest).is_some() {
            return false;
        }
        let first = first_word(rest);
        let after = &rest[first_digits(rest).len()..];
        let marks = |sign| is_space(sign) || ".…:)·".contains(sign);
        let next = first_word(after.trim_start_matches(marks));
        let is_move = |word: &str| matches!(token(word), Some(Token::Move(_) | Token::Null(_)));
        is_move(first) || first.starts_with(|sign: char| sign.is_ascii_digit()) && is_move(next)
    }

    /// Leaves out the rest of a line.
    fn leave_out_line(&mut self) {
        let start = self.at;
        let line = self.take(|sign| !is_line_end(sign));
        self.fault(
            start,
            format!("{} is no part of a game, so it was left out", quoted(line)),
        );
    }

    /// Reads the tags, and returns where they end.
    fn read_tags(&mut self, tags: &mut Tags) -> usize {
        let mut places: HashMap<String, usize> = HashMap::new();
        loop {
            let (end, tokens, faults) = (self.at, self.tokens.len(), self.faults.len());
            let back = |reader: &mut PgnReader| {
                reader.at = end;
                reader.tokens.truncate(tokens);
                reader.faults.truncate(faults);
                end
            };
            let Some(blank) = self.find_tag(!tags.is_empty()) else {
                // What follows the last tags is read as moves, whether or not another game follows.
                return match self.rest().is_empty() {
                    true => back(self),
                    false => end,
                };
            };
            let tag = read_tag(self.rest());
            let known = places.get(&tag.name.to_lowercase()).copied();
            // A game may have no moves. Its tags end at a blank line if new tags follow.
            if blank && !tags.is_empty() && (tag.name == FIRST_TAG || known.is_some()) {
                return back(self);
            }
            if known.is_none() && tag.value.is_some() {
                places.insert(tag.name.to_lowercase(), tags.len());
            }
            self.keep_tag(tags, tag, known);
        }
    }

    /// Moves on to the next tag, over comments and lines that are no part of a game. Returns whether there is a blank line
    /// before it, or `None` if no tag follows.
    fn find_tag(&mut self, has_tags: bool) -> Option<bool> {
        let mut blank = false;
        loop {
            blank |= self.skip_space().blank;
            match self.peek()? {
                '[' if begins_tag(self.rest()).is_some() => return Some(blank),
                '{' | ';' if has_tags => {
                    let faults = self.faults.len();
                    self.comment();
                    // The tags of the next game end a comment that is not closed.
                    if self.faults.len() > faults {
                        return None;
                    }
                }
                '[' => self.leave_out_line(),
                sign if !has_tags || "($*)}0123456789".contains(sign) => return None,
                _ if self.begins_moves() || self.at_result() => return None,
                _ => self.leave_out_line(),
            }
        }
    }

    /// Takes a tag that was read here. `known` is the place of an earlier one of that name.
    fn keep_tag(&mut self, tags: &mut Tags, tag: ReadTag, known: Option<usize>) {
        let start = self.at;
        self.at += tag.length;
        if let Some(fault) = tag.fault {
            let written = quoted(&self.text[start..self.at]);
            self.fault(start, format!("{written}: {fault}"));
        }
        if tag.name.eq_ignore_ascii_case("FEN") {
            self.fen_at = Some(start);
        }
        match (tag.value, known) {
            (None, _) => {}
            (Some(value), None) => tags.push(tag.name.to_owned(), value),
            (Some(value), Some(place)) => {
                let name = tag.name;
                self.fault(
                    start,
                    format!("a second tag `{name}`: its value replaces the first"),
                );
                tags.set_at(place, value);
            }
        }
    }
}

fn is_line_end(sign: char) -> bool {
    matches!(sign, '\n' | '\r')
}

/// The number of line ends in white space.
fn line_ends(space: &str) -> usize {
    let (all, pairs) = (
        space.matches(is_line_end).count(),
        space.matches("\r\n").count(),
    );
    all - pairs
}

fn first_digits(text: &str) -> &str {
    let end = text.find(|sign: char| !sign.is_ascii_digit());
    &text[..end.unwrap_or(text.len())]
}

/// The word that a text begins with. A comma before a letter or a space ends it.
fn first_word(text: &str) -> &str {
    let ends_at_comma = |rest: &str| {
        let after = rest.strip_prefix(',').map(|after| after.chars().next());
        after.is_some_and(|next| next.is_none_or(|next| !next.is_ascii_digit()))
    };
    let ends = |(at, sign): (usize, char)| {
        sign.is_whitespace() || STOPS.contains(sign) || at > 0 && ends_at_comma(&text[at..])
    };
    let end = text
        .char_indices()
        .find(|&place| ends(place))
        .map(|(at, _)| at);
    let end = end.unwrap_or(text.len());
    let end = end + promotion_in_parentheses(&text[..end], &text[end..]);
    text[..end].trim_end_matches(is_space)
}

/// The length of a promotion in parentheses behind a word, as in `a8(Q)` or `a8=(Q)`; else 0.
fn promotion_in_parentheses(word: &str, rest: &str) -> usize {
    let after = word.ends_with(|sign: char| sign.is_ascii_digit() || sign == '=');
    let is_piece = |sign: char| sign.is_alphabetic() || ('♔'..='♟').contains(&sign);
    let mut signs = rest.chars();
    match [signs.next(), signs.next(), signs.next()] {
        [Some('('), Some(piece), Some(')')] if after && is_piece(piece) => {
            "()".len() + piece.len_utf8()
        }
        _ => 0,
    }
}
