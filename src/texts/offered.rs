//! The languages to choose from, and their files.

use super::language::tag;
use super::{Language, Mistake, speak, system, text};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, PatternElement};
use include_dir::{Dir, include_dir};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use unic_langid::LanguageIdentifier;

/// The built-in files.
pub(super) static BUILT_IN: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/texts");

/// The English file, from which translations start.
pub fn english_source() -> &'static str {
    let file = BUILT_IN.get_file("en.ftl");
    file.and_then(|file| file.contents_utf8())
        .unwrap_or_default()
}

/// The most bytes of a file that is read.
const MAX_FILE_BYTES: u64 = 1 << 20;

/// A language to choose.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Its tag, such as `de` or `pt-BR`.
    pub tag: LanguageIdentifier,
    /// Its name in the language itself.
    pub name: String,
    sheets: Vec<TextFile>,
}

#[derive(Clone, Debug)]
enum TextFile {
    BuiltIn(&'static str, &'static str),
    Own(PathBuf),
}

/// The built-in languages and those of a folder, sorted by name. A file in the folder overrides a built-in one.
pub fn offers(folder: Option<&Path>) -> Vec<Offer> {
    let mut found: BTreeMap<String, Offer> = BTreeMap::new();
    let own = folder.map(listing).unwrap_or_default();
    for (tag, sheet) in built_in().into_iter().chain(own) {
        let offer = found.entry(tag.to_string()).or_insert_with(|| Offer {
            name: tag.to_string(),
            tag,
            sheets: Vec::new(),
        });
        offer.sheets.push(sheet);
    }
    let mut offers: Vec<Offer> = found.into_values().map(Offer::named).collect();
    offers.sort_by(|one, other| one.name.cmp(&other.name));
    offers
}

impl Offer {
    /// Reads the language with the mistakes in its files. None for built-in English, which is always loaded.
    pub fn load(&self) -> (Option<Language>, Vec<Mistake>) {
        if self.tag == tag("en") && self.sheets.len() == 1 {
            return (None, Vec::new());
        }
        let (mut files, mut mistakes) = (Vec::new(), Vec::new());
        for sheet in &self.sheets {
            match sheet.read() {
                Ok(file) => files.push(file),
                Err(mistake) => mistakes.push(mistake),
            }
        }
        let (language, found) = Language::read(self.tag.clone(), files);
        mistakes.extend(found);
        (Some(language), mistakes)
    }

    /// The same language with the name from its last file.
    fn named(mut self) -> Offer {
        let files = self.sheets.iter().rev();
        let sheets = files.filter_map(|sheet| sheet.read().ok());
        let sheets = sheets.filter(|(name, _)| name.ends_with(".ftl"));
        let mut names = sheets.filter_map(|(_, source)| name_in(source));
        if let Some(name) = names.next() {
            self.name = name;
        }
        self
    }
}

impl TextFile {
    /// The name of the file, and its text.
    fn read(&self) -> Result<(String, String), Mistake> {
        let path = match self {
            TextFile::BuiltIn(name, text) => return Ok(((*name).to_owned(), (*text).to_owned())),
            TextFile::Own(path) => path,
        };
        let file = path.display().to_string();
        let read = match fs::metadata(path) {
            Ok(data) if data.len() > MAX_FILE_BYTES => Err(text!("texts-too-long").to_owned()),
            _ => fs::read_to_string(path)
                .map_err(|error| text!("texts-unreadable", error = error.to_string())),
        };
        match read {
            Ok(text) => Ok((file, text)),
            Err(what) => Err(Mistake {
                file,
                line: None,
                what,
            }),
        }
    }
}

/// The name of the language in a file.
fn name_in(source: String) -> Option<String> {
    let (Ok(sheet) | Err((sheet, _))) = FluentResource::try_new(source);
    let mut entries = sheet.entries();
    let value = entries.find_map(|entry| match entry {
        Entry::Message(message) if message.id.name == "language-name" => message.value.as_ref(),
        _ => None,
    });
    match value?.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some((*value).to_owned()),
        _ => None,
    }
}

fn built_in() -> Vec<(LanguageIdentifier, TextFile)> {
    let files = BUILT_IN.files().filter_map(|file| {
        let name = file.path().to_str()?;
        Some((
            tag_of(file.path())?,
            TextFile::BuiltIn(name, file.contents_utf8()?),
        ))
    });
    files.collect()
}

/// The files of texts in a folder. A missing folder has none.
fn listing(folder: &Path) -> Vec<(LanguageIdentifier, TextFile)> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.flatten().map(|entry| entry.path());
    let files = paths.filter(|path| path.is_file());
    let files = files.filter_map(|path| Some((tag_of(&path)?, TextFile::Own(path))));
    files.collect()
}

/// The language of a file, from the name of the file.
fn tag_of(path: &Path) -> Option<LanguageIdentifier> {
    let texts = path
        .extension()
        .is_some_and(|extension| extension == "ftl" || extension == "json");
    let stem = path.file_stem().filter(|_| texts)?;
    stem.to_str()?.parse().ok()
}

/// Sets the language by its tag, or the system's if the tag is empty. `folder` may have files too. Returns the languages to choose from, and the
/// mistakes in the files of the language.
pub fn choose(tag: &str, folder: Option<&Path>) -> (Vec<Offer>, Vec<Mistake>) {
    let offers = offers(folder);
    let loaded = wanted(tag, &offers).map(Offer::load);
    let (language, mistakes) = loaded.unwrap_or_default();
    speak(language);
    (offers, mistakes)
}

/// The language for a tag; none for English.
fn wanted<'a>(tag: &str, offers: &'a [Offer]) -> Option<&'a Offer> {
    let tags = match tag {
        "" => system::wanted(|name| std::env::var(name).ok()),
        tag => tag.parse().into_iter().collect(),
    };
    tags.iter().find_map(|tag| nearest(tag, offers))
}

/// The offered language that fits best: the same tag, else the language without a region, else with another region.
pub fn nearest<'a>(tag: &LanguageIdentifier, offers: &'a [Offer]) -> Option<&'a Offer> {
    let find = |fits: &dyn Fn(&Offer) -> bool| offers.iter().find(|offer| fits(offer));
    find(&|offer| offer.tag == *tag)
        .or_else(|| find(&|offer| offer.tag.matches(tag, true, false)))
        .or_else(|| find(&|offer| offer.tag.language == tag.language))
}
