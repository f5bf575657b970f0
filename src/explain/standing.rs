//! The piece on a square in a few words, and a whole position to be read aloud.

use super::spoken::listed;
use super::words::{Names, placed};
use crate::rules::{Color, Move, PieceType, Position, Royal, Square, Travel, Variant};
use crate::texts::{Argument, Joint, Noun, Phrase, phrase};

/// A square in words: `White Withdrawer on d4, frozen by Immobilizer on c5; 3 moves, 1 capture`. The numbers count
/// moves in `legal`.
pub fn standing(variant: &Variant, position: &Position, square: Square, legal: &[Move]) -> String {
    let names = Names(variant);
    let Some(piece) = position.piece(square) else {
        return occupied(variant, position, square);
    };
    let mut words = vec![occupant(variant, position, square)];
    let by = |pieces| {
        let pieces = placed(position, pieces);
        (!pieces.is_empty()).then(|| listed(names, &pieces))
    };
    let frozen = by(variant.freezers_of(position, square));
    words.extend(frozen.map(|by| phrase!("standing-frozen", by = by)));
    let neutralized = by(variant.neutralizers_of(position, square));
    words.extend(neutralized.map(|by| phrase!("standing-neutralized", by = by)));
    let royal = variant.kings(position, piece.color()).contains(square);
    if royal
        && variant.settings().royal == Royal::Check
        && variant.is_attacked(position, square, !piece.color())
    {
        words.push(phrase!("standing-in-check"));
    }
    let own = |mv: &&Move| mv.from == square && mv.travel != Travel::Drop;
    let removes_itself = |mv: &&Move| mv.travel == Travel::Suicide;
    let (suicides, moves): (Vec<&Move>, Vec<&Move>) =
        legal.iter().filter(own).partition(removes_itself);
    let mut parts = vec![Argument::list(words, Joint::Comma)];
    if !suicides.is_empty() {
        parts.push(phrase!("standing-may-remove-itself").into());
    }
    if !moves.is_empty() {
        let captures = moves
            .iter()
            .filter(|mv| variant.captured(position, ***mv).any());
        let mut counts = vec![phrase!("standing-moves", count = moves.len())];
        let captures = captures.count();
        if captures > 0 {
            counts.push(phrase!("standing-captures", count = captures));
        }
        parts.push(Argument::list(counts, Joint::Comma));
    }
    Argument::list(parts, Joint::Semicolon).to_string()
}

/// The piece on a square and nothing that rules say of it: `White Withdrawer on d4`, `d4, empty`.
pub fn occupied(variant: &Variant, position: &Position, square: Square) -> String {
    occupant(variant, position, square).to_string()
}

fn occupant(variant: &Variant, position: &Position, square: Square) -> Phrase {
    let names = Names(variant);
    let name = names.square(square);
    match position.piece(square) {
        Some(piece) => {
            let (side, piece) = (piece.color(), names.name(piece));
            phrase!("standing-piece", side = side, piece = piece, square = name)
        }
        None => phrase!("standing-empty", square = name),
    }
}

/// A whole position: the side to move, the pieces rank by rank from the far side of White's, and the pieces in hand.
/// Each rank is a line.
pub fn read_out(variant: &Variant, position: &Position) -> String {
    let names = Names(variant);
    let geometry = variant.geometry();
    let board = variant.layout().replace('x', " × ");
    let check = variant.settings().royal == Royal::Check && variant.in_check(position);
    let (number, side) = (position.fullmove() as usize, position.turn());
    let mut lines = vec![
        phrase!("read-game", game = variant.name(), board = board),
        match check {
            true => phrase!("read-move-check", number = number, side = side),
            false => phrase!("read-move", number = number, side = side),
        },
    ];
    for (row, rank) in geometry.rows().zip(&geometry.plan().rows) {
        let rank = rank.as_str();
        let pieces = row.into_iter().flatten().filter_map(|square| {
            let piece = position.piece(square)?;
            let (side, piece, square) = (piece.color(), names.name(piece), names.square(square));
            Some(phrase!(
                "read-piece",
                side = side,
                piece = piece,
                square = square
            ))
        });
        let pieces: Vec<Phrase> = pieces.collect();
        lines.push(match pieces.is_empty() {
            true => phrase!("read-rank-empty", rank = rank),
            false => {
                let pieces = Argument::list(pieces, Joint::Comma);
                phrase!("read-rank", rank = rank, pieces = pieces)
            }
        });
    }
    lines.extend(
        Color::ALL
            .into_iter()
            .filter_map(|side| hand(variant, position, side)),
    );
    let lines: Vec<String> = lines.iter().map(Phrase::to_string).collect();
    lines.join("\n")
}

/// The pieces in a side's hand, or `None` if it is empty.
fn hand(variant: &Variant, position: &Position, side: Color) -> Option<Phrase> {
    let hand = position.hand(side);
    let types = hand.types().iter();
    let pieces: Vec<(PieceType, usize)> = types
        .map(|piece| (piece, usize::from(hand.count(piece))))
        .collect();
    let words = counted(variant, &pieces);
    (!pieces.is_empty()).then(|| phrase!("read-hand", side = side, pieces = words))
}

/// `2 Pawns, 1 Rook`
pub fn counted_pieces(variant: &Variant, pieces: &[(PieceType, usize)]) -> String {
    counted(variant, pieces).to_string()
}

fn counted(variant: &Variant, pieces: &[(PieceType, usize)]) -> Argument {
    let words = |&(piece, count): &(PieceType, usize)| {
        let piece = Noun::name(&variant.kind(piece).name);
        phrase!("counted-pieces", count = count, piece = piece)
    };
    Argument::list(pieces.iter().map(words), Joint::Comma)
}
