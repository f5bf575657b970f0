//! The sum of all terms for one side.

use super::assault::{Assault, Target};
use super::lines::{LINE_KINDS, SlidingLines};
use super::posts::PawnCounts;
use super::scan::{FreePiece, Replaces, Scan};
use super::weights::{MOST_REACH, Weights};
use super::{Evaluator, Tapered};
use crate::rules::{Bitboard, Color, PieceType, Position, Variant, Word};

/// A slider on files with at most this many squares is trapped.
const CRAMPED: usize = 3;

impl<W: Word> Evaluator<W> {
    /// The sum of all terms for one side.
    pub(super) fn side(
        &self,
        variant: &Variant<W>,
        position: &Position<W>,
        (own, enemy): (&Scan<W>, &Scan<W>),
    ) -> Tapered {
        let color = own.color;
        let mut sum = Tapered::default();
        for square in own.frozen {
            if let Some(piece) = position.piece(square) {
                sum += self.tables[piece.index()][square.index()];
                sum += Tapered::both(-self.cost_of_freezing(piece));
            }
        }
        // A neutralized piece still moves: it loses half as much as a frozen one.
        for square in variant.neutralized(position, color) - own.frozen {
            if let Some(piece) = position.piece(square) {
                sum += Tapered::both(-self.cost_of_freezing(piece) / 2);
            }
        }
        let pawns = position.of_types(self.pawn_types);
        let pieces = PawnCounts {
            own: pawns & position.pieces(color),
            enemy: pawns & position.pieces(!color),
        };
        let kings = variant.kings(position, color);
        let target = Target::new(&self.kings, variant, position, !color);
        let apart = enemy.by_pawn | enemy.freezing;
        let (shut, closed) = (
            position.pieces(color) | apart,
            self.barred(position, own, pieces.own) | kings | apart,
        );
        let friends = self.riding_along(position, color);
        let mut assault = Assault::default();
        for mover in &own.free_pieces {
            let (piece, square) = (mover.piece, mover.square);
            sum += self.tables[piece.index()][square.index()];
            let weights = self.weights(piece);
            if weights.roams {
                let (seen, shut) = match weights.replaces {
                    Replaces::No => (mover.reach, shut),
                    _ => (seen(variant, position, (mover, weights), &friends), closed),
                };
                let free = (seen - shut).len();
                if free <= CRAMPED
                    && weights.lines == SlidingLines::Orthogonal
                    && weights.replaces != Replaces::No
                {
                    sum += self.posts.trapped(variant, square, kings);
                }
                sum += weights.freedom[free.min(MOST_REACH - 1)];
                assault.join(&self.kings, position, (mover, weights), seen, &target);
            }
            if weights.pawn {
                sum += self.pawns.structure(*mover, pieces.own, own);
            } else if weights.officer {
                let pawns = (&self.pawns, weights.lines);
                sum += self.posts.worth(variant, pawns, mover, own, pieces);
            }
            if weights.promotes {
                sum += self
                    .pawns
                    .way(variant, position, *mover, pieces.enemy, (own, enemy));
            }
        }
        sum += self.against_king(
            (variant, position),
            (assault, &target),
            (own, enemy),
            pieces,
        );
        sum.middle += self.kings.company(variant, position, color);
        sum.middle += self.space.worth(position, pieces, (own, enemy));
        sum += self.pressure.worth(self, position, (own, enemy));
        sum.end += self.pawns.king_near(variant.geometry(), kings, pawns);
        if self.goals.of(color).any() {
            sum += Tapered::both(self.goals.worth(position, assault.reached, color));
        }
        let value = |kind: PieceType| self.weights[kind.index()].value;
        sum += Tapered::both(self.hands.worth(position, color, value));
        sum += self.posts.pairs(position, color);
        let threats = self.threats.worth(self, variant, position, (own, enemy));
        sum + Tapered::both(threats)
    }

    /// The value of the danger to the enemy king and of the gaps in its shelter.
    fn against_king(
        &self,
        (variant, position): (&Variant<W>, &Position<W>),
        (assault, target): (Assault<W>, &Target<W>),
        (own, enemy): (&Scan<W>, &Scan<W>),
        pieces: PawnCounts<W>,
    ) -> Tapered {
        let theirs = PawnCounts {
            own: pieces.enemy,
            enemy: pieces.own,
        };
        let shelter = self.shelter.worth(variant, position, enemy.color, theirs);
        let checking = |mover: &FreePiece<W>| {
            let weights = self.weights(mover.piece);
            let checks = weights.officer && weights.replaces == Replaces::AsItWalks;
            checks.then_some(weights.lines)
        };
        let game = (variant, position);
        let mut sum = self
            .kings
            .danger(game, checking, (assault, target), (own, enemy), shelter);
        sum.middle -= shelter;
        sum
    }

    /// One's own pawns that do not limit other pieces much: those that have hardly moved, and those that are blocked.
    fn barred(&self, position: &Position<W>, own: &Scan<W>, pawns: Bitboard<W>) -> Bitboard<W> {
        let mut barred = self.home[own.color.index()] & pawns;
        for pawn in pawns - barred {
            if self.pawns.next(pawn, own.color).meets(position.occupied()) {
                barred.insert(pawn);
            }
        }
        barred
    }

    /// By lines, the friendly sliders that a piece of these lines attacks through, because they slide along the same
    /// lines.
    fn riding_along(&self, position: &Position<W>, color: Color) -> [Bitboard<W>; LINE_KINDS] {
        let [.., straight, full] = self.replacers;
        let pieces = |types| position.of_types(types) & position.pieces(color);
        let full = pieces(full);
        [
            Bitboard::EMPTY,
            full,
            full | pieces(straight),
            Bitboard::EMPTY,
        ]
    }
}

/// The squares on which a piece captures by displacement, also through friends that slide along the same lines.
#[inline]
fn seen<W: Word>(
    variant: &Variant<W>,
    position: &Position<W>,
    (mover, weights): (&FreePiece<W>, &Weights),
    friends: &[Bitboard<W>; LINE_KINDS],
) -> Bitboard<W> {
    let friends = friends[weights.lines.index()];
    if !friends.meets(mover.replaces) || weights.replaces != Replaces::AsItWalks {
        return mover.replaces;
    }
    let walk = &variant.kind(mover.piece.piece_type()).walk[mover.piece.color()];
    let occupied = position.occupied() - friends;
    walk.reach(variant.geometry(), mover.square, occupied)
}
