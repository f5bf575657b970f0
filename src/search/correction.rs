//! Correction history: how far the evaluation has been too low or too high in positions with the same pawns, or with
//! the same other pieces of one side.

use super::score::{MOST, Value};
use super::transposition::Bound;
use crate::rules::{Bitboard, Color, PieceType, Position, TypeSet, Variant, Word};

/// The number of entries for each side, a power of two.
const PLACES: usize = 1 << 14;
/// The unit of stored errors: 1/256 of a hundredth of a pawn.
const FINE: i32 = 256;
/// The limit of each stored error.
const LIMIT: i32 = 64 * FINE;
/// A new error has a weight by its depth, out of this many …
const WEIGHTS: i32 = 256;
/// … and at most this weight.
const MOST_WEIGHT: i32 = 16;

/// The number of keys of a position: the pawns, White's other pieces, Black's other pieces.
const VIEWS: usize = 3;

/// The stored errors, by the side to move and by each key of the position.
pub(super) struct Correction {
    pawns: TypeSet,
    others: TypeSet,
    errors: [[Box<[i16]>; 2]; VIEWS],
}

impl Correction {
    pub(super) fn new<W: Word>(variant: &Variant<W>) -> Correction {
        let types = |pawns: bool| -> TypeSet {
            let kinds = (0..).zip(variant.kinds());
            let wanted = kinds.filter(|(_, kind)| kind.pawn == pawns);
            wanted.map(|(index, _)| PieceType::new(index)).collect()
        };
        let none = || [vec![0; PLACES].into(), vec![0; PLACES].into()];
        Correction {
            pawns: types(true),
            others: types(false),
            errors: std::array::from_fn(|_| none()),
        }
    }

    #[inline]
    fn places<W: Word>(&self, position: &Position<W>) -> [usize; VIEWS] {
        let (white, black) = (position.pieces(Color::White), position.pieces(Color::Black));
        let pawns = position.of_types(self.pawns);
        let others = |color| {
            let pieces = position.pieces(color);
            let types = self.others.iter();
            types.fold(0, |key, kind| mix(key, position.of_type(kind) & pieces))
        };
        let keys = [
            mix(mix(0, pawns & white), pawns & black),
            others(Color::White),
            others(Color::Black),
        ];
        keys.map(|key| (key >> 40) as usize & (PLACES - 1))
    }

    /// The corrected evaluation.
    #[inline]
    pub(super) fn apply<W: Word>(&self, position: &Position<W>, eval: Value) -> Value {
        let turn = position.turn().index();
        let views = self.errors.iter().zip(self.places(position));
        let error: i32 = views
            .map(|(view, place)| i32::from(view[turn][place]))
            .sum();
        (eval + error / FINE).clamp(-MOST, MOST)
    }

    /// Learns from the difference between the corrected evaluation of a position and the value that a search found.
    pub(super) fn learn<W: Word>(
        &mut self,
        position: &Position<W>,
        (eval, value): (Value, Value),
        bound: Bound,
        depth: i32,
    ) {
        let informs = match bound {
            Bound::Exact => true,
            Bound::Lower => value > eval,
            Bound::Upper => value < eval,
        };
        if !informs {
            return;
        }
        let weight = (depth + 1).min(MOST_WEIGHT);
        // The evaluation is corrected already. All keys share the remaining error.
        let missed = ((value - eval) * FINE).clamp(-4 * LIMIT, 4 * LIMIT);
        let places = self.places(position);
        for (view, place) in self.errors.iter_mut().zip(places) {
            let error = &mut view[position.turn().index()][place];
            let new = i32::from(*error) + missed * weight / WEIGHTS;
            *error = new.clamp(-LIMIT, LIMIT) as i16;
        }
    }
}

/// Adds squares to a key.
#[inline]
fn mix<W: Word>(key: u64, squares: Bitboard<W>) -> u64 {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let (low, high) = squares.0.halves();
    let key = (key.rotate_left(23) ^ low).wrapping_mul(FACTOR);
    (key.rotate_left(23) ^ high).wrapping_mul(FACTOR)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_fen;
    use crate::variant_file::Catalogue;

    #[test]
    fn a_repeated_error_is_corrected_and_the_correction_is_bounded() {
        let game = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let mut correction = Correction::new(&game);
        let start = game.start();
        assert_eq!(correction.apply(start, 10), 10);
        for _ in 0..200 {
            let eval = correction.apply(start, 10);
            correction.learn(start, (eval, 40), Bound::Exact, 8);
        }
        assert!((35..=40).contains(&correction.apply(start, 10)));
        for _ in 0..2_000 {
            let eval = correction.apply(start, 10);
            correction.learn(start, (eval, 2_000), Bound::Lower, 30);
        }
        assert!(correction.apply(start, 10) <= 10 + VIEWS as Value * LIMIT / FINE);
    }

    /// A knight's move changes one key of three, and a pawn's move a second one.
    #[test]
    fn what_is_learned_counts_for_positions_that_are_partly_the_same() {
        let game = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let at = |fen| parse_fen(&game, fen).unwrap();
        let knight = at("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1");
        let pawn = at("rnbqkbnr/pppppppp/8/8/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1");
        let mut correction = Correction::new(&game);
        for _ in 0..200 {
            let eval = correction.apply(game.start(), 0);
            correction.learn(game.start(), (eval, 90), Bound::Exact, 8);
        }
        let learned = [game.start(), &knight, &pawn].map(|position| correction.apply(position, 0));
        assert!(
            learned.is_sorted_by(|more, less| more > less),
            "{learned:?}"
        );
        assert!(learned[2] > 0);
    }

    /// That a position is worth at most 500 does not contradict an evaluation of 10.
    #[test]
    fn bounds_teach_on_their_side_only() {
        let game = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let mut correction = Correction::new(&game);
        for _ in 0..100 {
            correction.learn(game.start(), (10, 500), Bound::Upper, 9);
            correction.learn(game.start(), (10, -500), Bound::Lower, 9);
        }
        assert_eq!(correction.apply(game.start(), 10), 10);
    }
}
