//! Paths into the tree of a file: fields of records and entries of maps.

use super::write::{self, Lines, quote, quote_letter};
use crate::variant_file::schema::{GameFile, SetupFile};
use crate::variant_file::syntax::{SyntaxNode, Value};
use std::ops::Range;

/// One step of a path.
#[derive(Clone, Copy, Debug)]
pub(super) enum Key<'a> {
    /// A field of a record.
    Field(&'a str),
    /// An entry of a map with a name as its key.
    Entry(&'a str),
    /// An entry of a map with a letter as its key.
    Letter(char),
}

impl Key<'_> {
    fn is(self, key: &Value) -> bool {
        match (self, key) {
            (Key::Entry(name), Value::Text(text)) => name == text,
            (Key::Letter(letter), Value::Char(known)) => letter == *known,
            _ => false,
        }
    }

    fn written(self) -> String {
        match self {
            Key::Field(name) => name.to_owned(),
            Key::Entry(name) => quote(name),
            Key::Letter(letter) => quote_letter(letter),
        }
    }
}

/// The value at the end of a path.
pub(super) fn find<'a>(root: &'a SyntaxNode, path: &[Key]) -> Option<&'a SyntaxNode> {
    path.iter().try_fold(root, |node, key| step(node, *key))
}

fn step<'a>(node: &'a SyntaxNode, key: Key) -> Option<&'a SyntaxNode> {
    values(node, key).into_iter().next()
}

/// The values of a key. More than one is a mistake of the file.
pub(super) fn values<'a>(node: &'a SyntaxNode, key: Key) -> Vec<&'a SyntaxNode> {
    match (&node.value, key) {
        (Value::Record(record), Key::Field(name)) => {
            let fields = record.fields.iter().filter(|field| field.name == name);
            fields.map(|field| &field.value).collect()
        }
        (Value::Map(entries), _) => {
            let entries = entries.iter().filter(|(known, _)| key.is(&known.value));
            entries.map(|(_, value)| value).collect()
        }
        _ => Vec::new(),
    }
}

/// The ranges of the entries of a record or a map, with their field names. The name
/// is empty for an entry of a map.
pub(super) fn entries(node: &SyntaxNode) -> Vec<(Range<usize>, &str)> {
    match &node.value {
        Value::Record(record) => {
            let fields = record.fields.iter();
            fields
                .map(|field| {
                    let range = field.span.range.start..field.value.span.range.end;
                    (range, field.name.as_str())
                })
                .collect()
        }
        Value::Map(entries) => entries
            .iter()
            .map(|(key, value)| (key.span.range.start..value.span.range.end, ""))
            .collect(),
        _ => Vec::new(),
    }
}

/// Whether a node can have an entry with this key.
pub(super) fn accepts(node: &SyntaxNode, key: Key) -> bool {
    match (&node.value, key) {
        (Value::Record(record), Key::Field(_)) => record.body,
        (Value::Map(_), Key::Entry(_) | Key::Letter(_)) => true,
        _ => false,
    }
}

/// The index before which a new field belongs, so that fields stay in the order of the manual.
pub(super) fn place(depth: usize, name: &str, entries: &[(Range<usize>, &str)]) -> usize {
    let order = match depth {
        0 => GameFile::FIELDS,
        _ => SetupFile::FIELDS,
    };
    let number = |name: &str| order.iter().position(|known| *known == name);
    let own = number(name);
    let before = |known: &str| number(known).is_some_and(|known| Some(known) < own);
    let last = entries.iter().rposition(|(_, known)| before(known));
    last.map_or(0, |last| last + 1)
}

/// A value inside the entries of the path that do not exist yet.
pub(super) fn wrapped(path: &[Key], value: &Lines) -> Lines {
    let mut lines = value.lines.clone();
    for (index, key) in path.iter().enumerate().rev() {
        if let Some((_, first)) = lines.first_mut() {
            *first = format!("{}: {first}", key.written());
        }
        if index > 0 {
            let (open, close) = match key {
                Key::Field(_) => ("(", ")"),
                _ => ("{", "}"),
            };
            for (free, line) in &mut lines {
                if *free {
                    line.insert_str(0, write::LEVEL);
                }
            }
            if let Some((_, last)) = lines.last_mut() {
                last.push(',');
            }
            lines.insert(0, (true, open.to_owned()));
            lines.push((true, close.to_owned()));
        }
    }
    Lines { lines }
}
