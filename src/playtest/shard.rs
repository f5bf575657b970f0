//! Shares of a run, for several machines.

use std::fmt;
use std::str::FromStr;

/// Every N-th item of a run, so that N runs share the work. Together they do that of a single run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// The number of the share, counted from 1.
    pub number: u64,
    /// The number of shares.
    pub of: u64,
}

impl Shard {
    /// Everything.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// The first item of the share after those with smaller numbers than `next`.
    #[cfg(feature = "lab")]
    pub(crate) fn first_from(self, next: u64) -> u64 {
        let first = self.number - 1;
        first + next.saturating_sub(first).div_ceil(self.of) * self.of
    }

    /// Whether an item belongs to the share.
    pub fn has(self, item: u64) -> bool {
        item % self.of == self.number - 1
    }
}

/// Writes `K/N`.
impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    /// Reads `K/N`.
    fn from_str(text: &str) -> Result<Shard, String> {
        let shard = text.split_once('/').and_then(|(number, of)| {
            let shard = Shard {
                number: number.trim().parse().ok()?,
                of: of.trim().parse().ok()?,
            };
            (1..=shard.of).contains(&shard.number).then_some(shard)
        });
        shard.ok_or_else(|| "expected K/N with K from 1 to N, such as 3/16".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_read() {
        assert_eq!("3/16".parse(), Ok(Shard { number: 3, of: 16 }));
        assert_eq!("1/1".parse(), Ok(Shard::WHOLE));
        assert_eq!(Shard { number: 3, of: 16 }.to_string(), "3/16");
        for wrong in ["", "3", "0/4", "5/4", "1/0", "-1/4", "a/b", "1/2/3", "/"] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_item_is_in_one_share() {
        for item in 0..20 {
            let shares = (1..=3).filter(|&number| Shard { number, of: 3 }.has(item));
            assert_eq!(shares.count(), 1, "{item}");
        }
    }
}
