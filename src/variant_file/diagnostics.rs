//! Mistakes in files: their message, place and advice.

use crate::rules::ByColor;
use crate::words::shortened;
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// The most mistakes that are reported for one file. More have a common cause.
pub(super) const MOST_MISTAKES: usize = 100;

/// The longest message or advice, in characters. A file may contain a name of any length.
const LONGEST_MESSAGE: usize = 1000;

/// The longest part of a line that is shown, in characters.
const LONGEST_LINE: usize = 160;

/// The most names that an advice lists.
const MOST_NAMES: usize = 40;

/// The longest name for which similar names are searched.
const LONGEST_NAME: usize = 60;

/// The text of a file, with its name for messages.
#[derive(Debug, PartialEq, Eq)]
pub struct Source {
    /// The path of the file, or its name if it is built in.
    pub name: String,
    /// The text.
    pub text: String,
    /// The drawings beside the file that it names, or why they cannot be used.
    beside: Vec<(String, Drawing)>,
}

/// A drawing of a user's own, or why it cannot be used.
pub type Drawing = Result<OwnDrawing, String>;

/// A drawing of a user's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnDrawing {
    /// The user's SVG.
    svg: Arc<str>,
    /// The drawing of the piece for each side.
    pub sides: Arc<ByColor<String>>,
}

impl OwnDrawing {
    /// The drawings of both sides, made from this SVG.
    pub fn new(svg: &str, sides: ByColor<String>) -> OwnDrawing {
        OwnDrawing {
            svg: svg.into(),
            sides: Arc::new(sides),
        }
    }

    /// The SVG on one line, as a raw string of RON.
    pub fn quoted(&self) -> String {
        let svg = crate::words::one_line(self.svg.trim_start_matches('\u{feff}'));
        let mut hashes = "#".to_owned();
        while svg.contains(&format!("\"{hashes}")) {
            hashes.push('#');
        }
        format!("r{hashes}\"{svg}\"{hashes}")
    }
}

/// Whether the name of a picture is a file name.
pub fn is_drawing(name: &str) -> bool {
    let ending = name.rsplit_once('.').map(|(_, ending)| ending);
    ending.is_some_and(|ending| ending.eq_ignore_ascii_case("svg"))
}

impl Source {
    /// Makes a source that all spans into it share.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Arc<Source> {
        Source::with_drawings(name, text, Vec::new())
    }

    /// Makes a source with the drawings beside it, by the names that the file uses for them.
    pub fn with_drawings(
        name: impl Into<String>,
        text: impl Into<String>,
        beside: Vec<(String, Drawing)>,
    ) -> Arc<Source> {
        Arc::new(Source {
            name: name.into(),
            text: text.into(),
            beside,
        })
    }

    /// The drawing that the file calls by this name.
    pub fn beside(&self, name: &str) -> Option<&Drawing> {
        let mut beside = self.beside.iter();
        beside
            .find(|(known, _)| known == name)
            .map(|(_, drawing)| drawing)
    }

    /// The line and the column of a byte offset, both from 1; columns count characters.
    pub fn position(&self, at: usize) -> (usize, usize) {
        let at = floor_char(&self.text, at);
        let before = &self.text[..at];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.matches('\n').count() + 1;
        (line, before[line_start..].chars().count() + 1)
    }

    /// The line with a byte offset, without its line end.
    pub fn line(&self, at: usize) -> &str {
        let at = floor_char(&self.text, at);
        let start = self.text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        let end = self.text[start..]
            .find('\n')
            .map_or(self.text.len(), |length| start + length);
        self.text[start..end].trim_end_matches('\r')
    }
}

/// The nearest character boundary at or before a byte offset.
fn floor_char(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// A range of a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The source.
    pub source: Arc<Source>,
    /// The byte range.
    pub range: Range<usize>,
}

impl Span {
    /// The span of one character, at a byte offset within this span.
    #[must_use]
    pub fn at(&self, offset: usize) -> Span {
        let text = &self.source.text;
        let start = floor_char(text, (self.range.start + offset).min(self.range.end));
        let letter = text[start..].chars().next();
        Span {
            source: self.source.clone(),
            range: start..start + letter.map_or(0, char::len_utf8),
        }
    }
}

