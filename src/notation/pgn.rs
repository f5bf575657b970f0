//! Portable Game Notation as text: tags and tokens. This module does not know what the moves mean.
//!
//! Chess programs keep games in this format: `[Tag "value"]` lines, then moves with their numbers,
//! `{comments}`, `$` glyphs and `(variations)`, then the result. A file may contain many games.

use std::fmt;

/// The deepest nesting of variations that the reader accepts.
pub const DEEPEST: usize = 64;

/// The tags of a game, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut tags = self.0.iter();
        tags.find(|(tag, _)| tag == name)
            .map(|(_, value)| value.as_str())
    }

    /// Sets a tag, in its place or after the others.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self.0.iter_mut().find(|(tag, _)| tag == name) {
            Some(tag) => tag.1 = value,
            None => self.0.push((name.to_owned(), value)),
        }
    }

    /// Removes a tag.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(tag, _)| tag != name);
    }

    /// Whether there is no tag.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Every tag with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The tags as text, one on each line. Tags with an empty value are left out.
    pub fn write(&self) -> String {
        let filled = self.iter().filter(|(_, value)| !value.is_empty());
        let line = |(name, value): (&str, &str)| format!("[{name} \"{}\"]\n", escaped(value));
        filled.map(line).collect()
    }
}

fn escaped(value: &str) -> String {
    let line = value.replace(['\n', '\r'], " ");
    line.replace('\\', "\\\\").replace('"', "\\\"")
}

/// A mistake in a PGN file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
}

impl PgnError {
    /// A mistake at a byte offset of a text.
    pub fn at(text: &str, byte: usize, message: impl Into<String>) -> PgnError {
        let before = text.get(..byte).unwrap_or(text);
        let line = before.rfind('\n').map_or(0, |end| end + 1);
        PgnError {
            line: before.matches('\n').count() + 1,
            column: before[line..].chars().count() + 1,
            message: message.into(),
        }
    }
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.message
        )
    }
}

impl std::error::Error for PgnError {}

/// A token of a game's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'t> {
    /// A move as written, without its number.
    Move(&'t str),
    /// A numeric annotation glyph.
    Nag(u8),
    /// A comment.
    Comment(&'t str),
    /// The start of a variation on the previous move.
    Open,
    /// The end of a variation.
    Close,
    /// The result, which ends the game.
    Result(&'t str),
}

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
    /// The mistake in the text, if any; the tokens end there.
    pub error: Option<PgnError>,
}

/// The games of a text in order. A mistake ends its game, and the next tags begin another.
pub fn games(text: &str) -> impl Iterator<Item = RawGame<'_>> {
    let mut reader = Reader { text, at: 0 };
    std::iter::from_fn(move || reader.game())
}

const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// The start of a game that follows the standard.
const FIRST_TAG: &str = "[Event \"";

