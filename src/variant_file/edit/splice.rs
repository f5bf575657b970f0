//! Replaces and adds values of a file.

use super::GameText;
use super::path::{Key, accepts, entries, find, place, wrapped};
use super::write::{self, Lines};
use crate::variant_file::diagnostics::{Diagnostic, Source};
use crate::variant_file::syntax::{self, SyntaxNode, Value};
use std::collections::HashMap;
use std::ops::Range;

/// A byte range of the text, and what replaces it.
pub(super) type Splice = (Range<usize>, String);

impl GameText {
    /// Sets the value at the end of a path, and adds missing entries on the way.
    pub(super) fn set(&mut self, path: &[Key], value: &str) -> Result<(), Diagnostic> {
        self.set_lines(path, &Lines::free(value))
    }

    pub(super) fn set_lines(&mut self, path: &[Key], value: &Lines) -> Result<(), Diagnostic> {
        if let Some(node) = find(&self.root, path) {
            let splice = self.replacement(node, value);
            self.splice(Vec::from_iter(splice));
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
        self.insert(path, known, &[wrapped(&path[known..], value)]);
        Ok(())
    }

    /// Sets entries of the map at the end of a path, which are names with their values. The file is read again once or
    /// twice, however many entries there are.
    pub(super) fn set_entries(
        &mut self,
        path: &[Key],
        entries: &[(&str, String)],
    ) -> Result<(), Diagnostic> {
        let Some((first, rest)) = entries.split_first() else {
            return Ok(());
        };
        let Some(Value::Map(known)) = find(&self.root, path).map(|map| &map.value) else {
            let first_path = [path, &[Key::Entry(first.0)]].concat();
            self.set(&first_path, &first.1)?;
            return self.set_entries(path, rest);
        };
        let mut places = HashMap::new();
        for (key, value) in known {
            if let Value::Text(name) = &key.value {
                places.entry(name.as_str()).or_insert(value);
            }
        }
        let (mut replaced, mut added) = (Vec::new(), Vec::new());
        for (name, value) in entries {
            let value = Lines::free(value);
            match places.get(name) {
                Some(node) => replaced.extend(self.replacement(node, &value)),
                None => added.push(wrapped(&[Key::Entry(name)], &value)),
            }
        }
        self.splice(replaced);
        if let Some(any) = entries.first().filter(|_| !added.is_empty()) {
            let path = [path, &[Key::Entry(any.0)]].concat();
            self.insert(&path, path.len() - 1, &added);
        }
        Ok(())
    }

    /// What gives a node this value. A node that has it already stays as it is, however its lines are indented.
    fn replacement(&self, node: &SyntaxNode, value: &Lines) -> Option<Splice> {
        let range = node.span.range.clone();
        let indent = self.indent_of_line(range.start);
        (!write::verbatim(node).is_same(value)).then(|| (range, self.placed(value, &indent)))
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

    /// Adds items to the container at the end of `path[..known]`, which are all next to each other.
    fn insert(&mut self, path: &[Key], known: usize, items: &[Lines]) {
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
        let splices = match previous {
            Some(previous) => self.insert_after(previous, open, close, items),
            None => self.insert_first(open, close, first, items),
        };
        self.splice(splices);
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

    fn insert_after(
        &self,
        previous: Range<usize>,
        open: usize,
        close: usize,
        items: &[Lines],
    ) -> Vec<Splice> {
        let comma = self.comma_after(previous.end);
        let from = comma.map_or(previous.end, |comma| comma + 1);
        let missing = comma
            .is_none()
            .then(|| (previous.end..previous.end, ",".to_owned()));
        let added = match self.only_comments(from) {
            Some(end) => {
                let indent = self.indent_of_item(previous.start, open);
                let line_end = self.line_end();
                let items = self.all_placed(items, &indent);
                let lines = items.map(|item| format!("{line_end}{indent}{item},"));
                (end..end, lines.collect())
            }
            None => {
                let last = syntax::after_blank(&self.source, from) == close;
                let indent = self.indent_of_line(from);
                let items = self.all_placed(items, &indent);
                let items: Vec<String> = items.map(|item| format!(" {item}")).collect();
                let end = if comma.is_none() && last { "" } else { "," };
                (from..from, items.join(",") + end)
            }
        };
        missing.into_iter().chain([added]).collect()
    }

    fn insert_first(
        &self,
        open: usize,
        close: usize,
        first: Option<Range<usize>>,
        items: &[Lines],
    ) -> Vec<Splice> {
        let line_end = self.line_end();
        let outer = self.indent_of_line(open);
        let indent = match &first {
            Some(first) => self.indent_of_item(first.start, open),
            None => format!("{outer}{}", self.level()),
        };
        let items_on_lines = || {
            let items = self.all_placed(items, &indent);
            items
                .map(|item| format!("{line_end}{indent}{item},"))
                .collect::<String>()
        };
        if let Some(end) = self.only_comments(open + 1) {
            return vec![(end..end, items_on_lines())];
        }
        let inside = &self.text()[open + 1..];
        if first.is_some() {
            let spaces = inside.len() - inside.trim_start_matches(' ').len();
            let at = open + 1 + spaces;
            let items = self.all_placed(items, &outer);
            return vec![(at..at, items.map(|item| format!("{item}, ")).collect())];
        }
        // Only blanks and comments are between the brackets, and they stay.
        let from = open
            + 1
            + self.text()[open + 1..close]
                .trim_end_matches([' ', '\r'])
                .len();
        vec![(from..close, items_on_lines() + line_end + &outer)]
    }

    fn all_placed(&self, items: &[Lines], indent: &str) -> impl Iterator<Item = String> {
        items.iter().map(move |item| self.placed(item, indent))
    }

    /// The offset of the comma after an entry.
    pub(super) fn comma_after(&self, at: usize) -> Option<usize> {
        let next = syntax::after_blank(&self.source, at);
        self.text()[next..].starts_with(',').then_some(next)
    }

    /// The end of the line, if only comments follow an offset.
    fn only_comments(&self, at: usize) -> Option<usize> {
        let text = self.text();
        let length = text[at..].find('\n')?;
        let end = at + text[at..at + length].trim_end_matches('\r').len();
        let line = Source::new("", &text[at..end]);
        // A block comment that ends on another line does not count.
        syntax::only_blank(&line).then_some(end)
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

    /// The indentation of one level in this file: that of the first entry that begins an indented line.
    fn level(&self) -> String {
        let entries = entries(&self.root);
        let mut indents = entries.iter().filter_map(|(range, _)| {
            let indent = self.indent_of_line(range.start);
            let line = self.text()[..range.start].rsplit('\n').next();
            let begins = line.is_some_and(|before| before.trim().is_empty());
            (begins && !indent.is_empty()).then_some(indent)
        });
        indents.next().unwrap_or_else(|| write::LEVEL.to_owned())
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

    /// Replaces ranges of the text and reads the file again. Ranges may overlap only in what they remove.
    pub(super) fn splice(&mut self, mut splices: Vec<Splice>) {
        if splices.is_empty() {
            return;
        }
        splices.sort_by_key(|(range, _)| range.start);
        let (text, mut at) = (&self.source.text, 0);
        let mut changed = String::with_capacity(text.len());
        for (range, new) in splices {
            changed.extend([&text[at..range.start.max(at)], &new]);
            at = range.end.max(at);
        }
        changed.push_str(&text[at..]);
        self.source = Source::new(self.source.name.clone(), changed);
        self.root = syntax::parse(&self.source).0;
    }
}
