//! The difficulty of a secret, from 1 to 5.

/// The difficulty of a game, from 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Difficulty(u8);

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Difficulty; 5] = [
        Difficulty(1),
        Difficulty(2),
        Difficulty(3),
        Difficulty(4),
        Difficulty(5),
    ];

    /// The difficulty with a number from 1 to 5.
    pub fn numbered(number: u8) -> Option<Difficulty> {
        Difficulty::ALL.into_iter().find(|known| known.0 == number)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of hidden piece types, of the five besides the king.
    pub const fn hidden(self) -> usize {
        self.0 as usize
    }

    /// Whether hidden pieces may have powers.
    pub const fn powers(self) -> bool {
        self.0 >= 3
    }

    /// Whether hidden pieces may move in another way than the orthodox piece.
    pub const fn odd_movements(self) -> bool {
        self.0 >= 5
    }
}
