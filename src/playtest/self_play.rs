//! The loop of every game that engines play.

use crate::game::Record;
use crate::rules::{Move, Outcome, Position, Variant};
use crate::search::{Engine, Limits};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The size of the transposition table, in MiB.
const HASH_MIB: usize = 2;

/// An engine that searches positions of one game with a number of nodes.
pub(crate) struct Thinker {
    variant: Arc<Variant>,
    engine: Engine,
}

impl Thinker {
    /// An engine that is ready for this game.
    pub fn new(variant: Arc<Variant>) -> Thinker {
        let mut engine = Engine::new(HASH_MIB);
        engine.prepare(&variant);
        Thinker { variant, engine }
    }

    /// Forgets earlier searches. After it, the answers depend only on the searches that follow.
    pub fn clear(&mut self) {
        self.engine.clear();
    }

    /// The best move of the last position, and its score in hundredths of a pawn for the side to move. `None` without a
    /// legal move.
    pub fn search(&mut self, history: &[Position], nodes: u64) -> Option<(Move, i32)> {
        let limits = Limits::nodes(nodes);
        let stop = AtomicBool::new(false);
        let report = self
            .engine
            .search(&self.variant, history, &limits, &stop, &mut |_| {})?;
        Some((report.best()?, report.score.centipawns()))
    }
}

/// How a game ended.
pub(crate) enum Ended<E> {
    /// By the rules.
    ByRules(Outcome),
    /// Earlier, because the caller stopped it.
    Early(E),
}

/// A finished game, with what the caller noted about each ply.
pub(crate) struct Played<P, E> {
    pub record: Record,
    pub plies: Vec<P>,
    pub ended: Ended<E>,
}

/// Plays a game to its end. `next` chooses each move, given the game and what was noted about its plies, or ends the game
/// early. `None` if it does neither, or chooses a move that is not legal.
pub(crate) fn play_out<P, E>(
    variant: &Arc<Variant>,
    start: Position,
    mut next: impl FnMut(&Record, &[P]) -> Option<Result<(Move, P), E>>,
) -> Option<Played<P, E>> {
    let mut record = Record::new(variant.clone(), start);
    let mut plies = Vec::new();
    let ended = loop {
        if let Some(outcome) = record.outcome() {
            break Ended::ByRules(outcome);
        }
        match next(&record, &plies)? {
            Ok((mv, ply)) => {
                record.play(mv).ok()?;
                plies.push(ply);
            }
            Err(end) => break Ended::Early(end),
        }
    };
    Some(Played {
        record,
        plies,
        ended,
    })
}

/// Whether a position is quiet for the move played there: no check, and the move neither captures nor promotes.
pub(crate) fn is_quiet(variant: &Variant, position: &Position, mv: Move) -> bool {
    !variant.is_arranging(position)
        && mv.promotion.is_none()
        && !variant.changes(position, mv).removes()
        && !variant.in_check(position)
}
