//! Where a setup is kept: the names of the game, its layout and its file.

use super::sketch::Sketch;
use crate::library;
use crate::rules::Variant;
use crate::variant_file::FileKind;
use std::path::{Path, PathBuf};

/// A file that has been opened, and what stood in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// Where it is.
    pub path: PathBuf,
    /// Its text when it was read or written.
    pub text: String,
    /// The name of its game.
    pub name: String,
}

/// The names under which a setup is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileForm {
    /// The game's name.
    pub name: String,
    /// The layout's name.
    pub layout: String,
    /// The file.
    pub path: String,
    /// Files and ranks of a new board.
    pub size: (usize, usize),
    /// The file that is there already, while it is asked what to do with it.
    pub asked: Option<PathBuf>,
    /// The file that is being edited.
    pub opened: Option<Opened>,
    /// Why something could not be done, or what has been done.
    pub told: Option<String>,
    /// Whether the person has written the names, which then stay.
    named: bool,
    /// The same for the path.
    placed: bool,
    /// The game and layout that the names were made for.
    known: (String, String, String),
}

impl FileForm {
    /// Goes along with another game or board: names that nobody has written are made anew.
    pub fn follow(&mut self, sketch: &Sketch) {
        let variant = sketch.variant();
        let (name, layout) = match sketch.own_board() {
            Some(board) => (board.name(), board.layout_name()),
            None => (self.name_for(variant), variant.layout().to_owned()),
        };
        let known = (variant.id().to_owned(), name, layout);
        if known == self.known {
            return;
        }
        let other = known.0 != self.known.0;
        if other && sketch.own_board().is_none() {
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
            || format!("My {}", variant.name()),
            |opened| opened.name.clone(),
        )
    }

    /// Goes on to another game: a file that is not that game's is no longer the one being edited.
    fn leave(&mut self, game: &str) {
        self.forget_answer();
        self.placed = false;
        if self.game() != Some(game) {
            self.opened = None;
        }
    }

    /// The id of the game whose file is being edited.
    pub fn game(&self) -> Option<&str> {
        let name = self.opened.as_ref()?.path.file_name()?.to_str()?;
        FileKind::of(name).map(|(_, id)| id)
    }

    /// Chooses how many files and ranks a new board is to have.
    pub fn set_size(&mut self, width: usize, height: usize) {
        self.forget_answer();
        self.size = (width, height);
    }

    /// Names the layout.
    pub fn set_layout(&mut self, layout: String) {
        self.forget_answer();
        self.layout = layout;
    }

    /// Names the game, and its file after it.
    pub fn set_name(&mut self, name: String) {
        self.forget_answer();
        self.named = true;
        self.name = name;
        self.place();
    }

    /// Names the file.
    pub fn set_path(&mut self, path: String) {
        self.forget_answer();
        self.placed = true;
        self.path = path;
    }

    fn forget_answer(&mut self) {
        self.asked = None;
        self.told = None;
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

    /// A file with a game of this name is edited from now on.
    pub fn has_opened(&mut self, path: &Path, text: &str, name: String) {
        self.name.clone_from(&name);
        self.named = true;
        self.opened = Some(Opened {
            path: path.to_owned(),
            text: text.to_owned(),
            name,
        });
        self.path = path.display().to_string();
        self.placed = false;
        self.asked = None;
    }
}

/// The id of a game of this name: small letters, digits and dashes.
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
        // The piece book has this name.
        "pieces" => "my-pieces".to_owned(),
        id => id.to_owned(),
    }
}
