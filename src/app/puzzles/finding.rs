//! Puzzles from the game on the board: all good ones, or those of the player's mistakes.
//!
//! The puzzles of a game are those whose positions occur in it. So no file links a puzzle to its game.

use super::jobs::GameSearch;
use crate::app::play::table::Table;
use crate::app::variants::Games;
use baroque::notation::write_fen;
use baroque::puzzles::series::PuzzleCollection;
use baroque::rules::{Move, Variant};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A running search through a game.
#[derive(Debug)]
pub struct SearchProgress {
    /// The number of positions searched.
    pub done: usize,
    /// The number of positions to search.
    pub all: usize,
    stop: Arc<AtomicBool>,
}

impl SearchProgress {
    /// Stops the search soon. The program keeps the puzzles found so far.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Puzzles from the game on the board.
#[derive(Debug, Default)]
pub struct PuzzleSearch {
    /// The running search.
    pub search: Option<SearchProgress>,
    /// The number of the game whose review has to end before its mistakes become puzzles.
    pub awaits_review: Option<u64>,
    /// The number of the game that was searched last.
    pub searched: Option<u64>,
    /// The ids of the puzzles that are known of the game.
    pub ids: Vec<String>,
    /// The game and the number of puzzles for which `ids` is right.
    known: Option<(u64, usize, usize)>,
}

impl PuzzleSearch {
    /// Updates the known puzzles of the game on the board.
    pub fn refresh(&mut self, table: Option<&Table>, collection: &PuzzleCollection) {
        let key = table.map(|table| (table.number(), table.record.len(), collection.own().len()));
        if self.known != key {
            self.known = key;
            self.ids = table.map_or_else(Vec::new, |table| known(table, collection));
        }
    }

    /// Starts a search through a game, if none is running. Returns its job.
    pub fn begin(
        &mut self,
        table: &Table,
        plies: Option<Vec<usize>>,
        games: &Games,
    ) -> Option<GameSearch> {
        if self.search.is_some() {
            return None;
        }
        let stop = Arc::new(AtomicBool::new(false));
        let positions = table.record.positions().to_vec();
        self.search = Some(SearchProgress {
            done: 0,
            all: plies.as_ref().map_or(positions.len(), Vec::len),
            stop: stop.clone(),
        });
        let moves: Vec<Move> = table.record.plies().map(|ply| ply.transition.mv).collect();
        Some(GameSearch {
            number: table.number(),
            options: chosen_options(table.variant(), games),
            variant: table.record.variant().clone(),
            positions,
            moves,
            plies,
            stop,
        })
    }
}

/// The ids of the user's puzzles whose positions occur in a game.
fn known(table: &Table, collection: &PuzzleCollection) -> Vec<String> {
    let variant = table.variant();
    let of_game = |game: &str, layout: &str| (game, layout) == (variant.id(), variant.layout());
    let own = collection.own().iter();
    let mut own = own
        .filter(|entry| of_game(&entry.puzzle.game, &entry.puzzle.layout))
        .peekable();
    if own.peek().is_none() {
        return Vec::new();
    }
    let positions = table.record.positions().iter();
    let fens: BTreeSet<String> = positions
        .map(|position| write_fen(variant, position))
        .collect();
    own.filter(|entry| fens.contains(&entry.puzzle.fen))
        .map(|entry| entry.id.clone())
        .collect()
}

/// The choices of options that are not the default ones.
fn chosen_options(variant: &Variant, games: &Games) -> Vec<(String, String)> {
    let info = games.info(variant.id()).ok();
    let is_default = |(option, choice): &&(String, String)| {
        let mut options = info.iter().flat_map(|info| &info.options);
        options.any(|known| known.id == *option && known.default == *choice)
    };
    let options = variant.options().iter();
    options
        .filter(|option| !is_default(option))
        .cloned()
        .collect()
}

/// Whether the review of a game is complete.
pub fn is_reviewed(table: &Table) -> bool {
    table.review().is_some_and(|review| {
        let (done, all) = review.progress();
        done == all
    })
}

/// The plies before the mistakes and blunders of those at this screen, by the review.
pub fn mistakes(table: &Table) -> Vec<usize> {
    let plies = table.own_mistakes();
    plies.filter_map(|ply| ply.checked_sub(1)).collect()
}
