//! Writes setups into game files and reads them, off the main thread.

#[cfg(test)]
mod tests;

use super::{Editor, Saving};
use crate::app::jobs::{Failure, Job, MailSender, Workplace};
use crate::app::variants::{GameWritten, Games};
use baroque::library;
use baroque::rules::Variant;
use baroque::sketch::{game_text, mistakes, pieces_for};
use baroque::texts::text;
use baroque::variant_file::{Diagnostic, FileKind, GameText, LayoutText, Source};
use bevy::prelude::*;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A job with the file in the editor's form.
#[derive(Message, Clone, Debug)]
pub struct SetupJob {
    /// The editor at that moment.
    pub editor: Box<Editor>,
    pub games: Games,
    /// How to save the setup. `None` opens the file instead.
    pub saving: Option<Saving>,
}

#[derive(Message, Clone, Debug)]
pub enum SetupReport {
    /// The file exists, and the user has to decide.
    Asked(PathBuf),
    /// The job failed, with an error in words.
    Failed(String),
    /// The setup was saved, with a message.
    Saved(GameWritten, String),
    /// The file was opened, with its game and a message.
    Opened(GameWritten, Arc<Variant>, String),
}

/// A file may still be waiting to be written, so the jobs join the disk queue.
impl Job for SetupJob {
    type Output = SetupReport;

    fn workplace(&self) -> Workplace {
        Workplace::Disk
    }

    fn failed(&self) -> impl FnOnce(Failure) -> SetupReport + Clone + Send + 'static + use<> {
        |failure| SetupReport::Failed(failure.to_string())
    }

    fn run(self, reports: &MailSender<SetupReport>) {
        reports.send(self.report());
    }
}

impl SetupJob {
    /// Does the job, and returns its report.
    pub fn report(&self) -> SetupReport {
        let report = self.target().and_then(|(path, file)| match self.saving {
            Some(how) => self.save_to(&path, &file, how),
            None => self.open_from(&path, &file),
        });
        report.unwrap_or_else(SetupReport::Failed)
    }

    /// The path of the file, and its name in a library.
    fn target(&self) -> Result<(PathBuf, String), String> {
        let path = PathBuf::from(self.editor.file.path.trim());
        let file = path.file_name().and_then(|name| name.to_str());
        match file.and_then(|file| Some((file, FileKind::of(file)?))) {
            Some((file, (FileKind::Game, _))) => Ok((path.clone(), file.to_owned())),
            Some(_) => Err(text!("setup-piece-book").to_owned()),
            None => Err(text!("setup-needs-ron").to_owned()),
        }
    }

    fn save_to(&self, path: &Path, file: &str, how: Saving) -> Result<SetupReport, String> {
        let opened = self.editor.file.opened.as_ref();
        let unchanged = opened.is_some_and(|opened| {
            opened.path == path
                && opened.name == self.editor.file.name.trim()
                && std::fs::read_to_string(path).is_ok_and(|text| text == opened.text)
        });
        let text = match how {
            Saving::New if path.exists() && !unchanged => {
                return Ok(SetupReport::Asked(path.to_owned()));
            }
            Saving::Into => self.changed_text(path, file)?,
            Saving::New if unchanged => self.changed_text(path, file)?,
            Saving::New | Saving::Over | Saving::Not => self.fresh_text(path, file)?,
        };
        write(path, &text, how == Saving::New && !unchanged)?;
        let mistakes = mistakes(&self.games, file, &text);
        let place = path.display().to_string();
        let messages = match mistakes.is_empty() {
            true => text!("setup-saved", path = place),
            false => text!(
                "setup-saved-wrong",
                path = place,
                problem = in_words(mistakes)
            ),
        };
        let written = written(file, path, library::source(path, text));
        Ok(SetupReport::Saved(written, messages))
    }

    /// The text of the existing file, with the setup as one of its layouts.
    fn changed_text(&self, path: &Path, file: &str) -> Result<String, String> {
        let editor = &self.editor;
        let known = library::read(path).map_err(|problem| problem.to_string())?;
        let mut text = GameText::new(file, known.text.clone()).map_err(in_words)?;
        let name = editor.file.layout.trim();
        let layout = layout(editor, text.layouts().iter().any(|known| known == name));
        text.set_layout(name, &layout).map_err(in_words)?;
        let before = mistakes(&self.games, file, &known.text);
        let after = mistakes(&self.games, file, text.text());
        match before.is_empty() && !after.is_empty() {
            true => Err(text!("setup-would-break", problem = in_words(after))),
            false => Ok(text.text().to_owned()),
        }
    }

