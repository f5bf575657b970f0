//! Pressure by pieces that capture by displacement: officers attacked by lesser pieces or by pawns, and squares that
//! enemies should avoid.

use super::parameters::Parameters;
use super::scan::Scan;
use super::{Evaluator, Tapered};
use crate::rules::{Bitboard, Position, Word};
use crate::search::score::Value;

/// The weights of pressure.
pub(super) struct Pressure {
    restricted: Value,
    light: Tapered,
    light_on_heavy: Value,
    straight: Tapered,
    by_king: Value,
    by_pawn: Tapered,
    by_push: Tapered,
}

impl Pressure {
    pub(super) fn new(parameters: &Parameters) -> Pressure {
        Pressure {
            restricted: parameters.restricted.round() as Value,
            light: Tapered::round(parameters.light_attack, parameters.light_attack_end),
            light_on_heavy: parameters.light_on_heavy_end.round() as Value,
            straight: Tapered::round(parameters.straight_attack, parameters.straight_attack_end),
            by_king: parameters.king_attack.round() as Value,
            by_pawn: Tapered::round(parameters.pawn_attack, parameters.pawn_attack_end),
            by_push: Tapered::round(parameters.pawn_push, parameters.pawn_push_end),
        }
    }

    /// The value of a side's pressure.
    pub(super) fn worth<W: Word>(
        &self,
        evaluator: &Evaluator<W>,
        position: &Position<W>,
        (own, enemy): (&Scan<W>, &Scan<W>),
    ) -> Tapered {
        let mut sum = Tapered::default();
        if (own.by_officer | own.by_pawn).is_empty() {
            return sum;
        }
        let (attacked, guarded) = (own.guarded(), enemy.guarded());
        let enemies = position.pieces(enemy.color);
        let officers = position.of_types(evaluator.officers) & enemies;
        let strong = enemy.by_pawn | (enemy.twice - own.twice);
        let restricted = (attacked & guarded) - strong;
        sum += Tapered::both(self.restricted * restricted.len() as Value / 10);
        let weak = (enemies & attacked) - strong;
        if own.by_king.meets(weak) {
            sum.end += self.by_king;
        }
        let [leaps, diagonal, straight, _] = own.by_lines;
        let light = (leaps | diagonal) & officers & (weak | guarded);
        if light.any() {
            let [.., straight, full] = evaluator.replacers;
            let heavy = light & position.of_types(straight.or(full));
            sum += self.light.times(light.len());
            sum.end += self.light_on_heavy * heavy.len() as Value;
        }
        if straight.meets(weak & officers) {
            sum += self.straight.times((straight & weak & officers).len());
        }
        sum + self.by_pawns(evaluator, position, officers, (own, enemy))
    }

    /// The value of pawns that attack officers now or after one step.
    fn by_pawns<W: Word>(
        &self,
        evaluator: &Evaluator<W>,
        position: &Position<W>,
        officers: Bitboard<W>,
        (own, enemy): (&Scan<W>, &Scan<W>),
    ) -> Tapered {
        let mut sum = Tapered::default();
        if officers.is_empty() || own.by_pawn.is_empty() {
            return sum;
        }
        let safe = own.guarded() | (Bitboard::FULL - enemy.guarded());
        let open = safe - position.occupied() - enemy.by_pawn;
        let (mut hit, mut pushed) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for mover in &own.free_pieces {
            if !evaluator.weights(mover.piece).pawn {
                continue;
            }
            if safe.contains(mover.square) {
                hit |= mover.replaces;
            }
            let next = evaluator.pawns.next(mover.square, own.color);
            if let Some(step) = (next & open).first() {
                pushed |= evaluator.jumps[mover.piece.index()][step.index()];
            }
        }
        if hit.meets(officers) {
            sum += self.by_pawn.times((hit & officers).len());
        }
        if (pushed - hit).meets(officers) {
            sum += self.by_push.times(((pushed - hit) & officers).len());
        }
        sum
    }
}
