//! `baroque book`: opening books, looked into and grown.

use super::{Failure, Target, output};
use crate::book::grow::{Plan, grow};
use crate::book::{Reading, read, read_built_in};
use crate::library::pgn_file;
use crate::notation::pgn::Tags;
use crate::notation::{write_move, write_san};
use crate::rules::{Color, Move, Variant};
use crate::variant_file::Catalogue;
use clap::{Args, Subcommand};
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub(super) struct Book {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Show what a book has been played in a position: a line for each move with its number of games, and of
    /// wins, draws and losses of the side that played it; the last line is what has become of the games.
    Show(Show),
    /// Let the search grow lines for a book, and write them as games without results.
    ///
    /// Each move is nearly as good as the best one. The same numbers give the same lines.
    Grow(Grow),
}

#[derive(Debug, Args)]
struct Show {
    #[command(flatten)]
    target: Target,
    /// A file of games; the program's own book if left out.
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct Grow {
    #[command(flatten)]
    target: Target,
    /// How many lines.
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    lines: u32,
    /// How many plies each of them has.
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=60))]
    plies: u32,
    /// How many positions the search looks at to judge the moves of one.
    #[arg(long, value_name = "N", default_value_t = 80_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// What each side may give away in a line in all, in hundredths of a pawn.
    #[arg(long, value_name = "CP", default_value_t = 20, value_parser = clap::value_parser!(i32).range(0..=1_000))]
    slack: i32,
    /// How much better either side may be at the end of a line, in hundredths of a pawn.
    #[arg(long, value_name = "CP", default_value_t = 100, value_parser = clap::value_parser!(i32).range(0..=10_000))]
    balance: i32,
    /// What the lines are drawn from.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl Book {
    pub(super) fn run(&self) -> Result<(), Failure> {
        match &self.command {
            Command::Show(show) => show.run(),
            Command::Grow(grow) => grow.run(),
        }
    }
}

/// The book of a game: made of a file of games, or the program's own.
pub(super) fn open(
    path: Option<&Path>,
    variant: &Variant,
    catalogue: &Catalogue,
) -> Result<Reading, Failure> {
    let Some(path) = path else {
        return Ok(read_built_in(variant, catalogue));
    };
    let wrong = |problem| Failure(format!("{}: {problem}", path.display()));
    let bytes = pgn_file::read(path).map_err(Failure)?;
    read(&bytes, variant, catalogue, |_| true).map_err(wrong)
}

impl Show {
    fn run(&self) -> Result<(), Failure> {
        let (catalogue, variant, position) = self.target.open_with_catalogue()?;
        let reading = open(self.book.as_deref(), &variant, &catalogue)?;
        for played in reading.book.moves(&variant, &position) {
            let mv = write_move(&variant, played.mv);
            let (games, wins) = (played.games, played.wins);
            let (draws, losses) = (played.draws, played.losses);
            let san = write_san(&variant, &position, played.mv);
            output::line(&format!(
                "{mv:<7} {games:>7} +{wins} ={draws} -{losses}  {san}"
            ))?;
        }
        output::line(&reading.to_string())
    }
}

impl Grow {
    fn run(&self) -> Result<(), Failure> {
        let (catalogue, variant, _) = self.target.open_with_catalogue()?;
        let usual = catalogue.variant(variant.id(), Some(variant.layout()), &[])?;
        let whole = |number| usize::try_from(number).unwrap_or(usize::MAX);
        let plan = Plan {
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
                    output::text(&game(&variant, &usual, line)).and_then(|()| output::line(""));
            }
        });
        if lines.len() < plan.lines {
            output::note(&format!("there are only {} such lines", lines.len()));
        }
        result
    }
}

/// A line as a game; options are told if they are not the usual ones.
fn game(variant: &Variant, usual: &Variant, line: &[Move]) -> String {
    let choices = variant.options().iter();
    let choices = choices.filter(|choice| !usual.options().contains(choice));
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
