//! Saved games of Zillions of Games.
//!
//! A file begins with `RulesFile=…` and `VariantName=…`. Then each line has the number of the move and a ply, as
//! `2. Long Leaper b1 - b5 x b3 x b4`: the name of the piece, its squares, and each piece that it captures. A promotion
//! is `= Queen`, a drop the name and the square. What else the ply moves follows: `King f1 - i1 Rook j1 - h1`. Comments
//! stand in braces.
//!
//! Comments before the first ply may have tags: `{White: Anna}`.

use super::scanner::Scanner;
use super::{Component, SiteGame, with_line_feeds, word_ply};
use crate::notation::signs::is_dash;
use std::iter::Peekable;
use std::vec;

/// The most words that the name of a piece has.
const MOST_WORDS: usize = 4;

/// Reads a game.
pub fn read(text: &str) -> SiteGame {
    let text = with_line_feeds(text);
    let mut reader = ZillionsReader {
        scanner: Scanner::new(&text),
        game: SiteGame::default(),
    };
    while !reader.scanner.rest().is_empty() {
        reader.line();
    }
    reader.game
}

struct ZillionsReader<'t> {
    scanner: Scanner<'t>,
    game: SiteGame,
}

impl ZillionsReader<'_> {
    /// Reads a line with its end, and comments that end on later lines.
    fn line(&mut self) {
        let mut begins = true;
        loop {
            self.scanner.space();
            let Some(sign) = self.scanner.peek() else {
                return;
            };
            match sign {
                '\n' => return self.scanner.advance(1),
                '{' => self.game.braces(&mut self.scanner),
                ';' => {
                    self.scanner.advance(1);
                    let line = self.scanner.take(|sign| sign != '\n').trim();
                    if !line.to_ascii_lowercase().starts_with("zillions save") {
                        self.game.comment(line);
                    }
                }
                _ if begins && self.setting() => {}
                _ => self.ply(),
            }
            begins = false;
        }
    }

    /// Reads a line of the form `Name=value`.
    fn setting(&mut self) -> bool {
        let line = self.scanner.rest().lines().next().unwrap_or_default();
        let Some((name, value)) = line.split_once('=') else {
            return false;
        };
        if name.is_empty() || !name.chars().all(|sign| sign.is_ascii_alphanumeric()) {
            return false;
        }
        let name = match name {
            "VariantName" => "Variant",
            name => name,
        };
        if name != "RulesFile" {
            self.game.set_tag(name, value.trim());
        } else if let Some(name) = value.trim().rsplit(['\\', '/']).next() {
            self.game
                .headings
                .push(name.trim_end_matches(".zrf").to_owned());
        }
        self.scanner.advance(line.len());
        true
    }

    fn ply(&mut self) {
        let mut ahead = self.scanner;
        let digits = ahead.take(|sign| sign.is_ascii_digit());
        let dots = ahead.take(|sign| ".…)".contains(sign));
        let numbered = !digits.is_empty() && !dots.is_empty();
        if numbered {
            self.scanner = ahead;
        }
        self.scanner.space();
        let place = self.scanner.place();
        let text = self.scanner.take(|sign| !"\n{".contains(sign)).trim();
        if text.is_empty() {
            return;
        }
        let components = components(text);
        if components.is_none() && self.game.remark(text) {
            return;
        }
        let is_ply = numbered || word_ply(text) == Some(text);
        match (is_ply, &components, self.game.plies.is_empty()) {
            (false, None, true) => self.game.headings.push(text.to_owned()),
            (false, None, false) => self.game.unknown(place, text, "move"),
            _ => self.game.play(place, text, components.unwrap_or_default()),
        }
    }
}

/// A word or a sign of a ply.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Square(String),
    Word(String),
    Dash,
    Captures,
    Becomes,
    Comma,
}

/// The components of a ply; `None` if it has another form.
pub(super) fn components(text: &str) -> Option<Vec<Component>> {
    let mut reader = PlyReader {
        tokens: tokens(text)?.into_iter().peekable(),
        words: Vec::new(),
        start: None,
        components: Vec::new(),
    };
    while let Some(token) = reader.tokens.next() {
        reader.read(token)?;
    }
    let ends = reader.words.is_empty() && reader.start.is_none();
    (ends && !reader.components.is_empty()).then_some(reader.components)
}

