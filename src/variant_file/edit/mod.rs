//! Changing game files without touching what is not meant: comments, order and form stay.
//!
//! A change replaces just the value that it is about, or adds it where it belongs. Whatever comes of it
//! is read again before it counts, and a change that would leave no readable file does not happen.

mod drawn;
mod fresh;
mod layout;
mod path;
mod splice;
#[cfg(test)]
mod tests;
mod write;

pub use fresh::{Fresh, Origin};
pub use layout::{CastlingText, LayoutText, ZoneText};
pub use write::quote;

use super::decode::{Decode, Report};
use super::diagnostics::{Diagnostic, Source};
use super::schema::{Family, GameFile, PieceEntry, SetupFile};
use super::syntax::{self, Node, Value};
use path::Key;
use std::sync::Arc;

/// The text of a game file that is being changed.
#[derive(Clone, Debug)]
pub struct GameText {
    source: Arc<Source>,
    root: Node,
}

impl GameText {
    /// The text of a game file, and its name for messages.
    ///
    /// # Errors
    ///
    /// When it is no well-formed record. What its fields say is not looked at: a file with mistakes of
    /// that kind can be changed too.
    pub fn new(
        name: impl Into<String>,
        text: impl Into<String>,
    ) -> Result<GameText, Vec<Diagnostic>> {
        let source = Source::new(name, text);
        let (root, mut diagnostics) = syntax::parse(&source);
        if diagnostics.is_empty() && !is_record(&root) {
            let message = "expected a game: `(field: value, …)`";
            diagnostics.push(Diagnostic::new(&root.span, message));
        }
        match diagnostics.is_empty() {
            true => Ok(GameText { source, root }),
            false => Err(diagnostics),
        }
    }

    /// The text as it is now.
    pub fn text(&self) -> &str {
        &self.source.text
    }

    /// The names of the layouts that the file itself describes, in its order.
    pub fn layouts(&self) -> Vec<String> {
        let keys = self.keys("setups").into_iter();
        keys.filter_map(|key| match key {
            Value::Text(name) => Some(name),
            _ => None,
        })
        .collect()
    }

    /// The letters of the pieces that the file itself describes, in its order.
    pub fn letters(&self) -> Vec<char> {
        let keys = self.keys("pieces").into_iter();
        keys.filter_map(|key| match key {
            Value::Char(letter) => Some(letter),
            _ => None,
        })
        .collect()
    }

    /// Sets what a layout says: what `layout` leaves out stays as it is, and so does what says the same
    /// already. A layout that is not there yet is added.
    ///
    /// A file with a `base` that names layouts has those only: the first one that is added hides those of
    /// the base, unless they are added too (an empty [`LayoutText`] stands for a layout of the base).
    ///
    /// # Errors
    ///
    /// When what stands there is no layout, or the file could not be read afterwards. Nothing is changed
    /// then.
    pub fn set_layout(&mut self, name: &str, layout: &LayoutText) -> Result<(), Vec<Diagnostic>> {
        self.attempt(|text| text.lay_out(name, layout))
    }

    /// Sets the piece of a letter: `entry` is what stands after the letter's colon, the id of a piece in
    /// quotes or a piece in parentheses.
    ///
    /// # Errors
    ///
    /// When `entry` is no piece, or what stands there is no map of pieces. Nothing is changed then.
    pub fn set_piece(&mut self, letter: char, entry: &str) -> Result<(), Vec<Diagnostic>> {
        let source = Source::new(format!("the piece {letter}"), entry.trim());
        let (node, diagnostics) = syntax::parse(&source);
        let mut report = Report { diagnostics };
        PieceEntry::decode(&node, &mut report);
        if !report.diagnostics.is_empty() {
            return Err(report.diagnostics);
        }
        let value = write::kept(&node);
        self.attempt(|text| text.set_lines(&[Key::Field("pieces"), Key::Letter(letter)], &value))
    }

    /// Takes a piece out, with all that stands in its entry; whether there was one. Comments around it stay.
    ///
    /// # Errors
    ///
    /// When the file could not be read afterwards. Nothing is changed then.
    pub fn remove_piece(&mut self, letter: char) -> Result<bool, Vec<Diagnostic>> {
        let path = [Key::Field("pieces"), Key::Letter(letter)];
        let found = self.letters().contains(&letter);
        self.attempt(|text| text.remove(&path))?;
        Ok(found)
    }

