//! The squares on which each piece can ever stand.

use crate::rules::board::{Bitboard, Color, Word};
use crate::rules::definition::{Drops, VariantParts};
use crate::rules::piece::{MAX_TYPES, Movement, Piece, PieceKind, PieceType};

/// The squares on which each piece of both sides can ever stand, by [`Piece::index`].
pub(in crate::rules) fn standing_rooms<W: Word>(parts: &VariantParts<W>) -> Vec<Bitboard<W>> {
    let relocates = |kind: &PieceKind<W>| {
        let moves_others = kind.swap.is_some() || kind.drive.is_some() || kind.pushes || kind.pulls;
        moves_others || kind.resurrects || !kind.converts.is_empty()
    };
    let relocated = parts.kinds.iter().any(relocates) || parts.settings.drops != Drops::None;
    (0..2 * MAX_TYPES)
        .map(|index| {
            let color = if index < MAX_TYPES {
                Color::White
            } else {
                Color::Black
            };
            let piece = Piece::new(color, PieceType::new(index % MAX_TYPES));
            let squares = parts.geometry.squares();
            match parts.kinds.get(piece.piece_type().index()) {
                Some(kind) if kind.irreversible => {
                    let room = if relocated {
                        squares
                    } else {
                        walked(parts, kind, piece)
                    };
                    room - kind.promotion.map_or(Bitboard::EMPTY, |p| p[color].zone)
                }
                _ => squares,
            }
        })
        .collect()
}

/// The squares that a piece can reach from the starting squares of its type; all squares if the array
/// has no such piece.
fn walked<W: Word>(parts: &VariantParts<W>, kind: &PieceKind<W>, piece: Piece) -> Bitboard<W> {
    let start = parts
        .start
        .pieces
        .iter()
        .filter(|&&(_, known)| known == piece);
    let mut room: Bitboard<W> = start.map(|&(square, _)| square).collect();
    if room.is_empty() {
        return parts.geometry.squares();
    }
    loop {
        let mut further = room;
        for from in room {
            for movement in ways(kind, piece.color()) {
                further |= movement.reach(&parts.geometry, from, Bitboard::EMPTY);
            }
        }
        if further == room {
            return room;
        }
        room = further;
    }
}

/// A piece's own ways of moving, with and without replacement.
fn ways<W: Word>(kind: &PieceKind<W>, color: Color) -> impl Iterator<Item = &Movement<W>> {
    let replacing = kind.replacements().map(move |(reach, _)| &reach[color]);
    std::iter::once(&kind.walk[color]).chain(replacing)
}
