//! The open lesson or practice: its steps in order, and the mistakes.

mod place;
mod practice;
mod step;

pub use step::StepContent;

use super::draw::{ExerciseReport, ExerciseRequest, ExerciseSource, kinds_about};
use super::game::LessonGame;
use super::question::Asked;
use baroque::lessons::{self, Lesson, LessonSection, LessonStep, Practice, Question};
use baroque::rules::{Bitboard, Piece, Position, Variant};
use baroque::texts::text;
use baroque::training::{Exercise, Kind};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use step::{WaitingStep, content, spoken_scene};

/// The least number of exercises in reserve, so that the next one is ready.
const AHEAD: usize = 3;

#[derive(Debug)]
pub enum PracticeSubject {
    Lesson(Box<Lesson>),
    /// Due exercises.
    Review,
    Game(Arc<Variant>, Option<Piece>),
}

/// A question with a wrong answer, and the right one.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// The game and the position of the question, if it was about one.
    pub board: Option<(Arc<Variant>, Position)>,
    pub question: String,
    /// The right answer, in sentences.
    pub answer: String,
}

/// Drawn exercises before their turn.
#[derive(Debug, Default)]
struct DrawnSet {
    waiting: VecDeque<Exercise>,
    ended: bool,
}

impl DrawnSet {
    /// A set without a pending request.
    fn ended() -> DrawnSet {
        DrawnSet {
            ended: true,
            ..DrawnSet::default()
        }
    }
}

/// The open lesson or practice.
#[derive(Debug)]
pub struct LearnRun {
    /// Its number, which its exercises carry.
    pub(super) number: u64,
    pub subject: PracticeSubject,
    /// The content of the open step.
    pub content: StepContent,
    pub mistakes: Vec<Mistake>,
    /// The number of mistakes before the program was closed in the middle of the lesson.
    earlier: usize,
    /// The number of answered questions.
    pub answered: usize,
    /// The number of right answers.
    pub right: usize,
    steps: Vec<(String, WaitingStep)>,
    at: usize,
    /// The last step that was open, from which a later session goes on.
    reached: usize,
    /// The questions that were open and may be looked at again, by their steps.
    kept: BTreeMap<usize, Box<Asked>>,
    drawn: Vec<DrawnSet>,
    /// The known kinds of exercises of a game or piece.
    kinds: Vec<Kind>,
    /// The chosen kind of exercises. `None` means all kinds.
    kind: Option<Kind>,
    /// The request for the exercises of a lesson.
    request: Option<ExerciseRequest>,
    quiet: bool,
}

impl LearnRun {
    fn new(
        subject: PracticeSubject,
        steps: Vec<(String, WaitingStep)>,
        number: u64,
        quiet: bool,
    ) -> LearnRun {
        LearnRun {
            number,
            subject,
            content: StepContent::Drawing,
            mistakes: Vec::new(),
            earlier: 0,
            answered: 0,
            right: 0,
            steps,
            at: 0,
            reached: 0,
            kept: BTreeMap::new(),
            drawn: Vec::new(),
            kinds: Vec::new(),
            kind: None,
            request: None,
            quiet,
        }
    }

    /// A lesson from its beginning, and the request for its drawn questions.
    pub(super) fn of_lesson(
        lesson: Lesson,
        sections: Vec<LessonSection>,
        (number, seed): (u64, u64),
        quiet: bool,
    ) -> (LearnRun, ExerciseRequest) {
        let mut practices: Vec<Practice> = Vec::new();
        let mut steps = Vec::new();
        for section in sections {
            for step in section.steps {
                let title = || section.title.clone();
                match step {
                    LessonStep::Words(words) => steps.push((title(), WaitingStep::Words(words))),
                    LessonStep::Scene(scene) => steps.push((title(), WaitingStep::Scene(scene))),
                    LessonStep::Question(asked) => {
                        steps.push((title(), WaitingStep::Question(asked)))
                    }
                    LessonStep::Play(play) => steps.push((title(), WaitingStep::Game(play))),
                    LessonStep::Practice(practice) => {
                        let index = practices.len();
                        let drawn = || (title(), WaitingStep::Drawn(index));
                        steps.extend((0..practice.count).map(|_| drawn()));
                        practices.push(practice);
                    }
                }
            }
        }
        let mut run = LearnRun::new(
            PracticeSubject::Lesson(Box::new(lesson)),
            steps,
            number,
            quiet,
        );
        run.drawn.resize_with(practices.len(), DrawnSet::default);
        run.enter();
        let request = ExerciseRequest {
            run: number,
            seed,
            wanted: ExerciseSource::Lesson(practices),
        };
        run.request = Some(request.clone());
        (run, request)
    }

