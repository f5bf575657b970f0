//! Makes a book from a file of games.

use super::builder::BookBuilder;
use super::{Book, BookMove, DEEPEST, built_in};
use crate::game::collection::{decode, expect_text};
use crate::game::{left_out, name_of, read_move, start_of};
use crate::library::find::{Finder, Lookup};
use crate::notation::Note;
use crate::notation::pgn::{Fault, RawGame, Tags, Token, games};
use crate::rules::{Color, Variant};
use std::fmt;

/// The number of games between reports of progress.
const STEP: usize = 50;

/// A book, and the numbers of games that it was made from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The book.
    pub book: Book,
    /// The number of games in the book. Of a game with a mistake, the book has the moves before it.
    pub games: usize,
    /// The number of games of other variants, layouts or options, which were skipped.
    pub others: usize,
    /// The number of games with mistakes.
    pub faulty: usize,
    /// The mistakes, with their places in the file.
    pub notes: Vec<Note>,
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reading {
            book,
            games,
            others,
            faulty,
            notes,
        } = self;
        let moves = book.len();
        write!(
            f,
            "games {games} moves {moves} others {others} faulty {faulty}"
        )?;
        notes.first().map_or(Ok(()), |note| write!(f, ": {note}"))
    }
}

/// Makes the built-in book of a game. It is empty if the game has none.
pub fn read_built_in(variant: &Variant, all: &impl Lookup) -> Reading {
    let text = built_in(variant.id()).unwrap_or_default();
    let reading = read(text.as_bytes(), variant, all, |_| true);
    reading.unwrap_or_default()
}

/// Makes a book for a game from the first [`DEEPEST`] plies of the main lines in a file of games. Calls `go_on` now
/// and then with the part of the file that it has read, from 0 to 1, and stops if that returns `false`.
///
/// # Errors
///
/// If the file is not text, with what it is.
pub fn read(
    bytes: &[u8],
    variant: &Variant,
    all: &impl Lookup,
    mut go_on: impl FnMut(f32) -> bool,
) -> Result<Reading, &'static str> {
    expect_text(bytes)?;
    let text = decode(bytes);
    let mut reader = BookGameReader {
        variant,
        finder: Finder::new(all, None),
        builder: BookBuilder::default(),
        reading: Reading::default(),
    };
    for (count, game) in games(&text).enumerate() {
        let mut notes = reader.read(&game);
        reader.reading.faulty += usize::from(!notes.is_empty());
        reader.reading.notes.append(&mut notes);
        if count % STEP == STEP - 1 && !go_on(game.end as f32 / text.len() as f32) {
            break;
        }
    }
    Ok(Reading {
        book: reader.builder.finish(),
        ..reader.reading
    })
}

struct BookGameReader<'v, G> {
    variant: &'v Variant,
    finder: Finder<'v, G>,
    builder: BookBuilder,
    reading: Reading,
}

impl<G: Lookup> BookGameReader<'_, G> {
    fn read(&mut self, game: &RawGame) -> Vec<Note> {
        if game.tokens.is_empty() {
            return Vec::new();
        }
        if !self.is_ours(&game.tags) {
            self.reading.others += 1;
            return Vec::new();
        }
        self.reading.games += 1;
        let mut faults = Vec::new();
        if let Err(fault) = self.gather(game, &mut faults) {
            faults.push(fault);
        }
        game.notes_with(faults)
    }

    /// Whether a game has this variant, layout and options.
    fn is_ours(&mut self, tags: &Tags) -> bool {
        let found = self.finder.find(name_of(tags), tags.fen());
        found.is_ok_and(|found| {
            let (found, asked) = (&*found, self.variant);
            (found.id(), found.layout(), found.options())
                == (asked.id(), asked.layout(), asked.options())
        })
    }

    /// Adds the moves of the main line, up to the most that a book has, and the words that are left out to `faults`.
    ///
    /// # Errors
    ///
    /// The mistake that ends the game.
    fn gather(&mut self, game: &RawGame, faults: &mut Vec<Fault>) -> Result<(), Fault> {
        let start = start_of(self.variant, game);
        let start = start.map_err(|error| (game.fen_at, error))?;
        faults.extend(start.faults);
        let mut position = start.value;
        let winner = winner(game);
        let mut plies = 0;
        for (byte, token) in game.main_line() {
            let word = match token {
                Token::Move(word) | Token::Word(word) => word,
                Token::Null(word) => {
                    return Err((byte, format!("`{word}` is a null move")));
                }
                _ => continue,
            };
            if plies == DEEPEST {
                break;
            }
            let read = read_move(self.variant, &position, word);
            let Some((mv, _)) = read.map_err(|error| (byte, error))? else {
                faults.push((byte, left_out(word)));
                continue;
            };
            let played = match winner {
                Some(winner) => {
                    BookMove::with_result(mv, winner.map(|side| side == position.turn()))
                }
                None => BookMove::new(mv),
            };
            self.builder.add(position.hash(), played);
            position = self.variant.play(&position, mv);
            plies += 1;
        }
        Ok(())
    }
}

/// The winner or a draw (`Some(None)`), or `None` if the game has no result.
fn winner(game: &RawGame) -> Option<Option<Color>> {
    match game.result() {
        "1-0" => Some(Some(Color::White)),
        "0-1" => Some(Some(Color::Black)),
        "1/2-1/2" => Some(None),
        _ => None,
    }
}
