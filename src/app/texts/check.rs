//! What is wrong with a file of texts.

use super::uses::{Uses, patterns};
use super::{ENGLISH, text};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::ParserError;
use std::collections::{BTreeSet, HashSet};
use std::fmt::{self, Display, Formatter};

/// Something that is wrong with a file of texts.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The name of the file.
    pub file: String,
    /// The line, from 1; none if the file as a whole is meant.
    pub line: Option<usize>,
    /// What is wrong, for a translator.
    pub what: String,
}

impl Display for Mistake {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        let (file, what) = (&self.file, &self.what);
        formatter.write_str(&match self.line {
            Some(line) => text!("texts-mistake-line", file = file, line = line, what = what),
            None => text!("texts-mistake", file = file, what = what),
        })
    }
}

/// A file that has been held against English.
pub(super) struct Checked {
    /// What could be read of it.
    pub sheet: FluentResource,
    /// The ids of texts that cannot be used.
    pub wrong: HashSet<String>,
    /// What is wrong with it, from top to bottom.
    pub mistakes: Vec<Mistake>,
}

impl Checked {
    /// Reads a file, of this name and with this text.
    pub fn new(name: &str, source: String) -> Checked {
        let (sheet, errors) = match FluentResource::try_new(source) {
            Ok(sheet) => (sheet, Vec::new()),
            Err(told) => told,
        };
        let mut list = List {
            file: name,
            source: sheet.source(),
            mistakes: Vec::new(),
            wrong: HashSet::new(),
        };
        list.unreadable(&errors);
        list.unusable(&sheet);
        let List {
            mut mistakes,
            wrong,
            ..
        } = list;
        mistakes.sort_by_key(|mistake| mistake.line);
        Checked {
            sheet,
            wrong,
            mistakes,
        }
    }
}

/// What has been found so far.
struct List<'a> {
    file: &'a str,
    source: &'a str,
    mistakes: Vec<Mistake>,
    wrong: HashSet<String>,
}

impl List<'_> {
    fn tell(&mut self, at: usize, what: String) {
        let before = self.source.get(..at).unwrap_or(self.source);
        let line = Some(before.matches('\n').count() + 1);
        let file = self.file.to_owned();
        self.mistakes.push(Mistake { file, line, what });
    }

    /// What does not follow the syntax. The words are the parser's own.
    fn unreadable(&mut self, errors: &[ParserError]) {
        for error in errors {
            let what = text!("texts-syntax", what = error.kind.to_string());
            self.tell(error.pos.start, what);
        }
    }

    /// Texts that can be read and not be used.
    fn unusable(&mut self, sheet: &FluentResource) {
        let there = names(sheet);
        for entry in sheet.entries() {
            let (id, found) = match entry {
                Entry::Message(message) => (message.id.name, patterns(entry)),
                // What a term uses is the matter of the texts that use it.
                _ => continue,
            };
            // The name is a piece of the source.
            let at = (id.as_ptr() as usize).saturating_sub(self.source.as_ptr() as usize);
            for text in found {
                if let Some(what) = trouble(&text.id, &text.uses, &there) {
                    self.tell(at, what);
                    self.wrong.insert(id.to_owned());
                }
            }
        }
    }
}

/// What a file has under a name that other texts may use.
fn names(sheet: &FluentResource) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for entry in sheet.entries() {
        names.extend(patterns(entry).into_iter().map(|text| text.id));
        if let Entry::Term(term) = entry {
            names.insert(format!("-{}", term.id.name));
        }
    }
    names
}

/// Why a text cannot be used.
fn trouble(id: &str, used: &Uses, there: &BTreeSet<String>) -> Option<String> {
    let Some(english) = ENGLISH.uses(id) else {
        return Some(text!("texts-no-such-text", id = id));
    };
    if let Some(name) = used.variables.difference(&english.variables).next() {
        return Some(text!("texts-no-such-argument", id = id, name = name));
    }
    let name = used.references.difference(there).next()?;
    Some(text!("texts-no-such-reference", id = id, name = name))
}
