//! Where the pieces of a game can ever stand.

use super::bitboard::Bitboard;
use super::capture::Method;
use super::color::Color;
use super::man::Man;
use super::movement::Movement;
use super::piece::{MAX_TYPES, Piece, PieceType};
use super::settings::Drops;
use super::variant::VariantParts;

/// Where each piece of both sides can ever stand, by [`Piece::index`].
pub(super) fn standing_rooms(parts: &VariantParts) -> Vec<Bitboard> {
    let relocates = |man: &Man| {
        man.swap.is_some() || man.drive.is_some() || man.pushes || man.pulls || man.resurrects
    };
    let relocated = parts.men.iter().any(relocates) || parts.settings.drops != Drops::None;
    (0..2 * MAX_TYPES)
        .map(|index| {
            let color = if index < MAX_TYPES {
                Color::White
            } else {
                Color::Black
            };
            let piece = Piece::new(color, PieceType::new(index % MAX_TYPES));
            let squares = parts.geometry.squares();
            match parts.men.get(piece.piece_type().index()) {
                Some(man) if man.irreversible => {
                    let room = if relocated {
                        squares
                    } else {
                        walked(parts, man, piece)
                    };
                    room - man.promotion.map_or(Bitboard::EMPTY, |p| p[color].zone)
                }
                _ => squares,
            }
        })
        .collect()
}

/// The squares that a piece reaches from where its like stand at the start.
fn walked(parts: &VariantParts, man: &Man, piece: Piece) -> Bitboard {
    let start = parts.start.men.iter().filter(|&&(_, known)| known == piece);
    let mut room: Bitboard = start.map(|&(square, _)| square).collect();
    loop {
        let mut further = room;
        for from in room {
            for movement in ways(man, piece.color()) {
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
fn ways(man: &Man, color: Color) -> impl Iterator<Item = &Movement> {
    let replacing = man
        .captures
        .iter()
        .filter_map(move |capture| match &capture.method {
            Method::Replace(replace) => Some(&replace.reach[color]),
            _ => None,
        });
    std::iter::once(&man.walk[color]).chain(replacing)
}
