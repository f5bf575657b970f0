//! `baroque lab tune`: fits the weights of the evaluation to the results of games.

use crate::cli::{Failure, output};
use crate::notation::parse_fen;
use crate::rules::{Color, Variant};
use crate::search::tune::{GameSamples, Sample, Tuner};
use crate::variant_file::Catalogue;
use clap::Args;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// One game in this many is for validation, and not for the fit.
const HELD_BACK: u64 = 6;

#[derive(Debug, Args)]
pub(super) struct Tune {
    /// Files with a position on each line: `GAME[:LAYOUT];FEN;RESULT;NUMBER`. RESULT is 1 if White won, 0.5 or
    /// 0. NUMBER is the number of the game. `;SCORE` may follow: the score of a search in hundredths of a
    /// pawn, for the side to move.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The number of rounds. Each round starts from the weights of the one before.
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// The part of the score in the target, from 0 to 1. The rest is the result.
    #[arg(long, default_value_t = 0.5)]
    trust: f64,
    /// How strongly weights keep their values if the positions say little about them, in millionths.
    #[arg(long, default_value_t = 20.0)]
    inertia: f64,
    /// Change only these weights.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    /// Learn only from these games.
    #[arg(long, value_delimiter = ',')]
    games: Vec<String>,
}

impl Tune {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let lines = self.read()?;
        let catalogue = Catalogue::built_in();
        let mut variants = Vec::new();
        for name in lines.keys() {
            let (id, layout) = match name.split_once(':') {
                Some((id, layout)) => (id, Some(layout)),
                None => (name.as_str(), None),
            };
            variants.push(catalogue.variant(id, layout, &[])?);
        }
        let mut games = Vec::new();
        for (variant, lines) in variants.iter().zip(lines.values()) {
            let samples: Result<Vec<Sample>, Failure> =
                lines.iter().map(|line| sample(variant, line)).collect();
            games.push(GameSamples::new(variant, samples?));
        }
        let mut tuner = Tuner::new(games, self.trust, self.inertia * 1e-6);
        write_weights(&tuner, &variants)?;
        for _ in 0..self.rounds {
            tuner.improve(&self.only);
            write_weights(&tuner, &[])?;
        }
        write_weights(&tuner, &variants)?;
        for variant in &variants {
            let worths = tuner.worths(variant).into_iter();
            let worths: Vec<String> = worths
                .map(|(piece, worth)| format!("{piece} {worth}"))
                .collect();
            let (id, layout) = (variant.id(), variant.layout());
            output::line(&format!("{id} {layout}: {}", worths.join(", ")))?;
        }
        for (name, value) in tuner.weights() {
            output::line(&format!("{name} = {value:.1}"))?;
        }
        Ok(())
    }

    /// The lines of all files, by game.
    fn read(&self) -> Result<BTreeMap<String, Vec<String>>, Failure> {
        let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for file in &self.files {
            let text = std::fs::read_to_string(file)
                .map_err(|error| Failure(format!("cannot read {}: {error}", file.display())))?;
            for line in text.lines().filter(|line| !line.trim().is_empty()) {
                let game = line.split(';').next().unwrap_or_default();
                let id = game.split(':').next().unwrap_or_default();
                if self.games.is_empty() || self.games.iter().any(|wanted| wanted == id) {
                    found
                        .entry(game.to_owned())
                        .or_default()
                        .push(line.to_owned());
                }
            }
        }
        Ok(found)
    }
}

fn sample(variant: &Variant, line: &str) -> Result<Sample, Failure> {
    let fields: Vec<&str> = line.split(';').collect();
    let wrong = || Failure(format!("expected `GAME;FEN;RESULT;NUMBER`, found `{line}`"));
    let &[_, fen, result, number, ..] = fields.as_slice() else {
        return Err(wrong());
    };
    let number: u64 = number.trim().parse().map_err(|_| wrong())?;
    let position = parse_fen(variant, fen)?;
    let score: Option<f64> = match fields.get(4) {
        Some(score) => Some(score.trim().parse().map_err(|_| wrong())?),
        None => None,
    };
    let sign = match position.turn() {
        Color::White => 1.0,
        Color::Black => -1.0,
    };
    Ok(Sample {
        position,
        score: score.map(|score| sign * score),
        result: result.trim().parse().map_err(|_| wrong())?,
        held_back: number.is_multiple_of(HELD_BACK),
    })
}

fn write_weights(tuner: &Tuner, variants: &[Variant]) -> Result<(), Failure> {
    let line = |name: &str, only: Option<&Variant>| {
        let errors = tuner.errors(only);
        let (learned, held_back) = (errors.learned, errors.held_back);
        output::line(&format!(
            "{name}: error {learned:.5}, held back {held_back:.5}"
        ))
    };
    for variant in variants {
        line(
            &format!("{} {}", variant.id(), variant.layout()),
            Some(variant),
        )?;
    }
    line("all", None)
}
