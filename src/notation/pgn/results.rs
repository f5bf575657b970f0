//! The spellings of a result.

use super::words::{ends_word, is_dash, is_space};

/// The result that a text means, such as `1/2-1/2` for `½-½`.
pub(crate) fn result_of(text: &str) -> Option<&'static str> {
    let text = text
        .trim_matches(is_space)
        .trim_end_matches(['.', ',', ';']);
    match split_result(text) {
        Some((result, length)) if length == text.len() => Some(result),
        _ if text.eq_ignore_ascii_case("draw") => Some("1/2-1/2"),
        _ => None,
    }
}

/// The result that a text begins with, and its length in bytes.
pub(super) fn split_result(text: &str) -> Option<(&'static str, usize)> {
    if text.starts_with('*') {
        return Some(("*", 1));
    }
    let (white, rest) = split_points(text)?;
    let after = |rest: &str| text.len() - rest.len();
    let both = || {
        let rest = rest.trim_start_matches(SPACES);
        let rest = rest.strip_prefix(|sign| is_dash(sign) || sign == ':')?;
        let (black, rest) = split_points(rest.trim_start_matches(SPACES))?;
        let result = match (white, black) {
            (2, 0) => "1-0",
            (0, 2) => "0-1",
            (1, 1) => "1/2-1/2",
            _ => return None,
        };
        let rest = rest.trim_start_matches(['.', ',']);
        ends_word(rest).then_some((result, after(rest)))
    };
    // A half point alone is a draw.
    let half = || {
        let alone = white == 1 && !text.starts_with('0') && ends_word(rest);
        alone.then_some(("1/2-1/2", after(rest)))
    };
    both().or_else(half)
}

const SPACES: [char; 3] = [' ', '\t', '\u{a0}'];

/// The half points of a player that a text begins with.
fn split_points(text: &str) -> Option<(u8, &str)> {
    const HALVES: [&str; 5] = ["1/2", "½", "0.5", "0,5", "1⁄2"];
    let half = HALVES.iter().find_map(|half| text.strip_prefix(half));
    half.map(|rest| (1, rest))
        .or_else(|| text.strip_prefix('1').map(|rest| (2, rest)))
        .or_else(|| text.strip_prefix('0').map(|rest| (0, rest)))
}
