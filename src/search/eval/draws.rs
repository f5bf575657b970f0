//! Advantages that are hard to win with.

use super::Evaluator;
use crate::rules::{Bitboard, Color, Position, Word};
use crate::search::score::Value;

/// The lead in officers that is likely to win without any piece that can promote.
const ENOUGH: Value = 450;

impl<W: Word> Evaluator<W> {
    /// Scales a balance, from White's view, by how likely the better side is to win.
    ///
    /// A quarter counts if that side has no pieces left that can promote, and leads by less than a rook in officers.
    /// Half counts if each side has one officer and the two never stand on the same squares. With pieces in hand or
    /// goals, which are other ways to win, all of it counts.
    pub(super) fn scaled(&self, position: &Position<W>, balance: Value) -> Value {
        let better = match balance > 0 {
            true => Color::White,
            false => Color::Black,
        };
        if self.hands.exist() || self.goals.of(better).any() {
            return balance;
        }
        let own = position.pieces(better);
        let hopes = position.of_types(self.promoters) & own;
        if !self.promoters.is_empty() && hopes.is_empty() && self.lead(position, own) < ENOUGH {
            balance / 4
        } else if self.posts.pass_by(position, self.officers) {
            balance / 2
        } else {
            balance
        }
    }

    /// How much more the officers among `own` are worth than all other officers.
    fn lead(&self, position: &Position<W>, own: Bitboard<W>) -> Value {
        let officers = position.of_types(self.officers);
        let worth = |pieces: Bitboard<W>| -> Value {
            let value = |square| position.piece(square).map_or(0, |piece| self.value(piece));
            pieces.into_iter().map(value).sum()
        };
        worth(officers & own) - worth(officers - own)
    }
}
