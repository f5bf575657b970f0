//! What the rules of a game promise and can never happen: moves, promotions and goals out of reach.
//!
//! Only what is certain is found. Where pieces are put on other squares by swaps, drives, shoves or drops, or capture
//! in another way than by displacement, nothing is said about the squares that they reach.

use super::standing::{reach, relocated, walked};
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::VariantParts;
use crate::rules::piece::{Capture, Piece, PieceKind, PieceType};

/// Something that can never happen in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hopeless {
    /// No move of this piece exists on the board.
    Moves(Piece),
    /// The piece reaches no square where it promotes.
    Promotes(Piece),
    /// No piece of the side reaches this square of its goal zone.
    Goal(Color, Square),
}

/// All that can never happen, for the pieces of the array.
pub(in crate::rules) fn hopeless<W: Word>(parts: &VariantParts<W>) -> Vec<Hopeless> {
    let mut found = Vec::new();
    let mut goals = parts.settings.goals.map(|zone| zone.cast::<W>());
    for (index, kind) in (0..).zip(&parts.kinds) {
        for color in Color::ALL {
            let piece = Piece::new(color, PieceType::new(index));
            if !parts.start.pieces.iter().any(|&(_, known)| known == piece) {
                continue;
            }
            let room = room(parts, kind, piece);
            // What it promotes to may go further.
            goals[color] -= match kind.promotion {
                Some(_) => parts.geometry.squares(),
                None => room,
            };
            if !moves(parts, kind, piece) {
                found.push(Hopeless::Moves(piece));
            } else if let Some(promotion) = &kind.promotion
                && (promotion[color].zone & room).is_empty()
            {
                found.push(Hopeless::Promotes(piece));
            }
        }
    }
    for color in Color::ALL {
        found.extend(
            goals[color]
                .into_iter()
                .map(|square| Hopeless::Goal(color, square)),
        );
    }
    found
}

/// The squares that a piece may reach.
fn room<W: Word>(parts: &VariantParts<W>, kind: &PieceKind<W>, piece: Piece) -> Bitboard<W> {
    if relocated(parts) || !kind.captures.iter().all(Capture::is_orthodox) {
        return parts.geometry.squares();
    }
    walked(parts, kind, piece)
}

/// Whether there is a square of the board from which the piece has a move.
fn moves<W: Word>(parts: &VariantParts<W>, kind: &PieceKind<W>, piece: Piece) -> bool {
    let castles = kind.royal && !parts.settings.castlings.is_empty();
    if castles
        || kind.run.is_some()
        || relocated(parts)
        || !kind.captures.iter().all(Capture::is_orthodox)
    {
        return true;
    }
    let reach = |from| reach(parts, kind, piece.color(), from);
    walked(parts, kind, piece)
        .into_iter()
        .any(|from| reach(from).any())
}
