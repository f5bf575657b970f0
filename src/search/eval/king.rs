//! The kings' safety: who stands before a king, and who reaches the squares around it.

use super::assault::{Assault, Target};
use super::parameters::Parameters;
use super::scan::Scan;
use crate::rules::{Bitboard, Color, Geometry, Position, Square, Variant};
use crate::search::score::Value;

/// The most that a king's danger counts for.
const MOST_DANGER: Value = 1000;

/// The terms about kings.
pub(super) struct Kings {
    shelter: Value,
    cover: Value,
    far_cover: Value,
    draught: Value,
    /// Points in hundredths.
    assailants: Value,
    weak_square: Value,
    safe_check: Value,
    bare_file: Value,
    /// By square and colour of the king.
    before: Vec<[Before; 2]>,
}

/// The squares before a king.
#[derive(Clone, Copy, Default)]
struct Before {
    near: Bitboard,
    far: Bitboard,
    files: [Bitboard; 3],
}

impl Kings {
    pub(super) fn new(variant: &Variant, parameters: &Parameters) -> Kings {
        let geometry = variant.geometry();
        let mut before = vec![[Before::default(); 2]; crate::rules::MAX_SQUARES];
        for square in geometry.squares() {
            before[square.index()] = Color::ALL.map(|color| Before::new(geometry, square, color));
        }
        Kings {
            shelter: parameters.shelter.round() as Value,
            cover: parameters.cover.round() as Value,
            far_cover: parameters.far_cover.round() as Value,
            draught: parameters.draught.round() as Value,
            assailants: (10.0 * parameters.assailants).round() as Value,
            weak_square: (10.0 * parameters.weak_square).round() as Value,
            safe_check: (10.0 * parameters.safe_check).round() as Value,
            bare_file: (10.0 * parameters.bare_file).round() as Value,
            before,
        }
    }

    /// What the men around a king are worth to it in the middle game.
    pub(super) fn safety(
        &self,
        variant: &Variant,
        position: &Position,
        color: Color,
        pawns: Bitboard,
        enemy_rides: bool,
    ) -> Value {
        let kings = variant.kings(position, color);
        let near = variant.geometry().around(kings) & position.men(color);
        let mut sum = self.shelter * near.len() as Value;
        if pawns.is_empty() {
            return sum;
        }
        for king in kings {
            let before = &self.before[king.index()][color.index()];
            sum += self.cover * (before.near & pawns).len() as Value;
            sum += self.far_cover * (before.far & pawns).len() as Value;
            if enemy_rides {
                sum += self.draught * before.bare_files(pawns);
            }
        }
        sum
    }

    /// What an assault on the enemy's kings is worth in the middle game. `pawns` are those of
    /// the enemy.
    pub(super) fn danger(
        &self,
        assault: Assault,
        target: Target,
        pawns: Bitboard,
        enemy: &Scan,
    ) -> Value {
        let mut points = assault.points;
        if assault.men > 0 {
            let weak = (assault.by_replacing & target.ring) - (enemy.by_pawn | enemy.by_officer);
            points += self.assailants * assault.men
                + self.weak_square * weak.len() as Value
                + self.safe_check * assault.checks
                + self.bare_file * self.bare_files(target.kings, enemy.color, pawns);
        }
        let points = points.max(0) / 4;
        (points * points / (8 * 625)).min(MOST_DANGER)
    }

    /// Files on or beside a king's without own pawns, if there are any pawns.
    fn bare_files(&self, kings: Bitboard, color: Color, pawns: Bitboard) -> Value {
        match kings.first() {
            Some(king) if pawns.any() => self.before[king.index()][color.index()].bare_files(pawns),
            _ => 0,
        }
    }
}

impl Before {
    fn new(geometry: &Geometry, king: Square, color: Color) -> Before {
        let rows = |to: Square| {
            let (from, to) = (geometry.rank(king) as i32, geometry.rank(to) as i32);
            if color == Color::White {
                to - from
            } else {
                from - to
            }
        };
        let apart = |to: Square| geometry.file(to).abs_diff(geometry.file(king));
        let at = |wanted: i32| -> Bitboard {
            let squares = geometry.squares().into_iter();
            squares
                .filter(|&to| apart(to) <= 1 && rows(to) == wanted)
                .collect()
        };
        let mut files = [Bitboard::EMPTY; 3];
        for to in geometry.squares() {
            if apart(to) <= 1 {
                let index = geometry.file(to) + 1 - geometry.file(king);
                files[index].insert(to);
            }
        }
        Before {
            near: at(1),
            far: at(2),
            files,
        }
    }

    /// How many of the files are without pawns.
    fn bare_files(&self, pawns: Bitboard) -> Value {
        let bare = |file: &&Bitboard| file.any() && !file.meets(pawns);
        self.files.iter().filter(bare).count() as Value
    }
}
