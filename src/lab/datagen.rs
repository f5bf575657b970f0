//! Many games of the engine against itself, added to a file in the order of their numbers.
//!
//! Each game depends on the seed and its number alone. So the file is the same for any number of threads, and also if
//! the run was interrupted.

use super::games::{GamesError, TrainingGame};
use super::self_play::SelfPlay;
use crate::playtest::Shard;
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
    /// One game in this many begins with more material for one side, and none if it is 0.
    pub uneven_every: usize,
    /// The share of the games that this run plays.
    pub shard: Shard,
    /// The number of games at the same time.
    pub threads: usize,
}

/// The contents of a file so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DatagenProgress {
    /// The number of complete games.
    pub games: u64,
    /// The number of quiet positions in them.
    pub positions: u64,
    /// The number after that of the last game.
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
/// If the file cannot be read or written, or has games of another variant, seed or shard.
pub fn generate(
    variant: &Arc<Variant>,
    plan: &DataPlan,
    path: &Path,
    report: &mut dyn FnMut(&DatagenProgress),
) -> Result<DatagenProgress, DatagenError> {
    let mut file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .read(true)
        .write(true)
        .open(path)
        .map_err(DatagenError::Io)?;
    let mut progress = look_through(&file, variant, plan)?;
    file.set_len(progress.length).map_err(DatagenError::Io)?;
    file.seek(SeekFrom::End(0)).map_err(DatagenError::Io)?;
    report(&progress);
    let first = plan.shard.first_from(progress.next);
    let (done, next) = (AtomicBool::new(false), AtomicU64::new(first));
    let (sender, games) = mpsc::sync_channel(64);
    thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            let (sender, done, next) = (sender.clone(), &done, &next);
            scope.spawn(move || {
                let mut play = SelfPlay::new(variant.clone(), plan.nodes, plan.seed)
                    .with_random_every(plan.random_every)
                    .with_uneven_every(plan.uneven_every);
                while !done.load(Ordering::Relaxed) {
                    let number = next.fetch_add(plan.shard.of, Ordering::Relaxed);
                    if sender.send((number, play.game(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let added = add_in_order(&mut file, plan, &mut progress, &games, report);
        done.store(true, Ordering::Relaxed);
        drop(games);
        added
    })
    .map_err(DatagenError::Io)?;
    Ok(progress)
}

/// Reads the contents of an existing file.
fn look_through(
    file: &File,
    variant: &Variant,
    plan: &DataPlan,
) -> Result<DatagenProgress, DatagenError> {
    let mut reader = BufReader::new(file);
    let mut progress = DatagenProgress::default();
    let name = format!("{}:{}", variant.id(), variant.layout());
    loop {
        match TrainingGame::read(&mut reader) {
            Ok(Some(game)) if game.variant != name || game.seed != plan.seed => {
                let (variant, seed) = (game.variant, game.seed);
                return Err(DatagenError::Other(format!(
                    "the file has games of {variant} with seed {seed}: choose another file"
                )));
            }
            Ok(Some(game)) if plan.shard.first_from(game.number) != game.number => {
                return Err(DatagenError::Other(
                    "the file has games of another shard: choose another file".to_owned(),
                ));
            }
            Ok(Some(game)) => progress.add(&game, game.write().len()),
            Ok(None) | Err(GamesError::Truncated) => return Ok(progress),
            Err(GamesError::Io(error)) => return Err(DatagenError::Io(error)),
            Err(error) => return Err(DatagenError::Other(error.to_string())),
        }
    }
}

impl DatagenProgress {
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
    plan: &DataPlan,
    progress: &mut DatagenProgress,
    games: &mpsc::Receiver<(u64, Option<TrainingGame>)>,
    report: &mut dyn FnMut(&DatagenProgress),
) -> io::Result<()> {
    let mut waiting = BTreeMap::new();
    let mut next = plan.shard.first_from(progress.next);
    while progress.positions < plan.positions {
        let Ok((number, game)) = games.recv() else {
            return Ok(());
        };
        waiting.insert(number, game);
        while let Some(game) = waiting.remove(&next) {
            next += plan.shard.of;
            let Some(game) = game.filter(|_| progress.positions < plan.positions) else {
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
    use std::path::PathBuf;

    fn folder(name: &str) -> PathBuf {
        let name = format!("baroque-datagen-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn hyper_chess() -> Arc<Variant> {
        let game = Catalogue::built_in().variant("hyper-chess", None, &[]);
        Arc::new(game.unwrap())
    }

    const PLAN: DataPlan = DataPlan {
        nodes: 20,
        positions: 150,
        seed: 9,
        random_every: 10,
        uneven_every: 3,
        shard: Shard::WHOLE,
        threads: 1,
    };

    /// A run with several threads, an interrupted run and a run that ended early make the same file.
    #[test]
    fn a_file_is_the_same_however_it_was_made() {
        let (variant, folder, plan) = (hyper_chess(), folder("same"), PLAN);
        let path = |name: &str| folder.join(name);
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

    /// The games of all shares are those of a single run, also if one of them was interrupted.
    #[test]
    fn shares_together_are_the_whole() {
        let (variant, folder) = (hyper_chess(), folder("shares"));
        let games = |name: &str, plan: &DataPlan| -> Vec<TrainingGame> {
            let path = folder.join(name);
            generate(&variant, plan, &path, &mut |_| {}).unwrap();
            let bytes = fs::read(path).unwrap();
            let mut from = &bytes[..];
            std::iter::from_fn(|| TrainingGame::read(&mut from).unwrap()).collect()
        };
        let plan = DataPlan {
            positions: 600,
            ..PLAN
        };
        let whole = games("whole", &plan);
        let mut shared: Vec<TrainingGame> = Vec::new();
        for number in 1..=3 {
            let shard = Shard { number, of: 3 };
            let plan = DataPlan { shard, ..plan };
            let (name, few) = (
                format!("{number}"),
                DataPlan {
                    positions: 10,
                    ..plan
                },
            );
            let part = games(&name, &few);
            let all = games(&name, &plan);
            assert!(all.starts_with(&part) && all.len() > part.len());
            shared.extend(all);
        }
        shared.sort_by_key(|game| game.number);
        assert!(whole.len() > 3 && shared.starts_with(&whole));
        let other = DataPlan {
            shard: Shard { number: 2, of: 3 },
            ..plan
        };
        let refused = generate(&variant, &other, &folder.join("1"), &mut |_| {});
        assert!(matches!(refused, Err(DatagenError::Other(_))));
        fs::remove_dir_all(&folder).unwrap();
    }
}
