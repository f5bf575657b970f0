//! Perfect play with tables of endings, at the root of a search.

use super::report::Report;
use super::score::{DRAW, MAX_PLY, SURE_WIN, Score, lost_at, won_at};
use crate::endings::{Endings, Value};
use crate::rules::{Move, Position};
use std::time::{Duration, Instant};

/// The most plies of a line that is followed in the tables.
const LONGEST_LINE: usize = 2 * MAX_PLY;

/// What tables say about the moves of a position.
pub(super) enum Advice {
    /// The game is decided: the best lines, the best one first.
    Decided(Vec<Report>),
    /// No one can force a win: the moves that hold the game.
    Hold(Vec<Move>),
}

/// What the tables say, if they are ready. `only` has the moves to choose from, or none for all; `lines` is the number of
/// lines.
pub(super) fn advice(
    endings: &Endings,
    position: &Position,
    only: &[Move],
    lines: usize,
) -> Option<Advice> {
    let begun = Instant::now();
    let mut moves = endings.ready_moves(position)?;
    moves.retain(|(mv, _)| only.is_empty() || only.contains(mv));
    let &(_, best) = moves.first()?;
    if best == Value::Undecided {
        let hold = moves.iter().filter(|&&(_, value)| value == best);
        return Some(Advice::Hold(hold.map(|&(mv, _)| mv).collect()));
    }
    let hits = moves.len() as u64;
    let ranked = (1..).zip(moves.iter().take(lines.max(1)));
    let reports = ranked.map(|(rank, &(mv, value))| {
        let line = line(endings, position, mv);
        Report {
            depth: 1,
            selective_depth: line.len() as u32,
            rank,
            nodes: hits,
            table_hits: hits,
            fullness: 0,
            time: begun.elapsed().max(Duration::from_micros(1)),
            score: score(value),
            line,
        }
    });
    Some(Advice::Decided(reports.collect()))
}

/// The score of a value. A win that is longer than any line of the search is just a sure win.
fn score(value: Value) -> Score {
    let near = |plies: u16| usize::from(plies) <= LONGEST_LINE;
    Score::new(match value {
        Value::Win(plies) if near(plies) => won_at(plies.into()),
        Value::Win(_) => SURE_WIN,
        Value::Undecided => DRAW,
        Value::Loss(plies) if near(plies) => lost_at(plies.into()),
        Value::Loss(_) => -SURE_WIN,
    })
}

/// A move and the best play after it, as far as the tables are ready.
fn line(endings: &Endings, position: &Position, first: Move) -> Vec<Move> {
    let variant = endings.variant();
    let mut line = vec![first];
    let mut position = variant.play(position, first);
    while line.len() < LONGEST_LINE {
        let next = endings.ready_moves(&position).unwrap_or_default();
        let Some(&(mv, value)) = next.first() else {
            break;
        };
        if value == Value::Undecided {
            break;
        }
        line.push(mv);
        position = variant.play(&position, mv);
    }
    line
}
