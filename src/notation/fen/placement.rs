//! Reads the placement of a FEN, with the hands.

use super::error::FenError;
use super::reader::FenReader;
use crate::notation::letters::letters;
use crate::rules::{Color, Piece, Setup, Square, Variant};
use crate::words::count;
use std::borrow::Cow;

/// Reads the first field, which begins at a byte offset.
pub(super) fn read(
    reader: &mut FenReader,
    byte: usize,
    text: &str,
    setup: &mut Setup,
) -> Result<(), FenError> {
    let (ranks, hand) = split_hand(reader, byte, text)?;
    let ranks = without_promotion_marks(reader, byte, ranks)?;
    let mut parts: Vec<&str> = ranks.split('/').collect();
    let wanted = reader.variant.geometry().plan().rows.len();
    let hand = hand.or_else(|| last_part(reader, &mut parts, wanted));
    if parts.len() > wanted && !reader.is_exact() {
        drop_empty_ends(reader, byte, &mut parts, wanted)?;
    }
    if let Some(letters) = hand {
        read_hand(reader, byte, letters, setup)?;
    }
    read_ranks(reader, byte, &parts, setup)
}

/// The ranks, and the letters of the hand in brackets.
fn split_hand<'a>(
    reader: &mut FenReader,
    byte: usize,
    text: &'a str,
) -> Result<(&'a str, Option<&'a str>), FenError> {
    let Some((ranks, rest)) = text.split_once('[') else {
        return Ok((text, None));
    };
    let letters = match rest.split_once(']') {
        Some((letters, "")) => letters,
        found => {
            let fault = FenError::Hand("the closing `]` is missing".to_owned());
            let at = byte + ranks.len();
            reader.mend(at, fault, "the hand was read as if it were there")?;
            found.map_or(rest, |(letters, _)| letters)
        }
    };
    if !reader.variant.settings().hands {
        let fault = FenError::Hand("in this game no side has pieces in hand".to_owned());
        reader.mend(byte + ranks.len(), fault, "the hand was dropped")?;
        return Ok((ranks, None));
    }
    Ok((ranks, Some(letters)))
}

/// The ranks without the signs that some programs put behind promoted pieces.
fn without_promotion_marks<'a>(
    reader: &mut FenReader,
    byte: usize,
    ranks: &'a str,
) -> Result<Cow<'a, str>, FenError> {
    let Some(at) = ranks.find('~').filter(|_| !reader.is_exact()) else {
        return Ok(Cow::Borrowed(ranks));
    };
    let wanted = "no sign behind a promoted piece".to_owned();
    let fault = FenError::Field("placement", "~".to_owned(), wanted);
    reader.mend(byte + at, fault, "the signs were dropped")?;
    Ok(Cow::Owned(ranks.replace('~', "")))
}

/// The hand that some programs write as one more rank.
fn last_part<'a>(reader: &FenReader, parts: &mut Vec<&'a str>, wanted: usize) -> Option<&'a str> {
    let found = !reader.is_exact() && reader.variant.settings().hands && parts.len() == wanted + 1;
    found.then(|| parts.pop()).flatten()
}

/// Drops empty parts before the first slash and behind the last one.
fn drop_empty_ends(
    reader: &mut FenReader,
    byte: usize,
    parts: &mut Vec<&str>,
    wanted: usize,
) -> Result<(), FenError> {
    let found = parts.len();
    while parts.len() > wanted && parts.last().is_some_and(|part| part.is_empty()) {
        parts.pop();
    }
    if parts.len() == wanted + 1 && parts[0].is_empty() {
        parts.remove(0);
    }
    match parts.len() < found {
        true => reader.mend(
            byte,
            FenError::Ranks { found, wanted },
            "the slash at the end was dropped",
        ),
        false => Ok(()),
    }
}

fn read_hand(
    reader: &mut FenReader,
    byte: usize,
    letters: &str,
    setup: &mut Setup,
) -> Result<(), FenError> {
    if letters == "-" && !reader.is_exact() {
        let fault = FenError::Hand("an empty hand is written `[]`".to_owned());
        return reader.mend(byte, fault, "read as empty");
    }
    read_hands(reader.variant, letters, setup).map_err(FenError::Hand)
}

