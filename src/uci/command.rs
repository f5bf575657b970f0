//! The commands of other programs.

use std::str::FromStr;
use std::time::Duration;

/// A parsed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// An empty line.
    Nothing,
    Uci,
    IsReady,
    NewGame,
    /// An option's name and value.
    SetOption(String, String),
    /// A FEN, or the start if `None`, and the moves from there.
    Position(Option<String>, Vec<String>),
    Go(Go),
    Stop,
    PonderHit,
    Quit,
    /// Show the board.
    Draw,
    Bench,
    /// A wrong line, and the problem.
    Wrong(String),
}

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

impl Command {
    /// Reads a line.
    pub fn read(line: &str) -> Command {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else {
            return Command::Nothing;
        };
        match first {
            "uci" => Command::Uci,
            "isready" => Command::IsReady,
            "ucinewgame" => Command::NewGame,
            "setoption" => set_option(line),
            "position" => position(words),
            "go" => Command::Go(Go::read(words)),
            "stop" => Command::Stop,
            "ponderhit" => Command::PonderHit,
            "quit" | "exit" => Command::Quit,
            "d" => Command::Draw,
            "bench" => Command::Bench,
            "debug" | "register" => Command::Nothing,
            _ => Command::Wrong(format!("unknown command: {}", shortened(first))),
        }
    }
}

/// A word, shortened for a message.
pub(super) fn shortened(word: &str) -> String {
    word.chars().filter(|c| !c.is_control()).take(60).collect()
}

/// `setoption name NAME value VALUE`. Both may contain spaces, and those of the value matter.
fn set_option(line: &str) -> Command {
    let wrong = || Command::Wrong("error: expected `setoption name NAME value VALUE`".to_owned());
    let rest = line.strip_prefix("setoption").unwrap_or(line).trim_start();
    let Some(rest) = rest.strip_prefix("name") else {
        return wrong();
    };
    let rest = format!("{rest} ");
    let (name, value) = rest.split_once(" value ").unwrap_or((&rest, ""));
    let name: Vec<&str> = name.split_whitespace().collect();
    if name.is_empty() {
        return wrong();
    }
    Command::SetOption(name.join(" "), value.trim().to_owned())
}

fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Command {
    let from = words.next();
    let mut fields = words.by_ref().take_while(|&word| word != "moves");
    let fen = match from {
        Some("startpos") => {
            // Unknown words in between are ignored.
            fields.by_ref().for_each(drop);
            None
        }
        Some("fen") => Some(fields.collect::<Vec<_>>().join(" ")),
        _ => {
            let expected = "error: expected `position startpos` or `position fen FEN`";
            return Command::Wrong(expected.to_owned());
        }
    };
    Command::Position(fen, words.map(str::to_owned).collect())
}

impl Go {
    fn read<'a>(words: impl Iterator<Item = &'a str>) -> Go {
        let mut go = Go::default();
        let mut words = words.peekable();
        let mut choosing = false;
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => choosing = true,
                _ => {
                    if go.number(word).is_some() {
                        choosing = false;
                        let value = words.next_if(|text| is_number(text)).and_then(number);
                        go.set(word, value);
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
        match Command::read(line) {
            Command::Go(go) => go,
            other => panic!("{other:?}"),
        }
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
    fn options_may_have_blanks_in_their_names_and_values() {
        let set = |line| match Command::read(line) {
            Command::SetOption(name, value) => (name, value),
            other => panic!("{other:?}"),
        };
        let both = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let skill = set("setoption  name Skill  Level value 3");
        assert_eq!(skill, both("Skill Level", "3"));
        let path = set("setoption name VariantPath value /my  games/a value b.ron");
        assert_eq!(path, both("VariantPath", "/my  games/a value b.ron"));
        assert_eq!(set("setoption name Clear Hash"), both("Clear Hash", ""));
        let empty = set("setoption name VariantPath value");
        assert_eq!(empty, both("VariantPath", ""));
    }

    #[test]
    fn positions_are_split_into_fen_and_moves() {
        assert_eq!(
            Command::read("position startpos moves e2e4 e7e5"),
            Command::Position(None, vec!["e2e4".to_owned(), "e7e5".to_owned()])
        );
        assert_eq!(
            Command::read("position fen 8/8 w - - 0 1 ban:d4d7 moves"),
            Command::Position(Some("8/8 w - - 0 1 ban:d4d7".to_owned()), Vec::new())
        );
        assert!(matches!(Command::read("position"), Command::Wrong(_)));
    }
}
