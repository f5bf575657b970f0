//! Opening books: the moves that were played in each position, how often, and with what results.
//!
//! A book belongs to one game with its layout and options. It is made from games ([`read`]): a user's, or those of
//! the program ([`built_in`]), which the search made (`grow`). Positions are identified by their digests, so
//! transpositions are found. Digests mean nothing outside the program. No book is stored: it is made from games each
//! time, so a changed rule leaves no illegal moves behind. Only main lines count, because no one played the
//! variations.
//!
//! | file | |
//! |---|---|
//! | `read` | makes a book from a file of games |
//! | `choice` | chooses a move |
//! | `built_in` | the books of the program |
//! | `grow` | makes lines with the search |

mod builder;
mod built_in;
mod choice;
#[cfg(feature = "lab")]
pub mod grow;
mod read;
#[cfg(test)]
#[cfg(feature = "lab")]
mod tests;

pub use built_in::built_in;
pub use read::{Reading, read, read_built_in};

use crate::rules::{Move, Position, Variant};

/// The most plies of each game in a book.
pub const DEEPEST: usize = 60;

/// A move of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// The number of games in which it was played, including games without a result.
    pub games: u32,
    /// How many of them the side that played it won.
    pub wins: u32,
    /// How many were drawn.
    pub draws: u32,
    /// How many it lost.
    pub losses: u32,
}

impl BookMove {
    /// A move of a game without a result.
    fn new(mv: Move) -> BookMove {
        BookMove {
            mv,
            games: 1,
            wins: 0,
            draws: 0,
            losses: 0,
        }
    }

    /// A move of a game that the side that played it won, lost, or drew (`None`).
    fn with_result(mv: Move, won: Option<bool>) -> BookMove {
        BookMove {
            wins: u32::from(won == Some(true)),
            draws: u32::from(won.is_none()),
            losses: u32::from(won == Some(false)),
            ..BookMove::new(mv)
        }
    }

    /// The number of games with a result.
    pub fn decided(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The average score of the side that played it, from 0 to 1, or `None` if no game has a result.
    pub fn score(&self) -> Option<f64> {
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        (self.decided() > 0).then(|| points / f64::from(self.decided()))
    }

    fn add(&mut self, other: &BookMove) {
        self.games = self.games.saturating_add(other.games);
        self.wins = self.wins.saturating_add(other.wins);
        self.draws = self.draws.saturating_add(other.draws);
        self.losses = self.losses.saturating_add(other.losses);
    }
}

/// The moves that were played in the positions of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// Each move with the digest of its position, sorted by digest.
    moves: Vec<(u64, BookMove)>,
}

impl Book {
    /// Whether it has no moves.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The number of moves of all positions.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// The moves that were played in a position, the most frequent first. All are legal. An illegal move belongs to
    /// another position with the same digest.
    pub fn moves(&self, variant: &Variant, position: &Position) -> Vec<BookMove> {
        let known = self.known(position);
        if known.is_empty() {
            return Vec::new();
        }
        let legal = variant.legal_moves(position);
        let known = known.iter().map(|&(_, played)| played);
        let mut moves: Vec<BookMove> = known.filter(|played| legal.contains(&played.mv)).collect();
        moves.sort_by_key(|played| (std::cmp::Reverse(played.games), played.mv));
        moves
    }

    /// The entries for the digest of a position.
    fn known(&self, position: &Position) -> &[(u64, BookMove)] {
        let digest = position.hash();
        let first = self.moves.partition_point(|(other, _)| *other < digest);
        let rest = &self.moves[first..];
        let count = rest.partition_point(|(other, _)| *other == digest);
        &rest[..count]
    }
}
