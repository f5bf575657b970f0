//! A conversation with an engine, which may say anything, or nothing, or be gone.

use super::pipe::{Heard, Pipe, Silence};
use super::player::Player;
use std::fmt;
use std::time::{Duration, Instant};

/// How long an engine may take to get ready.
const PATIENCE: Duration = Duration::from_secs(30);
/// How many lines an engine may say about itself; more are dropped.
const MOST_LINES: usize = 1_000;
/// The option by which the chances in a weaker player's moves can be repeated.
const SEED: &str = "Seed";
/// The option that adds games.
const GAME_FILES: &str = "VariantPath";

/// Why an engine gives no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It has said something that is no legal move.
    Illegal(String),
    /// It has ended, and how.
    Dead(String),
    /// It has used more time than allowed.
    Late {
        /// The time used so far, perhaps without an answer.
        taken: Duration,
        /// The time it had.
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

/// A move that an engine gives.
pub(super) struct Answer {
    pub text: String,
    /// Its score of the position, in hundredths of a pawn.
    pub score: Option<i32>,
    pub time: Duration,
}

/// A running engine.
pub(super) struct Client {
    pipe: Pipe,
    options: Vec<Known>,
}

impl Client {
    /// Starts a program and sets its options.
    pub fn start(player: &Player) -> Result<Client, String> {
        let mut client = Client {
            pipe: Pipe::start(&player.program, &player.arguments)?,
            options: Vec::new(),
        };
        client.introduce()?;
        client.set_up(player)?;
        Ok(client)
    }

    fn introduce(&mut self) -> Result<(), String> {
        self.pipe.say("uci");
        let lines = self.until("uciok", "uci")?;
        self.options = lines.iter().filter_map(|line| Known::read(line)).collect();
        Ok(())
    }

    fn set_up(&mut self, player: &Player) -> Result<(), String> {
        for (name, value) in &player.options {
            self.known(name)
                .ok_or_else(|| format!("has no option `{name}`"))?;
            self.change(name, value)?;
        }
        for (name, value) in &player.usual {
            let known = self.known(name).filter(|_| !player.sets(name));
            if let Some(known) = known {
                known.allows(value)?;
                self.change(name, value)?;
            }
        }
        self.pipe.say("isready");
        let lines = self.until("readyok", "isready")?;
        let complaint = lines
            .iter()
            .find_map(|line| line.strip_prefix("info string error"));
        match complaint {
            Some(complaint) => Err(format!("complains{complaint}")),
            None => Ok(()),
        }
    }

    fn known(&self, name: &str) -> Option<&Known> {
        let mut options = self.options.iter();
        options.find(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// Sets an option; one that adds games changes what there is to choose from.
    fn change(&mut self, name: &str, value: &str) -> Result<(), String> {
        self.set(name, value);
        match name.eq_ignore_ascii_case(GAME_FILES) {
            true => self.introduce(),
            false => Ok(()),
        }
    }

    fn set(&self, name: &str, value: &str) {
        self.pipe
            .say(&format!("setoption name {name} value {value}"));
    }

    /// Lets it forget the last game. The seed is for engines that leave something to chance.
    pub fn new_game(&mut self, seed: u64) -> Result<(), String> {
        if self.known(SEED).is_some() {
            self.set(SEED, &seed.to_string());
        }
        self.pipe.say("ucinewgame");
        self.pipe.say("isready");
        self.until("readyok", "isready").map(drop)
    }

    /// Asks for a move.
    pub fn search(
        &mut self,
        position: &str,
        go: &str,
        patience: Duration,
    ) -> Result<Answer, Fault> {
        let asked = Instant::now();
        self.pipe.say(position);
        self.pipe.say(go);
        let mut score = None;
        loop {
            let heard = self.hear(asked, patience)?;
            if heard.at < asked {
                continue;
            }
            let mut words = heard.line.split_whitespace();
            match words.next() {
                Some("info") => score = centipawns(&heard.line).or(score),
                Some("bestmove") => {
                    return Ok(Answer {
                        text: words.next().unwrap_or_default().to_owned(),
                        score,
                        time: heard.at - asked,
                    });
                }
                _ => {}
            }
        }
    }

    /// Its lines up to a word.
    fn until(&mut self, last: &str, question: &str) -> Result<Vec<String>, String> {
        let asked = Instant::now();
        let mut lines = Vec::new();
        loop {
            let heard = self
                .hear(asked, PATIENCE)
                .map_err(|fault| format!("did not answer `{question}`: {fault}"))?;
            if heard.line.trim() == last {
                return Ok(lines);
            }
            if lines.len() < MOST_LINES {
                lines.push(heard.line);
            }
        }
    }

    fn hear(&mut self, asked: Instant, patience: Duration) -> Result<Heard, Fault> {
        self.pipe
            .hear(asked + patience)
            .map_err(|silence| match silence {
                Silence::Ended(how) => Fault::Dead(how),
                Silence::Waiting => Fault::Late {
                    taken: asked.elapsed(),
                    allowed: patience,
                },
            })
    }
}

/// An option that an engine has announced.
struct Known {
    name: String,
    /// The values to choose from; any if there are none.
    choices: Vec<String>,
}

impl Known {
    /// Reads `option name NAME type TYPE …`.
    fn read(line: &str) -> Option<Known> {
        let rest = line.trim().strip_prefix("option name ")?;
        let (name, kind) = rest.split_once(" type ")?;
        Some(Known {
            name: name.trim().to_owned(),
            choices: kind
                .split(" var ")
                .skip(1)
                .map(|choice| choice.trim().to_owned())
                .collect(),
        })
    }

    /// Whether a value may be set; choices of a game's options, after colons, are not listed.
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

/// The score of the best line in an `info` line. A mate is more than any material.
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
        assert_eq!(Known::read(line).unwrap().name, "Skill Level");
        assert!(Known::read("option name").is_none());
        let line = "option name UCI_Variant type combo default chess var chess var ultima";
        let games = Known::read(line).unwrap();
        assert!(games.allows("ultima:leaps=single").is_ok());
        assert!(games.allows("chess:10x8").is_err());
    }
}
