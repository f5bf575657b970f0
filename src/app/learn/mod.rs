//! Lessons in the window: the path of all lessons, the open lesson, and practice.
//!
//! | file | |
//! |---|---|
//! | `mod` | [`LearnState`]: opens and closes lessons |
//! | `action` | the user's actions |
//! | `run` | the open lesson or practice; `run/practice`: the kinds of questions of a practice |
//! | `steps` | from step to step |
//! | `question`, `marks` | a question on its board, the answer, and the marks |
//! | `answers` | applies actions on a question and on its board |
//! | `ending` | endings to win or to hold against perfect play |
//! | `reset` | the form for a reset of progress |
//! | `game` | the game of a lesson against the computer |
//! | `draw` | draws exercises on a thread of its own |
//! | `plugin` | the systems: messages, and the passing time |
//! | `ui` | the pages: the path and the steps |
//!
//! It hears [`LearnAction`], [`Practise`](super::board::action::Practise), and the actions about a board while it is in
//! sight. It sends [`ProgressAction`](super::progress::ProgressAction), [`LayGame`](super::play::action::LayGame),
//! [`ScreenRequest`] and [`Say`].

mod action;
mod answers;
mod draw;
mod ending;
mod game;
mod marks;
mod plugin;
mod question;
mod reset;
mod run;
mod steps;
#[cfg(test)]
pub(in crate::app) mod tests;
pub mod ui;

pub use action::{AnswerAction, EndingAction, LearnAction, ResetAction};
pub use ending::{
    EndingBoard, EndingCard, EndingPage, EndingRun, EndingStep, EndingSubject, ending_games,
};
pub use game::LessonGame;
pub use plugin::plugin;
pub use question::{AnswerWay, Asked};
pub use reset::ResetForm;
pub use run::{LearnRun, Mistake, PracticeSubject, StepContent};

use crate::app::guide::GuideViewer;
use crate::app::play::BoardScreen;
use crate::app::play::table::Table;
use crate::app::progress::PlayerProgress;
use crate::app::shell::{Notify, Outbox, Say, Screen, ScreenRequest};
use crate::app::variants::Games;
use baroque::guide::{Guide, Scene};
use baroque::lessons::{Course, Lesson, LessonStep};
use baroque::rules::{Piece, Variant};
use baroque::texts::text;
use baroque::training::Kind;
use baroque::variant_file::Catalogue;
use bevy::ecs::resource::Resource;
use draw::ExerciseRequest;
use ending::EndingRequest;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The lessons, the guide with its scenes, and the games as they are published.
#[derive(Debug)]
struct Published {
    course: Course,
    guide: Guide,
    games: Catalogue,
}

impl Published {
    fn read() -> Published {
        let games = Catalogue::built_in();
        Published {
            course: Course::built_in(&games),
            guide: Guide::built_in(&games),
            games,
        }
    }
}

/// The player's progress, as the path shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PathProgress {
    /// The best stars of each finished lesson, by its id.
    pub stars: BTreeMap<String, u8>,
    /// The lessons that were begun and not finished.
    pub begun: BTreeSet<String>,
    /// The number of due exercises.
    pub due: usize,
}

/// The state of the lessons.
#[derive(Resource, Debug, Default)]
pub struct LearnState {
    published: Option<Published>,
    /// The open lesson or practice.
    pub run: Option<LearnRun>,
    /// The lesson to which the practice of a game or a piece returns.
    left: Option<LearnRun>,
    /// Whether the path is shown after that practice, not that lesson.
    left_on_path: bool,
    /// Whether the path is shown while a lesson or practice is open.
    pub on_path: bool,
    /// The progress that the path shows.
    pub facts: PathProgress,
    /// The form for a reset of progress, while it is open.
    pub reset: Option<ResetForm>,
    /// The page of endings, while it is open.
    pub ending: Option<EndingPage>,
    /// The page of endings to which a lesson returns.
    left_ending: Option<EndingPage>,
    /// A request for an exercise with an ending.
    ending_request: Option<EndingRequest>,
    request: Option<ExerciseRequest>,
    runs: u64,
    quiet: bool,
}

/// The state of other features that actions on lessons read.
pub(crate) struct LearnInputs<'a> {
    /// The player's progress.
    pub progress: &'a PlayerProgress,
    /// All games, those of the user among them.
    pub games: &'a Games,
    /// Whether lessons are on the screen.
    pub shown: bool,
}

impl LearnState {
    /// The lessons, once they have been read.
    pub fn course(&self) -> Option<&Course> {
        Some(&self.published.as_ref()?.course)
    }

    /// The open lesson or practice, if it is shown.
    pub fn shown(&self) -> Option<&LearnRun> {
        let hidden = self.on_path || self.ending.is_some();
        self.run.as_ref().filter(|_| !hidden)
    }

    /// The scene that is shown.
    pub fn viewer(&self) -> Option<&GuideViewer> {
        match &self.shown()?.content {
            StepContent::Scene(viewer) => Some(viewer),
            _ => None,
        }
    }

