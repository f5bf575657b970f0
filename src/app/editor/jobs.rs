//! Keeping setups in game files, and taking them from there.

#[cfg(test)]
mod tests;

use crate::app::editor::{Editor, Saving, game_text, mistakes, pieces_for};
use crate::app::session::Parts;
use crate::app::texts::text;
use crate::app::variants::GameWritten;
use crate::library;
use crate::rules::Variant;
use crate::variant_file::{Diagnostic, FileKind, GameText, LayoutText, Source};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl Parts<'_> {
    /// Keeps the setup of the editor in a file, or asks first if the file is there.
    pub(crate) fn save_setup(&mut self, how: Saving) {
        if how == Saving::Not {
            return self.tell_file(None);
        }
        let written = match self.target() {
            Ok((path, file)) => self.save_to(&path, &file, how),
            Err(problem) => Err(problem),
        };
        match written {
            Ok(Some(told)) | Err(told) => self.tell_file(Some(told)),
            Ok(None) => {}
        }
    }

    /// The file that is meant and its place in a library.
    fn target(&self) -> Result<(PathBuf, String), String> {
        let editor = self.editor.as_ref().ok_or(text!("setup-none"))?;
        let path = PathBuf::from(editor.file.path.trim());
        let file = path.file_name().and_then(|name| name.to_str());
        match file.and_then(|file| Some((file, FileKind::of(file)?))) {
            Some((file, (FileKind::Game, _))) => Ok((path.clone(), file.to_owned())),
            Some(_) => Err(text!("setup-piece-book").to_owned()),
            None => Err(text!("setup-needs-ron").to_owned()),
        }
    }

    fn save_to(&mut self, path: &Path, file: &str, how: Saving) -> Result<Option<String>, String> {
        let Some(editor) = self.editor.as_mut() else {
            return Ok(None);
        };
        let opened = editor.file.opened.as_ref();
        let unchanged = opened.is_some_and(|opened| {
            opened.path == path
                && std::fs::read_to_string(path).is_ok_and(|text| text == opened.text)
        });
        let text = match how {
            Saving::New if path.exists() && !unchanged => {
                editor.file.asked = Some(path.to_owned());
                editor.file.told = None;
                return Ok(None);
            }
            Saving::Into => self.changed_text(path, file)?,
            Saving::New if unchanged => self.changed_text(path, file)?,
            _ => self.fresh_text(path, file)?,
        };
        let new = how == Saving::New && !unchanged;
        self.write(path, &text, new)?;
        Ok(Some(self.take_file(path, file, &text)))
    }

    /// The file that is there, with the setup as one of its layouts.
    fn changed_text(&self, path: &Path, file: &str) -> Result<String, String> {
        let editor = self.editor.as_ref().ok_or(text!("setup-none"))?;
        let known = library::read(path).map_err(|problem| problem.to_string())?;
        let mut text = GameText::new(file, known.text.clone()).map_err(in_words)?;
        let name = editor.file.layout.trim();
        let layout = layout(editor, text.layouts().iter().any(|known| known == name));
        text.set_layout(name, &layout).map_err(in_words)?;
        let before = mistakes(&self.variants.games, file, &known.text);
        let after = mistakes(&self.variants.games, file, text.text());
        match before.is_empty() && !after.is_empty() {
            true => Err(text!("setup-would-break", problem = in_words(after))),
            false => Ok(text.text().to_owned()),
        }
    }

    /// A new file with the setup as its layout.
    fn fresh_text(&self, path: &Path, file: &str) -> Result<String, String> {
        let editor = self.editor.as_ref().ok_or(text!("setup-none"))?;
        let base: Arc<Variant> = match editor.sketch.own_board() {
            Some(board) => board.base.clone(),
            None => editor.variant().clone(),
        };
        let id = FileKind::of(file).map_or("", |(_, id)| id);
        if !path.exists() && self.variants.games.ids().any(|known| known == id) {
            return Err(text!("setup-would-hide", game = id, file = file));
        }
        self.expect_base(&base, path)?;
        let (name, layout_name) = (editor.file.name.trim(), editor.file.layout.trim());
        if name.is_empty() || layout_name.is_empty() {
            return Err(text!("setup-needs-names").to_owned());
        }
        let layout = (layout_name, layout(editor, false));
        let text = game_text(&self.variants.games, file, name, &base, layout).map_err(in_words)?;
        let games = self
            .variants
            .games
            .with(file, Source::new(file, text.clone()));
        match games.variant(base.id(), Some(base.layout()), base.options()) {
            Ok(_) => Ok(text),
            Err(_) => Err(text!("setup-needs-file", game = base.id(), file = file)),
        }
    }

    /// The game that a new one starts from must be found from its file again, the next time too.
    fn expect_base(&self, base: &Variant, path: &Path) -> Result<(), String> {
        let folder = library::folder_of(path);
        let folders: Vec<PathBuf> = library::own_folder()
            .into_iter()
            .chain([folder.to_owned()])
            .collect();
        let (there, _) = library::load(&folders);
        match there.ids().any(|known| known == base.id())
            || self.variants.games.source(base.id()).is_none()
        {
            true => Ok(()),
            false => Err(text!(
                "setup-base-elsewhere",
                game = base.id(),
                folder = folder.display().to_string()
            )),
        }
    }

    fn write(&mut self, path: &Path, text: &str, new: bool) -> Result<(), String> {
        let place = path.display();
        if let Some(folder) = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty())
        {
            std::fs::create_dir_all(folder).map_err(|error| {
                text!(
                    "setup-no-folder",
                    path = place.to_string(),
                    error = error.to_string()
                )
            })?;
        }
        let written = match new {
            true => library::write_new(path, text.as_bytes()),
            false => library::write_whole(path, text.as_bytes()),
        };
        written.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => text!("setup-there", path = place.to_string()),
            _ => text!(
                "setup-unwritten",
                path = place.to_string(),
                error = error.to_string()
            ),
        })
    }

    /// Goes on with a file that has just been written; what is to be said about it.
    fn take_file(&mut self, path: &Path, file: &str, text: &str) -> String {
        let mistakes = mistakes(&self.variants.games, file, text);
        self.take_in(file, path, library::source(path, text.to_owned()));
        if let Some(editor) = &mut self.editor {
            editor.file.has_opened(path, text);
        }
        let place = path.display();
        match mistakes.is_empty() {
            true => text!("setup-saved", path = place.to_string()),
            false => text!(
                "setup-saved-wrong",
                path = place.to_string(),
                problem = in_words(mistakes)
            ),
        }
    }

    fn take_in(&mut self, file: &str, path: &Path, source: Arc<Source>) {
        let written = GameWritten {
            file: file.to_owned(),
            path: path.to_owned(),
            source,
        };
        self.variants.take_in(&written, &mut self.outbox);
    }

    /// Opens the file of the form, to edit its setup.
    pub fn open_setup(&mut self) {
        let opened = self
            .target()
            .and_then(|(path, file)| self.open_from(&path, &file));
        if let Err(problem) = opened {
            self.tell_file(Some(problem));
        }
    }

    fn open_from(&mut self, path: &Path, file: &str) -> Result<(), String> {
        let source = library::read(path).map_err(|problem| problem.to_string())?;
        let found = mistakes(&self.variants.games, file, &source.text);
        if !found.is_empty() {
            return Err(in_words(found));
        }
        self.take_in(file, path, source.clone());
        let id = FileKind::of(file).map_or("", |(_, id)| id);
        let variant = self.variants.games.variant(id, None, &[]);
        let variant = Arc::new(variant.map_err(|error| error.to_string())?);
        let setup = variant.start().setup();
        if let Some(editor) = &mut self.session.editor {
            editor.file.has_opened(path, &source.text);
            editor.open(&self.variants.games, variant, setup);
        }
        let told = text!("setup-opened", path = path.display().to_string());
        self.tell_file(Some(told));
        Ok(())
    }

    /// Says something about the file; nothing more is asked then.
    fn tell_file(&mut self, told: Option<String>) {
        if let Some(editor) = &mut self.editor {
            editor.file.asked = None;
            editor.file.told = told;
        }
    }
}

/// The setup as a layout; `known` if the file has described its board already.
fn layout(editor: &Editor, known: bool) -> LayoutText {
    let (sketch, variant) = (&editor.sketch, editor.variant());
    match sketch.own_board() {
        Some(board) => board.layout(&pieces_for(board, variant, sketch.setup())),
        None if known => LayoutText::of(variant, sketch.position()),
        None => {
            let layout = LayoutText::whole(variant, sketch.position());
            // Said even if there is none: a layout of the same name would leave its own.
            let castling = layout.castling.unwrap_or_default();
            LayoutText {
                castling: Some(castling),
                ..layout
            }
        }
    }
}

fn in_words(mistakes: Vec<Diagnostic>) -> String {
    let told: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
    told.join("\n\n")
}
