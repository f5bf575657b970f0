//! The books of the program: for each game a file of games, which are lines without results.

use include_dir::{Dir, include_dir};

static BOOKS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/books");

/// The games of the built-in book for the game with this id, for all its layouts, or `None`.
pub fn built_in(id: &str) -> Option<&'static str> {
    BOOKS.get_file(format!("{id}.pgn"))?.contents_utf8()
}
