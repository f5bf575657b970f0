//! Operations on files, one of which can fail in tests.

use std::fs::{self, File, Permissions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Fails if a test wants this operation to fail.
#[cfg(not(any(test, feature = "lab", feature = "probe")))]
fn expect_room() -> io::Result<()> {
    Ok(())
}

#[cfg(any(test, feature = "lab", feature = "probe"))]
use faults::expect_room;

/// Creates a folder and those above it that are missing.
///
/// # Errors
///
/// If it cannot be created.
pub fn create_folder(path: &Path) -> io::Result<()> {
    expect_room()?;
    fs::create_dir_all(path)
}

pub(super) fn create_new(path: &Path) -> io::Result<File> {
    expect_room()?;
    File::create_new(path)
}

/// Opens a file for adding to its end. Creates it if it is missing.
pub(super) fn open_to_append(path: &Path) -> io::Result<File> {
    expect_room()?;
    File::options()
        .create(true)
        .read(true)
        .append(true)
        .open(path)
}

/// Removes what stands behind this many bytes.
pub(super) fn shorten(file: &File, length: u64) -> io::Result<()> {
    expect_room()?;
    file.set_len(length)
}

/// Writes bytes. On a full disk only the first of them are written.
pub(super) fn write(file: &mut File, bytes: &[u8]) -> io::Result<()> {
    let (first, rest) = bytes.split_at(bytes.len() / 2);
    file.write_all(first)?;
    expect_room()?;
    file.write_all(rest)
}

pub(super) fn set_permissions(file: &File, permissions: Permissions) -> io::Result<()> {
    expect_room()?;
    file.set_permissions(permissions)
}

pub(super) fn sync(file: &File) -> io::Result<()> {
    expect_room()?;
    file.sync_all()
}

pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    expect_room()?;
    fs::rename(from, to)
}

pub(super) fn hard_link(from: &Path, to: &Path) -> io::Result<()> {
    expect_room()?;
    fs::hard_link(from, to)
}

pub(super) fn remove(path: &Path) -> io::Result<()> {
    expect_room()?;
    fs::remove_file(path)
}

pub(super) fn read(path: &Path) -> io::Result<Vec<u8>> {
    expect_room()?;
    fs::read(path)
}

/// Waits until no other program has locked a file, and locks it. The lock ends with the returned file, also if the
/// program is killed. It is a file of its own, `NAME.lock`.
///
/// # Errors
///
/// If that file cannot be written.
pub fn lock(path: &Path) -> io::Result<File> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    lock_by(&PathBuf::from(name))
}

/// Locks a file as [`lock`] does. The lock is in the folder for temporary files, so that none appears among the user's
/// files.
///
/// # Errors
///
/// If it cannot be written.
pub fn lock_from_afar(path: &Path) -> io::Result<File> {
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut hasher = DefaultHasher::new();
    path.hash(&mut hasher);
    let name = format!("baroque-{:016x}.lock", hasher.finish());
    lock_by(&std::env::temp_dir().join(name))
}

fn lock_by(path: &Path) -> io::Result<File> {
    expect_room()?;
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)?;
    match file.lock() {
        // Some file systems have no locks.
        Err(error) if error.kind() != io::ErrorKind::Unsupported => Err(error),
        _ => Ok(file),
    }
}

/// Makes operations fail. Only tests do so.
#[cfg(any(test, feature = "lab", feature = "probe"))]
pub mod faults {
    use std::cell::Cell;
    use std::io;

    thread_local! {
        /// The operations of this thread before the one that fails.
        static BEFORE: Cell<Option<usize>> = const { Cell::new(None) };
    }

    /// Does work in which one operation on files fails, as on a full disk: the one after `before` others. Returns the
    /// result, and whether the work had so many operations.
    pub fn with_fault<T>(before: usize, work: impl FnOnce() -> T) -> (T, bool) {
        BEFORE.set(Some(before));
        let result = work();
        (result, BEFORE.take().is_none())
    }

    pub(super) fn expect_room() -> io::Result<()> {
        match BEFORE.get() {
            None => Ok(()),
            Some(0) => {
                BEFORE.set(None);
                Err(io::ErrorKind::StorageFull.into())
            }
            Some(before) => {
                BEFORE.set(Some(before - 1));
                Ok(())
            }
        }
    }
}
