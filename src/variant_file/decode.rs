//! Turns the tree of a file into Rust types, and collects every mistake on the way.
//!
//! [`record!`] and [`choice!`] declare a type of the file format and how to read it. Each missing,
//! unknown or repeated field and each wrong type is one diagnostic, and reading continues.

use super::diagnostics::{Diagnostic, MOST_MISTAKES, Span, suggestion};
use super::syntax::{Record, SyntaxNode, Value};
use crate::words::with_article;

/// Collects the mistakes of a file.
#[derive(Debug)]
pub struct Report {
    /// The mistakes in the order in which they were found.
    pub diagnostics: Vec<Diagnostic>,
    holder_of: fn(&str) -> Option<&'static str>,
}

/// Collects mistakes of values that are decoded already.
impl Default for Report {
    fn default() -> Report {
        Report::new(Vec::new(), |_| None)
    }
}

impl Report {
    /// Adds to these mistakes. `holder_of` says what messages call the only record that has a field of a
    /// name, or the list of a piece for a capture method or a power.
    pub fn new(
        diagnostics: Vec<Diagnostic>,
        holder_of: fn(&str) -> Option<&'static str>,
    ) -> Report {
        Report {
            diagnostics,
            holder_of,
        }
    }

    /// Reports a name that is none of the known ones.
    pub fn unknown_choice(&mut self, node: &SyntaxNode, name: &str, what: &str, known: &[&str]) {
        let other_case = known.iter().any(|known| known.eq_ignore_ascii_case(name));
        let holder = (self.holder_of)(name).filter(|_| LISTS.contains(&what) && !other_case);
        let help = match holder {
            Some(holder) => format!("`{name}` belongs into {holder}"),
            None => suggestion(name, known.iter().copied()),
        };
        let message = format!("`{name}` is not a known {what}");
        self.push(Diagnostic::new(&node.span, message).with_help(help));
    }

    /// Adds a mistake.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        if self.diagnostics.len() < MOST_MISTAKES {
            self.diagnostics.push(diagnostic);
        }
    }

    /// Reports that a node has the wrong type. A broken node has been reported already.
    pub fn wrong(&mut self, node: &SyntaxNode, wanted: &str) {
        let found = match &node.value {
            Value::Broken => return,
            Value::Bool(_) => "`true` or `false`",
            Value::Number(_) => "a number",
            Value::Text(_) => "a string",
            Value::Char(_) => "a character",
            Value::List(_) => "a list",
            Value::Map(_) => "a map",
            Value::Record(record) if record.name.is_some() => "a name",
            Value::Record(_) => "a record",
        };
        self.push(Diagnostic::new(
            &node.span,
            format!("expected {wanted}, found {found}"),
        ));
    }

    /// [`wrong`](Self::wrong) with advice.
    pub fn wrong_with(&mut self, node: &SyntaxNode, wanted: &str, help: String) {
        let before = self.diagnostics.len();
        self.wrong(node, wanted);
        if self.diagnostics.len() > before
            && let Some(previous) = self.diagnostics.pop()
        {
            self.diagnostics.push(previous.with_help(help));
        }
    }
}

/// The choices that have a list of their own in a piece.
const LISTS: &[&str] = &["capture method", "power"];

/// The longest value that an advice repeats, in bytes.
const LONGEST_EXAMPLE: usize = 60;

/// The most lines that an advice repeats.
const MOST_LINES: usize = 12;

/// A short description of a node.
fn written(node: &SyntaxNode) -> &str {
    let text = node.span.source.text.get(node.span.range.clone());
    let short = |text: &&str| text.len() <= LONGEST_EXAMPLE && !text.contains('\n');
    text.filter(short).unwrap_or("…")
}

/// The longest name, in characters.
const LONGEST_NAME: usize = 80;

/// Reports a name that is too long for lists.
fn check_name(node: &SyntaxNode, report: &mut Report) {
    let Value::Text(name) = &node.value else {
        return;
    };
    let length = name.chars().count();
    let message = match name.trim() {
        "" => "a name is empty".to_owned(),
        _ if name.contains(['\n', '\r', '\t']) => "a name is one line of text".to_owned(),
        _ if length > LONGEST_NAME => {
            format!("a name has at most {LONGEST_NAME} characters, this one has {length}")
        }
        _ => return,
    };
    report.push(Diagnostic::new(&node.span, message));
}

