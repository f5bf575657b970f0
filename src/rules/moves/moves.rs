//! Moves as the players name them. [`Transition`](crate::rules::Transition) lists what a move does.
//!
//! The transposition table of the search stores moves, so they are small: four entries of the table fit in a cache
//! line.

use crate::rules::board::Square;
use crate::rules::piece::{PieceType, Travel};

/// Rare choices of a player in a move, besides its squares and a promotion. They are packed into two
/// bytes, because hardly any move needs them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Choices {
    /// The number of a square plus 1; 0 for none.
    group: u8,
    /// The two low bits are a sheet plus 1, the others the index of a type plus 1; 0 for none.
    more: u8,
}

impl Choices {
    /// The most sheets that a choice can name.
    pub const SHEETS: usize = 3;

    /// No choice.
    pub const NONE: Choices = Choices { group: 0, more: 0 };

    /// The lowest square of the group to capture, if the move could capture several groups.
    pub const fn group(self) -> Option<Square> {
        match self.group {
            0 => None,
            number => Some(Square::new(number as usize - 1)),
        }
    }

    /// The sheet of the move, if several are possible.
    pub const fn sheet(self) -> Option<usize> {
        match self.more & 3 {
            0 => None,
            number => Some(number as usize - 1),
        }
    }

    /// What a second pawn becomes that the same move promotes.
    pub const fn second_promotion(self) -> Option<PieceType> {
        match self.more >> 2 {
            0 => None,
            number => Some(PieceType::new(number as usize - 1)),
        }
    }

    /// The same choices with a group.
    #[must_use]
    pub const fn with_group(self, lowest: Square) -> Choices {
        Choices {
            group: lowest.index() as u8 + 1,
            ..self
        }
    }

    /// The same choices with a sheet, which must be one of the first [`SHEETS`](Self::SHEETS).
    #[must_use]
    pub const fn with_sheet(self, sheet: usize) -> Choices {
        Choices {
            more: self.more & !3 | (sheet as u8 + 1) & 3,
            ..self
        }
    }

    /// The same choices with a second promotion.
    #[must_use]
    pub const fn with_second_promotion(self, into: PieceType) -> Choices {
        Choices {
            more: self.more & 3 | (into.index() as u8 + 1) << 2,
            ..self
        }
    }
}

/// A move. It contains just enough to tell it from every other move of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// The square of the moving piece.
    pub from: Square,
    /// Its stop: the victim's square for a destruction, its own square for a suicide or an explosion.
    pub to: Square,
    /// How it moves.
    pub travel: Travel,
    /// What a pawn becomes (the first pawn if there are two), or the piece that a drop puts on the
    /// board.
    pub promotion: Option<PieceType>,
    /// Whether the player declines the optional captures of the move.
    pub declines: bool,
    /// Rare further choices.
    pub choices: Choices,
}

impl Move {
    /// A move without promotion.
    pub const fn new(from: Square, to: Square, travel: Travel) -> Move {
        Move {
            from,
            to,
            travel,
            promotion: None,
            declines: false,
            choices: Choices::NONE,
        }
    }

    /// What the pawns become that the move promotes, in the order in which it moves them.
    pub fn promotions(&self) -> impl Iterator<Item = PieceType> {
        let first = self.promotion.filter(|_| self.travel != Travel::Drop);
        first.into_iter().chain(self.choices.second_promotion())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_do_not_overlap() {
        let (square, into) = (Square::new(127), PieceType::new(31));
        let all = Choices::NONE
            .with_group(square)
            .with_sheet(1)
            .with_second_promotion(into);
        assert_eq!(all.group(), Some(square));
        assert_eq!(all.sheet(), Some(1));
        assert_eq!(all.second_promotion(), Some(into));
        assert_eq!(Choices::NONE.group(), None);
        assert_eq!(Choices::NONE.with_sheet(2).second_promotion(), None);
        assert!(size_of::<Option<Move>>() <= 8);
    }
}