    pub(super) fn of_review(exercises: Vec<Exercise>, number: u64, quiet: bool) -> LearnRun {
        let steps = exercises.into_iter().map(|exercise| {
            let name = exercise.variant().name().to_owned();
            let question = Question {
                text: None,
                marks: Bitboard::EMPTY,
                exercise,
            };
            (name, WaitingStep::Question(Box::new(question)))
        });
        let mut run = LearnRun::new(PracticeSubject::Review, steps.collect(), number, quiet);
        run.enter();
        run
    }

    /// Exercises about a game or a piece of it, without an end.
    pub(super) fn of_game(
        variant: Arc<Variant>,
        piece: Option<Piece>,
        number: u64,
        quiet: bool,
    ) -> LearnRun {
        let kinds = kinds_about(&variant, piece.map(Piece::piece_type));
        let mut run = LearnRun::new(
            PracticeSubject::Game(variant, piece),
            Vec::new(),
            number,
            quiet,
        );
        run.steps.push((String::new(), WaitingStep::Drawn(0)));
        run.kinds = kinds;
        run.drawn.push(DrawnSet::ended());
        run
    }

    /// Whether it is a lesson or a review that has not ended.
    pub(super) fn waits(&self) -> bool {
        let endless = matches!(self.subject, PracticeSubject::Game(..));
        !endless && !matches!(self.content, StepContent::Finished)
    }

    /// The request for the questions that are still missing.
    pub(super) fn request_again(&self) -> Option<ExerciseRequest> {
        let missing = self.drawn.iter().any(|set| !set.ended);
        self.request.clone().filter(|_| missing)
    }

    /// The lesson, if it is one.
    pub fn lesson(&self) -> Option<&Lesson> {
        match &self.subject {
            PracticeSubject::Lesson(lesson) => Some(lesson),
            PracticeSubject::Review | PracticeSubject::Game(..) => None,
        }
    }

    /// The title of the section that is open.
    pub fn section(&self) -> &str {
        let step = self.steps.get(self.at);
        step.map_or("", |(section, _)| section)
    }

    /// The number of the open step, from 1, and the number of steps. `None` for a practice without an end.
    pub fn place(&self) -> Option<(usize, usize)> {
        match self.subject {
            PracticeSubject::Game(..) => None,
            PracticeSubject::Lesson(_) | PracticeSubject::Review => {
                Some(((self.at + 1).min(self.steps.len()), self.steps.len()))
            }
        }
    }

    /// The question that is open.
    #[cfg(test)]
    pub fn asked(&self) -> Option<&Asked> {
        match &self.content {
            StepContent::Question(asked) => Some(asked),
            _ => None,
        }
    }

    /// The open question, to be answered.
    pub(super) fn asked_mut(&mut self) -> Option<&mut Asked> {
        match &mut self.content {
            StepContent::Question(asked) => Some(asked),
            _ => None,
        }
    }

    /// The game of the lesson, while it is its turn.
    pub fn game(&self) -> Option<&LessonGame> {
        match &self.content {
            StepContent::Game(game, _) => Some(game),
            _ => None,
        }
    }

    /// The game of the lesson, to be played.
    pub(super) fn game_mut(&mut self) -> Option<&mut LessonGame> {
        match &mut self.content {
            StepContent::Game(game, _) => Some(game),
            _ => None,
        }
    }

    /// The stars that it has earned.
    pub fn stars(&self) -> u8 {
        lessons::stars(self.mistake_count(), self.answered)
    }

