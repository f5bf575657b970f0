//! The lines along which a piece slides, as the king's safety and mobility see them.

use crate::rules::{Color, Direction, PieceKind, Word};

/// Lines along which a piece slides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum SlidingLines {
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

/// The number of variants of [`SlidingLines`].
pub(super) const LINE_KINDS: usize = 4;

impl SlidingLines {
    pub(super) fn of<W: Word>(kind: &PieceKind<W>) -> SlidingLines {
        let walk = &kind.walk[Color::White];
        let rides = |straight: bool| {
            let mut ways = Direction::ALL.into_iter();
            ways.any(|way| way.is_orthogonal() == straight && walk.rides(way, 3))
        };
        match (rides(true), rides(false)) {
            (true, true) => SlidingLines::Both,
            (true, false) => SlidingLines::Orthogonal,
            (false, true) => SlidingLines::Diagonal,
            (false, false) => SlidingLines::None,
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
            SlidingLines::None => false,
            SlidingLines::Diagonal => !direction.is_orthogonal(),
            SlidingLines::Orthogonal => direction.is_orthogonal(),
            SlidingLines::Both => true,
        }
    }
}