/// The name of that tag.
const FIRST_NAME: &str = "Event";

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip(&mut self, what: impl Fn(char) -> bool) {
        self.at += self.rest().len() - self.rest().trim_start_matches(what).len();
    }

    /// Skips white space, and lines that begin with `%`, which other programs write.
    fn skip_space(&mut self) {
        loop {
            self.skip(|sign| sign.is_whitespace() || sign == '\u{feff}');
            let fresh = self.at == 0 || self.text[..self.at].ends_with('\n');
            if !(fresh && self.peek() == Some('%')) {
                return;
            }
            self.skip(|sign| sign != '\n');
        }
    }

    fn game(&mut self) -> Option<RawGame<'t>> {
        self.skip_space();
        self.peek()?;
        let mut game = RawGame {
            tags: Tags::default(),
            text: self.text,
            start: self.at,
            end: self.at,
            tokens: Vec::new(),
            error: None,
        };
        let tags = self.tags(&mut game.tags);
        let among_tags = tags.is_err();
        if let Err(error) = tags.and_then(|()| self.moves(&mut game.tokens)) {
            game.error = Some(error);
            self.find_next_game(among_tags);
        }
        game.end = game.start + self.text[game.start..self.at].trim_end().len();
        Some(game)
    }

    /// Moves on to the next line that begins the tags of a game.
    fn find_next_game(&mut self, mut among_tags: bool) {
        if !among_tags && self.peek() == Some('[') {
            return;
        }
        let mut after_blank = false;
        for line in self.rest().split_inclusive('\n').skip(1) {
            let tag = line.trim_start().starts_with('[');
            let first = after_blank && line.trim_start().starts_with(FIRST_TAG);
            if first || tag && !among_tags {
                let line = line.as_ptr() as usize - self.text.as_ptr() as usize;
                self.at = line;
                return;
            }
            after_blank = line.trim().is_empty();
            among_tags = tag || among_tags && after_blank;
        }
        self.at = self.text.len();
    }

    fn tags(&mut self, tags: &mut Tags) -> Result<(), PgnError> {
        loop {
            let end = self.at;
            self.skip_space();
            if self.peek() != Some('[') {
                return Ok(());
            }
            let start = self.at;
            let (name, value) = self.tag()?;
            // A game may have no moves. Its tags end at a blank line if new tags follow.
            let apart = self.text[end..start].matches('\n').count() > 1;
            let anew = name == FIRST_NAME || tags.get(&name).is_some();
            if apart && anew && tags.iter().next().is_some() {
                self.at = start;
                return Ok(());
            }
            tags.set(&name, value);
        }
    }

    fn tag(&mut self) -> Result<(String, String), PgnError> {
        let start = self.at;
        let wrong = |text| PgnError::at(text, start, "a tag is written [Name \"value\"]");
        self.at += 1;
        self.skip_space();
        let name = self.take(|sign| sign.is_alphanumeric() || sign == '_');
        self.skip_space();
        if name.is_empty() || self.peek() != Some('"') {
            return Err(wrong(self.text));
        }
        self.at += 1;
        let mut value = String::new();
        let mut signs = self.rest().char_indices();
        let end = loop {
            match signs.next() {
                None | Some((_, '\n')) => return Err(wrong(self.text)),
                Some((at, '"')) => break at + 1,
                Some((_, '\\')) => value.extend(signs.next().map(|(_, sign)| sign)),
                Some((_, sign)) => value.push(sign),
            }
        };
        self.at += end;
        self.skip_space();
        if self.peek() != Some(']') {
            return Err(wrong(self.text));
        }
        self.at += 1;
        Ok((name.to_owned(), value))
    }

    fn take(&mut self, what: impl Fn(char) -> bool) -> &'t str {
        let start = self.at;
        self.skip(what);
        &self.text[start..self.at]
    }

    fn moves(&mut self, tokens: &mut Vec<(usize, Token<'t>)>) -> Result<(), PgnError> {
        let mut depth = 0;
        loop {
            self.skip_space();
            let start = self.at;
            let Some(sign) = self.peek() else {
                return self.expect_closed(depth);
            };
            let token = match sign {
                '[' => return self.expect_closed(depth),
                '{' => self.comment()?,
                ';' => Token::Comment(self.take(|sign| sign != '\n')[1..].trim()),
                '(' | ')' => self.parenthesis(sign, &mut depth)?,
                '$' => self.glyph()?,
                _ => match self.word() {
                    None => continue,
                    Some(token) => token,
                },
            };
            tokens.push((start, token));
            if matches!(token, Token::Result(_)) && depth == 0 {
                return Ok(());
            }
        }
    }

    fn expect_closed(&self, depth: usize) -> Result<(), PgnError> {
        match depth {
            0 => Ok(()),
            _ => Err(PgnError::at(
                self.text,
                self.at,
                "a variation is not closed: `)` is missing",
            )),
        }
    }

    fn comment(&mut self) -> Result<Token<'t>, PgnError> {
        let start = self.at;
        let Some(length) = self.comment_length() else {
            return Err(PgnError::at(
                self.text,
                start,
                "this comment is not closed: `}` is missing",
            ));
        };
        self.at += length + 1;
        Ok(Token::Comment(self.text[start + 1..start + length].trim()))
    }

    /// The offset of the closing brace of a comment. An unclosed comment ends with its game, so that
    /// the games after it can be read.
    fn comment_length(&self) -> Option<usize> {
        let mut length = 0;
        for line in self.rest().split_inclusive('\n') {
            if length > 0 && line.starts_with(FIRST_TAG) {
                return None;
            }
            if let Some(brace) = line.find('}') {
                return Some(length + brace);
            }
            length += line.len();
        }
        None
    }

    fn parenthesis(&mut self, sign: char, depth: &mut usize) -> Result<Token<'t>, PgnError> {
        let start = self.at;
        self.at += 1;
        match sign {
            '(' if *depth == DEEPEST => {
                let message = format!("more than {DEEPEST} variations within each other");
                Err(PgnError::at(self.text, start, message))
            }
            '(' => {
                *depth += 1;
                Ok(Token::Open)
            }
            _ if *depth == 0 => Err(PgnError::at(self.text, start, "no variation is open here")),
            _ => {
                *depth -= 1;
                Ok(Token::Close)
            }
        }
    }

    fn glyph(&mut self) -> Result<Token<'t>, PgnError> {
        let start = self.at;
        self.at += 1;
        let number = self.take(|sign| sign.is_ascii_digit());
        let wrong = || PgnError::at(self.text, start, "a glyph is `$` and a number up to 255");
        number.parse().map(Token::Nag).map_err(|_| wrong())
    }

    /// A move, a glyph in signs, or a result; `None` for a move number.
    fn word(&mut self) -> Option<Token<'t>> {
        let word = self.take(|sign| !sign.is_whitespace() && !"{}();".contains(sign));
        if word.is_empty() {
            // This closing brace has no opening one.
            self.at += self.peek().map_or(0, char::len_utf8);
            return None;
        }
        if let Some(&result) = RESULTS.iter().find(|&&result| result == word) {
            return Some(Token::Result(result));
        }
        let numbered = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let text = match numbered.starts_with('.') || numbered.is_empty() {
            true => numbered.trim_start_matches('.'),
            false => word,
        };
        match text {
            "" | "…" => None,
            _ => Some(glyph_of(text).map_or(Token::Move(text), Token::Nag)),
        }
    }
}

/// The glyphs that can be written as signs.
const GLYPHS: [(&str, u8); 6] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
];

/// The number of a glyph written as signs.
pub fn glyph_of(signs: &str) -> Option<u8> {
    GLYPHS
        .iter()
        .find(|(known, _)| *known == signs)
        .map(|(_, number)| *number)
}

/// The signs of a glyph, if it has any.
pub fn glyph_signs(number: u8) -> Option<&'static str> {
    GLYPHS
        .iter()
        .find(|(_, known)| *known == number)
        .map(|(signs, _)| *signs)
}

#[cfg(test)]
mod tests;
