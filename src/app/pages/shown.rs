//! The state that pages show, and what each feature's panels get of it.

use super::windows::{self, PageWindow};
use crate::app::access::Spoken;
use crate::app::analysis::Analysis;
use crate::app::board::cursor::Cursor;
use crate::app::board::menu::PieceMenu;
use crate::app::editor::SetupEditor;
use crate::app::guide::GuideViewer;
use crate::app::invent::InventState;
use crate::app::keys::{NextListener, Rebinding};
use crate::app::learn::LearnState;
use crate::app::my_games::Saved;
use crate::app::penultima::Penultima;
use crate::app::play::book::Openings;
use crate::app::play::typing::Typing;
use crate::app::play::ui::board::BoardControls;
use crate::app::play::{NewGame, Playing};
use crate::app::playtest::Playtest;
use crate::app::progress::PlayerProgress;
use crate::app::puzzles::Puzzles;
use crate::app::settings::{Settings, SettingsPanel};
use crate::app::shell::{Outbox, Shell};
use crate::app::stage::VisibleBoard;
use crate::app::ui::art::PanelArt;
use crate::app::ui::context::{self, ContextFacts, Tools};
use crate::app::ui::films::CardFilms;
use crate::app::ui::landmarks::Landmarks;
use crate::app::ui::theme::Theme;
use crate::app::variants::Variants;
use crate::app::{
    analysis, editor, guide, invent, learn, my_games, penultima, play, playtest, puzzles, variants,
};
use bevy::ecs::system::SystemParam;
use bevy::prelude::Res;

/// The state that pages show.
#[derive(SystemParam)]
pub struct PageView<'w> {
    /// The game, the options of a new one, and the typed move.
    pub play: PlayParts<'w>,
    pub analysis: Res<'w, Analysis>,
    pub editor: Res<'w, SetupEditor>,
    /// Saved games.
    pub saved: Res<'w, Saved>,
    /// The form for a piece.
    pub invent: Res<'w, InventState>,
    /// The guide, the lessons, and what was learned.
    pub learn: LearnParts<'w>,
    /// The games that can be played.
    pub variants: Res<'w, Variants>,
    /// The text for screen readers.
    pub spoken: Res<'w, Spoken>,
    /// The screens, overlays and notices.
    pub shell: Res<'w, Shell>,
    pub settings: Res<'w, Settings>,
    /// The open tab of the settings, and the languages to choose from.
    pub settings_panel: Res<'w, SettingsPanel>,
    /// The shortcut that is being changed.
    pub rebinding: Res<'w, Rebinding>,
    /// What gets the keyboard focus next.
    pub next: Res<'w, NextListener>,
    pub board: VisibleBoard<'w>,
    /// The pointer and the keyboard on the board.
    pub hand: HandParts<'w>,
    /// The puzzles, what the player has learned, and playtests.
    pub practice: PracticeParts<'w>,
}

/// The pointer and the keyboard on the board.
#[derive(SystemParam)]
pub struct HandParts<'w> {
    /// The board cursor.
    pub cursor: Res<'w, Cursor>,
    pub menu: Res<'w, PieceMenu>,
}

/// Puzzles and progress, and playtests.
#[derive(SystemParam)]
pub struct PracticeParts<'w> {
    pub puzzles: Res<'w, Puzzles>,
    pub playtest: Res<'w, Playtest>,
    /// What the player has learned.
    pub progress: Res<'w, PlayerProgress>,
}

/// The game and what belongs to it, and Penultima.
#[derive(SystemParam)]
pub struct PlayParts<'w> {
    /// The game on the board.
    pub playing: Res<'w, Playing>,
    /// The options of a new game.
    pub new_game: Res<'w, NewGame>,
    /// The opening book.
    pub openings: Res<'w, Openings>,
    /// The typed move.
    pub typing: Res<'w, Typing>,
    /// The game of secret rules.
    pub penultima: Res<'w, Penultima>,
    /// What the player has learned.
    pub progress: Res<'w, PlayerProgress>,
}

/// The guide, and the lessons with what was learned.
#[derive(SystemParam)]
pub struct LearnParts<'w> {
    pub guide: Res<'w, GuideViewer>,
    /// The lessons.
    pub state: Res<'w, LearnState>,
    /// What was learned.
    pub progress: Res<'w, PlayerProgress>,
}

pub type PageContext<'t, 'a> = context::UiContext<'t, 'a, &'a PageView<'a>>;

impl<'a> PageView<'a> {
    /// What panels draw with while they show this state.
    pub fn tools(
        &'a self,
        (art, films, landmarks): (&'a mut PanelArt, &'a mut CardFilms, &'a mut Landmarks),
        outbox: &'a mut Outbox,
        facts: ContextFacts,
    ) -> Tools<'a> {
        Tools {
            theme: Theme::new(&self.settings),
            settings: &self.settings,
            facts: ContextFacts {
                covered: self.is_covered(),
                next: self.next.0,
                on: self.switched_on(),
                ..facts
            },
            art,
            films,
            landmarks,
            outbox,
        }
    }

