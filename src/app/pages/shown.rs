//! The state of the features that `pages` combines, and what each feature's panels get of it.

use super::windows::{self, PageWindow};
use crate::app::access::Spoken;
use crate::app::analysis::ui::{AnalysisContext, AnalysisView};
use crate::app::blind::ui::{BlindContext, BlindView};
use crate::app::guide::GuideViewer;
use crate::app::keys::{Attention, NextListener, Rebinding};
use crate::app::learn::ui::{LearnContext, LearnView};
use crate::app::my_games::ui::{MyGamesContext, MyGamesView};
use crate::app::penultima::ui::{PenultimaContext, PenultimaView};
use crate::app::play::stage::visible_table;
use crate::app::play::table::Legend;
use crate::app::play::ui::board::BoardControls;
use crate::app::play::ui::{PlayContext, PlayView};
use crate::app::playtest::ui::{PlaytestContext, PlaytestView};
use crate::app::puzzles::ui::{PuzzleContext, PuzzleView};
use crate::app::settings::{Settings, SettingsPanel};
use crate::app::shell::{Outbox, Shell};
use crate::app::ui::art::PanelArt;
use crate::app::ui::context::{self, ContextFacts, Tools};
use crate::app::ui::films::CardFilms;
use crate::app::ui::theme::Theme;
use crate::app::variants::{self, Variants};
use bevy::ecs::system::SystemParam;
use bevy::prelude::{Res, World};

/// The state that the window shows, and the pages that combine features.
#[derive(SystemParam)]
pub struct PageView<'w> {
    pub play: PlayView<'w>,
    pub analysis: AnalysisView<'w>,
    pub my_games: MyGamesView<'w>,
    pub learn: LearnView<'w>,
    pub puzzles: PuzzleView<'w>,
    pub penultima: PenultimaView<'w>,
    pub blind: BlindView<'w>,
    pub playtest: PlaytestView<'w>,
    pub guide: Res<'w, GuideViewer>,
    /// The text for screen readers.
    pub spoken: Res<'w, Spoken>,
    pub settings: Res<'w, Settings>,
    /// The open tab of the settings, and the languages to choose from.
    pub settings_panel: Res<'w, SettingsPanel>,
    /// The shortcut that is being changed.
    pub rebinding: Res<'w, Rebinding>,
    /// What gets the keyboard focus next.
    pub next: Res<'w, NextListener>,
    world: &'w World,
}

pub type PageContext<'t, 'a> = context::UiContext<'t, 'a, &'a PageView<'a>>;

impl<'a> PageView<'a> {
    /// What panels draw with while they show this state.
    pub fn tools(
        &'a self,
        (art, films): (&'a mut PanelArt, &'a mut CardFilms),
        (outbox, next): (&'a mut Outbox, &'a mut Option<Attention>),
        facts: ContextFacts,
    ) -> Tools<'a> {
        Tools {
            theme: Theme::new(&self.settings),
            settings: &self.settings,
            facts: ContextFacts {
                covered: self.is_covered(),
                on: self.switched_on(),
                ..facts
            },
            art,
            films,
            next,
            outbox,
        }
    }

    /// The windows above the page, the top one last.
    pub fn windows(&self) -> Vec<PageWindow> {
        windows::open(self.shell(), &self.my_games.saved, &self.spoken)
    }

    /// Whether a window, a menu or a choice between moves lies over the page.
    fn is_covered(&self) -> bool {
        let table = visible_table(self.world);
        let chooser = table.and_then(|table| table.interaction.chooser.as_ref());
        !self.windows().is_empty()
            || self.hand().menu.is_some()
            || chooser.is_some_and(|chooser| !chooser.is_of_array())
    }

    /// The ids of the commands that are switched on.
    fn switched_on(&self) -> [Option<&'static str>; 4] {
        let table = self.play.playing.table.as_ref();
        let legend = table.is_some_and(|table| table.legend != Legend::Closed);
        let paused = table.is_some_and(|table| table.course.paused);
        [
            self.analysis.analysis.on.then_some("analysis.toggle"),
            legend.then_some("board.pieces"),
            paused.then_some("play.pause"),
            self.settings.turn_board.then_some("board.turning"),
        ]
    }

    /// The screens, overlays and notices.
    pub fn shell(&self) -> &Shell {
        &self.learn.shell
    }

    /// The games that can be played.
    pub fn variants(&self) -> &Variants {
        &self.play.variants
    }

    /// The pointer and the keyboard on the board.
    pub fn hand(&self) -> BoardControls {
        self.learn.hand.controls()
    }
}

impl<'a> PageContext<'_, 'a> {
    pub fn play(&mut self) -> PlayContext<'_, 'a> {
        self.with(&self.view.play)
    }

    pub fn puzzles(&mut self) -> PuzzleContext<'_, 'a> {
        self.with(&self.view.puzzles)
    }

    pub fn analysis(&mut self) -> AnalysisContext<'_, 'a> {
        self.with(&self.view.analysis)
    }

    pub fn learn(&mut self) -> LearnContext<'_, 'a> {
        self.with(&self.view.learn)
    }

    pub fn playtest(&mut self) -> PlaytestContext<'_, 'a> {
        self.with(&self.view.playtest)
    }

    pub fn penultima(&mut self) -> PenultimaContext<'_, 'a> {
        self.with(&self.view.penultima)
    }

    pub fn blind(&mut self) -> BlindContext<'_, 'a> {
        self.with(&self.view.blind)
    }

    pub fn my_games(&mut self) -> MyGamesContext<'_, 'a> {
        self.with(&self.view.my_games)
    }

    pub fn variants(&mut self) -> variants::ui::GameFilesContext<'_, 'a> {
        let variants = self.view.variants();
        self.with(variants::ui::GameFilesView { variants })
    }
}
