//! Files of many games: finds the games with their tags, and changes one game without touching the
//! other bytes. Files are bytes here, because old ones are not UTF-8.
//!
//! The index has the place of each game, and a game is parsed when the user opens it.

mod encoding;
mod retag;
mod splice;

pub use encoding::{decode, decode_part, expect_text};
pub use retag::retag;
pub use splice::{Spliced, append, replace};

use crate::notation::Note;
use crate::notation::pgn::{RawGame, Tags, games};
use encoding::Encoding;
use std::ops::Range;

/// The tags that a list of games shows or uses. The last two name the players of a game played in this
/// program.
const LISTED: [&str; 14] = [
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
    "Practice",
];

/// Progress is reported each time this many games are found.
const STEP: usize = 200;

/// A game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectionEntry {
    /// Its byte range, without white space around it.
    pub range: Range<usize>,
    /// The line where it begins, counted from 1.
    pub line: usize,
    /// The tags that a list needs.
    pub tags: Tags,
    /// The number of plies of its main line.
    pub plies: usize,
    /// The number of its last move. Placements before the first move do not count.
    pub moves: usize,
    /// What is wrong in its text. Illegal moves are found only when the game is opened.
    pub notes: Vec<Note>,
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
) -> Result<Vec<CollectionEntry>, &'static str> {
    expect_text(bytes)?;
    let encoding = Encoding::of(bytes);
    let text = encoding.text_to_index(bytes);
    let mut offsets = encoding.offsets(&text);
    let mut found = Vec::new();
    for game in games(&text).filter(|game| !game.is_empty()) {
        let range = offsets.of(game.start)..offsets.of(game.end);
        let end = range.end;
        let again = (encoding == Encoding::Bytes).then(|| &bytes[range.clone()]);
        found.push(entry(again, range, &game));
        if found.len() % STEP == 0 && !go_on(found.len(), end) {
            break;
        }
    }
    Ok(found)
}

/// The entry of a game, with its bytes if they may not be UTF-8.
fn entry(own: Option<&[u8]>, range: Range<usize>, game: &RawGame) -> CollectionEntry {
    CollectionEntry {
        line: game.line(),
        tags: listed_tags(own, game),
        range,
        plies: game.plies(),
        moves: game.moves(),
        notes: game.notes(),
    }
}

/// The tags that a list needs. Their text may have been replaced to find the game.
fn listed_tags(own: Option<&[u8]>, game: &RawGame) -> Tags {
    let own = own.filter(|own| std::str::from_utf8(own).is_err());
    let again = own.map(|own| Encoding::Bytes.decode(own));
    let again = again.as_ref().and_then(|text| games(text).next());
    let game = again.as_ref().unwrap_or(game);
    let mut tags = Tags::default();
    for (name, value) in game.tags.iter() {
        let known = LISTED.iter().find(|known| known.eq_ignore_ascii_case(name));
        if let Some(known) = known {
            tags.set(known, value);
        }
    }
    if game.result() != "*" {
        tags.set("Result", game.result());
    }
    tags
}

#[cfg(test)]
mod tests;
