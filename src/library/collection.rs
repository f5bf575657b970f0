//! The list of a file's games: the search, and the game on the board.

use super::pgn_file::Listing;
use crate::game::collection::CollectionEntry;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// An open file of several games.
#[derive(Debug)]
pub struct Collection {
    /// The file and its games.
    pub listing: Listing,
    /// The search text.
    pub query: String,
    /// The games that match, by their index in the file.
    pub found: Vec<usize>,
    /// The marked row.
    pub marked: usize,
    /// The game on the board, by its index in the file.
    pub open: Option<usize>,
    /// The game to open once all saves have ended, by its index in the file.
    pub wanted: Option<usize>,
    /// The number of games and the part of the file that have been read, or `None` at the end.
    pub progress: Option<(usize, f32)>,
    /// Stops the reading when set.
    stop: Arc<AtomicBool>,
}

impl Collection {
    /// A file that is being read.
    pub fn reading(path: PathBuf) -> Collection {
        Collection {
            listing: Listing {
                path,
                checksum: 0,
                entries: Arc::default(),
            },
            query: String::new(),
            found: Vec::new(),
            marked: 0,
            open: None,
            wanted: None,
            progress: Some((0, 0.0)),
            stop: Arc::default(),
        }
    }

    /// The flag that stops the reading when set.
    pub fn stopper(&self) -> Arc<AtomicBool> {
        self.stop.clone()
    }

    /// Stops the reading.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Sets the games of the file.
    pub fn take(&mut self, listing: Listing) {
        self.listing = listing;
        self.progress = None;
        self.search(self.query.clone());
    }

    /// Searches for games that contain all these words.
    pub fn search(&mut self, query: String) {
        let words: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
        let has_all = |entry: &CollectionEntry| {
            let text = text(entry);
            words.iter().all(|word| text.contains(word))
        };
        let entries = self.listing.entries.iter().enumerate();
        let found = entries.filter(|(_, entry)| words.is_empty() || has_all(entry));
        self.found = found.map(|(index, _)| index).collect();
        self.query = query;
        let open = self
            .found
            .iter()
            .position(|&index| Some(index) == self.open);
        self.marked = open.unwrap_or(0);
    }

    /// The row `step` after the game on the board, or before it.
    pub fn neighbour(&self, step: isize) -> Option<usize> {
        let open = self.open?;
        let row = match self.found.binary_search(&open) {
            Ok(row) => row.checked_add_signed(step)?,
            // A game that the search does not match is between two rows.
            Err(row) if step < 0 => row.checked_add_signed(step)?,
            Err(row) => row,
        };
        (row < self.found.len()).then_some(row)
    }
}

/// The text of a game for searches, in lower case.
fn text(entry: &CollectionEntry) -> String {
    let mut text = String::new();
    let message = entry.tags.iter().filter(|(name, _)| !UNTOLD.contains(name));
    for (_, value) in message {
        text.push_str(&value.to_lowercase());
        text.push('\n');
    }
    text
}

/// Tags that the search ignores.
const UNTOLD: [&str; 3] = ["FEN", "WhitePlayer", "BlackPlayer"];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::pgn_file;
    use std::path::Path;

    fn collection() -> Collection {
        let players = [
            ("Anna", "Bert"),
            ("Cleo", "Anna"),
            ("Dora", "Emil"),
            ("Emil", "ANNABEL"),
        ];
        let games = players.map(|(white, black)| {
            format!("[Event \"Cup\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\n*\n\n")
        });
        let listing = pgn_file::list(Path::new("a.pgn"), games.concat().as_bytes(), |_, _| true);
        let mut collection = Collection::reading(PathBuf::from("a.pgn"));
        collection.take(listing.unwrap());
        collection
    }

    #[test]
    fn a_search_matches_games_with_all_words() {
        let mut collection = collection();
        assert_eq!(collection.found, [0, 1, 2, 3]);
        collection.search("anna".to_owned());
        assert_eq!(collection.found, [0, 1, 3]);
        collection.search(" cup  Emil ".to_owned());
        assert_eq!(collection.found, [2, 3]);
        collection.search("nobody".to_owned());
        assert_eq!((collection.found.len(), collection.marked), (0, 0));
    }

    #[test]
    fn the_next_game_is_the_next_row_of_the_list() {
        let mut collection = collection();
        assert_eq!(collection.neighbour(1), None);
        collection.open = Some(1);
        collection.search("anna".to_owned());
        assert_eq!((collection.marked, collection.neighbour(1)), (1, Some(2)));
        assert_eq!(collection.neighbour(-1), Some(0));
        collection.search("emil".to_owned());
        assert_eq!(
            (collection.neighbour(-1), collection.neighbour(1)),
            (None, Some(0))
        );
        collection.open = Some(3);
        assert_eq!(collection.neighbour(1), None);
    }
}
