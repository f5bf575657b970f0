//! Collects the moves of a book.

use super::{Book, BookMove};

/// The most moves of a book, 32 bytes each. Beyond that, moves played only once are dropped.
const MOST: usize = 4 << 20;

/// At least this many new moves are collected before equal ones are merged.
const STEP: usize = 1 << 16;

/// A book under construction.
#[derive(Default)]
pub(super) struct BookBuilder {
    moves: Vec<(u64, BookMove)>,
    /// The number of merged moves.
    merged: usize,
}

impl BookBuilder {
    /// Adds a move that was played in the position with this digest.
    pub fn add(&mut self, digest: u64, played: BookMove) {
        self.moves.push((digest, played));
        if self.moves.len() - self.merged > self.merged.max(STEP) {
            self.merge();
        }
    }

    /// Merges equal moves.
    fn merge(&mut self) {
        self.moves
            .sort_unstable_by_key(|(digest, played)| (*digest, played.mv));
        self.moves.dedup_by(|(digest, later), (first, sum)| {
            let same = digest == first && later.mv == sum.mv;
            if same {
                sum.add(later);
            }
            same
        });
        if self.moves.len() > MOST {
            self.moves.retain(|(_, played)| played.games > 1);
        }
        self.merged = self.moves.len();
    }

    /// The book.
    pub fn finish(mut self) -> Book {
        self.merge();
        self.moves.shrink_to_fit();
        Book { moves: self.moves }
    }
}
