//! King safety: how dangerous an attack on a king is.

use super::Tapered;
use super::assault::{Assault, Checks, Target};
use super::lines::{LINE_KINDS, SlidingLines};
use super::parameters::Parameters;
use super::scan::{FreePiece, Scan};
use crate::rules::{Bitboard, Color, Geometry, Position, Square, Variant, Word};
use crate::search::score::Value;

/// The most that the danger to a king counts.
const MOST_DANGER: Value = 1000;

/// The weights of attacks on kings, in hundredths of a point.
pub(super) struct Kings<W: Word> {
    shelter: Value,
    assailants: [Value; LINE_KINDS],
    safe_checks: [Value; LINE_KINDS],
    weak_square: Value,
    pinned: Value,
    flank_attack: Value,
    without_both: Value,
    leaping_guard: Value,
    sheltered: Value,
    end: Value,
    squares: Vec<KingSquares<W>>,
}

/// The squares that matter for a king on one square.
#[derive(Clone, Copy, Default)]
pub(super) struct KingSquares<W: Word> {
    /// The squares around the king. At an edge, they lie around the square one step further in.
    pub zone: Bitboard<W>,
    /// The files near the king without the enemy's end of the board, by the king's colour.
    pub flank: [Bitboard<W>; 2],
}

impl<W: Word> Kings<W> {
    pub(super) fn new(variant: &Variant<W>, parameters: &Parameters) -> Kings<W> {
        let geometry = variant.geometry();
        let mut squares = vec![KingSquares::default(); crate::rules::MAX_SQUARES];
        for square in geometry.squares() {
            squares[square.index()] = KingSquares::new(geometry, square);
        }
        let points = |tenths: f64| (10.0 * tenths).round() as Value;
        Kings {
            shelter: parameters.shelter.round() as Value,
            assailants: [
                parameters.leaping_assailant,
                parameters.diagonal_assailant,
                parameters.straight_assailant,
                parameters.full_assailant,
            ]
            .map(points),
            safe_checks: [
                parameters.leaping_check,
                parameters.diagonal_check,
                parameters.straight_check,
                parameters.full_check,
            ]
            .map(points),
            weak_square: points(parameters.weak_square),
            pinned: points(parameters.pinned),
            flank_attack: parameters.flank_attack.round() as Value,
            without_both: points(parameters.without_both),
            leaping_guard: points(parameters.leaping_guard),
            sheltered: parameters.sheltered.round() as Value,
            end: parameters.danger_end.round() as Value,
            squares,
        }
    }

    #[inline]
    pub(super) fn squares(&self, king: Square) -> KingSquares<W> {
        self.squares[king.index()]
    }

    #[inline]
    pub(super) fn assailant(&self, lines: SlidingLines) -> Value {
        self.assailants[lines.index()]
    }

    /// The value of friendly pieces next to a king, in the middle game.
    pub(super) fn company(
        &self,
        variant: &Variant<W>,
        position: &Position<W>,
        color: Color,
    ) -> Value {
        let kings = variant.kings(position, color);
        let near = variant.geometry().around(kings) & position.pieces(color);
        self.shelter * near.len() as Value
    }

    /// The value of an attack on the enemy kings. `shelter` is the value of the pawns before the enemy king. In the
    /// end game only pieces that capture by displacement count.
    pub(super) fn danger(
        &self,
        game: (&Variant<W>, &Position<W>),
        checking: impl Fn(&FreePiece<W>) -> Option<SlidingLines>,
        (assault, target): (Assault<W>, &Target<W>),
        sides: (&Scan<W>, &Scan<W>),
        shelter: Value,
    ) -> Tapered {
        let king = target.king.filter(|_| sides.0.by_officer.any());
        let more = king.map(|king| {
            self.points(game, checking, (assault, target), sides, king) + self.sheltered * shelter
        });
        let points = (assault.menace + more.unwrap_or(0)).max(0);
        let quarter = points / 4;
        Tapered {
            middle: (quarter * quarter / (8 * 625)).min(MOST_DANGER),
            end: more.map_or(0, |_| self.end * points / 40_000),
        }
    }

    /// The points of pieces that capture by displacement, in hundredths.
    fn points(
        &self,
        (variant, position): (&Variant<W>, &Position<W>),
        checking: impl Fn(&FreePiece<W>) -> Option<SlidingLines>,
        (assault, target): (Assault<W>, &Target<W>),
        (own, enemy): (&Scan<W>, &Scan<W>),
        king: Square,
    ) -> Value {
        let (attacked, guarded) = (own.guarded(), enemy.guarded());
        let last = enemy.by_king | enemy.by_lines[SlidingLines::Both.index()];
        let weak = attacked - enemy.twice - (guarded - last);
        let safe = Bitboard::FULL - position.pieces(own.color) - (guarded - (weak & own.twice));
        let checks = Checks::find((variant, position), checking, own, (king, safe));
        let flank = attacked & target.flank;
        let pressure = (flank.len() + (flank & own.twice).len()) as Value;
        let by_pawns = (target.zone & own.by_pawn).len() as Value;
        let mut points = (assault.pieces + by_pawns) * assault.weight
            + self.weak_square * (target.zone & weak).len() as Value
            + self.pinned * checks.pinned
            + self.flank_attack * pressure * pressure / 100;
        for (squares, each) in checks.safe.into_iter().zip(self.safe_checks) {
            points += each * Value::from(squares.any());
        }
        if own.by_lines[SlidingLines::Both.index()].is_empty() {
            points += self.without_both;
        }
        if enemy.by_lines[SlidingLines::None.index()].meets(enemy.by_king) {
            points += self.leaping_guard;
        }
        points
    }
}

impl<W: Word> KingSquares<W> {
    fn new(geometry: &Geometry<W>, king: Square) -> KingSquares<W> {
        let room = |square: Square| geometry.neighbours(square).len();
        let near = geometry.orthogonal_neighbours(king);
        let further: Bitboard<W> = match near.into_iter().map(room).max() {
            Some(most) if most > room(king) => {
                let inward = |&square: &Square| room(square) == most;
                near.into_iter().filter(inward).collect()
            }
            _ => Bitboard::of(king),
        };
        let apart = |to: Square| geometry.file(to).abs_diff(geometry.file(king));
        let home = |color: Color, to: Square| {
            let (row, rows) = geometry.row_from_bottom(to);
            let row = if color == Color::White {
                row
            } else {
                rows + 1 - row
            };
            8 * row <= 5 * rows
        };
        let flank = |color| -> Bitboard<W> {
            let squares = geometry.squares().into_iter();
            squares
                .filter(|&to| apart(to) <= 2 && home(color, to))
                .collect()
        };
        KingSquares {
            zone: geometry.around(further) | further | geometry.neighbours(king),
            flank: Color::ALL.map(flank),
        }
    }
}
