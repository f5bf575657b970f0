//! What the engine reports about the game on the board.

use crate::app::analysis::Analysis;
use crate::app::analysis::found::AnalysisLine;
use crate::app::analysis::hint::HintStep;
use crate::app::play::book::Openings;
use crate::app::play::table::Table;
use baroque::game::Review;
use baroque::notation::{write_fen, write_move};
use serde::Serialize;

/// What the analysis shows.
#[derive(Serialize)]
pub(super) struct LinesReport {
    /// White's part of the evaluation bar, in hundredths.
    bar: u32,
    /// The score as text.
    evaluation: Option<String>,
    depth: u32,
    /// The score and the moves of each line, if the lines belong to the position that is shown.
    lines: Vec<(String, Vec<String>)>,
    /// The position after moves of a line, if the board shows one.
    ahead: Option<String>,
}

pub(super) fn lines(analysis: &Analysis, table: &Table) -> Option<LinesReport> {
    if !analysis.on {
        return None;
    }
    let found = analysis.found(table.position());
    let line = |line: &AnalysisLine| (line.evaluation.to_string(), line.texts.clone());
    let ahead = table.advice.ahead.as_ref();
    Some(LinesReport {
        bar: (analysis.bar.shown() * 100.0).round() as u32,
        evaluation: analysis
            .last_found()
            .and_then(|found| Some(found.evaluation()?.words())),
        depth: found.map_or(0, |found| found.depth.0),
        lines: found.map_or_else(Vec::new, |found| found.lines.iter().map(line).collect()),
        ahead: ahead.map(|ahead| write_fen(table.variant(), &ahead.position)),
    })
}

/// The moves of the opening book in the position that is shown.
pub(super) fn book(openings: &Openings, table: &Table) -> Vec<(String, u32)> {
    let rows = openings.rows().iter();
    let shown = rows.map(|row| (write_move(table.variant(), row.played.mv), row.played.games));
    shown.collect()
}

pub(super) fn review(review: &Review) -> Option<(usize, usize, Vec<usize>)> {
    let (done, all) = review.progress();
    Some((done, all, review.judgements().map(|(ply, _)| ply).collect()))
}

pub(super) fn hint(analysis: &Analysis, table: &Table) -> Option<String> {
    let hint = analysis.hint.as_ref()?;
    let mv = hint.mv?;
    Some(match hint.step {
        HintStep::Piece => table.variant().geometry().name(mv.from).to_owned(),
        HintStep::Move => write_move(table.variant(), mv),
    })
}
