//! The evaluation of a position, from White's side.

use baroque::game::annotation;
use baroque::rules::Color;
use baroque::search::Score;
use baroque::texts::{decimal, text};
use std::fmt;

/// The slope of the curve from centipawns to winning chances. Lichess fitted it to its games
/// (<https://lichess.org/page/accuracy>).
const SLOPE: f32 = 0.003_682_08;

/// The advantage of a won game, in centipawns.
pub const SURE: i32 = 30_000;

/// The evaluation of a position, from White's side.
///
/// Its text is in pawns, such as `+0.35`. For a forced win, it is the number of moves: `#3`, or `#-3` for Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// White's advantage in centipawns. A forced win is larger than any material.
    pub centipawns: i32,
    /// The number of moves in which White wins by force, or Black if negative.
    pub mate: Option<i32>,
}

impl Evaluation {
    /// The evaluation from a score of the side to move.
    pub fn new(score: Score, turn: Color) -> Evaluation {
        let sign = match turn {
            Color::White => 1,
            Color::Black => -1,
        };
        Evaluation {
            centipawns: score.centipawns() * sign,
            mate: score.mate().map(|moves| moves * sign),
        }
    }

    /// White's winning chances, from 0 to 1.
    pub fn share(self) -> f32 {
        match self.mate {
            Some(_) if self.is_whites() => 1.0,
            Some(_) => 0.0,
            None => 1.0 / (1.0 + (-SLOPE * self.centipawns as f32).exp()),
        }
    }

    /// Whether White is better, or neither side.
    pub fn is_whites(self) -> bool {
        self.centipawns >= 0
    }

    /// A short text with one decimal.
    pub fn short(self) -> String {
        let sign = if self.is_whites() { '+' } else { '−' };
        let tenths = (self.centipawns.abs() + 5) / 10;
        match self.mate {
            Some(moves) => format!("#{moves}"),
            None if tenths == 0 => decimal(0.0, 1),
            None if tenths >= 1000 => format!("{sign}{}", tenths / 10),
            None => format!("{sign}{}", decimal(f64::from(tenths) / 10.0, 1)),
        }
    }

    /// The evaluation in words, for screen readers.
    pub fn words(self) -> String {
        let side = match self.is_whites() {
            true => "white",
            false => "black",
        };
        if let Some(moves) = self.mate {
            return text!("evaluation-mate", side = side, count = moves.abs());
        }
        let score = self.to_string();
        match self.centipawns.abs() {
            0..=25 => text!("evaluation-equal", score = score),
            26..=80 => text!("evaluation-little-better", side = side, score = score),
            81..=250 => text!("evaluation-better", side = side, score = score),
            _ => text!("evaluation-winning", side = side, score = score),
        }
    }
}

/// The evaluation in a comment.
impl From<annotation::Evaluation> for Evaluation {
    fn from(read: annotation::Evaluation) -> Evaluation {
        let (centipawns, mate) = match read {
            annotation::Evaluation::Centipawns(centipawns) => (centipawns, None),
            annotation::Evaluation::Mate(moves) => (SURE * moves.signum(), Some(moves)),
        };
        Evaluation { centipawns, mate }
    }
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_whites() { '+' } else { '−' };
        let centipawns = self.centipawns.abs();
        match self.mate {
            Some(moves) => write!(f, "#{moves}"),
            None => write!(f, "{sign}{}", decimal(f64::from(centipawns) / 100.0, 2)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pawns(centipawns: i32) -> Evaluation {
        Evaluation {
            centipawns,
            mate: None,
        }
    }

    fn mate(moves: i32) -> Evaluation {
        Evaluation {
            centipawns: 30_000 * moves.signum(),
            mate: Some(moves),
        }
    }

    #[test]
    fn equal_positions_score_half_and_the_curve_is_symmetric() {
        assert_eq!(pawns(0).share(), 0.5);
        for centipawns in [10, 100, 450, 2_000] {
            let (white, black) = (pawns(centipawns).share(), pawns(-centipawns).share());
            assert!(0.5 < white && white < 1.0);
            assert!((white + black - 1.0).abs() < 1e-6);
        }
        // Halfway to certainty: 1 / (1 + e^-s) = 3/4 at s = ln 3.
        let three_quarters = pawns((3.0_f32.ln() / SLOPE).round() as i32).share();
        assert!((three_quarters - 0.75).abs() < 1e-3);
        assert!(pawns(100).share() < pawns(200).share());
        assert_eq!((mate(3).share(), mate(-1).share()), (1.0, 0.0));
    }

    #[test]
    fn evaluations_are_from_whites_side() {
        let score = Score::of_centipawns(35);
        assert_eq!(Evaluation::new(score, Color::White).to_string(), "+0.35");
        assert_eq!(Evaluation::new(score, Color::Black).to_string(), "−0.35");
    }

    #[test]
    fn evaluations_have_full_and_short_texts_and_words() {
        for (evaluation, full, short, words) in [
            (
                pawns(0),
                "+0.00",
                "0.0",
                "The position is about equal, +0.00",
            ),
            (
                pawns(-7),
                "−0.07",
                "−0.1",
                "The position is about equal, −0.07",
            ),
            (
                pawns(44),
                "+0.44",
                "+0.4",
                "White is slightly better, +0.44",
            ),
            (pawns(-196), "−1.96", "−2.0", "Black is better, −1.96"),
            (pawns(1204), "+12.04", "+12.0", "White is winning, +12.04"),
            (
                pawns(25_000),
                "+250.00",
                "+250",
                "White is winning, +250.00",
            ),
            (mate(3), "#3", "#3", "White wins in 3 moves"),
            (mate(-1), "#-1", "#-1", "Black wins in 1 move"),
        ] {
            assert_eq!(evaluation.to_string(), full);
            assert_eq!(evaluation.short(), short, "{full}");
            assert_eq!(evaluation.words(), words);
        }
    }
}
