//! The transposition table: results of earlier nodes, by position.

use super::score::{Value, is_decided};
use super::slot::{Entry, MAX_AGE, Slot};
use crate::rules::Move;
use std::hint::black_box;
use std::sync::atomic::Ordering::Relaxed;

/// How a stored value relates to the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true value is at most this.
    #[default]
    Upper,
    /// The true value is at least this.
    Lower,
    /// The value is exact.
    Exact,
}

/// The stored result of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TableHit {
    pub mv: Option<Move>,
    pub value: Value,
    /// The evaluation of the position, without the search.
    pub eval: Value,
    pub depth: i32,
    pub bound: Bound,
}

impl TableHit {
    /// Whether the value is enough for a search with this depth and window.
    #[inline]
    pub(super) fn settles(&self, depth: i32, alpha: Value, beta: Value) -> bool {
        self.depth >= depth
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.value >= beta,
                Bound::Upper => self.value <= alpha,
            }
    }

    /// The better of an evaluation and the found value, if the value is a bound on its side.
    #[inline]
    pub(super) fn refine(&self, eval: Value) -> Value {
        let fits = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value > eval,
            Bound::Upper => self.value < eval,
        };
        match fits && !is_decided(self.value) {
            true => self.value,
            false => eval,
        }
    }
}

/// The number of entries that one key may use: they fill one line of a processor's cache.
const WAYS: usize = 4;

const _: () = assert!(size_of::<Bucket>() == 64);

/// The entries that share a cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

/// A table of fixed size, shared by the threads of a search.
pub(super) struct TranspositionTable {
    buckets: Vec<Bucket>,
    age: u8,
}

impl TranspositionTable {
    /// A table of this many MiB, with a small minimum. If memory is short, the table is smaller.
    pub(super) fn new(mib: usize) -> TranspositionTable {
        let bytes = mib.saturating_mul(1 << 20).max(1 << 16);
        let mut count = bytes / size_of::<Bucket>();
        let mut buckets = Vec::new();
        while buckets.try_reserve_exact(count).is_err() && count > 1 {
            count /= 2;
        }
        buckets.resize_with(count.max(1), Default::default);
        TranspositionTable { buckets, age: 1 }
    }

    /// Forgets all entries.
    pub(super) fn clear(&mut self) {
        let slots = self.buckets.iter().flat_map(|bucket| &bucket.0);
        slots.for_each(Slot::clear);
        self.age = 1;
    }

    /// Starts another search: entries of earlier ones are replaced first.
    pub(super) fn start_search(&mut self) {
        self.age = match self.age {
            MAX_AGE => 1,
            age => age + 1,
        };
    }

    /// How much of the table this search has filled, in thousandths, estimated from a part of it.
    pub(super) fn fullness(&self) -> u32 {
        let part = &self.buckets[..self.buckets.len().min(1_000)];
        let ours = |slot: &&Slot| slot.load().age() == self.age;
        let slots = part.iter().flat_map(|bucket| &bucket.0);
        let filled = slots.filter(ours).count();
        (filled * 1_000 / (part.len() * WAYS).max(1)) as u32
    }

