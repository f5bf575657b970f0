//! Writes files so that a full disk, a crash or a power cut loses nothing.

use super::{disk, folder_of};
use std::ffi::OsStr;
use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A half-written file older than this belongs to an interrupted save.
const LEFT_OVER: Duration = Duration::from_secs(3600);

/// A name of this many bytes has no room for a suffix. Most disks allow 255.
const LONG_NAME: usize = 220;

/// The most files with one name that are put aside.
const MOST_ASIDE: usize = 1000;

/// The most links that may lead from one to the next. More are treated as a circle.
const MOST_LINKS: usize = 40;

/// Writes a file, all or nothing. The new file gets its name only after it is complete on the disk, and an old file
/// with that name stays unchanged until then. The new file has the permissions of the old one. If the path is a link,
/// its target is written. A device or a pipe is written into.
///
/// # Errors
///
/// If the file cannot be written or is write-protected.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_if(path, bytes, |_| true).map(drop)
}

/// Writes a file as [`write_whole`] does, if it still has the old bytes. Returns whether it was written.
///
/// # Errors
///
/// If the file cannot be written or is write-protected.
pub fn write_unless_changed(path: &Path, old: &[u8], bytes: &[u8]) -> io::Result<bool> {
    write_if(path, bytes, |path| {
        fs::read(path).is_ok_and(|now| now == old)
    })
}

/// Writes a file. Right before it gets its name, `wanted` says whether it shall.
fn write_if(path: &Path, bytes: &[u8], wanted: impl FnOnce(&Path) -> bool) -> io::Result<bool> {
    let old = fs::metadata(path).ok();
    match &old {
        Some(old) if old.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        Some(old) if !old.is_file() => {
            return write_into(path, bytes).map(|()| true).map_err(in_words);
        }
        Some(old) if old.permissions().readonly() => {
            let message = "the file is write-protected";
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, message));
        }
        _ => {}
    }
    let path = follow(path)?;
    let fresh = write_beside(&path, bytes, old.as_ref()).map_err(in_words)?;
    if !wanted(&path) {
        discard(&fresh);
        return Ok(false);
    }
    if let Err(error) = disk::rename(&fresh, &path) {
        discard(&fresh);
        return Err(in_words(error));
    }
    finish(&path);
    Ok(true)
}

/// Removes a file.
///
/// # Errors
///
/// If it cannot be removed.
pub fn remove(path: &Path) -> io::Result<()> {
    disk::remove(path)
}

/// Writes a file as [`write_whole`] does, and creates its folder if needed.
///
/// # Errors
///
/// If the folder cannot be created or the file cannot be written.
pub fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    disk::create_folder(folder_of(path))?;
    write_whole(path, bytes)
}

/// Renames a file to a unique name with this ending and a number. Returns the new path.
///
/// # Errors
///
/// If it cannot be renamed.
pub fn put_aside(path: &Path, end: &str) -> io::Result<PathBuf> {
    let aside = name_aside(path, end)?;
    disk::rename(path, &aside).map(|()| aside)
}

/// Copies a file to such a name. Returns the path of the copy.
///
/// # Errors
///
/// If it cannot be read, or the copy cannot be written.
pub fn copy_aside(path: &Path, end: &str) -> io::Result<PathBuf> {
    let aside = name_aside(path, end)?;
    write_new(&aside, &disk::read(path)?).map(|()| aside)
}

/// A free name beside a file, with this ending and perhaps a number.
fn name_aside(path: &Path, end: &str) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let numbered = |number: usize| {
        let mut aside = name.to_owned();
        aside.push(match number {
            1 => format!(".{end}"),
            number => format!(".{end}-{number}"),
        });
        path.with_file_name(aside)
    };
    let free = |aside: &PathBuf| aside.symlink_metadata().is_err();
    let aside = (1..MOST_ASIDE).map(numbered).find(free);
    aside.ok_or_else(|| io::ErrorKind::AlreadyExists.into())
}

/// Writes a new file, all or nothing.
///
/// # Errors
///
/// If the name exists already ([`io::ErrorKind::AlreadyExists`]), which stays unchanged, or if the file cannot be
/// written.
pub fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if path.symlink_metadata().is_ok() {
        return Err(taken());
    }
    let fresh = write_beside(path, bytes, None).map_err(in_words)?;
    // A hard link fails if the name exists. Renaming does not.
    let linked = disk::hard_link(&fresh, path);
    discard(&fresh);
    match linked {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(taken()),
        // Some file systems have no hard links.
        Err(_) => create(path, bytes).map_err(in_words)?,
    }
    finish(path);
    Ok(())
}

