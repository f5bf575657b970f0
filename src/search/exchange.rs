//! The material result of a move whose piece can be recaptured.

use super::alphabeta::Search;
use super::score::Value;
use crate::rules::{Move, Position, Word};

impl<W: Word> Search<'_, W> {
    /// The material result of a move that gains `gain`, after the best single reply on its square. If the moved piece
    /// is attacked and not guarded, it is lost. If it is guarded, it is exchanged for the least valuable attacker, if
    /// that captures by moving onto the square.
    pub fn net(&self, next: &Position<W>, mv: Move, gain: Value) -> Value {
        let mover = !next.turn();
        let Some(piece) = next.piece(mv.to).filter(|piece| piece.color() == mover) else {
            return gain;
        };
        let at_stake = self.evaluator.value(piece);
        let (enemy, variant) = (next.turn(), self.variant);
        let attacked = |types| variant.is_attacked_by_types(next, mv.to, enemy, types);
        // Nothing recaptures a piece that captures from elsewhere, so a guard does not help.
        if attacked(self.elsewhere) {
            return gain - at_stake;
        }
        if !attacked(self.replacing) {
            return gain;
        }
        if !variant.is_attacked(next, mv.to, mover) {
            return gain - at_stake;
        }
        let attackers = variant.attackers(next, mv.to, enemy).into_iter();
        let least = attackers
            .filter_map(|from| next.piece(from))
            .map(|attacker| self.evaluator.value(attacker))
            .min();
        gain - (at_stake - least.unwrap_or(0)).max(0)
    }
}
