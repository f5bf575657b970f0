//! Reads a text sign by sign, with a running count of the lines.

/// The longest run of letters that can be the name of a piece.
const LONGEST_NAME: usize = 32;

/// A place in a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scanner<'t> {
    text: &'t str,
    at: usize,
    line: usize,
    column: usize,
}

impl<'t> Scanner<'t> {
    pub fn new(text: &'t str) -> Scanner<'t> {
        Scanner {
            text,
            at: 0,
            line: 1,
            column: 1,
        }
    }

    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The text from a byte offset to here.
    pub fn since(&self, start: usize) -> &'t str {
        &self.text[start..self.at]
    }

    pub fn offset(&self) -> usize {
        self.at
    }

    /// The line and the column here, both counted from 1.
    pub fn place(&self) -> (usize, usize) {
        (self.line, self.column)
    }

    /// Goes on by some bytes.
    pub fn advance(&mut self, bytes: usize) {
        let end = self.at + bytes;
        for sign in self.text[self.at..end].chars() {
            self.column += 1;
            if sign == '\n' {
                self.line += 1;
                self.column = 1;
            }
        }
        self.at = end;
    }

    /// Skips signs, and returns them.
    pub fn take(&mut self, what: impl Fn(char) -> bool) -> &'t str {
        let start = self.at;
        let length = self.rest().len() - self.rest().trim_start_matches(what).len();
        self.advance(length);
        self.since(start)
    }

    /// Skips a text if it comes next.
    pub fn skip(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.advance(text.len());
        }
        found
    }

    /// Skips white space within the line, and signs that nobody sees.
    pub fn space(&mut self) {
        self.take(|sign| sign != '\n' && (sign.is_whitespace() || is_invisible(sign)));
    }

    /// The name of a square: a small letter, a number, and perhaps an apostrophe.
    pub fn square(&mut self) -> Option<String> {
        let rest = self.rest();
        let file = rest.chars().next().filter(char::is_ascii_lowercase)?;
        let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
        let (mut end, mut name) = (1 + digits, format!("{file}{}", &rest[1..1 + digits]));
        if let Some(sign) = rest[end..].chars().next().filter(|sign| is_prime(*sign)) {
            end += sign.len_utf8();
            name.push('\'');
        }
        let follows = rest[end..].chars().next();
        let ends = follows.is_none_or(|sign| !sign.is_alphanumeric() || sign == 'x');
        if !(1..=2).contains(&digits) || !ends {
            return None;
        }
        self.advance(end);
        Some(name)
    }

    /// A dash between two squares, with or without space around it, or the sign of a capture without space.
    pub fn dash(&mut self) -> bool {
        let mut ahead = *self;
        let captures = ahead.peek().is_some_and(|sign| "x:×".contains(sign));
        ahead.space();
        let found = captures || ahead.peek().is_some_and(is_dash);
        if found {
            ahead.advance(ahead.peek().map_or(0, char::len_utf8));
            ahead.space();
            *self = ahead;
        }
        found
    }

    /// The lengths in bytes of the names of pieces that can begin here, the empty one first: letters, with hyphens
    /// between words of two letters or more.
    pub fn names(&self) -> impl Iterator<Item = usize> + use<'t> {
        let rest = self.rest();
        let name = rest
            .char_indices()
            .take(LONGEST_NAME)
            .take_while(|(_, sign)| sign.is_alphabetic() || *sign == '-' || *sign == '_');
        let ends = name.map(|(index, sign)| index + sign.len_utf8());
        std::iter::once(0).chain(ends)
    }
}

/// Whether a sign is a dash of any kind.
pub(super) fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '‐' | '‑' | '‒' | '–' | '—' | '−')
}

fn is_prime(sign: char) -> bool {
    matches!(sign, '\'' | '’' | '′' | '´' | '`')
}

/// Whether a sign has no width: zero-width spaces and joiners, byte order marks, and control characters.
fn is_invisible(sign: char) -> bool {
    matches!(
        sign,
        '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}'
    ) || sign.is_control() && sign != '\n'
}
