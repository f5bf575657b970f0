//! An exercise: a position, a task, and the answer that follows from the rules.

use super::grade::Features;
use super::kind::Kind;
use super::measure::measure;
use super::solve::solve;
use super::task::{Answer, Goal, Step, Task};
use crate::explain::refusal;
use crate::notation::write_move;
use crate::rules::{Bitboard, Move, Position, Square, Variant};
use crate::texts::{Argument, Joint, Noun, Phrase, phrase};
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
        let phrase = match &self.task {
            Task::Predict(mv) => self.predict(*mv),
            Task::Find(at, Goal::Exactly(targets)) => {
                let squares = self.names(*targets);
                phrase!("exercise-find", piece = self.the(*at), squares = squares)
            }
            Task::Find(at, Goal::Most) => phrase!("exercise-find-most", piece = self.the(*at)),
            Task::Danger => phrase!("exercise-danger", side = turn, enemy = !turn),
            Task::Safe(at) => phrase!("exercise-safe", piece = self.the(*at), enemy = !turn),
            Task::Frozen => phrase!("exercise-frozen"),
            Task::Thaw(at) => phrase!("exercise-thaw", side = turn, piece = self.the(*at)),
            Task::Legal(steps) => {
                let steps: Vec<String> =
                    steps.iter().map(|step| step.text(&self.variant)).collect();
                phrase!("exercise-legal", side = turn, moves = steps.join(", "))
            }
            Task::Win(moves) => phrase!("exercise-win", side = turn, count = *moves as usize),
        };
        phrase.to_string()
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
    pub(super) fn the(&self, at: Square) -> Argument {
        the(&self.variant, &self.position, at)
    }

    /// What a move captures. A move that needs more than its squares is written as in UCI.
    fn predict(&self, mv: Move) -> Phrase {
        let side = self.position.turn();
        let written = write_move(&self.variant, mv);
        let [from, to] = [mv.from, mv.to].map(|square| self.variant.geometry().name(square));
        match written == format!("{from}{to}") && from != to {
            true => {
                let piece = self.the(mv.from);
                phrase!("exercise-predict", side = side, piece = piece, square = to)
            }
            false => phrase!("exercise-predict-written", side = side, played = written),
        }
    }

    /// `d3, d5 and d7`
    fn names(&self, squares: Bitboard) -> Argument {
        let names = squares.into_iter();
        let names = names.map(|square| self.variant.geometry().name(square));
        Argument::list(names, Joint::And)
    }
}

/// `the Pawn on e4`; the square alone if it is empty.
pub(super) fn the(variant: &Variant, position: &Position, at: Square) -> Argument {
    let square = variant.geometry().name(at);
    match position.piece(at) {
        Some(piece) => Noun::the(&variant.kind(piece.piece_type()).name, square).into(),
        None => square.into(),
    }
}
