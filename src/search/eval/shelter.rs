//! Pawns before a king: its own shelter, and the enemy's pawn storm.

use super::parameters::Parameters;
use super::posts::PawnCounts;
use crate::rules::{Bitboard, Color, Geometry, Position, Square, Variant, Word};
use crate::search::score::Value;

/// The number of distances, in ranks, that have values of their own.
const ROWS: usize = 5;

/// The weights of pawns before a king.
pub(super) struct Shelter<W: Word> {
    /// For the nearest friendly pawn on the king's file and on a file beside it, by distance in ranks.
    cover: [[Value; ROWS]; 2],
    /// For the nearest enemy pawn, by distance in ranks.
    storm: [Value; ROWS],
    /// For an enemy pawn that a friendly pawn blocks.
    stopped: Value,
    /// By square and colour of the king: the squares before it and on its rank, on the file left of it, on its own
    /// file and on the file right of it.
    lanes: Vec<[[Bitboard<W>; 3]; 2]>,
}

impl<W: Word> Shelter<W> {
    pub(super) fn new(variant: &Variant<W>, parameters: &Parameters) -> Shelter<W> {
        let geometry = variant.geometry();
        let mut lanes = vec![[[Bitboard::EMPTY; 3]; 2]; crate::rules::MAX_SQUARES];
        for square in geometry.squares() {
            let files = beside(geometry, square);
            let before = |color| files.map(|file| file & ahead(geometry, square, color));
            lanes[square.index()] = Color::ALL.map(before);
        }
        let all = |weights: [f64; ROWS]| weights.map(|weight| weight.round() as Value);
        Shelter {
            cover: [
                all([
                    parameters.cover,
                    parameters.cover,
                    parameters.cover_two,
                    0.0,
                    0.0,
                ]),
                all([
                    parameters.cover_beside,
                    parameters.cover_beside,
                    parameters.cover_beside_two,
                    0.0,
                    0.0,
                ]),
            ],
            storm: all([
                parameters.storm,
                parameters.storm,
                parameters.storm_two,
                parameters.storm_three,
                parameters.storm_four,
            ]),
            stopped: parameters.stopped_storm.round() as Value,
            lanes,
        }
    }

    /// The value of the pawns before a king on its square, or where it can castle to, if that is better.
    pub(super) fn worth(
        &self,
        variant: &Variant<W>,
        position: &Position<W>,
        color: Color,
        pieces: PawnCounts<W>,
    ) -> Value {
        if (pieces.own | pieces.enemy).is_empty() {
            return 0;
        }
        let Some(king) = variant.kings(position, color).first() else {
            return 0;
        };
        let geometry = variant.geometry();
        let here = self.at(geometry, king, color, pieces);
        if position.castling().is_empty() {
            return here;
        }
        let castlings = variant.settings().castlings.iter();
        let open = castlings.filter(|it| it.king == king && position.castling().has(it.right));
        open.map(|castling| self.at(geometry, castling.king_to, color, pieces))
            .fold(here, Value::max)
    }

    fn at(
        &self,
        geometry: &Geometry<W>,
        king: Square,
        color: Color,
        pieces: PawnCounts<W>,
    ) -> Value {
        let lanes = &self.lanes[king.index()][color.index()];
        let row = geometry.rank(king);
        let mut sum = 0;
        for (index, &lane) in lanes.iter().enumerate() {
            let nearest = |pawns: Bitboard<W>| {
                let pawns = pawns & lane;
                let pawn = match color {
                    Color::White => pawns.first(),
                    Color::Black => pawns.last(),
                };
                pawn.map_or(ROWS, |pawn| geometry.rank(pawn).abs_diff(row))
            };
            let (own, enemy) = (nearest(pieces.own), nearest(pieces.enemy));
            if own < ROWS {
                sum += self.cover[usize::from(index != 1)][own];
            }
            if enemy < ROWS {
                sum += match own + 1 == enemy {
                    true => self.stopped,
                    false => self.storm[enemy],
                };
            }
        }
        sum
    }
}

fn ahead<W: Word>(geometry: &Geometry<W>, king: Square, color: Color) -> Bitboard<W> {
    let before = |&to: &Square| match color {
        Color::White => geometry.rank(to) >= geometry.rank(king),
        Color::Black => geometry.rank(to) <= geometry.rank(king),
    };
    geometry.squares().into_iter().filter(before).collect()
}

/// The files left of a square, of the square, and right of it. At an edge, a missing file is replaced by the second
/// one on the other side.
fn beside<W: Word>(geometry: &Geometry<W>, king: Square) -> [Bitboard<W>; 3] {
    let files = geometry.squares().into_iter().map(|to| geometry.file(to));
    let last = files.max().unwrap_or(0) as i32;
    let own = geometry.file(king) as i32;
    let on = |file: i32| -> Bitboard<W> {
        let squares = geometry.squares().into_iter();
        squares
            .filter(|&to| geometry.file(to) as i32 == file)
            .collect()
    };
    [
        on(if own == 0 { 2 } else { own - 1 }),
        on(own),
        on(if own == last { last - 2 } else { own + 1 }),
    ]
}