    /// The bucket of a key, by its high bits: the product maps them evenly onto the table's length.
    #[inline]
    fn bucket(&self, key: u64) -> &[Slot; WAYS] {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize].0
    }

    /// Prefetches the bucket of a key, because the search needs it soon.
    ///
    /// A load whose result nothing waits for is the nearest to a prefetch in safe code.
    #[inline]
    pub(super) fn prefetch(&self, key: u64) {
        black_box(self.bucket(key)[0].tag.load(Relaxed));
    }

    /// The entry of the position with this key, seen from a node at `ply`.
    pub(super) fn probe(&self, key: u64, ply: usize) -> Option<TableHit> {
        let mut entries = self.bucket(key).iter().map(Slot::load);
        let known = entries.find(|entry| entry.is_of(key))?;
        Some(known.hit(ply))
    }

    /// Stores the result of a node at `ply` in place of the shallowest and oldest entry.
    pub(super) fn store(&self, key: u64, ply: usize, mut hit: TableHit) {
        let slots = self.bucket(key);
        let entries = slots.each_ref().map(Slot::load);
        let index = match entries.iter().position(|entry| entry.is_of(key)) {
            Some(index) => {
                let known = entries[index];
                // A shallow result says less than a deep one of the same search.
                let poorer = known.depth() > hit.depth + 3 && known.age() == self.age;
                if poorer && hit.bound != Bound::Exact {
                    return;
                }
                hit.mv = hit.mv.or_else(|| known.mv());
                index
            }
            None => {
                let least = (0..WAYS).min_by_key(|&way| self.merit(entries[way]));
                least.unwrap_or_default()
            }
        };
        slots[index].store(Entry::new(key, self.age, ply, hit));
    }

    /// How much an entry deserves to stay.
    fn merit(&self, entry: Entry) -> i32 {
        let ages = i32::from(MAX_AGE);
        let staleness = (i32::from(self.age) - i32::from(entry.age()) + ages) % ages;
        match entry.age() {
            0 => i32::MIN,
            _ => entry.depth() - 8 * staleness,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::score::{lost_at, won_at};
    use super::*;
    use crate::rules::{PieceType, Square, Travel};

    fn hit(depth: i32, value: Value) -> TableHit {
        TableHit {
            mv: Some(Move {
                promotion: Some(PieceType::new(4)),
                declines: true,
                ..Move::new(Square::new(127), Square::new(3), Travel::Swap)
            }),
            value,
            eval: -321,
            depth,
            bound: Bound::Lower,
        }
    }

    #[test]
    fn what_is_stored_is_found() {
        let mut table = TranspositionTable::new(1);
        assert_eq!(table.probe(0, 0), None, "an empty entry is no hit");
        for key in [0, 1, u64::MAX, 0x1234_5678_9abc_def0] {
            let stored = hit(7, 42);
            table.store(key, 3, stored);
            assert_eq!(table.probe(key, 9), Some(stored));
        }
        assert_eq!(table.probe(2, 0), None);
        table.clear();
        assert_eq!(table.probe(1, 0), None);
    }

    /// A win five plies below a node is one ply closer for the next node of the line.
    #[test]
    fn sure_results_keep_their_distance() {
        let table = TranspositionTable::new(1);
        table.store(9, 4, hit(3, won_at(9)));
        assert_eq!(table.probe(9, 2).map(|found| found.value), Some(won_at(7)));
        table.store(9, 4, hit(3, lost_at(9)));
        assert_eq!(
            table.probe(9, 6).map(|found| found.value),
            Some(lost_at(11))
        );
    }

    #[test]
    fn old_and_shallow_entries_give_way() {
        let mut table = TranspositionTable::new(0);
        table.store(0, 0, hit(20, 1));
        for key in 1..WAYS as u64 {
            table.store(key, 0, hit(key as i32, 2));
        }
        table.store(99, 0, hit(5, 3));
        assert!(table.probe(0, 0).is_some(), "the deepest stays");
        assert_eq!(table.probe(1, 0), None, "the shallowest goes");
        for _ in 0..4 {
            table.start_search();
        }
        for key in 200..200 + WAYS as u64 {
            table.store(key, 0, hit(1, 3));
        }
        assert_eq!(table.probe(0, 0), None, "the old goes, however deep");
    }

    #[test]
    fn halves_of_two_entries_are_no_finding() {
        let table = TranspositionTable::new(0);
        table.store(0, 0, hit(3, 5));
        let slot = &table.bucket(0)[0];
        slot.data.fetch_xor(1, Relaxed);
        assert_eq!(table.probe(0, 0), None);
    }

    #[test]
    fn only_what_this_search_has_stored_counts_as_full() {
        let mut table = TranspositionTable::new(0);
        assert_eq!(table.fullness(), 0);
        let mut key: u64 = 1;
        for _ in 0..100_000 {
            key = key.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            table.store(key, 0, hit(1, 2));
        }
        assert_eq!(table.fullness(), 1_000);
        table.start_search();
        assert_eq!(table.fullness(), 0);
    }

    #[test]
    fn bounds_settle_windows_on_their_side_only() {
        let lower = hit(5, 50);
        assert!(lower.settles(5, 0, 50) && !lower.settles(5, 0, 51) && !lower.settles(6, 0, 50));
        let upper = TableHit {
            bound: Bound::Upper,
            ..lower
        };
        assert!(upper.settles(5, 50, 60) && !upper.settles(5, 49, 60));
        let exact = TableHit {
            bound: Bound::Exact,
            ..lower
        };
        assert!(exact.settles(5, -10, 100));
    }
}
