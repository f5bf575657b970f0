//! Reads RON into a tree that knows the place of every value.
//!
//! The `ron` crate stops at the first mistake and keeps no places. Authors of games need all mistakes
//! at once, each with its line, and an editor that keeps their comments. The grammar is RON's: records
//! `(a: 1)`, tuples, lists, maps, names with or without a body, strings (also raw ones), characters,
//! numbers and nested comments.

use super::diagnostics::{Diagnostic, MOST_MISTAKES, Source, Span};
use std::ops::Range;
use std::sync::Arc;

/// The most entries of a list, a map or a record.
const MOST_ENTRIES: usize = 2000;

/// The deepest nesting that the reader accepts; no game needs a tenth of it.
const MAX_DEPTH: usize = 64;

/// The longest file that the reader accepts, in bytes.
pub const LONGEST_FILE: usize = 1 << 20;

/// A value and its place.
#[derive(Clone, Debug, PartialEq)]
pub struct SyntaxNode {
    /// Its place.
    pub span: Span,
    /// The value.
    pub value: Value,
}

/// The value of a node.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `true` or `false`.
    Bool(bool),
    /// A number as written.
    Number(String),
    /// A string.
    Text(String),
    /// A character.
    Char(char),
    /// `[a, b]`
    List(Vec<SyntaxNode>),
    /// `{a: b}`
    Map(Vec<(SyntaxNode, SyntaxNode)>),
    /// `Name`, `Name(…)` or `(…)`.
    Record(Record),
    /// A part that could not be read; the mistake has been reported.
    Broken,
}

/// A name, a body in parentheses, or both.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record {
    /// The name before the parentheses, if any.
    pub name: Option<String>,
    /// `name: value` pairs.
    pub fields: Vec<Field>,
    /// Values without a name.
    pub items: Vec<SyntaxNode>,
    /// Values after a key that is not a name: a field whose name is in quotes, or an entry of a map.
    pub pairs: Vec<(SyntaxNode, SyntaxNode)>,
    /// Whether there is a body in parentheses.
    pub body: bool,
}

/// A named value of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// The place of the name.
    pub span: Span,
    /// Its value.
    pub value: SyntaxNode,
}

/// Reads as much of a source as is readable.
pub fn parse(source: &Arc<Source>) -> (SyntaxNode, Vec<Diagnostic>) {
    let mut parser = Parser::new(source, 0);
    if source.text.len() > LONGEST_FILE {
        let message = format!("the file is longer than {LONGEST_FILE} bytes");
        parser.complain(0..0, message);
        return (parser.broken(0), parser.diagnostics);
    }
    parser.at = if source.text.starts_with('\u{feff}') {
        3
    } else {
        0
    };
    parser.attributes();
    if parser.peek().is_none() && parser.diagnostics.is_empty() {
        let message = match source.text.trim_matches(is_blank).is_empty() {
            true => "the file is empty",
            false => "the file has only comments",
        };
        let end = parser.at..parser.at;
        parser.complain_with(end, message.to_owned(), EMPTY);
        return (parser.broken(parser.at), parser.diagnostics);
    }
    let start = parser.at;
    let node = parser.value();
    parser.blank();
    if parser.at < source.text.len() && parser.diagnostics.is_empty() {
        if parser.peek() == Some(':') {
            let message = "the fields of a file need parentheses around them".to_owned();
            let field = &source.text[node.span.range.clone()];
            let help = format!("write ( before `{field}` and ) at the end of the file");
            parser.complain_with(start..parser.at, message, &help);
            return (parser.broken(start), parser.diagnostics);
        }
        let help = match parser.peek() {
            Some('(') => "a file contains one game: put the next one into its own file",
            _ => "if this belongs to the game, the bracket before it closes too early",
        };
        let rest = parser.at..source.text.ceil_char_boundary(parser.at + 1);
        let message = "something follows the end of the game".to_owned();
        parser.complain_with(rest, message, help);
    }
    (node, parser.diagnostics)
}

/// Advice for an empty file.
const EMPTY: &str = "a game begins like this: (format: 1, base: \"chess\", name: \"My game\")";

/// Advice for quotes of another kind.
const STRAIGHT_QUOTES: &str = "write straight quotes: \"like this\" for a text, 'K' for a letter";

