//! The next puzzle of a series.

use super::{
    PuzzleChoice, PuzzleCollection, PuzzleEntry, PuzzleSource, Series, SeriesKind, strength,
};
use crate::library::{Card, first_game, new_kinds};
use crate::progress::{Progress, Subject};
use crate::puzzles::{Puzzle, Theme, daily_puzzle, next_puzzle};
use crate::rules::MethodName;
use std::collections::{BTreeMap, BTreeSet};

/// The data for choosing a puzzle.
pub struct Circumstances<'a> {
    /// The player's log.
    pub log: &'a Progress,
    /// The time, in milliseconds since 1970. Chance follows from it.
    pub now: u64,
    /// The local date, in days since 1970.
    pub day: u64,
    /// The games.
    pub cards: &'a [Card],
    /// The ids of the games that the player has played or learned.
    pub known: &'a BTreeSet<String>,
}

/// A player who has tried fewer puzzles than this is given captures of games that the player knows.
const FIRST_PUZZLES: usize = 10;

/// The next puzzle by rating is unlike so many of the last ones.
const UNLIKE: usize = 3;

/// So many puzzles at the beginning of a race are of games that the player knows.
const FIRST_OF_RACE: usize = 5;

/// A player who has tried fewer puzzles than this is given only games with so many new kinds of pieces at most.
const FOR_NEWCOMERS: [(usize, usize); 2] = [(FIRST_PUZZLES, 2), (30, 5)];

/// The next puzzle of a series, if there is one.
pub fn pick<'a>(
    collection: &'a PuzzleCollection,
    choice: &PuzzleChoice,
    run: &Series,
    at: &Circumstances,
) -> Option<&'a PuzzleEntry> {
    match run.kind {
        SeriesKind::Next => {
            let offered = run.queue.front().and_then(|id| collection.find(id));
            offered.or_else(|| by_rating(collection, choice, at))
        }
        SeriesKind::Daily => daily(collection, at.day),
        SeriesKind::Streak | SeriesKind::Storm => {
            let new = |entry: &&PuzzleEntry| choice.fits(entry) && !run.seen.contains(&entry.id);
            let mut chosen: Vec<&PuzzleEntry> = collection.all().filter(new).collect();
            if choice.source == PuzzleSource::All {
                chosen = match run.seen.len() < FIRST_OF_RACE {
                    true => of_known_games(chosen, at),
                    false => not_too_new(chosen, at.log.attempts().count(), at.cards),
                };
            }
            suiting(&chosen, run.difficulty(), &|_| false, &[], at.now)
        }
        SeriesKind::Failed => failed(collection, choice, at.log)
            .into_iter()
            .find(|entry| !run.seen.contains(&entry.id)),
        SeriesKind::Found => collection.find(run.queue.front()?),
    }
}

/// The puzzle of a day, in days since 1970, out of all built-in ones with a capture that chess lacks; out of all if there
/// are none.
pub fn daily(collection: &PuzzleCollection, day: u64) -> Option<&PuzzleEntry> {
    let all = || collection.built_in().map(|entry| &entry.puzzle);
    let mut puzzles: Vec<&Puzzle> = all().filter(|puzzle| is_unusual(puzzle)).collect();
    if puzzles.is_empty() {
        puzzles = all().collect();
    }
    let found = daily_puzzle(&puzzles, day)?;
    collection.built_in().find(|entry| entry.puzzle == *found)
}

/// Whether the solver captures by a method that chess lacks.
fn is_unusual(puzzle: &Puzzle) -> bool {
    puzzle.themes.iter().any(|theme| match theme {
        Theme::Method(method) => !matches!(method, MethodName::Replace | MethodName::EnPassant),
        _ => false,
    })
}

/// The puzzles that went wrong and were not solved since, the oldest first.
pub fn failed<'a>(
    collection: &'a PuzzleCollection,
    choice: &PuzzleChoice,
    log: &Progress,
) -> Vec<&'a PuzzleEntry> {
    let failed = log.failed().into_iter();
    let entries = failed.filter_map(|attempt| collection.find(&attempt.id));
    entries.filter(|entry| choice.fits(entry)).collect()
}

