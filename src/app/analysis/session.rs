//! Analysis, hints and the review among the actions.

use crate::app::action::AnalysisAction;
use crate::app::analysis::hint::{Hint, Step};
use crate::app::session::{Parts, Session};
use crate::app::shell::Screen;
use crate::rules::Move;

impl Parts<'_> {
    /// The actions that are about the analysis of the game in sight, hints and its review.
    pub(crate) fn apply_to_analysis(&mut self, action: AnalysisAction) {
        let shown = self.shell.shows(Screen::Game);
        let Session {
            table, analysis, ..
        } = &mut *self.session;
        let Some(table) = table.as_mut().filter(|_| shown) else {
            return;
        };
        match action {
            AnalysisAction::Toggle => {
                analysis.on = !analysis.on;
                analysis.leave_position();
            }
            AnalysisAction::Hint => self.session.ask_hint(),
            AnalysisAction::PlayLine(moves) => self.session.play_line(&moves),
            AnalysisAction::Pin(moves) => analysis.pinned = moves,
            AnalysisAction::Review => table.toggle_review(),
            AnalysisAction::ClearReview => table.clear_review(),
            AnalysisAction::KeepReview(ply) => table.keep_review(ply),
        }
    }
}

impl Session {
    fn play_line(&mut self, moves: &[Move]) {
        if !self.plays_lines() {
            return;
        }
        self.analysis.leave_position();
        if let Some(table) = &mut self.table {
            for &mv in moves {
                table.play_here(mv, false);
            }
        }
    }

    /// Asks for a hint: the piece, then the move, then no more.
    pub(crate) fn ask_hint(&mut self) {
        let Some(table) = &mut self.table else { return };
        if table.legal_moves().is_empty() {
            return;
        }
        let position = table.position().clone();
        let known = self.analysis.hint.take();
        let known = known.filter(|hint| hint.position == position);
        let seen = table.interaction.answer.take().is_some();
        let step = match &known {
            None => Step::Piece,
            Some(hint) if seen && hint.is_whole() => return,
            Some(_) => Step::Move,
        };
        self.analysis.hint = Some(Hint {
            position,
            step,
            mv: known.and_then(|hint| hint.mv),
        });
        self.show_hint();
    }

    /// Whether the moves of a line can be played on the board, in the game or as a variation: not while the computer
    /// plays.
    pub fn plays_lines(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.is_free() && !table.legal_moves().is_empty())
    }

    /// Puts the hint on the board, as far as it has been found.
    pub fn show_hint(&mut self) {
        let Some((table, hint)) = self.table.as_mut().zip(self.analysis.hint.as_ref()) else {
            return;
        };
        let answer = hint.answer(table.variant(), table.view());
        if answer.is_some() {
            table.interaction.answer = answer;
        }
    }
}
