//! Chooses a move from a book.

use super::{Book, BookMove};
use crate::rules::{Move, Position, Variant};
use crate::search::random::Random;

/// Moves whose weight is less than this part of the heaviest weight are never played: rare moves and moves with bad
/// results are often mistakes.
const LIGHT: f64 = 0.1;

impl Book {
    /// Draws one of the moves of a position by how often it was played and how good its results are. The same seed
    /// gives the same move.
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
        // A `f64` holds 53 bits exactly.
        let mut rest = (random.next() >> 11) as f64 / (1_u64 << 53) as f64 * sum;
        for &(mv, weight) in &choices {
            rest -= weight;
            if rest < 0.0 {
                return Some(mv);
            }
        }
        // Rounding may leave no move after the last one.
        choices.last().map(|&(mv, _)| mv)
    }
}

/// The weight of a move: its number of games times its squared score. Two additional draws limit the influence of a
/// single game.
fn weight(played: &BookMove) -> f64 {
    let decided = f64::from(played.decided());
    let points = played.score().unwrap_or(0.0) * decided;
    let score = (points + 1.0) / (decided + 2.0);
    f64::from(played.games) * score * score
}
