//! Communication with an engine, which may send anything or nothing, or end.

use super::pipe::{NoLine, Pipe, ReceivedLine};
use super::player::ArenaPlayer;
use std::fmt;
use std::time::{Duration, Instant};

/// How long an engine may take to start.
const PATIENCE: Duration = Duration::from_secs(30);
/// The most lines of an engine's introduction. Later lines are dropped.
const MOST_LINES: usize = 1_000;
/// The option that makes the random choices of a weaker player repeatable.
const SEED: &str = "Seed";
/// The option that adds game files.
const GAME_FILES: &str = "VariantPath";

/// Why an engine gives no legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Its answer is not a legal move.
    Illegal(String),
    /// It has ended, in this way.
    Dead(String),
    /// It used more time than allowed.
    Late {
        /// The time used so far, perhaps without an answer.
        taken: Duration,
        /// The allowed time.
        allowed: Duration,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Illegal(text) => write!(f, "illegal move `{text}`"),
            Fault::Dead(how) => write!(f, "engine has ended ({how})"),
            Fault::Late { taken, allowed } => write!(
                f,
                "used {} ms of {} ms",
                taken.as_millis(),
                allowed.as_millis()
            ),
        }
    }
}

/// An engine's move.
pub(super) struct EngineAnswer {
    pub text: String,
    /// Its score of the position, in hundredths of a pawn.
    pub score: Option<i32>,
    pub time: Duration,
}

/// A running engine.
pub(super) struct Client {
    pipe: Pipe,
    options: Vec<ListedOption>,
}

impl Client {
    /// Starts a program and sets its options.
    pub fn start(player: &ArenaPlayer) -> Result<Client, String> {
        let mut client = Client {
            pipe: Pipe::start(&player.program, &player.arguments)?,
            options: Vec::new(),
        };
        client.introduce()?;
        client.set_up(player)?;
        Ok(client)
    }

    fn introduce(&mut self) -> Result<(), String> {
        self.pipe.send("uci");
        let lines = self.until("uciok", "uci")?;
        self.options = lines
            .iter()
            .filter_map(|line| ListedOption::read(line))
            .collect();
        Ok(())
    }

    fn set_up(&mut self, player: &ArenaPlayer) -> Result<(), String> {
        for (name, value) in &player.options {
            self.known(name)
                .ok_or_else(|| format!("has no option `{name}`"))?;
            self.change(name, value)?;
        }
        for (name, value) in &player.defaults {
            let known = self.known(name).filter(|_| !player.sets(name));
            if let Some(known) = known {
                known.allows(value)?;
                self.change(name, value)?;
            }
        }
        self.pipe.send("isready");
        let lines = self.until("readyok", "isready")?;
        let complaint = lines
            .iter()
            .find_map(|line| line.strip_prefix("info string error"));
        match complaint {
            Some(complaint) => Err(format!("complains{complaint}")),
            None => Ok(()),
        }
    }