    /// Whether the step before can be looked at again.
    pub fn can_go_back(&self) -> bool {
        let can_be_shown = |at: usize| match self.steps.get(at) {
            Some((_, WaitingStep::Words(_) | WaitingStep::Scene(_))) => true,
            _ => self.kept.contains_key(&at),
        };
        let before = self.at.checked_sub(1);
        before.is_some_and(can_be_shown) && !matches!(self.content, StepContent::Finished)
    }

    /// Opens the step before again.
    pub(super) fn back(&mut self) {
        if !self.can_go_back() {
            return;
        }
        self.keep_question();
        self.at -= 1;
        self.enter();
    }

    /// Keeps the open question with what was answered.
    fn keep_question(&mut self) {
        let content = std::mem::replace(&mut self.content, StepContent::Drawing);
        if let StepContent::Question(asked) = content {
            self.kept.insert(self.at, asked);
        }
    }

    /// Opens the next step.
    pub(super) fn next(&mut self) {
        if let StepContent::Game(game, _) = &self.content
            && game.won != Some(true)
        {
            let answer = game.play.text.clone();
            let question = text!("learn-game-not-won").to_owned();
            self.mistakes.push(Mistake {
                board: None,
                question,
                answer,
            });
        }
        if let PracticeSubject::Game(..) = self.subject {
            self.steps.push((String::new(), WaitingStep::Drawn(0)));
        }
        self.keep_question();
        self.at += 1;
        self.enter();
    }

    /// Shows the current step. Skips drawn questions without exercises.
    fn enter(&mut self) {
        self.reached = self.reached.max(self.at);
        if let Some(asked) = self.kept.remove(&self.at) {
            self.content = StepContent::Question(asked);
            return;
        }
        while let Some((_, WaitingStep::Drawn(index))) = self.steps.get(self.at) {
            let Some(set) = self.drawn.get_mut(*index) else {
                return;
            };
            if let Some(exercise) = set.waiting.pop_front() {
                let asked = Asked::new(exercise, None, self.quiet);
                self.content = StepContent::Question(Box::new(asked));
                return;
            }
            if !set.ended || matches!(self.subject, PracticeSubject::Game(..)) {
                self.content = StepContent::Drawing;
                return;
            }
            self.at += 1;
        }
        self.content = match self.steps.get(self.at) {
            None => StepContent::Finished,
            Some((_, step)) => content(step, self.quiet),
        };
    }

    /// Adds drawn exercises. Returns whether the shown step has changed.
    pub(super) fn take(&mut self, drawn: ExerciseReport) -> bool {
        match drawn {
            ExerciseReport::Found(index, exercise) => {
                if let Some(set) = self.drawn.get_mut(index) {
                    set.waiting.push_back(*exercise);
                }
            }
            ExerciseReport::Ended(index) => {
                if let Some(set) = self.drawn.get_mut(index) {
                    set.ended = true;
                }
            }
            ExerciseReport::Done(kinds) => self.done(kinds),
            ExerciseReport::Failed(words) => {
                self.drawn.iter_mut().for_each(|set| set.ended = true);
                if let StepContent::Drawing = self.content {
                    self.content = StepContent::Nothing(words);
                    return true;
                }
            }
        }
        let waited = matches!(self.content, StepContent::Drawing);
        if waited {
            self.enter();
        }
        waited && !matches!(self.content, StepContent::Drawing)
    }

    /// The text of the step for screen readers.
    pub fn spoken(&self) -> String {
        match &self.content {
            StepContent::Words(text, _) => text.join(" "),
            StepContent::Scene(viewer) => spoken_scene(viewer),
            StepContent::Question(asked) => {
                let question = asked.exercise.question();
                let text = asked.text.iter().cloned();
                text.chain([question]).collect::<Vec<_>>().join(" ")
            }
            StepContent::Drawing => text!("learn-drawing").to_owned(),
            StepContent::Game(game, _) => game.play.text.clone(),
            StepContent::Nothing(words) => words.clone(),
            StepContent::Finished => match self.lesson() {
                Some(_) => text!("learn-heard-end", stars = self.stars()),
                None => text!("learn-practice-over").to_owned(),
            },
        }
    }
}
