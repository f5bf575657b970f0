//! The result of an analysis: numbers and texts for the panel.

use super::evaluation::Evaluation;
use baroque::notation::write_squares;
use baroque::rules::{Move, Position, Variant};
use baroque::search::SearchReport;
use baroque::texts::{decimal, text};
use std::time::Duration;

/// The most moves of a line that the panel shows.
const MAX_SHOWN_MOVES: usize = 12;

/// A best move with the expected continuation.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysisLine {
    pub evaluation: Evaluation,
    /// The moves, at least one.
    pub moves: Vec<Move>,
    /// The moves in notation.
    pub texts: Vec<String>,
}

/// The analysis of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundLines {
    pub position: Position,
    /// The lines, the best first.
    pub lines: Vec<AnalysisLine>,
    /// The last complete depth and the longest line that was searched, in plies.
    pub depth: (u32, u32),
    /// The number of nodes.
    pub nodes: u64,
    /// The number of nodes per second.
    pub speed: u64,
    /// How full the hash is, in thousandths.
    pub fullness: u32,
    /// The search time.
    pub time: Duration,
}

impl FoundLines {
    /// The analysis from the engine's reports, or `None` without a report.
    pub fn new(
        variant: &Variant,
        position: &Position,
        reports: &[SearchReport],
    ) -> Option<FoundLines> {
        let first = reports.first()?;
        let line = |report: &SearchReport| AnalysisLine::new(variant, position, report);
        Some(FoundLines {
            position: position.clone(),
            lines: reports.iter().filter_map(line).collect(),
            depth: (first.depth, first.selective_depth),
            nodes: first.nodes,
            speed: first.speed(),
            fullness: first.fullness,
            time: first.time,
        })
    }

    /// The evaluation of the best line.
    pub fn evaluation(&self) -> Option<Evaluation> {
        Some(self.lines.first()?.evaluation)
    }
}

impl AnalysisLine {
    /// The line of a report, or `None` without a move.
    pub(super) fn new(
        variant: &Variant,
        start: &Position,
        report: &SearchReport,
    ) -> Option<AnalysisLine> {
        let mut line = AnalysisLine {
            evaluation: Evaluation::new(report.score, start.turn()),
            moves: Vec::new(),
            texts: Vec::new(),
        };
        let mut position = start.clone();
        for &mv in report.line.iter().take(MAX_SHOWN_MOVES) {
            // If two positions share a hash, the line may have an illegal move.
            if !variant.legal_moves(&position).contains(&mv) {
                break;
            }
            line.texts.push(write_squares(variant, &position, mv));
            line.moves.push(mv);
            position = variant.play(&position, mv);
        }
        (!line.moves.is_empty()).then_some(line)
    }
}

/// A large number in three digits: `950`, `12.3 k`, `4.56 M`.
pub fn count(number: u64) -> String {
    let (divisor, unit) = match number {
        0..1_000 => return number.to_string(),
        1_000..999_500 => (1e3, text!("unit-thousand")),
        999_500..999_500_000 => (1e6, text!("unit-million")),
        _ => (1e9, text!("unit-billion")),
    };
    let value = number as f64 / divisor;
    let digits = match value {
        ..9.995 => 2,
        ..99.95 => 1,
        _ => 0,
    };
    format!("{} {unit}", decimal(value, digits))
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::notation::parse_fen;
    use baroque::search::{Engine, Limits, Task};
    use baroque::variant_file::Catalogue;
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
    fn lines_are_from_whites_side_in_the_notation_of_the_window() {
        let variant = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
        // Black's Withdrawer captures the Long Leaper by moving straight away from it.
        let fen = "7k/8/8/3Lw3/8/8/8/K7 b - - 0 1";
        let position = parse_fen(&variant, fen).unwrap();
        let mut messages = Vec::new();
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
            &mut |report| messages.push(report.clone()),
        );
        let last = messages.split_off(messages.len() - 2);
        let found = FoundLines::new(&variant, &position, &last).unwrap();
        assert_eq!((found.lines.len(), found.depth.0), (2, 2));
        let best = &found.lines[0];
        assert!(best.texts[0].starts_with("e5-") && best.texts[0].contains("×d5"));
        assert_eq!(best.texts.len(), best.moves.len());
        assert!(best.evaluation.centipawns < 0, "Black is better");
        assert!(best.evaluation.centipawns <= found.lines[1].evaluation.centipawns);
        assert_eq!(FoundLines::new(&variant, &position, &[]), None);
    }
}
