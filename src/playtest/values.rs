//! What each piece is worth, by the results of games.
//!
//! A logistic regression explains White's points by the differences in pieces, over quiet positions. A weight in it is the
//! logarithm of the odds that one more piece gives. Divided by that of the commonest piece it is a value in pawns.
//!
//! Each stretch of positions with the same pieces counts by its length, up to [`MOST`] positions. Otherwise long endings
//! would count for more than everything before.

use super::estimate::Estimate;
use super::logistic::{Fit, Row, fit};
use super::record::GameRecord;
use super::report::white_points;
use super::sheet::Sheet;
use serde::{Deserialize, Serialize};

/// The most positions with the same pieces that count.
const MOST: u64 = 8;

/// With fewer pairs of games for each weight, intervals would be too narrow.
const FEWEST: usize = 3;

/// The value of a piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PieceValue {
    /// The id of the piece.
    pub piece: String,
    /// The value in commonest pieces.
    pub value: f64,
    /// Half the width of its 95 % interval.
    pub error: f64,
    /// The value for the engine, in commonest pieces.
    pub engine: f64,
}

impl PieceValue {
    /// The value with its error.
    pub fn estimate(&self) -> Estimate {
        Estimate {
            value: self.value,
            error: self.error,
        }
    }
}

/// The values that games show. Empty if they do not even show that the commonest piece is worth something.
pub(super) fn piece_values(sheet: &Sheet, games: &[&GameRecord]) -> Vec<PieceValue> {
    let Some(unit) = sheet.unit() else {
        return Vec::new();
    };
    let seen = |piece: usize| {
        let leads = games.iter().flat_map(|game| &game.material);
        let mut leads = leads.map(|material| material.lead.get(piece).copied().unwrap_or(0));
        leads.any(|lead| lead != 0)
    };
    let counted: Vec<usize> = (0..sheet.pieces.len())
        .filter(|&piece| !sheet.pieces[piece].royal && seen(piece))
        .collect();
    let rows: Vec<Row> = games.iter().flat_map(|game| rows(game, &counted)).collect();
    let Some(unit_at) = counted.iter().position(|&piece| piece == unit) else {
        return Vec::new();
    };
    let enough = |fit: &Fit| fit.free >= FEWEST * fit.weights.len();
    let Some(fit) = fit(&rows).filter(enough) else {
        return Vec::new();
    };
    let engine = |piece: usize| f64::from(sheet.pieces[piece].engine);
    counted
        .iter()
        .enumerate()
        .filter_map(|(at, &piece)| {
            let (value, error) = ratio(&fit, at, unit_at)?;
            Some(PieceValue {
                piece: sheet.pieces[piece].id.clone(),
                value,
                error,
                engine: engine(piece) / engine(unit).max(1.0),
            })
        })
        .collect()
}

/// The observations of a game: its differences in the pieces that count, and 1 for the advantage of White.
fn rows(game: &GameRecord, counted: &[usize]) -> Vec<Row> {
    let row = |(lead, positions): (&Vec<i32>, u64)| {
        let difference = |&piece: &usize| f64::from(lead.get(piece).copied().unwrap_or(0));
        Row {
            inputs: counted.iter().map(difference).chain([1.0]).collect(),
            result: white_points(game),
            weight: positions.min(MOST) as f64,
            pair: game.id.pair(),
        }
    };
    let stretches = game.material.iter();
    stretches
        .map(|material| row((&material.lead, material.positions)))
        .collect()
}

/// The ratio of two weights and half the width of its interval, by the delta method. `None` if the second may be 0.
pub(super) fn ratio(fit: &Fit, one: usize, other: usize) -> Option<(f64, f64)> {
    let covariance = |i: usize, j: usize| fit.covariance[i][j];
    let below = fit.weights[other];
    if below - fit.error(covariance(other, other)) <= 0.0 {
        return None;
    }
    let value = fit.weights[one] / below;
    let variance = covariance(one, one) - 2.0 * value * covariance(one, other)
        + value * value * covariance(other, other);
    Some((value, fit.error(variance) / below))
}
