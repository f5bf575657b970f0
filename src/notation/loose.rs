//! Moves in the forms of other programs: with suffixes, figurines, other signs, other cases, and more or less of the
//! start than the standard says.

use super::read_san::{readings, squeeze};
use super::signs::{is_invisible, plain_sign};
use super::wire::write_move;
use super::word::castling_text;
use crate::rules::{Move, Mover, Position, Travel, Variant};

/// The chess figurines of both colours, and the drawings of their pieces.
const FIGURINES: [(&str, &str); 6] = [
    ("♔♚", "king"),
    ("♕♛", "queen"),
    ("♖♜", "rook"),
    ("♗♝", "bishop"),
    ("♘♞", "knight"),
    ("♙♟", "pawn"),
];

/// Signs behind a move that do not belong to it.
const SIGNS: &str = "+#!?†‡‼⁇⁈⁉±∓⩲⩱∞□⟳⇆-=/.,;";

/// Words behind a move that add nothing to it, in lower case and without a full stop at the end.
const SUFFIXES: [&str; 11] = [
    "e.p",
    "ep",
    "checkmate",
    "check",
    "ch",
    "dbl",
    "double",
    "dis",
    "mate",
    "matt",
    "mat",
];

/// The legal moves that a text means, by the first way of reading that finds any.
pub(super) fn find(
    variant: &Variant,
    position: &Position,
    legal: &[Move],
    text: &str,
) -> Vec<Move> {
    let text = usual_signs(variant, text).replace(' ', "");
    let plain = without_suffixes(without_number(&text));
    let wanted = match castling_text(plain) {
        Some(castling) => squeeze(castling),
        None => squeeze(&plain.replace(['(', ')', '/'], "")),
    };
    let standard = |mv: Move| {
        let mut texts = readings(variant, position, mv);
        texts.push(squeeze(&write_move(variant, mv)));
        texts
    };
    let castles = |mv: Move| castling_forms(variant, mv);
    let other = |mv: Move| other_forms(variant, position, mv);
    let ways: [&dyn Fn(Move) -> Vec<String>; 3] = [&standard, &castles, &other];
    for exactly in [true, false] {
        let agrees = |form: &String| match exactly {
            true => *form == wanted,
            false => agrees_in_lower_case(variant, &wanted, form),
        };
        for forms in ways {
            let means = |mv: &Move| forms(*mv).iter().any(agrees);
            let found: Vec<Move> = legal.iter().copied().filter(means).collect();
            if !found.is_empty() {
                return found;
            }
        }
    }
    Vec::new()
}

/// A text with usual signs, letters for figurines, and no invisible characters.
pub(super) fn usual_signs(variant: &Variant, text: &str) -> String {
    let letter = |sign: char| {
        let (_, picture) = FIGURINES
            .iter()
            .find(|(figurines, _)| figurines.contains(sign))?;
        let mut kinds = variant.kinds().iter();
        let kind = kinds.find(|kind| kind.is_orthodox() && kind.picture == *picture)?;
        Some(kind.letter)
    };
    text.chars()
        .filter(|&sign| !is_invisible(sign))
        .map(|sign| letter(sign).unwrap_or_else(|| plain_sign(sign)))
        .collect()
}

/// A text without a move number before it.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let numbered = rest.starts_with(['.', '…', ')', ':']);
    match numbered {
        true => rest.trim_start_matches(['.', '…', ')', ':']),
        false => text,
    }
}

/// Whether a word only says what the move before it shows: check, mate or en passant.
pub(super) fn is_suffix(word: &str) -> bool {
    let bare = word.strip_suffix('.').unwrap_or(word);
    SUFFIXES
        .iter()
        .any(|suffix| bare.eq_ignore_ascii_case(suffix))
}

/// A text without the signs and words that people write behind a move.
pub(super) fn without_suffixes(mut text: &str) -> &str {
    loop {
        text = text.trim_end_matches(|sign| SIGNS.contains(sign));
        let suffix = SUFFIXES.iter().find_map(|suffix| {
            let start = text
                .len()
                .checked_sub(suffix.len())
                .filter(|&start| start > 0)?;
            let found = text.get(start..)?.eq_ignore_ascii_case(suffix);
            found.then(|| &text[..start])
        });
        match suffix {
            Some(rest) => text = rest,
            None => return text,
        }
    }
}

/// The texts of a castling by its direction, and as a move of the king, to its stop or onto the rook; none for another
/// move.
fn castling_forms(variant: &Variant, mv: Move) -> Vec<String> {
    let geometry = variant.geometry();
    let name = |square| geometry.name(square);
    let castling = variant.settings().castling(mv);
    let Some(castling) = castling.filter(|_| mv.travel == Travel::Castle) else {
        return Vec::new();
    };
    let kings = variant
        .royals()
        .iter()
        .map(|king| variant.kind(king).letter);
    let from = name(castling.king);
    let stops = [name(castling.king_to), name(castling.rook)];
    let direction = match geometry.file(castling.king_to) > geometry.file(castling.king) {
        true => "O-O",
        false => "O-O-O",
    };
    let short = stops.into_iter().map(|stop| format!("{from}{stop}"));
    let long = kings.flat_map(|king| {
        stops
            .into_iter()
            .flat_map(move |stop| [format!("{king}{stop}"), format!("{king}{from}{stop}")])
    });
    short.chain(long).chain([squeeze(direction)]).collect()
}

/// Texts that are not standard: of any piece, a start and a stop; of a pawn, its letter and file, or only the files of
/// its capture; of a pawn's drop, the square.
fn other_forms(variant: &Variant, position: &Position, mv: Move) -> Vec<String> {
    let name = |square| variant.geometry().name(square);
    let to = name(mv.to);
    if let (Travel::Drop, Some(piece)) = (mv.travel, mv.promotion) {
        let pawn = variant.kind(piece).pawn;
        return pawn.then(|| format!("@{to}")).into_iter().collect();
    }
    let piece = position
        .piece(mv.from)
        .filter(|_| mv.travel.mover() == Mover::Goes);
    let Some(piece) =
        piece.filter(|_| mv.travel != Travel::Castle && mv.travel != Travel::Exchange)
    else {
        return Vec::new();
    };
    let kind = variant.kind(piece.piece_type());
    let (letter, from) = (kind.letter, name(mv.from));
    let file = |name: &str| name.chars().next().map(String::from).unwrap_or_default();
    let promotion: String = mv
        .promotions()
        .map(|kind| variant.kind(kind).letter)
        .collect();
    let rank: String = from.chars().skip(1).collect();
    let starts = [String::new(), from.to_owned(), file(from), rank];
    let mut forms: Vec<String> = starts
        .iter()
        .map(|start| format!("{letter}{start}{to}{promotion}"))
        .collect();
    forms.push(format!("{from}{to}{promotion}"));
    if kind.pawn && variant.captured(position, mv).any() {
        forms.push(format!("{}{}{promotion}", file(from), file(to)));
    }
    forms
}

/// Whether two texts differ in capitals only. A letter at the start that may be a file or a piece counts as it is
/// written, because `b` is a file and `B` a Bishop.
fn agrees_in_lower_case(variant: &Variant, text: &str, form: &str) -> bool {
    let mut signs = text.chars();
    let first = signs.next().unwrap_or_default();
    let is_drop = signs.next() == Some('@');
    let is_file = variant.geometry().plan().files.contains(&first);
    let is_piece = variant.kinds().iter().any(|kind| kind.letter == first);
    let fixed = (is_file || is_piece) && !is_drop;
    (!fixed || form.starts_with(first)) && text.eq_ignore_ascii_case(form)
}

#[cfg(test)]
mod tests;
