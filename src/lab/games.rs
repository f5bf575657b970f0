//! Games as training data, as bytes. `benches/METHOD.md` describes the format.
//!
//! A file is a sequence of games, so `cat` merges files. Positions are not stored: the rules reconstruct them from
//! the start and the moves.

use crate::notation::{find_move, parse_fen};
use crate::rules::{Position, Variant};
use std::fmt;
use std::io::{self, Read};

/// The first bytes of every game.
const MAGIC: [u8; 4] = *b"BQG1";
/// The score of a ply without a search.
const NO_SCORE: i16 = i16::MIN;
/// The bit next to the length of a move that marks a quiet position.
const QUIET: u8 = 0x80;

/// A score beyond this, in hundredths of a pawn, is a sure result.
pub(super) const SURE: i32 = 10_000;

/// A game of the engine against itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrainingGame {
    /// The game and its layout, as in `hyper-chess:8x8`.
    pub variant: String,
    /// Its seed …
    pub seed: u64,
    /// … and its number among the games of that seed.
    pub number: u64,
    /// White's points, doubled: 2 for a win, 0 for a loss.
    pub result: u8,
    /// The FEN of the position after the random opening.
    pub start: String,
    /// The moves from there.
    pub plies: Vec<TrainingPly>,
}

/// A move of such a game, with the position's score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrainingPly {
    /// The move, in UCI notation.
    pub mv: String,
    /// The score of a search for the position, in hundredths of a pawn for the side to move, or `None` for a random
    /// move.
    pub score: Option<i16>,
    /// Whether the position is quiet: no check, and the move neither captures nor promotes.
    pub quiet: bool,
}

/// Why a file of games cannot be read.
#[derive(Debug)]
pub enum GamesError {
    /// The system cannot read it.
    Io(io::Error),
    /// The bytes are not games.
    Damaged,
    /// The last game is incomplete, as after an interrupted run.
    Truncated,
}

impl fmt::Display for GamesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GamesError::Io(error) => error.fmt(f),
            GamesError::Damaged => f.write_str("the file holds something else than training games"),
            GamesError::Truncated => f.write_str("the last game is not complete"),
        }
    }
}

impl std::error::Error for GamesError {}

impl TrainingGame {
    /// The number of quiet positions.
    pub fn quiet(&self) -> usize {
        self.plies.iter().filter(|ply| ply.quiet).count()
    }

    /// The plies with the positions before them, up to the first move that is not legal.
    pub fn positions<'a>(
        &'a self,
        variant: &'a Variant,
    ) -> impl Iterator<Item = (Position, &'a TrainingPly)> {
        let mut next = parse_fen(variant, &self.start).ok();
        self.plies.iter().map_while(move |ply| {
            let position = next.take()?;
            let mv = find_move(variant, &position, &ply.mv)?;
            next = Some(variant.play(&position, mv));
            Some((position, ply))
        })
    }

    /// The game as bytes.
    pub fn write(&self) -> Vec<u8> {
        let mut body = Vec::new();
        body.extend(self.seed.to_le_bytes());
        body.extend(self.number.to_le_bytes());
        body.push(self.result);
        write_text(&mut body, &self.variant);
        write_text(&mut body, &self.start);
        body.extend((self.plies.len() as u16).to_le_bytes());
        for ply in &self.plies {
            let score = ply.score.unwrap_or(NO_SCORE);
            body.extend(score.to_le_bytes());
            let quiet = if ply.quiet { QUIET } else { 0 };
            body.push(ply.mv.len() as u8 & !QUIET | quiet);
            body.extend(ply.mv.as_bytes());
        }
        let mut bytes = MAGIC.to_vec();
        bytes.extend((body.len() as u32).to_le_bytes());
        bytes.extend(body);
        bytes
    }

    /// The next game of a file, or `None` at its end.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, has something else, or ends within the game.
    pub fn read(from: &mut impl Read) -> Result<Option<TrainingGame>, GamesError> {
        let mut head = Vec::new();
        from.by_ref()
            .take(8)
            .read_to_end(&mut head)
            .map_err(GamesError::Io)?;
        match head.len() {
            0 => return Ok(None),
            8 if head[..4] == MAGIC => {}
            8 => return Err(GamesError::Damaged),
            _ => return Err(GamesError::Truncated),
        }
        let length = u32::from_le_bytes([head[4], head[5], head[6], head[7]]);
        let mut body = Vec::new();
        from.by_ref()
            .take(u64::from(length))
            .read_to_end(&mut body)
            .map_err(GamesError::Io)?;
        if body.len() < length as usize {
            return Err(GamesError::Truncated);
        }
        read_body(&mut &body[..])
            .map(Some)
            .ok_or(GamesError::Damaged)
    }
}

