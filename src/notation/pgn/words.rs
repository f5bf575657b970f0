//! Tells the words between moves apart.

use super::glyphs::glyph_of;
use super::token::Token;
use crate::notation::loose::is_suffix;
use crate::notation::signs::{is_invisible, plain};
use crate::notation::word::{is_null_move, names_castling, names_choice, names_files};

/// The signs that end a word.
pub(super) const STOPS: &str = "{}()[];$";

/// Signs of a move that stand alone and add nothing to it.
const REDUNDANT: [&str; 7] = ["+", "++", "#", "†", "‡", "x", "-"];

/// Whether a character is a space between words: also one that shows nothing.
pub(super) fn is_space(sign: char) -> bool {
    sign.is_whitespace() || is_invisible(sign)
}

/// Whether a word ends before this text.
pub(super) fn ends_word(rest: &str) -> bool {
    rest.chars()
        .next()
        .is_none_or(|sign| is_space(sign) || STOPS.contains(sign))
}

/// What a word means; `None` if it says nothing.
pub(super) fn token(word: &str) -> Option<Token<'_>> {
    let plain = plain(word);
    if plain.is_empty() || REDUNDANT.contains(&plain.as_str()) || is_suffix(&plain) {
        return None;
    }
    if is_null_move(&plain) {
        return Some(Token::Null(word));
    }
    if let Some(number) = glyph_of(&plain) {
        return Some(Token::Nag(number));
    }
    Some(match may_be_move(&plain) {
        true => Token::Move(word),
        false => Token::Word(word),
    })
}

/// Whether a word names a square of some board, castling, or a choice of an array.
pub(super) fn may_be_move(word: &str) -> bool {
    let pairs = || word.chars().zip(word.chars().skip(1));
    let names_square =
        || pairs().any(|(file, rank)| file.is_ascii_alphabetic() && rank.is_ascii_digit());
    names_square()
        || names_castling(word)
        || names_files(word, |sign| sign.is_ascii_lowercase())
        || names_choice(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_told_apart() {
        for word in [
            "e4",
            "Nf3!?",
            "O–O",
            "0-0-0+",
            "exd",
            "a8=♕",
            "♘f3",
            "setup:keep",
            "Wd4-g4xc4",
            "E4",
            "00",
            "@e4",
        ] {
            assert_eq!(token(word), Some(Token::Move(word)), "{word}");
        }
        for word in [
            "--", "Z0", "null", "Pass", "@@@@", "0000", "––", "--!", "Z0?", "z0", "----", "--+",
            "--!?",
        ] {
            assert_eq!(token(word), Some(Token::Null(word)), "{word}");
        }
        for word in [
            "novelty",
            "Fischer",
            "!=",
            "ed",
            "=)",
            "\u{1f600}",
            "000000",
        ] {
            assert_eq!(token(word), Some(Token::Word(word)), "{word}");
        }
        for word in ["e.p.", "ep", "mate", "ch", "+", "\u{200b}"] {
            assert_eq!(token(word), None, "{word}");
        }
    }
}
