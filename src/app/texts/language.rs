//! A language with its texts.

use super::check::{CheckedTexts, Mistake};
use super::offered::BUILT_IN;
use super::uses::{Uses, patterns, uses};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Pattern;
use std::collections::{HashMap, HashSet};
use unic_langid::LanguageIdentifier;

/// The language of a tag, or undetermined if the tag is not valid.
pub(super) fn tag(tag: &str) -> LanguageIdentifier {
    tag.parse().unwrap_or_default()
}

pub struct Language {
    bundle: FluentBundle<FluentResource>,
    /// The texts without arguments, by id. Most texts have none.
    plain: HashMap<String, &'static str>,
    /// The ids of texts that cannot be used.
    wrong: HashSet<String>,
}

impl Language {
    /// English, from the built-in file.
    pub(super) fn english() -> Language {
        let source = BUILT_IN
            .get_file("en.ftl")
            .and_then(|file| file.contents_utf8());
        let source = source.unwrap_or_default().to_owned();
        // A test checks this file more strictly.
        let (Ok(sheet) | Err((sheet, _))) = FluentResource::try_new(source);
        Language::new(tag("en"), vec![sheet], HashSet::new())
    }

    /// Reads a language from files, each with its name and text. If several files have a text, the last one counts.
    /// Also returns the mistakes.
    pub fn read(tag: LanguageIdentifier, files: Vec<(String, String)>) -> (Language, Vec<Mistake>) {
        let (mut sheets, mut wrong, mut mistakes) = (Vec::new(), HashSet::new(), Vec::new());
        for (name, source) in files {
            let checked = CheckedTexts::new(&name, source);
            sheets.push(checked.sheet);
            wrong.extend(checked.wrong);
            mistakes.extend(checked.mistakes);
        }
        (Language::new(tag, sheets, wrong), mistakes)
    }

    fn new(
        tag: LanguageIdentifier,
        sheets: Vec<FluentResource>,
        wrong: HashSet<String>,
    ) -> Language {
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolation marks are for texts of mixed direction. The fonts would show them as boxes.
        bundle.set_use_isolating(false);
        let ids: Vec<String> = sheets.iter().flat_map(plain_ids).collect();
        for sheet in sheets {
            bundle.add_resource_overriding(sheet);
        }
        let mut language = Language {
            bundle,
            plain: HashMap::new(),
            wrong,
        };
        for id in ids {
            if let Some(text) = language.filled(&id, &FluentArgs::new()) {
                language.plain.insert(id, text.leak());
            }
        }
        language
    }

    /// A text without arguments.
    pub(super) fn plain(&self, id: &str) -> Option<&'static str> {
        self.plain.get(id).copied()
    }

    pub(super) fn filled(&self, id: &str, arguments: &FluentArgs) -> Option<String> {
        let pattern = self.pattern(id)?;
        // An argument that is missing stays in the text as its placeholder.
        let mut problems = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(arguments), &mut problems);
        Some(text.into_owned())
    }

    /// The arguments and other texts that a text uses, if there is such a text.
    pub(super) fn uses(&self, id: &str) -> Option<Uses> {
        self.pattern(id).map(uses)
    }

    /// The text with this id. An id may have an attribute after a dot.
    fn pattern(&self, id: &str) -> Option<&Pattern<&str>> {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        if self.wrong.contains(message) {
            return None;
        }
        let message = self.bundle.get_message(message)?;
        match attribute {
            Some(attribute) => Some(message.get_attribute(attribute)?.value()),
            None => message.value(),
        }
    }
}

/// The ids of a file's texts that take no arguments.
fn plain_ids(sheet: &FluentResource) -> Vec<String> {
    let texts = sheet.entries().flat_map(patterns);
    let plain = texts.filter(|text| text.uses.variables.is_empty());
    plain.map(|text| text.id).collect()
}
