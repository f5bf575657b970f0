//! Replaces or adds one game in a file; all other bytes stay the same, and all other games are found as before.
//!
//! Other programs leave games that do not end, so that two games next to each other can be read as one. So the file is
//! read again before it is written. If a game would be lost, blank lines or a result stand between them.

use super::encoding::{encode_like, missing_end};
use super::{CollectionEntry, decode_part, index};

/// A file with a new game.
#[derive(Clone, Debug, PartialEq)]
pub struct Spliced {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Its games.
    pub entries: Vec<CollectionEntry>,
    /// The number of the new game.
    pub index: usize,
}

/// The file with another text in place of a game. `entries` are its games. The new text gets the line ends and the
/// encoding of the file. `None` if another game would be lost.
pub fn replace(
    bytes: &[u8],
    entries: &[CollectionEntry],
    index: usize,
    game: &str,
) -> Option<Spliced> {
    let place = entries.get(index)?.range.clone();
    let around = (bytes.get(..place.start)?, bytes.get(place.end..)?);
    let blank = newline(bytes).repeat(2);
    let result = format!("{blank}*{blank}");
    [("", ""), ("", &blank), (&blank, &blank), (&result, &blank)]
        .into_iter()
        .find_map(|(start, end)| {
            let own = in_style(bytes, &[start, game.trim_end(), end].concat());
            splice(around, &own, entries, index, game)
        })
}

/// The file with one more game at its end, after a blank line. `entries` are its games. `None` if it would not be found
/// again, or another game would be lost, or a comment that ends the file would become a part of it.
pub fn append(bytes: &[u8], entries: &[CollectionEntry], game: &str) -> Option<Spliced> {
    let newline = newline(bytes);
    let marks: [&[u8]; 3] = [&[0xef, 0xbb, 0xbf], &[0xff, 0xfe], &[0xfe, 0xff]];
    let is_begun = !bytes.is_empty() && !marks.contains(&bytes);
    let whole = [bytes, missing_end(bytes)].concat();
    let blank = newline.repeat(2);
    let there = [blank.as_str(), newline]
        .into_iter()
        .find(|end| whole.ends_with(&in_style(bytes, end)))
        .map_or(0, str::len);
    let missing = if is_begun { &blank[there..] } else { "" };
    let result = format!("{blank}*{blank}");
    [missing, &result].into_iter().find_map(|start| {
        let own = in_style(bytes, &[start, game].concat());
        splice((&whole, b""), &own, entries, entries.len(), game)
    })
}

/// The file with new bytes between two parts of it, if they make `game` its game with this number and all other games
/// stay.
fn splice(
    (head, tail): (&[u8], &[u8]),
    own: &[u8],
    before: &[CollectionEntry],
    changed: usize,
    game: &str,
) -> Option<Spliced> {
    let bytes = [head, own, tail].concat();
    let entries = index(&bytes, |_, _| true).ok()?;
    let alone = index(game.as_bytes(), |_, _| true).ok()?;
    let (new, alone) = (entries.get(changed)?, alone.first()?);
    let stays = |(number, old): (usize, &CollectionEntry)| {
        let new = &entries[number];
        number == changed || (&old.tags, old.plies) == (&new.tags, new.plies)
    };
    let is_own = (&new.tags, new.plies) == (&alone.tags, alone.plies)
        && signs(&decode_part(&bytes, new.range.clone())).eq(signs(game.trim()));
    let kept =
        entries.len() == before.len().max(changed + 1) && before.iter().enumerate().all(stays);
    (is_own && kept).then_some(Spliced {
        bytes,
        entries,
        index: changed,
    })
}

/// A text with the encoding and the line ends of a file.
fn in_style(file: &[u8], text: &str) -> Vec<u8> {
    let text = text.replace("\r\n", "\n").replace('\n', newline(file));
    encode_like(file, &text)
}

/// The characters of a text without its line ends.
fn signs(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|sign| !matches!(sign, '\n' | '\r'))
}

/// The line end of a file.
fn newline(bytes: &[u8]) -> &'static str {
    let mut signs = bytes.iter().filter(|&&byte| byte != 0);
    let mut before = None;
    match signs.find(|&&byte| byte == b'\n' || before.replace(byte) == Some(b'\r')) {
        Some(b'\n') if before == Some(b'\r') => "\r\n",
        Some(b'\n') => "\n",
        // A line that ends with `\r` alone.
        Some(_) => "\r",
        None if before == Some(b'\r') => "\r",
        None => "\n",
    }
}