/// How much a diagnostic matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The file has a mistake.
    Error,
    /// Something in the game can never happen.
    Warning,
    /// The file has a meaning that its author may not expect.
    Note,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        })
    }
}

/// A mistake in a file, or a warning or note about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How much it matters.
    pub severity: Severity,
    /// Its place; `None` if the file could not be read at all.
    pub span: Option<Span>,
    /// The file's name.
    pub file: String,
    /// What is wrong.
    pub message: String,
    /// How to correct it, if known.
    pub help: Option<String>,
}

impl Diagnostic {
    /// A mistake at a place of a file.
    pub fn new(span: &Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            file: span.source.name.clone(),
            span: Some(span.clone()),
            message: shortened(&message.into(), LONGEST_MESSAGE).into(),
            help: None,
        }
    }

    /// A mistake, a warning or a note about a place of a file.
    pub fn of(severity: Severity, span: &Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity,
            ..Diagnostic::new(span, message)
        }
    }

    /// A mistake of a whole file.
    pub fn file(name: impl Into<String>, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            file: name.into(),
            span: None,
            message: shortened(&message.into(), LONGEST_MESSAGE).into(),
            help: None,
        }
    }

    /// The same diagnostic with advice.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help = Some(shortened(&help.into(), LONGEST_MESSAGE).into());
        self
    }

    /// The line of the mistake, or the first part of a very long one.
    pub fn line(&self) -> Option<&str> {
        let span = self.span.as_ref()?;
        let line = span.source.line(span.range.start);
        let end = line.char_indices().nth(LONGEST_MESSAGE).map(|(at, _)| at);
        line.get(..end.unwrap_or(line.len()))
    }

    /// Its line and column, from 1.
    pub fn position(&self) -> Option<(usize, usize)> {
        let span = self.span.as_ref()?;
        Some(span.source.position(span.range.start))
    }
}

/// The line of a mistake, with its marked part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    /// The line's number, counted from 1.
    pub line: usize,
    /// The line, with invisible characters replaced.
    pub text: String,
    /// The number of characters before the mark.
    pub before: usize,
    /// The number of marked characters, at least one.
    pub width: usize,
}

impl Quote {
    /// Spaces, then a caret for each marked character.
    pub fn carets(&self) -> String {
        " ".repeat(self.before) + &"^".repeat(self.width)
    }

    /// A part of the line with at most `room` characters, the marked ones included.
    #[must_use]
    pub fn within(&self, room: usize) -> Quote {
        let letters: Vec<char> = self.text.chars().collect();
        let room = room.max(8);
        if letters.len() <= room {
            return self.clone();
        }
        // The dots for the omitted parts need room too.
        let first = (self.before + self.width + 2).saturating_sub(room);
        let first = first.min(self.before.saturating_sub(1));
        let last = (first + room).min(letters.len());
        let mut shown = letters[first..last].to_vec();
        if first > 0 {
            shown[0] = '…';
        }
        if let Some(end) = shown.last_mut().filter(|_| last < letters.len()) {
            *end = '…';
        }
        let before = self.before - first;
        Quote {
            line: self.line,
            width: self.width.min(shown.len().saturating_sub(before)).max(1),
            text: shown.into_iter().collect(),
            before,
        }
    }
}

impl Diagnostic {
    /// The line of the mistake, if its place is known.
    pub fn quote(&self) -> Option<Quote> {
        let span = self.span.as_ref()?;
        let (line, column) = span.source.position(span.range.start);
        let text: String = span
            .source
            .line(span.range.start)
            .chars()
            .map(visible)
            .collect();
        let rest = text.chars().count().saturating_sub(column - 1).max(1);
        let covered = span.source.text.get(span.range.clone()).unwrap_or_default();
        let width = covered.lines().next().unwrap_or_default().chars().count();
        Some(Quote {
            line,
            text,
            before: column - 1,
            width: width.clamp(1, rest),
        })
    }
}

