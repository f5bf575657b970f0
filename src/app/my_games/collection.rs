//! The list of a file's games: what is looked for in it, and which of them is on the board.

use crate::game::collection::Entry;
use crate::library::pgn_file::Listing;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A file of several games that is open.
#[derive(Debug)]
pub struct Collection {
    /// Its games.
    pub listing: Listing,
    /// What is looked for.
    pub query: String,
    /// The games that have it, by their places in the file.
    pub found: Vec<usize>,
    /// The row that is marked.
    pub marked: usize,
    /// The game that is on the board, by its place in the file.
    pub open: Option<usize>,
    /// The game that is to be opened once nothing is being saved any more, by its place in the file.
    pub wanted: Option<usize>,
    /// How many games have been read so far and what part of the file that is, until all is read.
    pub progress: Option<(usize, f32)>,
    /// Ends the reading.
    stop: Arc<AtomicBool>,
}

impl Collection {
    /// A file that is being read.
    pub fn reading(path: PathBuf) -> Collection {
        Collection {
            listing: Listing {
                path,
                seal: 0,
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

    /// What ends the reading once it is set.
    pub fn stopper(&self) -> Arc<AtomicBool> {
        self.stop.clone()
    }

    /// Ends the reading.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Takes in the games that have been read, or how the file is now.
    pub fn take(&mut self, listing: Listing) {
        self.listing = listing;
        self.progress = None;
        self.search(self.query.clone());
    }

    /// Looks for games that have all these words somewhere.
    pub fn search(&mut self, query: String) {
        let words: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
        let has_all = |entry: &Entry| {
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

    /// The game so many rows of the list after the one on the board, or before it.
    pub fn neighbour(&self, step: isize) -> Option<usize> {
        let open = self.open?;
        let row = match self.found.binary_search(&open) {
            Ok(row) => row.checked_add_signed(step)?,
            // A game that is not in the list stands between two that are.
            Err(row) if step < 0 => row.checked_add_signed(step)?,
            Err(row) => row,
        };
        (row < self.found.len()).then_some(row)
    }
}

/// All that a game can be found by, in small letters.
fn text(entry: &Entry) -> String {
    let mut text = String::new();
    let told = entry.tags.iter().filter(|(name, _)| !UNTOLD.contains(name));
    for (_, value) in told {
        text.push_str(&value.to_lowercase());
        text.push('\n');
    }
    text
}

/// Tags that no list shows.
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
    fn games_are_found_by_all_their_words() {
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
    fn the_next_game_is_the_next_of_the_list() {
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
