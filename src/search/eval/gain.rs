//! The material gain of a move, without a search.

use super::{Evaluator, value};
use crate::rules::{
    Bitboard, Effect, Fate, Move, Piece, PieceCaptures, Position, Travel, Variant, Word,
};
use crate::search::score::Value;

impl<W: Word> Evaluator<W> {
    /// The material gain of a move for the mover, without a search. A move onto the last goal gains the whole game.
    /// Pieces that come back from the hand count nothing, because they can wait.
    pub(in crate::search) fn gain(
        &self,
        variant: &Variant<W>,
        position: &Position<W>,
        mv: Move,
    ) -> Value {
        let mover = position.turn();
        let worth = |piece: Piece| match piece.color() == mover {
            true => self.value(piece),
            false => -self.value(piece),
        };
        let in_hand = |piece: Piece| worth(piece) * self.hands.share(position, piece.color()) / 16;
        let kept = |fate: Fate| match fate {
            Fate::Gone => 0,
            Fate::Hand(piece) => in_hand(piece),
            Fate::Converted(piece) => worth(piece),
        };
        let each = |effect: Effect| match effect {
            Effect::Capture { piece, fate, .. } | Effect::Sacrifice { piece, fate, .. } => {
                kept(fate) - worth(piece)
            }
            Effect::Promotion { from, into, .. } => worth(into) - worth(from),
            Effect::Recall { piece } => -in_hand(piece),
            _ => 0,
        };
        let effects = variant.changes(position, mv).effects;
        let pieces = effects.into_iter().map(each).sum();
        match self.goals.completes(position, mv) {
            true => pieces + value::ROYAL,
            false => pieces,
        }
    }

    /// The same as [`gain`](Self::gain), but without playing the move if possible, and whether the move is known to
    /// capture nothing.
    #[inline(always)]
    pub(in crate::search) fn gain_at_sight(
        &self,
        variant: &Variant<W>,
        position: &Position<W>,
        captures: &PieceCaptures<W>,
        mv: Move,
    ) -> (Value, bool) {
        if captures.is_idle(mv) && !self.goals.completes(position, mv) {
            return (0, true);
        }
        self.gain_by_captures(variant, position, captures.known(mv), mv)
    }

    /// The gain of a move that captures these pieces; `None` if only playing it can tell.
    fn gain_by_captures(
        &self,
        variant: &Variant<W>,
        position: &Position<W>,
        captured: Option<Bitboard<W>>,
        mv: Move,
    ) -> (Value, bool) {
        let Some(captured) = captured else {
            return (self.gain(variant, position, mv), false);
        };
        let worth = |at| position.piece(at).map_or(0, |piece| self.value(piece));
        let pieces: Value = captured.into_iter().map(worth).sum();
        match self.goals.completes(position, mv) {
            true => (pieces + value::ROYAL, captured.is_empty()),
            false => (pieces, captured.is_empty()),
        }
    }

    /// Whether moves of the side to move gain only by captures and promotions, because it has no goals.
    pub(in crate::search) fn gains_pieces_only(&self, position: &Position<W>) -> bool {
        self.goals.of(position.turn()).is_empty()
    }

    /// Whether a move without captures may still change much: it freezes, moves other pieces, or goes to a goal.
    pub(in crate::search) fn is_subtle(&self, position: &Position<W>, mv: Move) -> bool {
        let freezes = |piece: Piece| self.weights[piece.piece_type().index()].freezes;
        let moves_others = matches!(mv.travel, Travel::Swap | Travel::Drive) || mv.travel.shoves();
        let adds = matches!(mv.travel, Travel::Drop | Travel::Resurrect);
        let arrives = self.goals.of(position.turn()).contains(mv.to);
        moves_others || adds || arrives || position.piece(mv.from).is_some_and(freezes)
    }
}
