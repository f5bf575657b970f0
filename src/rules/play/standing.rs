//! The squares on which each piece can ever stand.

use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::VariantParts;
use crate::rules::piece::{MAX_TYPES, Piece, PieceKind, PieceType};

/// The squares on which each piece of both sides can ever stand, by [`Piece::index`].
pub(in crate::rules) fn standing_rooms<W: Word>(parts: &VariantParts<W>) -> Vec<Bitboard<W>> {
    let relocated = relocated(parts);
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
                    let promotion = kind.promotion.map(|promotion| promotion[color]);
                    // A piece that need not promote may stand in its zone.
                    let must = promotion.filter(|at| !at.optional && !at.from_hand);
                    room - must.map_or(Bitboard::EMPTY, |at| at.zone)
                }
                _ => squares,
            }
        })
        .collect()
}

/// Whether something else than a piece's own move may put it on another square.
pub(super) fn relocated<W: Word>(parts: &VariantParts<W>) -> bool {
    let relocates = |kind: &PieceKind<W>| {
        let moves_others = kind.swap.is_some() || kind.drive.is_some() || kind.pushes || kind.pulls;
        moves_others || kind.resurrects || !kind.converts.is_empty()
    };
    parts.kinds.iter().any(relocates) || parts.settings.puts_from_hand()
}

/// The squares that a piece can reach from the starting squares of its type, and from those to which a choice of the array
/// moves it; all squares if the array has no such piece.
pub(super) fn walked<W: Word>(
    parts: &VariantParts<W>,
    kind: &PieceKind<W>,
    piece: Piece,
) -> Bitboard<W> {
    let start = parts
        .start
        .pieces
        .iter()
        .filter(|&&(_, known)| known == piece);
    let mut room: Bitboard<W> = start.map(|&(square, _)| square).collect();
    if room.is_empty() {
        return parts.geometry.squares();
    }
    let choices = parts.settings.exchanges.iter();
    for choice in choices.filter(|choice| choice.side == piece.color()) {
        let both = Bitboard::of(choice.squares.0).with(choice.squares.1);
        if (room & both).any() {
            room |= both;
        }
    }
    loop {
        let mut further = room;
        for from in room {
            further |= reach(parts, kind, piece.color(), from);
        }
        if further == room {
            return room;
        }
        room = further;
    }
}

/// The squares that a piece reaches in one move, with and without replacement.
pub(super) fn reach<W: Word>(
    parts: &VariantParts<W>,
    kind: &PieceKind<W>,
    color: Color,
    from: Square,
) -> Bitboard<W> {
    let replacing = kind.replacements().map(|(reach, _)| &reach[color]);
    let mut found = Bitboard::EMPTY;
    for movement in std::iter::once(&kind.walk[color]).chain(replacing) {
        found |= movement.reach(&parts.geometry, from, Bitboard::EMPTY);
    }
    found
}
