//! Jobs off the main thread: drawing secrets, the computer's tries, comparing guesses with all tries, judging
//! declared rules, and writing and reading games.

use super::game::Game;
use super::opponent::{Opponent, Thinker};
use super::saved::{self, Found};
use super::setup::{Mode, Setup};
use crate::app::jobs::{DiskWorker, Failure, Mailbox};
use crate::app::texts::text;
use baroque::library;
use baroque::penultima::{
    Difficulty, Evidence, PublicGame, Referee, Role, Rule, Rules, Secret, Try, Verdict, daily,
};
use bevy::prelude::*;
use jiff::Zoned;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long the computer takes for a try at least, so that each can be seen.
const PAUSE: Duration = Duration::from_millis(900);

/// Something to be done.
#[derive(Message, Debug)]
pub enum PenultimaJob {
    /// Begin a game.
    Begin(Setup),
    /// Choose a try for the computer.
    Think {
        /// The game's number.
        game: u64,
        /// All that the computer sees.
        public: Box<PublicGame>,
        /// The computer.
        opponent: Opponent,
        /// Its thread of thought.
        thinker: Thinker,
    },
    /// Compare a guess with all tries.
    Check {
        /// The game's number.
        game: u64,
        /// The tries.
        public: Box<PublicGame>,
        /// The guess, and the rules that are found.
        rules: Box<Rules>,
    },
    /// Judge a declared rule.
    Judge {
        /// The game's number.
        game: u64,
        /// The referee.
        referee: Box<Referee>,
        /// The piece.
        role: Role,
        /// The declared rule.
        rule: Rule,
    },
    /// Write a game into its file.
    Save(PathBuf, String),
    /// Look for games on disk.
    Find,
}

/// What has come of it.
#[derive(Message, Debug)]
pub enum PenultimaDone {
    /// The game, or why there is none.
    Begun(Result<Box<Game>, String>),
    /// The computer's try in a game after so many tries. Nothing if it knows none.
    Thought(u64, usize, Option<Try>),
    /// What the tries of a game say about a guess, after so many of them.
    Checked(u64, usize, Box<Rules>, Verdict),
    /// Whether a declared rule of a game is right.
    Judged(u64, Role, Rule, bool),
    /// The games on disk, and why others cannot be read.
    Found(Vec<Found>, Vec<String>),
    /// Something has failed, in words.
    Failed(String),
}

impl PenultimaJob {
    /// Does it.
    pub fn run(self) -> Option<PenultimaDone> {
        Some(match self {
            PenultimaJob::Begin(setup) => PenultimaDone::Begun(begin(&setup)),
            PenultimaJob::Think {
                game,
                public,
                opponent,
                thinker,
            } => {
                let attempt = thinker.choose(&public, opponent);
                PenultimaDone::Thought(game, public.log().len(), attempt)
            }
            PenultimaJob::Check {
                game,
                public,
                rules,
            } => {
                let verdict = Evidence::new(&public)?.judge(&rules);
                PenultimaDone::Checked(game, public.log().len(), rules, verdict)
            }
            PenultimaJob::Judge {
                game,
                referee,
                role,
                rule,
            } => {
                let right = referee.is_right(role, &rule);
                PenultimaDone::Judged(game, role, rule, right)
            }
            PenultimaJob::Save(path, text) => {
                save(&path, &text).err().map(PenultimaDone::Failed)?
            }
            PenultimaJob::Find => {
                let (found, unreadable) = saved::find();
                PenultimaDone::Found(found, unreadable)
            }
        })
    }
}

/// A game with these choices.
fn begin(setup: &Setup) -> Result<Box<Game>, String> {
    let none = || text!("penultima-no-game").to_owned();
    let chance = RandomState::new();
    let seed = setup.seed().unwrap_or_default();
    let seed = seed.unwrap_or_else(|| chance.hash_one("secret") >> 16);
    let draw = |difficulty: Difficulty, seed: u64| Secret::draw(difficulty, seed);
    let begun = match setup.mode {
        Mode::Daily => {
            let today = Zoned::now().date();
            let number = |part: i8| u8::try_from(part).unwrap_or_default();
            let year = u16::try_from(today.year()).unwrap_or_default();
            let (difficulty, seed) = daily(year, number(today.month()), number(today.day()));
            let secret = draw(difficulty, seed).ok_or_else(none)?;
            Game::alone(secret, Some(today.to_string()))
        }
        Mode::Laboratory => {
            let secret = draw(setup.difficulty, seed).ok_or_else(none)?;
            Game::alone(secret, None)
        }
        Mode::Two | Mode::Computer => {
            let opponent = (setup.mode == Mode::Computer).then(|| Opponent {
                side: setup.computer,
                level: setup.level,
                seed: chance.hash_one("computer"),
            });
            let secret = draw(setup.difficulty, seed).ok_or_else(none)?;
            Game::begin(secret, setup.attempts, opponent)
        }
    };
    let mut game = begun.ok_or_else(none)?;
    game.path = saved::fresh();
    Ok(Box::new(game))
}

fn save(path: &std::path::Path, text: &str) -> Result<(), String> {
    let written = path
        .parent()
        .map_or(Ok(()), std::fs::create_dir_all)
        .and_then(|()| library::write_whole(path, text.as_bytes()));
    written.map_err(|error| {
        text!(
            "penultima-unsaved",
            path = path.display().to_string(),
            error = error.to_string()
        )
    })
}

/// Begins what is to be done: games join the disk queue, all else has a thread of its own.
pub(super) fn start(
    mut jobs: ResMut<Messages<PenultimaJob>>,
    done: Res<Mailbox<PenultimaDone>>,
    disk: Res<DiskWorker>,
) {
    let failed = |failure: Failure| PenultimaDone::Failed(failure.to_string());
    for job in jobs.drain() {
        match job {
            PenultimaJob::Save(path, text) => {
                let sender = done.sender();
                disk.handle().write(path.clone(), move || {
                    let job = PenultimaJob::Save(path, text);
                    sender.guard(failed, |sender| {
                        job.run().into_iter().for_each(|done| sender.send(done))
                    });
                    Ok(())
                });
            }
            PenultimaJob::Find => {
                let disk = disk.handle().clone();
                done.spawn("games of Penultima", failed, move |sender| {
                    // What is to be read may still be waiting to be written.
                    disk.wait();
                    PenultimaJob::Find
                        .run()
                        .into_iter()
                        .for_each(|done| sender.send(done));
                });
            }
            job => done.spawn("Penultima", failed, move |sender| {
                let begun = Instant::now();
                let thinks = matches!(job, PenultimaJob::Think { .. });
                let done = job.run();
                if thinks {
                    sleep(PAUSE.saturating_sub(begun.elapsed()));
                }
                done.into_iter().for_each(|done| sender.send(done));
            }),
        }
    }
}
