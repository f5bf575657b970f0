//! Saved games of Zillions of Games.
//!
//! A file begins with `RulesFile=…` and `VariantName=…`. Then each line has the number of the move and a ply, as
//! `2. Long Leaper b1 - b5 x b3 x b4`: the name of the piece, its squares, and each piece that it captures. A promotion
//! is `= Queen`, a drop the name and the square. What else the ply moves follows: `King f1 - i1 Rook j1 - h1`. Comments
//! stand in braces.
//!
//! Comments before the first ply may have tags: `{White: Anna}`.

use super::scanner::{Scanner, is_dash};
use super::{Component, SiteGame, SitePly, tag, with_line_feeds, word_ply};

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
                '{' => self.comment(),
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

    fn comment(&mut self) {
        let place = self.scanner.place();
        self.scanner.advance(1);
        let comment = self.scanner.take(|sign| sign != '}');
        match self.game.plies.is_empty() && tag(comment).is_some() {
            true => self.game.head(comment, false),
            false => self.game.comment(comment),
        }
        if !self.scanner.skip("}") {
            let message = "this comment is not closed: `}` is missing, so it goes on to the end";
            self.game.note(place, message);
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
            self.game.tags.set(name, value.trim());
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
            (false, None, false) => {
                self.game.comment(text);
                let message = format!("`{text}` is no move, so it became a comment");
                self.game.note(place, message);
            }
            _ => self.game.play(SitePly {
                text: text.to_owned(),
                line: place.0,
                column: place.1,
                components: components.unwrap_or_default(),
                comment: String::new(),
            }),
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
    let mut components = Vec::new();
    let mut words: Vec<String> = Vec::new();
    // The square that the piece stands on so far, and its name.
    let mut stop: Option<(Option<String>, String)> = None;
    let mut tokens = tokens(text)?.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            Token::Comma => {}
            Token::Word(word) => words.push(word),
            Token::Becomes => {
                let mut name = Vec::new();
                while let Some(Token::Word(word)) =
                    tokens.next_if(|next| matches!(next, Token::Word(_)))
                {
                    name.push(word);
                }
                let begins = matches!(tokens.peek(), Some(Token::Square(_)));
                if begins && name.len() > 1 {
                    // The last word names the next piece: `= Queen Rook d7 - d4`.
                    words.extend(name.pop());
                }
                components.push(Component::Become {
                    piece: named(&mut name)?,
                });
            }
            Token::Square(square) => {
                let piece = named(&mut words);
                let goes = tokens.peek() == Some(&Token::Dash)
                    || tokens.peek() == Some(&Token::Captures)
                        && (piece.is_some() || components.is_empty());
                match (goes, &piece) {
                    (true, _) => stop = Some((piece, square)),
                    (false, Some(piece)) => {
                        let piece = piece.clone();
                        components.push(Component::Put { piece, square });
                    }
                    (false, None) => return None,
                }
            }
            Token::Dash => {
                let (piece, from) = stop.take()?;
                let Some(Token::Square(to)) = tokens.next() else {
                    return None;
                };
                if tokens.peek() == Some(&Token::Dash) {
                    stop = Some((piece.clone(), to.clone()));
                }
                components.push(Component::Move { piece, from, to });
            }
            Token::Captures => {
                let Some(Token::Square(square)) = tokens.next() else {
                    return None;
                };
                words.clear();
                components.push(match stop.take() {
                    Some((piece, from)) => Component::Move {
                        piece,
                        from,
                        to: square,
                    },
                    None => Component::Remove { square },
                });
            }
        }
    }
    (words.is_empty() && stop.is_none() && !components.is_empty()).then_some(components)
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
