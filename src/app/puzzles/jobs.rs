//! Jobs for puzzles off the main thread: reading and writing files, and searching games.

use crate::app::jobs::{Failure, Job, MailSender, Workplace};
use baroque::puzzles::{
    Miner, OwnPuzzles, Puzzle, built_in, built_in_games, load_own_puzzles, own_puzzles_folder,
    save_own_puzzles,
};
use baroque::rules::{Move, Position, Variant};
use bevy::ecs::message::Message;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Work off the main thread.
#[derive(Message, Debug)]
pub enum PuzzleJob {
    /// Read the user's own puzzles.
    ReadOwn,
    /// Read the puzzles that come with the program.
    ReadBuiltIn,
    /// Add puzzles of a game to the user's own ones.
    Save(String, Vec<Puzzle>),
    /// Look for puzzles in a game.
    Search(Box<GameSearch>),
}

/// The aim of a search through a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// All good puzzles of the game.
    Puzzles,
    /// Puzzles of the player's mistakes.
    Mistakes,
}

#[derive(Debug)]
pub struct GameSearch {
    pub number: u64,
    /// Its rules.
    pub variant: Arc<Variant>,
    /// The choices of options that are not the default ones.
    pub options: Vec<(String, String)>,
    pub positions: Vec<Position>,
    /// The moves between them.
    pub moves: Vec<Move>,
    /// The positions before mistakes that are to become puzzles, by the plies before them; without them, any.
    pub plies: Option<Vec<usize>>,
    /// Ends the search soon.
    pub stop: Arc<AtomicBool>,
}

#[derive(Message, Clone, Debug, PartialEq)]
pub enum PuzzleReport {
    /// The puzzles that come with the program.
    BuiltIn(Vec<Puzzle>),
    /// The user's own puzzles.
    Own(OwnPuzzles),
    /// The number of positions of a game that have been searched.
    Looked(usize),
    /// A game has been searched.
    Searched(Box<SearchResult>),
    /// Puzzles could not be saved, in words.
    Unsaved(String),
    /// A failure, as a message for the user.
    Failed(String),
}

/// The result of a search through a game.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult {
    /// The number of the game.
    pub number: u64,
    pub aim: Aim,
    /// The number of positions that the search was limited to, if it was.
    pub asked: usize,
    /// The puzzles found.
    pub puzzles: Vec<Puzzle>,
    pub stopped: bool,
}

impl Job for PuzzleJob {
    type Output = PuzzleReport;

    fn workplace(&self) -> Workplace {
        match self {
            PuzzleJob::ReadOwn => Workplace::Thread("own puzzles"),
            PuzzleJob::ReadBuiltIn => Workplace::Thread("puzzles"),
            PuzzleJob::Search(_) => Workplace::Thread("puzzle search"),
            PuzzleJob::Save(..) => Workplace::Disk,
        }
    }

    fn failed(&self) -> impl FnOnce(Failure) -> PuzzleReport + Clone + Send + 'static + use<> {
        let report = match self {
            PuzzleJob::Save(..) => PuzzleReport::Unsaved,
            PuzzleJob::ReadOwn | PuzzleJob::ReadBuiltIn | PuzzleJob::Search(_) => {
                PuzzleReport::Failed
            }
        };
        move |failure| report(failure.to_string())
    }

    fn run(self, reports: &MailSender<PuzzleReport>) {
        match self {
            PuzzleJob::ReadOwn => reports.send(PuzzleReport::Own(read_own())),
            PuzzleJob::ReadBuiltIn => reports.send(match read_built_in() {
                Ok(puzzles) => PuzzleReport::BuiltIn(puzzles),
                Err(error) => PuzzleReport::Failed(error),
            }),
            PuzzleJob::Search(game) => search(&game, reports),
            PuzzleJob::Save(game, puzzles) => {
                if let Err(why) = save(&game, &puzzles) {
                    reports.send(PuzzleReport::Unsaved(why));
                }
            }
        }
    }
}

fn read_own() -> OwnPuzzles {
    own_puzzles_folder().map_or_else(OwnPuzzles::default, |folder| load_own_puzzles(&folder))
}

fn read_built_in() -> Result<Vec<Puzzle>, String> {
    let files =
        built_in_games().map(|game| built_in(game).map_err(|error| format!("{game}: {error}")));
    let puzzles: Result<Vec<Vec<Puzzle>>, String> = files.map(|file| Ok(file?.puzzles)).collect();
    Ok(puzzles?.into_iter().flatten().collect())
}

/// Adds puzzles of a game to the user's own ones.
fn save(game: &str, puzzles: &[Puzzle]) -> Result<(), String> {
    match own_puzzles_folder() {
        Some(folder) => save_own_puzzles(&folder, game, puzzles),
        None => Ok(()),
    }
}

fn search(game: &GameSearch, reports: &MailSender<PuzzleReport>) {
    let mut miner = Miner::new(game.variant.clone(), &game.options, &game.stop);
    let mut report = |done: usize| reports.send(PuzzleReport::Looked(done));
    let puzzles = match &game.plies {
        None => {
            let found = miner.scan_and_report(&game.positions, &game.moves, &mut report);
            found.into_iter().map(|found| found.puzzle).collect()
        }
        Some(plies) => examine(game, plies, &mut miner, &mut report),
    };
    reports.send(PuzzleReport::Searched(Box::new(SearchResult {
        number: game.number,
        aim: match game.plies {
            Some(_) => Aim::Mistakes,
            None => Aim::Puzzles,
        },
        asked: game.plies.as_ref().map_or(0, Vec::len),
        puzzles,
        stopped: game.stop.load(Ordering::Relaxed),
    })));
}

/// The puzzles of some positions.
fn examine(
    game: &GameSearch,
    plies: &[usize],
    miner: &mut Miner,
    report: &mut dyn FnMut(usize),
) -> Vec<Puzzle> {
    let mut puzzles = Vec::new();
    for (index, &ply) in plies.iter().enumerate() {
        report(index);
        // If several moves were good in the place of the mistake, the answer to it may be the only good one.
        let mut places = game.positions.iter().skip(ply).take(2);
        let puzzle = places.find_map(|position| miner.examine(position));
        // A search that was stopped proves nothing.
        if game.stop.load(Ordering::Relaxed) {
            break;
        }
        puzzles.extend(puzzle);
    }
    puzzles
}
