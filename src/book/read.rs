//! A book made of a file of games.

use super::gather::Gatherer;
use super::{Book, BookMove, DEEPEST, built_in};
use crate::game::collection::{decode, expect_text};
use crate::game::name_of;
use crate::library::find::{Lookup, find};
use crate::notation::pgn::{PgnError, RawGame, Tags, Token, games};
use crate::notation::{parse_fen, read_san};
use crate::rules::{Color, Variant};
use std::collections::HashMap;
use std::fmt;

/// Progress is reported after so many games.
const STEP: usize = 50;

/// A book, and what has become of the games that it was made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The book.
    pub book: Book,
    /// How many games are in it, those with mistakes up to there.
    pub games: usize,
    /// How many games of another variant, layout or choice of options were passed over.
    pub others: usize,
    /// How many games have mistakes.
    pub faulty: usize,
    /// The first of these mistakes, at its place in the file.
    pub fault: Option<PgnError>,
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reading {
            book,
            games,
            others,
            faulty,
            fault,
        } = self;
        let moves = book.len();
        write!(
            f,
            "games {games} moves {moves} others {others} faulty {faulty}"
        )?;
        fault
            .as_ref()
            .map_or(Ok(()), |fault| write!(f, ": {fault}"))
    }
}

/// Makes the book of a game that comes with the program; an empty one where there is none.
pub fn read_built_in(variant: &Variant, all: &impl Lookup) -> Reading {
    let text = built_in(variant.id()).unwrap_or_default();
    let reading = read(text.as_bytes(), variant, all, |_| true);
    reading.unwrap_or_default()
}

/// Makes a book for a game out of the first [`DEEPEST`] plies of the main lines of a file of games. The
/// function calls `go_on` now and then with the part of the file that it has read, from 0 to 1, and stops if that
/// returns `false`.
///
/// # Errors
///
/// When the file holds no text: what it is instead.
pub fn read(
    bytes: &[u8],
    variant: &Variant,
    all: &impl Lookup,
    mut go_on: impl FnMut(f32) -> bool,
) -> Result<Reading, &'static str> {
    expect_text(bytes)?;
    let text = decode(bytes);
    let mut reader = Reader {
        variant,
        known: HashMap::new(),
        gatherer: Gatherer::default(),
        reading: Reading::default(),
    };
    let (mut at, mut count) = (0, 0);
    // Each game is read out of the rest of the text, so that only as much as its own lines are counted.
    while let Some(game) = games(&text[at..]).next() {
        if let Err(mut error) = reader.read(&game, all) {
            reader.reading.faulty += 1;
            if reader.reading.fault.is_none() {
                error.line += text[..at].matches('\n').count();
                reader.reading.fault = Some(error);
            }
        }
        at += game.end;
        count += 1;
        if count % STEP == 0 && !go_on(at as f32 / text.len() as f32) {
            break;
        }
    }
    Ok(Reading {
        book: reader.gatherer.finish(),
        ..reader.reading
    })
}

/// The tags that name a game: its name, its layout, its options.
type Name = [Option<String>; 3];

struct Reader<'v> {
    variant: &'v Variant,
    /// Whether it is this game that is meant by the tags of games before.
    known: HashMap<Name, bool>,
    gatherer: Gatherer,
    reading: Reading,
}

impl Reader<'_> {
    fn read(&mut self, game: &RawGame, all: &impl Lookup) -> Result<(), PgnError> {
        if game.tokens.is_empty() && game.error.is_none() {
            return Ok(());
        }
        if !self.is_ours(&game.tags, all) {
            self.reading.others += 1;
            return Ok(());
        }
        self.reading.games += 1;
        self.gather(game)?;
        game.error.clone().map_or(Ok(()), Err)
    }

    /// Whether the game is of this variant, layout and choice of options.
    fn is_ours(&mut self, tags: &Tags, all: &impl Lookup) -> bool {
        let name = ["Variant", "Layout", "Options"].map(|tag| tags.get(tag).map(str::to_owned));
        // A position may tell the layout.
        let tells_all = name[1].is_some() || tags.get("FEN").is_none();
        if let Some(&known) = self.known.get(&name).filter(|_| tells_all) {
            return known;
        }
        let found = find(all, name_of(tags), tags.get("FEN"), None);
        let ours = found.is_ok_and(|found| {
            let same = |of: fn(&Variant) -> &str| of(&found) == of(self.variant);
            same(Variant::id) && same(Variant::layout) && found.options() == self.variant.options()
        });
        if tells_all {
            self.known.insert(name, ours);
        }
        ours
    }

    /// Gathers the moves of the main line, as many as a book holds.
    fn gather(&mut self, game: &RawGame) -> Result<(), PgnError> {
        let wrong = |byte, message: String| PgnError::at(game.text, byte, message);
        let mut position = match game.tags.get("FEN") {
            Some(fen) => parse_fen(self.variant, fen)
                .map_err(|error| wrong(game.start, format!("FEN: {error}")))?,
            None => self.variant.start().clone(),
        };
        let winner = winner(game);
        for (byte, text) in main_line(game).take(DEEPEST) {
            let mv = read_san(self.variant, &position, text)
                .map_err(|error| wrong(byte, error.to_string()))?;
            let played = match winner {
                Some(winner) => {
                    BookMove::with_result(mv, winner.map(|side| side == position.turn()))
                }
                None => BookMove::new(mv),
            };
            self.gatherer.add(position.hash(), played);
            position = self.variant.play(&position, mv);
        }
        Ok(())
    }
}

/// The moves of the main line, each with its first byte.
fn main_line<'t>(game: &RawGame<'t>) -> impl Iterator<Item = (usize, &'t str)> {
    let mut depth = 0_usize;
    game.tokens.iter().filter_map(move |&(byte, token)| {
        match token {
            Token::Open => depth += 1,
            Token::Close => depth = depth.saturating_sub(1),
            Token::Move(text) if depth == 0 => return Some((byte, text)),
            _ => {}
        }
        None
    })
}

/// The winner, or a draw; nothing if the game has no result.
fn winner(game: &RawGame) -> Option<Option<Color>> {
    let behind = match game.tokens.last() {
        Some((_, Token::Result(result))) => Some(*result),
        _ => None,
    };
    match behind.or(game.tags.get("Result"))? {
        "1-0" => Some(Some(Color::White)),
        "0-1" => Some(Some(Color::Black)),
        "1/2-1/2" => Some(None),
        _ => None,
    }
}
