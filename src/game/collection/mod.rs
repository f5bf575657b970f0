//! Files of many games: finds the games with their tags, and changes one game without touching the
//! other bytes. Files are bytes here, because old ones are not UTF-8.

mod encoding;
mod retag;
mod splice;

pub use encoding::{decode, expect_text};
pub use retag::retag;
pub use splice::{append, replace};

use crate::notation::pgn::{PgnError, RawGame, Tags, Token, games};
use std::ops::Range;

/// The tags that a list of games shows or uses. The last two name the players of a game played in this
/// program.
const LISTED: [&str; 13] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "Variant",
    "Layout",
    "Title",
    "FEN",
    "WhitePlayer",
    "BlackPlayer",
];

/// Progress is reported each time this many games are found.
const STEP: usize = 200;

/// A game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its byte range, without white space around it.
    pub range: Range<usize>,
    /// The line where it begins, counted from 1.
    pub line: usize,
    /// The tags that a list needs.
    pub tags: Tags,
    /// The number of plies of its main line.
    pub plies: usize,
    /// The mistake in its text. Illegal moves are found only when the game is opened.
    pub error: Option<PgnError>,
}

/// Finds the games of a file. It calls `go_on` from time to time with the numbers of games found and of
/// bytes read, and stops if that returns `false`.
///
/// # Errors
///
/// If the file is not text: what it is instead.
pub fn index(
    bytes: &[u8],
    mut go_on: impl FnMut(usize, usize) -> bool,
) -> Result<Vec<Entry>, &'static str> {
    encoding::expect_text(bytes)?;
    let text = encoding::same_length(bytes);
    let (mut found, mut at, mut line) = (Vec::new(), 0, 1);
    while let Some(game) = games(&text[at..]).next() {
        if let Some(entry) = entry(bytes, at, line, &game) {
            found.push(entry);
        }
        line += newlines(&bytes[at..at + game.end]);
        at += game.end;
        if found.len() % STEP == 0 && !go_on(found.len(), at) {
            break;
        }
    }
    Ok(found)
}

/// The entry of a game, in the part of a file that begins at this byte and line; `None` if it has no
/// tags and no moves.
fn entry(bytes: &[u8], at: usize, line: usize, game: &RawGame) -> Option<Entry> {
    let plies = plies(game);
    if plies == 0 && game.error.is_none() && game.tags.iter().next().is_none() {
        return None;
    }
    let range = at + game.start..at + game.end;
    let error = game.error.clone().map(|error| PgnError {
        line: error.line + line - 1,
        ..error
    });
    Some(Entry {
        line: line + newlines(&bytes[at..range.start]),
        tags: listed_tags(&bytes[range.clone()], game),
        range,
        plies,
        error,
    })
}

fn listed_tags(own: &[u8], game: &RawGame) -> Tags {
    let again = std::str::from_utf8(own).is_err().then(|| decode(own));
    let again = again.as_ref().and_then(|text| games(text).next());
    let all = again.as_ref().map_or(&game.tags, |game| &game.tags);
    let mut tags = Tags::default();
    for (name, value) in all.iter().filter(|(name, _)| LISTED.contains(name)) {
        tags.set(name, value);
    }
    tags
}

/// The number of plies of the main line.
fn plies(game: &RawGame) -> usize {
    let (mut depth, mut plies) = (0_usize, 0);
    for (_, token) in &game.tokens {
        match token {
            Token::Open => depth += 1,
            Token::Close => depth = depth.saturating_sub(1),
            Token::Move(_) if depth == 0 => plies += 1,
            _ => {}
        }
    }
    plies
}

fn newlines(bytes: &[u8]) -> usize {
    bytes.iter().filter(|&&byte| byte == b'\n').count()
}

#[cfg(test)]
mod tests;
