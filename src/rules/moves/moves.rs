//! Moves as the players name them. [`Transition`](crate::rules::Transition) lists what a move does.

use crate::rules::board::{Square, listed};
use crate::rules::piece::PieceType;

listed! {
    /// How a piece moves, or what it does on its square.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Travel {
        /// The piece's own movement onto an empty square.
        Walk,
        /// A pawn's multi-step from home: two squares or more.
        Run,
        /// The piece's own movement onto an enemy.
        Replace,
        /// A pawn's capture of a pawn that has just made a multi-step.
        EnPassant,
        /// The king's castling move; the rook comes along.
        Castle,
        /// A leap over pieces on one line.
        Leap,
        /// A jump over an adjacent piece onto the square right beyond it.
        Jump,
        /// A swap of places with another piece.
        Swap,
        /// No movement: the piece destroys a neighbour and itself.
        Destroy,
        /// No movement: a frozen piece is removed by its owner.
        Suicide,
        /// No movement: in the choice of the array, two pieces stay where they are.
        Keep,
        /// In the choice of the array, two pieces of one side swap places.
        Exchange,
        /// Onto any empty square, whatever stands between.
        Teleport,
        /// Onto the square of an enemy, which is driven ahead of the piece.
        Drive,
        /// From the hand onto an empty square, which is both start and stop.
        Drop,
        /// No movement: the piece blows itself up with all its neighbours.
        Explode,
        /// A step that pushes an adjacent piece one square ahead of the mover.
        Push,
        /// A step that pulls an adjacent piece one square after the mover.
        Pull,
        /// No movement: the piece captures another from its own square.
        Shoot,
        /// A step that leaves a piece from the hand on the old square.
        Resurrect,
    }
}

/// What happens to the piece that makes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// It moves to another square.
    Goes,
    /// It stays on its square.
    Stays,
    /// It leaves the board.
    Leaves,
}

impl Travel {
    /// What happens to the moving piece.
    #[inline]
    pub const fn mover(self) -> Mover {
        match self {
            Travel::Walk
            | Travel::Run
            | Travel::Replace
            | Travel::EnPassant
            | Travel::Castle
            | Travel::Leap
            | Travel::Jump
            | Travel::Swap
            | Travel::Exchange
            | Travel::Teleport
            | Travel::Drive
            | Travel::Drop
            | Travel::Push
            | Travel::Pull
            | Travel::Resurrect => Mover::Goes,
            Travel::Keep | Travel::Shoot => Mover::Stays,
            Travel::Destroy | Travel::Suicide | Travel::Explode => Mover::Leaves,
        }
    }

    /// The character after the squares of such a move in texts for programs, if it has one.
    pub const fn sign(self) -> Option<char> {
        match self {
            Travel::Destroy | Travel::Explode => Some('!'),
            Travel::Pull => Some('+'),
            Travel::Shoot => Some('*'),
            Travel::Resurrect => Some('@'),
            Travel::Walk
            | Travel::Run
            | Travel::Replace
            | Travel::EnPassant
            | Travel::Castle
            | Travel::Leap
            | Travel::Jump
            | Travel::Swap
            | Travel::Suicide
            | Travel::Keep
            | Travel::Exchange
            | Travel::Teleport
            | Travel::Drive
            | Travel::Drop
            | Travel::Push => None,
        }
    }

    /// Whether the mover also pushes or pulls a neighbour.
    #[inline]
    pub const fn shoves(self) -> bool {
        matches!(self, Travel::Push | Travel::Pull)
    }

    /// Whether the mover's power also moves another piece. Castling does not count: there both pieces
    /// move.
    pub const fn moves_others(self) -> bool {
        match self {
            Travel::Swap | Travel::Exchange | Travel::Drive | Travel::Push | Travel::Pull => true,
            Travel::Walk
            | Travel::Run
            | Travel::Replace
            | Travel::EnPassant
            | Travel::Castle
            | Travel::Leap
            | Travel::Jump
            | Travel::Destroy
            | Travel::Suicide
            | Travel::Keep
            | Travel::Teleport
            | Travel::Drop
            | Travel::Explode
            | Travel::Shoot
            | Travel::Resurrect => false,
        }
    }

    /// The set of this one kind of travel.
    const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// A set of kinds of travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Travels(u32);

impl Travels {
    /// Every kind.
    pub const ALL: Travels = Travels(u32::MAX);

    /// Every kind on which the piece moves to another square.
    pub const GOING: Travels = Travels::going();

    const fn going() -> Travels {
        let (mut bits, mut index) = (0, 0);
        while index < Travel::ALL.len() {
            let way = Travel::ALL[index];
            if matches!(way.mover(), Mover::Goes) {
                bits |= way.bit();
            }
            index += 1;
        }
        Travels(bits)
    }

    /// The set without these kinds.
    #[must_use]
    pub fn without(self, ways: &[Travel]) -> Travels {
        ways.iter()
            .fold(self, |set, way| Travels(set.0 & !way.bit()))
    }

    /// Whether the set contains the kind.
    #[inline]
    pub const fn contains(self, way: Travel) -> bool {
        self.0 & way.bit() != 0
    }
}

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
