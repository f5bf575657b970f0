//! `baroque blind`: a blind game against the computer, for scripts and other programs.

use super::{Failure, Target, output};
use crate::blind::{
    Answer, BlindPlayer, Knowledge, Umpire, UmpireOptions, end_line, lines_of_ply, write_pgn,
};
use crate::notation::pgn::Tags;
use crate::rules::Color;
use crate::search::Level;
use clap::{Args, ValueEnum};
use std::io::{BufRead, stdin};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

#[derive(Debug, Args)]
pub(super) struct BlindCommand {
    #[command(flatten)]
    target: Target,
    /// Your side.
    #[arg(long, value_enum, default_value_t = Side::White)]
    side: Side,
    /// The seed of the computer's choices.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The level of the computer, from 1 to 10.
    #[arg(long, value_name = "LEVEL", default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=10))]
    level: u8,
    /// The most nodes that the computer searches before a try. Default: those of the level.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// What the umpire says: `captures=rank|square|piece`, `check=plain|direction|never`, `tries=announced|asked|never`.
    #[arg(long = "umpire", value_name = "OPTION=CHOICE", value_parser = umpire_option)]
    umpire: Vec<String>,
}

/// A side.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Side {
    /// You move first.
    White,
    /// The computer moves first.
    Black,
}

/// A text that is an option of the umpire.
fn umpire_option(text: &str) -> Result<String, String> {
    let mut options = UmpireOptions::default();
    let known = options.set(text).map(|()| text.to_owned());
    known.map_err(|error| error.to_string())
}

impl BlindCommand {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (variant, start) = self.target.open()?;
        let options: UmpireOptions = self.umpire.join(" ").parse()?;
        let umpire = Umpire::new(Arc::new(variant), start, options)?;
        let level = Level::numbered(self.level.into()).unwrap_or(Level::Regular);
        let session = Session {
            umpire,
            side: match self.side {
                Side::White => Color::White,
                Side::Black => Color::Black,
            },
            computer: BlindPlayer::new(level, self.seed, self.nodes),
            told: 0,
        };
        session.play(self)
    }

    /// Names the players, and how the computer played.
    fn tags(&self, side: Color) -> Tags {
        let mut tags = Tags::default();
        tags.set("Event", "Blind");
        let names = [
            (side, "You".to_owned()),
            (!side, format!("Baroque, level {}", self.level)),
        ];
        for (color, name) in names {
            tags.set(&color.to_string(), name);
        }
        tags.set("Seed", self.seed.to_string());
        tags
    }
}

/// A game against the computer, over standard input and output.
struct Session {
    umpire: Umpire,
    side: Color,
    computer: BlindPlayer,
    /// The number of plies that were reported.
    told: usize,
}

impl Session {
    fn play(mut self, command: &BlindCommand) -> Result<(), Failure> {
        self.answer()?;
        for line in stdin().lock().lines() {
            if self.umpire.outcome().is_some() {
                break;
            }
            let line = line.map_err(|error| Failure(format!("cannot read the input: {error}")))?;
            match line.trim() {
                "" => continue,
                "quit" => break,
                "resign" => self.resign()?,
                "any?" => self.ask()?,
                text => self.attempt(text)?,
            }
            if self.umpire.outcome().is_some() {
                break;
            }
        }
        let tags = command.tags(self.side);
        output::text(&format!("\n{}", write_pgn(&self.umpire, &tags)))
    }

    fn knowledge(&self) -> &Knowledge {
        self.umpire.knowledge(self.side)
    }

    fn attempt(&mut self, text: &str) -> Result<(), Failure> {
        match self.umpire.attempt(text)? {
            Answer::No => output::line("no"),
            Answer::Impossible => output::line("impossible"),
            Answer::Played => {
                output::line(&format!("played {text}"))?;
                self.answer()
            }
        }
    }

    /// Reports the last ply, lets the computer move as long as it is its turn, and reports that.
    fn answer(&mut self) -> Result<(), Failure> {
        self.tell()?;
        while self.umpire.outcome().is_none() && self.umpire.turn() != self.side {
            let stop = AtomicBool::new(false);
            let attempt = self
                .computer
                .choose(self.umpire.knowledge(!self.side), &stop);
            let Some(attempt) = attempt else {
                self.umpire.resign(!self.side);
                break;
            };
            self.umpire.attempt(&attempt)?;
            self.tell()?;
        }
        match self.umpire.outcome() {
            None => output::line(&format!("turn {}", self.knowledge().placement())),
            Some(_) => Ok(()),
        }
    }

    /// Writes what the umpire has said since the last report.
    fn tell(&mut self) -> Result<(), Failure> {
        let knowledge = self.umpire.knowledge(self.side);
        for index in self.told..knowledge.plies().len() {
            for line in lines_of_ply(knowledge, index) {
                output::line(&line)?;
            }
        }
        self.told = knowledge.plies().len();
        Ok(())
    }

    fn ask(&mut self) -> Result<(), Failure> {
        match self.umpire.ask()? {
            Some(tries) => output::line(&format!("tries {tries}")),
            None => output::line("impossible"),
        }
    }

    fn resign(&mut self) -> Result<(), Failure> {
        self.umpire.resign(self.side);
        self.umpire
            .outcome()
            .map_or(Ok(()), |outcome| output::line(&end_line(outcome)))
    }
}
