//! The name of a move. What the move does is a [`Transition`](super::Transition).

use super::piece::PieceType;
use super::square::Square;

/// How a man gets from its start to its stop, or what it does on the spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Travel {
    /// The man's own way of moving, onto an empty square.
    Walk,
    /// A pawn's multi-step from home, two squares or more.
    Run,
    /// The man's own way of moving, onto an enemy.
    Replace,
    /// A pawn's capture of a pawn that has just run past.
    EnPassant,
    /// The king's castling move; the rook comes along.
    Castle,
    /// A leap over men on one line.
    Leap,
    /// A jump over an adjacent man onto the square right beyond it.
    Jump,
    /// An exchange of squares with another man.
    Swap,
    /// Nowhere: the man destroys a neighbour and itself.
    Destroy,
    /// Nowhere: a frozen man is removed by its owner.
    Suicide,
    /// Nowhere: while the array is being chosen, two men stay where they are.
    Keep,
    /// While the array is being chosen, two men of one side change places.
    Exchange,
}

impl Travel {
    /// The set of this one way.
    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// A set of ways of travelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Travels(u16);

impl Travels {
    /// Every way.
    pub const ALL: Travels = Travels(u16::MAX);

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

/// A move: enough to tell it from every other move of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where the moving man stands.
    pub from: Square,
    /// Where it goes; for a destruction the victim's square, for a suicide its own.
    pub to: Square,
    /// How it gets there.
    pub travel: Travel,
    /// What a pawn becomes.
    pub promotion: Option<PieceType>,
    /// Whether the mover leaves the captures alone that its rules let it decline.
    pub declines: bool,
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
        }
    }
}
