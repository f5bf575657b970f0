//! The editor's board as a list of items, the lowest first.

use super::{Editor, SetupEditor, Tool};
use crate::app::play::stage::Stage;
use baroque::diagram::{
    Ink, Item, Shape, annotations, board, check, hands, held_pieces, picked, pieces, tint,
};
use baroque::rules::{Bitboard, Square};

impl SetupEditor {
    /// The position in the editor, on the board.
    pub(super) fn stage(&self) -> Option<Stage<'_>> {
        let editor = self.open.as_ref()?;
        let seen = (editor.variant(), editor.view(), editor.position());
        Some(Stage::new(seen, move || compose(editor)))
    }
}

/// All items of the board.
pub(super) fn compose(editor: &Editor) -> Vec<Item> {
    let (view, variant, position) = (editor.view(), editor.variant(), editor.position());
    let pointer = &editor.pointer;
    let mut items = board(view, variant);
    items.extend(tint(view, editor.chosen_zone(), Ink::Hint, 0.5));
    let over: Bitboard = pointer.hover.into();
    let chosen: Bitboard = pointer.picked.into();
    items.extend(picked(view, chosen));
    if pointer.tool != Tool::Move || pointer.carried().is_some() || pointer.picked.is_some() {
        items.extend(tint(view, over - chosen, Ink::Go, 0.45));
    }
    items.extend(cursor(editor));
    if let Some((game, position)) = &editor.verdict().playable {
        items.extend(check(view, game, position));
    }
    let carried = pointer.carried();
    let lifted: Bitboard = carried.and_then(|carried| carried.from.square()).into();
    items.extend(pieces(view, position, position.occupied() - lifted));
    let faint = pieces(view, position, lifted).into_iter();
    items.extend(faint.map(|piece| piece.faded(0.25)));
    items.extend(fields(editor));
    items.extend(annotations(view, &editor.drawn()));
    items.extend(held_pieces(&hands(view, variant, position)));
    items.extend(
        carried.map(|carried| {
            Item::new(Shape::Piece(carried.piece), Ink::Own, carried.at).sized(1.06)
        }),
    );
    items
}

/// The mark of the board cursor.
fn cursor(editor: &Editor) -> Option<Item> {
    let at = editor.view().center(editor.pointer.cursor?);
    Some(Item::new(Shape::DashedRing, Ink::Hint, at))
}

/// The marks of squares that a pawn passed, and of pieces that may not swap back.
fn fields(editor: &Editor) -> Vec<Item> {
    let setup = editor.sketch.setup();
    let mark = |shape: Shape, ink: Ink, size: f32| {
        let view = editor.view();
        move |square: Square| Item::new(shape, ink, view.center(square)).sized(size)
    };
    let passed = setup.en_passant.into_iter();
    let ban = setup.ban.into_iter().flat_map(|(one, other)| [one, other]);
    passed
        .map(mark(Shape::Disc, Ink::Hint, 0.25))
        .chain(ban.map(mark(Shape::DashedRing, Ink::Swap, 1.0)))
        .collect()
}
