//! What the analysis has found out about a position, in words and numbers to be shown.

use super::worth::Worth;
use crate::notation::write_san;
use crate::rules::{Move, Position, Variant};
use crate::search::Report;
use std::time::Duration;

/// How many moves of a line are shown at most.
const LENGTH: usize = 12;

/// One of the best moves, and the play expected after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What it is worth.
    pub worth: Worth,
    /// The moves, at least one.
    pub moves: Vec<Move>,
    /// Their texts.
    pub texts: Vec<String>,
}

/// What has been found about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The position.
    pub position: Position,
    /// The best moves, the best one first.
    pub lines: Vec<Line>,
    /// The depth that is finished, and the longest line looked at, in plies.
    pub depth: (u32, u32),
    /// Positions looked at.
    pub nodes: u64,
    /// The same in a second.
    pub speed: u64,
    /// How full the memory is, in thousandths.
    pub fullness: u32,
    /// The time that it took.
    pub time: Duration,
}

impl Found {
    /// What reports about a position tell; nothing if there is none.
    pub fn new(variant: &Variant, position: &Position, reports: &[Report]) -> Option<Found> {
        let first = reports.first()?;
        let line = |report: &Report| Line::new(variant, position, report);
        Some(Found {
            position: position.clone(),
            lines: reports.iter().filter_map(line).collect(),
            depth: (first.depth, first.selective_depth),
            nodes: first.nodes,
            speed: first.speed(),
            fullness: first.fullness,
            time: first.time,
        })
    }

    /// What the position is worth with the best play.
    pub fn worth(&self) -> Option<Worth> {
        Some(self.lines.first()?.worth)
    }
}

impl Line {
    /// What a report about a position tells; nothing if there is no move in it.
    pub(super) fn new(variant: &Variant, start: &Position, report: &Report) -> Option<Line> {
        let mut line = Line {
            worth: Worth::new(report.score, start.turn()),
            moves: Vec::new(),
            texts: Vec::new(),
        };
        let mut position = start.clone();
        for &mv in report.line.iter().take(LENGTH) {
            // A memory that took one position for another may hold a move that is none.
            if !variant.legal_moves(&position).contains(&mv) {
                break;
            }
            line.texts.push(write_san(variant, &position, mv));
            line.moves.push(mv);
            position = variant.play(&position, mv);
        }
        (!line.moves.is_empty()).then_some(line)
    }
}

/// A large number in little room: `950`, `12.3 k`, `4.56 M`.
pub fn count(number: u64) -> String {
    let (divisor, unit) = match number {
        0..1_000 => return number.to_string(),
        1_000..999_500 => (1e3, "k"),
        999_500..999_500_000 => (1e6, "M"),
        _ => (1e9, "G"),
    };
    let value = number as f64 / divisor;
    let digits = match value {
        ..9.995 => 2,
        ..99.95 => 1,
        _ => 0,
    };
    format!("{value:.digits$} {unit}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_fen;
    use crate::search::{Engine, Limits, Task};
    use crate::variant_file::Catalogue;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn numbers_have_three_digits() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1_234, "1.23 k"),
            (9_996, "10.0 k"),
            (45_678, "45.7 k"),
            (123_456, "123 k"),
            (999_999, "1.00 M"),
            (7_000_000, "7.00 M"),
            (12_345_678_901, "12.3 G"),
        ] {
            assert_eq!(count(number), text);
        }
    }

    #[test]
    fn lines_are_told_from_whites_side_in_the_games_notation() {
        let variant = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
        // Black's Withdrawer takes a Long Leaper by going straight away from it.
        let fen = "7k/8/8/3Lw3/8/8/8/K7 b - - 0 1";
        let position = parse_fen(&variant, fen).unwrap();
        let mut told = Vec::new();
        let task = Task {
            limits: Limits::depth(2),
            lines: 2,
            ..Task::default()
        };
        let history = [position.clone()];
        Engine::new(1).carry_out(
            &variant,
            &history,
            &task,
            &AtomicBool::new(false),
            &mut |report| told.push(report.clone()),
        );
        let last = told.split_off(told.len() - 2);
        let found = Found::new(&variant, &position, &last).unwrap();
        assert_eq!((found.lines.len(), found.depth.0), (2, 2));
        let best = &found.lines[0];
        assert!(best.texts[0].starts_with("We5-") && best.texts[0].contains("xd5"));
        assert_eq!(best.texts.len(), best.moves.len());
        assert!(best.worth.centipawns < 0, "Black is better");
        assert!(best.worth.centipawns <= found.lines[1].worth.centipawns);
        assert_eq!(Found::new(&variant, &position, &[]), None);
    }
}
