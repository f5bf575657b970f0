//! Files of lines that grow. A line is there whole or not at all, also if the program is killed.

use super::disk;
use std::fs::File;
use std::io;
use std::path::Path;

/// A file of lines, for adding more.
#[derive(Debug)]
pub struct Lines(File);

impl Lines {
    /// Opens a file, or creates it, and returns its lines. First it removes an unfinished line at the end, which a killed
    /// program leaves.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, or is not UTF-8.
    pub fn open(path: &Path) -> io::Result<(Lines, Vec<String>)> {
        let file = disk::open_to_append(path)?;
        let bytes = disk::read(path)?;
        let whole = whole(&bytes);
        if whole.len() < bytes.len() {
            disk::shorten(&file, whole.len() as u64)?;
        }
        Ok((Lines(file), lines(whole)?))
    }

    /// Adds a line, which has no line breaks.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn add(&mut self, line: &str) -> io::Result<()> {
        disk::write(&mut self.0, format!("{line}\n").as_bytes())
    }
}

/// The finished lines of a file.
///
/// # Errors
///
/// If the file cannot be read, or is not UTF-8.
pub fn read_lines(path: &Path) -> io::Result<Vec<String>> {
    lines(whole(&disk::read(path)?))
}

/// The bytes up to the last line break.
fn whole(bytes: &[u8]) -> &[u8] {
    let end = bytes.iter().rposition(|&byte| byte == b'\n');
    &bytes[..end.map_or(0, |end| end + 1)]
}

fn lines(bytes: &[u8]) -> io::Result<Vec<String>> {
    let text = str::from_utf8(bytes);
    let text = text.map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
    Ok(text.lines().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn an_unfinished_line_is_removed_and_others_follow() {
        let name = format!("baroque-lines-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::write(&path, "one\ntwo\nthr").unwrap();
        assert_eq!(read_lines(&path).unwrap(), ["one", "two"]);
        let (mut file, lines) = Lines::open(&path).unwrap();
        assert_eq!(lines, ["one", "two"]);
        file.add("four").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "one\ntwo\nfour\n");
        fs::remove_file(&path).unwrap();
        let (_, none) = Lines::open(&path).unwrap();
        assert!(none.is_empty() && path.exists());
        fs::remove_file(&path).unwrap();
    }
}
