//! The file of a setup: the names of its game, layout and file.

use baroque::library;
use baroque::rules::Variant;
use baroque::sketch::Sketch;
use baroque::texts::text;
use baroque::variant_file::FileKind;
use std::path::{Path, PathBuf};

/// An open file with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedSetup {
    pub path: PathBuf,
    /// The text when the file was last read or written.
    pub text: String,
    /// The name of its game.
    pub name: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileForm {
    /// The name of the game.
    pub name: String,
    /// The name of the layout.
    pub layout: String,
    pub path: String,
    /// The files and ranks of a new board.
    pub size: (usize, usize),
    /// The existing file, while the form asks whether to change or replace it.
    pub asked: Option<PathBuf>,
    /// The file that is being edited.
    pub opened: Option<OpenedSetup>,
    /// The result of the last job, or its error.
    pub message: Option<String>,
    /// Whether the user has written the name, which then stays.
    named: bool,
    /// Whether the user has written the path, which then stays.
    placed: bool,
    /// The game, its layout and the name for which the form was filled in.
    known: (String, String, String),
}

impl FileForm {
    /// Updates the names for another game or board, unless the user has written them.
    pub fn follow(&mut self, sketch: &Sketch) {
        let variant = sketch.variant();
        let (name, layout) = match sketch.custom_board() {
            Some(board) if self.game() == Some(board.base.id()) => {
                (self.name_for(&board.base), board.layout_name())
            }
            Some(board) => (board.name(), board.layout_name()),
            None => (self.name_for(variant), variant.layout().to_owned()),
        };
        let known = (variant.id().to_owned(), name, layout);
        if known == self.known {
            return;
        }
        let other = known.0 != self.known.0;
        if other && sketch.custom_board().is_none() {
            self.named = false;
            self.leave(variant.id());
        }
        let plan = variant.geometry().plan();
        self.size = (plan.files.len(), plan.rows.len());
        self.known = known;
        if !self.named {
            self.name = self.known.1.clone();
        }
        self.layout = self.known.2.clone();
        self.place();
    }

    /// The name of the game whose file is open, or a new name for a game with another setup.
    fn name_for(&self, variant: &Variant) -> String {
        let opened = self
            .opened
            .as_ref()
            .filter(|_| self.game() == Some(variant.id()));
        opened.map_or_else(
            || text!("setup-own-name", game = variant.name()),
            |opened| opened.name.clone(),
        )
    }

    /// Closes the open file if it belongs to another game.
    fn leave(&mut self, game: &str) {
        self.forget_answer();
        self.placed = false;
        if self.game() != Some(game) {
            self.opened = None;
        }
    }

    /// The id of the game in the open file.
    pub fn game(&self) -> Option<&str> {
        let name = self.opened.as_ref()?.path.file_name()?.to_str()?;
        FileKind::of(name).map(|(_, id)| id)
    }

    /// Sets the number of files and ranks of a new board.
    pub fn set_size(&mut self, width: usize, height: usize) {
        self.forget_answer();
        self.size = (width, height);
    }

    /// Sets the name of the layout.
    pub fn set_layout(&mut self, layout: String) {
        self.forget_answer();
        self.layout = layout;
    }

    /// Sets the name of the game, and a path that fits it.
    pub fn set_name(&mut self, name: String) {
        self.forget_answer();
        self.named = true;
        self.name = name;
        self.place();
    }

    pub fn set_path(&mut self, path: String) {
        self.forget_answer();
        self.placed = true;
        self.path = path;
    }

    fn forget_answer(&mut self) {
        self.asked = None;
        self.message = None;
    }

    /// The path of the open file as long as the game has its name. Another name gets a file beside it, or in the
    /// user's own folder. A path that the user has written stays.
    fn place(&mut self) {
        if self.placed {
            return;
        }
        let opened = self.opened.as_ref();
        let path = match opened.filter(|opened| opened.name == self.name) {
            Some(opened) => opened.path.clone(),
            None => {
                let beside = opened.map(|opened| library::folder_of(&opened.path).to_owned());
                let folder = beside.or_else(library::own_folder).unwrap_or_default();
                folder.join(format!("{}.ron", id_of(&self.name)))
            }
        };
        self.path = path.display().to_string();
    }

    /// Notes the file of the user's own game that the editor was opened with. Saving asks before it changes the file.
    pub fn belongs_to(&mut self, path: &Path, name: String) {
        self.has_opened(path, "", name);
    }

    /// Makes a file with a game of this name the open one.
    pub fn has_opened(&mut self, path: &Path, text: &str, name: String) {
        self.name.clone_from(&name);
        self.named = true;
        self.opened = Some(OpenedSetup {
            path: path.to_owned(),
            text: text.to_owned(),
            name,
        });
        self.path = path.display().to_string();
        self.placed = false;
        self.asked = None;
    }
}

/// A game's id from its name: lower-case letters, digits and dashes.
pub fn id_of(name: &str) -> String {
    let mut id = String::new();
    for letter in name.to_lowercase().chars() {
        match letter {
            'a'..='z' | '0'..='9' => id.push(letter),
            '×' => id.push('x'),
            _ if id.ends_with('-') || id.is_empty() => {}
            _ => id.push('-'),
        }
    }
    let id = id.trim_end_matches('-');
    match id {
        "" => "my-game".to_owned(),
        // This file name belongs to the piece book.
        "pieces" => "my-pieces".to_owned(),
        id => id.to_owned(),
    }
}
