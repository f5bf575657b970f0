//! A step of a lesson or practice, and its content.

use crate::app::guide::GuideViewer;
use crate::app::learn::game::LessonGame;
use crate::app::learn::question::Asked;
use crate::app::play::table::{PERSONS, Table};
use baroque::diagram::{Annotation, Tone, annotations};
use baroque::guide::Scene;
use baroque::lessons::{Play, Question, Words};
use baroque::rules::{Bitboard, Position, Variant};
use std::sync::Arc;

/// A step before its turn.
#[derive(Debug)]
pub(super) enum WaitingStep {
    Words(Words),
    Scene(Box<Scene>),
    Question(Box<Question>),
    /// A question that is drawn for the practice with this index.
    Drawn(usize),
    Game(Play),
}

/// The content of the open step.
#[derive(Debug)]
pub enum StepContent {
    /// Words beside a board.
    Words(Vec<String>, Box<Table>),
    Scene(Box<GuideViewer>),
    Question(Box<Asked>),
    /// A question that is being drawn.
    Drawing,
    /// A game against the computer.
    Game(Box<LessonGame>, Box<Table>),
    /// No question, with the reason.
    Nothing(String),
    /// The end.
    Finished,
}

impl StepContent {
    /// Whether the step is done, so that only the next one is left.
    pub fn is_done(&self) -> bool {
        match self {
            StepContent::Question(asked) => asked.is_answered(),
            StepContent::Game(game, _) => game.won == Some(true),
            StepContent::Finished => true,
            StepContent::Words(..)
            | StepContent::Scene(_)
            | StepContent::Drawing
            | StepContent::Nothing(_) => false,
        }
    }

    /// The board, unless it is that of a scene.
    pub fn board(&self) -> Option<&Table> {
        match self {
            StepContent::Question(asked) => Some(&asked.table),
            StepContent::Words(_, board) | StepContent::Game(_, board) => Some(board),
            StepContent::Scene(_)
            | StepContent::Drawing
            | StepContent::Nothing(_)
            | StepContent::Finished => None,
        }
    }
}

pub(super) fn spoken_scene(viewer: &GuideViewer) -> String {
    let scene = viewer.open.as_ref().and_then(|open| open.scene());
    let Some(scene) = scene else {
        return String::new();
    };
    let captions = scene
        .lines
        .iter()
        .flatten()
        .map(|step| step.caption.as_str());
    let words: Vec<&str> = captions.collect();
    format!("{}. {}", scene.title, words.join(" "))
}

pub(super) fn content(step: &WaitingStep, quiet: bool) -> StepContent {
    match step {
        WaitingStep::Words(words) => {
            let (variant, position, marks) = &words.board;
            let board = still(variant, position, *marks);
            StepContent::Words(words.text.clone(), Box::new(board))
        }
        WaitingStep::Scene(scene) => {
            StepContent::Scene(Box::new(GuideViewer::of_scene((**scene).clone(), quiet)))
        }
        WaitingStep::Question(question) => {
            let asked = Asked::new(question.exercise.clone(), question.text.clone(), quiet);
            StepContent::Question(Box::new(asked.about(question.marks)))
        }
        // `enter` has seen to it.
        WaitingStep::Drawn(_) => StepContent::Drawing,
        WaitingStep::Game(play) => {
            let board = still(&play.variant, &play.start, Bitboard::EMPTY);
            StepContent::Game(Box::new(LessonGame::new(play.clone())), Box::new(board))
        }
    }
}

/// A board on which nobody moves.
fn still(variant: &Arc<Variant>, position: &Position, marks: Bitboard) -> Table {
    let mut table = Table::new(variant.clone(), position.clone(), PERSONS);
    table.locked = true;
    let circle = |square| Annotation {
        from: square,
        to: square,
        tone: Tone::Green,
    };
    let notes: Vec<Annotation> = marks.into_iter().map(circle).collect();
    table.advice.marks = annotations(table.view(), &notes);
    table
}
