//! The transposition table: what earlier nodes have found out about a position.

use super::packed::{pack_move, unpack_move};
use super::score::{MAX_PLY, Value, is_decided};
use crate::rules::Move;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

/// What a stored value says about the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is at most this.
    #[default]
    Upper,
    /// It is at least this.
    Lower,
    /// It is this.
    Exact,
}

/// What a node has found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Finding {
    pub mv: Option<Move>,
    pub value: Value,
    /// The evaluation of the position itself.
    pub eval: Value,
    pub depth: i32,
    pub bound: Bound,
}

impl Finding {
    /// Whether a search of this depth and window would come to nothing else.
    #[inline]
    pub(super) fn settles(&self, depth: i32, alpha: Value, beta: Value) -> bool {
        self.depth >= depth
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.value >= beta,
                Bound::Upper => self.value <= alpha,
            }
    }
}

/// What a slot holds, unpacked.
#[derive(Clone, Copy)]
struct Entry {
    mv: Option<Move>,
    value: i16,
    eval: i16,
    depth: i8,
    bound: Bound,
    /// The search that stored it; 0 for an entry never used.
    age: u8,
}

/// Entries that one key may use.
const WAYS: usize = 4;

/// A place for one entry. Threads read and write it without waiting for each other: the key is stored
/// mixed with the data, so that halves of two entries match no key and are no finding.
#[derive(Default)]
struct Slot {
    check: AtomicU64,
    mv: AtomicU64,
    rest: AtomicU64,
}

impl Slot {
    /// The key and the entry that were stored together, if nobody else has stored meanwhile.
    #[inline]
    fn load(&self) -> (u64, u64, u64) {
        let mv = self.mv.load(Relaxed);
        let rest = self.rest.load(Relaxed);
        (self.check.load(Relaxed) ^ mv ^ rest, mv, rest)
    }

    #[inline]
    fn store(&self, key: u64, entry: &Entry) {
        let mv = entry.mv.map_or(0, pack_move);
        let rest = pack_rest(entry);
        self.check.store(key ^ mv ^ rest, Relaxed);
        self.mv.store(mv, Relaxed);
        self.rest.store(rest, Relaxed);
    }

    fn clear(&self) {
        self.check.store(0, Relaxed);
        self.mv.store(0, Relaxed);
        self.rest.store(0, Relaxed);
    }
}

fn pack_rest(entry: &Entry) -> u64 {
    let [v0, v1] = entry.value.to_le_bytes();
    let [e0, e1] = entry.eval.to_le_bytes();
    let [depth] = entry.depth.to_le_bytes();
    u64::from_le_bytes([v0, v1, e0, e1, depth, entry.bound as u8, entry.age, 0])
}

fn unpack(mv: u64, rest: u64) -> Entry {
    let [v0, v1, e0, e1, depth, bound, age, _] = rest.to_le_bytes();
    Entry {
        mv: unpack_move(mv),
        value: i16::from_le_bytes([v0, v1]),
        eval: i16::from_le_bytes([e0, e1]),
        depth: i8::from_le_bytes([depth]),
        bound: match bound {
            0 => Bound::Upper,
            1 => Bound::Lower,
            _ => Bound::Exact,
        },
        age,
    }
}

/// A table of fixed size, which the threads of a search share.
pub(super) struct Table {
    buckets: Vec<[Slot; WAYS]>,
    age: u8,
}

