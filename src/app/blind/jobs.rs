//! Jobs off the main thread: the computer's tries, what a side can think of the board, and files.

use super::game::{BlindGame, BlindMoment, Reckoned, moment_of};
use super::saved;
use super::thinker::{BlindThinker, Reckoner};
use crate::app::board::tries::TryPlayer;
use crate::app::jobs::{Failure, GameFolder, GameOnDisk, Job, MailSender, Workplace};
use crate::app::variants::Games;
use baroque::blind::{Knowledge, possible_tries};
use bevy::prelude::*;
use std::io::ErrorKind::NotFound;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The least time of the computer's turn, so that a move can be heard. Its further tries take no more, so that the time
/// does not tell how many there were.
const MIN_THINKING_TIME: Duration = Duration::from_millis(700);

/// Work off the main thread.
#[derive(Message, Debug)]
pub enum BlindJob {
    /// Choose a try for the computer.
    Think {
        /// The game's number.
        game: u64,
        /// What the computer knows.
        knowledge: Box<Knowledge>,
        /// The computer.
        opponent: TryPlayer,
        thinker: BlindThinker,
    },
    /// Find all tries that might be legal, and where enemies may stand if that is shown.
    Reckon {
        /// The game's number.
        game: u64,
        knowledge: Box<Knowledge>,
        /// Counts the shares of the squares. `None` if they are not shown.
        reckoner: Option<Reckoner>,
    },
    /// Write a game into its file.
    Save(PathBuf, String),
    /// Remove the file of a game that is over.
    Remove(PathBuf),
    /// Look for games on disk.
    Find(Games),
}

#[derive(Message, Debug)]
pub enum BlindReport {
    /// The computer's try in a game at a moment. Nothing if it knows none.
    Thought(u64, BlindMoment, Option<String>),
    /// What was computed about a game.
    Reckoned(u64, Reckoned),
    /// The games on disk, and the errors of files that cannot be read.
    Found(Vec<GameOnDisk<BlindGame>>, Vec<String>),
    /// A failure, as a message for the user.
    Failed(String),
}

impl BlindJob {
    /// Runs the job, and returns its report, if it has one.
    pub fn report(self) -> Option<BlindReport> {
        Some(match self {
            BlindJob::Think {
                game,
                knowledge,
                opponent,
                thinker,
            } => {
                let attempt = thinker.choose(&knowledge, opponent);
                BlindReport::Thought(game, moment_of(&knowledge), attempt)
            }
            BlindJob::Reckon {
                game,
                knowledge,
                reckoner,
            } => {
                let reckoned = Reckoned {
                    moment: Some(moment_of(&knowledge)),
                    tries: possible_tries(&knowledge),
                    shares: reckoner
                        .map(|reckoner| reckoner.shares(&knowledge))
                        .unwrap_or_default(),
                };
                BlindReport::Reckoned(game, reckoned)
            }
            BlindJob::Save(path, text) => {
                BlindReport::Failed(GameFolder::write(&path, &text).err()?)
            }
            BlindJob::Remove(path) => {
                let removed = baroque::library::remove(&path);
                // The game may have ended before it was first written.
                let failed = removed.err().filter(|error| error.kind() != NotFound);
                BlindReport::Failed(failed?.to_string())
            }
            BlindJob::Find(games) => {
                let (found, unreadable) = saved::FOLDER.newest(|text| saved::read(text, &games));
                BlindReport::Found(found, unreadable)
            }
        })
    }
}

impl Job for BlindJob {
    type Output = BlindReport;

    fn workplace(&self) -> Workplace {
        match self {
            BlindJob::Save(path, _) | BlindJob::Remove(path) => Workplace::File(path.clone()),
            BlindJob::Find(_) => Workplace::ThreadAfterDisk("blind games"),
            BlindJob::Think { .. } | BlindJob::Reckon { .. } => Workplace::Thread("blind game"),
        }
    }

    fn failed(&self) -> impl FnOnce(Failure) -> BlindReport + Clone + Send + 'static + use<> {
        |failure| BlindReport::Failed(failure.to_string())
    }

    fn run(self, reports: &MailSender<BlindReport>) {
        let begun = Instant::now();
        let begins = match &self {
            BlindJob::Think { knowledge, .. } => knowledge.turn().refused.is_empty(),
            BlindJob::Reckon { .. }
            | BlindJob::Save(..)
            | BlindJob::Remove(_)
            | BlindJob::Find(_) => false,
        };
        let report = self.report();
        if begins {
            sleep(MIN_THINKING_TIME.saturating_sub(begun.elapsed()));
        }
        if let Some(report) = report {
            reports.send(report);
        }
    }
}
