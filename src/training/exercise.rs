//! An exercise: a position, a task, and the answer that follows from the rules.

use super::grade::Features;
use super::kind::Kind;
use super::measure::measure;
use super::solve::solve;
use super::task::{Answer, Goal, Step, Task};
use crate::explain::refusal;
use crate::notation::write_move;
use crate::rules::{Bitboard, Move, Position, Square, Variant};
use std::sync::Arc;

/// A position with a task, and the answer.
#[derive(Clone, Debug)]
pub struct Exercise {
    pub(super) variant: Arc<Variant>,
    pub(super) position: Position,
    pub(super) task: Task,
    pub(super) answer: Answer,
    pub(super) features: Features,
    pub(super) seed: u64,
    pub(super) origin: Position,
}

impl Exercise {
    /// An exercise in a position of your choice. Nothing if the task does not suit the position: the move is not
    /// legal, the piece is not frozen, or players could argue about the answer.
    pub fn new(variant: Arc<Variant>, position: Position, task: Task) -> Option<Exercise> {
        let mut unbounded = usize::MAX;
        let solution = solve(&variant, &position, &task, &mut unbounded)?;
        let features = measure(&variant, &position, &task, &solution.answer);
        Some(Exercise {
            features: features.unwrap_or_default(),
            answer: solution.answer,
            seed: 0,
            origin: position.clone(),
            variant,
            position,
            task,
        })
    }

    /// The game, with its layout and options.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The task.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// The kind.
    pub fn kind(&self) -> Kind {
        self.task.kind()
    }

    /// The right answer.
    pub fn answer(&self) -> &Answer {
        &self.answer
    }

    /// The grade of difficulty, from 1 to 10.
    pub fn grade(&self) -> u8 {
        self.features.grade()
    }

    /// The features that make it difficult.
    pub fn features(&self) -> &Features {
        &self.features
    }

    /// The seed with which [`Exercises`](super::Exercises) draws it first.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The position of a game from which pieces were removed. The task has the same answer there.
    pub fn origin(&self) -> &Position {
        &self.origin
    }

    /// The task in a sentence or two.
    pub fn question(&self) -> String {
        let turn = self.position.turn();
        match &self.task {
            Task::Predict(mv) => format!(
                "{turn} {}. Mark every piece that this captures, or none.",
                self.move_words(*mv)
            ),
            Task::Find(at, Goal::Exactly(targets)) => format!(
                "Find a move of {} that captures the {} on {} and nothing else.",
                self.the(*at),
                if targets.len() == 1 {
                    "piece"
                } else {
                    "pieces"
                },
                self.names(*targets)
            ),
            Task::Find(at, Goal::Most) => format!(
                "Find the move of {} that captures the most pieces.",
                self.the(*at)
            ),
            Task::Danger => format!(
                "Mark every piece of {turn} that {} could capture if it were to move.",
                !turn
            ),
            Task::Safe(at) => format!(
                "Mark every square to which {} can go and where {} could not capture it.",
                self.the(*at),
                !turn
            ),
            Task::Frozen => "Mark every frozen piece, of both sides.".to_owned(),
            Task::Thaw(at) => format!("{turn} to move: free {} in one move.", self.the(*at)),
            Task::Legal(steps) => {
                let steps: Vec<String> =
                    steps.iter().map(|step| step.text(&self.variant)).collect();
                let steps = steps.join(", ");
                format!("{turn} to move: which of these moves are legal? {steps}")
            }
            Task::Win(moves) => {
                format!(
                    "{turn} to move and win in {}.",
                    crate::words::count(*moves as usize, "move")
                )
            }
        }
    }

    /// For each step of the task that is not legal, why.
    pub fn refusals(&self) -> Vec<(Step, String)> {
        let Task::Legal(steps) = &self.task else {
            return Vec::new();
        };
        let why = |step: &Step| {
            let refusal = refusal(&self.variant, &self.position, step.from, Some(step.to))?;
            Some((*step, refusal.text(&self.variant)))
        };
        steps.iter().filter_map(why).collect()
    }

    /// `the Pawn on e4`; the square alone if it is empty.
    pub(super) fn the(&self, at: Square) -> String {
        the(&self.variant, &self.position, at)
    }

    /// `moves the Withdrawer on d3 to d5`. A move that needs more words is written as in UCI.
    fn move_words(&self, mv: Move) -> String {
        let written = write_move(&self.variant, mv);
        let [from, to] = [mv.from, mv.to].map(|square| self.variant.geometry().name(square));
        match written == format!("{from}{to}") && from != to {
            true => format!("moves {} to {to}", self.the(mv.from)),
            false => format!("plays {written}"),
        }
    }

    /// `d3, d5 and d7`
    pub(super) fn names(&self, squares: Bitboard) -> String {
        let names: Vec<&str> = squares
            .into_iter()
            .map(|square| self.variant.geometry().name(square))
            .collect();
        match names.split_last() {
            Some((last, others)) if !others.is_empty() => {
                format!("{} and {last}", others.join(", "))
            }
            _ => names.concat(),
        }
    }
}

/// `the Pawn on e4`; the square alone if it is empty.
pub(super) fn the(variant: &Variant, position: &Position, at: Square) -> String {
    let square = variant.geometry().name(at);
    match position.piece(at) {
        Some(piece) => format!("the {} on {square}", variant.kind(piece.piece_type()).name),
        None => square.to_owned(),
    }
}
