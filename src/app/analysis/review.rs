//! The engine looks a game through, position after position.

use super::analyst::Analyst;
use super::found::Line;
use super::worth::Worth;
use crate::app::engine::{Means, Question};
use crate::app::play::table::Table;
use crate::app::shell::Wanted;
use crate::game::{NodeId, Sight};
use crate::rules::{Color, Outcome};
use crate::search::{Limits, Report};
use std::time::Duration;

/// How many nodes each position gets. A number of nodes and a fresh engine always find the same.
const EACH: u64 = 60_000;

/// What the engine may take up for that, whatever else it may have.
const MEANS: Means = Means {
    hash: 16,
    threads: 1,
};

/// What a won game is worth, in hundredths of a pawn.
const SURE: i32 = 30_000;

/// How many moves of a better line are kept.
const LENGTH: usize = 8;

impl Analyst {
    /// Goes on with looking the game on a table through, if that is wanted; whether it is.
    pub(super) fn review(
        &mut self,
        table: &mut Table,
        passed: Duration,
        wanted: &mut Wanted,
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
            match best.and_then(|best| sight(table, at, best)) {
                Some(sight) => table.learn(ply, sight),
                // There is nothing to be found out here, and asking again would not change that.
                None => table.toggle_review(),
            }
            self.reviewed = None;
            wanted.soon();
        }
        true
    }

    fn ask_about(&mut self, table: &Table, at: NodeId) {
        self.thinker.ask(&Question {
            variant: table.record.variant(),
            history: &table.tree().positions(at),
            limits: Limits::nodes(EACH),
            lines: 1,
            level: None,
            means: MEANS,
            fresh: true,
        });
        self.forget();
        self.reviewed = Some(at);
    }
}

/// What a search tells about a position.
fn sight(table: &Table, at: NodeId, report: &Report) -> Option<Sight> {
    let position = &table.tree().node(at).position;
    let worth = Worth::new(report.score, position.turn());
    let mut line = Line::new(table.variant(), position, report)?.moves;
    line.truncate(LENGTH);
    Some(Sight {
        points: worth.share(),
        centipawns: worth.centipawns,
        worth: worth.to_string(),
        line,
    })
}

/// What is known of a position in which the game is over.
fn decided(outcome: Outcome) -> Sight {
    let (points, centipawns) = match outcome {
        Outcome::Win(Color::White, _) => (1.0, SURE),
        Outcome::Win(Color::Black, _) => (0.0, -SURE),
        Outcome::Draw(_) => (0.5, 0),
    };
    Sight {
        points,
        centipawns,
        worth: outcome.to_string(),
        line: Vec::new(),
    }
}
