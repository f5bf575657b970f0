//! Moves counted together.

use super::{Book, BookMove};

/// The most moves that a book holds, 32 bytes each. Of more than that, those played once are forgotten.
const MOST: usize = 4 << 20;

/// So many new moves are gathered at least before equal ones are put together.
const STEP: usize = 1 << 16;

/// Gathers the moves of a book.
#[derive(Default)]
pub(super) struct Gatherer {
    moves: Vec<(u64, BookMove)>,
    /// How many are put together already.
    settled: usize,
}

impl Gatherer {
    /// Adds a move that has been played in the position with this digest.
    pub fn add(&mut self, digest: u64, played: BookMove) {
        self.moves.push((digest, played));
        if self.moves.len() - self.settled > self.settled.max(STEP) {
            self.settle();
        }
    }

    /// Puts equal moves together.
    fn settle(&mut self) {
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
        self.settled = self.moves.len();
    }

    /// The book.
    pub fn finish(mut self) -> Book {
        self.settle();
        self.moves.shrink_to_fit();
        Book { moves: self.moves }
    }
}
