//! Attacks on kings: the pieces that take part, the squares that they reach, and the checks that they can give.

use super::king::Kings;
use super::lines::{LINE_KINDS, SlidingLines};
use super::scan::{FreePiece, Replaces, Scan};
use super::weights::Weights;
use crate::rules::{Bitboard, Color, Position, Square, Variant, Word};
use crate::search::score::Value;
use smallvec::SmallVec;

/// The target of an attack on the king.
#[derive(Clone, Copy)]
pub(super) struct Target<W: Word> {
    /// The enemy kings and the squares next to them.
    pub ring: Bitboard<W>,
    /// The squares around one of the kings. At an edge, they lie around the square one step further in.
    pub zone: Bitboard<W>,
    /// That king …
    pub king: Option<Square>,
    /// … and the part of its own half of the board near it.
    pub flank: Bitboard<W>,
}

impl<W: Word> Target<W> {
    pub(super) fn new(
        kings: &Kings<W>,
        variant: &Variant<W>,
        position: &Position<W>,
        color: Color,
    ) -> Target<W> {
        let geometry = variant.geometry();
        let royals = variant.kings(position, color);
        let king = royals.first();
        let squares = king.map(|king| kings.squares(king)).unwrap_or_default();
        Target {
            ring: geometry.around(royals) | royals,
            zone: squares.zone,
            king,
            flank: squares.flank[color.index()],
        }
    }
}

/// An attack on a king.
#[derive(Clone, Copy, Default)]
pub(super) struct Assault<W: Word> {
    /// The weight of pieces that do not capture by displacement, in hundredths of a point.
    pub menace: Value,
    /// The number of pieces in the attack that capture by displacement, …
    pub pieces: Value,
    /// … and their weight, in hundredths of a point.
    pub weight: Value,
    /// All squares that the side's pieces reach.
    pub reached: Bitboard<W>,
}

impl<W: Word> Assault<W> {
    /// Adds a piece that may take part. `seen` is what it attacks, also through friends that slide along the same
    /// lines.
    #[inline]
    pub(super) fn join(
        &mut self,
        kings: &Kings<W>,
        position: &Position<W>,
        (mover, weights): (&FreePiece<W>, &Weights),
        seen: Bitboard<W>,
        target: &Target<W>,
    ) {
        let reach = mover.reach - position.pieces(mover.piece.color());
        self.reached |= reach;
        if weights.replaces == Replaces::No {
            self.menace += weights.danger * (reach & target.ring).len() as Value;
        } else if seen.meets(target.zone) {
            self.pieces += 1;
            self.weight += kings.assailant(weights.lines);
        }
    }
}

/// The checks that a side could give in its next move.
#[derive(Clone, Copy, Default)]
pub(super) struct Checks<W: Word> {
    /// The squares for safe checks, by lines.
    pub safe: [Bitboard<W>; LINE_KINDS],
    /// The number of pieces of either colour that alone stand between a king and an enemy slider.
    pub pinned: Value,
}

impl<W: Word> Checks<W> {
    /// Finds the checks. `lines` gives the lines of a piece that may give check by displacement. `safe` are the
    /// squares where a piece of the side is safe.
    pub(super) fn find(
        (variant, position): (&Variant<W>, &Position<W>),
        lines: impl Fn(&FreePiece<W>) -> Option<SlidingLines>,
        own: &Scan<W>,
        (king, safe): (Square, Bitboard<W>),
    ) -> Checks<W> {
        let geometry = variant.geometry();
        let occupied = position.occupied();
        let mut checks = Checks::default();
        let mut known: SmallVec<[_; 6]> = SmallVec::new();
        for mover in &own.free_pieces {
            let Some(lines) = lines(mover) else { continue };
            let kind = mover.piece.piece_type();
            let from = match known.iter().find(|(other, _)| *other == kind) {
                Some((_, from)) => *from,
                None => {
                    let from = variant.kind(kind).walk[own.color].reach(geometry, king, occupied);
                    known.push((kind, from));
                    from
                }
            };
            checks.safe[lines.index()] |= from & mover.replaces & safe;
            if let Some(way) = geometry.heading(king, mover.square)
                && lines.rides(way)
            {
                let between = |sheet| geometry.between(sheet, king, mover.square, way) & occupied;
                let alone = |pieces: Bitboard<W>| pieces.any() && !pieces.several();
                checks.pinned += Value::from((0..geometry.sheets()).map(between).any(alone));
            }
        }
        checks
    }
}
