//! Sends lines, from any thread, and notices when no one reads them any more.

use super::event::Event;
use crate::notation::write_move;
use crate::rules::{Move, Variant};
use crate::search::SearchReport;
use crate::variant_file::printable;
use std::io::Write;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};

/// Sends lines to the other program.
#[derive(Clone)]
pub(super) struct Output {
    writer: Arc<Mutex<dyn Write + Send>>,
    /// Receives the end if a line cannot be sent.
    events: Sender<Event>,
}

impl Output {
    pub fn new(output: impl Write + Send + 'static, events: Sender<Event>) -> Output {
        Output {
            writer: Arc::new(Mutex::new(output)),
            events,
        }
    }

    /// Sends a line at once. If that fails, the session ends.
    pub fn send(&self, line: &str) {
        let _ = self.try_send(line);
    }

    /// Sends a line as [`send`](Self::send) does, and says whether that failed.
    pub fn try_send(&self, line: &str) -> std::io::Result<()> {
        let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let sent = writeln!(writer, "{line}").and_then(|()| writer.flush());
        if sent.is_err() {
            // If the receiver is gone, the session is over already.
            let _ = self.events.send(Event::End);
        }
        sent
    }

    /// Sends what a reader has noticed.
    pub fn notes(&self, notes: &[String]) {
        for note in notes {
            self.info_string(note);
        }
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
pub(super) fn info(variant: &Variant, report: &SearchReport) -> String {
    let score = match report.score.mate() {
        Some(moves) => format!("mate {moves}"),
        None => format!("cp {}", report.score.centipawns()),
    };
    format!(
        "info depth {} seldepth {} multipv {} score {score} nodes {} nps {} hashfull {} tbhits {} time {} pv {}",
        report.depth.max(1),
        report.selective_depth.max(report.depth).max(1),
        report.rank,
        report.nodes,
        report.speed(),
        report.fullness,
        report.table_hits,
        report.time.as_millis(),
        moves(variant, &report.line),
    )
}

/// The answer if there is no legal move, or no position.
pub(super) const NO_MOVE: &str = "bestmove (none)";

/// The `bestmove` line of a search, with a move to ponder on.
pub(super) fn best_move(variant: &Variant, report: Option<&SearchReport>) -> String {
    match report.map_or(&[][..], |report| &report.line) {
        [] => NO_MOVE.to_owned(),
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
