//! FEN: a position as one line of text.
//!
//! The fields are `placement side castling ep halfmove fullmove`. The placement lists the ranks from
//! the top, writes numbers over nine in full, and has `*` for a missing square. In games with hands,
//! the hands follow it in brackets. The en passant field lists every square that the pawn has passed,
//! nearest to its start first. A seventh field may be `ban:d4d7`, for two pieces that may not swap
//! back, or `setup:1`, for the next choice of an array. Missing fields at the end mean `w - - 0 1`.

use super::note::Read;
use crate::rules::{
    Bitboard, ByColor, CastlingRights, Color, Hand, Piece, Position, PositionError, Setup, Square,
    Variant,
};
use crate::words::count;
use std::fmt;

/// Why a text is not a FEN of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// The text is empty.
    Empty,
    /// The placement has too many or too few ranks.
    Ranks {
        /// The number of ranks in the text.
        found: usize,
        /// The number of ranks of the board.
        wanted: usize,
    },
    /// A rank that does not fit the board.
    Rank {
        /// The name of the rank.
        rank: String,
        /// What is wrong with it.
        problem: String,
    },
    /// The hand in brackets is wrong.
    Hand(String),
    /// Another field is wrong: its name, its text, and the expected form.
    Field(&'static str, String, String),
    /// The fields are well formed, but the game has no such position.
    Position(PositionError),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Empty => write!(f, "the FEN is empty"),
            FenError::Ranks { found, wanted } => {
                let found = count(*found, "rank");
                write!(f, "FEN placement: {found}, but the board has {wanted}")
            }
            FenError::Rank { rank, problem } => write!(f, "FEN placement, rank {rank}: {problem}"),
            FenError::Hand(problem) => write!(f, "FEN hand: {problem}"),
            FenError::Field(field, text, wanted) => {
                write!(f, "FEN {field} field `{text}`: expected {wanted}")
            }
            FenError::Position(error) => write!(f, "not a position of this game: {error}"),
        }
    }
}

impl std::error::Error for FenError {}

/// Reads a FEN as people and other programs write it. Each part that was not read as written has a note.
///
/// # Errors
///
/// If the text leaves no position of the game.
pub fn read_fen(variant: &Variant, text: &str) -> Result<Read<Position>, FenError> {
    let value = parse_fen(variant, text)?;
    Ok(Read {
        value,
        notes: Vec::new(),
    })
}

/// Reads a FEN as [`read_fen`] does, without a check that the game has such a position.
///
/// # Errors
///
/// If the text does not describe the game's board and pieces.
pub fn read_setup(variant: &Variant, text: &str) -> Result<Read<Setup>, FenError> {
    let value = parse_setup(variant, text)?;
    Ok(Read {
        value,
        notes: Vec::new(),
    })
}

/// Reads the start of a game as [`read_fen`] does. The array stands for an empty text, `?` and `-`.
///
/// # Errors
///
/// If the text leaves no position of the game.
pub fn read_start(variant: &Variant, text: &str) -> Result<Read<Position>, FenError> {
    match text.trim() {
        "" | "?" | "-" => Ok(Read {
            value: variant.start().clone(),
            notes: Vec::new(),
        }),
        _ => read_fen(variant, text),
    }
}

/// Reads a FEN as a position of a game.
///
/// # Errors
///
/// If the text is not a FEN, or the game has no such position.
pub fn parse_fen(variant: &Variant, text: &str) -> Result<Position, FenError> {
    let setup = parse_setup(variant, text)?;
    variant.position(&setup).map_err(FenError::Position)
}

/// Reads a FEN without a check that the game has such a position.
///
/// # Errors
///
/// If the text does not describe the game's board and pieces.
pub fn parse_setup(variant: &Variant, text: &str) -> Result<Setup, FenError> {
    let mut fields = text.split_whitespace();
    let placement = fields.next().ok_or(FenError::Empty)?;
    let (pieces, hands) = split_hands(variant, placement)?;
    let mut setup = Setup {
        pieces: parse_placement(variant, pieces)?,
        hands,
        ..Setup::empty()
    };
    if let Some(side) = fields.next() {
        setup.turn = parse_side(side)?;
    }
    if let Some(castling) = fields.next() {
        setup.castling = parse_castling(variant, castling)?;
    }
    if let Some(squares) = fields.next() {
        setup.en_passant = parse_en_passant(variant, squares)?;
    }
    if let Some(count) = fields.next() {
        setup.halfmove = parse_count("halfmove", count)?;
    }
    if let Some(count) = fields.next() {
        setup.fullmove = parse_count("fullmove", count)?;
        if setup.fullmove == 0 {
            let wanted = "a number from 1 on".to_owned();
            return Err(FenError::Field("fullmove", count.to_owned(), wanted));
        }
    }
    for extra in fields {
        parse_extra(variant, extra, &mut setup)?;
    }
    Ok(setup)
}

