//! The steps of the open lesson or practice, and the game of a lesson.

use super::{
    AnswerAction, EndingAction, LearnAction, LearnInputs, LearnRun, LearnState, LessonGame,
    StepContent,
};
use crate::app::play::table::Table;
use crate::app::progress::ProgressAction;
use crate::app::shell::{Outbox, Say, Screen, ScreenRequest};
use baroque::lessons::Lesson;
use baroque::texts::text;

impl LearnState {
    /// Checks the answer if there is one, or shows the next step.
    pub(super) fn go_on(&mut self, known: &LearnInputs, outbox: &mut Outbox) {
        if self.ending.is_some() {
            let over = self
                .ending_board()
                .is_some_and(|board| board.result.is_some());
            if over {
                self.apply_to_ending(&EndingAction::Next, known, outbox);
            }
            return;
        }
        let Some(run) = self.shown() else {
            return self.go_on_from_path(known, outbox);
        };
        match &run.content {
            StepContent::Question(asked) if !asked.is_answered() => {
                self.answer(AnswerAction::Check, outbox);
            }
            StepContent::Game(game, _) if game.number.is_none() => self.play_game(outbox),
            StepContent::Game(game, _) if game.won.is_none() && game.laid => {
                outbox.send(ScreenRequest::Show(Screen::Game));
            }
            StepContent::Drawing => {}
            StepContent::Nothing(_) => self.leave(outbox),
            StepContent::Finished => match self.lesson_after() {
                Some(_) => self.apply(&LearnAction::NextLesson, known, outbox),
                None => self.leave(outbox),
            },
            StepContent::Words(..)
            | StepContent::Scene(_)
            | StepContent::Question(_)
            | StepContent::Game(..) => {
                self.step(LearnRun::next, outbox);
                self.ask_for_more(known.progress.now());
            }
        }
    }

    fn go_on_from_path(&mut self, known: &LearnInputs, outbox: &mut Outbox) {
        if self.run.is_some() {
            return self.show_run(outbox);
        }
        if let Some(id) = self.next_lesson().map(|lesson| lesson.id.clone()) {
            self.begin(&id, known, outbox);
        }
    }

    pub(super) fn ask_for_more(&mut self, seed: u64) {
        if let Some(request) = self.run.as_mut().and_then(|run| run.request(seed)) {
            self.request = Some(request);
        }
    }

    /// Shows another step, and reads it out. Records the step of a lesson, or its end.
    pub(super) fn step(&mut self, go: fn(&mut LearnRun), outbox: &mut Outbox) {
        let Some(run) = self.shown_mut() else { return };
        go(run);
        outbox.send(Say(run.spoken()));
        if let Some(event) = run.event() {
            outbox.send(ProgressAction::Record(event));
        }
    }

    /// The lesson after the one that is open.
    pub fn lesson_after(&self) -> Option<&Lesson> {
        let lesson = self.run.as_ref()?.lesson()?;
        self.course()?.after(&lesson.id)
    }

    pub(super) fn play_game(&mut self, outbox: &mut Outbox) {
        if let Some(game) = self.shown_mut().and_then(LearnRun::game_mut) {
            outbox.send(game.begin());
        }
    }

    /// The game of the lesson, if it is the one on the board.
    pub fn game_on(&self, table: &Table) -> Option<&LessonGame> {
        let game = self.run.as_ref().and_then(LearnRun::game);
        game.filter(|game| game.is_on(table))
    }

    /// Judges the game of the lesson. The panel shows the verdict too.
    pub(crate) fn judge(&mut self, table: &Table, outbox: &mut Outbox) {
        let game = self.run.as_mut().and_then(LearnRun::game_mut);
        let judged = game.and_then(|game| game.judge(table));
        match judged {
            Some(true) => outbox.send(Say(text!("learn-game-won").to_owned())),
            Some(false) => outbox.send(Say(text!("learn-game-lost").to_owned())),
            None => {}
        }
    }
}
