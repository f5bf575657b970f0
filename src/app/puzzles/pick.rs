//! The next puzzle of a series.

use super::choice::{Choice, Kind, Source};
use super::collection::Collection;
use super::day::Day;
use super::entry::Entry;
use super::ratings::strength;
use super::run::Run;
use crate::app::variants::{Card, new_kinds};
use baroque::progress::{Progress, Subject};
use baroque::puzzles::{Puzzle, daily_puzzle, next_puzzle};
use std::collections::{BTreeMap, BTreeSet};

/// What the choice depends on.
pub struct Circumstances<'a> {
    /// What was done so far.
    pub log: &'a Progress,
    /// The time, in milliseconds since 1970. Chance follows from it.
    pub now: u64,
    /// The games.
    pub cards: &'a [Card],
}

/// A player who has tried fewer puzzles than this is given only games with so many new kinds of pieces at most.
const FOR_NEWCOMERS: [(usize, usize); 2] = [(10, 2), (30, 5)];

/// The next puzzle of a series, if there is one.
pub fn pick<'a>(
    collection: &'a Collection,
    choice: &Choice,
    run: &Run,
    at: &Circumstances,
) -> Option<&'a Entry> {
    match run.kind {
        Kind::Next => by_rating(collection, choice, at),
        Kind::Daily => daily(collection, &Day::of(at.now)),
        Kind::Streak | Kind::Storm => {
            let chosen: Vec<&Entry> = collection
                .all()
                .filter(|entry| choice.fits(entry))
                .collect();
            let seen = |id: &str| run.seen.contains(id);
            suiting(&chosen, run.difficulty(), &seen, at.now).filter(|entry| !seen(&entry.id))
        }
        Kind::Failed => failed(collection, choice, at.log)
            .into_iter()
            .find(|entry| !run.seen.contains(&entry.id)),
        Kind::Found => collection.find(run.queue.front()?),
    }
}

/// The puzzle of a day, out of all that come with the program.
pub fn daily<'a>(collection: &'a Collection, day: &Day) -> Option<&'a Entry> {
    let puzzles: Vec<&Puzzle> = collection.built_in().map(|entry| &entry.puzzle).collect();
    let found = daily_puzzle(&puzzles, day.number)?;
    collection.built_in().find(|entry| entry.puzzle == *found)
}

/// The puzzles that went wrong and were not solved since, the oldest first.
pub fn failed<'a>(collection: &'a Collection, choice: &Choice, log: &Progress) -> Vec<&'a Entry> {
    let failed = log.failed().into_iter();
    let entries = failed.filter_map(|attempt| collection.find(&attempt.id));
    entries.filter(|entry| choice.fits(entry)).collect()
}

/// A puzzle that suits the player's rating: for the theme, or else for a game that chance chooses among those with new
/// puzzles.
fn by_rating<'a>(
    collection: &'a Collection,
    choice: &Choice,
    at: &Circumstances,
) -> Option<&'a Entry> {
    let tried: BTreeSet<&str> = at
        .log
        .attempts()
        .map(|(_, attempt)| attempt.id.as_str())
        .collect();
    let known = |id: &str| tried.contains(id);
    let mut chosen: Vec<&Entry> = collection
        .all()
        .filter(|entry| choice.fits(entry))
        .collect();
    let subject = match choice.theme {
        Some(theme) => Subject::Theme(theme.to_string()),
        None => {
            if choice.source == Source::All {
                chosen = not_too_new(chosen, tried.len(), at.cards);
            }
            chosen = of_one_game(chosen, &known, at.now);
            Subject::Game(chosen.first()?.puzzle.game.clone())
        }
    };
    let rating = strength(at.log, &subject).rating;
    suiting(&chosen, rating, &known, at.now)
}

/// The puzzles of games that a player can know who has tried so many puzzles; all if there are none.
fn not_too_new<'a>(puzzles: Vec<&'a Entry>, tried: usize, cards: &[Card]) -> Vec<&'a Entry> {
    let stage = FOR_NEWCOMERS.iter().find(|(below, _)| tried < *below);
    let Some(&(_, most)) = stage else {
        return puzzles;
    };
    let known = cards.iter().filter(|card| new_kinds(&card.variant) <= most);
    let known: BTreeSet<&str> = known.map(|card| card.info.id.as_str()).collect();
    let fits = |entry: &&'a Entry| known.contains(entry.puzzle.game.as_str());
    match puzzles.iter().any(fits) {
        true => puzzles.into_iter().filter(fits).collect(),
        false => puzzles,
    }
}

/// The puzzles of one game, chosen by the seed among those with puzzles that are not known.
fn of_one_game<'a>(
    puzzles: Vec<&'a Entry>,
    known: &dyn Fn(&str) -> bool,
    seed: u64,
) -> Vec<&'a Entry> {
    let mut games: BTreeMap<&str, Vec<&Entry>> = BTreeMap::new();
    for entry in puzzles {
        games.entry(&entry.puzzle.game).or_default().push(entry);
    }
    let has_new = |entries: &Vec<&Entry>| entries.iter().any(|entry| !known(&entry.id));
    if games.values().any(has_new) {
        games.retain(|_, entries| has_new(entries));
    }
    let count = games.len().max(1) as u64;
    let index = usize::try_from(seed % count).unwrap_or(0);
    games.into_values().nth(index).unwrap_or_default()
}

fn suiting<'a>(
    entries: &[&'a Entry],
    rating: f64,
    known: &dyn Fn(&str) -> bool,
    seed: u64,
) -> Option<&'a Entry> {
    let puzzles: Vec<&Puzzle> = entries.iter().map(|entry| &entry.puzzle).collect();
    let is_known = |puzzle: &Puzzle| known(&puzzle.id());
    let found = next_puzzle(&puzzles, rating, &is_known, seed)?;
    entries.iter().copied().find(|entry| entry.puzzle == *found)
}
