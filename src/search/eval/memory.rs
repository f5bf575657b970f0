//! A cache of evaluations. Leaves with an immediate cutoff are not in the transposition table, but many of them come
//! back by transposition or in the next iteration.

use crate::rules::{Position, Variant, Word};
use crate::search::score::Value;
use std::cell::Cell;

/// The number of entries, a power of two: half a MiB, which fits the processor's cache.
const ENTRIES: usize = 1 << 16;
/// The bits of a value.
const VALUE: u64 = 0xffff;

/// The latest evaluations of one thread, one for each value of a key's lowest bits.
pub(in crate::search) struct Memory {
    /// The value in the lowest bits, and the key's other bits. With the index they are the whole key.
    entries: Box<[Cell<u64>]>,
}

impl Memory {
    pub(in crate::search) fn new() -> Memory {
        // An unused entry matches the key of its index, which hardly any position has.
        Memory {
            entries: vec![Cell::new(0); ENTRIES].into(),
        }
    }

    /// The stored evaluation of a position, or a new one.
    #[inline]
    pub(in crate::search) fn recall(&self, key: u64, make: impl FnOnce() -> Value) -> Value {
        let entry = &self.entries[key as usize % ENTRIES];
        let known = entry.get();
        if (known ^ key) & !VALUE == 0 {
            return Value::from(known as u16 as i16);
        }
        let value = make();
        entry.set(key & !VALUE | u64::from(value as i16 as u16));
        value
    }
}

/// A key of everything that the evaluation of a position depends on.
#[inline]
pub(in crate::search) fn key<W: Word>(variant: &Variant<W>, position: &Position<W>) -> u64 {
    let clock = match variant.settings().clock {
        0 => 0,
        _ => u64::from(position.halfmove()),
    };
    position.hash() ^ clock.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_made_is_remembered_until_another_takes_its_place() {
        let memory = Memory::new();
        for (key, value) in [
            (1 << 16, 7),
            (3 << 60 | 1, -7),
            (u64::MAX, 3),
            (9 << 40, -30_000),
        ] {
            assert_eq!(memory.recall(key, || value), value);
            assert_eq!(memory.recall(key, || unreachable!()), value);
        }
        assert_eq!(memory.recall(1 << 16, || 8), 8, "another has had its place");
        assert_eq!(memory.recall(3 << 60 | 1, || unreachable!()), -7);
    }
}
