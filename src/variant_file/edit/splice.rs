//! Replaces, adds or removes one value of a file.

use super::GameText;
use super::path::{Key, accepts, entries, find, place, step, wrapped};
use super::write::{self, Lines};
use crate::variant_file::diagnostics::{Diagnostic, Source};
use crate::variant_file::syntax::{self, SyntaxNode, Value};
use std::ops::Range;

impl GameText {
    /// Sets the value at the end of a path, and adds missing entries on the way.
    pub(super) fn set(&mut self, path: &[Key], value: &str) -> Result<(), Diagnostic> {
        self.set_lines(path, &Lines::free(value))
    }

    pub(super) fn set_lines(&mut self, path: &[Key], value: &Lines) -> Result<(), Diagnostic> {
        if let Some(node) = find(&self.root, path) {
            let range = node.span.range.clone();
            let indent = self.indent_of_line(range.start);
            let value = self.placed(value, &indent);
            self.splice(range, &value);
            return Ok(());
        }
        let known = (0..path.len()).rev().find(|&length| {
            let node = find(&self.root, &path[..length]);
            node.is_some_and(|node| accepts(node, path[length]))
        });
        let Some(known) = known else {
            return Err(self.obstacle(path));
        };
        if find(&self.root, &path[..=known]).is_some() {
            return Err(self.obstacle(&path[..=known]));
        }
        self.insert(path, known, &wrapped(&path[known..], value));
        Ok(())
    }

    /// The mistake that keeps a path from being added.
    fn obstacle(&self, path: &[Key]) -> Diagnostic {
        let found = (0..=path.len())
            .rev()
            .find_map(|length| find(&self.root, &path[..length]));
        let node = found.unwrap_or(&self.root);
        Diagnostic::new(&node.span, "nothing can be added here")
            .with_help("correct this place in the file first")
    }

    /// Adds an item to the container at the end of `path[..known]`.
    fn insert(&mut self, path: &[Key], known: usize, item: &Lines) {
        let Some(container) = find(&self.root, &path[..known]) else {
            return;
        };
        let entries = entries(container);
        let before = match path[known] {
            Key::Field(name) => place(known, name, &entries),
            _ => entries.len(),
        };
        let close = container.span.range.end - 1;
        let open = self.open(container);
        let previous = before.checked_sub(1).map(|index| entries[index].0.clone());
        let first = entries.first().map(|(range, _)| range.clone());
        match previous {
            Some(previous) => self.insert_after(previous, open, close, item),
            None => self.insert_first(open, close, first, item),
        }
    }

    /// The offset of a container's opening bracket.
    fn open(&self, container: &SyntaxNode) -> usize {
        let start = container.span.range.start;
        match &container.value {
            Value::Record(record) => {
                let name = record.name.as_ref().map_or(0, String::len);
                syntax::after_blank(&self.source, start + name)
            }
            _ => start,
        }
    }

    fn insert_after(&mut self, previous: Range<usize>, open: usize, close: usize, item: &Lines) {
        let comma = self.comma_after(previous.end);
        let from = comma.map_or(previous.end, |comma| comma + 1);
        let indent = self.indent_of_item(previous.start, open);
        match self.only_comments(from) {
            Some(end) => {
                let item = self.placed(item, &indent);
                let line_end = self.line_end();
                self.splice(end..end, &format!("{line_end}{indent}{item},"));
            }
            None => {
                let last = syntax::after_blank(&self.source, from) == close;
                let item = self.placed(item, &self.indent_of_line(previous.start));
                let end = if comma.is_none() && last { "" } else { "," };
                self.splice(from..from, &format!(" {item}{end}"));
            }
        }
        if comma.is_none() {
            self.splice(previous.end..previous.end, ",");
        }
    }

    fn insert_first(
        &mut self,
        open: usize,
        close: usize,
        first: Option<Range<usize>>,
        item: &Lines,
    ) {
        let line_end = self.line_end();
        let outer = self.indent_of_line(open);
        let indent = match &first {
            Some(first) => self.indent_of_item(first.start, open),
            None => format!("{outer}{}", self.level()),
        };
        let placed = self.placed(item, &indent);
        if let Some(end) = self.only_comments(open + 1) {
            self.splice(end..end, &format!("{line_end}{indent}{placed},"));
        } else if first.is_some() {
            let spaces = self.text()[open + 1..].len()
                - self.text()[open + 1..].trim_start_matches(' ').len();
            let at = open + 1 + spaces;
            let placed = self.placed(item, &outer);
            self.splice(at..at, &format!("{placed}, "));
        } else {
            // Only blanks and comments are between the brackets, and they stay.
            let inner = self.text()[open + 1..close].trim_end_matches(' ').len();
            let from = open + 1 + inner;
            self.splice(
                from..close,
                &format!("{line_end}{indent}{placed},{line_end}{outer}"),
            );
        }
    }

