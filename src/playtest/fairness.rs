//! Whether a game is fair, in sentences: what White's score says, as far as its interval allows it.

use super::estimate::Estimate;
use super::numbers::{percent, whole_percent};
use super::report::Report;
use crate::rules::Color;
use crate::texts::{phrase, text};

/// From this advantage on, in the score, an advantage is called clear. Below it, a game is called about even.
const CLEAR: f64 = 0.05;
/// With this error a verdict is possible at any score: either the interval leaves out 1/2, or it lies within [`CLEAR`] of it.
const TELLING: f64 = CLEAR / 2.0;
/// With fewer nodes for each legal move a search prefers the moves that it tries first. They are others for White and Black.
const NODES_FOR_A_MOVE: f64 = 10.0;

/// The results, the verdict, and the share of draws.
pub(super) fn fairness(report: &Report) -> Vec<String> {
    let white = &report.white;
    let Some(value) = white.score else {
        return vec![text!("report-no-game").to_owned()];
    };
    let results = results(report);
    let Some(verdict) = verdict(report) else {
        return vec![text!(
            "report-no-interval",
            results = results,
            count = report.games
        )];
    };
    let error = white.error.unwrap_or_default();
    let score = percent(Estimate { value, error });
    let mut sentences = vec![
        text!("report-score", score = score, results = results),
        verdict,
    ];
    if let Some(draws) = report.draws {
        sentences.push(text!("report-draws", share = percent(draws)));
    }
    sentences
}

/// `White wins 5, draws 2, loses 1`
pub(super) fn results(report: &Report) -> String {
    let white = &report.white;
    text!(
        "report-results",
        wins = white.wins,
        draws = white.draws,
        losses = white.losses
    )
}

/// What White's score says about the sides. `None` if it has no interval.
pub(super) fn verdict(report: &Report) -> Option<String> {
    let (value, error) = report.white.score.zip(report.white.error)?;
    let verdict = advantage(Estimate { value, error }, report.games);
    Some(match is_too_shallow(report) {
        true => text!("report-shallow", count = report.nodes, verdict = verdict),
        false => verdict,
    })
}

/// What a score from so many games says about the sides.
fn advantage(score: Estimate, games: u64) -> String {
    let (side, least, most) = match score.value >= 0.5 {
        true => (Color::White, score.low() - 0.5, score.high() - 0.5),
        false => (Color::Black, 0.5 - score.high(), 0.5 - score.low()),
    };
    match () {
        () if least >= CLEAR => phrase!("report-clear-advantage", side = side).to_string(),
        () if least > 0.0 && most <= CLEAR => {
            phrase!("report-small-advantage", side = side).to_string()
        }
        () if least > 0.0 => phrase!("report-advantage", side = side).to_string(),
        () if most <= CLEAR => text!("report-even").to_owned(),
        () => text!(
            "report-no-advantage",
            low = whole_percent(score.low().max(0.0)),
            high = whole_percent(score.high().min(1.0)),
            games = telling_games(score.error, games)
        ),
    }
}

/// How many games would have an error of [`TELLING`], in two digits: the error falls with the root of their number.
fn telling_games(error: f64, games: u64) -> u64 {
    let needed = games as f64 * (error / TELLING).powi(2);
    let digit = 10_f64.powf(needed.max(10.0).log10().floor() - 1.0);
    ((needed / digit).round() * digit).round() as u64
}

/// Whether the games had so few nodes that they say more about the computer than about the game.
fn is_too_shallow(report: &Report) -> bool {
    let choices = report.choices.map_or(0.0, |choices| choices.value);
    (report.nodes as f64) < NODES_FOR_A_MOVE * choices
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(value: f64, error: f64) -> String {
        advantage(Estimate { value, error }, 400)
    }

    #[test]
    fn a_verdict_needs_an_interval_that_allows_it() {
        assert_eq!(verdict(0.58, 0.02), "White has a clear advantage.");
        assert_eq!(verdict(0.57, 0.04), "White has an advantage.");
        assert_eq!(verdict(0.53, 0.01), "White has a small advantage.");
        assert_eq!(verdict(0.40, 0.03), "Black has a clear advantage.");
        assert_eq!(verdict(0.51, 0.03), "The game is about even.");
        assert_eq!(verdict(0.49, 0.03), "The game is about even.");
    }

    /// Half the error needs four times the games.
    #[test]
    fn a_wide_interval_says_how_many_games_would_tell() {
        assert_eq!(
            verdict(0.48, 0.05),
            "No advantage is shown: with 95 % certainty White scores between 43 and 53 %. About 1600 games would tell."
        );
        assert!(verdict(0.5, 0.6).contains("between 0 and 100 %"));
        assert_eq!(telling_games(0.2, 20), 1_300);
        assert_eq!(telling_games(0.08, 200), 2_000);
        assert_eq!(telling_games(0.05, 2), 8);
    }

    #[test]
    fn so_many_games_do_tell() {
        for hundredths in 0..=100 {
            let told = verdict(f64::from(hundredths) / 100.0, TELLING - 0.001);
            assert!(!told.starts_with("No advantage"), "{hundredths}: {told}");
        }
    }
}
