//! The piece on a square in a few words, and a whole position to be read aloud.

use super::spoken::sided;
use super::words::{Names, list, placed};
use crate::rules::{Color, Move, PieceType, Position, Royal, Square, Travel, Variant};
use crate::words::plural;

/// A square in words: `White Withdrawer on d4, frozen by Immobilizer on c5; 3 moves, 1 capture`. The numbers count
/// moves in `legal`.
pub fn standing(variant: &Variant, position: &Position, square: Square, legal: &[Move]) -> String {
    let names = Names(variant);
    let mut words = occupied(variant, position, square);
    let Some(piece) = position.piece(square) else {
        return words;
    };
    for (what, by) in [
        ("frozen", variant.freezers_of(position, square)),
        ("neutralized", variant.neutralizers_of(position, square)),
    ] {
        let by = placed(position, by)
            .into_iter()
            .map(|piece| format!("{} on {}", names.piece(piece.piece), names.square(piece.at)));
        let by: Vec<String> = by.collect();
        if !by.is_empty() {
            words.push_str(&format!(", {what} by {}", list(&by, " and ")));
        }
    }
    let royal = variant.kings(position, piece.color()).contains(square);
    if royal
        && variant.settings().royal == Royal::Check
        && variant.is_attacked(position, square, !piece.color())
    {
        words.push_str(", in check");
    }
    let own = |mv: &&Move| mv.from == square && mv.travel != Travel::Drop;
    let removes_itself = |mv: &&Move| mv.travel == Travel::Suicide;
    let (suicides, moves): (Vec<&Move>, Vec<&Move>) =
        legal.iter().filter(own).partition(removes_itself);
    if !suicides.is_empty() {
        words.push_str("; may remove itself");
    }
    if !moves.is_empty() {
        words.push_str(&format!("; {}", counted(moves.len(), "move")));
        let captures = moves
            .iter()
            .filter(|mv| variant.captured(position, ***mv).any());
        let captures = captures.count();
        if captures > 0 {
            words.push_str(&format!(", {}", counted(captures, "capture")));
        }
    }
    words
}

/// The piece on a square and nothing that rules say of it: `White Withdrawer on d4`, `d4, empty`.
pub fn occupied(variant: &Variant, position: &Position, square: Square) -> String {
    let names = Names(variant);
    let name = names.square(square);
    match position.piece(square) {
        Some(piece) => format!("{} on {name}", sided(names, piece)),
        None => format!("{name}, empty"),
    }
}

/// `1 move`, `3 moves`
fn counted(count: usize, what: &str) -> String {
    match count {
        1 => format!("1 {what}"),
        _ => format!("{count} {}", plural(what)),
    }
}

/// A whole position: the side to move, the pieces rank by rank from the far side of White's, and the pieces in hand.
/// Each rank is a line.
pub fn read_out(variant: &Variant, position: &Position) -> String {
    let names = Names(variant);
    let geometry = variant.geometry();
    let board = variant.layout().replace('x', " × ");
    let mut lines = vec![format!("{}, {board}", variant.name())];
    let check = variant.settings().royal == Royal::Check && variant.in_check(position);
    let check = if check { ", in check" } else { "" };
    lines.push(format!(
        "Move {}, {} to move{check}",
        position.fullmove(),
        position.turn()
    ));
    for (row, rank) in geometry.rows().zip(&geometry.plan().rows) {
        let pieces = row.into_iter().flatten().filter_map(|square| {
            let piece = position.piece(square)?;
            Some(format!("{} {}", sided(names, piece), names.square(square)))
        });
        let pieces: Vec<String> = pieces.collect();
        let pieces = match pieces.is_empty() {
            true => "empty".to_owned(),
            false => pieces.join(", "),
        };
        lines.push(format!("{rank}: {pieces}"));
    }
    lines.extend(
        Color::ALL
            .into_iter()
            .filter_map(|side| hand(variant, position, side)),
    );
    lines.join("\n")
}

/// The pieces in a side's hand, or `None` if it is empty.
fn hand(variant: &Variant, position: &Position, side: Color) -> Option<String> {
    let hand = position.hand(side);
    let types = hand.types().iter();
    let pieces: Vec<(PieceType, usize)> = types
        .map(|piece| (piece, usize::from(hand.count(piece))))
        .collect();
    let words = counted_pieces(variant, &pieces);
    (!pieces.is_empty()).then(|| format!("In {side}'s hand: {words}"))
}

/// `2 Pawns, 1 Rook`
pub fn counted_pieces(variant: &Variant, pieces: &[(PieceType, usize)]) -> String {
    let words = |&(piece, count): &(PieceType, usize)| counted(count, &variant.kind(piece).name);
    let words: Vec<String> = pieces.iter().map(words).collect();
    words.join(", ")
}