    fn viewer_mut(&mut self) -> Option<&mut GuideViewer> {
        match &mut self.shown_mut()?.content {
            StepContent::Scene(viewer) => Some(viewer),
            _ => None,
        }
    }

    fn shown_mut(&mut self) -> Option<&mut LearnRun> {
        let hidden = self.on_path || self.ending.is_some();
        self.run.as_mut().filter(|_| !hidden)
    }

    /// The lesson that the player should do next: the first that is not finished.
    pub fn next_lesson(&self) -> Option<&Lesson> {
        let mut lessons = self.course()?.lessons();
        lessons.find(|lesson| !self.facts.stars.contains_key(&lesson.id))
    }

    /// The first scene of a lesson, if it has one.
    pub fn first_scene(&self, lesson: &Lesson) -> Option<Scene> {
        let Published { guide, games, .. } = self.published.as_ref()?;
        let sections = lesson.sections(games, guide).ok()?;
        let mut steps = sections.into_iter().flat_map(|section| section.steps);
        steps.find_map(|step| match step {
            LessonStep::Scene(scene) => Some(*scene),
            _ => None,
        })
    }

    /// Whether anything moves.
    pub fn in_motion(&self) -> bool {
        if let Some(board) = self.ending_board() {
            return board.is_busy() || board.table.is_moving();
        }
        match self.viewer() {
            Some(viewer) => viewer.in_motion(),
            None => self.table().is_some_and(Table::is_moving),
        }
    }

    /// Applies an action.
    pub(crate) fn apply(&mut self, action: &LearnAction, known: &LearnInputs, outbox: &mut Outbox) {
        match action {
            LearnAction::Open => self.open(known, outbox),
            LearnAction::Begin(id) => self.begin(id, known, outbox),
            LearnAction::Resume => self.show_run(outbox),
            LearnAction::Review => self.review(known, outbox),
            LearnAction::Practise(variant, piece) => self.practise(variant, *piece, known, outbox),
            LearnAction::ChooseKind(kind) => self.choose_kind(*kind, known, outbox),
            LearnAction::Leave => self.leave(outbox),
            LearnAction::Back => self.step(LearnRun::back, outbox),
            LearnAction::Continue => self.go_on(known, outbox),
            LearnAction::Answer(action) => self.answer(*action, outbox),
            LearnAction::PlayGame => self.play_game(outbox),
            LearnAction::ResumeGame => outbox.send(ScreenRequest::Show(Screen::Game)),
            LearnAction::SkipGame => {
                if self.shown().is_some_and(|run| run.game().is_some()) {
                    self.step(LearnRun::next, outbox);
                    self.ask_for_more(known.progress.now());
                }
            }
            LearnAction::Return => {
                self.on_path = false;
                outbox.send(ScreenRequest::Show(Screen::Learn));
            }
            LearnAction::Again => {
                let lesson = self.run.as_ref().and_then(LearnRun::lesson);
                if let Some(id) = lesson.map(|lesson| lesson.id.clone()) {
                    self.begin(&id, known, outbox);
                }
            }
            LearnAction::NextLesson => {
                if let Some(id) = self.lesson_after().map(|lesson| lesson.id.clone()) {
                    self.begin(&id, known, outbox);
                }
            }
            LearnAction::Reset(action) => self.reset(action, outbox),
            LearnAction::Ending(action) => {
                self.apply_to_ending(action, known, outbox);
            }
        }
    }

    fn published(&mut self) -> &mut Published {
        self.published.get_or_insert_with(Published::read)
    }

    /// Reads the lessons again after a change of the language. An open lesson stays as it is.
    pub(super) fn read_again(&mut self) {
        self.published = self.published.take().map(|_| Published::read());
    }

    fn open(&mut self, known: &LearnInputs, outbox: &mut Outbox) {
        let problems: Vec<_> = self.published().course.problems.drain(..).collect();
        for problem in problems {
            outbox.send(Notify(problem.to_string()));
        }
        self.note(known.progress);
        outbox.send(ScreenRequest::Open(Screen::Learn));
    }

    /// Updates the progress that the path shows.
    pub(crate) fn note(&mut self, progress: &PlayerProgress) {
        let log = progress.log();
        let ids = self.course().into_iter().flat_map(Course::lessons);
        let ids: Vec<String> = ids.map(|lesson| lesson.id.clone()).collect();
        let begun = ids.iter().filter(|id| log.place(id).is_some());
        let begun = begun.cloned().collect();
        let stars = ids.into_iter();
        let stars = stars.filter_map(|id| log.stars(&id).map(|stars| (id, stars)));
        let stars = stars.collect();
        let due = log.due(progress.now()).len();
        self.facts = PathProgress { stars, begun, due };
    }

    /// The number of the next lesson or practice.
    fn number(&mut self) -> u64 {
        self.runs += 1;
        self.runs
    }

