//! The difficulty of a secret, from 1 to 5.

/// How much is hidden, from 1 to 5.
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

    /// How many of the five piece types besides the king have hidden rules.
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
