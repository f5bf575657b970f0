//! What becomes of each action.

use super::{Parts, Session};
use crate::app::action::{BoardAction, GuideAction, InspectAction, ShellAction};
use crate::app::keys::Attention;
use crate::app::shell::Screen;
use crate::explain::read_out;

impl Parts<'_> {
    pub(super) fn apply_to_shell(&mut self, action: ShellAction) {
        match action {
            ShellAction::OpenStart => {
                self.shell.show(Screen::Start);
                self.look_for_games();
            }
            ShellAction::Continue => self.continue_game(),
            ShellAction::Cancel => self.cancel(),
            ShellAction::Quit => self.quit(),
            // The shell does these.
            ShellAction::Toggle(_)
            | ShellAction::Show(..)
            | ShellAction::ToggleAbout
            | ShellAction::ToggleFullscreen
            | ShellAction::Dismiss(_) => {}
        }
    }

    /// The actions that mean the board in sight, as far as that is a game's or the editor's.
    pub(crate) fn apply_to_board(&mut self, action: BoardAction) {
        match self.shell.shown() {
            Screen::Game => self.apply_to_game(action),
            Screen::Editor => {
                if let Some(editor) = &mut self.session.editor {
                    editor.apply_to_board(&action, &self.variants.games);
                }
            }
            Screen::Start
            | Screen::NewGame
            | Screen::Guide
            | Screen::Invent
            | Screen::Collection
            | Screen::Shelf => {}
        }
    }

    fn apply_to_game(&mut self, action: BoardAction) {
        let Some(table) = &mut self.table else { return };
        match action {
            BoardAction::Play(mv) => table.play_here(mv, false),
            BoardAction::Drop(mv) => table.play_here(mv, true),
            BoardAction::TakeBack => self.take_back(),
            BoardAction::Undo => table.undo(),
            BoardAction::Redo => table.redo(),
            BoardAction::Flip => table.flip(),
            BoardAction::First => table.show(0),
            BoardAction::Back => table.show(table.shown().saturating_sub(1)),
            BoardAction::Forward => table.show(table.shown() + 1),
            BoardAction::Last => table.show_last(),
        }
    }

    pub(super) fn inspect(&mut self, action: InspectAction) {
        let board = self.session.own_board_mut(self.shell.shown());
        match action {
            InspectAction::Ask(square) => {
                if let Some(table) = board {
                    table.ask(square, None);
                }
            }
            InspectAction::ShowThreats(square) => {
                if let Some(table) = board {
                    table.tell_threats(square);
                }
            }
            InspectAction::ToggleLegend => {
                if let Some(table) = &mut self.table {
                    table.legend = !table.legend;
                }
            }
            InspectAction::CloseMenu => self.menu = None,
            InspectAction::Focus => {
                self.attention = self.stage().is_some().then_some(Attention::Board);
            }
            InspectAction::ReadOut => self.read_position_out(),
        }
    }

    fn cancel(&mut self) {
        if self.read_out.take().is_some() {
            return;
        }
        if !self.shell.overlays.is_empty() {
            return self.shell.overlays.clear();
        }
        if self.cancel_saved() {
            return;
        }
        let Session {
            table,
            analysis,
            commenting,
            ..
        } = &mut *self.session;
        match (self.shell.shown(), table) {
            (Screen::Game, _) if *commenting => *commenting = false,
            (Screen::Game, Some(table)) => {
                analysis.hint = None;
                if !analysis.unpin() && !table.cancel() {
                    table.interaction.cancel();
                }
            }
            (Screen::NewGame, _) => self.shell.show(Screen::Start),
            (Screen::Invent, _) => self.shell.screens.close(Screen::Invent),
            (Screen::Guide, _) => self.outbox.send(GuideAction::Leave),
            (Screen::Editor, _) => self.cancel_in_editor(),
            _ => {}
        }
    }

    fn continue_game(&mut self) {
        match (self.shell.shown(), &self.draft) {
            (Screen::NewGame, Some(draft)) => self.start_game(draft.choice.clone()),
            (Screen::Start, _) if self.table.is_some() => self.shell.show(Screen::Game),
            (Screen::Start, _) => self.resume(),
            (Screen::Guide, _) => self.shell.screens.close(Screen::Guide),
            _ => {}
        }
    }

    /// Shows who stands where on the board that is in sight, or puts that away.
    fn read_position_out(&mut self) {
        if self.read_out.take().is_some() {
            return;
        }
        let text = self
            .stage()
            .map(|stage| read_out(stage.variant(), stage.position()));
        self.heard.clone_from(&text);
        self.read_out = text;
    }
}
