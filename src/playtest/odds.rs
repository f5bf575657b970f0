//! A match at odds: how many of the commonest pieces make up for a piece.
//!
//! One side begins without the piece, the other without some of the commonest pieces, in each game with a number from the
//! plan. A logistic regression says how the score follows from that number. The value of the piece is the number with
//! which the match is even.

use super::estimate::Estimate;
use super::figures::{share, side_points};
use super::logistic::{Row, fit};
use super::plan::{Odds, Plan, Series};
use super::record::GameRecord;
use super::sheet::Sheet;
use serde::{Deserialize, Serialize};

/// The most numbers of missing pieces that a match tries.
const STEPS: u64 = 5;

/// The result of a match at odds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OddsResult {
    /// The id of the piece.
    pub piece: String,
    /// The score of the side without it, for each number of pieces that the other side lacks.
    pub steps: Vec<OddsStep>,
    /// The number that makes the match even. `None` if the games do not show it.
    pub value: Option<Estimate>,
}

/// The games with one number of missing pieces.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct OddsStep {
    /// How many of the commonest pieces the other side lacks.
    pub lacking: u64,
    /// The number of games.
    pub games: u64,
    /// The score of the side without the piece.
    pub score: Option<Estimate>,
}

impl Odds {
    /// A match for a piece, with numbers around its value for the engine. `None` if the game has no such piece, it is a king
    /// or the commonest piece itself, or there are no two numbers to try.
    pub fn new(sheet: &Sheet, piece: &str, games: u64) -> Option<Odds> {
        let (piece, unit) = (sheet.piece(piece)?, sheet.unit()?);
        let (of, worth) = (&sheet.pieces[piece], &sheet.pieces[unit]);
        let fewest = |counts: [u64; 2]| counts[0].min(counts[1]);
        if piece == unit || of.royal || fewest(of.counts) == 0 {
            return None;
        }
        let middle = (f64::from(of.engine) / f64::from(worth.engine).max(1.0)).round() as u64;
        let most = fewest(worth.counts);
        let last = (middle + STEPS / 2).min(most);
        let first = (last + 1).saturating_sub(STEPS);
        (first < last).then(|| Odds {
            piece: of.id.clone(),
            lacking: (first..=last).collect(),
            games: games.next_multiple_of(2).max(2),
        })
    }
}

pub(super) fn odds_result(sheet: &Sheet, games: &[&GameRecord]) -> Option<OddsResult> {
    let odds = sheet.plan.odds.as_ref()?;
    let lacking = |game: &GameRecord| sheet.plan.lacking(game.id);
    let steps = odds.lacking.iter().map(|&step| {
        let with: Vec<&GameRecord> = games
            .iter()
            .copied()
            .filter(|game| lacking(game) == step)
            .collect();
        OddsStep {
            lacking: step,
            games: with.len() as u64,
            score: share(&with, side_points),
        }
    });
    Some(OddsResult {
        piece: odds.piece.clone(),
        steps: steps.collect(),
        value: even(&sheet.plan, games),
    })
}

/// The number with which the score is 1/2, if it is among those that were tried.
fn even(plan: &Plan, games: &[&GameRecord]) -> Option<Estimate> {
    let odds = plan.odds.as_ref()?;
    let rows: Vec<Row> = games
        .iter()
        .filter(|game| game.id.series == Series::Odds)
        .map(|game| Row {
            inputs: vec![plan.lacking(game.id) as f64, 1.0],
            result: side_points(game),
            weight: 1.0,
            pair: game.id.pair(),
        })
        .collect();
    let fit = fit(&rows)?;
    let (slope, base) = (fit.weights[0], fit.weights[1]);
    let covariance = &fit.covariance;
    if slope - fit.error(covariance[0][0]) <= 0.0 {
        return None;
    }
    let value = -base / slope;
    let (first, last) = (odds.lacking.first()?, odds.lacking.last()?);
    if value < *first as f64 || value > *last as f64 {
        return None;
    }
    let variance =
        covariance[1][1] + 2.0 * value * covariance[0][1] + value * value * covariance[0][0];
    Some(Estimate {
        value,
        error: fit.error(variance) / slope,
    })
}
