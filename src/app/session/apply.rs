//! What becomes of each action.

use super::{Page, Session};
use crate::app::action::Action;
use crate::app::keys::{Attention, Rebinding};
use crate::app::pictures::Order;

impl Session {
    /// Does what a person asks for.
    pub fn apply(&mut self, action: Action) {
        self.saved.touched = true;
        match action {
            Action::OpenStart => {
                self.page = Page::Start;
                self.look_for_games();
            }
            Action::Saved(deed) => self.apply_to_saved(deed),
            Action::OpenNewGame(id) => self.open_new_game(&id, None),
            Action::NewGame => self.new_game_again(),
            Action::StartGame(choice) => self.start_game(choice),
            Action::Continue => self.continue_game(),
            Action::Quit => self.quit(),
            Action::ToggleHelp => {
                self.help = !self.help;
                self.about = false;
            }
            Action::ToggleAbout => self.about = !self.about,
            Action::ToggleFullscreen => self.fullscreen = !self.fullscreen,
            Action::ToggleSettings => self.toggle_settings(),
            Action::Keys(edit) => self.change_keys(edit),
            Action::WriteMove => self.write_move(),
            Action::Typed(typed) => self.type_move(typed),
            Action::ReadOut => self.read_position_out(),
            Action::FocusBoard => {
                self.attention = self.stage().is_some().then_some(Attention::Board);
            }
            Action::Cancel => self.cancel(),
            Action::ShowSettings(_)
            | Action::NextCoordinates
            | Action::SetCoordinates(_)
            | Action::ToggleTurning
            | Action::SetVolume(_)
            | Action::SetScale(_)
            | Action::SetLanguage(_)
            | Action::Enlarge
            | Action::Reduce
            | Action::UsualScale
            | Action::ToggleDark
            | Action::ToggleSound
            | Action::NextSpeed
            | Action::NextPieces
            | Action::SetPieces(_)
            | Action::SetBoard(_)
            | Action::SetSpeed(_)
            | Action::ToggleReduced
            | Action::SetHash(_)
            | Action::SetThreads(_)
            | Action::SetBook(_)
            | Action::SetBookFile(_)
            | Action::ChooseBook
            | Action::SetBookMoves(_)
            | Action::SetLines(_) => self.apply_to_settings(action),
            Action::OpenGuide(page) => self.open_guide(page.as_deref()),
            Action::OpenMan(man) => self.open_man(man),
            Action::Ask(square) => {
                if let Some(table) = self.board_mut() {
                    table.ask(square, None);
                }
            }
            Action::ShowThreats(square) => {
                if let Some(table) = self.board_mut() {
                    table.tell_threats(square);
                }
            }
            Action::CloseMenu => self.menu = None,
            Action::CopyPicture => self.orders.push(Order::Copy),
            Action::SavePicture => self.orders.push(Order::Save),
            Action::SaveFilm => self.orders.push(Order::SaveFilm),
            Action::OpenEditor => self.open_editor(),
            Action::OpenContents => self.open_contents(),
            Action::CloseGuide => self.close_guide(),
            Action::Take(_)
            | Action::ToggleProblems
            | Action::ToggleOpen
            | Action::WritePath(_)
            | Action::ChooseFile
            | Action::OpenFile(_)
            | Action::Duplicate(_)
            | Action::EditGame(_)
            | Action::EditAt(_)
            | Action::SetEditor(_)
            | Action::KeepRules
            | Action::NewRules => self.apply_to_files(action),
            Action::OpenInvent(game) => self.open_invent(game.as_deref()),
            Action::CloseInvent => self.close_invent(),
            Action::AddInvention => {
                self.add_invention();
            }
            Action::SeeInvention => self.see_invention(),
            Action::PlaceInvention => self.place_invention(),
            Action::PlayInvention => self.play_invention(),
            in_guide if self.page == Page::Guide => self.apply_in_guide(in_guide),
            in_editor if self.page == Page::Editor => self.apply_in_editor(in_editor),
            on_board => self.apply_on_board(on_board),
        }
    }

    /// The actions that need the board in sight.
    fn apply_on_board(&mut self, action: Action) {
        let here = self.page == Page::Game;
        if here
            && (self.apply_in_analysis(&action)
                || self.apply_in_play(&action)
                || self.apply_in_tree(&action))
        {
            return;
        }
        let Some(table) = self.table.as_mut().filter(|_| self.page == Page::Game) else {
            return;
        };
        match action {
            Action::Play(mv) => table.play_here(mv, false),
            Action::Drop(mv) => table.play_here(mv, true),
            Action::Flip => table.flip(),
            Action::Show(plies) => table.show(plies),
            Action::First => table.show(0),
            Action::Back => table.show(table.shown().saturating_sub(1)),
            Action::Forward => table.show(table.shown() + 1),
            Action::Last => table.show_last(),
            _ => {}
        }
    }

    /// Whether something lies over the page.
    pub fn has_overlay(&self) -> bool {
        let shown = [self.help, self.settings_open, self.problems_open];
        shown.contains(&true)
            || self.open_path.is_some()
            || self.saved.form.is_some()
            || self.read_out.is_some()
    }

    fn cancel(&mut self) {
        if self.read_out.take().is_some() {
            return;
        }
        if self.help || self.settings_open || self.problems_open || self.open_path.is_some() {
            self.help = false;
            self.settings_open = false;
            self.rebinding = Rebinding::default();
            self.problems_open = false;
            self.open_path = None;
            return;
        }
        if self.cancel_saved() {
            return;
        }
        match (self.page, &mut self.table) {
            (Page::Game, _) if self.commenting => self.commenting = false,
            (Page::Game, Some(table)) => {
                self.analysis.hint = None;
                if !self.analysis.unpin() && !table.cancel() {
                    table.interaction.cancel();
                }
            }
            (Page::NewGame, _) => self.page = Page::Start,
            (Page::Invent, _) => self.close_invent(),
            (Page::Guide, _) => self.leave_page_of_guide(),
            (Page::Editor, _) => self.cancel_in_editor(),
            _ => {}
        }
    }

    fn continue_game(&mut self) {
        match (self.page, &self.draft) {
            (Page::NewGame, Some(draft)) => self.start_game(draft.choice.clone()),
            (Page::Start, _) if self.table.is_some() => self.page = Page::Game,
            (Page::Start, _) => self.resume(),
            (Page::Guide, _) => self.close_guide(),
            _ => {}
        }
    }
}