    /// Removes the entry at the end of a path, if it exists.
    pub(super) fn remove(&mut self, path: &[Key]) -> Result<(), Diagnostic> {
        let Some((last, above)) = path.split_last() else {
            return Ok(());
        };
        let Some(container) = find(&self.root, above) else {
            return Ok(());
        };
        let Some(value) = step(container, *last) else {
            return Ok(());
        };
        let end = value.span.range.end;
        let Some((range, _)) = entries(container)
            .into_iter()
            .find(|(range, _)| range.end == end)
        else {
            return Ok(());
        };
        if let Some(comma) = self.comma_after(range.end) {
            self.splice(comma..comma + 1, "");
        }
        let line = self.tidy(range);
        self.splice(line, "");
        Ok(())
    }

    /// The range of an entry; it includes the rest of its line if nothing else is there.
    fn tidy(&self, range: Range<usize>) -> Range<usize> {
        let text = self.text();
        let start = text[..range.start]
            .rfind('\n')
            .map_or(0, |newline| newline + 1);
        let rest = &text[range.end..];
        let line = rest.find('\n').map_or(rest.len(), |newline| newline + 1);
        let blank = |text: &str| text.chars().all(char::is_whitespace);
        if blank(&text[start..range.start]) && blank(&rest[..line]) && start > 0 {
            start..range.end + line
        } else if blank(&text[start..range.start])
            || text[..range.start]
                .trim_end_matches(' ')
                .ends_with(['(', '{'])
        {
            range.start..range.end + (rest.len() - rest.trim_start_matches(' ').len())
        } else {
            let before = text[..range.start].trim_end_matches(' ').len();
            let keep = usize::from(before < range.start && !rest.starts_with([',', ')', '}']));
            before + keep..range.end + keep.min(usize::from(rest.starts_with(' ')))
        }
    }

    /// The offset of the comma after an entry.
    fn comma_after(&self, at: usize) -> Option<usize> {
        let next = syntax::after_blank(&self.source, at);
        self.text()[next..].starts_with(',').then_some(next)
    }

    /// The end of the line, if only comments follow an offset.
    fn only_comments(&self, at: usize) -> Option<usize> {
        let text = self.text();
        let length = text[at..].find('\n')?;
        let end = at + text[at..at + length].trim_end_matches('\r').len();
        let line = Source::new("", &text[at..end]);
        let blank = syntax::after_blank(&line, 0) == line.text.len();
        // A block comment that ends on another line does not count.
        let whole = syntax::after_blank(&self.source, at) >= end && !opens_comment(&line.text);
        (blank && whole).then_some(end)
    }

    /// The white space at the start of the line.
    fn indent_of_line(&self, at: usize) -> String {
        let text = self.text();
        let start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        let line = text[start..].trim_start_matches('\u{feff}');
        let blank = |letter: &char| matches!(letter, ' ' | '\t');
        line.chars().take_while(blank).collect()
    }

    /// The indentation for entries of the container that opens at `open`.
    fn indent_of_item(&self, item: usize, open: usize) -> String {
        let text = self.text();
        let start = text[..item].rfind('\n').map_or(0, |newline| newline + 1);
        let outer = self.indent_of_line(item);
        match open >= start && !text[start..item].trim().is_empty() {
            true => format!("{outer}{}", self.level()),
            false => outer,
        }
    }

    /// The indentation of one level in this file.
    fn level(&self) -> String {
        let first = entries(&self.root).first().map(|(range, _)| range.start);
        let found = first.map(|at| self.indent_of_line(at));
        found
            .filter(|found| !found.is_empty())
            .unwrap_or_else(|| write::LEVEL.to_owned())
    }

    /// The line end of this file.
    fn line_end(&self) -> &'static str {
        let first = self.text().find('\n');
        match first.is_some_and(|at| self.text()[..at].ends_with('\r')) {
            true => "\r\n",
            false => "\n",
        }
    }

    /// A value with its lines indented for its place.
    fn placed(&self, value: &Lines, indent: &str) -> String {
        let level = self.level();
        let mut placed = String::new();
        for (index, (free, line)) in value.lines.iter().enumerate() {
            let inner = line.trim_start_matches(' ');
            let depth = (line.len() - inner.len()) / write::LEVEL.len();
            match (index, free) {
                (0, _) => placed.push_str(line),
                (_, false) => placed.extend(["\n", line]),
                _ if line.trim().is_empty() => placed.push_str(self.line_end()),
                _ => placed.extend([self.line_end(), indent, &level.repeat(depth), inner]),
            }
        }
        placed
    }

    /// Replaces a range of the text and reads the file again.
    fn splice(&mut self, range: Range<usize>, text: &str) {
        let mut whole = self.source.text.clone();
        whole.replace_range(range, text);
        self.source = Source::new(self.source.name.clone(), whole);
        self.root = syntax::parse(&self.source).0;
    }
}

/// Whether a text of blanks and comments ends inside a block comment.
fn opens_comment(blank: &str) -> bool {
    let line_comment = blank.find("//").unwrap_or(blank.len());
    let head = &blank[..line_comment];
    head.matches("/*").count() > head.matches("*/").count()
}
