//! The directions of lines.

/// One of the eight directions of a line, as White sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards Black.
    North,
    /// Up and right.
    NorthEast,
    /// To the right.
    East,
    /// Down and right.
    SouthEast,
    /// Towards White.
    South,
    /// Down and left.
    SouthWest,
    /// To the left.
    West,
    /// Up and left.
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from the north.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// The four directions of a rook's lines.
    pub const ORTHOGONAL: [Direction; 4] = [
        Direction::North,
        Direction::East,
        Direction::South,
        Direction::West,
    ];

    /// 0 to 7, clockwise from the north.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The offset of one step as (columns to the right, rows up).
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Direction::North => (0, 1),
            Direction::NorthEast => (1, 1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, -1),
            Direction::South => (0, -1),
            Direction::SouthWest => (-1, -1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, 1),
        }
    }

    /// The direction with this one-step offset.
    pub fn from_offset(dx: i8, dy: i8) -> Option<Direction> {
        Direction::ALL.into_iter().find(|d| d.offset() == (dx, dy))
    }

    /// The opposite direction.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8]
    }

    /// Whether it is a rook's direction.
    pub const fn is_orthogonal(self) -> bool {
        (self as usize).is_multiple_of(2)
    }

    /// Whether square numbers grow in this direction on every sheet.
    pub(in crate::rules) const fn ascends(self) -> bool {
        matches!(
            self,
            Direction::North | Direction::NorthEast | Direction::East | Direction::NorthWest
        )
    }
}
