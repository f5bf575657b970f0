//! The puzzles that come with the program: a file of lines for each game.

use super::text::{PuzzleFile, TextError};
use include_dir::{Dir, include_dir};

static PUZZLES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/puzzles");

/// The ids of the games that have puzzles, in the order of the alphabet.
pub fn built_in_games() -> impl Iterator<Item = &'static str> {
    PUZZLES.files().filter_map(|file| {
        let path = file.path();
        let text = path.extension().is_some_and(|extension| extension == "txt");
        path.file_stem()?.to_str().filter(|_| text)
    })
}

/// The puzzles of a game, by its id; none where there is no file.
///
/// # Errors
///
/// When the file is damaged. A test reads all of them.
pub fn built_in(game: &str) -> Result<PuzzleFile, TextError> {
    let file = PUZZLES.get_file(format!("{game}.txt"));
    let text = file.and_then(|file| file.contents_utf8());
    PuzzleFile::read(game, text.unwrap_or_default())
}
