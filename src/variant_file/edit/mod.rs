//! Changes game files and keeps their comments, order and form.
//!
//! A change replaces only the bytes of one value, or adds one. A value that already says the same is left alone. The
//! file is then read again, and a change that leaves an unreadable file is undone. Nothing writes an existing file as
//! a whole, so no comment gets lost.

mod drawn;
mod fresh;
mod layout;
mod path;
mod remove;
mod splice;
#[cfg(test)]
mod tests;
mod write;

pub use fresh::{Fresh, Origin};
pub use layout::{CastlingText, LayoutText, ZoneText};
pub use write::quote;
pub(super) use write::{block, quote_letter};

use super::decode::{Decode, Report};
use super::diagnostics::{Diagnostic, Source};
use super::manual::holder_of;
use super::schema::{Family, GameFile, PieceEntry, SetupFile, ZoneFile};
use super::syntax::{self, SyntaxNode, Value};
use path::Key;
use std::collections::HashMap;
use std::sync::Arc;

/// The text of a game file during changes.
#[derive(Clone, Debug)]
pub struct GameText {
    source: Arc<Source>,
    root: SyntaxNode,
}

impl GameText {
    /// The text of a game file, and its name for messages.
    ///
    /// # Errors
    ///
    /// If the text is not a well-formed record. The fields are not checked, so a file with mistakes in
    /// them can be changed too.
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

    /// The current text.
    pub fn text(&self) -> &str {
        &self.source.text
    }

    /// The names of the layouts in the file itself, in its order.
    pub fn layouts(&self) -> Vec<String> {
        let keys = self.keys("setups").into_iter();
        keys.filter_map(|key| match key {
            Value::Text(name) => Some(name),
            _ => None,
        })
        .collect()
    }

    /// The letters of the pieces in the file itself, in its order.
    pub fn letters(&self) -> Vec<char> {
        let keys = self.keys("pieces").into_iter();
        keys.filter_map(|key| match key {
            Value::Char(letter) => Some(letter),
            _ => None,
        })
        .collect()
    }

    /// Sets the fields of a layout, and adds the layout if it does not exist. Fields that are `None` or
    /// have the same value already stay as they are.
    ///
    /// If a file with a `base` names layouts, the game has only those. So the first added layout hides
    /// those of the base, unless they are added too. An empty [`LayoutText`] stands for a layout of the
    /// base.
    ///
    /// # Errors
    ///
    /// If the current value is not a layout, or the file would become unreadable. The text does not
    /// change then.
    pub fn set_layout(&mut self, name: &str, layout: &LayoutText) -> Result<(), Vec<Diagnostic>> {
        self.attempt(|text| text.lay_out(name, layout))
    }

    /// Sets the piece of a letter. `entry` is the text after the colon: the id of a piece in quotes, or
    /// a piece in parentheses.
    ///
    /// # Errors
    ///
    /// If `entry` is not a piece, or the current value is not a map of pieces. The text does not change
    /// then.
    pub fn set_piece(&mut self, letter: char, entry: &str) -> Result<(), Vec<Diagnostic>> {
        let source = Source::new(format!("the piece {letter}"), entry.trim());
        let (node, diagnostics) = syntax::parse(&source);
        let mut report = Report::new(diagnostics, holder_of);
        PieceEntry::decode(&node, &mut report);
        if !report.diagnostics.is_empty() {
            return Err(report.diagnostics);
        }
        let value = write::verbatim(&node);
        self.attempt(|text| text.set_lines(&[Key::Field("pieces"), Key::Letter(letter)], &value))
    }

    /// Removes a piece with its whole entry, and returns whether it existed. Comments around it stay.
    ///
    /// # Errors
    ///
    /// If the file would become unreadable. The text does not change then.
    pub fn remove_piece(&mut self, letter: char) -> Result<bool, Vec<Diagnostic>> {
        let path = [Key::Field("pieces"), Key::Letter(letter)];
        let found = self.letters().contains(&letter);
        self.attempt(|text| {
            text.remove(&path);
            Ok(())
        })?;
        Ok(found)
    }

    /// Sets a text of the game: `name`, `inventor`, `year`, `family`, `summary`, `evening`, `sources`
    /// (one on each line), `base` or `army`. An empty text removes the field.
    ///
    /// # Errors
    ///
    /// If there is no such field, or it cannot have this value. The text does not change then.
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
            return self.attempt(|file| {
                file.remove(&path);
                Ok(())
            });
        }
        self.check_word(field, &value)?;
        if self.has_value(&path, &value) {
            return Ok(());
        }
        self.attempt(|file| file.set(&path, &value))
    }

    /// Checks whether a field of the game can have a value.
    fn check_word(&self, field: &str, value: &str) -> Result<(), Vec<Diagnostic>> {
        let source = Source::new(format!("the field {field}"), value);
        let (node, diagnostics) = syntax::parse(&source);
        let mut report = Report::new(diagnostics, holder_of);
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

    /// Whether the file has this value already, in any form.
    fn has_value(&self, path: &[Key], value: &str) -> bool {
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

    /// Sets the zones that differ.
    fn set_zones(
        &mut self,
        [setups, setup]: [Key; 2],
        layout: &LayoutText,
        known: &SetupFile,
    ) -> Result<(), Diagnostic> {
        let Some(zones) = &layout.zones else {
            return Ok(());
        };
        let path = [setups, setup, Key::Field("zones")];
        let names = zones.iter().map(|zone| zone.name.as_str()).collect();
        self.keep_entries(&path, &names);
        let known: HashMap<&str, &ZoneFile> = known
            .zones
            .iter()
            .map(|(name, zone)| (name.value.as_str(), zone))
            .collect();
        let changed = zones
            .iter()
            .filter(|zone| !zone.is(known.get(zone.name.as_str()).copied()));
        let entries: Vec<(&str, String)> = changed
            .map(|zone| (zone.name.as_str(), zone.record()))
            .collect();
        self.set_entries(&path, &entries)
    }

    /// Makes a change, and undoes it if it fails or leaves an unreadable file.
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

/// Whether a node is a record that can have fields.
fn is_record(node: &SyntaxNode) -> bool {
    match &node.value {
        Value::Record(record) => record.body,
        _ => false,
    }
}
