//! What the search has learned of the evaluation's mistakes: where it has been too low or too high with
//! the same pawns, it probably is so again.

use super::score::{MOST, Value};
use super::transposition::Bound;
use crate::rules::{Bitboard, Color, PieceType, Position, TypeSet, Variant};

/// Places for each side, a power of two.
const PLACES: usize = 1 << 14;
/// Errors are kept in parts of a hundredth of a pawn.
const FINE: i32 = 256;
/// The most that an error counts for.
const LIMIT: i32 = 64 * FINE;
/// The part of what is new is a weight of these, by the depth, …
const WEIGHTS: i32 = 256;
/// … and at most so much.
const MOST_WEIGHT: i32 = 16;

/// The errors, by the side on move and by its and the enemy's pawns.
pub(super) struct Correction {
    pawns: TypeSet,
    errors: [Box<[i16]>; 2],
}

impl Correction {
    pub(super) fn new(variant: &Variant) -> Correction {
        let men = (0..).zip(variant.men());
        let pawns = men.filter(|(_, man)| man.irreversible);
        Correction {
            pawns: pawns.map(|(index, _)| PieceType::new(index)).collect(),
            errors: [vec![0; PLACES].into(), vec![0; PLACES].into()],
        }
    }

    #[inline]
    fn place(&self, position: &Position) -> usize {
        let pawns = position.of_types(self.pawns);
        let white = pawns & position.men(Color::White);
        let black = pawns & position.men(Color::Black);
        let mix = |pawns: Bitboard, first: u64, second: u64| {
            let (low, high) = (pawns.0 as u64, (pawns.0 >> 64) as u64);
            low.wrapping_mul(first) ^ high.wrapping_mul(second)
        };
        let key = mix(white, 0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f)
            ^ mix(black, 0x1656_67b1_9e37_79f9, 0x27d4_eb2f_1656_67c5);
        (key >> 40) as usize & (PLACES - 1)
    }

    /// The evaluation less its usual mistake.
    #[inline]
    pub(super) fn apply(&self, position: &Position, eval: Value) -> Value {
        let error = self.errors[position.turn().index()][self.place(position)];
        (eval + i32::from(error) / FINE).clamp(-MOST, MOST)
    }

    /// Learns from a position that was evaluated so, and what a search of some depth has made of it.
    pub(super) fn learn(
        &mut self,
        position: &Position,
        (eval, value): (Value, Value),
        bound: Bound,
        depth: i32,
    ) {
        let told = match bound {
            Bound::Exact => true,
            Bound::Lower => value > eval,
            Bound::Upper => value < eval,
        };
        if !told {
            return;
        }
        let weight = (depth + 1).min(MOST_WEIGHT);
        let place = self.place(position);
        let error = &mut self.errors[position.turn().index()][place];
        let old = i32::from(*error);
        // The evaluation was corrected already.
        let seen = old + ((value - eval) * FINE).clamp(-4 * LIMIT, 4 * LIMIT);
        let new = (old * (WEIGHTS - weight) + seen * weight) / WEIGHTS;
        *error = new.clamp(-LIMIT, LIMIT) as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
        assert!(correction.apply(start, 10) < 10 + 100);
    }

    /// That a position is worth at most 500 says nothing against an evaluation of 10.
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
