//! Sends lines, from any thread.

use crate::notation::write_move;
use crate::rules::{Move, Variant};
use crate::search::Report;
use crate::variant_file::printable;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

/// Sends lines to the other program.
#[derive(Clone)]
pub(super) struct Output(Arc<Mutex<dyn Write + Send>>);

impl Output {
    pub fn new(output: impl Write + Send + 'static) -> Output {
        Output(Arc::new(Mutex::new(output)))
    }

    /// Sends a line at once.
    pub fn send(&self, line: &str) {
        let mut output = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // If the reader is gone, the end of the input will show it.
        let _ = writeln!(output, "{line}").and_then(|()| output.flush());
    }

    /// Sends a message for people.
    pub fn info_string(&self, text: &str) {
        for line in printable(text)
            .lines()
            .filter(|line| !line.trim().is_empty())
        {
            self.send(&format!("info string {line}"));
        }
    }

    /// Sends an error about a command.
    pub fn error(&self, problem: &str) {
        let problem = problem.strip_prefix("error: ").unwrap_or(problem);
        self.info_string(&format!("error: {problem}"));
    }
}

/// The `info` line for a report of the search.
pub(super) fn info(variant: &Variant, report: &Report) -> String {
    let score = match report.score.mate() {
        Some(moves) => format!("mate {moves}"),
        None => format!("cp {}", report.score.centipawns()),
    };
    format!(
        "info depth {} seldepth {} multipv {} score {score} nodes {} nps {} hashfull {} time {} pv {}",
        report.depth.max(1),
        report.selective_depth.max(report.depth).max(1),
        report.rank,
        report.nodes,
        report.speed(),
        report.fullness,
        report.time.as_millis(),
        moves(variant, &report.line),
    )
}

/// The `bestmove` line of a search, with a move to ponder on.
pub(super) fn best_move(variant: &Variant, report: Option<&Report>) -> String {
    match report.map_or(&[][..], |report| &report.line) {
        [] => "bestmove (none)".to_owned(),
        [best] => format!("bestmove {}", write_move(variant, *best)),
        [best, reply, ..] => format!(
            "bestmove {} ponder {}",
            write_move(variant, *best),
            write_move(variant, *reply)
        ),
    }
}

fn moves(variant: &Variant, line: &[Move]) -> String {
    let moves: Vec<String> = line.iter().map(|&mv| write_move(variant, mv)).collect();
    moves.join(" ")
}
