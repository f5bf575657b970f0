//! Many games of the engine against itself, added to a file in the order of their numbers.
//!
//! Each game depends on the seed and its number alone. So the file is the same for any number of threads, and also if
//! the run was interrupted.

use super::games::{GamesError, TrainingGame};
use super::self_play::SelfPlay;
use crate::rules::Variant;
use std::collections::BTreeMap;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

/// The settings of a run.
#[derive(Clone, Copy, Debug)]
pub struct DataPlan {
    /// Nodes for each move.
    pub nodes: u64,
    /// The number of quiet positions that the file should have in all.
    pub positions: u64,
    /// The seed of the games.
    pub seed: u64,
    /// One ply in this many is random in the first 60 plies of a game.
    pub random_every: usize,
    /// The number of games at the same time.
    pub threads: usize,
}

/// The contents of a file so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The number of complete games.
    pub games: u64,
    /// The number of quiet positions in them.
    pub positions: u64,
    /// The number of the next game.
    next: u64,
    /// The length of the complete games, in bytes.
    length: u64,
}

/// Why no games can be added to a file.
#[derive(Debug)]
pub enum DatagenError {
    /// The file cannot be read or written.
    Io(io::Error),
    /// The file has something other than games of this kind.
    Other(String),
}

impl fmt::Display for DatagenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatagenError::Io(error) => error.fmt(f),
            DatagenError::Other(problem) => f.write_str(problem),
        }
    }
}

impl std::error::Error for DatagenError {}

/// Adds games to a file until it has enough positions. First it removes an unfinished game at the end, which an
/// interrupted run leaves. Calls `report` after every game.
///
/// # Errors
///
/// If the file cannot be read or written, or has games of another variant or seed.
pub fn generate(
    variant: &Arc<Variant>,
    plan: &DataPlan,
    path: &Path,
    report: &mut dyn FnMut(&Progress),
) -> Result<Progress, DatagenError> {
    let mut file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .read(true)
        .write(true)
        .open(path)
        .map_err(DatagenError::Io)?;
    let mut progress = look_through(&file, variant, plan.seed)?;
    file.set_len(progress.length).map_err(DatagenError::Io)?;
    file.seek(SeekFrom::End(0)).map_err(DatagenError::Io)?;
    report(&progress);
    let (done, next) = (AtomicBool::new(false), AtomicU64::new(progress.next));
    let (sender, games) = mpsc::sync_channel(64);
    thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            let (sender, done, next) = (sender.clone(), &done, &next);
            scope.spawn(move || {
                let mut play = SelfPlay::new(variant.clone(), plan.nodes, plan.seed)
                    .with_random_every(plan.random_every);
                while !done.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if sender.send((number, play.game(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let added = add_in_order(&mut file, plan.positions, &mut progress, &games, report);
        done.store(true, Ordering::Relaxed);
        drop(games);
        added
    })
    .map_err(DatagenError::Io)?;
    Ok(progress)
}

/// Reads the contents of an existing file.
fn look_through(file: &File, variant: &Variant, seed: u64) -> Result<Progress, DatagenError> {
    let mut reader = BufReader::new(file);
    let mut progress = Progress::default();
    let name = format!("{}:{}", variant.id(), variant.layout());
    loop {
        match TrainingGame::read(&mut reader) {
            Ok(Some(game)) if game.variant != name || game.seed != seed => {
                let (variant, seed) = (game.variant, game.seed);
                return Err(DatagenError::Other(format!(
                    "the file has games of {variant} with seed {seed}: choose another file"
                )));
            }
            Ok(Some(game)) => progress.add(&game, game.write().len()),
            Ok(None) | Err(GamesError::Truncated) => return Ok(progress),
            Err(GamesError::Io(error)) => return Err(DatagenError::Io(error)),
            Err(error) => return Err(DatagenError::Other(error.to_string())),
        }
    }
}

impl Progress {
    fn add(&mut self, game: &TrainingGame, length: usize) {
        self.games += 1;
        self.positions += game.quiet() as u64;
        self.next = game.number + 1;
        self.length += length as u64;
    }
}

/// Writes games in the order of their numbers.
fn add_in_order(
    file: &mut File,
    wanted: u64,
    progress: &mut Progress,
    games: &mpsc::Receiver<(u64, Option<TrainingGame>)>,
    report: &mut dyn FnMut(&Progress),
) -> io::Result<()> {
    let mut waiting = BTreeMap::new();
    let mut next = progress.next;
    while progress.positions < wanted {
        let Ok((number, game)) = games.recv() else {
            return Ok(());
        };
        waiting.insert(number, game);
        while let Some(game) = waiting.remove(&next) {
            next += 1;
            let Some(game) = game.filter(|_| progress.positions < wanted) else {
                continue;
            };
            let bytes = game.write();
            file.write_all(&bytes)?;
            progress.add(&game, bytes.len());
            report(progress);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;
    use std::fs;

    /// A run with several threads, an interrupted run and a run that ended early make the same file.
    #[test]
    fn a_file_is_the_same_however_it_was_made() {
        let game = Catalogue::built_in().variant("hyper-chess", None, &[]);
        let variant = Arc::new(game.unwrap());
        let folder = std::env::temp_dir().join(format!("baroque-datagen-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = |name: &str| folder.join(name);
        let plan = DataPlan {
            nodes: 20,
            positions: 150,
            seed: 9,
            random_every: 10,
            threads: 1,
        };
        let make = |name: &str, plan: &DataPlan| {
            generate(&variant, plan, &path(name), &mut |_| {}).unwrap();
            fs::read(path(name)).unwrap()
        };
        let whole = make("whole", &plan);
        assert_eq!(make("threads", &DataPlan { threads: 3, ..plan }), whole);
        let few = DataPlan {
            positions: 10,
            ..plan
        };
        let part = make("parts", &few);
        assert!(part.len() < whole.len() && whole.starts_with(&part));
        fs::write(path("parts"), &whole[..part.len() + 30]).unwrap();
        assert_eq!(make("parts", &plan), whole);
        let other = DataPlan { seed: 10, ..plan };
        let refused = generate(&variant, &other, &path("whole"), &mut |_| {});
        assert!(matches!(refused, Err(DatagenError::Other(_))));
        fs::remove_dir_all(&folder).unwrap();
    }
}
