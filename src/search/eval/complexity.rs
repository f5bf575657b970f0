//! How hard an end game is to defend for the worse side: pawns on both wings, many pawns, and kings that can pass
//! each other.

use super::Evaluator;
use super::parameters::Parameters;
use crate::rules::{Bitboard, Color, Position, Square, Variant, Word};
use crate::search::score::Value;

/// The weights of the term.
pub(super) struct Complexity<W: Word> {
    each_pawn: Value,
    both_wings: Value,
    only_pawns: Value,
    outflanking: Value,
    anyway: Value,
    /// The left half of the board.
    wing: Bitboard<W>,
}

impl<W: Word> Complexity<W> {
    pub(super) fn new(variant: &Variant<W>, parameters: &Parameters) -> Complexity<W> {
        let geometry = variant.geometry();
        let files = geometry.squares().into_iter().map(|to| geometry.file(to));
        let last = files.max().unwrap_or(0);
        let left = |&square: &Square| 2 * geometry.file(square) < last + 1;
        Complexity {
            each_pawn: parameters.each_pawn.round() as Value,
            both_wings: parameters.both_wings.round() as Value,
            only_pawns: parameters.only_pawns.round() as Value,
            outflanking: parameters.outflanking.round() as Value,
            anyway: parameters.simple.round() as Value,
            wing: geometry.squares().into_iter().filter(left).collect(),
        }
    }

    /// The change of the better side's advantage in the end game, from White's view.
    pub(super) fn worth(
        &self,
        evaluator: &Evaluator<W>,
        variant: &Variant<W>,
        position: &Position<W>,
        end: Value,
    ) -> Value {
        let pawns = position.of_types(evaluator.pawn_types);
        let kings = |color| variant.kings(position, color).first();
        let (Some(white), Some(black)) = (kings(Color::White), kings(Color::Black)) else {
            return 0;
        };
        if pawns.is_empty() {
            return 0;
        }
        let geometry = variant.geometry();
        let files = geometry.file(white).abs_diff(geometry.file(black)) as Value;
        let ranks = geometry.rank(white) as Value - geometry.rank(black) as Value;
        let mut sum = self.anyway
            + self.each_pawn * pawns.len() as Value
            + self.outflanking * (files + ranks);
        if pawns.meets(self.wing) && (pawns - self.wing).any() {
            sum += self.both_wings;
        }
        if !position
            .occupied()
            .meets(position.of_types(evaluator.officers))
        {
            sum += self.only_pawns;
        }
        end.signum() * sum.max(-end.abs())
    }
}