/// A puzzle that suits the player's rating: for the theme, or else for a game that chance chooses among those with new
/// puzzles.
fn by_rating<'a>(
    collection: &'a PuzzleCollection,
    choice: &PuzzleChoice,
    at: &Circumstances,
) -> Option<&'a PuzzleEntry> {
    let attempts = at.log.attempts().map(|(_, attempt)| attempt.id.as_str());
    let attempts: Vec<&str> = attempts.collect();
    let tried: BTreeSet<&str> = attempts.iter().copied().collect();
    let known = |id: &str| tried.contains(id);
    let mut chosen: Vec<&PuzzleEntry> = collection
        .all()
        .filter(|entry| choice.fits(entry))
        .collect();
    let subject = match choice.theme {
        Some(theme) => Subject::Theme(theme.to_string()),
        None => {
            let first = tried.len() < FIRST_PUZZLES;
            if choice.source == PuzzleSource::All {
                chosen = match first {
                    true => of_known_games(chosen, at),
                    false => not_too_new(chosen, tried.len(), at.cards),
                };
            }
            if first {
                chosen = captures(narrowed(chosen, |entry| !known(&entry.id)));
            }
            chosen = of_one_game(chosen, &known, at.now);
            Subject::Game(chosen.first()?.puzzle.game.clone())
        }
    };
    let rating = strength(at.log, &subject).rating;
    let last = attempts.iter().rev().take(UNLIKE);
    let last: Vec<&Puzzle> = last
        .filter_map(|id| Some(&collection.find(id)?.puzzle))
        .collect();
    suiting(&chosen, rating, &known, &last, at.now)
}

/// The puzzles of games that the player knows, or else of the game for newcomers, or of easy games.
fn of_known_games<'a>(puzzles: Vec<&'a PuzzleEntry>, at: &Circumstances) -> Vec<&'a PuzzleEntry> {
    let of = |entry: &PuzzleEntry, id: &str| entry.puzzle.game == id;
    let newcomers = first_game(at.cards).map_or("", |card| card.info.id.as_str());
    let known = |entry: &PuzzleEntry| at.known.iter().any(|id| of(entry, id));
    if puzzles.iter().any(|entry| known(entry)) {
        narrowed(puzzles, known)
    } else if puzzles.iter().any(|entry| of(entry, newcomers)) {
        narrowed(puzzles, |entry| of(entry, newcomers))
    } else {
        not_too_new(puzzles, 0, at.cards)
    }
}

/// The puzzles whose solver captures in an unusual way, as far as there are any; no defences.
fn captures(puzzles: Vec<&PuzzleEntry>) -> Vec<&PuzzleEntry> {
    let has = |entry: &PuzzleEntry, theme| entry.puzzle.themes.contains(&theme);
    let active = narrowed(puzzles, |entry| !has(entry, Theme::Defence));
    let direct = narrowed(active, |entry| !has(entry, Theme::Quiet));
    narrowed(direct, |entry| is_unusual(&entry.puzzle))
}

/// The puzzles that fit; all if none does.
fn narrowed(puzzles: Vec<&PuzzleEntry>, fits: impl Fn(&PuzzleEntry) -> bool) -> Vec<&PuzzleEntry> {
    match puzzles.iter().any(|entry| fits(entry)) {
        true => puzzles.into_iter().filter(|entry| fits(entry)).collect(),
        false => puzzles,
    }
}

/// The puzzles of games that a player can know who has tried so many puzzles; all if there are none.
fn not_too_new<'a>(
    puzzles: Vec<&'a PuzzleEntry>,
    tried: usize,
    cards: &[Card],
) -> Vec<&'a PuzzleEntry> {
    let stage = FOR_NEWCOMERS.iter().find(|(below, _)| tried < *below);
    let Some(&(_, most)) = stage else {
        return puzzles;
    };
    let known = cards
        .iter()
        .filter(|card| new_kinds(&card.variant, card.variant.start()).count() <= most);
    let known: BTreeSet<&str> = known.map(|card| card.info.id.as_str()).collect();
    narrowed(puzzles, |entry| known.contains(entry.puzzle.game.as_str()))
}

/// The puzzles of one game, chosen by the seed among those with puzzles that are not known.
fn of_one_game<'a>(
    puzzles: Vec<&'a PuzzleEntry>,
    known: &dyn Fn(&str) -> bool,
    seed: u64,
) -> Vec<&'a PuzzleEntry> {
    let mut games: BTreeMap<&str, Vec<&PuzzleEntry>> = BTreeMap::new();
    for entry in puzzles {
        games.entry(&entry.puzzle.game).or_default().push(entry);
    }
    let has_new = |entries: &Vec<&PuzzleEntry>| entries.iter().any(|entry| !known(&entry.id));
    if games.values().any(has_new) {
        games.retain(|_, entries| has_new(entries));
    }
    let count = games.len().max(1) as u64;
    let index = usize::try_from(seed % count).unwrap_or(0);
    games.into_values().nth(index).unwrap_or_default()
}

fn suiting<'a>(
    entries: &[&'a PuzzleEntry],
    rating: f64,
    known: &dyn Fn(&str) -> bool,
    last: &[&Puzzle],
    seed: u64,
) -> Option<&'a PuzzleEntry> {
    let puzzles: Vec<&Puzzle> = entries.iter().map(|entry| &entry.puzzle).collect();
    let is_known = |puzzle: &Puzzle| known(&puzzle.id());
    let found = next_puzzle(&puzzles, rating, &is_known, last, seed)?;
    entries.iter().copied().find(|entry| entry.puzzle == *found)
}