    fn begin(&mut self, id: &str, known: &LearnInputs, outbox: &mut Outbox) {
        let (number, quiet) = (self.number(), self.quiet);
        let Published {
            course,
            guide,
            games,
        } = self.published();
        let Some(lesson) = course.lesson(id).cloned() else {
            return;
        };
        let sections = match lesson.sections(games, guide) {
            Ok(sections) => sections,
            Err(problems) => {
                let problems = problems.iter().map(|problem| Notify(problem.to_string()));
                return problems.for_each(|notice| outbox.send(notice));
            }
        };
        let seed = known.progress.now();
        let (mut run, request) = LearnRun::of_lesson(lesson, sections, (number, seed), quiet);
        // A lesson that is open begins again. One of an earlier session goes on.
        let open = self.run.as_ref().and_then(LearnRun::lesson);
        let again = open.is_some_and(|open| open.id == id);
        if let Some(place) = known.progress.log().place(id).filter(|_| !again) {
            run.go_on_at(place);
        }
        self.request = Some(request);
        self.left = None;
        self.run = Some(run);
        self.left_ending = self.ending.take().or(self.left_ending.take());
        self.show_run(outbox);
    }

    fn review(&mut self, known: &LearnInputs, outbox: &mut Outbox) {
        let due = known.progress.log().due(known.progress.now());
        let read = |text: &baroque::training::ExerciseText| {
            let options: Vec<(String, String)> = text.options.clone().into_iter().collect();
            let variant = known
                .games
                .variant(&text.game, Some(&text.layout), &options);
            text.read(Arc::new(variant.ok()?)).ok()
        };
        let exercises: Vec<_> = due
            .iter()
            .filter_map(|review| read(review.exercise))
            .collect();
        if exercises.is_empty() {
            return outbox.send(Notify(text!("learn-nothing-due").to_owned()));
        }
        let (number, quiet) = (self.number(), self.quiet);
        self.left = None;
        self.run = Some(LearnRun::of_review(exercises, number, quiet));
        self.show_run(outbox);
    }

    fn practise(
        &mut self,
        variant: &Arc<Variant>,
        piece: Option<Piece>,
        known: &LearnInputs,
        outbox: &mut Outbox,
    ) {
        let (number, quiet) = (self.number(), self.quiet);
        if let Some(run) = self.run.take().filter(LearnRun::waits) {
            self.on_path |= !known.shown;
            self.left = Some(run);
            self.left_on_path = self.on_path;
        }
        let mut run = LearnRun::of_game(variant.clone(), piece, number, quiet);
        self.request = run.request(known.progress.now());
        self.run = Some(run);
        self.open(known, outbox);
        self.show_run(outbox);
    }

    fn choose_kind(&mut self, kind: Option<Kind>, known: &LearnInputs, outbox: &mut Outbox) {
        let Some(run) = self.shown_mut() else { return };
        run.choose_kind(kind);
        outbox.send(Say(run.spoken()));
        self.ask_for_more(known.progress.now());
    }

    /// Shows the open lesson or practice, and reads it out.
    fn show_run(&mut self, outbox: &mut Outbox) {
        let Some(run) = &self.run else { return };
        self.ending = None;
        self.on_path = false;
        outbox.send(Say(run.spoken()));
    }

    fn leave(&mut self, outbox: &mut Outbox) {
        if let Some(board) = self.ending_board_mut()
            && board.table.interaction.cancel()
        {
            return;
        }
        if self.leave_ending(outbox) {
            return;
        }
        let asked = self.run.as_mut().and_then(LearnRun::asked_mut);
        if asked.is_some_and(|asked| asked.table.interaction.cancel()) {
            return;
        }
        let Some(run) = self.shown() else {
            self.reset = None;
            return outbox.send(ScreenRequest::Close(Screen::Learn));
        };
        let over = matches!(run.content, StepContent::Finished);
        match run.subject {
            PracticeSubject::Game(..) => return self.leave_practice(outbox),
            PracticeSubject::Lesson(_) | PracticeSubject::Review if over => self.run = None,
            PracticeSubject::Lesson(_) | PracticeSubject::Review => {}
        }
        self.on_path = true;
        self.ending = self.left_ending.take();
    }

    /// Closes the practice of a game or piece. Shows the lesson below it, or the page before.
    fn leave_practice(&mut self, outbox: &mut Outbox) {
        self.run = self.left.take();
        self.request = self.run.as_ref().and_then(LearnRun::request_again);
        if self.run.is_some() && !self.left_on_path {
            return self.show_run(outbox);
        }
        self.on_path = self.run.is_some();
        outbox.send(ScreenRequest::Close(Screen::Learn));
    }

    /// Applies the setting for reduced motion.
    pub(crate) fn set_quiet(&mut self, quiet: bool) {
        if self.quiet == quiet {
            return;
        }
        self.quiet = quiet;
        if let Some(viewer) = self.viewer_mut() {
            viewer.set_quiet(quiet);
        }
    }
}
