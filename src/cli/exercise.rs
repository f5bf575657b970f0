//! `baroque exercise`: exercises made by the rules.

use super::{Failure, Target, board, output};
use crate::notation::{write_fen, write_move};
use crate::rules::{Bitboard, Variant};
use crate::training::{Answer, Exercise, Exercises, Goal, Kind, Task};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

#[derive(Debug, Args)]
pub(super) struct ExerciseCommand {
    #[command(flatten)]
    target: Target,
    /// What the exercises ask for.
    ///
    /// predict: all pieces that a move captures. find: a move that captures the given pieces. danger: all pieces
    /// that the enemy could capture. safe: all squares where a piece would not be attacked. frozen: all frozen
    /// pieces. thaw: a move that frees a frozen piece. legal: which of five moves are legal. mate: the first move
    /// of a forced win.
    #[arg(long, default_value = "predict", value_parser = kinds())]
    kind: Kind,
    /// The number of exercises.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// The seed of the random choices.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The difficulty: a grade from 1 to 10, or several, such as `3-5`. Default: all grades.
    #[arg(long, value_name = "GRADES", value_parser = grades, default_value = "1-10")]
    grade: RangeInclusive<u8>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

fn kinds() -> impl TypedValueParser<Value = Kind> {
    let names = Kind::ALL.iter().map(|kind| kind.name());
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Kind>())
}

fn grades(text: &str) -> Result<RangeInclusive<u8>, String> {
    let (low, high) = text.split_once('-').unwrap_or((text, text));
    let grade = |text: &str| text.parse().ok().filter(|grade| (1..=10).contains(grade));
    match (grade(low), grade(high)) {
        (Some(low), Some(high)) if low <= high => Ok(low..=high),
        _ => Err("expected a grade from 1 to 10, or two such as `3-5`".to_owned()),
    }
}

/// An exercise as JSON.
#[derive(Serialize)]
struct DescribedExercise {
    game: String,
    layout: String,
    options: BTreeMap<String, String>,
    fen: String,
    kind: &'static str,
    seed: u64,
    grade: u8,
    question: String,
    /// The shown move.
    #[serde(rename = "move")]
    mv: Option<String>,
    /// The piece that the question is about.
    piece: Option<String>,
    /// The pieces to capture.
    targets: Option<Vec<String>>,
    /// The moves to choose from.
    choices: Option<Vec<String>>,
    /// The number of moves to the win.
    moves: Option<u32>,
    answer: Vec<String>,
    explanation: Vec<String>,
}

impl DescribedExercise {
    fn new(exercise: &Exercise) -> DescribedExercise {
        let variant = exercise.variant();
        let name = |square| variant.geometry().name(square).to_owned();
        let mut described = DescribedExercise {
            game: variant.id().to_owned(),
            layout: variant.layout().to_owned(),
            options: variant.options().iter().cloned().collect(),
            fen: write_fen(variant, exercise.position()),
            kind: exercise.kind().name(),
            seed: exercise.seed(),
            grade: exercise.grade(),
            question: exercise.question(),
            mv: None,
            piece: None,
            targets: None,
            choices: None,
            moves: None,
            answer: answer(exercise),
            explanation: exercise.explanation(),
        };
        match exercise.task() {
            Task::Predict(mv) => described.mv = Some(write_move(variant, *mv)),
            Task::Find(at, goal) => {
                described.piece = Some(name(*at));
                described.targets = match goal {
                    Goal::Exactly(targets) => Some(squares(variant, *targets)),
                    Goal::Most => None,
                };
            }
            Task::Safe(at) | Task::Thaw(at) => described.piece = Some(name(*at)),
            Task::Legal(steps) => {
                let texts = steps.iter().map(|step| step.text(variant));
                described.choices = Some(texts.collect());
            }
            Task::Win(moves) => described.moves = Some(*moves),
            Task::Danger | Task::Frozen => {}
        }
        described
    }
}

fn squares(variant: &Variant, squares: Bitboard) -> Vec<String> {
    let name = |square| variant.geometry().name(square).to_owned();
    squares.into_iter().map(name).collect()
}

fn answer(exercise: &Exercise) -> Vec<String> {
    let variant = exercise.variant();
    match exercise.answer() {
        Answer::Squares(marked) => squares(variant, *marked),
        Answer::Moves(moves) => moves.iter().map(|&mv| write_move(variant, mv)).collect(),
        Answer::Steps(steps) => steps.iter().map(|step| step.text(variant)).collect(),
    }
}

impl ExerciseCommand {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (variant, start) = self.target.open()?;
        let mut exercises = Exercises::new(Arc::new(variant), self.kind, self.seed)?
            .with_grades(self.grade.clone())
            .starting_from(start)?;
        let mut drawn = Vec::new();
        for _ in 0..self.count {
            drawn.push(exercises.draw()?);
        }
        if self.json {
            let described: Vec<DescribedExercise> =
                drawn.iter().map(DescribedExercise::new).collect();
            return output::json(&described);
        }
        for (index, exercise) in drawn.iter().enumerate() {
            let (number, grade) = (index + 1, exercise.grade());
            let (kind, seed) = (exercise.kind(), exercise.seed());
            output::line(&format!("{number}. {kind}, grade {grade}, seed {seed}"))?;
            output::line(&write_fen(exercise.variant(), exercise.position()))?;
            board::write(exercise.variant(), exercise.position())?;
            output::line(&exercise.question())?;
            output::line("")?;
        }
        output::line("Answers")?;
        for (index, exercise) in drawn.iter().enumerate() {
            let answer = match answer(exercise) {
                none if none.is_empty() => "none".to_owned(),
                some => some.join(" "),
            };
            output::line(&format!("{}. {answer}", index + 1))?;
            for sentence in exercise.explanation() {
                output::line(&format!("   {sentence}"))?;
            }
        }
        Ok(())
    }
}
