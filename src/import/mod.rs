//! Games from other programs as game files: Interactive Diagrams of the Chess Variant Pages, and Fairy-Stockfish's
//! `variants.ini`.
//!
//! | file | |
//! |---|---|
//! | `diagram` | reads an Interactive Diagram, with or without the page around it |
//! | `variants_ini` | reads `variants.ini`; its own games `bases.ini` are those that others start from |
//! | `movement` | reads a movement in XBetza |
//! | `draft` | the game as either of them has it, and the game file that says the same |
//!
//! What a game file cannot say is left out, stands there as a comment, and has a warning at its line. So the game that
//! comes out is never another one without a word.

mod diagram;
mod draft;
mod movement;
mod variants_ini;

use crate::variant_file::{Catalogue, Diagnostic, LONGEST_FILE, Source, Span};
use crate::words::{count, slug};
use draft::GameDraft;
use std::ops::Range;
use std::sync::Arc;

/// A game from another program as a game file.
#[derive(Debug)]
pub struct Imported {
    /// The id that fits its name.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The game file.
    pub text: String,
    /// What the game file does not say, at the lines of the text that it was read from.
    pub warnings: Vec<Diagnostic>,
}

/// The form of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportForm {
    /// An Interactive Diagram.
    Diagram,
    /// `variants.ini` of Fairy-Stockfish.
    VariantsIni,
}

impl ImportForm {
    /// The form of a text, if it is one of these.
    pub fn of(text: &str) -> Option<ImportForm> {
        if variants_ini::is_one(text) {
            return Some(ImportForm::VariantsIni);
        }
        diagram::is_one(text).then_some(ImportForm::Diagram)
    }
}

/// The names of the games in a `variants.ini`, each once. A diagram has only one game, without a choice.
pub fn names(text: &str) -> Vec<String> {
    match ImportForm::of(text) {
        Some(ImportForm::VariantsIni) => variants_ini::names(text),
        _ => Vec::new(),
    }
}

/// Reads a game from another program. `file` is the name of its file, for messages. `game` is the name of the game,
/// needed if the text has several; a diagram takes it as its name.
///
/// # Errors
///
/// If the text is no diagram and no `variants.ini`, if there is no such game, or if no game can be made of it.
pub fn import(file: &str, text: &str, game: Option<&str>) -> Result<Imported, Vec<Diagnostic>> {
    if text.len() > LONGEST_FILE {
        let problem = format!("the text is longer than {} KB", LONGEST_FILE / 1024);
        return Err(vec![Diagnostic::file(file, problem)]);
    }
    let mut notes = Notes::new(Source::new(file, text));
    let draft = match ImportForm::of(text) {
        Some(ImportForm::Diagram) => diagram::read(&mut notes, game),
        Some(ImportForm::VariantsIni) => variants_ini::read(&mut notes, game),
        None => {
            let problem =
                "this is neither an Interactive Diagram nor a variants.ini of Fairy-Stockfish";
            let help = "a diagram has parts such as `files=8` and `rook:R:R:rook:a1,h1`; a variants.ini has sections such as `[name:chess]`";
            return Err(vec![Diagnostic::file(file, problem).with_help(help)]);
        }
    };
    let draft = draft.map_err(|error| vec![error])?;
    finish(notes, &draft)
}

/// Writes the game file, and checks it as any other.
fn finish(notes: Notes, draft: &GameDraft) -> Result<Imported, Vec<Diagnostic>> {
    let id = match slug(&draft.name) {
        id if id.is_empty() || id == "pieces" => "imported-game".to_owned(),
        id => id,
    };
    let text = draft.write();
    let mut catalogue = Catalogue::built_in();
    let name = format!("{id}.ron");
    catalogue.add(&name, Source::new(name.clone(), text.clone()));
    let mistakes = catalogue.check(&id);
    if !mistakes.is_empty() {
        let problem = format!(
            "no game can be made of this: {}",
            count(mistakes.len(), "mistake")
        );
        let mut all = vec![Diagnostic::file(&notes.source.name, problem)];
        all.extend(mistakes);
        return Err(all);
    }
    Ok(Imported {
        id,
        name: draft.name.clone(),
        text,
        warnings: notes.warnings,
    })
}

/// The text that is read, and the warnings about it.
struct Notes {
    source: Arc<Source>,
    warnings: Vec<Diagnostic>,
}

/// The most warnings. A text may have thousands of unknown lines.
const MOST_WARNINGS: usize = 100;

impl Notes {
    fn new(source: Arc<Source>) -> Notes {
        Notes {
            source,
            warnings: Vec::new(),
        }
    }

    /// A mistake at a range of the text.
    fn mistake(&self, range: Range<usize>, problem: impl Into<String>) -> Diagnostic {
        let source = self.source.clone();
        Diagnostic::new(&Span { source, range }, problem)
    }

    /// Adds a warning at a range of the text.
    fn warn(&mut self, range: Range<usize>, words: impl Into<String>) {
        if self.warnings.len() < MOST_WARNINGS {
            self.warnings.push(self.mistake(range, words));
        }
    }
}
