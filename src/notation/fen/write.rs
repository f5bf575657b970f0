//! Writes a FEN.

use crate::rules::{Bitboard, Color, Piece, Position, Setup, Square, Variant};

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
        text.push_str(&format!("[{}]", write_hands(variant, position)));
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

/// The letters of the hands. A pool, which both hands hold, stands once behind a bar.
pub fn write_hands(variant: &Variant, position: &Position) -> String {
    let (mut own, mut pool) = (Vec::new(), Vec::new());
    for color in Color::ALL {
        let hand = position.hand(color);
        for piece_type in hand.types().iter() {
            let letter = variant.letter(Piece::new(color, piece_type));
            let letters = std::iter::repeat_n(letter, hand.count(piece_type).into());
            match variant.is_shared(piece_type) {
                false => own.extend(letters),
                true if color == Color::White => pool.extend(letters),
                true => {}
            }
        }
    }
    own.sort_unstable();
    pool.sort_unstable();
    let bar = if pool.is_empty() { "" } else { "|" };
    let letters = |letters: Vec<char>| letters.into_iter().collect::<String>();
    format!("{}{bar}{}", letters(own), letters(pool))
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