/// Whether a character is a quote that word processors write.
fn is_curly(letter: char) -> bool {
    "“”„‟«»‘’‚‛".contains(letter)
}

/// Whether a character is white space or a byte order mark.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || letter == '\u{feff}'
}

/// The offset after the white space and comments that start at a byte offset.
pub fn after_blank(source: &Arc<Source>, at: usize) -> usize {
    let mut parser = Parser::new(source, at);
    parser.blank();
    parser.at
}

/// Whether a text has only white space and comments, all of which end in it.
pub fn only_blank(source: &Arc<Source>) -> bool {
    let mut parser = Parser::new(source, 0);
    parser.blank();
    parser.at == source.text.len() && !parser.incomplete
}

/// Whether a line looks like the next part of the file, not like a part of an unclosed string: a
/// closing bracket, or a name and a colon.
fn looks_like_more(line: &str) -> bool {
    let line = line.trim_start();
    let name = |name: &str| {
        let name = name.trim_matches(['"', '\'']);
        !name.is_empty()
            && name
                .chars()
                .all(|sign| sign.is_alphanumeric() || sign == '_')
    };
    line.starts_with([')', ']', '}']) || line.split_once(':').is_some_and(|(begin, _)| name(begin))
}

/// The bracket that closes an opening one.
fn closing(bracket: char) -> Option<char> {
    match bracket {
        '(' => Some(')'),
        '[' => Some(']'),
        '{' => Some('}'),
        _ => None,
    }
}

struct Parser<'a> {
    source: &'a Arc<Source>,
    at: usize,
    depth: usize,
    /// The open brackets: the place of each, and the bracket that closes it.
    open: Vec<(usize, char)>,
    /// An open bracket that a bracket of less indentation closed: probably its own closing bracket is missing.
    suspect: Option<usize>,
    /// Whether a missing bracket or the end of the file has been reported. Later mistakes follow from
    /// that one.
    incomplete: bool,
    /// The offset where the current map must have ended, if its bracket is missing.
    closed: Option<usize>,
    diagnostics: Vec<Diagnostic>,
}

impl<'a> Parser<'a> {
    fn new(source: &'a Arc<Source>, at: usize) -> Parser<'a> {
        Parser {
            source,
            at,
            depth: 0,
            open: Vec::new(),
            suspect: None,
            incomplete: false,
            closed: None,
            diagnostics: Vec::new(),
        }
    }

    fn rest(&self) -> &'a str {
        &self.source.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.at += letter.len_utf8();
        Some(letter)
    }

    fn span(&self, range: Range<usize>) -> Span {
        Span {
            source: self.source.clone(),
            range,
        }
    }

    fn node(&self, start: usize, value: Value) -> SyntaxNode {
        SyntaxNode {
            span: self.span(start..self.at),
            value,
        }
    }

    fn broken(&self, start: usize) -> SyntaxNode {
        self.node(start, Value::Broken)
    }

    fn complain(&mut self, range: Range<usize>, message: impl Into<String>) {
        if self.diagnostics.len() < MOST_MISTAKES {
            let span = self.span(range);
            self.diagnostics.push(Diagnostic::new(&span, message));
        }
    }

    fn complain_with(&mut self, range: Range<usize>, message: String, help: &str) {
        let before = self.diagnostics.len();
        self.complain(range, message);
        if self.diagnostics.len() > before
            && let Some(diagnostic) = self.diagnostics.pop()
        {
            self.diagnostics.push(diagnostic.with_help(help));
        }
    }

    /// Reports the next character, or the end of the file.
    fn unexpected(&mut self, wanted: &str) {
        let (range, found) = match self.peek() {
            Some(letter) if letter.is_control() => (
                self.at..self.at + letter.len_utf8(),
                format!("the control character U+{:04X}", u32::from(letter)),
            ),
            Some(letter) => (self.at..self.at + letter.len_utf8(), format!("`{letter}`")),
            None => (self.at..self.at, "the end of the file".to_owned()),
        };
        let message = format!("expected {wanted}, found {found}");
        let bracket = self.unclosed_bracket();
        let help = match self.peek() {
            None | Some(')' | ']' | '}') => match &bracket {
                Some(bracket) => bracket,
                None => return self.complain(range, message),
            },
            Some(letter) if is_curly(letter) => STRAIGHT_QUOTES,
            Some('#') => "comments begin with `//`",
            Some(';') => "separate entries with commas",
            Some(letter)
                if letter.is_alphanumeric() && self.source.text[..self.at].ends_with('"') =>
            {
                "a quote within a text is written \\\""
            }
            Some(letter) if letter.is_alphabetic() && self.follows_a_word() => {
                "a comma is missing before this, or the quotes around a text"
            }
            Some(letter) if wanted.starts_with("`,`") && !")]}".contains(letter) => {
                "a comma is missing before this"
            }
            _ => return self.complain(range, message),
        };
        self.complain_with(range, message, help);
    }

