//! `baroque check`: all that is wrong with game files.

use super::{Failure, output, target};
use crate::guide;
use crate::library;
use crate::variant_file::{Diagnostic, FileKind};
use clap::Args;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub(super) struct Check {
    /// The files: games, armies (in a folder `armies`), pages of the guide (in a folder `guide`), or
    /// `pieces.ron`.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Check {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let mut mistakes = Vec::new();
        for file in &self.files {
            let found = check(file)?;
            if found.is_empty() {
                output::line(&format!("{}: good", file.display()))?;
            }
            mistakes.extend(found);
        }
        if mistakes.is_empty() {
            return Ok(());
        }
        let told: Vec<String> = mistakes.iter().map(Diagnostic::to_string).collect();
        let count = match mistakes.len() {
            1 => "1 mistake".to_owned(),
            count => format!("{count} mistakes"),
        };
        Err(Failure(format!("{}\n\n{count}", told.join("\n\n"))))
    }
}

fn check(path: &Path) -> Result<Vec<Diagnostic>, Failure> {
    let source = match library::read(path) {
        Ok(source) => source,
        Err(problem) => return Ok(vec![problem]),
    };
    let name = path
        .file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default();
    let folder = path.parent().filter(|parent| parent.is_dir());
    if folder.is_some_and(|folder| folder.ends_with("guide")) {
        let library = folder.and_then(Path::parent);
        let library = library.filter(|folder| folder.is_dir());
        return Ok(guide::check(&source, &target::catalogue(library)?));
    }
    let in_armies = folder.is_some_and(|folder| folder.ends_with("armies"));
    let place = if in_armies {
        format!("armies/{name}")
    } else {
        name.to_owned()
    };
    let library = if in_armies {
        folder.and_then(Path::parent)
    } else {
        folder
    };
    let library = library.filter(|folder| folder.is_dir());
    let mut catalogue = target::catalogue(library)?;
    match FileKind::of(&place) {
        Some((FileKind::Game, id)) => {
            catalogue.add(&place, source);
            Ok(catalogue.check(id))
        }
        Some(_) => {
            let before = catalogue.shared_diagnostics().len();
            catalogue.add(&place, source);
            Ok(catalogue.shared_diagnostics()[before..].to_vec())
        }
        None => Ok(vec![
            Diagnostic::file(path.display().to_string(), "not a game file")
                .with_help("the names of game files end in `.ron`"),
        ]),
    }
}