fn split_hands<'a>(
    variant: &Variant,
    placement: &'a str,
) -> Result<(&'a str, ByColor<Hand>), FenError> {
    let mut hands = ByColor::<Hand>::default();
    let Some((board, rest)) = placement.split_once('[') else {
        return Ok((placement, hands));
    };
    let Some(letters) = rest.strip_suffix(']') else {
        return Err(FenError::Hand("the closing `]` is missing".to_owned()));
    };
    if !variant.settings().hands {
        return Err(FenError::Hand(
            "in this game no side has pieces in hand".to_owned(),
        ));
    }
    for letter in letters.chars() {
        let piece = variant
            .piece(letter)
            .ok_or_else(|| FenError::Hand(format!("no piece has the letter `{letter}`")))?;
        hands[piece.color()].add(piece.piece_type());
    }
    Ok((board, hands))
}

fn parse_placement(variant: &Variant, text: &str) -> Result<Vec<(Square, Piece)>, FenError> {
    let rows: Vec<Vec<Option<Square>>> = variant.geometry().rows().collect();
    let names = &variant.geometry().plan().rows;
    let parts: Vec<&str> = text.split('/').collect();
    if parts.len() != rows.len() {
        return Err(FenError::Ranks {
            found: parts.len(),
            wanted: rows.len(),
        });
    }
    let mut pieces = Vec::new();
    for ((part, row), rank) in parts.iter().zip(&rows).zip(names) {
        parse_rank(variant, part, row, &mut pieces).map_err(|problem| FenError::Rank {
            rank: rank.clone(),
            problem,
        })?;
    }
    Ok(pieces)
}

fn parse_rank(
    variant: &Variant,
    text: &str,
    row: &[Option<Square>],
    pieces: &mut Vec<(Square, Piece)>,
) -> Result<(), String> {
    let too_long = || format!("more than {}", count(row.len(), "square"));
    let mut column = 0;
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
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
        let square = square_at(variant, row, column)?;
        match (letter, square) {
            ('*', None) => {}
            ('*', Some(square)) => {
                return Err(format!(
                    "`*`, but {} exists",
                    variant.geometry().name(square)
                ));
            }
            (_, None) => return Err(format!("`{letter}` on a square that does not exist")),
            (_, Some(square)) => {
                let unknown = || format!("no piece of this game has the letter `{letter}`");
                pieces.push((square, variant.piece(letter).ok_or_else(unknown)?));
            }
        }
        column += 1;
        rest = &rest[letter.len_utf8()..];
    }
    match column == row.len() {
        true => Ok(()),
        false => {
            let found = count(column, "square");
            Err(format!("{found}, but the board has {}", row.len()))
        }
    }
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

fn parse_side(text: &str) -> Result<Color, FenError> {
    match text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => {
            let wanted = "`w` or `b`".to_owned();
            Err(FenError::Field("side", text.to_owned(), wanted))
        }
    }
}

fn parse_castling(variant: &Variant, text: &str) -> Result<CastlingRights, FenError> {
    let mut rights = CastlingRights::NONE;
    if text == "-" {
        return Ok(rights);
    }
    let castlings = &variant.settings().castlings;
    for letter in text.chars() {
        let castling = castlings.iter().find(|castling| castling.letter == letter);
        let right = castling.map(|castling| castling.right);
        match right.filter(|&right| !rights.has(right)) {
            Some(right) => rights = rights.or(right),
            None => {
                let letters: String = castlings.iter().map(|castling| castling.letter).collect();
                let wanted = match castlings.is_empty() {
                    true => "`-`: this game has no castling".to_owned(),
                    false => format!("`-` or some of `{letters}`, each once"),
                };
                return Err(FenError::Field("castling", text.to_owned(), wanted));
            }
        }
    }
    Ok(rights)
}

fn parse_en_passant(variant: &Variant, text: &str) -> Result<Bitboard, FenError> {
    let mut squares = Bitboard::EMPTY;
    let mut rest = if text == "-" { "" } else { text };
    while !rest.is_empty() {
        let Some((square, further)) = variant.geometry().split_square(rest) else {
            let wanted = "`-` or squares of the board".to_owned();
            return Err(FenError::Field("en passant", text.to_owned(), wanted));
        };
        squares.insert(square);
        rest = further;
    }
    Ok(squares)
}

