//! Reads the moves of a game, up to the tags or moves of the next one.

use super::super::glyph_of;
use super::{
    DEEPEST, Gap, PgnReader, Token, begins_tag, first_digits, first_word, is_line_end, may_be_move,
    plain, quoted, split_result, token,
};

/// The longest remark in brackets between moves, in bytes.
const LONGEST_REMARK: usize = 400;

impl<'t> PgnReader<'t> {
    pub(super) fn read_moves(&mut self) {
        let mut plies = 0_usize;
        loop {
            let gap = self.skip_space();
            let start = self.at;
            let Some(sign) = self.peek() else { break };
            match sign {
                '[' if self.begins_game(gap) => break,
                '[' => self.remark(),
                '{' | ';' => self.comment(),
                '(' => self.open(),
                ')' => self.close(),
                '$' => self.glyph(),
                '}' | ']' => {
                    self.at += 1;
                    self.fault(
                        start,
                        format!("`{sign}` closes nothing, so it was left out"),
                    );
                }
                _ => {
                    if let Some(result) = self.result() {
                        self.push(start, Token::Result(result));
                        if self.depth == 0 && !self.goes_on() {
                            return;
                        }
                        continue;
                    }
                    if self.depth == 0 && plies > 0 && gap.blank && self.begins_anew() {
                        break;
                    }
                    plies += usize::from(self.depth == 0);
                    self.word();
                }
            }
        }
        if self.depth > 0 {
            self.fault(self.at, "a variation is not closed: `)` is missing");
        }
    }

    /// Whether the tags of the next game begin here.
    pub(super) fn begins_game(&self, gap: Gap) -> bool {
        let Some((name, quote)) = begins_tag(self.rest()) else {
            return false;
        };
        quote || gap.fresh && gap.blank && name.len() > 2
    }

    /// Whether the moves of another game without tags begin here.
    fn begins_anew(&self) -> bool {
        let number = self.rest().strip_prefix("1.");
        number.is_some_and(|rest| !rest.starts_with(['.', '…']) && self.begins_moves())
    }

    pub(super) fn at_result(&self) -> bool {
        split_result(self.rest()).is_some()
    }

