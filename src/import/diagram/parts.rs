//! The lines of a diagram in a text.

use super::places::places;
use crate::import::draft::LONGEST_SIDE;
use std::ops::Range;

/// A part of the diagram, with its place in the text.
pub(super) struct Part<'t> {
    pub(super) text: &'t str,
    pub(super) at: usize,
}

impl Part<'_> {
    pub(super) fn range(&self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }
}

/// What a page says around its diagram: the text without tags. Each byte keeps its place.
pub(super) fn without_markup(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut inside = false;
    for (at, letter) in text.char_indices() {
        // A `<` that no letter follows is no tag.
        let next = text[at + letter.len_utf8()..].chars().next();
        match letter {
            '<' if next.is_some_and(|next| next.is_ascii_alphabetic() || "/!".contains(next)) => {
                inside = true
            }
            _ => {}
        }
        let blank = inside && letter != '\n';
        match blank {
            true => plain.extend(std::iter::repeat_n(' ', letter.len_utf8())),
            false => plain.push(letter),
        }
        if letter == '>' {
            inside = false;
        }
    }
    plain
}

/// The title of a page.
pub(super) fn title(text: &str) -> Option<String> {
    let (_, rest) = text.split_once("<title>")?;
    let (title, _) = rest.split_once("</title>")?;
    let title = title.trim();
    (!title.is_empty()).then(|| title.to_owned())
}

/// Whether a word is a piece: at least four fields, of which the first is a name.
pub(super) fn is_piece(text: &str) -> bool {
    let mut fields = text.split(':');
    let name = fields.next().unwrap_or_default();
    let named = !name.is_empty() && !name.contains(['=', '/', '"', '(']);
    let last = fields.clone().nth(3);
    let squares =
        |text: &str| !text.starts_with("//") && places(text, LONGEST_SIDE, usize::MAX).is_ok();
    named && fields.count() >= 3 && last.is_none_or(squares)
}

/// The parts of a diagram: whole lines with one piece, else words.
pub(super) fn parts(text: &str) -> Vec<Part<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let trimmed = line.trim();
        let start = at + (line.len() - line.trim_start().len());
        at += line.len();
        let words = trimmed.split_whitespace();
        if words.clone().filter(|word| is_piece(word)).count() <= 1
            && is_piece(trimmed)
            && !trimmed.contains('=')
        {
            found.push(Part {
                text: trimmed,
                at: start,
            });
            continue;
        }
        let mut from = 0;
        for word in words {
            let offset = trimmed[from..].find(word).unwrap_or(0);
            found.push(Part {
                text: word,
                at: start + from + offset,
            });
            from += offset + word.len();
        }
    }
    found
}
