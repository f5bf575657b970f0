//! The numbers of the positions of a material.
//!
//! A number has the square of the first piece, White's king, then those of the others. Symmetries bring the king to one
//! of a few squares. Equal pieces stand in the order of their squares.

use super::material::{MOST_PIECES, Material, Squares};
use super::symmetry::Map;

/// How positions of a material are numbered, for either side to move.
pub(super) struct Index {
    squares: usize,
    pieces: usize,
    /// Whether a piece equals the one before it.
    equal: [bool; MOST_PIECES],
    pub maps: Vec<Map>,
    /// For each square of the first piece, the map that brings it to its representative, and the number of that.
    home: Vec<(usize, usize)>,
    homes: Vec<Home>,
}

/// A representative square of the first piece.
struct Home {
    square: u8,
    /// The number of squares that it represents.
    squares: u64,
    /// The maps, other than the identity, that leave it alone.
    kept_by: Vec<usize>,
}

impl Index {
    /// The index of a material on a board. `maps` is a group.
    pub fn new(material: &Material, squares: usize, maps: Vec<Map>) -> Index {
        let pieces = material.pieces();
        let mut equal = [false; MOST_PIECES];
        for slot in 1..pieces.len() {
            equal[slot] = pieces[slot] == pieces[slot - 1];
        }
        // Two equal kings are ordered, so no map may move them.
        let mut maps = maps;
        if equal[1] {
            maps.truncate(1);
        }
        let mut homes: Vec<Home> = Vec::new();
        let mut home = Vec::with_capacity(squares);
        for square in 0..squares {
            let images = || maps.iter().map(|map| map[square] as usize);
            let lowest = images().min().unwrap_or(square);
            let map = images().position(|image| image == lowest).unwrap_or(0);
            if lowest == square {
                let mut orbit: Vec<usize> = images().collect();
                orbit.sort_unstable();
                orbit.dedup();
                let keeps = |&map: &usize| map > 0 && maps[map][square] as usize == square;
                homes.push(Home {
                    square: square as u8,
                    squares: orbit.len() as u64,
                    kept_by: (0..maps.len()).filter(keeps).collect(),
                });
            }
            let number = homes.iter().position(|home| home.square as usize == lowest);
            home.push((map, number.unwrap_or(0)));
        }
        Index {
            squares,
            pieces: pieces.len(),
            equal,
            maps,
            home,
            homes,
        }
    }

    /// How many numbers there are for one side to move.
    pub fn len(&self) -> usize {
        self.homes.len() * self.squares.pow(self.pieces as u32 - 1)
    }

    /// The number of a position.
    #[inline]
    pub fn number(&self, squares: &Squares) -> usize {
        let (map, home) = self.home[squares[0] as usize];
        match map {
            0 => self.pack(home, *squares),
            _ => self.pack(home, self.image(map, squares)),
        }
    }

    /// The squares of the pieces under a map.
    fn image(&self, map: usize, squares: &Squares) -> Squares {
        let map = &self.maps[map];
        let mut image = *squares;
        for square in &mut image[..self.pieces] {
            *square = map[*square as usize];
        }
        image
    }

    #[inline]
    fn pack(&self, home: usize, mut squares: Squares) -> usize {
        for slot in 2..self.pieces {
            let mut at = slot;
            while at > 1 && self.equal[at] && squares[at - 1] > squares[at] {
                squares.swap(at - 1, at);
                at -= 1;
            }
        }
        if self.equal[1] && squares[0] > squares[1] {
            return self.pack_equal_kings(squares);
        }
        squares[1..self.pieces]
            .iter()
            .fold(home, |number, &square| {
                number * self.squares + square as usize
            })
    }

    /// The number of a position with two equal first pieces in the wrong order.
    fn pack_equal_kings(&self, mut squares: Squares) -> usize {
        squares.swap(0, 1);
        let home = self.home[squares[0] as usize].1;
        self.pack(home, squares)
    }

    /// The squares of a number; `None` if no position has this number.
    #[inline]
    pub fn squares(&self, number: usize) -> Option<Squares> {
        let mut squares = Squares::default();
        let mut rest = number;
        for slot in (1..self.pieces).rev() {
            squares[slot] = (rest % self.squares) as u8;
            rest /= self.squares;
        }
        squares[0] = self.homes[rest].square;
        for slot in 1..self.pieces {
            if self.equal[slot] && squares[slot] < squares[slot - 1]
                || squares[..slot].contains(&squares[slot])
            {
                return None;
            }
        }
        Some(squares)
    }

    /// How many positions of the whole board have this number.
    pub fn weight(&self, number: usize) -> u64 {
        self.homes[number / self.squares.pow(self.pieces as u32 - 1)].squares
    }

    /// Gives all numbers of a position. There are several if a map leaves the first piece alone.
    #[inline]
    pub fn for_numbers(&self, squares: &Squares, mut give: impl FnMut(usize)) {
        let (map, home) = self.home[squares[0] as usize];
        let squares = match map {
            0 => *squares,
            _ => self.image(map, squares),
        };
        give(self.pack(home, squares));
        for &map in &self.homes[home].kept_by {
            give(self.pack(home, self.image(map, &squares)));
        }
    }

    /// Whether two slots have equal pieces.
    pub fn are_equal(&self, one: usize, other: usize) -> bool {
        let (low, high) = (one.min(other), one.max(other));
        self.equal[low + 1..=high].iter().all(|&equal| equal)
    }
}