    /// Sets one of the words about the game: `name`, `inventor`, `year`, `family`, `summary`, `evening`,
    /// `sources` (one a line), `base` or `army`. An empty text removes the field.
    ///
    /// # Errors
    ///
    /// When there is no such field, or the text is nothing that it can hold. Nothing is changed then.
    pub fn set_text(&mut self, field: &str, text: &str) -> Result<(), Vec<Diagnostic>> {
        let text = text.trim();
        let wrong =
            |message: String| Err(vec![Diagnostic::file(self.source.name.clone(), message)]);
        let Some(field) = GameFile::FIELDS.iter().find(|known| **known == field) else {
            return wrong(format!("a game has no field `{field}`"));
        };
        let value = match *field {
            "name" | "inventor" | "summary" | "evening" | "base" | "army" => quote(text),
            "year" | "family" => text.to_owned(),
            "sources" => write::lines_list(text),
            _ => return wrong(format!("the field `{field}` is not text")),
        };
        let path = [Key::Field(field)];
        if text.is_empty() {
            return self.attempt(|file| file.remove(&path));
        }
        self.check_word(field, &value)?;
        if self.says(&path, &value) {
            return Ok(());
        }
        self.attempt(|file| file.set(&path, &value))
    }

    /// Complains about a value that a field of the game cannot hold.
    fn check_word(&self, field: &str, value: &str) -> Result<(), Vec<Diagnostic>> {
        let source = Source::new(format!("the field {field}"), value);
        let (node, diagnostics) = syntax::parse(&source);
        let mut report = Report { diagnostics };
        match field {
            "year" => drop(u16::decode(&node, &mut report)),
            "family" => drop(Family::decode(&node, &mut report)),
            _ => {}
        }
        match report.diagnostics.is_empty() {
            true => Ok(()),
            false => Err(report.diagnostics),
        }
    }

    /// Whether a value stands there already, however it is written.
    fn says(&self, path: &[Key], value: &str) -> bool {
        let (wanted, _) = syntax::parse(&Source::new("", value));
        let found = path::find(&self.root, path);
        found.is_some_and(|found| write::same(&found.value, &wanted.value))
    }

    /// The keys of a map of the game.
    fn keys(&self, field: &'static str) -> Vec<Value> {
        match path::find(&self.root, &[Key::Field(field)]).map(|node| &node.value) {
            Some(Value::Map(entries)) => entries.iter().map(|(key, _)| key.value.clone()).collect(),
            _ => Vec::new(),
        }
    }

    fn lay_out(&mut self, name: &str, layout: &LayoutText) -> Result<(), Diagnostic> {
        let path = [Key::Field("setups"), Key::Entry(name)];
        let Some(node) = path::find(&self.root, &path) else {
            return self.set(&path, &layout.record());
        };
        if !is_record(node) {
            let message = "expected a layout: `(field: value, …)`";
            return Err(Diagnostic::new(&node.span, message));
        }
        let known = SetupFile::decode(node, &mut Report::default()).unwrap_or_default();
        for (field, value) in layout.changes(&known) {
            self.set(&[path[0], path[1], Key::Field(field)], &value)?;
        }
        self.set_zones(path, layout, &known)
    }

    /// Changes only the zones that differ.
    fn set_zones(
        &mut self,
        [setups, setup]: [Key; 2],
        layout: &LayoutText,
        known: &SetupFile,
    ) -> Result<(), Diagnostic> {
        let Some(zones) = &layout.zones else {
            return Ok(());
        };
        let path = |name| [setups, setup, Key::Field("zones"), Key::Entry(name)];
        for (name, _) in known.zones.iter() {
            if !zones.iter().any(|zone| zone.name == name.value) {
                self.remove(&path(&name.value))?;
            }
        }
        for zone in zones {
            if !zone.is(known.zones.get(&zone.name)) {
                self.set(&path(&zone.name), &zone.record())?;
            }
        }
        Ok(())
    }

    /// Makes a change, unless it fails half-way or leaves a file that cannot be read.
    fn attempt(
        &mut self,
        change: impl FnOnce(&mut GameText) -> Result<(), Diagnostic>,
    ) -> Result<(), Vec<Diagnostic>> {
        let mut changed = self.clone();
        change(&mut changed).map_err(|diagnostic| vec![diagnostic])?;
        *self = GameText::new(changed.source.name.clone(), changed.source.text.clone())?;
        Ok(())
    }
}

/// Whether a node is a record that can take fields.
fn is_record(node: &Node) -> bool {
    match &node.value {
        Value::Record(record) => record.body,
        _ => false,
    }
}
