//! The marks of a premove.

use super::{Premove, Table};
use baroque::diagram::{Ink, Item, intention, targets, tint};
use baroque::rules::Bitboard;

/// The premove, unless the board shows an earlier position.
fn shown(table: &Table) -> Option<Premove> {
    table.course.premove.filter(|_| table.at_newest())
}

/// Below the pieces: the two squares of the premove.
pub(super) fn tints(table: &Table) -> Vec<Item> {
    let Some(ahead) = shown(table) else {
        return Vec::new();
    };
    let squares = Bitboard::of(ahead.from).with(ahead.to);
    tint(table.view(), squares, Ink::Hint, 0.45)
}

/// Above the pieces: the premove's arrow, and the squares where the picked piece could go if it were its turn.
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
