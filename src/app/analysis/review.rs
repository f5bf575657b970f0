//! The game review: the engine analyses the game, position after position.

use super::analyst::Analyst;
use super::evaluation::{Evaluation, SURE};
use super::found::AnalysisLine;
use crate::app::engine::{EngineResources, SearchRequest};
use crate::app::play::table::Table;
use crate::app::shell::FrameRequests;
use baroque::game::annotation::{self, Annotation};
use baroque::game::{NodeId, PositionAnalysis, Review, Tree};
use baroque::notation::{find_move, write_move};
use baroque::rules::{Color, Move, Outcome, Position};
use baroque::search::{Limits, SearchReport};
use std::time::Duration;

/// The nodes for each position. A fixed number with an empty hash gives the same result each time, unless the machine
/// needs longer than [`MAX_POSITION_TIME`].
const NODES_PER_POSITION: u64 = 200_000;
const MAX_POSITION_TIME: Duration = Duration::from_secs(3);

/// The most moves of a better line that the review stores.
const MAX_STORED_MOVES: usize = 8;

impl Analyst {
    /// Continues the review of the game on a table. Returns whether one is running.
    pub(super) fn review(
        &mut self,
        table: &mut Table,
        passed: Duration,
        wanted: &mut FrameRequests,
    ) -> bool {
        let Some((ply, at)) = table.to_review() else {
            self.reviewed = None;
            return false;
        };
        if let Some(outcome) = table.tree().outcome(at) {
            table.learn(ply, decided(outcome));
            wanted.soon();
            return true;
        }
        if self.reviewed != Some(at) {
            self.ask_about(table, at);
        }
        self.listen(passed);
        if self.finished {
            let best = self.lines.as_ref().and_then(|lines| lines.first());
            match best.and_then(|best| analysis(table, at, best)) {
                Some(analysis) => table.learn(ply, analysis),
                // The position has no legal line, and another search would not find one.
                None => table.toggle_review(),
            }
            self.reviewed = None;
            wanted.soon();
        }
        true
    }

    fn ask_about(&mut self, table: &Table, at: NodeId) {
        self.thinker.ask(request(table, table.tree().positions(at)));
        self.forget();
        self.reviewed = Some(at);
    }

    /// Finds out whether the answer to the question of the review is a mistake. Returns whether it searches.
    pub(super) fn judge_answer(
        &mut self,
        table: &mut Table,
        passed: Duration,
        wanted: &mut FrameRequests,
    ) -> bool {
        let Some(mv) = table.unjudged_answer() else {
            return false;
        };
        let after = table.variant().play(table.position(), mv);
        if let Some(outcome) = table.variant().outcome(&after) {
            table.learn_answer(Some(&decided(outcome)));
            wanted.soon();
            return true;
        }
        let mut history = table.history().to_vec();
        history.push(after.clone());
        if self.thinker.ask(request(table, history)) {
            self.forget();
        }
        self.listen(passed);
        if self.finished {
            let best = self.lines.as_ref().and_then(|lines| lines.first());
            let analysis = best.map(|best| {
                let evaluation = Evaluation::new(best.score, after.turn());
                evaluated(evaluation, Vec::new())
            });
            table.learn_answer(analysis.as_ref());
            wanted.soon();
        }
        true
    }
}

/// The search of the last position of a history.
fn request(table: &Table, history: Vec<Position>) -> SearchRequest {
    SearchRequest {
        variant: table.record.variant().clone(),
        history,
        limits: Limits::nodes(NODES_PER_POSITION).within(Limits::movetime(MAX_POSITION_TIME)),
        lines: 1,
        level: None,
        resources: EngineResources::SMALL,
        fresh: true,
    }
}

fn analysis(table: &Table, at: NodeId, report: &SearchReport) -> Option<PositionAnalysis> {
    let position = &table.tree().node(at).position;
    let evaluation = Evaluation::new(report.score, position.turn());
    let mut line = AnalysisLine::new(table.variant(), position, report)?.moves;
    line.truncate(MAX_STORED_MOVES);
    Some(evaluated(evaluation, line))
}

/// The review of a line with the evaluations in its comments; none without any.
pub(super) fn of_comments(tree: &Tree, line: &[NodeId]) -> Option<Review> {
    let board = tree.variant().geometry();
    let mut review = Review::new(tree, line);
    for (ply, &at) in line.iter().enumerate() {
        let read = Annotation::read(&tree.node(at).comment, board);
        if let Some(evaluation) = read.evaluation.map(Evaluation::from) {
            review.learn(ply, evaluated(evaluation, Vec::new()));
        }
    }
    review.graph().next()?;
    Some(review)
}

/// A review as text, for a saved game: for each position its evaluation and the best moves, such as `35 e2e4 e7e5`, a
/// forced win as `#3`, and `=` at the end of the game.
pub fn write_review(review: &Review, tree: &Tree) -> String {
    let positions = review.places().enumerate().map(|(ply, at)| {
        let Some(analysis) = review.analysis(ply) else {
            return String::new();
        };
        if tree.outcome(at).is_some() {
            return "=".to_owned();
        }
        let mut words = match analysis.evaluation.strip_prefix('#') {
            Some(_) => vec![analysis.evaluation.clone()],
            None => vec![analysis.centipawns.to_string()],
        };
        let moves = analysis.line.iter();
        words.extend(moves.map(|&mv| write_move(tree.variant(), mv)));
        words.join(" ")
    });
    positions.collect::<Vec<String>>().join("; ")
}

/// Reads the review of a line from a saved game. What is wrong in the text is left out.
pub fn read_review(tree: &Tree, line: &[NodeId], text: &str) -> Review {
    let mut review = Review::new(tree, line);
    for ((ply, &at), text) in line.iter().enumerate().zip(text.split(';')) {
        let mut words = text.split_whitespace();
        let Some(first) = words.next() else { continue };
        if let Some(outcome) = tree.outcome(at) {
            review.learn(ply, decided(outcome));
            continue;
        }
        let read = match first.strip_prefix('#') {
            Some(moves) => moves.parse().ok().map(annotation::Evaluation::Mate),
            None => first.parse().ok().map(annotation::Evaluation::Centipawns),
        };
        let Some(read) = read else { continue };
        let mut position = tree.node(at).position.clone();
        let mut moves = Vec::new();
        for word in words.take(MAX_STORED_MOVES) {
            let Some(mv) = find_move(tree.variant(), &position, word) else {
                break;
            };
            position = tree.variant().play(&position, mv);
            moves.push(mv);
        }
        review.learn(ply, evaluated(read.into(), moves));
    }
    review
}

fn evaluated(evaluation: Evaluation, line: Vec<Move>) -> PositionAnalysis {
    PositionAnalysis {
        points: evaluation.share(),
        centipawns: evaluation.centipawns,
        evaluation: evaluation.to_string(),
        line,
    }
}

/// The analysis of a position where the game is over.
fn decided(outcome: Outcome) -> PositionAnalysis {
    let (points, centipawns) = match outcome {
        Outcome::Win(Color::White, _) => (1.0, SURE),
        Outcome::Win(Color::Black, _) => (0.0, -SURE),
        Outcome::Draw(_) => (0.5, 0),
    };
    PositionAnalysis {
        points,
        centipawns,
        // Comments of the game have it, which are English.
        evaluation: outcome.to_string(),
        line: Vec::new(),
    }
}
