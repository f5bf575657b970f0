//! Checks a file of texts for mistakes. A translation is compared with English when the program reads it. The program
//! reports and leaves out texts with unknown ids or arguments.

use super::uses::{FORMS, Uses, patterns};
use super::{ENGLISH, text};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::ParserError;
use std::collections::{BTreeSet, HashSet};
use std::fmt::{self, Display, Formatter};

/// A mistake in a file of texts.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The name of the file.
    pub file: String,
    /// The line, from 1; none if it concerns the whole file.
    pub line: Option<usize>,
    /// The message for a translator.
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

/// A file of texts, checked against the English one.
pub(super) struct CheckedTexts {
    /// The entries that could be parsed.
    pub sheet: FluentResource,
    /// The ids of texts that cannot be used.
    pub wrong: HashSet<String>,
    /// Its mistakes, from top to bottom.
    pub mistakes: Vec<Mistake>,
}

impl CheckedTexts {
    /// Parses and checks a file with this name and text.
    pub fn new(name: &str, source: String) -> CheckedTexts {
        let (sheet, errors) = match FluentResource::try_new(source) {
            Ok(sheet) => (sheet, Vec::new()),
            Err(words) => words,
        };
        let mut list = MistakeList {
            file: name,
            source: sheet.source(),
            mistakes: Vec::new(),
            wrong: HashSet::new(),
        };
        list.unreadable(&errors);
        list.unusable(&sheet);
        let MistakeList {
            mut mistakes,
            wrong,
            ..
        } = list;
        mistakes.sort_by_key(|mistake| mistake.line);
        CheckedTexts {
            sheet,
            wrong,
            mistakes,
        }
    }
}

/// The mistakes found so far.
struct MistakeList<'a> {
    file: &'a str,
    source: &'a str,
    mistakes: Vec<Mistake>,
    wrong: HashSet<String>,
}

impl MistakeList<'_> {
    fn report(&mut self, at: usize, what: String) {
        let before = self.source.get(..at).unwrap_or(self.source);
        let line = Some(before.matches('\n').count() + 1);
        let file = self.file.to_owned();
        self.mistakes.push(Mistake { file, line, what });
    }

    /// Adds the syntax errors, with the message of the parser.
    fn unreadable(&mut self, errors: &[ParserError]) {
        for error in errors {
            let what = text!("texts-syntax", what = error.kind.to_string());
            self.report(error.pos.start, what);
        }
    }

    /// Adds texts that can be parsed but not used.
    fn unusable(&mut self, sheet: &FluentResource) {
        let there = names(sheet);
        for entry in sheet.entries() {
            let (id, found) = match entry {
                Entry::Message(message) => (message.id.name, patterns(entry)),
                // A term is checked with the texts that use it.
                _ => continue,
            };
            // `id` is a slice of the source, so its address gives its position.
            let at = (id.as_ptr() as usize).saturating_sub(self.source.as_ptr() as usize);
            for text in found {
                if let Some(what) = trouble(&text.id, &text.uses, &there) {
                    self.report(at, what);
                    self.wrong.insert(id.to_owned());
                }
            }
        }
    }
}

/// The entries of a file to which other texts may refer.
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

/// The reason why a text cannot be used, if there is one.
fn trouble(id: &str, used: &Uses, there: &BTreeSet<String>) -> Option<String> {
    if is_form_of_a_name(id) {
        return None;
    }
    let Some(english) = ENGLISH.uses(id) else {
        return Some(text!("texts-no-such-text", id = id));
    };
    let mut unknown = used.variables.difference(&english.variables);
    let of_grammar = ["noun-", "list-"].iter().any(|start| id.starts_with(start));
    let grammar = |name: &&String| !(of_grammar && GRAMMAR.contains(&name.as_str()));
    if let Some(name) = unknown.find(grammar) {
        return Some(text!("texts-no-such-argument", id = id, name = name));
    }
    let name = used.references.difference(there).next()?;
    Some(text!("texts-no-such-reference", id = id, name = name))
}

/// The arguments of texts about nouns and lists that English does not use.
const GRAMMAR: [&str; 4] = ["case", "gender", "vowel", "initial"];

/// Whether a text is a further form of a piece's name: `piece-pawn.plural-dative`.
fn is_form_of_a_name(id: &str) -> bool {
    let form = id.split_once('.').filter(|_| id.starts_with("piece-"));
    form.is_some_and(|(_, form)| FORMS.contains(&form.trim_start_matches("plural-")))
}
