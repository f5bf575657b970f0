//! Reads and writes whole games in Portable Game Notation.
//!
//! Besides the standard tags a game has `Variant` (the game's id), `Layout` and `Options` (`id=choice`,
//! separated by spaces). It always has `SetUp` and `FEN`, so that it can be read after its game file
//! has changed the array. `Termination` says how the game ended if the board does not show it.

mod reader;
mod tags;
mod writer;

pub(crate) use self::reader::{left_out, read_move, start_of};

use self::reader::GameReader;
use self::writer::Writer;
use super::Tree;
use crate::notation::Note;
use crate::notation::pgn::{RawGame, Tags};
use crate::rules::{Color, Outcome, Position, Variant};
use std::sync::Arc;

/// A game with its tags and variations.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its tags.
    pub tags: Tags,
    /// Its moves.
    pub tree: Tree,
    /// The outcome that the players agreed on or a clock decided, if any.
    pub ended: Option<Outcome>,
}

/// A game with the notes of its reader.
#[derive(Clone, Debug)]
pub struct ReadGame {
    /// The game, as far as it could be read.
    pub game: Game,
    /// What was not read as written, in the order of the text.
    pub notes: Vec<Note>,
    /// The mistake that ended the main line before its end, if any. It is one of the notes.
    pub cut: Option<Note>,
}

/// What names a game in its tags: id, layout, and choices of its options. A missing id usually means chess.
pub type GameName<'a> = (Option<&'a str>, Option<&'a str>, Vec<(String, String)>);

impl Game {
    /// A game without moves, from this position.
    pub fn new(variant: Arc<Variant>, start: Position) -> Game {
        Game {
            tags: Tags::default(),
            tree: Tree::new(variant, start),
            ended: None,
        }
    }

    /// The outcome of the main line, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.or_else(|| self.standing())
    }

    /// The outcome that the board shows at the end of the main line.
    pub(super) fn standing(&self) -> Option<Outcome> {
        let last = self.tree.line_after(Tree::ROOT).last();
        self.tree.outcome(last.unwrap_or(Tree::ROOT))
    }

    /// Reads a game; `find` returns the variant of a name.
    ///
    /// A mistake in a variation ends that variation, and a mistake in the main line ends the main line. The text after
    /// it stays as a comment, which begins with `unread:`.
    ///
    /// # Errors
    ///
    /// If there is no such game, or it cannot begin from the position in the tags.
    pub fn read(
        raw: &RawGame,
        find: impl FnOnce(GameName) -> Result<Arc<Variant>, String>,
    ) -> Result<ReadGame, Note> {
        let variant = find(name_of(&raw.tags)).map_err(|error| raw.note_at(raw.start, error))?;
        let start = start_of(&variant, raw).map_err(|error| raw.note_at(raw.fen_at, error))?;
        let mut game = Game::new(variant, start.value);
        game.tags = raw.tags.clone();
        let mut reader = GameReader::new(raw, &mut game.tree);
        reader.faults = start.faults;
        reader.read();
        let (notes, cut) = reader.finish();
        game.take_result(raw);
        Ok(ReadGame { game, notes, cut })
    }

    /// The game as PGN, with all variations, comments and glyphs.
    pub fn write(&self) -> String {
        let mut text = self.tags_to_write().write();
        text.push('\n');
        let mut writer = Writer::default();
        writer.line(&self.tree);
        writer.word(result(self.outcome()));
        text.push_str(&writer.text);
        text.push('\n');
        text
    }

    /// The result as PGN writes it: `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that is not over.
    pub fn result(&self) -> &'static str {
        result(self.outcome())
    }
}

/// The name of a game in tags.
pub fn name_of(tags: &Tags) -> GameName<'_> {
    let options = tags.get("Options").unwrap_or_default();
    let choices = options
        .split_whitespace()
        .filter_map(|choice| choice.split_once('='));
    let choices = choices.map(|(id, choice)| (id.to_owned(), choice.to_owned()));
    (tags.get("Variant"), tags.get("Layout"), choices.collect())
}

/// The PGN result of an outcome.
fn result(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Win(Color::White, _)) => "1-0",
        Some(Outcome::Win(Color::Black, _)) => "0-1",
        Some(Outcome::Draw(_)) => "1/2-1/2",
        None => "*",
    }
}

#[cfg(test)]
mod tests;
