//! Lessons, their steps and stars.

use super::compile;
use super::goal::Goal;
use super::schema::{LessonFile, StepFile};
use crate::guide::{Guide, Scene};
use crate::rules::{Bitboard, Piece, Position, TypeSet, Variant};
use crate::search::Level;
use crate::training::{Exercise, Exercises, Kind, NoExercise};
use crate::variant_file::{Catalogue, Diagnostic};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The intended length of a lesson, in minutes.
pub const MINUTES: RangeInclusive<usize> = 3..=8;

/// The words per minute of a reader who also looks at a board.
const WORDS_A_MINUTE: usize = 150;
/// The seconds for a line of a scene, for a question and for a game.
const LINE_SECONDS: usize = 8;
const QUESTION_SECONDS: usize = 14;
const GAME_SECONDS: usize = 90;

/// One wrong answer in so many questions costs no more than one star.
const QUESTIONS_PER_MISTAKE: usize = 5;

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its id, the name of its file.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its subject, in a sentence.
    pub about: String,
    /// The game, in its default layout.
    pub variant: Arc<Variant>,
    /// The pieces that it teaches, White's.
    pub pieces: Vec<Piece>,
    /// The pieces with which it teaches to win alone, White's.
    pub endings: Vec<Piece>,
    /// The source of its advice.
    pub source: Option<String>,
    pub(super) file: Box<LessonFile>,
}

/// Steps about one idea.
#[derive(Clone, Debug)]
pub struct LessonSection {
    /// Its title.
    pub title: String,
    /// Its steps.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, Debug)]
pub enum LessonStep {
    /// Words beside a position.
    Words(Words),
    /// A position and what can be done in it.
    Scene(Box<Scene>),
    /// A question on a fixed position.
    Question(Box<Question>),
    /// Questions that are drawn by chance.
    Practice(Practice),
    /// A game against the computer.
    Play(Play),
}

/// Words beside a position.
#[derive(Clone, Debug)]
pub struct Words {
    /// The paragraphs.
    pub text: Vec<String>,
    /// The board beside them.
    pub board: LessonBoard,
}

/// A game with a position, and the squares that words are about.
pub type LessonBoard = (Arc<Variant>, Position, Bitboard);

/// A question on a fixed position.
#[derive(Clone, Debug)]
pub struct Question {
    /// A sentence before it.
    pub text: Option<String>,
    /// The squares that the sentence is about.
    pub marks: Bitboard,
    /// The question, with the answer by the rules.
    pub exercise: Exercise,
}

/// Questions that are drawn by chance.
#[derive(Clone, Debug)]
pub struct Practice {
    /// The game.
    pub variant: Arc<Variant>,
    /// Their kind.
    pub kind: Kind,
    /// The number of questions.
    pub count: usize,
    /// Their grades.
    pub grades: RangeInclusive<u8>,
    /// The pieces that they are about; all if there are none.
    pub pieces: TypeSet,
}

/// A game against the computer. The learner has the side to move.
#[derive(Clone, Debug)]
pub struct Play {
    /// The task.
    pub text: String,
    /// The game.
    pub variant: Arc<Variant>,
    /// The position.
    pub start: Position,
    /// The computer's level.
    pub level: Level,
    /// The goal.
    pub goal: Goal,
}

impl LessonStep {
    /// The board that it shows first. The boards of a practice are drawn by chance.
    pub fn board(&self) -> Option<LessonBoard> {
        let plain = |variant: &Arc<Variant>, position: &Position| {
            Some((variant.clone(), position.clone(), Bitboard::EMPTY))
        };
        match self {
            LessonStep::Words(words) => Some(words.board.clone()),
            LessonStep::Scene(scene) => plain(&scene.variant, &scene.start),
            LessonStep::Question(question) => {
                let exercise = &question.exercise;
                plain(exercise.variant(), exercise.position())
            }
            LessonStep::Practice(_) => None,
            LessonStep::Play(play) => plain(&play.variant, &play.start),
        }
    }
}

impl Lesson {
    /// Its sections, checked by the rules.
    ///
    /// # Errors
    ///
    /// All mistakes in the file.
    pub fn sections(
        &self,
        catalogue: &Catalogue,
        guide: &Guide,
    ) -> Result<Vec<LessonSection>, Vec<Diagnostic>> {
        compile::sections(&self.file, catalogue, guide)
    }

    /// The number of its questions, without its games.
    pub fn questions(&self) -> usize {
        let questions = |step: &StepFile| match step {
            StepFile::Question { .. } => 1,
            StepFile::Practice { count, .. } => usize::from(count.value),
            StepFile::Words { .. }
            | StepFile::Scene { .. }
            | StepFile::Film { .. }
            | StepFile::Play { .. } => 0,
        };
        self.steps().map(questions).sum()
    }

    /// About how long it takes, in minutes.
    pub fn minutes(&self) -> usize {
        let reading = |text: &str| text.split_whitespace().count() * 60 / WORDS_A_MINUTE;
        let seconds = |step: &StepFile| match step {
            StepFile::Words { text, .. } => text.iter().map(|text| reading(&text.value)).sum(),
            StepFile::Scene { .. } => 3 * LINE_SECONDS,
            StepFile::Film { scene } => {
                let moves = scene.lines.iter().flatten();
                moves
                    .map(|step| LINE_SECONDS.max(reading(&step.caption.value)))
                    .sum()
            }
            StepFile::Question { text, .. } => {
                QUESTION_SECONDS + reading(text.as_deref().unwrap_or_default())
            }
            StepFile::Practice { count, .. } => QUESTION_SECONDS * usize::from(count.value),
            StepFile::Play { text, .. } => GAME_SECONDS + reading(text),
        };
        let seconds: usize = self.steps().map(seconds).sum();
        (seconds + 30) / 60
    }

    fn steps(&self) -> impl Iterator<Item = &StepFile> {
        self.file.sections.iter().flat_map(|section| &section.steps)
    }
}

impl Practice {
    /// The questions of a seed.
    ///
    /// # Errors
    ///
    /// When the game has no such exercises.
    pub fn exercises(&self, seed: u64) -> Result<Exercises, NoExercise> {
        let exercises = Exercises::new(self.variant.clone(), self.kind, seed)?;
        Ok(exercises
            .with_grades(self.grades.clone())
            .about(self.pieces))
    }
}

/// The stars for so many wrong answers among so many questions, from 1 to 3.
pub fn stars(mistakes: usize, questions: usize) -> u8 {
    match mistakes {
        0 => 3,
        _ if mistakes <= (questions / QUESTIONS_PER_MISTAKE).max(1) => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_cost_stars() {
        let of = |mistakes: &[usize], questions| -> Vec<u8> {
            mistakes.iter().map(|&m| stars(m, questions)).collect()
        };
        assert_eq!(of(&[0, 1, 2, 9], 3), [3, 2, 1, 1]);
        assert_eq!(of(&[0, 2, 3, 30], 10), [3, 2, 1, 1]);
        assert_eq!(of(&[0, 1], 0), [3, 2]);
    }
}
