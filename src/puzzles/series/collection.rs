//! All puzzles: those that come with the program, and the user's own.

use super::{PuzzleChoice, PuzzleEntry};
use crate::puzzles::{Puzzle, Theme};
use std::collections::{BTreeMap, BTreeSet};

/// All puzzles.
#[derive(Debug, Default)]
pub struct PuzzleCollection {
    built_in: Option<Vec<PuzzleEntry>>,
    own: Vec<PuzzleEntry>,
}

impl PuzzleCollection {
    /// Whether the built-in puzzles have been read.
    pub fn is_read(&self) -> bool {
        self.built_in.is_some()
    }

    /// Sets the built-in puzzles.
    pub fn set_built_in(&mut self, puzzles: Vec<Puzzle>) {
        self.built_in = Some(entries(puzzles, false));
    }

    /// Adds the user's puzzles. Returns the new ones.
    pub fn add_own(&mut self, puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
        let known: BTreeSet<&str> = self.all().map(|entry| entry.id.as_str()).collect();
        let mut new = entries(puzzles, true);
        new.retain(|entry| !known.contains(entry.id.as_str()));
        let added = new.iter().map(|entry| entry.puzzle.clone()).collect();
        self.own.extend(new);
        added
    }

    /// All puzzles.
    pub fn all(&self) -> impl Iterator<Item = &PuzzleEntry> {
        self.built_in().chain(&self.own)
    }

    /// The built-in puzzles.
    pub fn built_in(&self) -> impl Iterator<Item = &PuzzleEntry> {
        self.built_in.iter().flatten()
    }

    /// The user's own puzzles.
    pub fn own(&self) -> &[PuzzleEntry] {
        &self.own
    }

    /// The puzzles of a choice.
    pub fn chosen<'a>(&'a self, choice: &'a PuzzleChoice) -> impl Iterator<Item = &'a PuzzleEntry> {
        self.all().filter(|entry| choice.fits(entry))
    }

    /// The puzzle with this id.
    pub fn find(&self, id: &str) -> Option<&PuzzleEntry> {
        self.all().find(|entry| entry.id == id)
    }

    /// The number of puzzles of each game, by its id.
    pub fn games(&self) -> BTreeMap<&str, usize> {
        let mut games = BTreeMap::new();
        for entry in self.all() {
            *games.entry(entry.puzzle.game.as_str()).or_default() += 1;
        }
        games
    }

    /// The number of puzzles of each theme in a source.
    pub fn themes(&self, choice: &PuzzleChoice) -> BTreeMap<Theme, usize> {
        let mut themes = BTreeMap::new();
        for entry in self.all().filter(|entry| choice.is_from_source(entry)) {
            for &theme in &entry.puzzle.themes {
                *themes.entry(theme).or_default() += 1;
            }
        }
        themes
    }
}

fn entries(puzzles: Vec<Puzzle>, own: bool) -> Vec<PuzzleEntry> {
    let mut known = BTreeSet::new();
    let entries = puzzles.into_iter().map(|puzzle| PuzzleEntry {
        id: puzzle.id(),
        puzzle,
        own,
    });
    entries
        .filter(|entry| known.insert(entry.id.clone()))
        .collect()
}
