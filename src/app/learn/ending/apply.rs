//! Applies the player's actions on the page of endings.

use super::{EndingBoard, EndingPage, EndingRun, EndingStep, EndingSubject};
use crate::app::learn::{EndingAction, LearnInputs, LearnState};
use crate::app::play::table::Table;
use crate::app::progress::ProgressAction;
use crate::app::shell::{Outbox, Say, Screen, ScreenRequest};
use baroque::lessons::Lesson;
use baroque::progress::{EndingReached, Event};

impl LearnState {
    /// The board of an ending.
    pub(in crate::app::learn) fn ending_board(&self) -> Option<&EndingBoard> {
        self.ending.as_ref()?.run.as_ref()?.board()
    }

    pub(in crate::app::learn) fn ending_board_mut(&mut self) -> Option<&mut EndingBoard> {
        self.ending.as_mut()?.run.as_mut()?.board_mut()
    }

    /// Does what a player asks for on the page of endings.
    pub(in crate::app::learn) fn apply_to_ending(
        &mut self,
        action: &EndingAction,
        known: &LearnInputs,
        outbox: &mut Outbox,
    ) {
        let seed = known.progress.now();
        match action {
            EndingAction::Open => {
                self.published();
                self.left_ending = None;
                if let Some(published) = &self.published {
                    self.ending = Some(EndingPage::with_choice(&published.games));
                }
            }
            EndingAction::ChooseGame(index) => {
                if let (Some(page), Some(published)) = (&mut self.ending, &self.published) {
                    page.choose(*index, &published.games);
                }
            }
            EndingAction::Begin(variant, piece, goal) => {
                // The exercise leads to its lesson.
                self.published();
                self.left_ending = None;
                let subject = EndingSubject {
                    variant: variant.clone(),
                    piece: *piece,
                    goal: *goal,
                };
                if !known.shown {
                    self.ending = None;
                    outbox.send(ScreenRequest::Open(Screen::Learn));
                }
                let moves = known.progress.log().ending_moves(&subject.id());
                self.begin_ending(subject, moves.unwrap_or(0), seed, outbox);
            }
            EndingAction::SetMoves(moves) => self.begin_again(|_| *moves, seed, outbox),
            EndingAction::Next => self.begin_again(EndingRun::next_moves, seed, outbox),
            EndingAction::Return => outbox.send(ScreenRequest::Show(Screen::Learn)),
            EndingAction::ShowMove => self.on_ending_board(EndingBoard::show_move, outbox),
            EndingAction::StartOver => self.on_ending_board(EndingBoard::start_over, outbox),
            EndingAction::Analyse => self.on_ending_board(EndingBoard::analyse, outbox),
        }
    }

    fn on_ending_board(&mut self, act: fn(&mut EndingBoard, &mut Outbox), outbox: &mut Outbox) {
        if let Some(board) = self.ending_board_mut() {
            act(board, outbox);
        }
    }

    fn begin_again(&mut self, moves: impl Fn(&EndingRun) -> u16, seed: u64, outbox: &mut Outbox) {
        let run = self.ending.as_ref().and_then(|page| page.run.as_ref());
        let Some(run) = run else { return };
        let (subject, moves) = (run.subject.clone(), moves(run));
        let ending = subject.id();
        outbox.send(ProgressAction::Record(Event::Ending(EndingReached {
            ending,
            moves,
        })));
        self.begin_ending(subject, moves, seed, outbox);
    }

    fn begin_ending(&mut self, subject: EndingSubject, moves: u16, seed: u64, outbox: &mut Outbox) {
        let number = self.number();
        let page = self.ending.get_or_insert_default();
        self.ending_request = page.begin(subject, moves, (number, seed));
        if let Some(run) = &page.run {
            outbox.send(Say(run.spoken()));
        }
    }

    /// The lesson about the ending of the exercise.
    pub fn ending_lesson(&self) -> Option<&Lesson> {
        let subject = &self.ending.as_ref()?.run.as_ref()?.subject;
        self.course()?.about_ending(&subject.variant, subject.piece)
    }

    /// Whether a game is the analysis of the exercise.
    pub fn analyses_ending(&self, table: &Table) -> bool {
        let board = self.ending_board();
        board.is_some_and(|board| board.is_analysed_on(table))
    }

    /// Goes from an exercise to the choice, and from there to the path. Returns whether there was anything to leave.
    pub(in crate::app::learn) fn leave_ending(&mut self, outbox: &mut Outbox) -> bool {
        let Some(page) = &mut self.ending else {
            return false;
        };
        if let Some(run) = page.run.take() {
            if let EndingStep::Solving(progress) = &run.step {
                progress.stop();
            }
            if page.has_choice {
                return true;
            }
            outbox.send(ScreenRequest::Close(Screen::Learn));
        }
        self.ending = None;
        true
    }
}
