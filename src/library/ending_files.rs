//! The tables of endings on disk. They can be built again, so a failure only means that nothing is kept.

use super::{disk, expect_file, places, put};
use crate::endings::Shelf;
use std::path::{Path, PathBuf};

/// The longest file that is read, in bytes.
const LONGEST: u64 = 1 << 30;

/// A folder with tables of endings, one in each file.
pub struct EndingFiles {
    folder: PathBuf,
}

impl EndingFiles {
    /// The tables in a folder. It is created once it is needed.
    pub fn new(folder: &Path) -> EndingFiles {
        EndingFiles {
            folder: folder.to_owned(),
        }
    }

    /// The tables in the platform's folder for what can be made again, or `None` if it has none.
    pub fn in_cache() -> Option<EndingFiles> {
        Some(EndingFiles::new(&places()?.cache_dir().join("endings")))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.ending"))
    }
}

impl Shelf for EndingFiles {
    fn load(&self, name: &str) -> Option<Vec<u8>> {
        let path = self.path(name);
        expect_file(&path, LONGEST).ok()?;
        disk::read(&path).ok()
    }

    fn keep(&self, name: &str, bytes: &[u8]) {
        // A full disk or a read-only folder only means that the table is built again next time.
        let _ = put(&self.path(name), bytes);
    }
}
