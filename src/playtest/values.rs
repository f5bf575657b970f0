//! What each piece is worth, by the results of games.
//!
//! A logistic regression explains White's points by the differences in pieces, over quiet positions. A weight in it is the
//! logarithm of the odds that one more piece gives. Divided by that of the commonest piece it is a value in pawns.
//!
//! In a few hundred games of a weak computer one pawn more often does not show, although larger pieces do. A quotient by a
//! weight that may be 0 tells nothing. Then values are measured with another unit: the weights of a whole army together, which
//! count as many pawns as the engine thinks. Their sum is known far better than the weight of one pawn.
//!
//! Each stretch of positions with the same pieces counts by its length, up to [`MOST`] positions. Otherwise long endings
//! would count for more than everything before.

use super::estimate::Estimate;
use super::figures::white_points;
use super::logistic::{Fit, Row, fit};
use super::record::GameRecord;
use super::sheet::Sheet;
use serde::{Deserialize, Serialize};

/// The most positions with the same pieces that count.
const MOST: u64 = 8;

/// With fewer pairs of games for each weight, intervals would be too narrow.
const FEWEST: usize = 3;

/// The weight of the commonest piece is a unit if it is larger than so many times half the width of its interval. Its
/// uncertainty enters every value. So with a smaller number, more games would change the unit and make intervals wider.
const SURE: f64 = 10.0;

/// What a value of 1 is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scale {
    /// One of the commonest pieces, by the results of the games.
    #[default]
    Piece,
    /// One of the commonest pieces for the engine: a whole army has the value that the engine gives it.
    Army,
}

/// What a piece is worth for the engine alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EngineValue {
    /// The id of the piece.
    pub piece: String,
    /// The value in commonest pieces.
    pub value: f64,
}

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

/// The values that games show, and their scale. Empty if they do not even show that an army is worth something.
pub(super) fn piece_values(sheet: &Sheet, games: &[&GameRecord]) -> (Vec<PieceValue>, Scale) {
    let found = sheet.unit().and_then(|unit| values(sheet, games, unit));
    found.unwrap_or_default()
}

/// The engine's own values of the pieces that are on the board at the beginning, except kings.
pub fn engine_values(sheet: &Sheet) -> Vec<EngineValue> {
    let Some(unit) = sheet.unit() else {
        return Vec::new();
    };
    let pieces = sheet.pieces.iter().enumerate();
    let counted = pieces.filter(|(_, piece)| !piece.royal && piece.counts != [0, 0]);
    counted
        .map(|(index, piece)| EngineValue {
            piece: piece.id.clone(),
            value: engine_value(sheet, index, unit),
        })
        .collect()
}

fn engine_value(sheet: &Sheet, piece: usize, unit: usize) -> f64 {
    let engine = |piece: usize| f64::from(sheet.pieces[piece].engine);
    engine(piece) / engine(unit).max(1.0)
}

fn values(sheet: &Sheet, games: &[&GameRecord], unit: usize) -> Option<(Vec<PieceValue>, Scale)> {
    let seen = |piece: usize| {
        let leads = games.iter().flat_map(|game| &game.material);
        let mut leads = leads.map(|material| material.lead.get(piece).copied().unwrap_or(0));
        leads.any(|lead| lead != 0)
    };
    let counted: Vec<usize> = (0..sheet.pieces.len())
        .filter(|&piece| !sheet.pieces[piece].royal && seen(piece))
        .collect();
    let rows: Vec<Row> = games.iter().flat_map(|game| rows(game, &counted)).collect();
    let unit_at = counted.iter().position(|&piece| piece == unit)?;
    let enough = |fit: &Fit| fit.free >= FEWEST * fit.weights.len();
    let fit = fit(&rows).filter(enough)?;
    let one = |at: usize| -> Vec<f64> {
        let size = fit.weights.len();
        (0..size)
            .map(|index| f64::from(u8::from(index == at)))
            .collect()
    };
    let engine = |piece: usize| engine_value(sheet, piece, unit);
    let of_a_unit = one(unit_at);
    let of_an_army = army(sheet, &counted, engine);
    let (scale, divisor) = match is_above(&fit, &of_a_unit, SURE) {
        true => (Scale::Piece, of_a_unit),
        false => (Scale::Army, of_an_army?),
    };
    let values = counted.iter().enumerate().filter_map(|(at, &piece)| {
        let Estimate { value, error } = quotient(&fit, &one(at), &divisor)?;
        Some(PieceValue {
            piece: sheet.pieces[piece].id.clone(),
            value,
            error,
            engine: engine(piece),
        })
    });
    Some((values.collect(), scale))
}

/// The weights of an army, divided by its value for the engine: those of the pieces that count, and 0 for White's advantage.
fn army(sheet: &Sheet, counted: &[usize], engine: impl Fn(usize) -> f64) -> Option<Vec<f64>> {
    let count = |piece: usize| sheet.pieces[piece].counts.iter().sum::<u64>() as f64 / 2.0;
    let worth: f64 = counted
        .iter()
        .map(|&piece| count(piece) * engine(piece))
        .sum();
    let counts = counted.iter().map(|&piece| count(piece) / worth);
    (worth > 0.0).then(|| counts.chain([0.0]).collect())
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

/// Whether a sum of weights is larger than so many times half the width of its interval.
fn is_above(fit: &Fit, sum: &[f64], times: f64) -> bool {
    product(&fit.weights, sum) > times * fit.error(form(fit, sum, sum))
}

/// The quotient of two sums of weights with its interval, by the delta method. `None` if the second may be 0.
fn quotient(fit: &Fit, above: &[f64], below: &[f64]) -> Option<Estimate> {
    if !is_above(fit, below, 1.0) {
        return None;
    }
    let divisor = product(&fit.weights, below);
    let value = product(&fit.weights, above) / divisor;
    let both = above.iter().zip(below);
    let slope: Vec<f64> = both.map(|(one, other)| one - value * other).collect();
    Some(Estimate {
        value,
        error: fit.error(form(fit, &slope, &slope)) / divisor,
    })
}

fn product(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(x, y)| x * y).sum()
}

/// The covariance of two sums of weights.
fn form(fit: &Fit, one: &[f64], other: &[f64]) -> f64 {
    let rows = fit.covariance.iter().map(|row| product(row, other));
    one.iter().zip(rows).map(|(x, row)| x * row).sum()
}
