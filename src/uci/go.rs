//! The arguments of `go`.

use super::command::shortened;
use std::str::FromStr;
use std::time::Duration;

/// The arguments of `go`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    pub depth: Option<u64>,
    pub nodes: Option<u64>,
    pub movetime: Option<u64>,
    pub mate: Option<u64>,
    pub perft: Option<u64>,
    /// The remaining time of White and Black, in milliseconds.
    pub time: [Option<u64>; 2],
    pub increment: [Option<u64>; 2],
    pub moves_to_go: Option<u64>,
    pub infinite: bool,
    pub ponder: bool,
    /// The moves to choose from.
    pub moves: Vec<String>,
    /// The problems of other arguments.
    pub problems: Vec<String>,
}

impl Go {
    /// Reads the words after `go`.
    pub fn read<'a>(words: impl Iterator<Item = &'a str>) -> Go {
        let mut go = Go::default();
        let mut words = words.peekable();
        let mut choosing = false;
        while let Some(word) = words.next() {
            match word.to_ascii_lowercase().as_str() {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => choosing = true,
                name => {
                    if go.number(name).is_some() {
                        choosing = false;
                        let value = words.next_if(|text| is_number(text)).and_then(number);
                        go.set(name, value);
                    } else if choosing {
                        go.moves.push(word.to_owned());
                    } else {
                        let problem = format!("unknown word after `go`: {}", shortened(word));
                        go.problems.push(problem);
                    }
                }
            }
        }
        go
    }

    fn set(&mut self, name: &str, value: Option<u64>) {
        if value.is_none() {
            self.problems
                .push(format!("`go {name}` needs a whole number"));
        }
        if let Some(place) = self.number(name) {
            *place = value;
        }
    }

    /// The place of the number with this name.
    fn number(&mut self, name: &str) -> Option<&mut Option<u64>> {
        let [white, black] = &mut self.time;
        let [white_more, black_more] = &mut self.increment;
        Some(match name {
            "depth" => &mut self.depth,
            "nodes" => &mut self.nodes,
            "movetime" => &mut self.movetime,
            "mate" => &mut self.mate,
            "perft" => &mut self.perft,
            "wtime" => white,
            "btime" => black,
            "winc" => white_more,
            "binc" => black_more,
            "movestogo" => &mut self.moves_to_go,
            _ => return None,
        })
    }
}

fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    digits.starts_with(|first: char| first.is_ascii_digit())
}

/// An integer. A negative number, which a clock may have, becomes 0, and a number that is too large becomes the
/// largest.
fn number(text: &str) -> Option<u64> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    match text.starts_with('-') {
        true => Some(0),
        false => Some(u64::from_str(digits).unwrap_or(u64::MAX)),
    }
}

/// A time in milliseconds, limited to some years.
pub(super) fn millis(count: u64) -> Duration {
    Duration::from_millis(count.min(1 << 37))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(line: &str) -> Go {
        Go::read(line.split(' ').skip(1))
    }

    #[test]
    fn all_that_go_may_say_is_understood() {
        let clock = go("go wtime 300000 btime -5 winc 2000 binc 0 movestogo 40 ponder");
        assert_eq!(clock.time, [Some(300_000), Some(0)]);
        assert_eq!(clock.increment, [Some(2_000), Some(0)]);
        assert_eq!((clock.moves_to_go, clock.ponder), (Some(40), true));
        let chosen = go("go searchmoves e2e4 N@e4 d4e5! depth 9 infinite");
        assert_eq!(chosen.moves, ["e2e4", "N@e4", "d4e5!"]);
        assert_eq!((chosen.depth, chosen.infinite), (Some(9), true));
        assert_eq!(go("go nodes 99999999999999999999999").nodes, Some(u64::MAX));
        assert!(go("go").problems.is_empty() && go("go mate 3").mate == Some(3));
    }

    #[test]
    fn what_is_wrong_with_go_is_reported_and_the_rest_counts() {
        let odd = go("go depth x nodes 5 sideways movetime");
        assert_eq!((odd.depth, odd.nodes, odd.movetime), (None, Some(5), None));
        assert_eq!(odd.problems.len(), 4);
    }

    #[test]
    fn keywords_may_be_capitals_and_in_any_order() {
        for line in [
            "go depth 9 nodes 70 searchmoves e2e4 d2d4",
            "go searchmoves e2e4 d2d4 nodes 70 depth 9",
            "go NODES 70 Searchmoves e2e4 d2d4 DEPTH 9",
            "go nodes +70 depth 3 depth 9 searchmoves e2e4 d2d4",
        ] {
            let go = go(line);
            assert_eq!((go.depth, go.nodes), (Some(9), Some(70)), "{line}");
            assert_eq!(go.moves, ["e2e4", "d2d4"], "{line}");
            assert!(go.problems.is_empty(), "{line}");
        }
    }
}
