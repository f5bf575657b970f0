//! `baroque check`: all mistakes in game files.

use super::{Failure, output, target};
use crate::guide;
use crate::lessons;
use crate::library;
use crate::variant_file::{Catalogue, Diagnostic, FileKind, Severity};
use crate::words::count;
use clap::Args;
use serde::Serialize;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub(super) struct Check {
    /// Games, armies (in a folder `armies`), pages of the guide (in a folder `guide`), lessons (in a folder `learn`) or
    /// `pieces.ron`. For a folder: its games, its `pieces.ron` and the armies in its folder `armies`.
    #[arg(required = true, value_name = "FILE|FOLDER")]
    files: Vec<PathBuf>,
    /// Write the mistakes as JSON: an array of objects with `file`, `line`, `column`, `severity` (`error`, `warning` or `note`), `message`,
    /// `help` and `source` (the line itself). Missing values are `null`.
    #[arg(long)]
    json: bool,
}

/// A mistake as JSON.
#[derive(Serialize)]
struct CheckRow<'a> {
    file: &'a str,
    line: Option<usize>,
    column: Option<usize>,
    severity: String,
    message: &'a str,
    help: Option<&'a str>,
    source: Option<&'a str>,
}

impl Check {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let mut mistakes: Vec<Diagnostic> = Vec::new();
        for file in &self.files {
            let found = match file.is_dir() {
                true => check_folder(file)?,
                false => vec![(file.clone(), check_file(file)?)],
            };
            for (file, found) in found {
                if !found.iter().any(is_error) && !self.json {
                    output::line(&format!("{}: good", file.display()))?;
                    for note in &found {
                        output::line(&note.to_string())?;
                    }
                }
                // Two games may be based on the same file with a mistake.
                mistakes.extend(found);
            }
        }
        let mut diagnostics: Vec<Diagnostic> = Vec::new();
        for mistake in mistakes {
            if !diagnostics.contains(&mistake) {
                diagnostics.push(mistake);
            }
        }
        if self.json {
            let rows: Vec<CheckRow> = diagnostics.iter().map(row).collect();
            output::json(&rows)?;
        }
        diagnostics.retain(is_error);
        match diagnostics.is_empty() {
            true => Ok(()),
            false => Err(Failure(self.summary(&diagnostics))),
        }
    }

    /// All mistakes in words, unless they are reported as JSON, and their number.
    fn summary(&self, mistakes: &[Diagnostic]) -> String {
        let count = count(mistakes.len(), "mistake");
        match self.json {
            true => count,
            false => {
                let diagnostics: Vec<String> = mistakes.iter().map(Diagnostic::to_string).collect();
                format!("{}\n\n{count}", diagnostics.join("\n\n"))
            }
        }
    }
}

fn is_error(diagnostic: &Diagnostic) -> bool {
    diagnostic.severity == Severity::Error
}

fn row(mistake: &Diagnostic) -> CheckRow<'_> {
    let place = mistake.position();
    CheckRow {
        file: &mistake.file,
        line: place.map(|(line, _)| line),
        column: place.map(|(_, column)| column),
        severity: mistake.severity.to_string(),
        message: &mistake.message,
        help: mistake.help.as_deref(),
        source: mistake.line(),
    }
}