impl Report {
    /// Reports that a node is none of the known names.
    pub fn wrong_choice(&mut self, node: &SyntaxNode, what: &str, known: &[&str]) {
        let before = self.diagnostics.len();
        self.wrong(node, &with_article(what));
        let help = match &node.value {
            Value::Text(text) if known.contains(&text.as_str()) => {
                format!("write names without quotes: {text}")
            }
            Value::Record(Record { items, .. }) if !items.is_empty() => {
                format!("write it without these parentheses: {}", written(&items[0]))
            }
            _ => format!("these are known: {}", known.join(", ")),
        };
        for previous in self.diagnostics.iter_mut().skip(before) {
            previous.help = Some(help.clone());
        }
    }
}

/// A type that can be read from a node.
pub trait Decode: Sized {
    /// Reads the node, or reports why it cannot.
    fn decode(node: &SyntaxNode, report: &mut Report) -> Option<Self>;

    /// The value if the field is missing; `None` if the field is needed.
    fn missing() -> Option<Self> {
        None
    }
}

/// A value with its place in the file.
#[derive(Clone, Debug, PartialEq)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// Its place.
    pub span: Span,
}

impl<T: Decode> Decode for Spanned<T> {
    fn decode(node: &SyntaxNode, report: &mut Report) -> Option<Self> {
        Some(Spanned {
            value: T::decode(node, report)?,
            span: node.span.clone(),
        })
    }
}

impl Decode for bool {
    fn decode(node: &SyntaxNode, report: &mut Report) -> Option<Self> {
        match node.value {
            Value::Bool(value) => Some(value),
            _ => {
                let written = written(node);
                let word = written.trim_matches(['"', '\'']);
                let wanted = match word.to_lowercase().as_str() {
                    "true" | "yes" | "on" | "1" => "true",
                    "false" | "no" | "off" | "0" => "false",
                    _ => "true or false",
                };
                let quotes = if word == written {
                    ""
                } else {
                    ", without quotes"
                };
                report.wrong_with(node, "`true` or `false`", format!("write {wanted}{quotes}"));
                None
            }
        }
    }
}

/// Reads whole numbers; reports fractions, wrong signs and numbers that are too large.
macro_rules! decode_number {
    ($($number:ty),*) => {$(
        impl Decode for $number {
            fn decode(node: &SyntaxNode, report: &mut Report) -> Option<Self> {
                let Value::Number(digits) = &node.value else {
                    match &node.value {
                        Value::Text(text) if text.parse::<$number>().is_ok() => {
                            let help = format!("write it without quotes: {text}");
                            report.wrong_with(node, "a whole number", help);
                        }
                        _ => report.wrong(node, "a whole number"),
                    }
                    return None;
                };
                let value = digits.parse().ok();
                if value.is_none() {
                    let message = format!(
                        "expected a whole number from {} to {}, found {digits}",
                        <$number>::MIN, <$number>::MAX
                    );
                    report.push(Diagnostic::new(&node.span, message));
                }
                value
            }
        }
    )*};
}

decode_number!(u8, u16, u32);

impl Decode for String {
    fn decode(node: &SyntaxNode, report: &mut Report) -> Option<Self> {
        let Value::Text(text) = &node.value else {
            let word = written(node).trim_matches('\'');
            let help = format!("write \"{word}\"");
            match node.value {
                Value::Char(_) | Value::Record(_) | Value::Number(_) if word != "…" => {
                    report.wrong_with(node, "a string in quotes", help);
                }
                Value::List(ref items) => {
                    let lines: Vec<&str> = items.iter().take(MOST_LINES).map(written).collect();
                    let lines = lines.join(", then ");
                    let help = format!("write one text with several lines: {lines}");
                    report.wrong_with(node, "a string in quotes", help);
                }
                _ => report.wrong(node, "a string in quotes"),
            }
            return None;
        };
        let odd = |letter: &char| letter.is_control() && !"\n\r\t".contains(*letter);
        if let Some(letter) = text.chars().find(odd) {
            let code = u32::from(letter);
            let message = format!("the text has the control character U+{code:04X}");
            let help = "remove it";
            report.push(Diagnostic::new(&node.span, message).with_help(help));
        }
        Some(text.clone())
    }
}

