//! The ways in which pieces move.

use crate::rules::board::listed;

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
        FromAfar,
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
            Travel::Keep | Travel::FromAfar => Mover::Stays,
            Travel::Destroy | Travel::Suicide | Travel::Explode => Mover::Leaves,
        }
    }

    /// The character after the squares of such a move in texts for programs, if it has one.
    pub const fn sign(self) -> Option<char> {
        match self {
            Travel::Destroy | Travel::Explode => Some('!'),
            Travel::Pull => Some('+'),
            Travel::FromAfar => Some('*'),
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
            | Travel::FromAfar
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