/// The diagnostics of each file of a folder.
fn check_folder(folder: &Path) -> Result<Vec<(PathBuf, Vec<Diagnostic>)>, Failure> {
    if ["guide", "learn", "armies"]
        .iter()
        .any(|name| folder.ends_with(name))
    {
        return check_each(folder);
    }
    let mut problems = Vec::new();
    let files = library::listing(folder, &mut problems);
    let (catalogue, unread) = target::load(Some(folder))?;
    problems.extend(unread);
    let mut found: Vec<(PathBuf, Vec<Diagnostic>)> = files
        .into_iter()
        .map(|(place, path)| {
            let name = path.display().to_string();
            let unread = problems.iter().filter(|problem| problem.file == name);
            let unread: Vec<Diagnostic> = unread.cloned().collect();
            let mistakes = match unread.is_empty() {
                true => mistakes(&catalogue, &place, &name),
                false => unread,
            };
            (path, mistakes)
        })
        .collect();
    let name = folder.display().to_string();
    problems.retain(|problem| Path::new(&problem.file).starts_with(folder));
    if found.is_empty() && problems.is_empty() {
        problems.push(nothing_in(&name));
    }
    problems.retain(|problem| {
        found
            .iter()
            .all(|(path, _)| *path != Path::new(&problem.file))
    });
    if !problems.is_empty() {
        found.push((folder.to_owned(), problems));
    }
    Ok(found)
}

/// The diagnostics of each file of a folder that is not a library itself.
fn check_each(folder: &Path) -> Result<Vec<(PathBuf, Vec<Diagnostic>)>, Failure> {
    let mut problems = Vec::new();
    let mut found = Vec::new();
    for (place, path) in library::listing(folder, &mut problems) {
        if !place.contains('/') {
            let mistakes = check_file(&path)?;
            found.push((path, mistakes));
        }
    }
    if found.is_empty() {
        problems.push(nothing_in(&folder.display().to_string()));
    }
    if !problems.is_empty() {
        found.push((folder.to_owned(), problems));
    }
    Ok(found)
}

fn nothing_in(folder: &str) -> Diagnostic {
    Diagnostic::file(folder, "there are no game files in this folder")
        .with_help("names of game files end in `.ron`; armies are in its folder `armies`")
}

/// The diagnostics of a file of a library.
fn mistakes(catalogue: &Catalogue, place: &str, name: &str) -> Vec<Diagnostic> {
    let shared = || {
        let all = catalogue.shared_diagnostics().iter();
        all.filter(|mistake| mistake.file == name)
            .cloned()
            .collect::<Vec<_>>()
    };
    let found = match FileKind::of(place) {
        Some((FileKind::Game, id)) => {
            let found = catalogue.check(id);
            return match found.is_empty() {
                true => catalogue.remarks(id),
                false => found,
            };
        }
        Some((FileKind::Army, id)) => catalogue.check_army(id),
        Some((FileKind::Book, _)) => catalogue.check_book(),
        None => return Vec::new(),
    };
    let mut diagnostics = shared();
    diagnostics.extend(found);
    diagnostics.retain(|mistake| mistake.file == name);
    diagnostics
}

fn check_file(path: &Path) -> Result<Vec<Diagnostic>, Failure> {
    let source = match library::read_game(path) {
        Ok(source) => source,
        Err(problem) => return Ok(vec![problem]),
    };
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let folder = library::folder_of(path);
    if folder.ends_with("guide") || folder.ends_with("learn") {
        let library = Some(library::folder_of(folder)).filter(|folder| folder.is_dir());
        let catalogue = target::catalogue(library)?;
        return Ok(match folder.ends_with("guide") {
            true => guide::check(&source, &catalogue),
            false => lessons::check(&source, &catalogue, &guide::Guide::built_in(&catalogue)),
        });
    }
    let in_armies = folder.ends_with("armies");
    let (place, library) = match in_armies {
        true => (format!("armies/{name}"), library::folder_of(folder)),
        false => (name.into_owned(), folder),
    };
    if FileKind::of(&place).is_none() {
        let diagnostics = Diagnostic::file(path.display().to_string(), "not a game file");
        return Ok(vec![
            diagnostics.with_help("the names of game files end in `.ron`"),
        ]);
    }
    // Mistakes in other files of the folder do not count.
    let (mut catalogue, _) = target::load(Some(library).filter(|folder| folder.is_dir()))?;
    catalogue.forget_shared_diagnostics();
    catalogue.add(&place, source);
    Ok(mistakes(&catalogue, &place, &path.display().to_string()))
}
