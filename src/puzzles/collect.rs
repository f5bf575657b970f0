//! Searches many games on all cores, and decides which of their puzzles a file accepts.
//!
//! Each game has a seed. The file says how many seeds it has used, and it is replaced as a whole after each one. So a
//! run that was interrupted, or one on another number of cores, gives the same file.

use super::miner::{MinedPuzzle, Miner};
use super::puzzle::{End, Misfit, Puzzle};
use super::sieve::is_plain;
use super::text::PuzzleFile;
use crate::rules::{Position, Variant};
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

/// At most one puzzle in so many is a plain capture.
pub const PLAIN_ONE_IN: usize = 10;
/// At most so many of ten puzzles have one move only, wins left aside.
const SHORT_OF_TEN: usize = 7;

/// The puzzles of a game while they are being mined.
#[derive(Clone, Debug)]
pub struct Collection {
    file: PuzzleFile,
    plain: usize,
    short: usize,
    known: BTreeSet<String>,
}

impl Collection {
    /// Continues a file of a game.
    ///
    /// # Errors
    ///
    /// When a puzzle of the file does not fit the game.
    pub fn new(file: PuzzleFile, variant: &Variant) -> Result<Collection, Box<(Puzzle, Misfit)>> {
        let mut collection = Collection {
            file: PuzzleFile {
                puzzles: Vec::new(),
                seeds: file.seeds,
            },
            plain: 0,
            short: 0,
            known: BTreeSet::new(),
        };
        for puzzle in file.puzzles {
            let plain = match puzzle.open_in(variant.clone()) {
                Ok(opened) => is_plain(&opened.variant, &opened.position, opened.line[0]),
                Err(misfit) => return Err(Box::new((puzzle, misfit))),
            };
            let plain = plain && puzzle.end != End::Win;
            collection.push(MinedPuzzle { puzzle, plain });
        }
        Ok(collection)
    }

    /// The puzzles so far, and the number of seeds.
    pub fn file(&self) -> &PuzzleFile {
        &self.file
    }

    /// Adds a puzzle, unless it is there already or there are too many of its kind.
    fn add(&mut self, found: MinedPuzzle) {
        let puzzles = self.file.puzzles.len() + 1;
        let plain = !found.plain || (self.plain + 1) * PLAIN_ONE_IN <= puzzles;
        let short = !is_short(&found.puzzle) || (self.short + 1) * 10 <= SHORT_OF_TEN * puzzles + 9;
        if plain && short && !self.known.contains(&key(&found.puzzle)) {
            self.push(found);
        }
    }

    fn push(&mut self, found: MinedPuzzle) {
        self.plain += usize::from(found.plain);
        self.short += usize::from(is_short(&found.puzzle));
        self.known.insert(key(&found.puzzle));
        self.file.puzzles.push(found.puzzle);
    }
}

fn is_short(puzzle: &Puzzle) -> bool {
    puzzle.moves() == 1 && puzzle.end != End::Win
}

/// The same for two puzzles with the same pieces on the same squares and the same side to move.
fn key(puzzle: &Puzzle) -> String {
    let fields: Vec<&str> = puzzle.fen.split(' ').take(2).collect();
    fields.join(" ")
}

/// The number of cores.
fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Mines the game with these choices of options, whose games begin with a position: seed after seed on all cores, until the collection has so many puzzles or the flag is set, and calls `save`
/// after each seed. The puzzles depend on the seeds alone, not on the number of cores or on pauses.
///
/// # Errors
///
/// When `save` fails.
pub fn collect<E>(
    (variant, start, options): (&Arc<Variant>, &Position, &[(String, String)]),
    collection: &mut Collection,
    wanted: usize,
    stop: &AtomicBool,
    save: &mut dyn FnMut(&Collection) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicU64::new(collection.file.seeds);
    let (sender, finds) = mpsc::sync_channel(64);
    thread::scope(|scope| {
        for _ in 0..cores() {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let mut miner = Miner::new(variant.clone(), options, stop);
                while !stop.load(Ordering::Relaxed) {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    let found = miner.mine(start, seed);
                    // What was stopped is not complete.
                    if stop.load(Ordering::Relaxed) || sender.send((seed, found)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let added = add_in_order(collection, wanted, &finds, save);
        stop.store(true, Ordering::Relaxed);
        drop(finds);
        added
    })
}

/// Adds puzzles in the order of their seeds.
fn add_in_order<E>(
    collection: &mut Collection,
    wanted: usize,
    finds: &mpsc::Receiver<(u64, Vec<MinedPuzzle>)>,
    save: &mut dyn FnMut(&Collection) -> Result<(), E>,
) -> Result<(), E> {
    let mut waiting = BTreeMap::new();
    while collection.file.puzzles.len() < wanted {
        let Ok((seed, found)) = finds.recv() else {
            return Ok(());
        };
        waiting.insert(seed, found);
        while let Some(found) = waiting.remove(&collection.file.seeds) {
            if collection.file.puzzles.len() >= wanted {
                break;
            }
            for found in found {
                collection.add(found);
            }
            collection.file.seeds += 1;
            save(collection)?;
        }
    }
    Ok(())
}
