//! How pieces get from square to square, learned from the moves of all positions.
//!
//! A step is all that a move changes within a material: for most moves one piece and its two squares, for a swap two
//! pieces. A step may have been possible only in some positions. So going back along steps finds all positions that can
//! lead to another one, and some that cannot.

use super::index::Index;
use super::material::{MOST_PIECES, Squares};
use std::collections::{HashMap, HashSet};

/// The bits of the squares.
type Set = u128;

/// The steps of the moves of one side.
#[derive(Clone)]
pub(super) struct Steps {
    pieces: usize,
    squares: usize,
    /// For each piece and each new square, the old squares.
    single: Vec<Set>,
    /// Moves of several pieces.
    several: HashSet<Change>,
}

/// Several pieces that move at once: the bits of the slots, and their squares before and after. Other squares are 0.
type Change = (u8, Squares, Squares);

impl Steps {
    pub fn new(pieces: usize, squares: usize) -> Steps {
        Steps {
            pieces,
            squares,
            single: vec![0; pieces * squares],
            several: HashSet::new(),
        }
    }

    /// Learns the step between two positions.
    pub fn learn(&mut self, before: &Squares, after: &Squares) {
        let mut change: Change = Default::default();
        for slot in (0..self.pieces).filter(|&slot| before[slot] != after[slot]) {
            change.0 |= 1 << slot;
            change.1[slot] = before[slot];
            change.2[slot] = after[slot];
        }
        if change.0.is_power_of_two() {
            let slot = change.0.trailing_zeros() as usize;
            self.single[slot * self.squares + after[slot] as usize] |= 1 << before[slot];
            return;
        }
        self.several.insert(change);
    }

    /// Adds the steps that another thread has learned.
    pub fn add(&mut self, other: Steps) {
        for (set, more) in self.single.iter_mut().zip(&other.single) {
            *set |= more;
        }
        self.several.extend(other.several);
    }

    /// The steps under all maps of an index, for equal pieces alike.
    pub fn complete(&self, index: &Index) -> Backward {
        let orders = orders(index, self.pieces);
        let mut single: Vec<Set> = vec![0; self.single.len()];
        let mut several: HashMap<(u8, Squares), Vec<Squares>> = HashMap::new();
        let mut known: HashSet<Change> = HashSet::new();
        for map in &index.maps {
            for order in &orders {
                for (slot, &equal) in order[..self.pieces].iter().enumerate() {
                    for to in 0..self.squares {
                        let mut from = self.single[slot * self.squares + to];
                        let at = equal * self.squares + map[to] as usize;
                        while from != 0 {
                            single[at] |= 1 << map[from.trailing_zeros() as usize];
                            from &= from - 1;
                        }
                    }
                }
                for (slots, before, after) in &self.several {
                    let mut change: Change = Default::default();
                    for slot in (0..self.pieces).filter(|slot| slots >> slot & 1 == 1) {
                        change.0 |= 1 << order[slot];
                        change.1[order[slot]] = map[before[slot] as usize];
                        change.2[order[slot]] = map[after[slot] as usize];
                    }
                    if known.insert(change) {
                        let (slots, before, after) = change;
                        several.entry((slots, after)).or_default().push(before);
                    }
                }
            }
        }
        let mut masks: Vec<u8> = several.keys().map(|&(slots, _)| slots).collect();
        masks.sort_unstable();
        masks.dedup();
        Backward {
            pieces: self.pieces,
            squares: self.squares,
            single,
            masks,
            several,
        }
    }
}

/// The orders of the slots that put each piece on the slot of an equal one.
fn orders(index: &Index, pieces: usize) -> Vec<[usize; MOST_PIECES]> {
    let mut orders = vec![[0, 1, 2, 3]];
    for one in 0..pieces {
        for other in one + 1..pieces {
            if index.are_equal(one, other) {
                for mut order in orders.clone() {
                    order.swap(one, other);
                    if !orders.contains(&order) {
                        orders.push(order);
                    }
                }
            }
        }
    }
    orders
}

/// The steps of one side from the new squares back to the old ones.
pub(super) struct Backward {
    pieces: usize,
    squares: usize,
    single: Vec<Set>,
    /// The sets of slots that move at once.
    masks: Vec<u8>,
    several: HashMap<(u8, Squares), Vec<Squares>>,
}

impl Backward {
    /// Gives every position that may lead to this one.
    pub fn for_earlier(&self, squares: &Squares, mut give: impl FnMut(&Squares)) {
        let occupied = squares[..self.pieces]
            .iter()
            .fold(0, |set: Set, square| set | 1 << square);
        for slot in 0..self.pieces {
            let at = slot * self.squares + squares[slot] as usize;
            let mut from = self.single[at] & !occupied;
            let mut earlier = *squares;
            while from != 0 {
                earlier[slot] = from.trailing_zeros() as u8;
                give(&earlier);
                from &= from - 1;
            }
        }
        for &mask in &self.masks {
            let moves = |slot: &usize| mask >> slot & 1 == 1;
            let mut after = Squares::default();
            for slot in (0..self.pieces).filter(moves) {
                after[slot] = squares[slot];
            }
            for before in self.several.get(&(mask, after)).into_iter().flatten() {
                let mut earlier = *squares;
                for slot in (0..self.pieces).filter(moves) {
                    earlier[slot] = before[slot];
                }
                give(&earlier);
            }
        }
    }
}