    /// The windows above the page, the top one last.
    pub fn windows(&self) -> Vec<PageWindow> {
        windows::open(&self.shell, &self.saved, &self.spoken)
    }

    /// Whether a window, a menu or a choice between moves lies over the page.
    fn is_covered(&self) -> bool {
        let table = self.board.table();
        let chooser = table.and_then(|table| table.interaction.chooser.as_ref());
        !self.windows().is_empty()
            || self.hand.menu.open.is_some()
            || chooser.is_some_and(|chooser| !chooser.is_of_array())
    }

    /// The ids of the commands that are switched on.
    fn switched_on(&self) -> [Option<&'static str>; 3] {
        let table = self.play.playing.table.as_ref();
        let legend = table.is_some_and(|table| table.legend);
        let paused = table.is_some_and(|table| table.course.paused);
        [
            self.analysis.on.then_some("analysis.toggle"),
            legend.then_some("board.pieces"),
            paused.then_some("play.pause"),
        ]
    }

    /// What the panels of a game show.
    fn play_view(&'a self) -> play::ui::PlayView<'a> {
        play::ui::PlayView {
            playing: &self.play.playing,
            new_game: &self.play.new_game,
            typing: &self.play.typing,
            variants: &self.variants,
        }
    }

    /// What the pointer and the keyboard are doing on the board.
    pub fn hand(&self) -> BoardControls {
        BoardControls {
            cursor: *self.hand.cursor,
            menu: self.hand.menu.open,
        }
    }
}

impl<'a> PageContext<'_, 'a> {
    /// The context of the panels of a game.
    pub fn play(&mut self) -> play::ui::PlayContext<'_, 'a> {
        let view = self.view.play_view();
        self.with(view)
    }

    /// The data that the panels of puzzles show.
    pub fn puzzles(&mut self) -> puzzles::ui::PuzzleContext<'_, 'a> {
        let shown = self.view;
        self.with(puzzles::ui::PuzzleView {
            puzzles: &shown.practice.puzzles,
            progress: &shown.practice.progress,
            shell: &shown.shell,
            hand: shown.hand(),
            play: shown.play_view(),
        })
    }

    /// The context of the panels of the analysis.
    pub fn analysis(&mut self) -> analysis::ui::AnalysisContext<'_, 'a> {
        let shown = self.view;
        self.with(analysis::ui::AnalysisView {
            analysis: &shown.analysis,
            openings: &shown.play.openings,
            playing: &shown.play.playing,
        })
    }

    /// The context of the guide's panels.
    pub fn guide(&mut self) -> guide::ui::GuideContext<'_, 'a> {
        let shown = self.view;
        self.with(guide::ui::GuideView {
            guide: &shown.learn.guide,
            shell: &shown.shell,
            variants: &shown.variants,
            hand: shown.hand(),
        })
    }

    /// The data that the panels of lessons show.
    pub fn learn(&mut self) -> learn::ui::LearnContext<'_, 'a> {
        let shown = self.view;
        self.with(learn::ui::LearnView {
            learn: &shown.learn.state,
            progress: &shown.learn.progress,
            shell: &shown.shell,
            variants: &shown.variants,
            hand: shown.hand(),
        })
    }

    /// The context of the editor's panels.
    pub fn editor(&mut self) -> editor::ui::EditorContext<'_, 'a> {
        let shown = self.view;
        self.with(editor::ui::EditorView {
            editor: &shown.editor,
            shell: &shown.shell,
            hand: shown.hand(),
        })
    }

    /// The context of the form for a piece.
    pub fn invent(&mut self) -> invent::ui::InventContext<'_, 'a> {
        let shown = self.view;
        self.with(invent::ui::InventView {
            invent: &shown.invent,
            variants: &shown.variants,
        })
    }

    /// The context of the panels of playtests.
    pub fn playtest(&mut self) -> playtest::ui::PlaytestContext<'_, 'a> {
        let shown = self.view;
        self.with(playtest::ui::PlaytestView {
            playtest: &shown.practice.playtest,
            playing: &shown.play.playing,
        })
    }

    pub fn penultima(&mut self) -> penultima::ui::PenultimaContext<'_, 'a> {
        let shown = self.view;
        self.with(penultima::ui::PenultimaView {
            penultima: &shown.play.penultima,
            progress: &shown.play.progress,
            shell: &shown.shell,
            hand: shown.hand(),
        })
    }

    /// The context of the panels of saved games.
    pub fn my_games(&mut self) -> my_games::ui::MyGamesContext<'_, 'a> {
        let shown = self.view;
        self.with(my_games::ui::MyGamesView {
            saved: &shown.saved,
            playing: &shown.play.playing,
            variants: &shown.variants,
        })
    }

    /// The context of the panels of game files.
    pub fn variants(&mut self) -> variants::ui::GameFilesContext<'_, 'a> {
        let shown = self.view;
        self.with(variants::ui::GameFilesView {
            variants: &shown.variants,
        })
    }
}
