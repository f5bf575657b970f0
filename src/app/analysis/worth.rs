//! What a position is worth, as people read it: from White's side.

use crate::app::texts::text;
use crate::rules::Color;
use crate::search::Score;
use std::fmt;

/// The slope of the curve from hundredths of a pawn to the chance to win, the one that lichess has fitted
/// to its games (<https://lichess.org/page/accuracy>).
const SLOPE: f32 = 0.003_682_08;

/// What a position is worth to White.
///
/// Written as pawns and hundredths, `+0.35`; a sure win as the number of moves to it, `#3`, one of
/// Black's as `#-3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// Hundredths of a pawn; a sure result is more than any material.
    pub centipawns: i32,
    /// In how many moves White wins, or Black if negative, where that is sure.
    pub mate: Option<i32>,
}

impl Worth {
    /// The worth of a score for the side on move.
    pub fn new(score: Score, turn: Color) -> Worth {
        let sign = match turn {
            Color::White => 1,
            Color::Black => -1,
        };
        Worth {
            centipawns: score.centipawns() * sign,
            mate: score.mate().map(|moves| moves * sign),
        }
    }

    /// White's chances, from 0 to 1.
    pub fn share(self) -> f32 {
        match self.mate {
            Some(_) if self.is_whites() => 1.0,
            Some(_) => 0.0,
            None => 1.0 / (1.0 + (-SLOPE * self.centipawns as f32).exp()),
        }
    }

    /// Whether White is the one who is better, or nobody.
    pub fn is_whites(self) -> bool {
        self.centipawns >= 0
    }

    /// With tenths only, for where there is little room.
    pub fn short(self) -> String {
        let sign = if self.is_whites() { '+' } else { '-' };
        let tenths = (self.centipawns.abs() + 5) / 10;
        match self.mate {
            Some(moves) => format!("#{moves}"),
            None if tenths == 0 => "0.0".to_owned(),
            None if tenths >= 1000 => format!("{sign}{}", tenths / 10),
            None => format!("{sign}{}.{}", tenths / 10, tenths % 10),
        }
    }

    /// In words, for those who do not see the bar.
    pub fn words(self) -> String {
        let side = match self.is_whites() {
            true => "white",
            false => "black",
        };
        if let Some(moves) = self.mate {
            return text!("worth-mate", side = side, count = moves.abs());
        }
        let score = self.to_string();
        match self.centipawns.abs() {
            0..=25 => text!("worth-equal", score = score),
            26..=80 => text!("worth-little-better", side = side, score = score),
            81..=250 => text!("worth-better", side = side, score = score),
            _ => text!("worth-winning", side = side, score = score),
        }
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_whites() { '+' } else { '-' };
        let centipawns = self.centipawns.abs();
        match self.mate {
            Some(moves) => write!(f, "#{moves}"),
            None => write!(f, "{sign}{}.{:02}", centipawns / 100, centipawns % 100),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pawns(centipawns: i32) -> Worth {
        Worth {
            centipawns,
            mate: None,
        }
    }

    fn mate(moves: i32) -> Worth {
        Worth {
            centipawns: 30_000 * moves.signum(),
            mate: Some(moves),
        }
    }

    #[test]
    fn the_curve_is_even_for_equal_sides_and_the_same_for_both() {
        assert_eq!(pawns(0).share(), 0.5);
        for centipawns in [10, 100, 450, 2_000] {
            let (white, black) = (pawns(centipawns).share(), pawns(-centipawns).share());
            assert!(0.5 < white && white < 1.0);
            assert!((white + black - 1.0).abs() < 1e-6);
        }
        // Half of the way to certainty: 1 / (1 + e^-s) = 3/4 at s = ln 3.
        let three_quarters = pawns((3.0_f32.ln() / SLOPE).round() as i32).share();
        assert!((three_quarters - 0.75).abs() < 1e-3);
        assert!(pawns(100).share() < pawns(200).share());
        assert_eq!((mate(3).share(), mate(-1).share()), (1.0, 0.0));
    }

    #[test]
    fn scores_are_seen_from_whites_side() {
        let score = Score::of_centipawns(35);
        assert_eq!(Worth::new(score, Color::White).to_string(), "+0.35");
        assert_eq!(Worth::new(score, Color::Black).to_string(), "-0.35");
    }

    #[test]
    fn worths_are_written_in_full_in_short_and_in_words() {
        for (worth, full, short, words) in [
            (
                pawns(0),
                "+0.00",
                "0.0",
                "The position is about equal, +0.00",
            ),
            (
                pawns(-7),
                "-0.07",
                "-0.1",
                "The position is about equal, -0.07",
            ),
            (
                pawns(44),
                "+0.44",
                "+0.4",
                "White is slightly better, +0.44",
            ),
            (pawns(-196), "-1.96", "-2.0", "Black is better, -1.96"),
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
            assert_eq!(worth.to_string(), full);
            assert_eq!(worth.short(), short, "{full}");
            assert_eq!(worth.words(), words);
        }
    }
}
