//! How pieces walk, as far as kings have to fear it and freedom counts.

use crate::rules::{Color, Direction, PieceKind};

/// A way of walking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Gait {
    /// No lines, or short ones.
    #[default]
    Leaps,
    /// Along diagonals.
    Aslant,
    /// Along files and ranks.
    Straight,
    /// Along both.
    Both,
}

/// How many ways of walking there are.
pub(super) const GAITS: usize = 4;

impl Gait {
    pub(super) fn of(kind: &PieceKind) -> Gait {
        let walk = &kind.walk[Color::White];
        let rides = |straight: bool| {
            let mut ways = Direction::ALL.into_iter();
            ways.any(|way| way.is_orthogonal() == straight && walk.rides(way, 3))
        };
        match (rides(true), rides(false)) {
            (true, true) => Gait::Both,
            (true, false) => Gait::Straight,
            (false, true) => Gait::Aslant,
            (false, false) => Gait::Leaps,
        }
    }

    /// Its number, less than [`GAITS`].
    #[inline]
    pub(super) fn index(self) -> usize {
        self as usize
    }

    /// Whether it goes far in a direction.
    #[inline]
    pub(super) fn rides(self, direction: Direction) -> bool {
        match self {
            Gait::Leaps => false,
            Gait::Aslant => !direction.is_orthogonal(),
            Gait::Straight => direction.is_orthogonal(),
            Gait::Both => true,
        }
    }
}
