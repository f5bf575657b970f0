//! `baroque lab train`: a network made from games of the engine against itself.

use crate::cli::{Failure, Target, output};
use crate::lab::train::{Epoch, Lessons, Plan, train};
use clap::Args;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(super) struct Train {
    #[command(flatten)]
    target: Target,
    /// Files of games that `baroque lab datagen` has made.
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    data: Vec<PathBuf>,
    /// Where the network goes after each epoch. Beside it, as `FILE.state`, lies what a training that was stopped
    /// continues from.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How often each position is looked at.
    #[arg(long, value_name = "N", default_value_t = 30)]
    epochs: u32,
    /// The first rate of learning; it falls to a hundredth.
    #[arg(long, value_name = "RATE", default_value_t = 0.001)]
    rate: f32,
    /// How much of what is foretold is the score rather than the result, from 0 to 1.
    #[arg(long, default_value_t = 0.7)]
    trust: f32,
    /// Learn from what the hand-made evaluation makes of positions near those of the games too: so many for each ply.
    #[arg(long, value_name = "N", default_value_t = 0)]
    spread: usize,
    /// Exchange the wings of the board every other time: only for games whose rules are the same on both, which they
    /// are not where there is castling.
    #[arg(long)]
    mirror: bool,
    /// The seed for the first weights and the order of positions.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

impl Train {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (variant, _) = self.target.open()?;
        let mut lessons = Lessons::new(&variant)?;
        for path in &self.data {
            let wrong = |problem: &dyn std::fmt::Display| {
                Failure(format!("`{}`: {problem}", path.display()))
            };
            let file = File::open(path).map_err(|error| wrong(&error))?;
            let added = lessons.add(&variant, &mut BufReader::new(file));
            added.map_err(|error| wrong(&error))?;
        }
        lessons.spread(&variant, self.spread);
        output::line(&lessons.to_string())?;
        let plan = Plan {
            epochs: self.epochs,
            rate: self.rate,
            trust: self.trust,
            mirror: self.mirror,
            seed: self.seed,
        };
        let mut state_path = self.out.clone().into_os_string();
        state_path.push(".state");
        let state_path = PathBuf::from(state_path);
        let state = fs::read(&state_path).ok();
        let mut result = Ok(());
        train(
            &mut lessons,
            &plan,
            state.as_deref(),
            &mut |epoch, network, state| {
                if result.is_ok() {
                    result = tell(epoch)
                        .and_then(|()| output::file(&self.out, network))
                        .and_then(|()| output::file(&state_path, state));
                }
            },
        );
        result
    }
}

fn tell(epoch: &Epoch) -> Result<(), Failure> {
    let Epoch {
        number,
        learned,
        held_back,
    } = epoch;
    output::line(&format!(
        "epoch {number}: error {learned:.5}, held back {held_back:.5}"
    ))
}
