//! What a move made ahead of the computer's answer looks like.

use crate::app::table::Table;
use crate::diagram::{Ink, Item, intention, targets, tint};
use crate::rules::{Bitboard, Move, Travel};

/// Under the men: the squares that it leads from and to.
pub(super) fn tints(table: &Table) -> Vec<Item> {
    let Some(ahead) = table.course.premove else {
        return Vec::new();
    };
    let squares = Bitboard::of(ahead.from).with(ahead.to);
    tint(table.view(), squares, Ink::Hint, 0.45)
}

/// Over the men: its arrow; and where the man that is picked could go if it were on move.
pub(super) fn marks(table: &Table) -> Vec<Item> {
    let (view, position) = (table.view(), table.position());
    let mut items = Vec::new();
    if let Some(ahead) = table.course.premove {
        items = intention(view, position.occupied(), ahead.from, ahead.to);
    }
    let picked = table.interaction.picked_square();
    if let Some(from) = picked.filter(|_| table.premover().is_some()) {
        let moves = table.variant().moves_of(position, from).into_iter();
        let goes = |mv: &Move| mv.from != mv.to && mv.travel != Travel::Drop;
        let goals: Bitboard = moves.filter(goes).map(|mv| mv.to).collect();
        items.extend(targets(view, position, goals));
    }
    items
}
