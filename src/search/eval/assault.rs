//! Assaults on kings: the men that take part, what they reach, and the checks that they can give.

use super::scan::{Replaces, Scan, Scout};
use super::weights::Weights;
use crate::rules::{Bitboard, Position, Square, Variant};
use crate::search::score::Value;

/// What an assault is directed at.
#[derive(Clone, Copy)]
pub(super) struct Target {
    /// The enemy's kings.
    pub kings: Bitboard,
    /// They and the squares next to them.
    pub ring: Bitboard,
    /// One of them.
    king: Option<Square>,
    /// Where no man can stay: the enemy's men guard it, or the king does and no pawn or king of the own
    /// side.
    unsafe_squares: Bitboard,
}

impl Target {
    pub(super) fn new(variant: &Variant, position: &Position, own: &Scan, enemy: &Scan) -> Target {
        let kings = variant.kings(position, enemy.color);
        let by_king = enemy.by_king - (own.by_pawn | own.by_king);
        Target {
            kings,
            ring: variant.geometry().around(kings) | kings,
            king: kings.first(),
            unsafe_squares: enemy.by_pawn | enemy.by_officer | by_king,
        }
    }
}

/// An attack on a king under way.
#[derive(Clone, Copy, Default)]
pub(super) struct Assault {
    /// Men that take part and replace.
    pub men: Value,
    pub points: Value,
    pub reached: Bitboard,
    /// What men that replace reach.
    pub by_replacing: Bitboard,
    /// Men that can give check where they are safe.
    pub checks: Value,
}

impl Assault {
    /// Adds a man that may take part.
    #[inline]
    pub(super) fn join(
        &mut self,
        variant: &Variant,
        position: &Position,
        (scout, weights): (&Scout, &Weights),
        target: Target,
    ) {
        let color = scout.man.color();
        let reach = scout.reach - position.men(color);
        self.reached |= reach;
        let hits = (reach & target.ring).len() as Value;
        self.points += weights.danger * hits;
        if weights.replaces == Replaces::No {
            return;
        }
        self.by_replacing |= reach;
        self.men += Value::from(hits > 0);
        if weights.replaces == Replaces::AsItWalks
            && let Some(king) = target.king
        {
            let walk = &variant.man(scout.man.piece_type()).walk[color];
            let from = walk.reach(variant.geometry(), king, position.occupied());
            let checks = (from & reach) - target.unsafe_squares;
            self.checks += Value::from(checks.any());
        }
    }
}
