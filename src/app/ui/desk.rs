//! What panels draw with, and what they hand back.

use crate::app::access::Spoken;
use crate::app::action::Action;
use crate::app::analysis::Analysis;
use crate::app::board::cursor::Cursor;
use crate::app::board::menu::{MenuAt, PieceMenu};
use crate::app::editor::SetupEditor;
use crate::app::guide::GuideViewer;
use crate::app::invent::InventState;
use crate::app::keys::Rebinding;
use crate::app::keys::{Attention, NextListener};
use crate::app::my_games::Saved;
use crate::app::pages::stage::{Stage, stage};
use crate::app::play::book::Openings;
use crate::app::play::table::Table;
use crate::app::play::typing::Typing;
use crate::app::play::{NewGame, Playing};
use crate::app::probe::Landmarks;
use crate::app::settings::{Settings, SettingsPanel};
use crate::app::shell::{Outbox, Screen, Shell};
use crate::app::ui::art::PanelArt;
use crate::app::ui::films::CardFilms;
use crate::app::ui::theme::Theme;
use crate::app::variants::Variants;
use bevy::ecs::system::SystemParam;
use bevy::prelude::{Res, ResMut};

/// What panels show, from the parts of the program that it belongs to.
#[derive(SystemParam)]
pub struct Shown<'w> {
    /// The game on the board.
    pub playing: ResMut<'w, Playing>,
    /// The choices for a new game.
    pub new_game: Res<'w, NewGame>,
    /// The analysis.
    pub analysis: ResMut<'w, Analysis>,
    /// The opening book.
    pub openings: Res<'w, Openings>,
    /// The setup editor.
    pub editor: ResMut<'w, SetupEditor>,
    /// Games on disk.
    pub saved: ResMut<'w, Saved>,
    /// The menu of a piece, the mark of the keys, and what is to have the keys.
    pub hand: (
        Res<'w, PieceMenu>,
        ResMut<'w, Cursor>,
        Res<'w, NextListener>,
    ),
    /// What is read out.
    pub spoken: Res<'w, Spoken>,
    /// The window's screens, what lies over them, and notices.
    pub shell: Res<'w, Shell>,
    /// The games.
    pub variants: Res<'w, Variants>,
    /// The settings.
    pub settings: Res<'w, Settings>,
    /// Which of them are shown, and the languages to choose from.
    pub settings_panel: Res<'w, SettingsPanel>,
    /// The guide.
    pub guide: ResMut<'w, GuideViewer>,
    /// The form for a piece.
    pub invent: Res<'w, InventState>,
    /// The move that is being written.
    pub typing: Res<'w, Typing>,
    /// The key that is being given to a command.
    pub rebinding: Res<'w, Rebinding>,
}

impl Shown<'_> {
    /// What panels draw with, while all of this is shown.
    pub fn desk<'a>(
        &'a mut self,
        (art, films, landmarks): (&'a mut PanelArt, &'a mut CardFilms, &'a mut Landmarks),
        outbox: &'a mut Outbox,
        facts: Facts,
    ) -> Desk<'a> {
        Desk {
            theme: Theme::new(&self.settings),
            playing: &mut self.playing,
            new_game: &self.new_game,
            analysis: &mut self.analysis,
            openings: &self.openings,
            editor: &mut self.editor,
            saved: &mut self.saved,
            menu: self.hand.0.open,
            cursor: &mut self.hand.1,
            next: self.hand.2.0,
            spoken: &self.spoken,
            shell: &self.shell,
            variants: &self.variants,
            settings: &self.settings,
            settings_panel: &self.settings_panel,
            guide: &mut self.guide,
            invent: &self.invent,
            typing: &self.typing,
            rebinding: &self.rebinding,
            art,
            films,
            facts,
            landmarks,
            outbox,
        }
    }
}

/// What panels need to know besides.
#[derive(Clone, Copy, Debug, Default)]
pub struct Facts {
    /// Whether the computer is thinking.
    pub thinking: bool,
    /// Whether there is something to play sounds on.
    pub audible: bool,
    /// Whether a screen reader listens.
    pub listened: bool,
}

/// What panels draw with, and what they hand back.
pub struct Desk<'a> {
    /// The game on the board.
    pub playing: &'a mut Playing,
    /// The choices for a new game.
    pub new_game: &'a NewGame,
    /// The analysis.
    pub analysis: &'a mut Analysis,
    /// The opening book.
    pub openings: &'a Openings,
    /// The setup editor.
    pub editor: &'a mut SetupEditor,
    /// Games on disk.
    pub saved: &'a mut Saved,
    /// The menu of a piece, if it is open.
    pub menu: Option<MenuAt>,
    /// The mark that keys move over the board.
    pub cursor: &'a mut Cursor,
    /// What is to have the keys next.
    pub next: Option<Attention>,
    /// What is read out.
    pub spoken: &'a Spoken,
    /// The window's screens, what lies over them, and notices.
    pub shell: &'a Shell,
    /// The games.
    pub variants: &'a Variants,
    /// The settings.
    pub settings: &'a Settings,
    /// Which of them are shown, and the languages to choose from.
    pub settings_panel: &'a SettingsPanel,
    /// The guide.
    pub guide: &'a mut GuideViewer,
    /// The form for a piece.
    pub invent: &'a InventState,
    /// The move that is being written.
    pub typing: &'a Typing,
    /// The key that is being given to a command.
    pub rebinding: &'a Rebinding,
    /// The drawings.
    pub art: &'a mut PanelArt,
    /// The films on the cards of the start page.
    pub films: &'a mut CardFilms,
    /// The colours.
    pub theme: Theme,
    /// What else there is to know.
    pub facts: Facts,
    /// Where things are, for tests.
    pub landmarks: &'a mut Landmarks,
    /// What the person asks for, and what others are to hear.
    pub outbox: &'a mut Outbox,
}

impl Desk<'_> {
    /// Asks for something to be done.
    pub fn ask(&mut self, action: impl Into<Action>) {
        action.into().send(self.outbox);
    }

    /// Asks for several things to be done, one after the other.
    pub fn ask_all(&mut self, actions: impl IntoIterator<Item = impl Into<Action>>) {
        for action in actions {
            self.ask(action);
        }
    }

    /// Whether something lies over the page.
    pub fn has_overlay(&self) -> bool {
        let shell = !self.shell.overlays.is_empty();
        shell || self.saved.form.is_some() || self.spoken.read_out.is_some()
    }

    /// Whether what a command switches on is on.
    pub fn is_on(&self, command: &str) -> bool {
        let table = self.playing.table.as_ref();
        match command {
            "analysis.toggle" => self.analysis.on,
            "board.pieces" => table.is_some_and(|table| table.legend),
            "play.pause" => table.is_some_and(|table| table.course.paused),
            _ => false,
        }
    }

    /// What lies on the board, if the page has one.
    pub fn stage(&self) -> Option<Stage<'_>> {
        stage(self.shell.shown(), self.playing, self.guide, self.editor)
    }

    /// The board on which a person can move.
    pub fn board(&self) -> Option<&Table> {
        match self.shell.shown() {
            Screen::Guide => self.guide.board(),
            Screen::Editor => None,
            _ => self.playing.table.as_ref(),
        }
    }

    /// The same, to be changed.
    pub fn board_mut(&mut self) -> Option<&mut Table> {
        match self.shell.shown() {
            Screen::Guide => self.guide.board_mut(),
            Screen::Editor => None,
            _ => self.playing.table.as_mut(),
        }
    }
}
