//! The material result of a move whose piece can be recaptured.

use super::alphabeta::Search;
use super::score::Value;
use crate::rules::{Move, Piece, Position};

impl Search<'_> {
    /// The material result of a move that gains `gain`, after the best single reply on its square. If the moved piece
    /// is attacked and not guarded, it is lost. If it is guarded, it is exchanged for the least valuable attacker, if
    /// that captures by moving onto the square.
    pub fn net(&self, next: &Position, mv: Move, gain: Value) -> Value {
        let mover = !next.turn();
        let Some(piece) = next.piece(mv.to).filter(|piece| piece.color() == mover) else {
            return gain;
        };
        let at_stake = self.evaluator.value(piece);
        let (enemy, variant) = (next.turn(), self.variant);
        if !variant.is_attacked(next, mv.to, enemy) {
            return gain;
        }
        if !variant.is_attacked(next, mv.to, mover) {
            return gain - at_stake;
        }
        let risked = |attacker: Piece| match variant.kind(attacker.piece_type()).replaces() {
            true => self.evaluator.value(attacker),
            false => 0,
        };
        let attackers = variant.attackers(next, mv.to, enemy).into_iter();
        let least = attackers
            .filter_map(|from| next.piece(from))
            .map(risked)
            .min();
        gain - (at_stake - least.unwrap_or(0)).max(0)
    }
}
