//! The books that come with the program: a file of games for each game, lines without results.

use include_dir::{Dir, include_dir};

static BOOKS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/books");

/// The games of the book for a game, by its id, in all its layouts; nothing where there is none.
pub fn built_in(id: &str) -> Option<&'static str> {
    BOOKS.get_file(format!("{id}.pgn"))?.contents_utf8()
}
