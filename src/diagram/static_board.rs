//! A position without motion.

use super::board_view::BoardView;
use super::hands::{hands, held_pieces};
use super::marks::{attack_lines, board, frost, is_dark, muted, pieces, tint};
use super::scene::{Ink, Item, Shape};
use crate::rules::{
    Bitboard, Color, Effect, Geometry, Position, Royal, Square, Transition, Variant,
};

/// The opacity of the squares of the last move.
pub(super) const LAST_MOVE: f32 = 0.85;

/// The whole picture of a position: the board, the squares of the last move, a check, the pieces, the marks of frozen
/// and neutralized pieces, and the pieces in hand.
pub fn static_board(
    view: &BoardView,
    variant: &Variant,
    position: &Position,
    last: Option<&Transition>,
) -> Vec<Item> {
    let mut items = board(view, variant);
    items.extend(last_move(view, variant, last));
    items.extend(check(view, variant, position));
    items.extend(standing(view, variant, position));
    items
}

/// The pieces of a position on the board and in hand, and the marks of the frozen and the neutralized ones.
pub fn standing(view: &BoardView, variant: &Variant, position: &Position) -> Vec<Item> {
    let mut items = pieces(view, position, position.occupied());
    items.extend(frost(view, all_frozen(variant, position)));
    items.extend(muted(view, all_neutralized(variant, position)));
    items.extend(held_pieces(&hands(view, variant, position)));
    items
}

/// The frozen pieces of both sides.
pub fn all_frozen(variant: &Variant, position: &Position) -> Bitboard {
    variant.frozen(position, Color::White) | variant.frozen(position, Color::Black)
}

/// The neutralized pieces of both sides.
pub fn all_neutralized(variant: &Variant, position: &Position) -> Bitboard {
    variant.neutralized(position, Color::White) | variant.neutralized(position, Color::Black)
}

/// The squares that the last move left and reached, coloured differently from both kinds of squares.
pub fn last_move(view: &BoardView, variant: &Variant, last: Option<&Transition>) -> Vec<Item> {
    let squares = last.map_or(Bitboard::EMPTY, touched);
    moved(view, variant.geometry(), squares)
}

/// Squares that a move left or reached.
pub fn moved(view: &BoardView, geometry: &Geometry, squares: Bitboard) -> Vec<Item> {
    let dark = |square: &Square| is_dark(geometry, *square);
    let on_dark: Bitboard = squares.into_iter().filter(dark).collect();
    let mut items = tint(view, squares - on_dark, Ink::LastMove, LAST_MOVE);
    items.extend(tint(view, on_dark, Ink::LastMoveOnDark, LAST_MOVE));
    items
}

/// The squares that a move left and reached.
fn touched(transition: &Transition) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    for effect in &transition.effects {
        match *effect {
            Effect::Travel { from, to, .. } => squares |= Bitboard::of(from).with(to),
            Effect::Sacrifice { at, .. } | Effect::Drop { at, .. } => squares.insert(at),
            _ => {}
        }
    }
    squares
}

/// A glow under a king in check, and a line from each attacker.
pub fn check(view: &BoardView, variant: &Variant, position: &Position) -> Vec<Item> {
    let mut items = Vec::new();
    if variant.settings().royal != Royal::Check {
        return items;
    }
    let turn = position.turn();
    for king in variant.kings(position, turn) {
        let attackers = variant.attackers(position, king, !turn);
        if attackers.any() {
            let glow = Item::new(Shape::Glow, Ink::Check, view.center(king));
            items.push(glow.sized(1.7));
            items.extend(attack_lines(view, attackers, king));
        }
    }
    items
}
