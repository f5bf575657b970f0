//! Applies actions on a question, and on the board of a step.

use super::{
    AnswerAction, AnswerWay, Asked, LearnAction, LearnRun, LearnState, Mistake, StepContent,
};
use crate::app::board::action::{BoardAction, InspectAction};
use crate::app::board::cursor::Cursor;
use crate::app::board::interact::{Pick, PointerInput};
use crate::app::guide::SceneAction;
use crate::app::play::BoardScreen;
use crate::app::play::hand::BoardInput;
use crate::app::play::stage::Stage;
use crate::app::play::table::Table;
use crate::app::progress::ProgressAction;
use crate::app::shell::{Notify, Outbox, Say, Screen};
use crate::app::sound::Cue;
use baroque::progress::Answered;
use baroque::rules::Square;
use baroque::texts::text;
use baroque::training::{ExerciseText, GivenAnswer};

impl LearnState {
    /// Applies an action on the open question.
    pub(super) fn answer(&mut self, action: AnswerAction, outbox: &mut Outbox) {
        let Some(asked) = self.shown_mut().and_then(LearnRun::asked_mut) else {
            return;
        };
        match action {
            AnswerAction::Nothing => asked.toggle_nothing(),
            AnswerAction::Choose(index) => asked.choose(index),
            AnswerAction::Point(index) => asked.point(index),
            AnswerAction::Check => match asked.given() {
                Some(given) => self.check(Some(&given), false, outbox),
                None if asked.is_answered() => {}
                None => outbox.send(Notify(how(asked.way()).to_owned())),
            },
            AnswerAction::Show => self.check(None, false, outbox),
        }
    }

    /// Checks an answer, says the result, and notes it for the schedule. The first answer counts.
    fn check(&mut self, given: Option<&GivenAnswer>, carried: bool, outbox: &mut Outbox) {
        let Some(run) = self.shown_mut() else { return };
        let lesson = run.lesson().map(|lesson| lesson.id.clone());
        let Some(asked) = run.asked_mut().filter(|asked| !asked.is_answered()) else {
            return;
        };
        let counted = asked.tried.is_some();
        let right = asked.answer(given, carried);
        outbox.send(Say(result(asked, right)));
        if !right {
            outbox.send(Cue::Refused);
        }
        if counted {
            return;
        }
        outbox.send(ProgressAction::Answer(Answered {
            exercise: ExerciseText::of(&asked.exercise),
            right,
            lesson,
        }));
        let mistake = (!right).then(|| mistake(asked));
        run.mistakes.extend(mistake);
        run.answered += 1;
        run.right += usize::from(right);
    }

    /// Applies an action on a scene.
    pub(super) fn apply_to_scene(&mut self, action: &SceneAction, outbox: &mut Outbox) {
        if let Some(viewer) = self.viewer_mut() {
            viewer.apply_to_scene(action, outbox);
        }
    }
}

impl BoardScreen for LearnState {
    const SCREEN: Screen = Screen::Learn;

    fn table(&self) -> Option<&Table> {
        if let Some(board) = self.ending_board() {
            return Some(&board.table);
        }
        match &self.shown()?.content {
            StepContent::Scene(viewer) => viewer.table(),
            content => content.board(),
        }
    }

    fn stage(&self) -> Option<Stage<'_>> {
        match self.viewer() {
            Some(viewer) => viewer.stage(),
            None => self.table().map(Stage::of),
        }
    }

    fn table_mut(&mut self) -> Option<&mut Table> {
        if self.ending.is_some() {
            return Some(&mut self.ending_board_mut()?.table);
        }
        match &mut self.shown_mut()?.content {
            StepContent::Question(asked) => Some(&mut asked.table),
            StepContent::Words(_, board) | StepContent::Game(_, board) => Some(board),
            StepContent::Scene(viewer) => viewer.table_mut(),
            StepContent::Drawing | StepContent::Nothing(_) | StepContent::Finished => None,
        }
    }

    fn apply_to_board(&mut self, action: &BoardAction, outbox: &mut Outbox) {
        if let Some(board) = self.ending_board_mut() {
            match *action {
                BoardAction::Play(mv) => board.answer(mv, false, outbox),
                BoardAction::Drop(mv) => board.answer(mv, true, outbox),
                BoardAction::TakeBack | BoardAction::Undo | BoardAction::Back => {
                    board.take_back(outbox);
                }
                BoardAction::Redo
                | BoardAction::Flip
                | BoardAction::First
                | BoardAction::Forward
                | BoardAction::Last => {}
            }
            return;
        }
        if let Some(viewer) = self.viewer_mut() {
            return viewer.apply_to_board(action, outbox);
        }
        match *action {
            BoardAction::Play(mv) => self.check(Some(&GivenAnswer::Move(mv)), false, outbox),
            BoardAction::Drop(mv) => self.check(Some(&GivenAnswer::Move(mv)), true, outbox),
            BoardAction::TakeBack
            | BoardAction::Undo
            | BoardAction::Redo
            | BoardAction::Flip
            | BoardAction::First
            | BoardAction::Back
            | BoardAction::Forward
            | BoardAction::Last => {}
        }
    }

    /// Applies an action that inspects the board, unless it would answer the question.
    fn inspect(&mut self, action: &InspectAction, outbox: &mut Outbox) {
        if let Some(viewer) = self.viewer_mut() {
            return viewer.inspect(action, outbox);
        }
        let asked = self.shown_mut().and_then(LearnRun::asked_mut);
        if asked.is_some_and(|asked| !asked.is_answered()) {
            outbox.send(Notify(text!("learn-answer-first").to_owned()));
        } else if let Some(table) = self.table_mut() {
            table.inspect(action);
        }
    }

    fn use_hand(&mut self, action: &BoardInput, cursor: &mut Cursor, outbox: &mut Outbox) {
        if let Some(viewer) = self.viewer_mut() {
            return viewer.use_hand(action, cursor, outbox);
        }
        if let Some(board) = self.ending_board_mut() {
            board.table.hand(action, cursor, outbox);
            return;
        }
        let Some(run) = self.shown_mut() else { return };
        match &mut run.content {
            StepContent::Question(asked) => question_hand(asked, action, cursor, outbox),
            StepContent::Words(_, board) | StepContent::Game(_, board) if !presses(action) => {
                board.hand(action, cursor, outbox);
            }
            StepContent::Words(..)
            | StepContent::Game(..)
            | StepContent::Scene(_)
            | StepContent::Drawing
            | StepContent::Nothing(_)
            | StepContent::Finished => {}
        }
    }
}