/// Reads the tokens of a ply. Its functions return `None` if a ply cannot go on so.
struct PlyReader {
    tokens: Peekable<vec::IntoIter<Token>>,
    /// The words of a name whose square follows.
    words: Vec<String>,
    /// The name of a piece and the square from which it goes on.
    start: Option<(Option<String>, String)>,
    components: Vec<Component>,
}

impl PlyReader {
    fn read(&mut self, token: Token) -> Option<()> {
        match token {
            Token::Comma => {}
            Token::Word(word) => self.words.push(word),
            Token::Becomes => self.promotion()?,
            Token::Square(square) => self.square(square)?,
            Token::Dash => {
                let (piece, from) = self.start.take()?;
                let to = self.next_square()?;
                if self.tokens.peek() == Some(&Token::Dash) {
                    self.start = Some((piece.clone(), to.clone()));
                }
                self.components.push(Component::Move { piece, from, to });
            }
            Token::Captures => {
                let square = self.next_square()?;
                self.words.clear();
                self.components.push(match self.start.take() {
                    Some((piece, from)) => Component::Move {
                        piece,
                        from,
                        to: square,
                    },
                    None => Component::Remove { square },
                });
            }
        }
        Some(())
    }

    fn promotion(&mut self) -> Option<()> {
        let mut name = Vec::new();
        while let Some(Token::Word(word)) =
            self.tokens.next_if(|next| matches!(next, Token::Word(_)))
        {
            name.push(word);
        }
        let begins = matches!(self.tokens.peek(), Some(Token::Square(_)));
        if begins && name.len() > 1 {
            // The last word names the next piece: `= Queen Rook d7 - d4`.
            self.words.extend(name.pop());
        }
        let piece = named(&mut name)?;
        self.components.push(Component::Become { piece });
        Some(())
    }

    /// A square from which a piece goes on, or onto which it is put.
    fn square(&mut self, square: String) -> Option<()> {
        let piece = named(&mut self.words);
        let goes_on = match self.tokens.peek() {
            Some(Token::Dash) => true,
            Some(Token::Captures) => piece.is_some() || self.components.is_empty(),
            _ => false,
        };
        if goes_on {
            self.start = Some((piece, square));
        } else {
            let piece = piece?;
            self.components.push(Component::Put { piece, square });
        }
        Some(())
    }

    fn next_square(&mut self) -> Option<String> {
        match self.tokens.next()? {
            Token::Square(square) => Some(square),
            _ => None,
        }
    }
}

/// The name of a piece from its words.
fn named(words: &mut Vec<String>) -> Option<String> {
    let name = words.join(" ");
    words.clear();
    (!name.is_empty()).then_some(name)
}

/// The words and signs of a ply; `None` if it has others.
fn tokens(text: &str) -> Option<Vec<Token>> {
    let mut scanner = Scanner::new(text);
    let (mut tokens, mut words) = (Vec::new(), 0);
    loop {
        scanner.space();
        let Some(sign) = scanner.peek() else {
            return Some(tokens);
        };
        if let Some(square) = scanner.square() {
            words = 0;
            tokens.push(Token::Square(square));
        } else if is_dash(sign) || "=,;+×".contains(sign) {
            scanner.advance(sign.len_utf8());
            match sign {
                '=' => tokens.push(Token::Becomes),
                '×' => tokens.push(Token::Captures),
                ',' | ';' | '+' => tokens.push(Token::Comma),
                _ => tokens.push(Token::Dash),
            }
        } else if is_capture(&scanner) {
            scanner.advance(1);
            tokens.push(Token::Captures);
        } else {
            let is_part = |sign: char| sign.is_alphanumeric() || "-_'".contains(sign);
            let word = scanner.take(is_part);
            words += 1;
            if word.is_empty() || words > MOST_WORDS {
                return None;
            }
            tokens.push(Token::Word(word.to_owned()));
        }
    }
}

/// Whether an `x` with a square behind it follows.
fn is_capture(scanner: &Scanner) -> bool {
    let mut ahead = *scanner;
    ahead.skip("x") && {
        ahead.space();
        ahead.square().is_some()
    }
}

#[cfg(test)]
mod tests;
