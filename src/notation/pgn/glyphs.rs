//! Numeric annotation glyphs and the signs for them.

use crate::notation::signs::{is_dash, is_invisible, plain};

/// The glyphs that are written as signs, by their numbers.
const WRITTEN: [(&str, u8); 6] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
];

/// Other signs that are read. Dashes of all kinds are written `-` here.
const READ: [(&str, u8); 43] = [
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("☐", 7),
    ("=", 10),
    ("==", 10),
    ("∞", 13),
    ("~", 13),
    ("⩲", 14),
    ("+=", 14),
    ("+/=", 14),
    ("⩱", 15),
    ("=+", 15),
    ("=/+", 15),
    ("±", 16),
    ("+/-", 16),
    ("∓", 17),
    ("-/+", 17),
    ("+-", 18),
    ("+--", 18),
    ("-+", 19),
    ("--+", 19),
    ("⨀", 22),
    ("⊙", 22),
    ("○", 26),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("=∞", 44),
    ("=/∞", 44),
    ("∞=", 44),
    ("⇆", 132),
    ("⇄", 132),
    ("⊕", 138),
    ("∆", 140),
    ("Δ", 140),
    ("△", 140),
    ("⌓", 142),
    ("N", 146),
    ("TN", 146),
    ("D", 220),
];

/// The signs for check and mate, which say nothing about a move's quality.
const CHECKS: [char; 4] = ['+', '#', '†', '‡'];

/// The number of a glyph written as signs.
pub fn glyph_of(signs: &str) -> Option<u8> {
    let signs = plain(signs);
    let all = WRITTEN.iter().chain(&READ);
    let known = all.into_iter().find(|(known, _)| *known == signs);
    known
        .map(|(_, number)| *number)
        .or_else(|| repeated(&signs))
}

/// The glyph of three or more exclamation and question marks.
fn repeated(signs: &str) -> Option<u8> {
    let only = |marks: &[char]| signs.chars().all(|sign| marks.contains(&sign));
    match signs.len() {
        3.. if only(&['!']) => Some(3),
        3.. if only(&['?']) => Some(4),
        3.. if only(&['!', '?']) && signs.starts_with('!') => Some(5),
        3.. if only(&['!', '?']) => Some(6),
        _ => None,
    }
}

/// The signs of a glyph, if it has any.
pub fn glyph_signs(number: u8) -> Option<&'static str> {
    WRITTEN
        .iter()
        .find(|(_, known)| *known == number)
        .map(|(signs, _)| *signs)
}

/// Splits the signs at the end of a move: `Qa8+!?±` is `Qa8+` with the glyphs 5 and 16. A move that ends in other
/// signs stays whole.
pub fn split_glyphs(text: &str) -> (&str, Vec<u8>) {
    let mut kept = text.trim_end_matches(is_sign).len();
    let mut signs = &text[kept..];
    let mut numbers = Vec::new();
    while let Some(first) = signs.chars().next() {
        if let Some((number, length)) = longest(signs) {
            numbers.push(number);
            signs = &signs[length..];
        } else if CHECKS.contains(&first) {
            signs = &signs[first.len_utf8()..];
            if numbers.is_empty() {
                kept = text.len() - signs.len();
            }
        } else if is_invisible(first) {
            signs = &signs[first.len_utf8()..];
        } else {
            return (text, Vec::new());
        }
    }
    (&text[..kept], numbers)
}

/// The longest glyph that a text begins with, and its length.
fn longest(signs: &str) -> Option<(u8, usize)> {
    let ends = signs.char_indices().map(|(at, sign)| at + sign.len_utf8());
    let mut ends: Vec<usize> = ends.take(LONGEST).collect();
    ends.reverse();
    ends.into_iter()
        .find_map(|end| Some((glyph_of(&signs[..end])?, end)))
}

/// The most signs in a glyph.
const LONGEST: usize = 12;

fn is_sign(sign: char) -> bool {
    CHECKS.contains(&sign)
        || "!?=/".contains(sign)
        || is_dash(sign)
        || is_invisible(sign)
        || !sign.is_alphanumeric()
            && !sign.is_ascii()
            && glyph_of(sign.encode_utf8(&mut [0; 4])).is_some()
}