/// Whether input presses the board. Without a move to make, it has no effect.
fn presses(action: &BoardInput) -> bool {
    matches!(
        action,
        BoardInput::Pointer(PointerInput::Press(..) | PointerInput::Release(_))
            | BoardInput::Click(_)
            | BoardInput::ClickMark
            | BoardInput::ShowThreats(true)
    )
}

fn question_hand(asked: &mut Asked, action: &BoardInput, cursor: &mut Cursor, outbox: &mut Outbox) {
    if !presses(action) || asked.way() == AnswerWay::Move && !asked.is_answered() {
        if *action != BoardInput::ShowThreats(true) {
            if presses(action) && !matches!(action, BoardInput::Pointer(PointerInput::Release(_))) {
                asked.pick_subject();
            }
            asked.table.hand(action, cursor, outbox);
        }
        return;
    }
    if let Some(square) = clicked(asked, action, cursor, outbox) {
        mark(asked, square, outbox);
    }
}

/// The square of a finished click. After the answer, a key shows the next step.
fn clicked(
    asked: &mut Asked,
    action: &BoardInput,
    cursor: &Cursor,
    outbox: &mut Outbox,
) -> Option<Square> {
    let square = |at: Option<Pick>| at.and_then(Pick::square);
    if let BoardInput::Pointer(PointerInput::Press(over, _)) = action {
        asked.pressed = square(*over);
    }
    if let BoardInput::Pointer(PointerInput::Release(over)) = action {
        let pressed = asked.pressed.take();
        return square(*over).filter(|square| pressed == Some(*square));
    }
    if let BoardInput::Click(at) = action {
        return at.square();
    }
    if *action == BoardInput::ClickMark {
        if !asked.is_answered() {
            return square(cursor.at);
        }
        outbox.send(LearnAction::Continue);
    }
    None
}

fn mark(asked: &mut Asked, square: Square, outbox: &mut Outbox) {
    let name = asked.table.variant().geometry().name(square).to_owned();
    match asked.toggle(square) {
        Some(true) => outbox.send(Say(text!("learn-heard-marked", square = name))),
        Some(false) => outbox.send(Say(text!("learn-heard-unmarked", square = name))),
        None => {}
    }
}

/// The text of an answer for screen readers.
fn result(asked: &Asked, right: bool) -> String {
    if right {
        return text!("learn-right").to_owned();
    }
    let remarks = asked.remarks().into_iter().map(str::to_owned);
    let named = asked
        .names_answer()
        .then(|| asked.answer_words().to_owned());
    let explained = asked.explains().then(|| asked.exercise.explanation());
    let again = (!asked.is_answered()).then(|| text!("learn-try-again").to_owned());
    let explained = explained.into_iter().flatten();
    let words = remarks.chain(named).chain(explained).chain(again);
    let words: Vec<String> = words.collect();
    let first = match asked.shown {
        true => asked.answer_words(),
        false => text!("learn-wrong"),
    };
    format!("{first} {}", words.join(" "))
}

fn mistake(asked: &Asked) -> Mistake {
    let variant = asked.table.record.variant().clone();
    Mistake {
        board: Some((variant, asked.exercise.position().clone())),
        question: asked.exercise.question(),
        answer: match asked.is_nothing_right() {
            true => text!("learn-nothing-right").to_owned(),
            false => asked.exercise.explanation().join(" "),
        },
    }
}

/// How a question is answered.
pub(super) fn how(way: AnswerWay) -> &'static str {
    match way {
        AnswerWay::Squares => text!("learn-how-squares"),
        AnswerWay::Move => text!("learn-how-move"),
        AnswerWay::List => text!("learn-how-list"),
    }
}
