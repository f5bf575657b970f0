//! Jobs off the main thread: drawing secrets, the computer's tries, comparing guesses with all tries, judging
//! declared rules, and writing and reading games.

use super::game::PenultimaGame;
use super::opponent::PenultimaThinker;
use super::saved;
use super::setup::{Mode, Setup};
use crate::app::board::tries::TryPlayer;
use crate::app::jobs::{Failure, GameFolder, GameOnDisk, Job, MailSender, Workplace};
use baroque::penultima::{
    Difficulty, Evidence, PublicGame, Referee, Role, Rule, Rules, Secret, Try, Verdict, daily,
};
use baroque::texts::text;
use bevy::prelude::*;
use jiff::Zoned;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The least time between the computer's tries, so that each can be seen.
const MIN_THINKING_TIME: Duration = Duration::from_millis(900);

/// Work off the main thread.
#[derive(Message, Debug)]
pub enum PenultimaJob {
    /// Begin a game.
    Begin(Setup),
    /// Choose a try for the computer.
    Think {
        /// The game's number.
        game: u64,
        /// The public facts, which are all that the computer sees.
        public: Box<PublicGame>,
        /// The computer.
        opponent: TryPlayer,
        /// Its thread of thought.
        thinker: PenultimaThinker,
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

#[derive(Message, Debug)]
pub enum PenultimaReport {
    /// The game, or why there is none.
    Begun(Result<Box<PenultimaGame>, String>),
    /// The computer's try in a game after so many tries. Nothing if it knows none.
    Thought(u64, usize, Option<Try>),
    /// Whether a guess fits the tries of a game, and the number of these tries.
    Checked(u64, usize, Box<Rules>, Verdict),
    /// Whether a declared rule of a game is right.
    Judged(u64, Role, Rule, bool),
    /// The games on disk, and the errors of files that cannot be read.
    Found(Vec<GameOnDisk<PenultimaGame>>, Vec<String>),
    /// A failure, as a message for the user.
    Failed(String),
}

impl PenultimaJob {
    /// Runs the job, and returns its report, if it has one.
    pub fn report(self) -> Option<PenultimaReport> {
        Some(match self {
            PenultimaJob::Begin(setup) => PenultimaReport::Begun(begin(&setup)),
            PenultimaJob::Think {
                game,
                public,
                opponent,
                thinker,
            } => {
                let attempt = thinker.choose(&public, opponent);
                PenultimaReport::Thought(game, public.log().len(), attempt)
            }
            PenultimaJob::Check {
                game,
                public,
                rules,
            } => {
                let verdict = Evidence::new(&public)?.judge(&rules);
                PenultimaReport::Checked(game, public.log().len(), rules, verdict)
            }
            PenultimaJob::Judge {
                game,
                referee,
                role,
                rule,
            } => {
                let right = referee.is_right(role, &rule);
                PenultimaReport::Judged(game, role, rule, right)
            }
            PenultimaJob::Save(path, text) => {
                PenultimaReport::Failed(GameFolder::write(&path, &text).err()?)
            }
            PenultimaJob::Find => {
                let (found, unreadable) = saved::FOLDER.newest(saved::read);
                PenultimaReport::Found(found, unreadable)
            }
        })
    }
}

/// The difficulty and the seed of the secret of the day, and the day.
fn of_today() -> (Difficulty, u64, String) {
    let today = Zoned::now().date();
    let number = |part: i8| u8::try_from(part).unwrap_or_default();
    let year = u16::try_from(today.year()).unwrap_or_default();
    let (difficulty, seed) = daily(year, number(today.month()), number(today.day()));
    (difficulty, seed, today.to_string())
}

/// The difficulty of a game with these choices.
pub fn difficulty_of(setup: &Setup) -> Difficulty {
    match setup.mode {
        Mode::Daily => of_today().0,
        Mode::Computer | Mode::Two | Mode::Laboratory => setup.difficulty,
    }
}

/// A game with these choices.
fn begin(setup: &Setup) -> Result<Box<PenultimaGame>, String> {
    let none = || text!("penultima-no-game").to_owned();
    let chance = RandomState::new();
    let seed = setup.seed().unwrap_or_default();
    let seed = seed.unwrap_or_else(|| chance.hash_one("secret") >> 16);
    let draw = |difficulty: Difficulty, seed: u64| Secret::draw(difficulty, seed);
    let begun = match setup.mode {
        Mode::Daily => {
            let (difficulty, seed, today) = of_today();
            let secret = draw(difficulty, seed).ok_or_else(none)?;
            PenultimaGame::alone(secret, Some(today))
        }
        Mode::Laboratory => {
            let secret = draw(setup.difficulty, seed).ok_or_else(none)?;
            PenultimaGame::alone(secret, None)
        }
        Mode::Two | Mode::Computer => {
            let opponent = (setup.mode == Mode::Computer).then(|| TryPlayer {
                side: setup.computer,
                level: setup.level,
                seed: chance.hash_one("computer"),
            });
            let secret = draw(setup.difficulty, seed).ok_or_else(none)?;
            PenultimaGame::begin(secret, setup.attempts, opponent)
        }
    };
    let mut game = begun.ok_or_else(none)?;
    game.path = saved::FOLDER.fresh();
    Ok(Box::new(game))
}

impl Job for PenultimaJob {
    type Output = PenultimaReport;

    fn workplace(&self) -> Workplace {
        match self {
            PenultimaJob::Save(path, _) => Workplace::File(path.clone()),
            PenultimaJob::Find => Workplace::ThreadAfterDisk("games of Penultima"),
            PenultimaJob::Begin(_)
            | PenultimaJob::Think { .. }
            | PenultimaJob::Check { .. }
            | PenultimaJob::Judge { .. } => Workplace::Thread("Penultima"),
        }
    }

    fn failed(&self) -> impl FnOnce(Failure) -> PenultimaReport + Clone + Send + 'static + use<> {
        |failure| PenultimaReport::Failed(failure.to_string())
    }

    fn run(self, reports: &MailSender<PenultimaReport>) {
        let begun = Instant::now();
        let thinks = matches!(self, PenultimaJob::Think { .. });
        let report = self.report();
        if thinks {
            sleep(MIN_THINKING_TIME.saturating_sub(begun.elapsed()));
        }
        if let Some(report) = report {
            reports.send(report);
        }
    }
}
