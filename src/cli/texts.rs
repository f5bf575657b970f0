//! `baroque texts`: what is left to translate, and the files to begin with.

use super::{Failure, output};
use crate::lessons::all_contents;
use crate::library::texts_folder;
use crate::texts::{Offer, english_source, nearest, offers};
use clap::{Args, Subcommand};
use std::collections::BTreeMap;
use std::path::PathBuf;
use unic_langid::LanguageIdentifier;

#[derive(Debug, Args)]
pub(super) struct TextsCommand {
    #[command(subcommand)]
    work: Work,
}

#[derive(Debug, Subcommand)]
enum Work {
    /// List the texts that a language lacks, and translations of texts that have changed.
    Check {
        /// The language, such as `de` or `pt-BR`.
        language: LanguageIdentifier,
        /// The folder with its files, if not the program's or your own.
        #[arg(long, value_name = "DIR")]
        texts: Option<PathBuf>,
    },
    /// Write the files for a new language, with all texts in English.
    New {
        /// The language, such as `de` or `pt-BR`.
        language: LanguageIdentifier,
        /// The folder for the files.
        folder: PathBuf,
    },
}

impl TextsCommand {
    pub(super) fn run(&self) -> Result<(), Failure> {
        match &self.work {
            Work::Check { language, texts } => {
                let folder = texts.clone().or_else(texts_folder);
                check(language, &offers(folder.as_deref()))
            }
            Work::New { language, folder } => {
                let contents = all_contents()?.into_iter();
                let contents: BTreeMap<String, &str> = contents.map(|text| (text, "")).collect();
                let contents = serde_json::to_string_pretty(&contents)?;
                for (ending, text) in [("ftl", english_source()), ("json", &contents)] {
                    let path = folder.join(format!("{language}.{ending}"));
                    if path.exists() {
                        let name = path.display();
                        return Err(Failure(format!("`{name}` exists already")));
                    }
                    output::file(&path, text.as_bytes())?;
                    output::line(&path.display().to_string())?;
                }
                Ok(())
            }
        }
    }
}

/// Lists the mistakes in a language's files and the texts that it lacks. Fails if there are any.
fn check(language: &LanguageIdentifier, offers: &[Offer]) -> Result<(), Failure> {
    let offer = nearest(language, offers);
    let offer = offer.ok_or_else(|| Failure(format!("there is no file `{language}.ftl`")))?;
    let contents = all_contents()?;
    let (loaded, mistakes) = offer.load();
    let left = loaded.map(|language| language.untranslated(&contents));
    let left = left.unwrap_or_default();
    let mistakes = mistakes.iter().map(|mistake| format!("wrong: {mistake}"));
    let ids = left.ids.iter().map(|id| format!("missing: {id}"));
    let texts = left
        .contents
        .iter()
        .map(|text| format!("missing: {text:?}"));
    let old = left.old.iter().map(|text| format!("old: {text:?}"));
    let lines: Vec<String> = mistakes.chain(ids).chain(texts).chain(old).collect();
    for line in &lines {
        output::line(line)?;
    }
    match lines.len() {
        0 => output::line(&format!("{}: complete", offer.tag)),
        count => Err(Failure(format!("{}: {count} texts need work", offer.tag))),
    }
}
