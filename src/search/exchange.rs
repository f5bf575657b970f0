//! The material result of a move whose piece can be recaptured.

use super::alphabeta::Search;
use super::score::Value;
use crate::rules::{Facts, Move, Piece, PieceType, TypeSet, Word};

impl<W: Word> Search<'_, W> {
    /// Whether a move that gains `gain` loses more than `most` in material, after the best single reply on its square. If
    /// the moved piece is attacked and not guarded, it is lost. If it is guarded, it is exchanged for the least valuable
    /// attacker, if that captures by moving onto the square.
    pub fn loses(&self, next: &Facts<W>, mv: Move, gain: Value, most: Value) -> bool {
        let position = next.position();
        let (mover, enemy) = (!position.turn(), position.turn());
        let moved = position.piece(mv.to).filter(|piece| piece.color() == mover);
        let at_stake = moved.map_or(0, |piece| self.evaluator.value(piece));
        let attacked = |by, types| next.is_attacked(mv.to, by, types);
        // What the moved piece may cost.
        let most = gain + most;
        if most < 0 || at_stake <= most || !attacked(enemy, TypeSet::ALL) {
            return most < 0;
        }
        // Nothing recaptures a piece that captures from elsewhere, so a guard does not help.
        if attacked(enemy, self.elsewhere) || !attacked(mover, TypeSet::ALL) {
            return true;
        }
        let value = |attacker: PieceType| self.evaluator.value(Piece::new(enemy, attacker));
        let army = self.variant.army(enemy).iter();
        let cheap = army.filter(|&attacker| value(attacker) < at_stake - most);
        attacked(enemy, cheap.collect())
    }
}
