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

use super::scanner::{Scanner, is_dash};
use super::{Component, SiteGame, SitePly, with_line_feeds, word_ply};

/// Commands of the server that empty squares.
const REMOVALS: [&str; 5] = ["capture", "empty", "remove", "delete", "clear"];

/// Reads a game.
pub fn read(text: &str) -> SiteGame {
    let text = with_line_feeds(text);
    let mut reader = Reader {
        scanner: Scanner::new(&text),
        game: SiteGame::default(),
        open: false,
    };
    while !reader.scanner.rest().is_empty() {
        reader.line();
    }
    reader.game
}

struct Reader<'t> {
    scanner: Scanner<'t>,
    game: SiteGame,
    /// Whether the last line ended in a semicolon.
    open: bool,
}

impl Reader<'_> {
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

/// The part of a ply that begins here. Most parts are one component.
pub(super) fn components(scanner: &mut Scanner) -> Option<Vec<Component>> {
    let readers = [command, removal, with_piece];
    for read in readers {
        let mut ahead = *scanner;
        if let Some(components) = read(&mut ahead) {
            *scanner = ahead;
            return Some(components);
        }
    }
    None
}

/// `@-h5` or `@*h5`.
fn removal(scanner: &mut Scanner) -> Option<Vec<Component>> {
    if !scanner.skip("@") {
        return emptied(scanner);
    }
    scanner.space();
    if !scanner.skip("*") && !scanner.dash() {
        return None;
    }
    scanner.space();
    let square = scanner.square()?;
    Some(vec![Component::Remove { square }])
}

/// `h5-`: a move to nowhere.
fn emptied(scanner: &mut Scanner) -> Option<Vec<Component>> {
    scanner.space();
    let square = scanner.square()?;
    scanner.space();
    let dash = scanner.peek().filter(|sign| is_dash(*sign))?;
    scanner.advance(dash.len_utf8());
    let ends = |sign: char| sign.is_whitespace() || ";,/{".contains(sign);
    // `a2- a5` is a move, but `c4- d5-` are two removals.
    let mut ahead = *scanner;
    ahead.space();
    let moves = ahead.square().is_some() && !ahead.dash();
    let empties = !moves && scanner.peek().is_none_or(ends);
    empties.then(|| vec![Component::Remove { square }])
}

/// `P a2-a5`, `a2-a5`, `Pa2-a5`, `Q-a8` or `Q*a8`.
fn with_piece(scanner: &mut Scanner) -> Option<Vec<Component>> {
    for length in scanner.names() {
        let mut ahead = *scanner;
        let name = &scanner.rest()[..length];
        ahead.advance(length);
        let piece = (length > 0).then(|| name.to_owned());
        let mut other = ahead;
        if let Some(read) = put(&mut ahead, name).or_else(|| journey(&mut ahead, piece)) {
            *scanner = ahead;
            return Some(read);
        }
        if let Some(read) = emptied(&mut other) {
            *scanner = other;
            return Some(read);
        }
    }
    None
}

fn put(scanner: &mut Scanner, piece: &str) -> Option<Vec<Component>> {
    let mut ahead = *scanner;
    let sign = ahead.peek().filter(|sign| is_dash(*sign) || *sign == '*')?;
    ahead.advance(sign.len_utf8());
    let square = ahead.square()?;
    if piece.is_empty() {
        return None;
    }
    *scanner = ahead;
    let piece = piece.to_owned();
    Some(vec![Component::Put { piece, square }])
}

/// A move over two squares or more.
fn journey(scanner: &mut Scanner, piece: Option<String>) -> Option<Vec<Component>> {
    scanner.space();
    let mut from = scanner.square()?;
    let mut moves = Vec::new();
    loop {
        let mut ahead = *scanner;
        let to = ahead.dash().then(|| ahead.square()).flatten();
        let Some(to) = to else {
            break;
        };
        *scanner = ahead;
        moves.push(Component::Move {
            piece: piece.clone(),
            from: std::mem::replace(&mut from, to.clone()),
            to,
        });
    }
    if moves.is_empty() {
        return None;
    }
    let mut ahead = *scanner;
    if ahead.skip("=") {
        let piece = ahead.take(char::is_alphabetic).to_owned();
        *scanner = ahead;
        moves.push(Component::Become { piece });
    }
    Some(moves)
}

/// `capture h5 h6`, `swap d4 d7`, `move a2 a5` or `add P all c1 c2`.
fn command(scanner: &mut Scanner) -> Option<Vec<Component>> {
    let word = scanner
        .take(|sign| sign.is_ascii_alphabetic())
        .to_ascii_lowercase();
    if word.is_empty() || scanner.peek().is_none_or(|sign| !sign.is_whitespace()) {
        return None;
    }
    if REMOVALS.contains(&word.as_str()) {
        let removed = squares(scanner).into_iter();
        let removed: Vec<Component> = removed.map(|square| Component::Remove { square }).collect();
        return (!removed.is_empty()).then_some(removed);
    }
    let moved = |from: &String, to: &String| Component::Move {
        piece: None,
        from: from.clone(),
        to: to.clone(),
    };
    match word.as_str() {
        "swap" | "move" => match &squares(scanner)[..] {
            [from, to] if word == "move" => Some(vec![moved(from, to)]),
            [one, other] => Some(vec![moved(one, other), moved(other, one)]),
            _ => None,
        },
        "add" | "drop" => {
            scanner.space();
            let piece = scanner.take(|sign| sign.is_alphabetic()).to_owned();
            scanner.space();
            scanner.skip("all");
            let put = squares(scanner).into_iter().map(|square| Component::Put {
                piece: piece.clone(),
                square,
            });
            let put: Vec<Component> = put.collect();
            (!put.is_empty() && !piece.is_empty()).then_some(put)
        }
        _ => None,
    }
}

/// The squares that follow with nothing but space between them.
fn squares(scanner: &mut Scanner) -> Vec<String> {
    let mut squares = Vec::new();
    loop {
        let mut ahead = *scanner;
        ahead.space();
        let Some(square) = ahead.square() else {
            return squares;
        };
        let mut move_to = ahead;
        if move_to.dash() && move_to.square().is_some() {
            return squares;
        }
        squares.push(square);
        *scanner = ahead;
    }
}

#[cfg(test)]
mod tests;