    pub(super) fn result(&mut self) -> Option<&'static str> {
        let (result, length) = split_result(self.rest())?;
        self.at += length;
        Some(result)
    }

    /// Reads the comments and further results after a result. Returns whether the game goes on.
    fn goes_on(&mut self) -> bool {
        loop {
            let before = (self.at, self.tokens.len(), self.faults.len());
            let gap = self.skip_space();
            let start = self.at;
            match self.peek() {
                Some('{' | ';') => {
                    self.comment();
                    // After a blank line, a comment belongs to the next game, if there is one.
                    if gap.blank && !self.only_comments_follow() {
                        self.at = before.0;
                        self.tokens.truncate(before.1);
                        self.faults.truncate(before.2);
                        return false;
                    }
                }
                Some(')') => {
                    self.at += 1;
                    self.fault(start, "`)` closes nothing, so it was left out");
                }
                Some(_) if self.at_result() => {
                    self.result();
                    self.fault(start, "a second result, so it was left out");
                }
                Some(sign) if sign.is_ascii_digit() && self.continues() => {
                    self.fault(start, "moves after the result: they belong to the game");
                    return true;
                }
                _ => {
                    self.at = before.0;
                    return false;
                }
            }
        }
    }

    /// Reads the comments here, if nothing else follows.
    fn only_comments_follow(&mut self) -> bool {
        loop {
            self.skip_space();
            match self.peek() {
                Some('{' | ';') => self.comment(),
                other => return other.is_none(),
            }
        }
    }

    /// Whether a later move of the same game begins here.
    fn continues(&self) -> bool {
        let (digits, after) = self.rest().split_at(first_digits(self.rest()).len());
        let number = digits.parse().unwrap_or(u32::MAX);
        let by_black = after.starts_with("..") || after.starts_with('…');
        (number > 1 || by_black) && self.begins_moves()
    }

    pub(super) fn comment(&mut self) {
        let start = self.at;
        if self.rest().starts_with(';') {
            let line = self.take(|sign| !is_line_end(sign));
            self.push(start, Token::Comment(line[1..].trim()));
            return;
        }
        let (end, closed) = self.ahead.comment_end(start);
        self.push(start, Token::Comment(self.text[start + 1..end].trim()));
        self.at = end + usize::from(closed);
        if !closed {
            self.fault(start, "this comment is not closed: `}` is missing");
        }
    }

    /// Leaves out a remark in brackets. It ends before a blank line and before a line that begins with a bracket, so it
    /// hides no game.
    fn remark(&mut self) {
        let start = self.at;
        let rest = self.rest();
        let rest = &rest[1..rest.floor_char_boundary(LONGEST_REMARK)];
        let remark = rest.split_once(']').map(|(remark, _)| remark);
        let remark = remark.filter(|remark| {
            let text = remark.replace("\r\n", "\n");
            let mut lines = text.split(is_line_end).skip(1).map(str::trim_start);
            lines.all(|line| !line.is_empty() && !line.starts_with('['))
        });
        self.at += 1 + remark.map_or(0, |remark| remark.len() + 1);
        let remark = quoted(&self.text[start..self.at]);
        self.fault(start, format!("{remark} is no move, so it was left out"));
    }

    fn open(&mut self) {
        let start = self.at;
        if let Some((token, length)) = self.sign_in_parentheses() {
            self.at += length;
            self.push(start, token);
            return;
        }
        self.at += 1;
        self.depth += 1;
        if self.depth == DEEPEST + 1 {
            self.fault(
                start,
                format!(
                    "more than {DEEPEST} variations within each other, so this one was left out"
                ),
            );
        }
        self.push(start, Token::Open);
    }

    /// A sign in parentheses such as `(!)`. `(=)` offers a draw, so it stays as a comment.
    fn sign_in_parentheses(&self) -> Option<(Token<'t>, usize)> {
        let rest = self.rest();
        if rest.starts_with("(=)") {
            return Some((Token::Comment(&rest[..3]), 3));
        }
        let end = rest.bytes().take(8).position(|byte| byte == b')')?;
        let number = glyph_of(rest.get(1..end)?)?;
        Some((Token::Nag(number), end + 1))
    }

    fn close(&mut self) {
        let start = self.at;
        self.at += 1;
        if self.depth == 0 {
            self.fault(start, "`)` closes nothing, so it was left out");
            return;
        }
        self.push(start, Token::Close);
        self.depth -= 1;
    }

    fn glyph(&mut self) {
        let start = self.at;
        self.at += 1;
        let number = self.take(|sign| sign.is_ascii_digit());
        match number.parse() {
            Ok(number) => self.push(start, Token::Nag(number)),
            Err(_) => {
                let glyph = quoted(&self.text[start..self.at]);
                self.fault(
                    start,
                    format!("{glyph} is no glyph from $0 to $255, so it was left out"),
                );
            }
        }
    }

    /// Reads a move number, a move, a sign or another word.
    fn word(&mut self) {
        let start = self.at;
        if self.number() {
            return;
        }
        self.skip(|sign| ".…·,".contains(sign));
        let begin = self.at;
        let word = first_word(self.rest());
        self.at += word.len();
        if self.at == start {
            // A sign that begins no word.
            self.at += self.peek().map_or(0, char::len_utf8);
        }
        if let Some(token) = token(word) {
            self.push(begin, token);
        }
    }

    /// Skips a move number with the signs after it.
    fn number(&mut self) -> bool {
        let rest = self.rest();
        let digits = first_digits(rest);
        let after = &rest[digits.len()..];
        if digits.is_empty() {
            return false;
        }
        let marks = after.len()
            - after
                .trim_start_matches(|sign| ".…:,·".contains(sign))
                .len();
        let word = first_word(rest);
        let parenthesis = marks == 0 && after.starts_with(')') && self.is_number_in_parentheses();
        let bare = word.len() == digits.len()
            && (digits.len() == 1 || digits.contains(|digit| digit != '0'));
        let joined = after.starts_with(|sign: char| sign.is_alphabetic())
            && may_be_move(&plain(&word[digits.len()..]));
        if marks == 0 && !parenthesis && !bare && !joined {
            return false;
        }
        self.numbered_by_parentheses |= parenthesis;
        self.at += digits.len() + marks + usize::from(parenthesis);
        true
    }

    /// Whether a parenthesis after a number belongs to the number: `1) e4`.
    fn is_number_in_parentheses(&self) -> bool {
        let opened = matches!(self.tokens.last(), Some((_, Token::Open)));
        self.depth == 0 || opened || self.numbered_by_parentheses
    }
}
