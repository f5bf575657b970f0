//! The lines along which a piece slides, as the king's safety and mobility see them.

use crate::rules::{Color, Direction, PieceKind, Word};

/// Lines along which a piece slides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Lines {
    /// No lines, or only short ones.
    #[default]
    None,
    /// Diagonals.
    Diagonal,
    /// Files and ranks.
    Orthogonal,
    /// Diagonals, files and ranks.
    Both,
}

/// The number of variants of [`Lines`].
pub(super) const LINE_KINDS: usize = 4;

impl Lines {
    pub(super) fn of<W: Word>(kind: &PieceKind<W>) -> Lines {
        let walk = &kind.walk[Color::White];
        let rides = |straight: bool| {
            let mut ways = Direction::ALL.into_iter();
            ways.any(|way| way.is_orthogonal() == straight && walk.rides(way, 3))
        };
        match (rides(true), rides(false)) {
            (true, true) => Lines::Both,
            (true, false) => Lines::Orthogonal,
            (false, true) => Lines::Diagonal,
            (false, false) => Lines::None,
        }
    }

    /// The variant's number, less than [`LINE_KINDS`].
    #[inline]
    pub(super) fn index(self) -> usize {
        self as usize
    }

    /// Whether the piece slides in this direction.
    #[inline]
    pub(super) fn rides(self, direction: Direction) -> bool {
        match self {
            Lines::None => false,
            Lines::Diagonal => !direction.is_orthogonal(),
            Lines::Orthogonal => direction.is_orthogonal(),
            Lines::Both => true,
        }
    }
}