    /// The text of a new file with the setup as its layout.
    fn fresh_text(&self, path: &Path, file: &str) -> Result<String, String> {
        let editor = &self.editor;
        let base: Arc<Variant> = match editor.sketch.custom_board() {
            Some(board) => board.base.clone(),
            None => editor.variant().clone(),
        };
        let id = FileKind::of(file).map_or("", |(_, id)| id);
        if !path.exists() && self.games.ids().any(|known| known == id) {
            return Err(text!("setup-would-hide", game = id, file = file));
        }
        self.expect_base(&base, path)?;
        let (name, layout_name) = (editor.file.name.trim(), editor.file.layout.trim());
        if name.is_empty() || layout_name.is_empty() {
            return Err(text!("setup-needs-names").to_owned());
        }
        let layout = (layout_name, layout(editor, false));
        let text = game_text(&self.games, file, name, &base, layout).map_err(in_words)?;
        let games = self.games.with(file, Source::new(file, text.clone()));
        match games.variant(base.id(), Some(base.layout()), base.options()) {
            Ok(_) => Ok(text),
            Err(_) => Err(text!("setup-needs-file", game = base.id(), file = file)),
        }
    }

    /// Checks that the base game of a new file can be found from there, at the next start too.
    fn expect_base(&self, base: &Variant, path: &Path) -> Result<(), String> {
        let folder = library::folder_of(path);
        let folders: Vec<PathBuf> = library::own_folder()
            .into_iter()
            .chain([folder.to_owned()])
            .collect();
        let (there, _) = library::load(&folders);
        match there.ids().any(|known| known == base.id()) || self.games.source(base.id()).is_none()
        {
            true => Ok(()),
            false => Err(text!(
                "setup-base-elsewhere",
                game = base.id(),
                folder = folder.display().to_string()
            )),
        }
    }

    fn open_from(&self, path: &Path, file: &str) -> Result<SetupReport, String> {
        let source = library::read(path).map_err(|problem| problem.to_string())?;
        let found = mistakes(&self.games, file, &source.text);
        if !found.is_empty() {
            return Err(in_words(found));
        }
        let id = FileKind::of(file).map_or("", |(_, id)| id);
        let games = self.games.with(file, source.clone());
        let variant = games.variant(id, None, &[]);
        let variant = Arc::new(variant.map_err(|error| error.to_string())?);
        let messages = text!("setup-opened", path = path.display().to_string());
        Ok(SetupReport::Opened(
            written(file, path, source),
            variant,
            messages,
        ))
    }
}

fn written(file: &str, path: &Path, source: Arc<Source>) -> GameWritten {
    GameWritten {
        file: file.to_owned(),
        path: path.to_owned(),
        source,
    }
}

fn write(path: &Path, text: &str, new: bool) -> Result<(), String> {
    library::write_game(path, text, new, None).map_err(|(place, error)| {
        let (at, why) = (path.display().to_string(), error.to_string());
        match error.kind() {
            _ if place != path => text!("setup-no-folder", path = at, error = why),
            ErrorKind::AlreadyExists => text!("setup-there", path = at),
            _ => text!("setup-unwritten", path = at, error = why),
        }
    })
}

/// The setup as a layout. `known`: whether the file describes its board already.
fn layout(editor: &Editor, known: bool) -> LayoutText {
    let (sketch, variant) = (&editor.sketch, editor.variant());
    match sketch.custom_board() {
        Some(board) => board.layout(&pieces_for(board, variant, sketch.setup())),
        None if known => LayoutText::of(variant, sketch.position()),
        None => {
            let layout = LayoutText::whole(variant, sketch.position());
            // An empty list is needed too: without it, a layout of the same name keeps its castlings.
            let castling = layout.castling.unwrap_or_default();
            LayoutText {
                castling: Some(castling),
                ..layout
            }
        }
    }
}

fn in_words(mistakes: Vec<Diagnostic>) -> String {
    let messages: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
    messages.join("\n\n")
}