/// Reads the letters of the hands. A pool stands behind a bar, in capitals.
fn read_hands(variant: &Variant, letters: &str, setup: &mut Setup) -> Result<(), String> {
    let (own, pool) = letters.split_once('|').unwrap_or((letters, ""));
    let named = |letter: char| {
        let found = variant.piece(letter);
        found.ok_or_else(|| format!("no piece has the letter `{letter}`"))
    };
    for letter in own.chars() {
        let piece = named(letter)?;
        if variant.is_shared(piece.piece_type()) {
            return Err(format!("`{letter}` belongs to the pool, behind a bar: `|`"));
        }
        setup.hands[piece.color()].add(piece.piece_type());
    }
    for letter in pool.chars() {
        let piece = named(letter)?;
        if !letter.is_uppercase() || !variant.is_shared(piece.piece_type()) {
            return Err(format!(
                "`{letter}` cannot be in a pool; its pieces are capitals, and no kings"
            ));
        }
        for color in Color::ALL {
            setup.hands[color].add(piece.piece_type());
        }
    }
    Ok(())
}

fn read_ranks(
    reader: &mut FenReader,
    byte: usize,
    parts: &[&str],
    setup: &mut Setup,
) -> Result<(), FenError> {
    let variant = reader.variant;
    let rows: Vec<Vec<Option<Square>>> = variant.geometry().rows().collect();
    if parts.len() != rows.len() {
        return Err(FenError::Ranks {
            found: parts.len(),
            wanted: rows.len(),
        });
    }
    let names = &variant.geometry().plan().rows;
    let mut at = byte;
    for ((part, row), name) in parts.iter().zip(&rows).zip(names) {
        let pieces = match read_rank(variant, part, row, false) {
            Ok(pieces) => pieces,
            Err(problem) => {
                let fault = FenError::Rank {
                    rank: name.clone(),
                    problem,
                };
                match read_rank(variant, part, row, true) {
                    Ok(pieces) if !reader.is_exact() => {
                        reader.mend(at, fault, "each digit was read as a number of its own")?;
                        pieces
                    }
                    _ => return Err(fault),
                }
            }
        };
        setup.pieces.extend(pieces);
        at += part.len() + 1;
    }
    Ok(())
}

/// The pieces of one rank. A number may have several digits, or each digit is a number.
fn read_rank(
    variant: &Variant,
    text: &str,
    row: &[Option<Square>],
    digit_by_digit: bool,
) -> Result<Vec<(Square, Piece)>, String> {
    let too_long = || format!("more than {}", count(row.len(), "square"));
    let mut pieces = Vec::new();
    let mut column = 0;
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let digits = if digit_by_digit {
            digits.min(1)
        } else {
            digits
        };
        if digits > 0 {
            let empty: usize = rest[..digits].parse().map_err(|_| too_long())?;
            if empty == 0 {
                return Err("a number of empty squares cannot be 0".to_owned());
            }
            for _ in 0..empty {
                square_at(variant, row, column)?
                    .ok_or("this square does not exist, so it cannot be empty")?;
                column += 1;
            }
            rest = &rest[digits..];
            continue;
        }
        if let Some(square) = square_at(variant, row, column)? {
            pieces.push((square, read_piece(variant, letter, square)?));
        } else if letter != '*' {
            return Err(format!("`{letter}` on a square that does not exist"));
        }
        column += 1;
        rest = &rest[letter.len_utf8()..];
    }
    match column == row.len() {
        true => Ok(pieces),
        false => {
            let found = count(column, "square");
            Err(format!("{found}, but the board has {}", row.len()))
        }
    }
}

fn read_piece(variant: &Variant, letter: char, square: Square) -> Result<Piece, String> {
    if letter == '*' {
        return Err(format!(
            "`*`, but {} exists",
            variant.geometry().name(square)
        ));
    }
    variant.piece(letter).ok_or_else(|| {
        let letters = letters(variant);
        format!("no piece of this game has the letter `{letter}`; its letters are {letters}")
    })
}

fn square_at(
    variant: &Variant,
    row: &[Option<Square>],
    column: usize,
) -> Result<Option<Square>, String> {
    let width = variant.geometry().plan().files.len();
    row.get(column)
        .copied()
        .ok_or_else(|| format!("more than {}", count(width, "square")))
}
