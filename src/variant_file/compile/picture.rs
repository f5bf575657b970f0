//! Reads the picture of an array: one character for each square, one line for each rank.

use super::mistakes::place_in;
use super::pointless;
use crate::variant_file::decode::{Report, Spanned};
use crate::variant_file::diagnostics::Diagnostic;
use crate::words::count;
use std::collections::BTreeMap;

/// The most empty squares that an advice writes out as dots.
const MOST_DOTS: usize = 26;

/// A character of the picture with its byte offset.
pub(super) type Cell = (usize, char);

/// The rows of an array's picture, without blank lines and spaces.
pub(super) fn rows(array: &Spanned<String>, report: &mut Report) -> Option<Vec<Vec<Cell>>> {
    let mistake = fen(array).or_else(|| digits(array));
    if let Some(diagnostic) = mistake.or_else(|| hand(array)) {
        report.push(diagnostic);
        return None;
    }
    let mut rows: Vec<Vec<Cell>> = vec![Vec::new()];
    for (offset, letter) in array.value.char_indices() {
        match letter {
            '\n' => rows.push(Vec::new()),
            _ if letter.is_whitespace() => {}
            _ => {
                if let Some(row) = rows.last_mut() {
                    row.push((offset, letter));
                }
            }
        }
    }
    rows.retain(|row| !row.is_empty());
    let Some(top) = rows.first().map(Vec::len) else {
        report.push(Diagnostic::new(&array.span, "the array's picture is empty"));
        return None;
    };
    let width = most_common(&rows, top);
    let others = if width == top {
        "the top rank has"
    } else {
        "most ranks have"
    };
    if !pointless::size(width, rows.len(), array, report) {
        return None;
    }
    let mut even = true;
    for row in rows.iter().filter(|row| row.len() != width) {
        let squares = count(row.len(), "square");
        let message = format!("this rank has {squares}, but {others} {width}");
        let first = row.first().map_or(0, |cell| cell.0);
        let last = row.last().map_or(first, |cell| cell.0);
        let mut diagnostic = Diagnostic::new(&place_in(array, first, last + 1 - first), message);
        if array.value[first..last].contains(' ') {
            diagnostic =
                diagnostic.with_help("blanks do not count: an empty square is written `.`");
        }
        report.push(diagnostic);
        even = false;
    }
    even.then_some(rows)
}

/// The number of squares that most ranks have; of several, that of the top rank or else the smallest.
fn most_common(rows: &[Vec<Cell>], top: usize) -> usize {
    let mut ranks: BTreeMap<usize, usize> = BTreeMap::new();
    for row in rows {
        *ranks.entry(row.len()).or_default() += 1;
    }
    let most = ranks.values().copied().max();
    let mut common = ranks.into_iter().filter(|&(_, count)| Some(count) == most);
    let first = common.next().map_or(top, |(width, _)| width);
    match common.any(|(width, _)| width == top) {
        true => top,
        false => first,
    }
}

/// The mistake of a FEN written instead of an array, with advice.
fn fen(array: &Spanned<String>) -> Option<Diagnostic> {
    let placement = array
        .value
        .split_whitespace()
        .find(|word| word.contains('/'))?;
    let ranks: Vec<String> = placement.split('/').map(with_dots).collect();
    let help = format!(
        "write each rank in full on a line of its own: `{}`",
        ranks.join("`, `")
    );
    let message = "this is a FEN, but an array is a picture";
    Some(Diagnostic::new(&array.span, message).with_help(help))
}

/// A rank of a FEN with a dot for each empty square.
fn with_dots(rank: &str) -> String {
    let mut full = String::new();
    let mut rest = rank;
    while let Some(letter) = rest.chars().next() {
        let digits = rest.len()
            - rest
                .trim_start_matches(|sign: char| sign.is_ascii_digit())
                .len();
        full.push_str(&match digits {
            0 => letter.to_string(),
            _ => dots(&rest[..digits]),
        });
        rest = &rest[digits.max(letter.len_utf8())..];
    }
    full
}

/// The number of dots that a number in a FEN means.
fn dots(number: &str) -> String {
    ".".repeat(number.parse().unwrap_or(MOST_DOTS).min(MOST_DOTS))
}

/// The mistake of a hand behind a picture.
fn hand(array: &Spanned<String>) -> Option<Diagnostic> {
    let start = array.value.find('[')?;
    let message = "`[` is not a square, and an array has no hands";
    let help = "write the pieces in hand beside the array: `hands: \"Nn\"`";
    Some(Diagnostic::new(&place_in(array, start, 1), message).with_help(help))
}

/// The mistake of a number in a picture, with advice.
fn digits(array: &Spanned<String>) -> Option<Diagnostic> {
    let start = array.value.find(|sign: char| sign.is_ascii_digit())?;
    let rest = &array.value[start..];
    let length = rest.find(|sign: char| !sign.is_ascii_digit());
    let number = &rest[..length.unwrap_or(rest.len())];
    let message = format!("`{number}` is not a square: an array is a picture, not a FEN");
    let help = format!("write a dot for each empty square, here `{}`", dots(number));
    Some(Diagnostic::new(&place_in(array, start, number.len()), message).with_help(help))
}