/// Removes old leftovers of interrupted saves of game files from a folder. Newer ones stay, because they may belong
/// to a save in progress.
pub fn sweep(folder: &Path) {
    sweep_of(folder, |name| name.ends_with(".ron"));
}

/// The last steps of a save, after the file has its name: it writes the name to the disk and removes leftovers of
/// earlier saves. The file is complete already, so errors do not matter.
fn finish(path: &Path) {
    let folder = folder_of(path);
    if cfg!(unix) {
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
    sweep_of(folder, |known| known == name);
}

/// Removes old leftovers of saves of the files with wanted names.
fn sweep_of(folder: &Path, wanted: impl Fn(&str) -> bool) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let of = name.to_str().and_then(saved_name);
        if of.is_some_and(&wanted) && is_old(&entry) {
            discard(&entry.path());
        }
    }
}

/// The name of the file of a save in progress: `NAME` of `NAME.PID.new`.
fn saved_name(leftover: &str) -> Option<&str> {
    let (name, process) = leftover.strip_suffix(".new")?.rsplit_once('.')?;
    let numbers = |letter: char| letter.is_ascii_digit() || letter == '-';
    let saved =
        process.starts_with(|first: char| first.is_ascii_digit()) && process.chars().all(numbers);
    saved.then_some(name)
}

fn is_old(entry: &fs::DirEntry) -> bool {
    let changed = entry.metadata().and_then(|entry| entry.modified());
    let age = changed.ok().and_then(|changed| changed.elapsed().ok());
    age.is_some_and(|age| age > LEFT_OVER)
}

/// Writes a file next to another, complete on the disk. Returns its path.
fn write_beside(path: &Path, bytes: &[u8], old: Option<&fs::Metadata>) -> io::Result<PathBuf> {
    let (fresh, mut file) = open_beside(path)?;
    let written = disk::write(&mut file, bytes)
        .and_then(|()| old.map_or(Ok(()), |old| resemble(&file, old)))
        .and_then(|()| disk::sync(&file));
    match written {
        Ok(()) => Ok(fresh),
        Err(error) => {
            discard(&fresh);
            Err(error)
        }
    }
}

/// Opens a new file next to another, with a unique name.
fn open_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    // A long name has no room for a suffix.
    let short = if name.len() > LONG_NAME {
        OsStr::new("long")
    } else {
        name
    };
    let process = std::process::id();
    let mut number = 0;
    loop {
        let mut fresh = short.to_owned();
        match number {
            0 => fresh.push(format!(".{process}.new")),
            number => fresh.push(format!(".{process}-{number}.new")),
        }
        let fresh = path.with_file_name(fresh);
        match disk::create_new(&fresh) {
            Ok(file) => return Ok((fresh, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 1000 => {
                number += 1
            }
            Err(error) => return Err(error),
        }
    }
}

/// Gives a file the permissions of another, and its owner if possible.
fn resemble(file: &File, old: &fs::Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let new = file.metadata()?;
        if (new.uid(), new.gid()) != (old.uid(), old.gid()) {
            // Only the superuser can change the owner. For all others the file is their own.
            let _ = fchown(file, Some(old.uid()), Some(old.gid()));
        }
    }
    let permissions: Permissions = old.permissions();
    disk::set_permissions(file, permissions)
}

/// The path of the file behind a path's links.
fn follow(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(link) => path = folder_of(&path).join(link),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("the links form a loop"))
}

/// Writes into a device or a pipe.
fn write_into(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::options().write(true).open(path)?;
    file.write_all(bytes)?;
    file.flush()
}

/// Writes a new file under its final name, if there is no safer way.
fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = disk::create_new(path)?;
    let written = disk::write(&mut file, bytes).and_then(|()| disk::sync(&file));
    if written.is_err() {
        discard(path);
    }
    written
}

/// Removes a half-written file. If that fails, the first error is more helpful.
fn discard(path: &Path) {
    let _ = disk::remove(path);
}

fn taken() -> io::Error {
    io::Error::new(
        io::ErrorKind::AlreadyExists,
        "a file of this name already exists",
    )
}

/// Adds the state of the old file to typical errors of full disks.
fn in_words(error: io::Error) -> io::Error {
    let message = match error.kind() {
        io::ErrorKind::StorageFull => "the disk is full",
        io::ErrorKind::QuotaExceeded => "your disk quota is used up",
        io::ErrorKind::FileTooLarge => "the file would be larger than this disk allows",
        io::ErrorKind::ReadOnlyFilesystem => "the disk is write-protected",
        io::ErrorKind::PermissionDenied => "you do not have permission to write there",
        io::ErrorKind::InvalidFilename => "the name is too long",
        _ => return error,
    };
    io::Error::new(error.kind(), format!("{message}; nothing was changed"))
}

#[cfg(test)]
mod tests;
