//! Moves as programs exchange them (UCI): `d2d4`, `d9d10q`, `d4d4` a suicide, `d4e5!` a destruction.
//!
//! A move that declines its optional captures ends in `~`. While an array is being chosen the moves
//! are `setup:keep` and `setup:exchange`.

use crate::rules::{Move, Position, Travel, Variant};

/// The text of a move.
pub fn write_move(variant: &Variant, mv: Move) -> String {
    match mv.travel {
        Travel::Keep => return "setup:keep".to_owned(),
        Travel::Exchange => return "setup:exchange".to_owned(),
        _ => {}
    }
    let geometry = variant.geometry();
    let mut text = format!("{}{}", geometry.name(mv.from), geometry.name(mv.to));
    if mv.travel == Travel::Destroy {
        text.push('!');
    }
    if let Some(promotion) = mv.promotion {
        text.push(variant.man(promotion).letter.to_ascii_lowercase());
    }
    if mv.declines {
        text.push('~');
    }
    text
}

/// The legal move with this text.
pub fn find_move(variant: &Variant, position: &Position, text: &str) -> Option<Move> {
    variant
        .legal_moves(position)
        .into_iter()
        .find(|&mv| write_move(variant, mv) == text)
}
