//! The transposition table: what earlier nodes have found out about a position.

use super::score::{MAX_PLY, Value, is_decided};
use crate::rules::Move;

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

#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
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

/// A table of fixed size.
pub(super) struct Table {
    buckets: Vec<[Entry; WAYS]>,
    age: u8,
}

impl Table {
    /// A table of this many MiB, or a small one for 0.
    pub(super) fn new(mib: usize) -> Table {
        let bytes = mib.saturating_mul(1 << 20).max(1 << 16);
        let buckets = bytes / size_of::<[Entry; WAYS]>();
        Table {
            buckets: vec![[Entry::default(); WAYS]; buckets],
            age: 1,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.fill([Entry::default(); WAYS]);
        self.age = 1;
    }

    /// Begins another search: what earlier ones have stored gives way first.
    pub(super) fn grow_older(&mut self) {
        self.age = match self.age {
            u8::MAX => 1,
            age => age + 1,
        };
    }

    /// The bucket of a key, by its high bits: the product maps them evenly onto the table's length.
    #[inline]
    fn bucket(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    /// What is known of the position with this key, seen from a node at `ply`.
    pub(super) fn probe(&self, key: u64, ply: usize) -> Option<Finding> {
        let entries = &self.buckets[self.bucket(key)];
        let entry = entries
            .iter()
            .find(|entry| entry.age != 0 && entry.key == key)?;
        Some(Finding {
            mv: entry.mv,
            value: from_here(entry.value.into(), ply),
            eval: entry.eval.into(),
            depth: entry.depth.into(),
            bound: entry.bound,
        })
    }

    /// Stores what a node at `ply` has found out, in place of the shallowest and oldest entry.
    pub(super) fn store(&mut self, key: u64, ply: usize, finding: Finding) {
        let bucket = self.bucket(key);
        let age = self.age;
        let staleness = |entry: &Entry| i32::from(age.wrapping_sub(entry.age));
        let entries = &mut self.buckets[bucket];
        let known = entries
            .iter()
            .position(|entry| entry.age != 0 && entry.key == key);
        let index = known.unwrap_or_else(|| {
            let keep = |entry: &Entry| match entry.age {
                0 => i32::MIN,
                _ => i32::from(entry.depth) - 8 * staleness(entry),
            };
            (0..WAYS)
                .min_by_key(|&way| keep(&entries[way]))
                .unwrap_or_default()
        });
        let entry = &mut entries[index];
        let same = known.is_some();
        // A shallow bound says less than a deep one of the same search.
        let poorer = i32::from(entry.depth) > finding.depth + 3 && entry.age == age;
        if same && poorer && finding.bound != Bound::Exact {
            return;
        }
        *entry = Entry {
            key,
            mv: finding.mv.or(entry.mv.filter(|_| same)),
            value: to_root(finding.value, ply) as i16,
            eval: finding.eval as i16,
            depth: finding.depth.clamp(-1, MAX_PLY as i32) as i8,
            bound: finding.bound,
            age,
        };
    }
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
        let mut table = Table::new(1);
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
