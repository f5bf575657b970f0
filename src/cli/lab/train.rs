//! `baroque lab train`: trains a network on games of the engine against itself.

use crate::cli::target::catalogue;
use crate::cli::{Failure, output};
use crate::lab::train::{Epoch, Start, TrainingPlan, TrainingSet, train};
use clap::Args;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(super) struct Train {
    /// Files of games from `baroque lab datagen`. Games with the same board and some pieces in common can share a
    /// network: it learns from all of them.
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    data: Vec<PathBuf>,
    /// The file of the network, written after each epoch. The command also writes `FILE.state`, and continues from
    /// it if it was stopped.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Begin with the weights of this network instead of random ones. It must have the same board.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// A folder of games to add to the built-in ones.
    #[arg(long, value_name = "DIR")]
    variants: Option<PathBuf>,
    /// The number of epochs: how often the training uses each position.
    #[arg(long, value_name = "N", default_value_t = 30)]
    epochs: u32,
    /// The learning rate at the start. At the end it is a hundredth of that.
    #[arg(long, value_name = "RATE", default_value_t = 0.001)]
    rate: f32,
    /// The part of the score in the target, from 0 to 1. The rest is the result.
    #[arg(long, default_value_t = 0.7)]
    trust: f32,
    /// Also learn from the scores that the hand-made evaluation gives to positions near those of the games: N for each
    /// ply.
    #[arg(long, value_name = "N", default_value_t = 0)]
    spread: usize,
    /// Also learn from positions in which the side to move has three pawns less and captures. It may be winning by an attack.
    #[arg(long)]
    attacks: bool,
    /// Mirror every other position left to right. Use it only if both wings of the board have the same rules. Castling
    /// alone does little harm.
    #[arg(long)]
    mirror: bool,
    /// The seed of the first weights and of the order of positions.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The number of threads.
    #[arg(long, value_name = "T", default_value_t = 1)]
    threads: usize,
}

impl Train {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let catalogue = catalogue(self.variants.as_deref())?;
        let mut set = TrainingSet::new(catalogue).with_attacks(self.attacks);
        for path in &self.data {
            let wrong = |problem: &dyn std::fmt::Display| {
                Failure(format!("`{}`: {problem}", path.display()))
            };
            let file = File::open(path).map_err(|error| wrong(&error))?;
            let added = set.add(&mut BufReader::new(file));
            added.map_err(|error| wrong(&error))?;
        }
        set.fill(self.spread, self.threads)
            .map_err(|error| Failure(error.to_string()))?;
        output::line(&set.to_string())?;
        let plan = TrainingPlan {
            epochs: self.epochs,
            rate: self.rate,
            trust: self.trust,
            mirror: self.mirror,
            seed: self.seed,
            threads: self.threads,
        };
        let mut state_path = self.out.clone().into_os_string();
        state_path.push(".state");
        let state_path = PathBuf::from(state_path);
        let state = fs::read(&state_path).ok();
        let network = self.from.as_ref().map(|path| {
            fs::read(path).map_err(|error| Failure(format!("`{}`: {error}", path.display())))
        });
        let network = network.transpose()?;
        let start = Start {
            state: state.as_deref(),
            network: network.as_deref(),
        };
        let mut result = Ok(());
        train(&mut set, &plan, start, &mut |epoch, network, state| {
            if result.is_ok() {
                result = report(epoch)
                    .and_then(|()| output::file(&self.out, network))
                    .and_then(|()| output::file(&state_path, state));
            }
        })
        .map_err(|error| Failure(format!("`--from`: {error}")))?;
        result
    }
}

fn report(epoch: &Epoch) -> Result<(), Failure> {
    let Epoch {
        number,
        learned,
        held_back,
    } = epoch;
    output::line(&format!(
        "epoch {number}: error {learned:.5}, held back {held_back:.5}"
    ))
}
