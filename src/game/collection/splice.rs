//! A file with one game changed or added; all other bytes are those that were there.

use std::ops::Range;

/// A file with another text in a game's place, which has to be one of the [index](super::index). The ends of lines
/// are those of the file.
pub fn replace(bytes: &[u8], place: Range<usize>, game: &str) -> Vec<u8> {
    let (before, after) = (&bytes[..place.start], &bytes[place.end..]);
    let game = in_style(bytes, game.trim_end());
    [before, game.as_bytes(), after].concat()
}

/// A file with one game more, a blank line behind the others.
pub fn append(bytes: &[u8], game: &str) -> Vec<u8> {
    let newline = newline(bytes);
    let mut whole = bytes.to_vec();
    let begun = bytes.strip_prefix(&[0xef, 0xbb, 0xbf]).unwrap_or(bytes);
    if !begun.is_empty() {
        let blank = [newline, newline].concat();
        let there = [blank.as_str(), newline]
            .into_iter()
            .find(|end| begun.ends_with(end.as_bytes()))
            .map_or(0, str::len);
        whole.extend_from_slice(&blank.as_bytes()[there..]);
    }
    whole.extend_from_slice(in_style(bytes, game).as_bytes());
    whole
}

/// How lines end in a file.
fn newline(bytes: &[u8]) -> &'static str {
    let first = bytes.iter().position(|&byte| byte == b'\n');
    match first.and_then(|first| bytes.get(first.checked_sub(1)?)) {
        Some(b'\r') => "\r\n",
        _ => "\n",
    }
}

fn in_style(bytes: &[u8], game: &str) -> String {
    game.replace('\n', newline(bytes))
}
