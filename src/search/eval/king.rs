//! The kings' safety: how dangerous an assault on a king is.

use super::Tapered;
use super::assault::{Assault, Checks, Target};
use super::gait::{GAITS, Gait};
use super::parameters::Parameters;
use super::scan::{Scan, Scout};
use crate::rules::{Bitboard, Color, Geometry, Position, Square, Variant};
use crate::search::score::Value;

/// The most that a king's danger counts for.
const MOST_DANGER: Value = 1000;

/// The terms about assaults on kings, in hundredths of a point.
pub(super) struct Kings {
    shelter: Value,
    assailants: [Value; GAITS],
    safe_checks: [Value; GAITS],
    weak_square: Value,
    pinned: Value,
    flank_attack: Value,
    without_both: Value,
    leaping_guard: Value,
    sheltered: Value,
    end: Value,
    wards: Vec<Ward>,
}

/// The squares that matter to a king on one square.
#[derive(Clone, Copy, Default)]
pub(super) struct Ward {
    /// The squares around it, and around the one further in if it stands at an edge.
    pub zone: Bitboard,
    /// The files near it without the enemy's end of the board, by its colour.
    pub flank: [Bitboard; 2],
}

impl Kings {
    pub(super) fn new(variant: &Variant, parameters: &Parameters) -> Kings {
        let geometry = variant.geometry();
        let mut wards = vec![Ward::default(); crate::rules::MAX_SQUARES];
        for square in geometry.squares() {
            wards[square.index()] = Ward::new(geometry, square);
        }
        let points = |tenths: f64| (10.0 * tenths).round() as Value;
        Kings {
            shelter: parameters.shelter.round() as Value,
            assailants: [
                parameters.leaping_assailant,
                parameters.aslant_assailant,
                parameters.straight_assailant,
                parameters.full_assailant,
            ]
            .map(points),
            safe_checks: [
                parameters.leaping_check,
                parameters.aslant_check,
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
            wards,
        }
    }

    #[inline]
    pub(super) fn ward(&self, king: Square) -> Ward {
        self.wards[king.index()]
    }

    #[inline]
    pub(super) fn assailant(&self, gait: Gait) -> Value {
        self.assailants[gait.index()]
    }

    /// The value of the pieces next to a king to it in the middle game.
    pub(super) fn company(&self, variant: &Variant, position: &Position, color: Color) -> Value {
        let kings = variant.kings(position, color);
        let near = variant.geometry().around(kings) & position.pieces(color);
        self.shelter * near.len() as Value
    }

    /// The value of an assault on the enemy's kings. `shelter` is what the pawns before the enemy's
    /// king are worth to it. In the end game only pieces that replace are dangerous.
    pub(super) fn danger(
        &self,
        game: (&Variant, &Position),
        checking: impl Fn(&Scout) -> Option<Gait>,
        (assault, target): (Assault, &Target),
        sides: (&Scan, &Scan),
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

    /// The points that pieces which replace add, in hundredths.
    fn points(
        &self,
        (variant, position): (&Variant, &Position),
        checking: impl Fn(&Scout) -> Option<Gait>,
        (assault, target): (Assault, &Target),
        (own, enemy): (&Scan, &Scan),
        king: Square,
    ) -> Value {
        let (attacked, guarded) = (own.guarded(), enemy.guarded());
        let last = enemy.by_king | enemy.by_gait[Gait::Both.index()];
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
        if own.by_gait[Gait::Both.index()].is_empty() {
            points += self.without_both;
        }
        if enemy.by_gait[Gait::Leaps.index()].meets(enemy.by_king) {
            points += self.leaping_guard;
        }
        points
    }
}

impl Ward {
    fn new(geometry: &Geometry, king: Square) -> Ward {
        let room = |square: Square| geometry.neighbours(square).len();
        let near = geometry.orthogonal_neighbours(king);
        let further: Bitboard = match near.into_iter().map(room).max() {
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
        let flank = |color| -> Bitboard {
            let squares = geometry.squares().into_iter();
            squares
                .filter(|&to| apart(to) <= 2 && home(color, to))
                .collect()
        };
        Ward {
            zone: geometry.around(further) | further | geometry.neighbours(king),
            flank: Color::ALL.map(flank),
        }
    }
}
