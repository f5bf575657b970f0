//! Opening books: which moves have been played in a position, how often, and with what success.
//!
//! A book belongs to one game, with its layout and options, and is made of games ([`read`]): a user's, or those that
//! come with the program ([`built_in`]), which the search has grown (`grow`). Positions are distinguished by their
//! digest, so that it does not matter by which moves they have come about. A digest means nothing outside of the
//! program; that is no loss, since a book is made anew from games whenever it is wanted.
//!
//! | file | |
//! |---|---|
//! | `read` | a book made of a file of games |
//! | `choice` | the move that is played |
//! | `built_in` | the books that come with the program |
//! | `grow` | lines found by the search |

mod built_in;
mod choice;
mod gather;
#[cfg(feature = "lab")]
pub mod grow;
mod read;
#[cfg(test)]
#[cfg(feature = "lab")]
mod tests;

pub use built_in::built_in;
pub use read::{Reading, read, read_built_in};

use crate::rules::{Move, Position, Variant};

/// How many plies of each game a book holds.
pub const DEEPEST: usize = 60;

/// A move of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// In how many games it has been played, some of which may tell no result.
    pub games: u32,
    /// How many of them the side that played it has won.
    pub wins: u32,
    /// How many were drawn.
    pub draws: u32,
    /// How many it has lost.
    pub losses: u32,
}

impl BookMove {
    /// A move of one game that does not tell how it ended.
    fn new(mv: Move) -> BookMove {
        BookMove {
            mv,
            games: 1,
            wins: 0,
            draws: 0,
            losses: 0,
        }
    }

    /// A move of one game that was won by the side that played it, or lost, or drawn.
    fn with_result(mv: Move, won: Option<bool>) -> BookMove {
        BookMove {
            wins: u32::from(won == Some(true)),
            draws: u32::from(won.is_none()),
            losses: u32::from(won == Some(false)),
            ..BookMove::new(mv)
        }
    }

    /// How many games tell how they ended.
    pub fn decided(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The average score of the side that played it, from 0 to 1; nothing if no game has a result.
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

/// The moves that have been played in the positions of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// Each move behind the digest of its position, in the order of the digests.
    moves: Vec<(u64, BookMove)>,
}

impl Book {
    /// Whether it knows no move.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// How many moves it knows, those of all positions together.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// The moves that have been played in a position, the most frequent first. All are legal: what the position does
    /// not allow belongs to another one that shares its digest.
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