    fn known(&self, name: &str) -> Option<&ListedOption> {
        let mut options = self.options.iter();
        options.find(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// Sets an option. An option that adds games changes the choices of others.
    fn change(&mut self, name: &str, value: &str) -> Result<(), String> {
        self.set(name, value);
        match name.eq_ignore_ascii_case(GAME_FILES) {
            true => self.introduce(),
            false => Ok(()),
        }
    }

    fn set(&self, name: &str, value: &str) {
        self.pipe
            .send(&format!("setoption name {name} value {value}"));
    }

    /// Starts a new game. The seed is for engines with random choices.
    pub fn new_game(&mut self, seed: u64) -> Result<(), String> {
        if self.known(SEED).is_some() {
            self.set(SEED, &seed.to_string());
        }
        self.pipe.send("ucinewgame");
        self.pipe.send("isready");
        self.until("readyok", "isready").map(drop)
    }

    /// Asks for a move.
    pub fn search(
        &mut self,
        position: &str,
        go: &str,
        patience: Duration,
    ) -> Result<EngineAnswer, Fault> {
        let asked = Instant::now();
        self.pipe.send(position);
        self.pipe.send(go);
        let mut score = None;
        loop {
            let received = self.receive(asked, patience)?;
            if received.at < asked {
                continue;
            }
            let mut words = received.line.split_whitespace();
            match words.next() {
                Some("info") => score = centipawns(&received.line).or(score),
                Some("bestmove") => {
                    return Ok(EngineAnswer {
                        text: words.next().unwrap_or_default().to_owned(),
                        score,
                        time: received.at - asked,
                    });
                }
                _ => {}
            }
        }
    }

    /// Its lines up to the one that starts with a word.
    fn until(&mut self, last: &str, question: &str) -> Result<Vec<String>, String> {
        let asked = Instant::now();
        let mut lines = Vec::new();
        loop {
            let received = self
                .receive(asked, PATIENCE)
                .map_err(|fault| format!("did not answer `{question}`: {fault}"))?;
            if received.line.trim() == last {
                return Ok(lines);
            }
            if lines.len() < MOST_LINES {
                lines.push(received.line);
            }
        }
    }

    fn receive(&mut self, asked: Instant, patience: Duration) -> Result<ReceivedLine, Fault> {
        self.pipe
            .receive(asked + patience)
            .map_err(|silence| match silence {
                NoLine::Ended(how) => Fault::Dead(how),
                NoLine::TimedOut => Fault::Late {
                    taken: asked.elapsed(),
                    allowed: patience,
                },
            })
    }
}

/// An option of an engine.
struct ListedOption {
    name: String,
    /// The possible values, or any value if empty.
    choices: Vec<String>,
}

impl ListedOption {
    /// Reads `option name NAME type TYPE …`.
    fn read(line: &str) -> Option<ListedOption> {
        let rest = line.trim().strip_prefix("option name ")?;
        let (name, kind) = rest.split_once(" type ")?;
        Some(ListedOption {
            name: name.trim().to_owned(),
            choices: kind
                .split(" var ")
                .skip(1)
                .map(|choice| choice.trim().to_owned())
                .collect(),
        })
    }

    /// Whether a value may be set. The choices of a game's options, after colons, are not in the list.
    fn allows(&self, value: &str) -> Result<(), String> {
        let listed: Vec<&str> = value
            .split(':')
            .filter(|part| !part.contains('='))
            .collect();
        let listed = listed.join(":");
        match self.choices.is_empty() || self.choices.contains(&listed) {
            true => Ok(()),
            false => Err(format!(
                "its option `{}` has no choice `{listed}`",
                self.name
            )),
        }
    }
}

/// The score of the best line in an `info` line. A mate counts more than any material.
fn centipawns(line: &str) -> Option<i32> {
    const MATE: i32 = 30_000;
    let words: Vec<&str> = line.split_whitespace().collect();
    let after = |name: &str, place: usize| {
        let at = words.iter().position(|&word| word == name)?;
        words.get(at + place).copied()
    };
    if after("multipv", 1).is_some_and(|rank| rank != "1") {
        return None;
    }
    let number: i32 = after("score", 2)?.parse().ok()?;
    match after("score", 1)? {
        "cp" => Some(number),
        "mate" if number > 0 => Some(MATE),
        "mate" => Some(-MATE),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read() {
        assert_eq!(centipawns("info depth 4 score cp -31 nodes 7"), Some(-31));
        assert_eq!(centipawns("info score mate 3 pv a1a2"), Some(30_000));
        assert_eq!(centipawns("info score mate -1"), Some(-30_000));
        assert_eq!(centipawns("info multipv 2 score cp 5"), None);
        assert_eq!(centipawns("info string score of the day"), None);
        assert_eq!(centipawns("info score cp"), None);
    }

    #[test]
    fn options_are_read() {
        let line = "option name Skill Level type spin default 10 min 1 max 10";
        assert_eq!(ListedOption::read(line).unwrap().name, "Skill Level");
        assert!(ListedOption::read("option name").is_none());
        let line = "option name UCI_Variant type combo default chess var chess var ultima";
        let games = ListedOption::read(line).unwrap();
        assert!(games.allows("ultima:leaps=single").is_ok());
        assert!(games.allows("chess:10x8").is_err());
    }
}
