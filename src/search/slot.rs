//! A slot of the transposition table, and how an entry is packed into it.

use super::packed::{MOVE_BITS, pack_move, unpack_move};
use super::score::{MAX_PLY, Value, is_decided};
use super::transposition::{Bound, TableHit};
use crate::rules::Move;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

const _: () = assert!(MAX_PLY + 1 < 0x80);

/// The first bit of each part of a slot's tag, from the age in the lowest bits to the key in the highest.
const BOUND: u32 = 6;
const DEPTH: u32 = 8;
const MOVE: u32 = 15;
const KEY: u32 = MOVE + MOVE_BITS - LOW_MOVE_BITS;
/// The bits of a move that are in a slot's data. The others are in its tag.
const LOW_MOVE_BITS: u32 = 32;
/// The highest age. An unused entry has age 0.
pub(super) const MAX_AGE: u8 = (1 << BOUND) - 1;

/// A slot for one entry, in two numbers. The tag has the lowest bits of the key, and decides whether the entry stays.
/// The data has the rest.
///
/// Threads read and write slots without locks. The key is stored mixed with the data, so halves of two entries match
/// no key.
#[derive(Default)]
pub(super) struct Slot {
    pub tag: AtomicU64,
    pub data: AtomicU64,
}

/// The content of a slot.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    tag: u64,
    data: u64,
}

impl Slot {
    #[inline]
    pub fn load(&self) -> Entry {
        let data = self.data.load(Relaxed);
        let tag = self.tag.load(Relaxed) ^ mixed(data);
        Entry { tag, data }
    }

    #[inline]
    pub fn store(&self, entry: Entry) {
        self.tag.store(entry.tag ^ mixed(entry.data), Relaxed);
        self.data.store(entry.data, Relaxed);
    }

    #[inline]
    pub fn clear(&self) {
        self.tag.store(0, Relaxed);
        self.data.store(0, Relaxed);
    }
}

/// The value that is mixed with the key in a tag.
#[inline]
fn mixed(data: u64) -> u64 {
    data.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> KEY << KEY
}

impl Entry {
    #[inline]
    pub fn new(key: u64, age: u8, ply: usize, hit: TableHit) -> Entry {
        let mv = hit.mv.map_or(0, pack_move);
        let depth = hit.depth.clamp(-1, MAX_PLY as i32) + 1;
        let value = to_root(hit.value, ply) as i16 as u16;
        let eval = hit.eval as i16 as u16;
        Entry {
            tag: key << KEY
                | mv >> LOW_MOVE_BITS << MOVE
                | (depth as u64) << DEPTH
                | (hit.bound as u64) << BOUND
                | u64::from(age),
            data: mv << 32 | u64::from(value) << 16 | u64::from(eval),
        }
    }

    /// Whether this is the entry for a key.
    #[inline]
    pub fn is_of(self, key: u64) -> bool {
        (self.tag ^ key << KEY) >> KEY == 0 && self.age() != 0
    }

    /// The age of the search that stored it, or 0 for an unused entry.
    #[inline]
    pub fn age(self) -> u8 {
        self.tag as u8 & MAX_AGE
    }

    #[inline]
    pub fn depth(self) -> i32 {
        (self.tag >> DEPTH & 0x7f) as i32 - 1
    }

    #[inline]
    pub fn mv(self) -> Option<Move> {
        let high = self.tag >> MOVE & ((1 << (KEY - MOVE)) - 1);
        unpack_move(high << LOW_MOVE_BITS | self.data >> 32)
    }

    pub fn hit(self, ply: usize) -> TableHit {
        let value = (self.data >> 16) as u16 as i16;
        let eval = self.data as u16 as i16;
        TableHit {
            mv: self.mv(),
            value: from_here(value.into(), ply),
            eval: eval.into(),
            depth: self.depth(),
            bound: match self.tag >> BOUND & 3 {
                0 => Bound::Upper,
                1 => Bound::Lower,
                _ => Bound::Exact,
            },
        }
    }
}

/// A sure result is stored with its distance from the node, not from the root.
fn to_root(value: Value, ply: usize) -> Value {
    match is_decided(value) {
        true => value + value.signum() * ply as Value,
        false => value,
    }
}

fn from_here(value: Value, ply: usize) -> Value {
    match is_decided(value) {
        true => value - value.signum() * ply as Value,
        false => value,
    }
}