fn write_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.extend((text.len() as u16).to_le_bytes());
    bytes.extend(text.as_bytes());
}

fn read_body(body: &mut &[u8]) -> Option<TrainingGame> {
    let seed = u64::from_le_bytes(bytes(body)?);
    let number = u64::from_le_bytes(bytes(body)?);
    let [result] = bytes(body)?;
    let variant = read_text(body)?;
    let start = read_text(body)?;
    let count = u16::from_le_bytes(bytes(body)?);
    let mut plies = Vec::with_capacity(usize::from(count));
    for _ in 0..count {
        let score = i16::from_le_bytes(bytes(body)?);
        let [length] = bytes(body)?;
        plies.push(TrainingPly {
            mv: text(body, usize::from(length & !QUIET))?,
            score: (score != NO_SCORE).then_some(score),
            quiet: length & QUIET != 0,
        });
    }
    body.is_empty().then_some(TrainingGame {
        variant,
        seed,
        number,
        result,
        start,
        plies,
    })
}

/// Removes the next bytes from the input and returns them.
fn bytes<const N: usize>(body: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = body.split_first_chunk()?;
    *body = rest;
    Some(*first)
}

fn read_text(body: &mut &[u8]) -> Option<String> {
    let length = u16::from_le_bytes(bytes(body)?);
    text(body, usize::from(length))
}

fn text(body: &mut &[u8], length: usize) -> Option<String> {
    let (first, rest) = body.split_at_checked(length)?;
    *body = rest;
    String::from_utf8(first.to_vec()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u64) -> TrainingGame {
        let ply = |mv: &str, score, quiet| TrainingPly {
            mv: mv.to_owned(),
            score,
            quiet,
        };
        TrainingGame {
            variant: "chess:8x8".to_owned(),
            seed: 7,
            number,
            result: 2,
            start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned(),
            plies: vec![
                ply("e2e4", Some(-12), true),
                ply("e7e8q", None, false),
                ply("a1a2,b3", Some(20_000), false),
            ],
        }
    }

    #[test]
    fn games_are_read_as_they_were_written_one_after_another() {
        let bytes = [game(1).write(), game(2).write()].concat();
        let mut from = &bytes[..];
        for number in [1, 2] {
            assert_eq!(
                TrainingGame::read(&mut from).unwrap().unwrap(),
                game(number)
            );
        }
        assert!(TrainingGame::read(&mut from).unwrap().is_none());
        assert_eq!(game(1).quiet(), 1);
    }

    #[test]
    fn what_is_cut_off_or_something_else_is_reported() {
        let bytes = game(1).write();
        for length in 1..bytes.len() {
            let found = TrainingGame::read(&mut &bytes[..length]);
            assert!(matches!(found, Err(GamesError::Truncated)), "{length}");
        }
        let mut other = bytes.clone();
        other[0] = b'x';
        let found = TrainingGame::read(&mut &other[..]);
        assert!(matches!(found, Err(GamesError::Damaged)));
        // A game with a text length beyond its end.
        let mut wrong = bytes;
        wrong[8 + 17] = 200;
        let found = TrainingGame::read(&mut &wrong[..]);
        assert!(matches!(found, Err(GamesError::Damaged)));
    }
}