impl Table {
    /// A table of this many MiB, or a small one for 0; a smaller one where memory is short.
    pub(super) fn new(mib: usize) -> Table {
        let bytes = mib.saturating_mul(1 << 20).max(1 << 16);
        let mut count = bytes / size_of::<[Slot; WAYS]>();
        let mut buckets = Vec::new();
        while buckets.try_reserve_exact(count).is_err() && count > 1 {
            count /= 2;
        }
        buckets.resize_with(count.max(1), Default::default);
        Table { buckets, age: 1 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.iter().flatten().for_each(Slot::clear);
        self.age = 1;
    }

    /// Begins another search: what earlier ones have stored gives way first.
    pub(super) fn grow_older(&mut self) {
        self.age = match self.age {
            u8::MAX => 1,
            age => age + 1,
        };
    }

    /// How much of the table this search has filled, in thousandths, judged by a part of it.
    pub(super) fn fullness(&self) -> u32 {
        let part = &self.buckets[..self.buckets.len().min(1_000)];
        let ours = |slot: &&Slot| age_of(slot.load().2) == self.age;
        let filled = part.iter().flatten().filter(ours).count();
        (filled * 1_000 / (part.len() * WAYS).max(1)) as u32
    }

    /// The bucket of a key, by its high bits: the product maps them evenly onto the table's length.
    #[inline]
    fn bucket(&self, key: u64) -> &[Slot; WAYS] {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    /// What is known of the position with this key, seen from a node at `ply`.
    pub(super) fn probe(&self, key: u64, ply: usize) -> Option<Finding> {
        let slots = self.bucket(key).iter().map(Slot::load);
        let mut known = slots.filter(|&(known, _, rest)| known == key && age_of(rest) != 0);
        let (_, mv, rest) = known.next()?;
        let entry = unpack(mv, rest);
        Some(Finding {
            mv: entry.mv,
            value: from_here(entry.value.into(), ply),
            eval: entry.eval.into(),
            depth: entry.depth.into(),
            bound: entry.bound,
        })
    }

    /// Stores what a node at `ply` has found out, in place of the shallowest and oldest entry.
    pub(super) fn store(&self, key: u64, ply: usize, finding: Finding) {
        let age = self.age;
        let staleness = |entry: &Entry| i32::from(age.wrapping_sub(entry.age));
        let slots = self.bucket(key);
        let found = slots.each_ref().map(|slot| {
            let (key, mv, rest) = slot.load();
            (key, unpack(mv, rest))
        });
        let known = found
            .iter()
            .position(|(known, entry)| entry.age != 0 && *known == key);
        let index = known.unwrap_or_else(|| {
            let keep = |entry: &Entry| match entry.age {
                0 => i32::MIN,
                _ => i32::from(entry.depth) - 8 * staleness(entry),
            };
            (0..WAYS)
                .min_by_key(|&way| keep(&found[way].1))
                .unwrap_or_default()
        });
        let entry = found[index].1;
        let same = known.is_some();
        // A shallow bound says less than a deep one of the same search.
        let poorer = i32::from(entry.depth) > finding.depth + 3 && entry.age == age;
        if same && poorer && finding.bound != Bound::Exact {
            return;
        }
        let fresh = Entry {
            mv: finding.mv.or(entry.mv.filter(|_| same)),
            value: to_root(finding.value, ply) as i16,
            eval: finding.eval as i16,
            depth: finding.depth.clamp(-1, MAX_PLY as i32) as i8,
            bound: finding.bound,
            age,
        };
        slots[index].store(key, &fresh);
    }
}

/// The age in the packed part of an entry.
#[inline]
const fn age_of(rest: u64) -> u8 {
    (rest >> 48) as u8
}

/// A sure result is stored with its distance from the node rather than from the root.
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

#[cfg(test)]
mod tests {
    use super::super::score::{lost_at, won_at};
    use super::*;
    use crate::rules::{PieceType, Square, Travel};

    fn finding(depth: i32, value: Value) -> Finding {
        Finding {
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
        let mut table = Table::new(1);
        assert_eq!(table.probe(0, 0), None, "an empty entry is no finding");
        for key in [0, 1, u64::MAX, 0x1234_5678_9abc_def0] {
            let stored = finding(7, 42);
            table.store(key, 3, stored);
            assert_eq!(table.probe(key, 9), Some(stored));
        }
        assert_eq!(table.probe(2, 0), None);
        table.clear();
        assert_eq!(table.probe(1, 0), None);
    }

    /// A win five plies below a node is one ply nearer to a node one ply further down the line.
    #[test]
    fn sure_results_keep_their_distance() {
        let table = Table::new(1);
        table.store(9, 4, finding(3, won_at(9)));
        assert_eq!(table.probe(9, 2).map(|found| found.value), Some(won_at(7)));
        table.store(9, 4, finding(3, lost_at(9)));
        assert_eq!(
            table.probe(9, 6).map(|found| found.value),
            Some(lost_at(11))
        );
    }

    #[test]
    fn old_and_shallow_entries_give_way() {
        let mut table = Table::new(0);
        table.store(0, 0, finding(20, 1));
        for key in 1..WAYS as u64 {
            table.store(key, 0, finding(key as i32, 2));
        }
        table.store(99, 0, finding(5, 3));
        assert!(table.probe(0, 0).is_some(), "the deepest stays");
        assert_eq!(table.probe(1, 0), None, "the shallowest goes");
        for _ in 0..4 {
            table.grow_older();
        }
        for key in 200..200 + WAYS as u64 {
            table.store(key, 0, finding(1, 3));
        }
        assert_eq!(table.probe(0, 0), None, "the old goes, however deep");
    }

    #[test]
    fn halves_of_two_entries_are_no_finding() {
        let table = Table::new(0);
        table.store(0, 0, finding(3, 5));
        let slot = &table.bucket(0)[0];
        slot.rest.fetch_xor(1, Relaxed);
        assert_eq!(table.probe(0, 0), None);
    }

    #[test]
    fn only_what_this_search_has_stored_counts_as_full() {
        let mut table = Table::new(0);
        assert_eq!(table.fullness(), 0);
        let mut key: u64 = 1;
        for _ in 0..100_000 {
            key = key.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            table.store(key, 0, finding(1, 2));
        }
        assert_eq!(table.fullness(), 1_000);
        table.grow_older();
        assert_eq!(table.fullness(), 0);
    }

    #[test]
    fn bounds_settle_windows_on_their_side_only() {
        let lower = finding(5, 50);
        assert!(lower.settles(5, 0, 50) && !lower.settles(5, 0, 51) && !lower.settles(6, 0, 50));
        let upper = Finding {
            bound: Bound::Upper,
            ..lower
        };
        assert!(upper.settles(5, 50, 60) && !upper.settles(5, 49, 60));
        let exact = Finding {
            bound: Bound::Exact,
            ..lower
        };
        assert!(exact.settles(5, -10, 100));
    }
}
