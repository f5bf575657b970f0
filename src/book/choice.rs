//! The move that is played out of a book.

use super::{Book, BookMove};
use crate::rules::{Move, Position, Variant};
use crate::search::random::Random;

/// Moves that weigh less than the heaviest one by this factor are left alone: what has hardly been played, or has
/// gone badly, was a mistake more often than not.
const LIGHT: f64 = 0.1;

impl Book {
    /// Draws a move among those of a position, by how often it was played and how well it went; the same one
    /// for the same seed.
    pub fn choose(&self, variant: &Variant, position: &Position, seed: u64) -> Option<Move> {
        let moves = self.moves(variant, position);
        let weights: Vec<f64> = moves.iter().map(weight).collect();
        let heaviest = weights.iter().copied().fold(0.0, f64::max);
        let choices: Vec<(Move, f64)> = moves
            .iter()
            .zip(weights)
            .filter(|(_, weight)| *weight >= LIGHT * heaviest)
            .map(|(played, weight)| (played.mv, weight))
            .collect();
        let sum: f64 = choices.iter().map(|(_, weight)| weight).sum();
        let mut random = Random::new(seed ^ position.hash());
        // 53 bits fill the number.
        let mut rest = (random.next() >> 11) as f64 / (1_u64 << 53) as f64 * sum;
        for &(mv, weight) in &choices {
            rest -= weight;
            if rest < 0.0 {
                return Some(mv);
            }
        }
        // Rounding may leave nothing behind the last one.
        choices.last().map(|&(mv, _)| mv)
    }
}

/// How likely a move is to be played: as it is frequent, and twice as strongly as it is good. Two draws more than
/// there were keep a single game from saying everything.
fn weight(played: &BookMove) -> f64 {
    let decided = f64::from(played.decided());
    let points = played.score().unwrap_or(0.0) * decided;
    let score = (points + 1.0) / (decided + 2.0);
    f64::from(played.games) * score * score
}
