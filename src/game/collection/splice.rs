//! Replaces or adds one game in a file; all other bytes stay the same.

use std::ops::Range;

/// The file with another text in place of a game from its [index](super::index). The new text gets the
/// line ends of the file.
pub fn replace(bytes: &[u8], place: Range<usize>, game: &str) -> Vec<u8> {
    let (before, after) = (&bytes[..place.start], &bytes[place.end..]);
    let game = in_style(bytes, game.trim_end());
    [before, game.as_bytes(), after].concat()
}

/// The file with one more game at its end, after a blank line.
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

/// The line end of a file.
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