impl Decode for char {
    fn decode(node: &SyntaxNode, report: &mut Report) -> Option<Self> {
        let letter = match &node.value {
            Value::Char(letter) => return Some(*letter),
            Value::Text(text) => Some(text),
            Value::Record(record) if !record.body => record.name.as_ref(),
            _ => None,
        };
        // A letter written in another form is reported, but read all the same.
        let letter = letter.and_then(|text| {
            let mut letters = text.chars();
            letters.next().filter(|_| letters.next().is_none())
        });
        let wanted = "a character such as 'K'";
        match letter {
            Some(letter) => {
                let help = format!("write letters in single quotes: '{letter}'");
                report.wrong_with(node, wanted, help);
            }
            None => report.wrong(node, wanted),
        }
        letter
    }
}

impl<T: Decode> Decode for Option<T> {
    fn decode(node: &SyntaxNode, report: &mut Report) -> Option<Self> {
        if let Value::Record(record) = &node.value {
            match (record.name.as_deref(), record.items.as_slice()) {
                (Some("None"), []) => return Some(None),
                (Some("Some"), [inner]) => return T::decode(inner, report).map(Some),
                _ => {}
            }
        }
        T::decode(node, report).map(Some)
    }

    fn missing() -> Option<Self> {
        Some(None)
    }
}

/// Whether a value is the word `None`.
fn is_none(node: &SyntaxNode) -> bool {
    let Value::Record(record) = &node.value else {
        return false;
    };
    record.name.as_deref() == Some("None") && record.items.is_empty()
}

impl<T: Decode> Decode for Vec<T> {
    fn decode(node: &SyntaxNode, report: &mut Report) -> Option<Self> {
        match &node.value {
            Value::List(items) => Some(
                items
                    .iter()
                    .filter_map(|item| T::decode(item, report))
                    .collect(),
            ),
            _ => {
                let help = format!("write [{}]", written(node));
                report.wrong_with(node, "a list in square brackets", help);
                None
            }
        }
    }
}

/// A map that keeps the order of its file and reports repeated keys. The value `None` removes an entry of the map
/// that it is laid over.
#[derive(Clone, Debug, PartialEq)]
pub struct Entries<K, V> {
    entries: Vec<(Spanned<K>, V)>,
    /// Keys whose values could not be read, which has been reported.
    broken: Vec<K>,
    /// Keys to remove, each with whether there was an entry to remove.
    removed: Vec<(Spanned<K>, bool)>,
}

impl<K, V> Default for Entries<K, V> {
    fn default() -> Self {
        Entries {
            entries: Vec::new(),
            broken: Vec::new(),
            removed: Vec::new(),
        }
    }
}

impl<K: PartialEq, V> Entries<K, V> {
    /// The value of a key.
    pub fn get(&self, key: &K) -> Option<&V> {
        self.iter()
            .find(|(known, _)| known.value == *key)
            .map(|(_, value)| value)
    }

    /// The keys and values in the order of the file.
    pub fn iter(&self) -> impl Iterator<Item = (&Spanned<K>, &V)> + Clone {
        self.entries.iter().map(|(key, value)| (key, value))
    }

    /// The keys, to change them.
    pub fn keys_mut(&mut self) -> impl Iterator<Item = &mut Spanned<K>> {
        self.entries.iter_mut().map(|(key, _)| key)
    }

