//! Why a king may not castle.

use super::{NoCastling, Placed, Reason, RefusalQuery};
use crate::rules::{Bitboard, Castling, CastlingRights, Piece, Square, with_king_on};

impl RefusalQuery<'_> {
    /// Why a king may not castle to a square, or `None` if no castling ends there.
    pub(super) fn no_castling(&self, king: Placed, to: Square) -> Option<Reason> {
        let color = king.piece.color();
        let rights = [false, true].map(|long| CastlingRights::of(color, long));
        let mut castlings = self.variant.settings().castlings.iter();
        let castling = castlings.find(|castling| {
            rights.contains(&castling.right) && (castling.king, castling.king_to) == (king.at, to)
        })?;
        if !self.is_royal(king.piece) {
            return None;
        }
        let rook = self.variant.start().piece(castling.rook)?;
        Some(Reason::Castling {
            king,
            to,
            rook: Placed {
                piece: rook,
                at: castling.rook,
            },
            why: self.obstacle(king, rook, castling)?,
        })
    }

    fn obstacle(&self, king: Placed, rook: Piece, castling: &Castling) -> Option<NoCastling> {
        let position = self.position;
        if position.piece(castling.rook) != Some(rook) {
            return Some(NoCastling::NoRook);
        }
        if !position.castling().has(castling.right) {
            return Some(NoCastling::Moved);
        }
        let between = position.occupied() & castling.empty;
        if between.any() {
            return Some(NoCastling::Occupied(self.placed(between)));
        }
        let frozen = self.variant.frozen(position, king.piece.color());
        if !self.variant.settings().frozen_castling && frozen.contains(castling.rook) {
            let by = self.variant.freezers_of(position, castling.rook);
            return Some(NoCastling::FrozenRook(self.placed(by)));
        }
        // A check is the most important reason for a player.
        let own = castling.safe & Bitboard::of(king.at);
        let way = own.into_iter().chain(castling.safe.without(king.at));
        way.into_iter().find_map(|square| {
            let trial = with_king_on(position, castling, square);
            let by = self.attacks(&trial, square);
            (!by.is_empty()).then_some(NoCastling::Attacked(square, by))
        })
    }
}
