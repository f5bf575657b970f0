//! `baroque ending`: the exact values of positions with few pieces.

use super::{Failure, Target, output};
use crate::endings::{EndingError, Endings, Figures, Material, Progress, Table, Value};
use crate::library;
use crate::notation::{write_fen, write_move};
use crate::rules::{Color, Variant};
use clap::Args;
use serde::Serialize;
use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

#[derive(Debug, Args)]
pub(super) struct EndingCommand {
    #[command(flatten)]
    target: Target,
    /// The pieces, such as `KRk`: FEN letters, White's in capitals. At most two besides the kings.
    #[arg(required_unless_present = "fen", conflicts_with = "fen")]
    material: Option<String>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct TableAnswer {
    material: String,
    layout: String,
    sides: Sides,
}

#[derive(Serialize)]
struct Sides {
    white: SideAnswer,
    black: SideAnswer,
}

#[derive(Serialize)]
struct SideAnswer {
    positions: u64,
    wins: u64,
    losses: u64,
    undecided: u64,
    longest: u16,
}

#[derive(Serialize)]
struct PositionAnswer {
    value: &'static str,
    plies: Option<u16>,
    moves: Vec<MoveAnswer>,
}

#[derive(Serialize)]
struct MoveAnswer {
    #[serde(rename = "move")]
    mv: String,
    value: &'static str,
    plies: Option<u16>,
}

impl EndingCommand {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (variant, position) = self.target.open()?;
        let endings = tables(&variant)?;
        let Some(text) = &self.material else {
            let value = with_progress(|progress| endings.value(&position, progress))?;
            let moves = with_progress(|progress| endings.moves(&position, progress))?;
            let moves = moves.into_iter().map(|(mv, value)| MoveAnswer {
                mv: write_move(&variant, mv),
                value: name(value),
                plies: value.plies(),
            });
            return self.write_position(&PositionAnswer {
                value: name(value),
                plies: value.plies(),
                moves: moves.collect(),
            });
        };
        let material = Material::parse(&variant, text)?;
        let table = with_progress(|progress| endings.table(&material, progress))?;
        self.write_table(&variant, &table)
    }

    fn write_position(&self, answer: &PositionAnswer) -> Result<(), Failure> {
        if self.json {
            return output::json(answer);
        }
        output::line(&in_words(answer.value, answer.plies))?;
        answer.moves.iter().try_for_each(|mv| {
            output::line(&format!("{:<7} {}", mv.mv, in_words(mv.value, mv.plies)))
        })
    }

    fn write_table(&self, variant: &Variant, table: &Table) -> Result<(), Failure> {
        let [white, black] = Color::ALL.map(|color| side(table.figures(color)));
        if self.json {
            return output::json(&TableAnswer {
                material: table.material().text(variant),
                layout: variant.layout().to_owned(),
                sides: Sides { white, black },
            });
        }
        for (color, side) in Color::ALL.into_iter().zip([white, black]) {
            let share = |part: u64| 100.0 * part as f64 / side.positions.max(1) as f64;
            output::line(&format!(
                "{color} to move: {} positions, {:.2} % won, {:.2} % lost, {:.2} % undecided, the longest in {} plies",
                side.positions,
                share(side.wins),
                share(side.losses),
                share(side.undecided),
                side.longest,
            ))?;
            if let Some(fen) = longest(variant, table, color) {
                output::line(&format!("    {fen}"))?;
            }
        }
        Ok(())
    }
}

/// The tables of a game, which are kept in the cache folder.
pub(super) fn tables(variant: &Variant) -> Result<Endings, EndingError> {
    let endings = Endings::new(variant)?;
    Ok(match library::EndingFiles::in_cache() {
        Some(files) => endings.with_store(Arc::new(files)),
        None => endings,
    })
}

/// A position of a table's longest win or loss.
fn longest(variant: &Variant, table: &Table, turn: Color) -> Option<String> {
    let plies = table.figures(turn).longest;
    let mut values = [Value::Win(plies), Value::Loss(plies)].into_iter();
    let squares = values.find_map(|value| table.example(turn, value))?;
    let position = table.position(variant, &squares, turn)?;
    Some(write_fen(variant, &position))
}

fn side(figures: Figures) -> SideAnswer {
    SideAnswer {
        positions: figures.positions,
        wins: figures.wins,
        losses: figures.losses,
        undecided: figures.undecided,
        longest: figures.longest,
    }
}

fn name(value: Value) -> &'static str {
    match value {
        Value::Win(_) => "win",
        Value::Undecided => "undecided",
        Value::Loss(_) => "loss",
    }
}

fn in_words(value: &str, plies: Option<u16>) -> String {
    match plies {
        Some(1) => format!("{value} in 1 ply"),
        Some(plies) => format!("{value} in {plies} plies"),
        None => value.to_owned(),
    }
}

/// Does work with lines about its progress, if standard error is a terminal.
fn with_progress<T: Send, E: Send>(
    work: impl FnOnce(&Progress) -> Result<T, E> + Send,
) -> Result<T, E> {
    let (progress, done) = (Progress::default(), AtomicBool::new(false));
    if !io::stderr().is_terminal() {
        return work(&progress);
    }
    thread::scope(|scope| {
        scope.spawn(|| {
            let mut waits = 0;
            while !done.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(100));
                waits += 1;
                if waits % 20 == 0 {
                    let percent = 100.0 * progress.share();
                    output::note(&format!(
                        "{percent:.0} % of the positions, values up to {} plies",
                        progress.plies()
                    ));
                }
            }
        });
        let result = work(&progress);
        done.store(true, Ordering::Relaxed);
        result
    })
}
