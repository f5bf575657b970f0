//! Finds the FEN in a text as people paste it: in quotes, in a PGN tag, with underscores, or in the link of a board.

use super::error::FenError;
use crate::notation::note::Note;
use crate::notation::signs::{is_invisible, plain_sign};
use crate::rules::Variant;

/// Signs that may surround a FEN.
const QUOTES: &str = "\"'`“”„‟‘’‚«»‹›<>()";

/// Words that may stand before a FEN.
const PREFIXES: [&str; 3] = ["position", "fen", "epd"];

/// The FEN of a text.
pub(super) struct Pasted<'t> {
    original: &'t str,
    /// The FEN, with usual signs and spaces.
    pub(super) text: String,
    /// The byte offset in the original of each byte of the FEN.
    origins: Vec<usize>,
}

impl<'t> Pasted<'t> {
    /// Finds the FEN.
    ///
    /// # Errors
    ///
    /// If the text is a link without one.
    pub(super) fn new(variant: &Variant, original: &'t str) -> Result<Pasted<'t>, FenError> {
        let mut pasted = Pasted {
            original,
            text: String::new(),
            origins: Vec::new(),
        };
        match link(original) {
            Some((part, is_path)) => {
                pasted.push(part, true);
                if is_path {
                    pasted.drop_words_of_the_path(variant);
                }
                match pasted.text.contains('/') {
                    true => Ok(pasted),
                    false => Err(FenError::Link),
                }
            }
            None => {
                pasted.push(
                    without_prefixes(without_quotes(without_tag(original))),
                    false,
                );
                Ok(pasted)
            }
        }
    }

    /// A note at a byte of the FEN.
    pub(super) fn note(&self, byte: usize, message: String) -> Note {
        let origin = self.origins.get(byte).copied();
        Note::at(
            self.original,
            origin.unwrap_or(self.original.len()),
            message,
        )
    }

    /// Takes over a part of the original in usual signs.
    fn push(&mut self, part: &str, in_link: bool) {
        if part.is_empty() {
            return;
        }
        let start = part.as_ptr() as usize - self.original.as_ptr() as usize;
        let mut signs = part.char_indices();
        while let Some((byte, sign)) = signs.next() {
            let escaped = (sign == '%')
                .then(|| part.get(byte + 1..byte + 3))
                .flatten();
            let escaped = escaped.and_then(|digits| u8::from_str_radix(digits, 16).ok());
            let sign = match (sign, escaped) {
                (_, Some(code)) => {
                    signs.nth(1);
                    char::from(code)
                }
                ('+', None) if in_link => ' ',
                ('\\', None) => continue,
                _ => sign,
            };
            let sign = if sign == '_' { ' ' } else { plain_sign(sign) };
            if !is_invisible(sign) {
                self.text.push(sign);
                let bytes = std::iter::repeat_n(start + byte, sign.len_utf8());
                self.origins.extend(bytes);
            }
        }
    }

    /// Drops the words of a link's path before the FEN, such as `analysis/standard/`.
    fn drop_words_of_the_path(&mut self, variant: &Variant) {
        let mut start = 0;
        while let Some((word, _)) = self.text[start..].split_once('/') {
            let foreign = |sign: char| sign.is_alphabetic() && variant.piece(sign).is_none();
            if !word.is_empty() && !word.contains(foreign) {
                break;
            }
            start += word.len() + 1;
        }
        self.text.drain(..start);
        self.origins.drain(..start);
    }
}

/// The part of a link that may have a FEN, and whether it is a path: the value of `fen=`, or else the longest path.
fn link(text: &str) -> Option<(&str, bool)> {
    let (scheme, rest) = text.split_once("://")?;
    if scheme.contains('/') {
        return None;
    }
    let rest = rest.trim_end_matches(|sign: char| sign.is_whitespace() || QUOTES.contains(sign));
    let lower = rest.to_ascii_lowercase();
    for key in ["?fen=", "&fen=", "#fen="] {
        if let Some(at) = lower.find(key) {
            let value = rest[at + key.len()..].split(['&', '#']).next();
            return Some((value.unwrap_or_default(), false));
        }
    }
    let parts = rest
        .split_once('/')
        .map_or("", |(_, path)| path)
        .split(['?', '#']);
    let slashes = |part: &&str| part.matches('/').count() + part.matches("%2").count();
    let path = parts.rev().max_by_key(slashes).unwrap_or_default();
    Some((path, true))
}

/// The value of the FEN tag, if the text has PGN tags.
fn without_tag(text: &str) -> &str {
    let lower = text.to_ascii_lowercase();
    let ends_name =
        |rest: &str| rest.starts_with(|sign: char| sign.is_whitespace() || QUOTES.contains(sign));
    let mut found = lower.match_indices("[fen").map(|(at, tag)| at + tag.len());
    let Some(at) = found.find(|&at| ends_name(&lower[at..])) else {
        return text;
    };
    let value = text[at..].trim_start();
    match value.strip_prefix('"') {
        Some(value) => value.split(['"', '\n']).next().unwrap_or_default(),
        None => value
            .split('\n')
            .next()
            .unwrap_or_default()
            .trim_end()
            .trim_end_matches(']'),
    }
}

fn without_quotes(text: &str) -> &str {
    text.trim_matches(|sign: char| {
        sign.is_whitespace() || is_invisible(sign) || QUOTES.contains(sign)
    })
}

/// The text without `FEN:`, `position fen` and the like before it.
fn without_prefixes(mut text: &str) -> &str {
    while let Some(rest) = PREFIXES.iter().find_map(|prefix| {
        let begins = text.get(..prefix.len())?.eq_ignore_ascii_case(prefix);
        let rest = text[prefix.len()..].trim_start_matches(is_invisible);
        let ends = rest.starts_with(|sign: char| sign.is_whitespace() || ":=_".contains(sign));
        (begins && ends).then_some(rest)
    }) {
        text = without_quotes(rest.trim_start_matches([':', '=', '_']));
        text = text.trim_start_matches([':', '=']).trim_start();
    }
    text
}
