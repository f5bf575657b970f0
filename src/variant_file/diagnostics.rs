//! What is wrong with a file, where, and what to do about it.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// The text of a file, and its name for messages.
#[derive(Debug, PartialEq, Eq)]
pub struct Source {
    /// The file's path, or its name if it is built in.
    pub name: String,
    /// What it says.
    pub text: String,
}

impl Source {
    /// A source to be shared by all spans into it.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Arc<Source> {
        Arc::new(Source {
            name: name.into(),
            text: text.into(),
        })
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
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
}

impl Diagnostic {
    /// A complaint about a stretch of a file.
    pub fn new(span: &Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            file: span.source.name.clone(),
            span: Some(span.clone()),
            message: message.into(),
            help: None,
        }
    }

    /// A complaint about a file as a whole.
    pub fn file(name: impl Into<String>, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            file: name.into(),
            span: None,
            message: message.into(),
            help: None,
        }
    }

    /// The same with advice.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help = Some(help.into());
        self
    }

    /// Line and column, counted from 1.
    pub fn position(&self) -> Option<(usize, usize)> {
        let span = self.span.as_ref()?;
        Some(span.source.position(span.range.start))
    }
}

/// As compilers print it: message, place, the line itself and a caret under the place.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "error: {}", self.message)?;
        let Some(span) = &self.span else {
            write!(f, "  --> {}", self.file)?;
            return self
                .help
                .iter()
                .try_for_each(|help| write!(f, "\n  help: {help}"));
        };
        let (line, column) = span.source.position(span.range.start);
        let text = span.source.line(span.range.start);
        let number = line.to_string();
        let margin = " ".repeat(number.len());
        let shown: String = text.chars().map(visible).collect();
        let rest = shown.chars().count().saturating_sub(column - 1).max(1);
        let covered = span.source.text.get(span.range.clone()).unwrap_or_default();
        let width = covered.lines().next().unwrap_or_default().chars().count();
        let carets = "^".repeat(width.clamp(1, rest));
        writeln!(f, "{margin}--> {}:{line}:{column}", self.file)?;
        writeln!(f, "{margin} |")?;
        writeln!(f, "{number} | {shown}")?;
        write!(f, "{margin} | {}{carets}", " ".repeat(column - 1))?;
        self.help
            .iter()
            .try_for_each(|help| write!(f, "\n{margin} = help: {help}"))
    }
}

/// Tabs and control characters would put the caret in the wrong place.
fn visible(letter: char) -> char {
    if letter.is_control() { ' ' } else { letter }
}

/// The known name nearest to a mistyped one, if any is near.
pub fn did_you_mean<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
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
            format!("these are known: {}", names.join(", "))
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
