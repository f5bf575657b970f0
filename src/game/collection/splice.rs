//! Replaces or adds one game in a file; all other bytes stay the same.

use super::encoding::Encoding;
use std::ops::Range;

/// The file with another text in place of a game from its [index](super::index). The new text gets the
/// line ends and the encoding of the file. In a file of windows-1252 it is UTF-8.
pub fn replace(bytes: &[u8], place: Range<usize>, game: &str) -> Vec<u8> {
    let (before, after) = (&bytes[..place.start], &bytes[place.end..]);
    let game = in_style(bytes, game.trim_end());
    [before, &game, after].concat()
}

/// The file with one more game at its end, after a blank line.
pub fn append(bytes: &[u8], game: &str) -> Vec<u8> {
    let newline = newline(bytes);
    let encoding = Encoding::of(bytes);
    let mut whole = bytes.to_vec();
    let marks: [&[u8]; 3] = [&[0xef, 0xbb, 0xbf], &[0xff, 0xfe], &[0xfe, 0xff]];
    let begun = marks
        .iter()
        .find_map(|mark| bytes.strip_prefix(*mark))
        .unwrap_or(bytes);
    if !begun.is_empty() {
        let blank = [newline, newline].concat();
        let there = [blank.as_str(), newline]
            .into_iter()
            .find(|end| begun.ends_with(&encoding.encode(end)))
            .map_or(0, str::len);
        whole.extend(encoding.encode(&blank[there..]));
    }
    whole.extend(in_style(bytes, game));
    whole
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

fn in_style(bytes: &[u8], game: &str) -> Vec<u8> {
    let game = game.replace("\r\n", "\n").replace('\n', newline(bytes));
    Encoding::of(bytes).encode(&game)
}