    /// Whether a word stands before this on the same line.
    fn follows_a_word(&self) -> bool {
        let before = self.source.text[..self.at].trim_end_matches(' ');
        before.len() < self.at && before.ends_with(char::is_alphanumeric)
    }

    /// Skips white space and comments. After as many mistakes as it reports, the parser skips the rest of the file:
    /// each further unclosed string would mean to read all of it again.
    fn blank(&mut self) {
        if self.diagnostics.len() >= MOST_MISTAKES {
            self.at = self.source.text.len();
        }
        loop {
            let before = self.at;
            let trimmed = self.rest().trim_start();
            self.at = self.source.text.len() - trimmed.len();
            if trimmed.starts_with("//") {
                self.at += trimmed.find('\n').unwrap_or(trimmed.len());
            } else if trimmed.starts_with("/*") {
                self.block_comment();
            } else if trimmed.starts_with("--") {
                let start = self.at;
                self.complain(start..start + 2, "a comment begins with `//`");
                self.at += trimmed.find('\n').unwrap_or(trimmed.len());
            }
            if self.at == before {
                return;
            }
        }
    }

    fn block_comment(&mut self) {
        let start = self.at;
        let mut open = 0;
        while !self.rest().is_empty() {
            if self.rest().starts_with("/*") {
                open += 1;
                self.at += 2;
            } else if self.rest().starts_with("*/") {
                open -= 1;
                self.at += 2;
            } else {
                self.bump();
            }
            if open == 0 {
                return;
            }
        }
        self.incomplete = true;
        self.complain(start..start + 2, "this comment is never closed");
    }

    /// Skips RON's `#![enable(…)]`; these extensions are always on.
    fn attributes(&mut self) {
        self.blank();
        while self.rest().starts_with("#![") {
            match self.rest().find(']') {
                Some(end) => self.at += end + 1,
                None => self.at = self.source.text.len(),
            }
            self.blank();
        }
    }

    fn value(&mut self) -> SyntaxNode {
        self.blank();
        let start = self.at;
        match self.peek() {
            Some('(') => self.record(start, None),
            Some('[') => self.list(start),
            Some('{') => self.map(start),
            Some('"') => self.text(start),
            Some('\'') => self.character(start),
            Some('r') if self.rest().starts_with("r\"") || self.rest().starts_with("r#") => {
                self.raw_text(start)
            }
            Some(letter) if is_curly(letter) => self.curly_text(start),
            Some(letter) if letter.is_ascii_digit() || "+-.".contains(letter) => self.number(start),
            Some(letter) if letter.is_alphabetic() || letter == '_' => self.named(start),
            _ => {
                self.unexpected("a value");
                self.broken(start)
            }
        }
    }

    fn word(&mut self) -> String {
        let word: String = self
            .rest()
            .chars()
            .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
            .collect();
        self.at += word.len();
        word
    }

    fn named(&mut self, start: usize) -> SyntaxNode {
        let name = self.word();
        match name.as_str() {
            "true" => return self.node(start, Value::Bool(true)),
            "false" => return self.node(start, Value::Bool(false)),
            _ => {}
        }
        let end = self.at;
        self.blank();
        if self.peek() == Some('(') {
            return self.record(start, Some(name));
        }
        self.at = end;
        let record = Record {
            name: Some(name),
            ..Record::default()
        };
        self.node(start, Value::Record(record))
    }

