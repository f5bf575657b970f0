//! Writes values: quotes, lists, and indented lines.

use crate::variant_file::syntax::{SyntaxNode, Value};
use std::ops::Range;

/// The indentation of one level in new text.
pub(super) const LEVEL: &str = "    ";

/// A text as a string of RON, in quotes.
pub fn quote(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            '\t' => quoted.push_str("\\t"),
            _ if letter.is_control() => {
                quoted.push_str(&format!("\\u{{{:x}}}", u32::from(letter)));
            }
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

/// A character in quotes.
pub(in crate::variant_file) fn quote_letter(letter: char) -> String {
    match letter {
        '\'' | '\\' => format!("'\\{letter}'"),
        _ => format!("'{letter}'"),
    }
}

/// Strings as a list on one line.
pub(super) fn list(items: &[String]) -> String {
    let quoted: Vec<String> = items.iter().map(|item| quote(item)).collect();
    format!("[{}]", quoted.join(", "))
}

/// The lines of a text that are not blank, as a list of strings.
pub(super) fn lines_list(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let items: String = lines
        .map(|line| format!("{LEVEL}{},\n", quote(line)))
        .collect();
    format!("[\n{items}]")
}

/// `open`, the items on a line each, and `close`.
pub(in crate::variant_file) fn block(open: char, items: &[String], close: char) -> String {
    let items: String = items.iter().map(|item| indent(item)).collect();
    match items.is_empty() {
        true => format!("{open}{close}"),
        false => format!("{open}\n{items}{close}"),
    }
}

/// An item with its comma, indented by one level.
fn indent(item: &str) -> String {
    let lines: Vec<String> = item.lines().map(|line| format!("{LEVEL}{line}")).collect();
    format!("{},\n", lines.join("\n"))
}

/// Text for the file, line by line. Lines that start inside a string must not be indented.
pub(super) struct Lines {
    /// The lines; the flag says whether the line may be indented.
    pub lines: Vec<(bool, String)>,
}

impl Lines {
    /// A text whose lines may all be indented.
    pub fn free(text: &str) -> Lines {
        let lines = text.lines().map(|line| (true, line.to_owned()));
        Lines {
            lines: lines.collect(),
        }
    }

    /// Whether two texts are the same, apart from the indentation of lines that may be indented.
    pub fn is_same(&self, other: &Lines) -> bool {
        let shown = |lines: &Lines| {
            let lines = lines.lines.iter();
            let lines = lines.map(|(free, line)| match free {
                true => (true, line.trim_start().to_owned()),
                false => (false, line.clone()),
            });
            lines.collect::<Vec<_>>()
        };
        shown(self) == shown(other)
    }
}

/// The text of a node as its author wrote it. Lines inside its strings keep their place.
pub(super) fn verbatim(node: &SyntaxNode) -> Lines {
    let mut strings = Vec::new();
    collect_strings(node, &mut strings);
    let text = &node.span.source.text[node.span.range.clone()];
    let start = node.span.range.start;
    let mut at = start;
    let lines = text.split('\n').map(|line| {
        let free = !strings
            .iter()
            .any(|range| range.start < at && at < range.end);
        at += line.len() + 1;
        let inside = strings
            .iter()
            .any(|range| range.start < at && at < range.end);
        let line = if inside {
            line
        } else {
            line.trim_end_matches('\r')
        };
        (free, line.to_owned())
    });
    let mut lines: Vec<(bool, String)> = lines.collect();
    outdent(&mut lines);
    Lines { lines }
}

/// Removes the indentation that all lines after the first have in common.
fn outdent(lines: &mut [(bool, String)]) {
    let blank = |line: &str| line.len() - line.trim_start_matches([' ', '\t']).len();
    let later = || 1..lines.len();
    let free = later().filter(|&at| lines[at].0 && !lines[at].1.trim().is_empty());
    let common = free.map(|at| blank(&lines[at].1)).min().unwrap_or(0);
    for (free, line) in lines.iter_mut().skip(1) {
        if *free {
            *line = line.get(common..).unwrap_or_default().to_owned();
        }
    }
}

/// The ranges of all strings in a node.
fn collect_strings(node: &SyntaxNode, found: &mut Vec<Range<usize>>) {
    match &node.value {
        Value::Text(_) => found.push(node.span.range.clone()),
        Value::List(items) => items.iter().for_each(|item| collect_strings(item, found)),
        Value::Map(entries) => {
            for (key, value) in entries {
                collect_strings(key, found);
                collect_strings(value, found);
            }
        }
        Value::Record(record) => {
            let fields = record.fields.iter().map(|field| &field.value);
            for value in fields.chain(&record.items) {
                collect_strings(value, found);
            }
        }
        _ => {}
    }
}

/// Whether two values are equal, apart from their places.
pub(super) fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::List(one), Value::List(other)) => {
            one.len() == other.len()
                && one
                    .iter()
                    .zip(other)
                    .all(|(one, other)| same(&one.value, &other.value))
        }
        (Value::Record(one), Value::Record(other)) => {
            !one.body && !other.body && one.name == other.name
        }
        _ => one == other,
    }
}