/// Writes it as compilers do: message, place, the line, and a caret below.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {}", self.severity, self.message)?;
        let Some(quote) = self.quote() else {
            write!(f, "  --> {}", self.file)?;
            return self
                .help
                .iter()
                .try_for_each(|help| write!(f, "\n  help: {help}"));
        };
        let (number, column) = (quote.line.to_string(), quote.before + 1);
        let margin = " ".repeat(number.len());
        let shown = quote.within(LONGEST_LINE);
        writeln!(f, "{margin}--> {}:{number}:{column}", self.file)?;
        writeln!(f, "{margin} |")?;
        writeln!(f, "{number} | {}", shown.text)?;
        write!(f, "{margin} | {}", shown.carets())?;
        self.help
            .iter()
            .try_for_each(|help| write!(f, "\n{margin} = help: {help}"))
    }
}

/// A text that is safe in a terminal: control characters become question marks.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    let odd = |letter: char| letter.is_control() && letter != '\n' && letter != '\t';
    match text.contains(odd) {
        true => Cow::Owned(text.replace(odd, "\u{fffd}")),
        false => Cow::Borrowed(text),
    }
}

/// Replaces a tab or a control character, which would move the caret.
fn visible(letter: char) -> char {
    if letter.is_control() { ' ' } else { letter }
}

/// The known name nearest to a mistyped one, if one is similar.
pub fn did_you_mean<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if typed.len() > LONGEST_NAME {
        return None;
    }
    known
        .into_iter()
        .map(|name| {
            (
                strsim::damerau_levenshtein(&typed.to_lowercase(), &name.to_lowercase()),
                name,
            )
        })
        .filter(|&(distance, name)| distance <= 1 + name.chars().count() / 4)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, name)| name)
}

/// Advice for a mistyped name: the nearest known name, or all of them.
pub fn suggestion<'a>(typed: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> String {
    match did_you_mean(typed, known.clone()) {
        Some(name) => format!("did you mean `{name}`?"),
        None => {
            let names: Vec<&str> = known.into_iter().collect();
            match names.len() {
                0 => "there are none".to_owned(),
                count if count > MOST_NAMES => {
                    let some = names[..MOST_NAMES].join(", ");
                    format!("these are known: {some}, and {} more", count - MOST_NAMES)
                }
                _ => format!("these are known: {}", names.join(", ")),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_line_and_caret() {
        let source = Source::new("a.ron", "(\n    nmae: \"x\",\n)");
        let span = Span {
            source,
            range: 6..10,
        };
        let shown = Diagnostic::new(&span, "unknown field `nmae`")
            .with_help("did you mean `name`?")
            .to_string();
        assert_eq!(
            shown,
            "error: unknown field `nmae`\n --> a.ron:2:5\n  |\n2 |     nmae: \"x\",\n  |     ^^^^\n  = help: did you mean `name`?"
        );
    }

    #[test]
    fn long_lines_are_cut_around_the_place() {
        let text = format!("{}mistake{}", "a".repeat(40), "b".repeat(40));
        let span = Span {
            source: Source::new("a.ron", text),
            range: 40..47,
        };
        let quote = Diagnostic::new(&span, "x").quote().unwrap();
        for room in 20..100 {
            let shown = quote.within(room);
            assert!(shown.text.chars().count() <= room, "{room}");
            let marked: String = shown
                .text
                .chars()
                .skip(shown.before)
                .take(shown.width)
                .collect();
            assert_eq!(marked, "mistake", "{room}: {}", shown.text);
        }
        assert_eq!(quote.within(1).carets().trim().len(), quote.within(8).width);
    }

    #[test]
    fn positions_count_characters_and_survive_odd_offsets() {
        let source = Source::new("a", "äö\nx");
        assert_eq!(source.position(2), (1, 2));
        assert_eq!(source.position(3), (1, 2));
        assert_eq!(source.position(99), (2, 2));
        assert_eq!(source.line(99), "x");
    }

    #[test]
    fn the_span_of_a_character_has_all_its_bytes() {
        let text = "a♞b";
        let whole = Span {
            source: Source::new("a", text),
            range: 0..text.len(),
        };
        let letters = [0, 1, 2, 4, 9].map(|offset| &text[whole.at(offset).range]);
        assert_eq!(letters, ["a", "♞", "♞", "b", ""]);
    }

    #[test]
    fn suggests_only_similar_names() {
        let known = ["withdraw", "advance", "leap"];
        assert_eq!(did_you_mean("withdrw", known), Some("withdraw"));
        assert_eq!(did_you_mean("Lepa", known), Some("leap"));
        assert_eq!(did_you_mean("castle", known), None);
    }
}
