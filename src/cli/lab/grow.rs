//! `baroque lab grow`: lines for an opening book, found by the search.

use crate::book::grow::{GrowthPlan, grow};
use crate::cli::{Failure, Target, output};
use crate::notation::pgn::Tags;
use crate::notation::write_san;
use crate::rules::{Color, Move, Variant};
use clap::Args;

#[derive(Debug, Args)]
pub(super) struct Grow {
    #[command(flatten)]
    target: Target,
    /// The number of lines.
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    lines: u32,
    /// The number of plies of each line.
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=60))]
    plies: u32,
    /// The number of nodes of the search that compares the moves of a position.
    #[arg(long, value_name = "N", default_value_t = 80_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The most that the moves of one side may lose in a whole line, in hundredths of a pawn.
    #[arg(long, value_name = "CP", default_value_t = 20, value_parser = clap::value_parser!(i32).range(0..=1_000))]
    slack: i32,
    /// The largest advantage of either side at the end of a line, in hundredths of a pawn.
    #[arg(long, value_name = "CP", default_value_t = 100, value_parser = clap::value_parser!(i32).range(0..=10_000))]
    balance: i32,
    /// The seed of the choice of lines.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl Grow {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (catalogue, variant, _) = self.target.open_with_catalogue()?;
        let default = catalogue.variant(variant.id(), Some(variant.layout()), &[])?;
        let whole = |number| usize::try_from(number).unwrap_or(usize::MAX);
        let plan = GrowthPlan {
            lines: whole(self.lines),
            plies: whole(self.plies),
            nodes: self.nodes,
            slack: self.slack,
            balance: self.balance,
            seed: self.seed,
        };
        let mut result = Ok(());
        let lines = grow(&variant, &plan, |line| {
            if result.is_ok() {
                result =
                    output::text(&game(&variant, &default, line)).and_then(|()| output::line(""));
            }
        });
        if lines.len() < plan.lines {
            output::note(&format!("only {} such lines exist", lines.len()));
        }
        result
    }
}

/// A line as a game. Options are written if they are not the default ones.
fn game(variant: &Variant, default: &Variant, line: &[Move]) -> String {
    let choices = variant.options().iter();
    let choices = choices.filter(|choice| !default.options().contains(choice));
    let choices: Vec<String> = choices
        .map(|(id, choice)| format!("{id}={choice}"))
        .collect();
    let mut tags = Tags::default();
    tags.set("Variant", variant.id());
    tags.set("Layout", variant.layout());
    tags.set("Options", choices.join(" "));
    let mut words = Vec::new();
    let mut position = variant.start().clone();
    for &mv in line {
        if position.turn() == Color::White {
            words.push(format!("{}.", position.fullmove()));
        }
        words.push(write_san(variant, &position, mv));
        position = variant.play(&position, mv);
    }
    format!("{}\n{} *", tags.write(), words.join(" "))
}
