//! Searches all moves of the player in an easy game, while the player thinks, so that a warning comes before a blunder.
//!
//! The search has its own thread. A move that is made before it has come to an answer is played without a warning.

use super::state::Playing;
use crate::app::engine::{EngineResources, SearchRequest, SearchUpdate, Thinker};
use crate::app::jobs::Waker;
use crate::app::shell::{Screen, Shell};
use baroque::rules::Move;
use baroque::search::{Limits, SearchReport};
use bevy::prelude::*;
use std::time::Duration;

/// The nodes for all moves of a position together, and the longest search on a slow machine. With this many nodes the
/// search finds nearly all moves that lose material by a search with twenty times as many.
const NODES: u64 = 200_000;
const MAX_TIME: Duration = Duration::from_secs(3);

/// The least depth of a search that may warn, in plies.
const LEAST_DEPTH: u32 = 3;

/// A larger advantage counts as this one, in centipawns: in a game that is decided, no move is a blunder.
const MOST: i32 = 1_000;

/// A move that loses so much is a blunder, in centipawns.
const BLUNDER: i32 = 200;

/// The values of the player's moves in a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct MoveValues {
    /// The number of plies before the position.
    pub plies: usize,
    /// What the player could expect before the enemy's last move, in centipawns, if it is known.
    stood: Option<i32>,
    /// Each move with its value and the expected play after it, the best one first.
    lines: Vec<SearchReport>,
}

impl MoveValues {
    /// Takes the lines of a search of the position after so many plies.
    pub fn learn(&mut self, plies: usize, lines: Vec<SearchReport>) {
        if self.plies != plies {
            let next = self.plies + 2 == plies;
            let best = self.lines.first().map(value).filter(|_| next);
            *self = MoveValues {
                plies,
                stood: best,
                lines: Vec::new(),
            };
        }
        if lines.iter().all(|line| line.depth >= LEAST_DEPTH) {
            self.lines = lines;
        }
    }

    /// The expected play after a blunder. A chance that the enemy's last move gave and that a move misses is no loss.
    pub fn blunder(&self, plies: usize, mv: Move) -> Option<&[Move]> {
        let best = value(self.lines.first().filter(|_| self.plies == plies)?);
        let line = self.lines.iter().find(|line| line.best() == Some(mv))?;
        let stood = self.stood.map_or(best, |stood| stood.min(best));
        (stood - value(line) >= BLUNDER).then(|| &line.line[1..])
    }

    #[cfg(test)]
    pub fn is_known(&self, plies: usize) -> bool {
        self.plies == plies && !self.lines.is_empty()
    }
}

fn value(line: &SearchReport) -> i32 {
    line.score.centipawns().clamp(-MOST, MOST)
}

/// The engine behind the warnings.
#[derive(Resource)]
pub struct WarningEngine(Thinker);

impl FromWorld for WarningEngine {
    fn from_world(world: &mut World) -> WarningEngine {
        WarningEngine(Thinker::start("warnings", Waker::of(world)))
    }
}

/// Searches the moves of the player in a game with warnings.
pub fn search_moves(
    mut playing: ResMut<Playing>,
    mut engine: ResMut<WarningEngine>,
    shell: Res<Shell>,
) {
    let wanted = playing
        .warning_search()
        .filter(|_| shell.shows(Screen::Game));
    let Some(request) = wanted else {
        return engine.0.release();
    };
    let plies = request.history.len() - 1;
    engine.0.ask(request);
    // Without a search there are no warnings.
    let updates = engine.0.updates().into_iter();
    let mut lines = updates.filter_map(|update| match update {
        SearchUpdate::Lines(lines) => Some(lines),
        SearchUpdate::Answer(_) | SearchUpdate::Failed(_) => None,
    });
    if let Some(lines) = lines.next_back()
        && let Some(tips) = &mut playing.tips
    {
        tips.values.learn(plies, lines);
    }
}

impl Playing {
    /// The search of a game with warnings in which the player is to move.
    fn warning_search(&self) -> Option<SearchRequest> {
        let (tips, table) = (self.tips.as_ref()?, self.table.as_ref()?);
        let waits = table.continues() && !table.player_on_move().is_computer();
        (waits && tips.is_of(table)).then(|| SearchRequest {
            variant: table.record.variant().clone(),
            history: table.record.positions().to_vec(),
            limits: Limits::nodes(NODES).within(Limits::movetime(MAX_TIME)),
            lines: table.legal_moves().len(),
            level: None,
            resources: EngineResources::SMALL,
            fresh: false,
        })
    }
}
