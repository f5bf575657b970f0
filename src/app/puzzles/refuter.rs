//! The search for the best answer to a wrong move, on its own thread.

use super::action::PuzzleAction;
use super::refutation::{Refutation, Refuted};
use super::solving::Solving;
use super::state::Puzzles;
use crate::app::analysis::evaluation::Evaluation;
use crate::app::analysis::hint::{Hint, HintStep};
use crate::app::engine::{EngineResources, SearchRequest, SearchUpdate, Thinker};
use crate::app::jobs::Waker;
use crate::app::shell::Outbox;
use baroque::explain::outcome_in_words;
use baroque::notation::write_squares;
use baroque::rules::{Move, Position, Variant};
use baroque::search::{Limits, SearchReport};
use baroque::texts::{color_key, text};
use bevy::prelude::*;

/// The number of nodes of a search.
const SEARCH_NODES: u64 = 150_000;

/// The most moves of the answer that are shown.
const MAX_ANSWER_MOVES: usize = 5;

impl Solving {
    /// The positions up to the one after the last wrong move.
    pub fn after_wrong(&self) -> Option<Vec<Position>> {
        let (ply, wrong) = self.wrong?;
        let mut positions = self.table.record.positions().get(..=ply)?.to_vec();
        let after = self.table.variant().play(positions.last()?, wrong);
        positions.push(after);
        Some(positions)
    }

    /// The last wrong move with moves after it, as text, and why it is wrong.
    pub fn refuted(&self, answers: &[Move], evaluation: String) -> Option<Refuted> {
        let (ply, wrong) = self.wrong?;
        let before = self.table.record.positions().get(ply)?;
        let variant = self.table.variant();
        let moves = std::iter::once(wrong).chain(answers.iter().copied());
        let (moves, texts) = legible(variant, before, moves);
        let reason = self.reason(&variant.play(before, wrong), &moves, &texts);
        Some(Refuted {
            moves,
            texts,
            reason,
            evaluation,
        })
    }
}

impl Solving {
    /// What the best answer in the position after a wrong move does, in sentences.
    fn reason(&self, after: &Position, moves: &[Move], texts: &[String]) -> String {
        let variant = self.table.variant();
        let Some(played) = texts.first() else {
            return String::new();
        };
        if let Some(outcome) = variant.outcome(after) {
            let outcome = outcome_in_words(outcome).to_string();
            return text!(
                "answer-ends-game",
                played = played.as_str(),
                outcome = outcome
            );
        }
        let [_, answer, then @ ..] = moves else {
            return String::new();
        };
        let hint = Hint {
            position: after.clone(),
            step: HintStep::Move,
            mv: Some(*answer),
            then: then.to_vec(),
        };
        let does = hint.answer(variant, self.table.view());
        text!(
            "puzzle-wrong-answer",
            played = played.as_str(),
            side = color_key(after.turn()),
            answer = texts[1].as_str(),
            does = does.map_or_else(String::new, |does| does.words.to_string())
        )
    }
}

/// The moves up to the first that is not legal, and their texts.
fn legible(
    variant: &Variant,
    start: &Position,
    moves: impl Iterator<Item = Move>,
) -> (Vec<Move>, Vec<String>) {
    let mut at = start.clone();
    let mut found = Vec::new();
    for mv in moves {
        if !variant.legal_moves(&at).contains(&mv) {
            break;
        }
        found.push((mv, write_squares(variant, &at, mv)));
        at = variant.play(&at, mv);
    }
    found.into_iter().unzip()
}

/// The engine that looks for answers.
#[derive(Resource)]
pub struct Refuter(Thinker);

impl FromWorld for Refuter {
    fn from_world(world: &mut World) -> Refuter {
        Refuter(Thinker::start("puzzles", Waker::of(world)))
    }
}

impl Refuter {
    /// Starts the thread of the engine.
    pub fn start(world: &mut World) {
        world.init_resource::<Refuter>();
    }
}

/// Asks the engine as long as an answer is sought, and passes on what it has found.
pub fn refute(mut refuter: ResMut<Refuter>, puzzles: Res<Puzzles>, mut outbox: ResMut<Outbox>) {
    let sought = |solving: &&Solving| matches!(solving.refutation, Some(Refutation::Sought(_)));
    let Some(solving) = puzzles.solving.as_ref().filter(sought) else {
        return refuter.0.release();
    };
    let Some(history) = solving.after_wrong() else {
        return;
    };
    let Refuter(thinker) = &mut *refuter;
    thinker.ask(SearchRequest {
        variant: solving.table.record.variant().clone(),
        history: history.clone(),
        limits: Limits::nodes(SEARCH_NODES),
        lines: 1,
        level: None,
        resources: EngineResources::SMALL,
        fresh: true,
    });
    for update in thinker.updates() {
        if let Some(found) = answer(solving, &history, update) {
            outbox.send(PuzzleAction::Refute(found));
        }
    }
}

/// The result of the search. If the search failed, its error is in the place of the evaluation.
fn answer(solving: &Solving, history: &[Position], update: SearchUpdate) -> Option<Refuted> {
    match update {
        SearchUpdate::Lines(_) => None,
        SearchUpdate::Answer(report) => {
            let turn = history.last()?.turn();
            let evaluation = |report: &SearchReport| Evaluation::new(report.score, turn).words();
            // After the end of the game there is nothing to evaluate.
            let found = report.as_ref().filter(|report| !report.line.is_empty());
            let words = found.map(evaluation).unwrap_or_default();
            let line = report.map(|report| report.line).unwrap_or_default();
            solving.refuted(&line[..line.len().min(MAX_ANSWER_MOVES)], words)
        }
        SearchUpdate::Failed(why) => solving.refuted(&[], why),
    }
}
