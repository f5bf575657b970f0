//! Reads and gives the texts of a language.

use super::check::{CheckedTexts, Mistake};
use super::known::TEXTS;
use super::offered::english_source;
use super::uses::{FORMS, Uses, patterns, uses, variables};
use super::{Argument, ENGLISH, Phrase, color_key, text};
use crate::rules::Color;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use std::collections::{BTreeSet, HashMap, HashSet};
use unic_langid::LanguageIdentifier;

/// The language of a tag, or undetermined if the tag is not valid.
pub(super) fn tag(tag: &str) -> LanguageIdentifier {
    tag.parse().unwrap_or_default()
}

/// The form of an argument without another one.
pub(super) const NOMINATIVE: &str = "nominative";

/// The work that is left for a translator.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Untranslated {
    /// The ids of texts that the language lacks.
    pub ids: Vec<&'static str>,
    /// The texts in files that the language lacks, in English.
    pub contents: Vec<String>,
    /// The English texts that have a translation, but are in no file any more: they have changed.
    pub old: Vec<String>,
}

/// A language with its texts.
pub struct Language {
    /// Its tag.
    pub(super) tag: LanguageIdentifier,
    bundle: FluentBundle<FluentResource>,
    /// The texts without arguments, by id. Most texts have none.
    plain: HashMap<String, &'static str>,
    /// The ids of texts that cannot be used.
    wrong: HashSet<String>,
    /// The translations of texts in the files of games, the guide and lessons, by the English text.
    contents: HashMap<String, &'static str>,
    pub(super) is_english: bool,
}

impl Language {
    /// English, from the built-in file.
    pub(super) fn english() -> Language {
        // A test checks this file more strictly.
        let (Ok(sheet) | Err((sheet, _))) = FluentResource::try_new(english_source().to_owned());
        Language::new(tag("en"), vec![sheet], HashSet::new())
    }

    /// Reads a language from files, each with its name and text. If several files have a text, the last one counts.
    /// Also returns the mistakes.
    pub fn read(tag: LanguageIdentifier, files: Vec<(String, String)>) -> (Language, Vec<Mistake>) {
        let (mut sheets, mut wrong, mut mistakes) = (Vec::new(), HashSet::new(), Vec::new());
        let mut contents = HashMap::new();
        for (name, source) in files {
            if name.ends_with(".json") {
                match read_contents(&name, &source) {
                    Ok(found) => contents.extend(found),
                    Err(mistake) => mistakes.push(mistake),
                }
                continue;
            }
            let checked = CheckedTexts::new(&name, source);
            sheets.push(checked.sheet);
            wrong.extend(checked.wrong);
            mistakes.extend(checked.mistakes);
        }
        let mut language = Language::new(tag, sheets, wrong);
        language.contents = contents;
        (language, mistakes)
    }

    fn new(
        tag: LanguageIdentifier,
        sheets: Vec<FluentResource>,
        wrong: HashSet<String>,
    ) -> Language {
        let is_english = tag.language.as_str() == "en";
        let mut bundle = FluentBundle::new_concurrent(vec![tag.clone()]);
        // Isolation marks are for texts of mixed direction. The fonts would show them as boxes.
        bundle.set_use_isolating(false);
        let ids: Vec<String> = sheets.iter().flat_map(plain_ids).collect();
        for sheet in sheets {
            bundle.add_resource_overriding(sheet);
        }
        let mut language = Language {
            tag,
            bundle,
            plain: HashMap::new(),
            wrong,
            contents: HashMap::new(),
            is_english,
        };
        for id in ids {
            if let Some(text) = language.filled(&id, &FluentArgs::new()) {
                language.plain.insert(id, text.leak());
            }
        }
        language
    }

    /// The texts that the language lacks, and those that it has in vain. `contents` are the texts in the files of games,
    /// of the guide and of lessons.
    pub fn untranslated(&self, contents: &BTreeSet<String>) -> Untranslated {
        let ids = TEXTS.iter().map(|(id, _)| *id);
        let lacks = |english: &&String| !self.contents.contains_key(*english);
        let in_vain = |english: &&String| !contents.contains(*english);
        let mut old: Vec<String> = self.contents.keys().filter(in_vain).cloned().collect();
        old.sort();
        Untranslated {
            ids: ids.filter(|id| self.pattern(id).is_none()).collect(),
            contents: contents.iter().filter(lacks).cloned().collect(),
            old,
        }
    }

