//! The words of `position`: a start and the moves from there.
//!
//! They are read as widely as they have one meaning. If a move cannot be read, there is no position, because the
//! engine would answer for the wrong side.

use super::command::shortened;
use crate::notation::{find_move, names_a_move, read_fen, read_san, write_fen, write_move};
use crate::rules::{Move, Position, Travel, Variant};

/// The fields of a FEN before its counters.
const FIELDS: usize = 4;
/// The counters of a FEN.
const COUNTERS: usize = 2;
/// The words by which programs pass.
const NULL_MOVES: [&str; 8] = [
    "0000", "00000", "--", "@@@@", "z0", "null", "pass", "(none)",
];

/// The positions of a game, the last one current.
pub(super) struct Place {
    pub positions: Vec<Position>,
    /// What was not read as written.
    pub notes: Vec<String>,
}

impl Place {
    /// The array.
    pub fn start(variant: &Variant) -> Place {
        Place {
            positions: vec![variant.start().clone()],
            notes: Vec::new(),
        }
    }

    /// Reads the words after `position`. The error says why there is no position.
    pub fn read(variant: &Variant, words: &[String]) -> Result<Place, String> {
        let (mut place, moves) = match words {
            [fen, start, rest @ ..] if is(fen, "fen") && is(start, "startpos") => {
                Place::from_start(variant, rest)
            }
            [start, rest @ ..] if is(start, "startpos") => Place::from_start(variant, rest),
            [fen, rest @ ..] if is(fen, "fen") => Place::from_fen(variant, rest)?,
            _ => Place::from_fen(variant, words)?,
        };
        for text in moves.iter().filter(|word| !is(word, "moves")) {
            place.play(variant, text)?;
        }
        Ok(place)
    }

    /// The array, and the words that follow. Those before `moves` may be moves too. Others are dropped.
    fn from_start<'w>(variant: &Variant, words: &'w [String]) -> (Place, &'w [String]) {
        let mut place = Place::start(variant);
        let start = words
            .iter()
            .position(|word| is(word, "moves") || is_null(word) || names_a_move(variant, word))
            .unwrap_or(words.len());
        if let Some(first) = words[..start].first() {
            let first = shortened(first);
            let note = format!("the words behind `startpos` were skipped, from `{first}`");
            place.notes.push(note);
        }
        (place, &words[start..])
    }

    /// The position of a FEN, and the words that follow it.
    fn from_fen<'w>(
        variant: &Variant,
        words: &'w [String],
    ) -> Result<(Place, &'w [String]), String> {
        let marked = words.iter().position(|word| is(word, "moves"));
        let end = marked.unwrap_or_else(|| end_of_fen(variant, words));
        if end == 0 {
            return Err("expected `position startpos` or `position fen FEN`".to_owned());
        }
        let read = read_fen(variant, &words[..end].join(" ")).map_err(|error| error.to_string())?;
        let place = Place {
            positions: vec![read.value],
            notes: read.notes.into_iter().map(|note| note.message).collect(),
        };
        Ok((place, &words[end..]))
    }

    fn play(&mut self, variant: &Variant, text: &str) -> Result<(), String> {
        let text = without_number(text);
        let Some(position) = self.positions.last().filter(|_| !text.is_empty()) else {
            return Ok(());
        };
        let mv = read_move(variant, position, text)?;
        self.positions.push(variant.play(position, mv));
        Ok(())
    }
}

/// Whether a word is a keyword, in any case.
fn is(word: &str, keyword: &str) -> bool {
    word.eq_ignore_ascii_case(keyword)
}

fn is_null(word: &str) -> bool {
    NULL_MOVES.iter().any(|null| is(word, null))
}

/// The number of words of a FEN without `moves` behind it: its fields, and everything else that is no move, such as
/// the operations of an EPD.
fn end_of_fen(variant: &Variant, words: &[String]) -> usize {
    let is_move = |word: &String| is_null(word) || names_a_move(variant, word);
    // Castling rights have no digits.
    if words
        .get(2)
        .is_some_and(|word| word.contains(|sign: char| sign.is_ascii_digit()))
    {
        return 2;
    }
    let is_counter = |word: &&String| {
        !is_null(word) && word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'-'))
    };
    let is_field = |word: &&String| {
        let number = word.strip_prefix("setup:").unwrap_or_default();
        word.starts_with("ban:") || number.starts_with(|sign: char| sign.is_ascii_digit())
    };
    let counters = words
        .iter()
        .skip(FIELDS)
        .take(COUNTERS)
        .take_while(is_counter);
    let end = FIELDS.min(words.len()) + counters.count();
    let end = end + words[end..].iter().take_while(is_field).count();
    match words.get(end).is_some_and(is_move) {
        true => end,
        false => words.len(),
    }
}

/// A move without the number that stands before it in a game's text.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    match rest.len() < text.len() && rest.starts_with('.') {
        true => rest.trim_start_matches('.'),
        false => text,
    }
}

/// The legal move that a text means: as UCI writes it, in any case, with the king on its own rook for castling, or
/// as people write moves.
pub(super) fn read_move(
    variant: &Variant,
    position: &Position,
    text: &str,
) -> Result<Move, String> {
    let exact = find_move(variant, position, text);
    let found = exact
        .or_else(|| find_in_any_case(variant, position, text))
        .or_else(|| find_castling(variant, position, text))
        .or_else(|| read_san(variant, position, text).ok());
    found.ok_or_else(|| {
        let (text, fen) = (shortened(text), write_fen(variant, position));
        match is_null(&text) {
            true => format!("`{text}` is a null move, which no game allows"),
            false => format!("`{text}` is not a legal move in {fen}"),
        }
    })
}

/// The only legal move with this UCI text, whatever its case.
fn find_in_any_case(variant: &Variant, position: &Position, text: &str) -> Option<Move> {
    let legal = variant.legal_moves(position);
    let mut found = legal
        .into_iter()
        .filter(|&mv| write_move(variant, mv).eq_ignore_ascii_case(text));
    found.next().filter(|_| found.next().is_none())
}

/// The castling with this text, if the king moves onto its own rook.
fn find_castling(variant: &Variant, position: &Position, text: &str) -> Option<Move> {
    let name = |square| variant.geometry().name(square);
    let mut castlings = variant.settings().castlings.iter();
    let meant = castlings.find(|castling| {
        let written = format!("{}{}", name(castling.king), name(castling.rook));
        written.eq_ignore_ascii_case(text)
    })?;
    let mut legal = variant.legal_moves(position).into_iter();
    legal.find(|mv| mv.travel == Travel::Castle && (mv.from, mv.to) == (meant.king, meant.king_to))
}
