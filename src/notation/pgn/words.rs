//! Tells the words between moves apart.

use super::glyphs::glyph_of;
use super::token::Token;
use crate::notation::is_invisible;
use crate::notation::word::castling_text;

/// The signs that end a word.
pub(super) const STOPS: &str = "{}()[];$";

/// Words that say of a move what it shows anyway.
const SAID: [&str; 20] = [
    "e.p.", "ep", "ep.", "e.p", "ch", "ch.", "check", "+", "++", "#", "mate", "mate.", "†", "‡",
    "dis", "dbl", "dis.", "dbl.", "x", "-",
];

/// Whether a character is a hyphen, a dash or a minus sign.
pub(super) fn is_dash(sign: char) -> bool {
    matches!(
        sign,
        '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}'
    )
}

/// Whether a character is a space between words: also one that shows nothing.
pub(super) fn is_space(sign: char) -> bool {
    sign.is_whitespace() || is_invisible(sign)
}

/// Whether a text, which follows a word, ends it.
pub(super) fn ends_word(rest: &str) -> bool {
    rest.chars()
        .next()
        .is_none_or(|sign| is_space(sign) || STOPS.contains(sign))
}

/// A word without characters that show nothing, and with plain dashes.
pub(super) fn plain(word: &str) -> String {
    let seen = word.chars().filter(|&sign| !is_invisible(sign));
    seen.map(|sign| if is_dash(sign) { '-' } else { sign })
        .collect()
}

/// What a word means; `None` if it says nothing.
pub(super) fn token(word: &str) -> Option<Token<'_>> {
    let seen = plain(word);
    if seen.is_empty() || SAID.contains(&seen.as_str()) {
        return None;
    }
    if is_null(&seen) {
        return Some(Token::Null(word));
    }
    if let Some(number) = glyph_of(&seen) {
        return Some(Token::Nag(number));
    }
    Some(match may_be_move(&seen) {
        true => Token::Move(word),
        false => Token::Word(word),
    })
}

/// Whether a word is a null move, perhaps with signs behind it: `--!?`.
fn is_null(word: &str) -> bool {
    let word = word.trim_end_matches(['!', '?', '+', '#']);
    let dashes = word.len() > 1 && word.bytes().all(|byte| byte == b'-');
    let spellings = ["Z0", "@@@@", "0000", "<>", "null", "pass"];
    dashes
        || spellings
            .iter()
            .any(|spelling| word.eq_ignore_ascii_case(spelling))
}

/// Whether a word names a square of some board, castling, or a choice of an array.
pub(super) fn may_be_move(word: &str) -> bool {
    let pairs = || word.chars().zip(word.chars().skip(1));
    let square = || pairs().any(|(file, rank)| file.is_ascii_alphabetic() && rank.is_ascii_digit());
    let castling =
        || castling_text(word.trim_end_matches(|sign: char| !sign.is_alphanumeric())).is_some();
    let capture = || {
        let mut signs = word.chars();
        let (from, cross, to) = (signs.next(), signs.next(), signs.next());
        let is_file = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_lowercase());
        let ends = signs.as_str().chars().all(|sign| "+#!?".contains(sign));
        is_file(from) && matches!(cross, Some('x' | ':')) && is_file(to) && ends
    };
    square()
        || castling()
        || capture()
        || word.starts_with("setup:")
        || word == "keep"
        || word == "swap"
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
