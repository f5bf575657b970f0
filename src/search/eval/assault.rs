//! Assaults on kings: the pieces that take part, what they reach, and the checks that they can give.

use super::gait::{GAITS, Gait};
use super::king::Kings;
use super::scan::{Replaces, Scan, Scout};
use super::weights::Weights;
use crate::rules::{Bitboard, Color, Position, Square, Variant};
use crate::search::score::Value;
use smallvec::SmallVec;

/// The targets of an assault.
#[derive(Clone, Copy)]
pub(super) struct Target {
    /// The enemy's kings and the squares next to them.
    pub ring: Bitboard,
    /// The squares around one of them, further in where it stands at an edge.
    pub zone: Bitboard,
    /// That king …
    pub king: Option<Square>,
    /// … and its part of its own half of the board.
    pub flank: Bitboard,
}

impl Target {
    pub(super) fn new(
        kings: &Kings,
        variant: &Variant,
        position: &Position,
        color: Color,
    ) -> Target {
        let geometry = variant.geometry();
        let royals = variant.kings(position, color);
        let king = royals.first();
        let ward = king.map(|king| kings.ward(king)).unwrap_or_default();
        Target {
            ring: geometry.around(royals) | royals,
            zone: ward.zone,
            king,
            flank: ward.flank[color.index()],
        }
    }
}

/// An attack on a king under way.
#[derive(Clone, Copy, Default)]
pub(super) struct Assault {
    /// The part of pieces that do not replace, in hundredths of a point.
    pub menace: Value,
    /// Pieces that take part and replace, …
    pub pieces: Value,
    /// … and what they count for together, in hundredths of a point.
    pub weight: Value,
    /// All squares that pieces reach.
    pub reached: Bitboard,
}

impl Assault {
    /// Adds a piece that may take part; `seen` is what it attacks, through friends that ride along with it.
    #[inline]
    pub(super) fn join(
        &mut self,
        kings: &Kings,
        position: &Position,
        (scout, weights): (&Scout, &Weights),
        seen: Bitboard,
        target: &Target,
    ) {
        let reach = scout.reach - position.pieces(scout.piece.color());
        self.reached |= reach;
        if weights.replaces == Replaces::No {
            self.menace += weights.danger * (reach & target.ring).len() as Value;
        } else if seen.meets(target.zone) {
            self.pieces += 1;
            self.weight += kings.assailant(weights.gait);
        }
    }
}

/// The checks that a side could give by its next move.
#[derive(Clone, Copy, Default)]
pub(super) struct Checks {
    /// By each gait, from squares where the piece is safe.
    pub safe: [Bitboard; GAITS],
    /// Pieces of either side that alone stand between a king and an enemy riding there.
    pub pinned: Value,
}

impl Checks {
    /// Looks for them. `gait` is the way of walking of a piece that gives check by walking; `safe` are the squares where a
    /// piece of the side is safe.
    pub(super) fn find(
        (variant, position): (&Variant, &Position),
        gait: impl Fn(&Scout) -> Option<Gait>,
        own: &Scan,
        (king, safe): (Square, Bitboard),
    ) -> Checks {
        let geometry = variant.geometry();
        let occupied = position.occupied();
        let mut checks = Checks::default();
        let mut known: SmallVec<[_; 6]> = SmallVec::new();
        for scout in &own.scouts {
            let Some(gait) = gait(scout) else { continue };
            let kind = scout.piece.piece_type();
            let from = match known.iter().find(|(other, _)| *other == kind) {
                Some((_, from)) => *from,
                None => {
                    let from = variant.kind(kind).walk[own.color].reach(geometry, king, occupied);
                    known.push((kind, from));
                    from
                }
            };
            checks.safe[gait.index()] |= from & scout.replaces & safe;
            if let Some(way) = geometry.heading(king, scout.square)
                && gait.rides(way)
            {
                let between = |sheet| geometry.between(sheet, king, scout.square, way) & occupied;
                let alone = |pieces: Bitboard| pieces.any() && !pieces.several();
                checks.pinned += Value::from((0..geometry.sheets()).map(between).any(alone));
            }
        }
        checks
    }
}