fn parse_count<T: std::str::FromStr>(field: &'static str, text: &str) -> Result<T, FenError> {
    let wanted = || FenError::Field(field, text.to_owned(), "a number".to_owned());
    match text.starts_with(|letter: char| letter.is_ascii_digit()) {
        true => text.parse().map_err(|_| wanted()),
        false => Err(wanted()),
    }
}

fn parse_extra(variant: &Variant, text: &str, setup: &mut Setup) -> Result<(), FenError> {
    let wrong = |wanted: &str| FenError::Field("extra", text.to_owned(), wanted.to_owned());
    if let Some(number) = text.strip_prefix("setup:") {
        let number = number.parse().ok().filter(|&number| number > 0);
        setup.choice = number.ok_or_else(|| wrong("`setup:` and a number from 1 to 255"))?;
        return Ok(());
    }
    let squares = text.strip_prefix("ban:").ok_or_else(|| {
        wrong("the end of the FEN, `ban:` and two squares, or `setup:` and a number")
    })?;
    let geometry = variant.geometry();
    let pair = geometry.split_square(squares).and_then(|(first, rest)| {
        let (second, rest) = geometry.split_square(rest)?;
        (rest.is_empty() && first != second).then_some((first.min(second), first.max(second)))
    });
    setup.ban = Some(pair.ok_or_else(|| wrong("`ban:` and two squares"))?);
    Ok(())
}

/// Writes a FEN with all its fields.
pub fn write_fen(variant: &Variant, position: &Position) -> String {
    write(variant, position, position.en_passant())
}

/// Writes the FEN of a setup, which need not be a valid position.
pub fn write_setup(variant: &Variant, setup: &Setup) -> String {
    write(variant, &variant.sketch(setup), setup.en_passant)
}

fn write(variant: &Variant, position: &Position, en_passant: Bitboard) -> String {
    let mut text = write_placement(variant, position);
    if variant.settings().hands {
        text.push_str(&write_hands(variant, position));
    }
    text.push_str(match position.turn() {
        Color::White => " w ",
        Color::Black => " b ",
    });
    let rights: String = ["K", "Q", "k", "q"]
        .into_iter()
        .filter(|letter| has_right(variant, position, letter))
        .collect();
    text.push_str(if rights.is_empty() { "-" } else { &rights });
    text.push(' ');
    text.push_str(&write_en_passant(variant, en_passant, position.turn()));
    text.push_str(&format!(" {} {}", position.halfmove(), position.fullmove()));
    if let Some((low, high)) = position.ban() {
        let name = |square| variant.geometry().name(square);
        text.push_str(&format!(" ban:{}{}", name(low), name(high)));
    }
    if position.choice() != 0 {
        text.push_str(&format!(" setup:{}", position.choice()));
    }
    text
}

fn has_right(variant: &Variant, position: &Position, letter: &str) -> bool {
    let mut castlings = variant.settings().castlings.iter();
    castlings.any(|castling| {
        letter.starts_with(castling.letter) && position.castling().has(castling.right)
    })
}

fn write_placement(variant: &Variant, position: &Position) -> String {
    let rows = variant.geometry().rows();
    let ranks: Vec<String> = rows
        .map(|row| write_rank(variant, position, &row))
        .collect();
    ranks.join("/")
}

fn write_rank(variant: &Variant, position: &Position, row: &[Option<Square>]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    let flush = |text: &mut String, empty: &mut usize| {
        if *empty > 0 {
            text.push_str(&empty.to_string());
            *empty = 0;
        }
    };
    for &square in row {
        match square.map(|square| position.piece(square)) {
            Some(None) => empty += 1,
            Some(Some(piece)) => {
                flush(&mut text, &mut empty);
                text.push(variant.letter(piece));
            }
            None => {
                flush(&mut text, &mut empty);
                text.push('*');
            }
        }
    }
    flush(&mut text, &mut empty);
    text
}

fn write_hands(variant: &Variant, position: &Position) -> String {
    let mut letters = Vec::new();
    for color in Color::ALL {
        let hand = position.hand(color);
        for piece_type in hand.types().iter() {
            let letter = variant.letter(Piece::new(color, piece_type));
            letters.extend(std::iter::repeat_n(letter, hand.count(piece_type).into()));
        }
    }
    letters.sort_unstable();
    format!("[{}]", letters.into_iter().collect::<String>())
}

fn write_en_passant(variant: &Variant, squares: Bitboard, turn: Color) -> String {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    if squares.is_empty() {
        return "-".to_owned();
    }
    if turn == Color::White {
        squares.reverse();
    }
    squares
        .into_iter()
        .map(|square| variant.geometry().name(square))
        .collect()
}