    fn number(&mut self, start: usize) -> SyntaxNode {
        let digits: String = self
            .rest()
            .chars()
            .take_while(|letter| letter.is_ascii_alphanumeric() || "+-._".contains(*letter))
            .collect();
        self.at += digits.len();
        self.node(start, Value::Number(digits.replace('_', "")))
    }

    fn text(&mut self, start: usize) -> SyntaxNode {
        self.bump();
        let mut text = String::new();
        loop {
            match self.bump() {
                None => return self.unclosed(start),
                Some('"') if self.opens_another(start) => return self.unclosed(start),
                Some('"') => return self.node(start, Value::Text(text)),
                Some('\\') => text.extend(self.escape()),
                Some(letter) => text.push(letter),
            }
        }
    }

    /// Reports a text or a character in quotes of another kind, and reads it.
    fn curly_text(&mut self, start: usize) -> SyntaxNode {
        self.unexpected("a value");
        let single = self.bump().is_some_and(|quote| "‘’‚‛".contains(quote));
        let line = self.rest().find('\n').unwrap_or(self.rest().len());
        let closes = |letter: char| match single {
            true => letter == '\'' || is_curly(letter),
            false => letter == '"' || is_curly(letter) && !"‘’‚‛".contains(letter),
        };
        let Some(length) = self.rest()[..line].find(closes) else {
            self.at += line;
            return self.broken(start);
        };
        let text = self.rest()[..length].to_owned();
        self.at += length;
        self.bump();
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if single => self.node(start, Value::Char(letter)),
            _ => self.node(start, Value::Text(text)),
        }
    }

    /// Whether the quote just read seems to open another string, because the string before was never
    /// closed. The quote is then in a place where a string may begin, and the text after it cannot
    /// follow a string.
    fn opens_another(&mut self, start: usize) -> bool {
        let before = &self.source.text[start + 1..self.at - 1];
        let may_begin = before.trim_end().ends_with([':', '[', '(', '{', ',']);
        let adjacent = self.peek().is_some_and(char::is_alphanumeric);
        if !may_begin || !(adjacent || before.contains('\n')) {
            return false;
        }
        let (end, mistakes) = (self.at, self.diagnostics.len());
        self.blank();
        let follows = self.peek().is_none_or(|letter| ",:)]}".contains(letter));
        self.at = end;
        self.diagnostics.truncate(mistakes);
        !follows
    }

    /// Reports a string without an end, and continues where it probably ends.
    fn unclosed(&mut self, start: usize) -> SyntaxNode {
        let message = "this string is never closed".to_owned();
        let end = self.supposed_end(start);
        let help = match self.source.text[start..end].ends_with(is_curly) {
            true => STRAIGHT_QUOTES,
            false => "its closing quote is missing: write `\"` after its last letter",
        };
        self.complain_with(start..start + 1, message, help);
        self.at = end;
        self.broken(start)
    }

    /// The end of the last line before one that looks like the next part of the file.
    fn supposed_end(&self, start: usize) -> usize {
        let text = &self.source.text;
        let mut next = start;
        let mut end = None;
        for line in text[start..].split_inclusive('\n') {
            if next > start && looks_like_more(line) {
                end = Some(next);
                break;
            }
            next += line.len();
        }
        let first = text[start..].find('\n').map_or(text.len(), |at| start + at);
        let written = text[start..end.unwrap_or(first)].trim_end();
        let written = written.strip_suffix(',').unwrap_or(written);
        start + self.before_closing(written).len().max(1)
    }

    /// A string without the brackets at its end that close brackets before it.
    fn before_closing<'t>(&self, string: &'t str) -> &'t str {
        let closing_ones = string.matches([')', ']', '}']).count();
        let opened = string.matches(['(', '[', '{']).count();
        let outer = self.open.iter().rev().map(|&(_, close)| close);
        let outer = outer.take(closing_ones.saturating_sub(opened));
        outer.fold(string, |rest, close| {
            rest.strip_suffix(close).unwrap_or(rest)
        })
    }

    fn raw_text(&mut self, start: usize) -> SyntaxNode {
        self.bump();
        let hashes = self.rest().len() - self.rest().trim_start_matches('#').len();
        self.at += hashes;
        if self.bump() != Some('"') {
            self.complain(start..self.at, "a raw string begins like this: r#\"…\"#");
            return self.broken(start);
        }
        let close = format!("\"{}", "#".repeat(hashes));
        let Some(length) = self.rest().find(&close) else {
            let message = "this string is never closed".to_owned();
            let help = format!("it ends with {close}");
            self.complain_with(start..start + 1, message, &help);
            self.at = self.source.text.len();
            return self.broken(start);
        };
        let text = self.rest()[..length].to_owned();
        self.at += length + close.len();
        self.node(start, Value::Text(text))
    }

    fn character(&mut self, start: usize) -> SyntaxNode {
        self.bump();
        let letter = match self.bump() {
            Some('\\') => self.escape(),
            Some('\'') | None => None,
            letter => letter,
        };
        match (letter, self.peek()) {
            (Some(letter), Some('\'')) => {
                self.bump();
                self.node(start, Value::Char(letter))
            }
            _ => {
                let message = "a character is written like this: 'K'".to_owned();
                let help =
                    "write a letter in single quotes and a text in double quotes: \"like this\"";
                self.complain_with(start..self.at, message, help);
                let line = self.rest().find(['\'', ',', '\n']).unwrap_or(0);
                self.at += line;
                if self.peek() == Some('\'') {
                    self.bump();
                }
                self.broken(start)
            }
        }
    }

    /// The character of an escape sequence; `None` for an escaped line end.
    fn escape(&mut self) -> Option<char> {
        let start = self.at - 1;
        let found = match self.bump() {
            Some('n') => Some('\n'),
            Some('t') => Some('\t'),
            Some('r') => Some('\r'),
            Some('0') => Some('\0'),
            Some(letter @ ('\\' | '"' | '\'')) => Some(letter),
            Some('\r') if self.peek() == Some('\n') => {
                self.line_end();
                return None;
            }
            Some('\n') => {
                self.line_end();
                return None;
            }
            Some('x') => self.hex(2),
            Some('u') if self.peek() == Some('{') => {
                self.bump();
                let length = self.rest().find('}').unwrap_or(0);
                let letter = self.hex(length);
                self.bump();
                letter
            }
            _ => None,
        };
        if found.is_none() {
            self.complain(start..self.at, "this escape does not exist in strings");
        }
        found
    }

    /// Skips the white space at the start of a string's next line; `//` there is not a comment.
    fn line_end(&mut self) {
        self.at = self.source.text.len() - self.rest().trim_start().len();
    }

    fn hex(&mut self, length: usize) -> Option<char> {
        let digits = self.rest().get(..length)?.to_owned();
        self.at += length;
        char::from_u32(u32::from_str_radix(&digits, 16).ok()?)
    }

    /// Calls `read` one level deeper, unless that is too deep.
    fn nested(&mut self, start: usize, read: impl FnOnce(&mut Self) -> Value) -> SyntaxNode {
        if self.depth == MAX_DEPTH {
            self.complain(start..start + 1, "nested too deeply");
            self.at = self.source.text.len();
            return self.broken(start);
        }
        self.depth += 1;
        let opening = self.at;
        if let Some(close) = self.bump().and_then(closing) {
            self.open.push((opening, close));
        }
        let value = read(self);
        self.open.pop();
        self.depth -= 1;
        self.node(start, value)
    }

    /// Reads the closing bracket of the current one.
    fn close(&mut self) {
        if let Some(&(opening, _)) = self.open.last()
            && let Some(indent) = self.indent_of_first(self.at)
            && indent < self.indent(opening)
        {
            self.suspect.get_or_insert(opening);
        }
        self.bump();
    }

    /// The number of white spaces before the first other character of a line.
    fn indent(&self, at: usize) -> usize {
        let line = self.source.line(at);
        line.len() - line.trim_start().len()
    }

    /// The indentation of a place that is the first in its line.
    fn indent_of_first(&self, at: usize) -> Option<usize> {
        let before = &self.source.text[..at];
        let line = before.trim_end_matches([' ', '\t']);
        line.ends_with('\n').then_some(before.len() - line.len())
    }

    /// Advice about the bracket that is probably never closed.
    fn unclosed_bracket(&self) -> Option<String> {
        let opening = self
            .suspect
            .or(self.open.last().map(|&(opening, _)| opening))?;
        let bracket = self.source.text[opening..].chars().next()?;
        let (line, column) = self.source.position(opening);
        Some(format!(
            "the `{bracket}` in line {line}, column {column} is never closed"
        ))
    }

    /// Whether a wrong closing bracket stands for the right one. Otherwise the right one is missing before it.
    fn closes_wrongly(&self) -> bool {
        let after = self.at + self.peek().map_or(0, char::len_utf8);
        let outer = &self.open[..self.open.len().saturating_sub(1)];
        self.wrong_brackets(after, outer) < self.wrong_brackets(self.at, outer)
    }

    /// The brackets that do not match from a place to the end, inside these open ones.
    fn wrong_brackets(&self, from: usize, open: &[(usize, char)]) -> usize {
        let mut open: Vec<char> = open.iter().map(|&(_, close)| close).collect();
        let mut wrong = 0;
        let mut quoted = false;
        let mut letters = self.source.text[from..].chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                '\\' if quoted => drop(letters.next()),
                '"' => quoted = !quoted,
                _ if quoted => {}
                '/' if letters.peek() == Some(&'/') => {
                    while letters.next_if(|letter| *letter != '\n').is_some() {}
                }
                ')' | ']' | '}' => match open.last() == Some(&letter) {
                    true => drop(open.pop()),
                    false => wrong += 1,
                },
                _ => open.extend(closing(letter)),
            }
        }
        wrong + open.len()
    }

    fn record(&mut self, start: usize, name: Option<String>) -> SyntaxNode {
        self.nested(start, |parser| {
            let mut record = Record {
                name,
                body: true,
                ..Record::default()
            };
            parser.entries(')', |parser| {
                if let Some(field) = parser.field() {
                    return record.fields.push(field);
                }
                let item = parser.value();
                parser.blank();
                match parser.peek() {
                    Some(':') if !parser.incomplete => {
                        parser.bump();
                        record.pairs.push((item, parser.value()));
                    }
                    _ => record.items.push(item),
                }
            });
            Value::Record(record)
        })
    }

    fn list(&mut self, start: usize) -> SyntaxNode {
        self.nested(start, |parser| {
            let mut items = Vec::new();
            let mut entries = Vec::new();
            parser.entries(']', |parser| {
                let item = parser.value();
                let is_key = matches!(item.value, Value::Text(_) | Value::Char(_));
                let (end, mistakes) = (parser.at, parser.diagnostics.len());
                parser.blank();
                if !is_key || parser.peek() != Some(':') {
                    parser.at = end;
                    parser.diagnostics.truncate(mistakes);
                    return items.push(item);
                }
                if entries.is_empty() {
                    let message = "a list has no keys".to_owned();
                    let help = "a map is written in braces: { key: value, … }";
                    parser.complain_with(start..start + 1, message, help);
                }
                parser.bump();
                entries.push((item, parser.value()));
            });
            match entries.is_empty() {
                true => Value::List(items),
                false => Value::Map(entries),
            }
        })
    }

    fn map(&mut self, start: usize) -> SyntaxNode {
        self.nested(start, |parser| {
            let mut entries = Vec::new();
            parser.entries('}', |parser| {
                let key = parser.value();
                parser.blank();
                let key = parser.with_quotes(key, &entries);
                if parser.is_field_behind(&key, &entries) {
                    let message = "`}` is missing before this".to_owned();
                    let help = "the map above it is still open, and this is a field";
                    parser.complain_with(key.span.range.clone(), message, help);
                    parser.closed = entries.last().map(|(_, value)| value.span.range.end);
                    return;
                }
                let value = if parser.peek() == Some(':') {
                    parser.bump();
                    parser.value()
                } else {
                    parser.unexpected("`:` and a value");
                    parser.broken(parser.at)
                };
                entries.push((key, value));
            });
            Value::Map(entries)
        })
    }

    /// A key of a map. Among letters, one without quotes is reported and read.
    fn with_quotes(&mut self, key: SyntaxNode, entries: &[(SyntaxNode, SyntaxNode)]) -> SyntaxNode {
        let Value::Record(Record {
            name: Some(name),
            body: false,
            ..
        }) = &key.value
        else {
            return key;
        };
        let is_letter = |(key, _): &(SyntaxNode, SyntaxNode)| matches!(key.value, Value::Char(_));
        let letters_only = !entries.is_empty() && entries.iter().all(is_letter);
        let mut letters = name.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if self.peek() == Some(':') && letters_only => {
                let message = format!("the letter {letter} needs quotes");
                let help = format!("write '{letter}': …");
                self.complain_with(key.span.range.clone(), message, &help);
                SyntaxNode {
                    value: Value::Char(letter),
                    span: key.span,
                }
            }
            _ => key,
        }
    }

    /// Whether a key of a map is really a field of the record around it, after a missing bracket: it is
    /// a name before a colon, while the other keys are texts or letters.
    fn is_field_behind(&self, key: &SyntaxNode, entries: &[(SyntaxNode, SyntaxNode)]) -> bool {
        let name =
            matches!(&key.value, Value::Record(record) if !record.body && record.name.is_some());
        let other = |(key, _): &(SyntaxNode, SyntaxNode)| {
            matches!(key.value, Value::Text(_) | Value::Char(_))
        };
        name && self.peek() == Some(':') && !entries.is_empty() && entries.iter().all(other)
    }

    /// Reads `name: value`; `None` if this is not a field.
    fn field(&mut self) -> Option<Field> {
        let start = self.at;
        let name = self.word();
        let end = self.at;
        self.blank();
        let named = !name.is_empty() && !name.starts_with(|letter: char| letter.is_ascii_digit());
        match self.peek() {
            Some(':') if named => {
                self.bump();
            }
            Some('"' | '\'' | '[' | '{' | '=' | '0'..='9') if named && name != "r" => {
                let message = format!("`:` is missing after `{name}`");
                self.complain(self.at..self.at + 1, message);
                if self.peek() == Some('=') {
                    self.bump();
                }
            }
            _ => {
                self.at = start;
                return None;
            }
        }
        Some(Field {
            name,
            span: self.span(start..end),
            value: self.value(),
        })
    }

    /// Reads entries separated by commas up to the closing bracket. After a mistake it continues with
    /// the next entry.
    fn entries(&mut self, close: char, mut entry: impl FnMut(&mut Self)) {
        let mut count = 0;
        loop {
            self.blank();
            count += 1;
            if count > MOST_ENTRIES {
                let message = format!("more than {MOST_ENTRIES} entries in one pair of brackets");
                self.complain(self.at..self.at, message);
                self.at = self.source.text.len();
                return;
            }
            match self.peek() {
                Some(letter) if letter == close => {
                    self.close();
                    return;
                }
                Some(')' | ']' | '}') if !self.incomplete && self.closes_wrongly() => {
                    self.wrong_bracket(close);
                    return;
                }
                None | Some(')' | ']' | '}') => {
                    if !self.incomplete {
                        self.unexpected(&format!("`{close}`"));
                    }
                    self.incomplete = true;
                    return;
                }
                _ => {}
            }
            let mistakes = self.diagnostics.len();
            entry(self);
            if let Some(end) = self.closed.take() {
                self.at = end;
                return;
            }
            let end = self.at;
            self.blank();
            match self.peek() {
                Some(',') => {
                    self.bump();
                }
                Some(';') => {
                    if self.diagnostics.len() == mistakes {
                        self.unexpected(&format!("`,` or `{close}`"));
                    }
                    self.bump();
                }
                Some(letter) if letter == close => {}
                Some(')' | ']' | '}') if !self.incomplete && self.closes_wrongly() => {
                    self.wrong_bracket(close);
                    return;
                }
                _ => {
                    let first = self.diagnostics.len() == mistakes;
                    if first && !self.incomplete {
                        self.unexpected(&format!("`,` or `{close}`"));
                    }
                    if first && self.begins_on_a_new_line(end) {
                        continue;
                    }
                    if !self.recover(close) {
                        return;
                    }
                }
            }
        }
    }

    /// Reports a closing bracket of the wrong kind, and takes it for the right one.
    fn wrong_bracket(&mut self, close: char) {
        let found = self.peek().unwrap_or(close);
        let message = format!("expected `{close}`, found `{found}`");
        let help = format!("write `{close}` instead of `{found}`");
        self.complain_with(self.at..self.at + 1, message, &help);
        self.bump();
    }

    /// Whether an entry begins here on a new line, so that only the comma before it is missing.
    fn begins_on_a_new_line(&self, end: usize) -> bool {
        let begins = |letter: char| letter.is_alphanumeric() || "_\"'([{".contains(letter);
        self.source.text[end..self.at].contains('\n') && self.peek().is_some_and(begins)
    }

    /// Skips to the next entry of the current bracket, and returns whether there can be one.
    fn recover(&mut self, close: char) -> bool {
        let mut open = 0;
        loop {
            self.blank();
            match self.peek() {
                None => return false,
                Some('(' | '[' | '{') => open += 1,
                Some(letter) if open == 0 && letter == close => return true,
                Some(')' | ']' | '}') if open == 0 => {
                    self.incomplete = true;
                    return false;
                }
                Some(')' | ']' | '}') => open -= 1,
                Some(',') if open == 0 => {
                    self.bump();
                    return true;
                }
                Some('"') => {
                    self.text(self.at);
                    continue;
                }
                _ => {}
            }
            self.bump();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (SyntaxNode, Vec<String>) {
        let (node, diagnostics) = parse(&Source::new("t", text));
        let messages = diagnostics
            .iter()
            .map(|d| {
                let (line, column) = d.position().unwrap();
                format!("{line}:{column} {}", d.message)
            })
            .collect();
        (node, messages)
    }

    #[test]
    fn reads_every_kind_of_value() {
        let (node, messages) = read(
            "#![enable(implicit_some)]\n( // a comment\n a: [1, -2.5, 0x1F], b: {'K': \"king\\n\", /* and /* nested */ */ 'Q': r#\"a \"b\"\"#}, c: Name, d: Name(x: true), e: (1, 2), )",
        );
        assert_eq!(messages, [] as [&str; 0]);
        let Value::Record(record) = node.value else {
            panic!()
        };
        let names: Vec<&str> = record.fields.iter().map(|f| f.name.as_str()).collect();
        assert_eq!(names, ["a", "b", "c", "d", "e"]);
        let Value::Map(map) = &record.fields[1].value.value else {
            panic!()
        };
        assert_eq!(map[0].1.value, Value::Text("king\n".into()));
        assert_eq!(map[1].1.value, Value::Text("a \"b\"".into()));
    }

    #[test]
    fn reports_all_mistakes_at_once() {
        let (_, messages) = read("(\n a: ,\n b: [1 2],\n c: 'no',\n d: \"ok\",\n e ok,\n)");
        assert_eq!(
            messages,
            [
                "2:5 expected a value, found `,`",
                "3:8 expected `,` or `]`, found `2`",
                "4:5 a character is written like this: 'K'",
                "6:4 expected `,` or `)`, found `o`",
            ]
        );
    }

    #[test]
    fn one_mistake_has_one_message() {
        assert_eq!(
            read("(\n a: {\n  'X': (b: \"c),\n  'Y': (b: \"d (e)\"),\n },\n)").1,
            ["3:12 this string is never closed"]
        );
        assert_eq!(
            read("(\n a: {\n  'X': (b: \"c, d: \"e\"),\n  'Y': (),\n },\n)").1,
            ["3:12 this string is never closed"]
        );
        assert_eq!(
            read("(a: ['X': (b: 1), 'Y': (b: 2)])").1,
            ["1:5 a list has no keys"]
        );
    }

    #[test]
    fn survives_unfinished_and_endless_input() {
        assert_eq!(read("(a: \"x").1, ["1:5 this string is never closed"]);
        assert_eq!(
            read("(a: 1").1,
            ["1:6 expected `,` or `)`, found the end of the file"]
        );
        assert_eq!(read("").1, ["1:1 the file is empty"]);
        assert_eq!(read(&"[".repeat(100_000)).1.len(), 1);
        assert_eq!(read(&" ".repeat(LONGEST_FILE + 1)).1.len(), 1);
        assert_eq!(read("() x").1.len(), 1);
    }

    /// Each unclosed string reads the rest of the file, so the parser stops at the hundredth.
    #[test]
    fn many_unclosed_strings_are_not_read_for_ever() {
        let text = format!("(\n{}", "a: [\"b: x,\n".repeat(25_000));
        let (_, mistakes) = read(&text);
        assert_eq!(mistakes.len(), MOST_MISTAKES);
    }
}