    /// The values, to change them.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.entries.iter_mut().map(|(_, value)| value)
    }

    /// The number of readable entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are no entries, readable or not.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.broken.is_empty()
    }

    /// The keys of entries that could not be read.
    pub fn broken(&self) -> &[K] {
        &self.broken
    }

    /// The keys of entries that this map removes from one that it is laid over.
    pub fn removed(&self) -> impl Iterator<Item = &Spanned<K>> {
        self.removed.iter().map(|(key, _)| key)
    }

    /// Keeps only the removals of these keys.
    pub fn retain_removals(&mut self, keep: impl Fn(&K) -> bool) {
        self.removed.retain(|(key, _)| keep(&key.value));
    }

    /// The keys of removals that have removed nothing so far.
    pub fn useless_removals(&self) -> impl Iterator<Item = &Spanned<K>> {
        let useless = self.removed.iter().filter(|(_, useful)| !useful);
        useless.map(|(key, _)| key)
    }

    /// Removes the entry of a key, here and later from a map that this one is laid over.
    fn remove(&mut self, key: Spanned<K>, useful: bool) {
        let before = self.entries.len();
        self.entries.retain(|(known, _)| known.value != key.value);
        let useful = useful || self.entries.len() < before;
        self.removed.retain(|(known, _)| known.value != key.value);
        self.removed.push((key, useful));
    }

    /// Gives a key a value.
    pub fn set(&mut self, key: Spanned<K>, value: V) {
        let mut known = self.entries.iter_mut();
        match known.find(|(known, _)| known.value == key.value) {
            Some((_, old)) => *old = value,
            None => self.entries.push((key, value)),
        }
    }

    /// Adds the entries of another map whose keys are not here yet.
    pub fn underlay(&mut self, other: Self) {
        for (key, value) in other.entries {
            if self.get(&key.value).is_none() {
                self.entries.push((key, value));
            }
        }
    }

    /// Keeps only the entries for which the function says so. It may change the values.
    pub fn retain(&mut self, mut keep: impl FnMut(&K, &mut V) -> bool) {
        self.entries
            .retain_mut(|(key, value)| keep(&key.value, value));
    }

    /// Keeps only entries whose keys are in another map, in the order of that map.
    pub fn keep_keys_of<W>(&mut self, other: &Entries<K, W>) {
        let place = |key: &K| other.iter().position(|(known, _)| known.value == *key);
        self.entries.retain(|(key, _)| place(&key.value).is_some());
        self.entries.sort_by_key(|(key, _)| place(&key.value));
    }
}

impl<K: Decode + PartialEq + std::fmt::Display, V: Decode> Decode for Entries<K, V> {
    fn decode(node: &SyntaxNode, report: &mut Report) -> Option<Self> {
        let pairs = match &node.value {
            Value::Map(pairs) => pairs,
            Value::Record(record) if !record.pairs.is_empty() => {
                let key = written(&record.pairs[0].0);
                let help = format!("write {{ {key}: … }} instead of ( {key}: … )");
                let message = "write a map in braces, not in parentheses";
                report.push(Diagnostic::new(&node.span.at(0), message).with_help(help));
                &record.pairs
            }
            _ => {
                let help = "a map is written { key: value, … }".to_owned();
                report.wrong_with(node, "a map in braces", help);
                return None;
            }
        };
        let mut map: Entries<K, V> = Entries::default();
        for (key, value) in pairs {
            check_name(key, report);
            let key = Spanned::<K>::decode(key, report);
            if is_none(value) {
                map.removed.extend(key.map(|key| (key, false)));
                continue;
            }
            let value = V::decode(value, report);
            match (key, value) {
                (None, _) => {}
                (Some(key), _) if map.get(&key.value).is_some() => {
                    let message = format!("`{}` occurs twice", key.value);
                    let help = "keep one of the two";
                    report.push(Diagnostic::new(&key.span, message).with_help(help));
                }
                (Some(key), Some(value)) => map.entries.push((key, value)),
                (Some(key), None) => map.broken.push(key.value),
            }
        }
        Some(map)
    }

    fn missing() -> Option<Self> {
        Some(Entries::default())
    }
}

/// A value that a file based on another can change in part.
pub trait Overlay {
    /// Replaces the fields that `over` sets, and keeps the rest.
    fn overlay(&mut self, over: Self);

    /// The names of a record's fields that are not left out.
    fn given(&self) -> Vec<&'static str> {
        Vec::new()
    }
}

impl<T> Overlay for Option<T> {
    fn overlay(&mut self, over: Self) {
        if over.is_some() {
            *self = over;
        }
    }
}

impl<T> Overlay for Spanned<T> {
    fn overlay(&mut self, over: Self) {
        *self = over;
    }
}

impl<K: PartialEq, V: Overlay> Overlay for Entries<K, V> {
    fn overlay(&mut self, over: Self) {
        for (key, useful) in over.removed {
            self.remove(key, useful);
        }
        for (key, value) in over.entries {
            self.removed.retain(|(known, _)| known.value != key.value);
            let mut known = self.entries.iter_mut();
            match known.find(|(known, _)| known.value == key.value) {
                Some((_, known)) => known.overlay(value),
                None => self.entries.push((key, value)),
            }
        }
        self.broken.extend(over.broken);
    }
}

/// The fields with ids of pieces.
const IDS: &[&str] = &[
    "to",
    "only",
    "except",
    "held_by",
    "against",
    "adjacent",
    "spent",
    "turns_into",
    "like",
];

