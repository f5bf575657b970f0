//! Writes the types of game files as RON.
//!
//! [`record!`](super::decode) and [`choice!`](super::decode) implement [`Encode`] for a type of the format, so every field
//! that can be read can be written. Only the export of a game writes whole files: [`edit`](super::edit) changes files
//! that people wrote.

use super::decode::{Entries, Spanned};
use super::edit::{block, quote, quote_letter};

/// The longest value on one line, in bytes.
const LONGEST_LINE: usize = 100;

/// A type that can be written as a value of a game file.
pub(crate) trait Encode {
    /// The value as text; `None` if its field can be left out.
    fn encode(&self) -> Option<String>;
}

impl Encode for bool {
    fn encode(&self) -> Option<String> {
        Some(self.to_string())
    }
}

impl Encode for u8 {
    fn encode(&self) -> Option<String> {
        Some(self.to_string())
    }
}

impl Encode for u16 {
    fn encode(&self) -> Option<String> {
        Some(self.to_string())
    }
}

impl Encode for u32 {
    fn encode(&self) -> Option<String> {
        Some(self.to_string())
    }
}

impl Encode for char {
    fn encode(&self) -> Option<String> {
        Some(quote_letter(*self))
    }
}

impl Encode for String {
    fn encode(&self) -> Option<String> {
        Some(quote(self))
    }
}

impl<T: Encode> Encode for Option<T> {
    fn encode(&self) -> Option<String> {
        self.as_ref().and_then(Encode::encode)
    }
}

impl<T: Encode> Encode for Spanned<T> {
    fn encode(&self) -> Option<String> {
        self.value.encode()
    }
}

impl<T: Encode> Encode for Vec<T> {
    fn encode(&self) -> Option<String> {
        Some(enclosed(
            '[',
            self.iter().filter_map(Encode::encode).collect(),
            ']',
        ))
    }
}

impl<K: Encode + PartialEq, V: Encode> Encode for Entries<K, V> {
    fn encode(&self) -> Option<String> {
        let entry = |(key, value): (&Spanned<K>, &V)| {
            let value = value.encode().unwrap_or_else(|| "()".to_owned());
            Some(format!("{}: {value}", key.encode()?))
        };
        let removed = self
            .removed()
            .filter_map(|key| Some(format!("{}: None", key.encode()?)));
        let items: Vec<String> = removed.chain(self.iter().filter_map(entry)).collect();
        match items.is_empty() {
            true => None,
            // A map whose entries have several lines has a line for each.
            false if items.iter().any(|item| item.contains('(')) => Some(block('{', &items, '}')),
            false => Some(enclosed('{', items, '}')),
        }
    }
}

/// The fields of a record during writing.
#[derive(Default)]
pub(crate) struct EncodedFields(Vec<String>);

impl EncodedFields {
    /// Adds a field, unless it can be left out.
    pub fn add(&mut self, name: &str, value: &impl Encode) {
        if let Some(value) = value.encode() {
            let value = match name {
                "array" => picture(&value),
                _ => value,
            };
            self.0.push(format!("{name}: {value}"));
        }
    }

    /// Adds a field that has no value any more.
    pub fn add_removed(&mut self, name: &str) {
        self.0.push(format!("{name}: None"));
    }

    /// The record; `None` if it has no fields.
    pub fn record(self) -> Option<String> {
        (!self.0.is_empty()).then(|| enclosed('(', self.0, ')'))
    }

    /// A choice of this name with the fields.
    pub fn choice(self, name: &str) -> Option<String> {
        Some(format!("{name}{}", self.record().unwrap_or_default()))
    }
}

/// A picture of a board in quotes, with a line for each rank. Blanks do not count in it.
fn picture(quoted: &str) -> String {
    let rows = quoted.trim_matches('"').split("\\n").map(str::trim);
    let rows: String = rows
        .filter(|row| !row.is_empty())
        .map(|row| format!("    {row}\n"))
        .collect();
    format!("\"\n{rows}\"")
}

/// Items between brackets: on one line if they fit.
fn enclosed(open: char, items: Vec<String>, close: char) -> String {
    let line = items.join(", ");
    match line.len() > LONGEST_LINE || line.contains('\n') {
        true => block(open, &items, close),
        false => format!("{open}{line}{close}"),
    }
}
