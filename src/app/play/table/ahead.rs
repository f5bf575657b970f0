//! What a move made ahead of the computer's answer looks like.

use super::{Premove, Table};
use crate::diagram::{Ink, Item, intention, targets, tint};
use crate::rules::Bitboard;

/// The move made ahead, unless an earlier position is looked at.
fn shown(table: &Table) -> Option<Premove> {
    table.course.premove.filter(|_| table.at_newest())
}

/// Under the pieces: the squares that it leads from and to.
pub(super) fn tints(table: &Table) -> Vec<Item> {
    let Some(ahead) = shown(table) else {
        return Vec::new();
    };
    let squares = Bitboard::of(ahead.from).with(ahead.to);
    tint(table.view(), squares, Ink::Hint, 0.45)
}

/// Over the pieces: its arrow; and where the piece that is picked could go if it were on move.
pub(super) fn marks(table: &Table) -> Vec<Item> {
    let (view, position) = (table.view(), table.position());
    let mut items = Vec::new();
    if let Some(ahead) = shown(table) {
        items = intention(view, position.occupied(), ahead.from, ahead.to);
    }
    if table.premover().is_some() && table.interaction.picked.is_some() {
        items.extend(targets(view, position, table.goals()));
    }
    items
}