impl Report {
    /// Changes the advice about letters where ids belong, in the mistakes from this one on.
    fn advise_ids(&mut self, from: usize) {
        for diagnostic in self.diagnostics.iter_mut().skip(from) {
            if diagnostic.message.ends_with("found a character") {
                diagnostic.help = Some(NAMED_BY_ID.to_owned());
            }
        }
    }
}

/// Advice for the letter of a piece in place of its id.
pub(super) const NAMED_BY_ID: &str =
    "pieces are named by their ids, not by their letters: \"queen\"";

/// The fields of a record during reading.
pub struct Fields<'a> {
    node: &'a SyntaxNode,
    record: &'a Record,
    what: &'static str,
}

impl<'a> Fields<'a> {
    /// The fields of a node, which must be a record without a name.
    pub fn of(
        node: &'a SyntaxNode,
        what: &'static str,
        known: &[&str],
        report: &mut Report,
    ) -> Option<Fields<'a>> {
        match &node.value {
            Value::Record(record) if record.body || record.name.is_none() => {
                Some(Fields { node, record, what })
            }
            _ => {
                let help = match &node.value {
                    Value::Map(pairs) => {
                        let key = pairs.first().map_or("field", |(key, _)| written(key));
                        let key = key.trim_matches('"');
                        format!(
                            "write ( {key}: … ), in parentheses and without quotes around `{key}`"
                        )
                    }
                    Value::List(items)
                        if matches!(
                            items.as_slice(),
                            [SyntaxNode {
                                value: Value::Record(_),
                                ..
                            }]
                        ) =>
                    {
                        "write it without square brackets: it is not a list".to_owned()
                    }
                    Value::List(_) => {
                        let first = known.first().unwrap_or(&"field");
                        format!("write only one, as ( {first}: … ): it is not a list")
                    }
                    _ => {
                        let first = known.first().unwrap_or(&"field");
                        format!("write ( {first}: {}, … )", written(node))
                    }
                };
                report.wrong_with(node, &format!("{what}: `(field: value, …)`"), help);
                None
            }
        }
    }

    /// The fields of a choice.
    pub fn body(node: &'a SyntaxNode, record: &'a Record, what: &'static str) -> Fields<'a> {
        Fields { node, record, what }
    }

    /// Reports fields that are unknown, repeated or without a name.
    pub fn check(&self, known: &[&'static str], report: &mut Report) {
        for (index, field) in self.record.fields.iter().enumerate() {
            if !known.contains(&field.name.as_str()) {
                let message = format!("{} no field `{}`", self.with("has", "have"), field.name);
                let elsewhere = (report.holder_of)(&field.name);
                let help = if let Some(holder) = elsewhere {
                    format!("`{}` belongs into {holder}", field.name)
                } else if known.is_empty() {
                    "it has no fields at all".to_owned()
                } else {
                    suggestion(&field.name, known.iter().copied())
                };
                report.push(Diagnostic::new(&field.span, message).with_help(help));
            } else if self.record.fields[..index]
                .iter()
                .any(|f| f.name == field.name)
            {
                let message = format!("the field `{}` occurs twice", field.name);
                let help = "keep one of the two";
                report.push(Diagnostic::new(&field.span, message).with_help(help));
            }
        }
        for (key, _) in &self.record.pairs {
            self.check_pair(key, known, report);
        }
        for item in &self.record.items {
            if item.value != Value::Broken {
                let message = format!(
                    "a value of {} needs the name of its field before it",
                    self.what
                );
                let item_text = written(item);
                let help = match known.iter().find(|name| **name == item_text) {
                    Some(name) => format!("write {name}: …"),
                    None => suggestion("", known.iter().copied()),
                };
                report.push(Diagnostic::new(&item.span, message).with_help(help));
            }
        }
    }

    /// Reports a key that is not the name of a field. Most often it is one in quotes.
    fn check_pair(&self, key: &SyntaxNode, known: &[&'static str], report: &mut Report) {
        let (message, help) = match &key.value {
            Value::Text(name) if known.contains(&name.as_str()) => (
                format!("the name of the field `{name}` is in quotes"),
                format!("write it without quotes: {name}: …"),
            ),
            Value::Text(name) => (
                format!("{} no field `{name}`", self.with("has", "have")),
                suggestion(name, known.iter().copied()),
            ),
            _ => (
                format!(
                    "{} fields with names, not `{}`",
                    self.with("has", "have"),
                    written(key)
                ),
                format!("these are known: {}", known.join(", ")),
            ),
        };
        report.push(Diagnostic::new(&key.span, message).with_help(help));
    }

    /// The value of a field, also if its name is in quotes.
    fn value(&self, name: &str) -> Option<&'a SyntaxNode> {
        let quoted = |key: &SyntaxNode| matches!(&key.value, Value::Text(text) if text == name);
        let field = self.record.fields.iter().find(|field| field.name == name);
        let pair = || self.record.pairs.iter().find(|(key, _)| quoted(key));
        field
            .map(|field| &field.value)
            .or_else(|| pair().map(|(_, value)| value))
    }

    /// What the record is, with `one` or `many` as the verb, so that both agree.
    fn with(&self, one: &str, many: &str) -> String {
        let is_one = !self.what.ends_with('s')
            || self
                .what
                .starts_with(|first: char| first == 'a' || first.is_uppercase());
        format!("{} {}", self.what, if is_one { one } else { many })
    }

    /// The fields that are `None`.
    pub fn removed(&self, known: &[&'static str]) -> Vec<&'static str> {
        let none = |name: &&&'static str| self.value(name).is_some_and(is_none);
        known.iter().filter(none).copied().collect()
    }

    /// Reads one field.
    pub fn take<T: Decode>(&self, name: &'static str, report: &mut Report) -> Option<T> {
        match self.value(name) {
            Some(value) => {
                if name == "name" {
                    check_name(value, report);
                }
                let before = report.diagnostics.len();
                let found = T::decode(value, report).or_else(T::missing);
                if IDS.contains(&name) {
                    report.advise_ids(before);
                }
                found
            }
            None => {
                let missing = T::missing();
                if missing.is_none() {
                    let message = format!("{} the field `{name}`", self.with("needs", "need"));
                    report.push(Diagnostic::new(&self.node.span.at(0), message));
                }
                missing
            }
        }
    }
}

/// Declares a record of the file format: its fields with their docs, and how to read them.
///
/// The string after the name is used in messages. With `overlay` the record may be left out, and a file
/// based on another can change its fields one by one.
macro_rules! record {
    (
        $(#[doc = $doc:literal])*
        $name:ident = $what:literal {
            $($(#[doc = $field_doc:literal])* $field:ident: $type:ty,)*
        }
    ) => {
        $crate::variant_file::decode::record!(
            @type None, [], $(#[doc = $doc])* $name = $what { $($(#[doc = $field_doc])* $field: $type,)* }
        );
    };
    (
        $(#[doc = $doc:literal])*
        $name:ident = $what:literal overlay {
            $($(#[doc = $field_doc:literal])* $field:ident: $type:ty,)*
        }
    ) => {
        $crate::variant_file::decode::record!(
            @type Some(Self::default()), [removed],
            $(#[doc = $doc])* $name = $what { $($(#[doc = $field_doc])* $field: $type,)* }
        );

        impl Default for $name {
            fn default() -> Self {
                $name { $($field: Default::default(),)* removed: Vec::new() }
            }
        }

        impl $crate::variant_file::decode::Overlay for $name {
            fn overlay(&mut self, over: Self) {
                $(if over.removed.contains(&stringify!($field)) {
                    self.$field = Default::default();
                } else {
                    $crate::variant_file::decode::Overlay::overlay(&mut self.$field, over.$field);
                })*
                for field in over.removed {
                    if !self.removed.contains(&field) {
                        self.removed.push(field);
                    }
                }
            }

            fn given(&self) -> Vec<&'static str> {
                let none = Self::default();
                let mut given = Vec::new();
                $(if self.$field != none.$field {
                    given.push(stringify!($field));
                })*
                given
            }
        }
    };
    (
        @type $missing:expr, [$($removed:ident)?],
        $(#[doc = $doc:literal])*
        $name:ident = $what:literal {
            $($(#[doc = $field_doc:literal])* $field:ident: $type:ty,)*
        }
    ) => {
        $(#[doc = $doc])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name {
            $($(#[doc = $field_doc])* pub $field: $type,)*
            $(
                /// The fields that are `None` in the file: what the base says there does not count.
                pub $removed: Vec<&'static str>,
            )?
        }

        impl $crate::variant_file::described::Described for $name {
            const SECTION: $crate::variant_file::described::Section =
                $crate::variant_file::described::Section {
                    name: stringify!($name),
                    what: $what,
                    docs: &[$($doc),*],
                    fields: &[$($crate::variant_file::described::Field {
                        name: stringify!($field),
                        kind: stringify!($type),
                        docs: &[$($field_doc),*],
                    }),*],
                    choices: &[],
                };
        }

        impl $name {
            /// The names of all fields, in the order of the manual.
            pub const FIELDS: &'static [&'static str] = &[$(stringify!($field)),*];
        }

        impl $crate::variant_file::decode::Decode for $name {
            fn decode(
                node: &$crate::variant_file::syntax::SyntaxNode,
                report: &mut $crate::variant_file::decode::Report,
            ) -> Option<Self> {
                let fields = $crate::variant_file::decode::Fields::of(node, $what, Self::FIELDS, report)?;
                fields.check(Self::FIELDS, report);
                $(let $field = fields.take(stringify!($field), report);)*
                Some($name {
                    $($field: $field?,)*
                    $($removed: fields.$removed(Self::FIELDS),)?
                })
            }

            fn missing() -> Option<Self> {
                $missing
            }
        }

        impl $crate::variant_file::encode::Encode for $name {
            fn encode(&self) -> Option<String> {
                let mut fields = $crate::variant_file::encode::EncodedFields::default();
                $(fields.add(stringify!($field), &self.$field);)*
                $(for field in &self.$removed {
                    fields.add_removed(field);
                })?
                fields.record()
            }
        }
    };
}

/// Declares a choice of the file format. Each choice is `Name`, or `Name(field: value)` if it has
/// fields.
macro_rules! choice {
    (
        $(#[doc = $doc:literal])*
        $name:ident = $what:literal {
            $($(#[doc = $option_doc:literal])* $option:ident $({ $($(#[doc = $field_doc:literal])* $field:ident: $type:ty,)* })?,)*
        }
    ) => {
        $(#[doc = $doc])*
        #[derive(Clone, Debug, PartialEq)]
        pub enum $name {
            $($(#[doc = $option_doc])* $option $({ $($(#[doc = $field_doc])* $field: $type,)* })?,)*
        }

        impl $crate::variant_file::described::Described for $name {
            const SECTION: $crate::variant_file::described::Section =
                $crate::variant_file::described::Section {
                    name: stringify!($name),
                    what: $what,
                    docs: &[$($doc),*],
                    fields: &[],
                    choices: &[$($crate::variant_file::described::Choice {
                        name: stringify!($option),
                        docs: &[$($option_doc),*],
                        fields: &[$($($crate::variant_file::described::Field {
                            name: stringify!($field),
                            kind: stringify!($type),
                            docs: &[$($field_doc),*],
                        }),*)?],
                    }),*],
                };
        }

        impl $crate::variant_file::decode::Decode for $name {
            fn decode(
                node: &$crate::variant_file::syntax::SyntaxNode,
                report: &mut $crate::variant_file::decode::Report,
            ) -> Option<Self> {
                use $crate::variant_file::decode::Fields;
                use $crate::variant_file::syntax::Value;
                const KNOWN: &[&str] = &[$(stringify!($option)),*];
                let record = match &node.value {
                    Value::Record(record) if record.name.is_some() => record,
                    _ => {
                        report.wrong_choice(node, $what, KNOWN);
                        return None;
                    }
                };
                match record.name.as_deref().unwrap_or_default() {
                    $(stringify!($option) => {
                        let fields = Fields::body(node, record, stringify!($option));
                        fields.check(&[$($(stringify!($field)),*)?], report);
                        $($(let $field = fields.take(stringify!($field), report);)*)?
                        Some($name::$option $({ $($field: $field?,)* })?)
                    })*
                    other => {
                        report.unknown_choice(node, other, $what, KNOWN);
                        None
                    }
                }
            }
        }

        impl $crate::variant_file::encode::Encode for $name {
            fn encode(&self) -> Option<String> {
                #[allow(unused_mut)]
                let mut fields = $crate::variant_file::encode::EncodedFields::default();
                match self {
                    $($name::$option $({ $($field,)* })? => {
                        $($(fields.add(stringify!($field), $field);)*)?
                        fields.choice(stringify!($option))
                    })*
                }
            }
        }
    };
}

pub(crate) use {choice, record};
