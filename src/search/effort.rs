//! How long a computer with your own settings thinks about a move.

use super::timeman::Limits;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

/// How long the computer thinks about a move at full strength.
///
/// Written as `1.5s`, `depth 8` or `20000 nodes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effort {
    /// For this time.
    Time(Duration),
    /// To this depth in plies.
    Depth(u32),
    /// For this many nodes.
    Nodes(u64),
}

impl Effort {
    /// The possible times, in tenths of a second.
    pub const TENTHS: RangeInclusive<u64> = 1..=6_000;
    /// The possible depths, in plies.
    pub const DEPTHS: RangeInclusive<u32> = 1..=60;
    /// The possible numbers of nodes.
    pub const NODES: RangeInclusive<u64> = 100..=1_000_000_000;

    /// The nearest possible effort.
    #[must_use]
    pub fn bounded(self) -> Effort {
        match self {
            Effort::Time(time) => {
                let tenths = u64::try_from(time.as_millis() / 100).unwrap_or(u64::MAX);
                let tenths = tenths.clamp(*Self::TENTHS.start(), *Self::TENTHS.end());
                Effort::Time(Duration::from_millis(tenths * 100))
            }
            Effort::Depth(depth) => {
                Effort::Depth(depth.clamp(*Self::DEPTHS.start(), *Self::DEPTHS.end()))
            }
            Effort::Nodes(nodes) => {
                Effort::Nodes(nodes.clamp(*Self::NODES.start(), *Self::NODES.end()))
            }
        }
    }

    /// The limits of a search with this effort.
    pub fn limits(self) -> Limits {
        match self.bounded() {
            Effort::Time(time) => Limits::movetime(time),
            Effort::Depth(depth) => Limits::depth(depth),
            Effort::Nodes(nodes) => Limits::nodes(nodes),
        }
    }
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effort::Time(time) => write!(f, "{}s", time.as_millis() as f64 / 1000.0),
            Effort::Depth(depth) => write!(f, "depth {depth}"),
            Effort::Nodes(nodes) => write!(f, "{nodes} nodes"),
        }
    }
}

/// The error for a text that is no effort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownEffort;

impl fmt::Display for UnknownEffort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a limit such as `1.5s`, `depth 8` or `20000 nodes`")
    }
}

impl std::error::Error for UnknownEffort {}

impl FromStr for Effort {
    type Err = UnknownEffort;

    fn from_str(text: &str) -> Result<Effort, UnknownEffort> {
        let text = text.trim();
        let effort = if let Some(depth) = text.strip_prefix("depth ") {
            depth.trim().parse().ok().map(Effort::Depth)
        } else if let Some(nodes) = text.strip_suffix(" nodes") {
            nodes.trim().parse().ok().map(Effort::Nodes)
        } else {
            let seconds = text.strip_suffix('s').and_then(|text| text.parse().ok());
            let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
            time.map(Effort::Time)
        };
        effort.map(Effort::bounded).ok_or(UnknownEffort)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for (effort, text) in [
            (Effort::Time(Duration::from_millis(1_500)), "1.5s"),
            (Effort::Depth(8), "depth 8"),
            (Effort::Nodes(20_000), "20000 nodes"),
        ] {
            assert_eq!(effort.to_string(), text);
            assert_eq!(text.parse(), Ok(effort));
        }
    }

    #[test]
    fn what_is_too_much_is_cut_and_nonsense_is_refused() {
        assert_eq!("depth 900".parse(), Ok(Effort::Depth(60)));
        assert_eq!("0s".parse(), Ok(Effort::Time(Duration::from_millis(100))));
        for text in [
            "",
            "s",
            "-1s",
            "nans",
            "1e99s",
            "depth",
            "depth -1",
            "many nodes",
        ] {
            assert_eq!(text.parse::<Effort>(), Err(UnknownEffort), "{text}");
        }
    }
}
