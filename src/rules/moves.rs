//! The name of a move. What the move does is a [`Transition`](super::Transition).

use super::effect::listed;
use super::piece::PieceType;
use super::square::Square;

listed! {
    /// How a piece gets from its start to its stop, or what it does on the spot.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Travel {
        /// The piece's own way of moving, onto an empty square.
        Walk,
        /// A pawn's multi-step from home, two squares or more.
        Run,
        /// The piece's own way of moving, onto an enemy.
        Replace,
        /// A pawn's capture of a pawn that has just run past.
        EnPassant,
        /// The king's castling move; the rook comes along.
        Castle,
        /// A leap over pieces on one line.
        Leap,
        /// A jump over an adjacent piece onto the square right beyond it.
        Jump,
        /// An exchange of squares with another piece.
        Swap,
        /// Nowhere: the piece destroys a neighbour and itself.
        Destroy,
        /// Nowhere: a frozen piece is removed by its owner.
        Suicide,
        /// Nowhere: while the array is being chosen, two pieces stay where they are.
        Keep,
        /// While the array is being chosen, two pieces of one side swap places.
        Exchange,
        /// Onto any empty square, however far and whatever stands between.
        Teleport,
        /// Onto an enemy that is driven along before it.
        Drive,
        /// From a hand onto an empty square, which is both start and stop.
        Drop,
        /// Nowhere: the piece blows itself up with all its neighbours.
        Explode,
        /// A step that drives an adjacent piece one square ahead of the mover.
        Push,
        /// A step that draws an adjacent piece one square after the mover.
        Pull,
        /// Nowhere: the piece captures another from where it stands.
        Shoot,
        /// A step that leaves a piece from the hand on the square where it began.
        Resurrect,
    }
}

/// The fate of the piece that makes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// It goes to another square.
    Goes,
    /// It stays on its square.
    Stays,
    /// It leaves the board.
    Leaves,
}

impl Travel {
    /// The fate of the piece that moves in this way.
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

    /// The sign that follows the squares of such a move in texts for programs, if it has one.
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

    /// Whether the mover moves a neighbour too.
    #[inline]
    pub const fn shoves(self) -> bool {
        matches!(self, Travel::Push | Travel::Pull)
    }

    /// Whether another piece goes elsewhere by the mover's power. A castling is a move of two.
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

    /// The set of this one way.
    const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// A set of ways of travelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Travels(u32);

impl Travels {
    /// Every way.
    pub const ALL: Travels = Travels(u32::MAX);

    /// Every way on which the piece goes somewhere.
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

    /// The set without these ways.
    #[must_use]
    pub fn without(self, ways: &[Travel]) -> Travels {
        ways.iter()
            .fold(self, |set, way| Travels(set.0 & !way.bit()))
    }

    /// Whether the set has the way.
    #[inline]
    pub const fn contains(self, way: Travel) -> bool {
        self.0 & way.bit() != 0
    }
}

/// The other choices of a player in a move besides its squares and a promotion, where these alone could mean
/// several things. Hardly any move needs it, so that it is packed into two bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Choices {
    /// A square's number and 1, or 0.
    group: u8,
    /// In the two low bits a sheet and 1, or 0; in the others a type's place and 1, or 0.
    more: u8,
}

impl Choices {
    /// The most sheets of a board that a choice can tell apart.
    pub const SHEETS: usize = 3;

    /// No choice.
    pub const NONE: Choices = Choices { group: 0, more: 0 };

    /// Which of several groups is captured: its square with the lowest number.
    pub const fn group(self) -> Option<Square> {
        match self.group {
            0 => None,
            number => Some(Square::new(number as usize - 1)),
        }
    }

    /// On which of several sheets the move is made.
    pub const fn sheet(self) -> Option<usize> {
        match self.more & 3 {
            0 => None,
            number => Some(number as usize - 1),
        }
    }

    /// The new type of a second pawn that the same move promotes.
    pub const fn second_promotion(self) -> Option<PieceType> {
        match self.more >> 2 {
            0 => None,
            number => Some(PieceType::new(number as usize - 1)),
        }
    }

    /// The same with a group.
    #[must_use]
    pub const fn with_group(self, lowest: Square) -> Choices {
        Choices {
            group: lowest.index() as u8 + 1,
            ..self
        }
    }

    /// The same with a sheet, one of the first [`SHEETS`](Self::SHEETS).
    #[must_use]
    pub const fn with_sheet(self, sheet: usize) -> Choices {
        Choices {
            more: self.more & !3 | (sheet as u8 + 1) & 3,
            ..self
        }
    }

    /// The same with a second promotion.
    #[must_use]
    pub const fn with_second_promotion(self, into: PieceType) -> Choices {
        Choices {
            more: self.more & 3 | (into.index() as u8 + 1) << 2,
            ..self
        }
    }
}

/// A move: enough to tell it from every other move of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where the moving piece stands.
    pub from: Square,
    /// Where it goes; for a destruction the victim's square, for a suicide or explosion its own.
    pub to: Square,
    /// How it gets there.
    pub travel: Travel,
    /// The new type of a pawn, the first one if there are two; or the piece dropped from the hand.
    pub promotion: Option<PieceType>,
    /// Whether the mover leaves the captures alone that its rules let it decline.
    pub declines: bool,
    /// The other choices.
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

    /// The new types of the pawns that the move promotes, in the order in which it moves them.
    pub fn promotions(&self) -> impl Iterator<Item = PieceType> {
        let first = self.promotion.filter(|_| self.travel != Travel::Drop);
        first.into_iter().chain(self.choices.second_promotion())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_keep_apart() {
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
