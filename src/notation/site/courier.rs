//! Move lists of Game Courier, the server of the Chess Variant Pages.
//!
//! A ply is one or more parts with semicolons between them: `P a2-a5; @-h5`. The first part moves a piece, and the
//! others say what else changes: `@-h5`, `@*h5`, `h5-` and `capture h5` empty a square, `Q-a8` and `Q*a8` put a piece
//! onto a square, and `R h1-f1` moves another piece. `//` begins a comment. Plies stand on lines of their own or two on
//! a line, with numbers (`1.` for White, `1...` for Black) or without.
//!
//! Lines before the first ply, and comments there, may have tags (`// White: Anna`) and name the game.
//!
//! Source: the Game Courier User's Guide, and F. Duniho's answer on the Rococo preset (2006).

mod parts;

pub(super) use parts::components;

use super::scanner::Scanner;
use super::{Component, SiteGame, SitePly, with_line_feeds, word_ply};

/// Reads a game.
pub fn read(text: &str) -> SiteGame {
    let text = with_line_feeds(text);
    let mut reader = CourierReader {
        scanner: Scanner::new(&text),
        game: SiteGame::default(),
        open: false,
    };
    while !reader.scanner.rest().is_empty() {
        reader.line();
    }
    reader.game
}

struct CourierReader<'t> {
    scanner: Scanner<'t>,
    game: SiteGame,
    /// Whether the last line ended in a semicolon.
    open: bool,
}

impl CourierReader<'_> {
    /// Reads a line with its end.
    fn line(&mut self) {
        self.scanner.space();
        if std::mem::take(&mut self.open) && begins_as_addition(self.scanner) {
            self.addition();
            self.additions();
        }
        let mut begins = true;
        loop {
            self.scanner.space();
            let Some(sign) = self.scanner.peek() else {
                return;
            };
            match sign {
                '\n' => return self.scanner.advance(1),
                '{' => self.braces(),
                '[' if begins && self.tag() => {}
                _ if self.scanner.skip("//") => {
                    let comment = self.scanner.take(|sign| sign != '\n');
                    match self.game.plies.is_empty() {
                        true => self.game.head(comment, true),
                        false => self.game.comment(comment),
                    }
                }
                _ => self.ply(),
            }
            begins = false;
        }
    }

    /// A comment in braces, as other programs write it.
    fn braces(&mut self) {
        self.scanner.advance(1);
        let comment = self.scanner.take(|sign| sign != '}');
        self.game.comment(comment);
        self.scanner.skip("}");
    }

    /// A tag of a PGN file.
    fn tag(&mut self) -> bool {
        let line = self.scanner.rest().lines().next().unwrap_or_default();
        let inner = line
            .trim()
            .strip_prefix('[')
            .and_then(|line| line.strip_suffix(']'));
        let parts = inner.and_then(|inner| inner.split_once(char::is_whitespace));
        let value = parts.and_then(|(_, value)| value.trim().strip_prefix('"')?.strip_suffix('"'));
        let (Some((name, _)), Some(value)) = (parts, value) else {
            return false;
        };
        let value = value.replace("\\\"", "\"").replace("\\\\", "\\");
        self.game.tags.set(name, value);
        self.scanner.advance(line.len());
        true
    }

    /// Reads a ply, or words that are none.
    fn ply(&mut self) {
        let numbered = number(&mut self.scanner);
        self.scanner.space();
        let place = self.scanner.place();
        let start = self.scanner.offset();
        let components = components(&mut self.scanner);
        if let Some(components) = components {
            let text = self.scanner.since(start).trim().to_owned();
            self.add(place, text, components);
            return self.additions();
        }
        if let Some(word) = word_ply(self.scanner.rest()) {
            self.scanner.advance(word.len());
            self.add(place, word.to_owned(), Vec::new());
            return self.additions();
        }
        let words = words(&mut self.scanner);
        self.scanner.skip(";");
        if words.is_empty() || self.game.remark(words) {
            return;
        }
        match (numbered, self.game.plies.is_empty()) {
            (true, _) => self.add(place, words.to_owned(), Vec::new()),
            (false, true) => self.game.head(words, false),
            (false, false) => {
                self.game.comment(words);
                let message = format!("`{words}` is no move, so it became a comment");
                self.game.note(place, message);
            }
        }
    }

    fn add(&mut self, (line, column): (usize, usize), text: String, components: Vec<Component>) {
        self.game.play(SitePly {
            text,
            line,
            column,
            components,
            comment: String::new(),
        });
    }

    /// Reads the further parts of the last ply, each after a semicolon.
    fn additions(&mut self) {
        loop {
            self.scanner.space();
            if !self.scanner.skip(";") && !self.scanner.skip(",") {
                return;
            }
            self.scanner.space();
            if matches!(self.scanner.peek(), None | Some('\n')) {
                self.open = true;
                return;
            }
            if self.scanner.rest().starts_with("//") {
                return;
            }
            self.addition();
        }
    }

    /// Reads one further part of the last ply.
    fn addition(&mut self) {
        let (start, place) = (self.scanner.offset(), self.scanner.place());
        match (components(&mut self.scanner), self.game.plies.last_mut()) {
            (Some(more), Some(ply)) => {
                ply.components.extend(more);
                ply.text.push_str("; ");
                ply.text.push_str(self.scanner.since(start).trim());
            }
            _ => {
                let words = words(&mut self.scanner);
                if !words.is_empty() && !self.game.remark(words) {
                    self.game.comment(words);
                    let message = format!("`{words}` is no part of a move, so it became a comment");
                    self.game.note(place, message);
                }
            }
        }
    }
}

/// Whether a line goes on with what the ply of the line before removes or puts down.
fn begins_as_addition(mut scanner: Scanner) -> bool {
    let first = components(&mut scanner).and_then(|parts| parts.into_iter().next());
    matches!(
        first,
        Some(Component::Remove { .. } | Component::Put { .. })
    )
}

/// Skips the number of a move.
fn number(scanner: &mut Scanner) -> bool {
    let mut ahead = *scanner;
    let digits = ahead.take(|sign| sign.is_ascii_digit());
    if digits.is_empty() {
        return false;
    }
    let dots = ahead.take(|sign| ".…):".contains(sign));
    let apart = ahead.peek().is_none_or(char::is_whitespace);
    let is_number = !dots.is_empty() || apart;
    // A result begins with a number too, and a score or a date has more digits behind the sign.
    if is_number && !ahead.peek().is_some_and(|sign| sign.is_ascii_digit()) {
        *scanner = ahead;
        return true;
    }
    false
}

/// The text up to the end of the line, a semicolon or a comment.
fn words<'t>(scanner: &mut Scanner<'t>) -> &'t str {
    let rest = scanner.rest();
    let ends =
        |&(index, sign): &(usize, char)| ";{\n".contains(sign) || rest[index..].starts_with("//");
    let end = rest
        .char_indices()
        .find(ends)
        .map_or(rest.len(), |(index, _)| index);
    scanner.advance(end);
    rest[..end].trim()
}

#[cfg(test)]
mod tests;