    /// A text without arguments.
    pub(super) fn plain(&self, id: &str) -> Option<&'static str> {
        self.plain.get(id).copied()
    }

    /// The translation of a text of a game's file, the guide or a lesson.
    pub(super) fn content(&self, english: &str) -> Option<&'static str> {
        self.contents.get(english).copied()
    }

    pub(super) fn filled(&self, id: &str, arguments: &FluentArgs) -> Option<String> {
        let pattern = self.pattern(id)?;
        Some(self.written(pattern, arguments))
    }

    fn written(&self, pattern: &Pattern<&str>, arguments: &FluentArgs) -> String {
        // An argument that is missing stays in the text as its placeholder.
        let mut problems = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(arguments), &mut problems);
        text.into_owned()
    }

    /// A phrase, if the language has its text.
    pub(super) fn phrase(&self, phrase: &Phrase) -> Option<String> {
        let pattern = self.pattern(phrase.id)?;
        let mut arguments = FluentArgs::new();
        for variable in variables(pattern) {
            let (name, form) = match variable.rsplit_once('-') {
                Some((name, form)) if FORMS.contains(&form) => (name, form),
                _ => (variable.as_str(), NOMINATIVE),
            };
            let named = |(other, _): &&(&str, Argument)| *other == name;
            if let Some((_, argument)) = phrase.arguments.iter().find(named) {
                let value = self.value(argument, form);
                arguments.set(variable, value);
            }
        }
        Some(self.written(pattern, &arguments))
    }

    /// A form of an argument. Only nouns, and lists of them, have several.
    fn value(&self, argument: &Argument, form: &str) -> FluentValue<'static> {
        match argument {
            Argument::Number(number) => (*number).into(),
            Argument::Text(text) => text.clone().into(),
            Argument::Side(side) if form == "name" => self.side_name(*side).into(),
            Argument::Side(side) => color_key(*side).into(),
            Argument::Phrase(phrase) => phrase.in_language(self).into(),
            Argument::List(parts, _) if form == "count" => parts.len().into(),
            Argument::List(parts, joint) => {
                let parts = parts.iter().map(|part| self.words(part, form)).collect();
                self.list(parts, *joint).into()
            }
            Argument::Noun(noun) if form == "count" => noun.count().into(),
            Argument::Noun(noun) => self.noun(noun, form).into(),
        }
    }

    fn side_name(&self, side: Color) -> String {
        let id = match side {
            Color::White => "side-white",
            Color::Black => "side-black",
        };
        self.text(id, &FluentArgs::new()).unwrap_or_default()
    }

    /// An argument alone.
    pub(super) fn argument(&self, argument: &Argument) -> String {
        self.words(argument, NOMINATIVE)
    }

    fn words(&self, argument: &Argument, form: &str) -> String {
        match self.value(argument, form) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        }
    }

    /// A text of this language, or in English.
    pub(super) fn text(&self, id: &str, arguments: &FluentArgs) -> Option<String> {
        let found = self.filled(id, arguments);
        found.or_else(|| ENGLISH.filled(id, arguments))
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

/// Reads the translations of texts, by the English text.
fn read_contents(file: &str, source: &str) -> Result<HashMap<String, &'static str>, Mistake> {
    let contents: HashMap<String, String> =
        serde_json::from_str(source).map_err(|error| Mistake {
            file: file.to_owned(),
            line: Some(error.line()),
            what: text!("texts-syntax", what = error.to_string()),
        })?;
    let filled = contents.into_iter().filter(|(_, text)| !text.is_empty());
    Ok(filled
        .map(|(english, text)| (english, &*text.leak()))
        .collect())
}

/// The ids of a file's texts that take no arguments.
fn plain_ids(sheet: &FluentResource) -> Vec<String> {
    let texts = sheet.entries().flat_map(patterns);
    let plain = texts.filter(|text| text.uses.variables.is_empty());
    plain.map(|text| text.id).collect()
}
