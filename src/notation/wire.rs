//! Moves as programs exchange them (UCI): `d2d4`, `d9d10q`, `d4d4` a suicide, `d4e5!` a destruction.
//!
//! `f1f1!` is an explosion, `N@e4` a drop, `g1g2+` a step that pulls a piece (a push is written as a
//! step), `g1g2@N` a step that leaves an N from the hand. If a drive has different results on two
//! sheets, the sheet's letter follows (`b3b6A`). Then follow one letter for each pawn that promotes,
//! and, if there is a choice, the lowest square of the enclosed group (`f1'e6@d7`). Castling is written as the king's
//! move, or with the rook's square as the stop if the king might also walk to its own stop. A move that
//! declines its optional captures ends in `~`. While an array is being chosen, the moves are
//! `setup:keep` and `setup:exchange`.

use crate::rules::{Bitboard, Color, Move, Position, Square, Travel, Variant};

/// The UCI text of a move.
pub fn write_move(variant: &Variant, mv: Move) -> String {
    match mv.travel {
        Travel::Keep => return "setup:keep".to_owned(),
        Travel::Exchange => return "setup:exchange".to_owned(),
        _ => {}
    }
    let geometry = variant.geometry();
    if let (Travel::Drop, Some(piece)) = (mv.travel, mv.promotion) {
        return format!("{}@{}", variant.kind(piece).letter, geometry.name(mv.to));
    }
    let to = match mv.travel {
        Travel::Castle => castling_stop(variant, mv),
        _ => mv.to,
    };
    let mut text = format!("{}{}", geometry.name(mv.from), geometry.name(to));
    text.extend(mv.travel.sign());
    if let Some(sheet) = mv.choices.sheet() {
        text.push(sheet_letter(sheet));
    }
    for promotion in mv.promotions() {
        let letter = variant.kind(promotion).letter;
        text.push(match mv.travel {
            Travel::Resurrect => letter,
            _ => letter.to_ascii_lowercase(),
        });
    }
    if let Some(lowest) = mv.choices.group() {
        text.push('@');
        text.push_str(geometry.name(lowest));
    }
    if mv.declines {
        text.push('~');
    }
    text
}

/// The square after the king's in the text of a castling.
pub(super) fn castling_stop(variant: &Variant, mv: Move) -> Square {
    let walks = Color::ALL.into_iter().any(|side| {
        let kings = variant.royals().and(variant.army(side)).iter();
        let stops = |king| {
            variant.kind(king).walk[side].reach(variant.geometry(), mv.from, Bitboard::EMPTY)
        };
        kings.map(stops).any(|stops| stops.contains(mv.to))
    });
    match variant.settings().castling(mv) {
        Some(castling) if walks => castling.rook,
        _ => mv.to,
    }
}

/// The letter of a sheet: A for the first.
pub(super) fn sheet_letter(sheet: usize) -> char {
    char::from(b'A' + sheet as u8)
}

/// The legal move with this UCI text.
pub fn find_move(variant: &Variant, position: &Position, text: &str) -> Option<Move> {
    variant
        .legal_moves(position)
        .into_iter()
        .find(|&mv| write_move(variant, mv) == text)
}
