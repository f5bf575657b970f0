//! The tables of endings for the current game, kept in the folder of `EndingPath`.

use crate::endings::Endings;
use crate::library::EndingFiles;
use crate::rules::Variant;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The tables of endings. Without a folder there are none.
#[derive(Default)]
pub(super) struct EndingTables {
    folder: Option<PathBuf>,
    game: Option<Arc<Endings>>,
}

impl EndingTables {
    /// Chooses the folder. With an empty path there are no tables any more.
    pub fn choose(&mut self, path: &str) -> Result<(), String> {
        self.game = None;
        self.folder = match path {
            "" | "<empty>" => None,
            path if Path::new(path).is_file() => {
                return Err(format!("`{path}` is a file, but `EndingPath` is a folder"));
            }
            path => Some(PathBuf::from(path)),
        };
        Ok(())
    }

    /// The tables of a game; `None` if there is no folder, or the game can have no tables.
    pub fn of(&mut self, variant: &Variant) -> Option<Arc<Endings>> {
        let folder = self.folder.as_ref()?;
        if let Some(endings) = &self.game
            && endings.variant() == variant
        {
            return Some(endings.clone());
        }
        let files = Arc::new(EndingFiles::new(folder));
        let endings = Endings::new(variant).ok()?.with_store(files);
        self.game = Some(Arc::new(endings));
        self.game.clone()
    }
}
