//! The tables of endings on disk. They can be built again, so a failure only means that nothing is kept.

use super::{disk, expect_file, places, put};
use crate::endings::TableStore;
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

    /// The tables in the platform's cache folder, or `None` if it has none.
    pub fn in_cache() -> Option<EndingFiles> {
        Some(EndingFiles::new(&places()?.cache_dir().join("endings")))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.ending"))
    }
}

impl TableStore for EndingFiles {
    fn has(&self, name: &str) -> bool {
        self.path(name).is_file()
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn tables_are_kept_and_a_useless_folder_is_no_error() {
        let folder =
            std::env::temp_dir().join(format!("baroque-ending-files-{}", std::process::id()));
        let files = EndingFiles::new(&folder.join("below"));
        assert_eq!(files.load("one"), None);
        files.keep("one", b"bytes");
        assert_eq!(files.load("one").as_deref(), Some(&b"bytes"[..]));
        // The name of the folder belongs to a file.
        let useless = EndingFiles::new(&folder.join("below/one.ending"));
        useless.keep("two", b"bytes");
        assert_eq!(useless.load("two"), None);
        fs::remove_dir_all(folder).unwrap();
    }
}
