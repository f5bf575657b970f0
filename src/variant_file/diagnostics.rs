//! What is wrong with a file, where, and what to do about it.

use crate::rules::ByColor;
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// The longest message and the longest advice, in characters: a file may hold a name of any length.
const LONGEST_MESSAGE: usize = 1000;

/// The longest part of a line that is shown, in characters.
const LONGEST_LINE: usize = 160;

/// The most names that advice lists.
const MOST_NAMES: usize = 40;

/// The longest name for which a similar one is looked for.
const LONGEST_NAME: usize = 60;

/// The text of a file, and its name for messages.
#[derive(Debug, PartialEq, Eq)]
pub struct Source {
    /// The file's path, or its name if it is built in.
    pub name: String,
    /// Its message.
    pub text: String,
    /// The drawings that lie beside it and that it names, or why they cannot be used.
    beside: Vec<(String, Drawing)>,
}

/// A drawing of a piece for both sides, or why there is none.
pub type Drawing = Result<Arc<ByColor<String>>, String>;

/// Whether a picture's name is that of a file.
pub fn is_drawing(name: &str) -> bool {
    let ending = name.rsplit_once('.').map(|(_, ending)| ending);
    ending.is_some_and(|ending| ending.eq_ignore_ascii_case("svg"))
}

impl Source {
    /// A source to be shared by all spans into it.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Arc<Source> {
        Source::with_drawings(name, text, Vec::new())
    }

    /// A source with the drawings that lie beside it, by the names that it has for them.
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

    /// The drawing that it calls so.
    pub fn beside(&self, name: &str) -> Option<&Drawing> {
        let mut beside = self.beside.iter();
        beside
            .find(|(known, _)| known == name)
            .map(|(_, drawing)| drawing)
    }

    /// Line and column of a byte offset, both counted from 1, columns in characters.
    pub fn position(&self, at: usize) -> (usize, usize) {
        let at = floor_char(&self.text, at);
        let before = &self.text[..at];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.matches('\n').count() + 1;
        (line, before[line_start..].chars().count() + 1)
    }

    /// The line that holds a byte offset, without its end.
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

/// A stretch of a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// Which source.
    pub source: Arc<Source>,
    /// From which byte to which.
    pub range: Range<usize>,
}

impl Span {
    /// The part of this span from a byte offset within it on, one character long.
    #[must_use]
    pub fn at(&self, offset: usize) -> Span {
        let start = (self.range.start + offset).min(self.range.end);
        Span {
            source: self.source.clone(),
            range: start
                ..(start + 1)
                    .max(self.range.start)
                    .min(self.source.text.len()),
        }
    }
}

/// Something wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Where; `None` if the file could not be read at all.
    pub span: Option<Span>,
    /// The file's name.
    pub file: String,
    /// The problem.
    pub message: String,
    /// The advice.
    pub help: Option<String>,
}

impl Diagnostic {
    /// A complaint about a stretch of a file.
    pub fn new(span: &Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            file: span.source.name.clone(),
            span: Some(span.clone()),
            message: shorten(message.into()),
            help: None,
        }
    }

    /// A complaint about a file as a whole.
    pub fn file(name: impl Into<String>, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            file: name.into(),
            span: None,
            message: shorten(message.into()),
            help: None,
        }
    }

    /// The same with advice.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help = Some(shorten(help.into()));
        self
    }

    /// The line itself; of a very long one the beginning.
    pub fn line(&self) -> Option<&str> {
        let span = self.span.as_ref()?;
        let line = span.source.line(span.range.start);
        let end = line.char_indices().nth(LONGEST_MESSAGE).map(|(at, _)| at);
        line.get(..end.unwrap_or(line.len()))
    }

    /// Line and column, counted from 1.
    pub fn position(&self) -> Option<(usize, usize)> {
        let span = self.span.as_ref()?;
        Some(span.source.position(span.range.start))
    }
}

/// The line of a mistake, with a mark under its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    /// The line's number, counted from 1.
    pub line: usize,
    /// The line, without letters that cannot be seen.
    pub text: String,
    /// How many letters stand before the mark.
    pub before: usize,
    /// How many letters are marked, at least one.
    pub width: usize,
}

impl Quote {
    /// The mark: spaces, and a caret for each letter.
    pub fn carets(&self) -> String {
        " ".repeat(self.before) + &"^".repeat(self.width)
    }

    /// As many letters of the line as there is room for, the marked ones among them.
    #[must_use]
    pub fn within(&self, room: usize) -> Quote {
        let letters: Vec<char> = self.text.chars().collect();
        let room = room.max(8);
        if letters.len() <= room {
            return self.clone();
        }
        // Dots stand for what is left out; they need room too.
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
    /// The line of the mistake, if it has one.
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

/// As compilers print it: message, place, the line itself and a caret under the place.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "error: {}", self.message)?;
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

/// A text that is not longer than anybody reads.
fn shorten(text: String) -> String {
    match text.char_indices().nth(LONGEST_MESSAGE) {
        Some((end, _)) => format!("{} …", &text[..end]),
        None => text,
    }
}

/// A text as it may be shown in a terminal: characters that would steer it are question marks.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    let odd = |letter: char| letter.is_control() && letter != '\n' && letter != '\t';
    match text.contains(odd) {
        true => Cow::Owned(text.replace(odd, "\u{fffd}")),
        false => Cow::Borrowed(text),
    }
}

/// Tabs and control characters would put the caret in the wrong place.
fn visible(letter: char) -> char {
    if letter.is_control() { ' ' } else { letter }
}

/// The known name nearest to a mistyped one, if any is near.
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

/// Advice for a mistyped name: the nearest known one, or all of them.
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
    fn suggests_only_what_is_near() {
        let known = ["withdraw", "advance", "leap"];
        assert_eq!(did_you_mean("withdrw", known), Some("withdraw"));
        assert_eq!(did_you_mean("Lepa", known), Some("leap"));
        assert_eq!(did_you_mean("castle", known), None);
    }
}
