//! The program without a window, for tests. Each action has all its consequences, as in the window.

use crate::app::access::Spoken;
use crate::app::access::announce::Announcer;
use crate::app::action::{Action, NewGameAction};
use crate::app::analysis::Analysis;
use crate::app::board::menu::PieceMenu;
use crate::app::editor::{Editor, SetupEditor};
use crate::app::features;
use crate::app::guide::GuideViewer;
use crate::app::my_games::Saved;
use crate::app::my_games::games::GameFiles;
use crate::app::pages::PageView;
use crate::app::play::book::Openings;
use crate::app::play::stage::{Stage, visible_board};
use crate::app::play::table::Table;
use crate::app::play::typing::Typing;
use crate::app::play::{NewGame, Playing};
use crate::app::puzzles::Puzzles;
use crate::app::settings::Settings;
use crate::app::shell::{self, Outbox, Passed, Shell, settle};
use crate::app::variants::{GameLibrary, Variants};
use baroque::rules::{Position, Variant};
use bevy::ecs::system::{RunSystemOnce, SystemState};
use bevy::prelude::*;
use std::sync::Arc;

/// The program without a window.
pub struct Program(World);

impl Program {
    /// A new program with these games.
    pub fn new(library: impl Into<GameLibrary>) -> Program {
        let mut app = App::new();
        app.add_plugins(features);
        let variants = Variants::new(library.into(), &mut app.world_mut().resource_mut());
        app.insert_resource(variants);
        let mut program = Program(std::mem::take(app.world_mut()));
        settle(&mut program.0);
        program
    }

    pub fn apply(&mut self, action: impl Into<Action>) {
        action.into().send(&mut self.outbox());
        settle(&mut self.0);
    }

    pub fn send(&mut self, message: impl Message) {
        self.outbox().send(message);
        settle(&mut self.0);
    }

    /// Delivers the messages of an outbox.
    pub fn hear(&mut self, asked: &mut Outbox) {
        self.outbox().append(asked);
        settle(&mut self.0);
    }

    /// Opens a game: the page with its options, or a position of it.
    pub fn open(&mut self, variant: Variant, position: Option<Position>) {
        self.apply(NewGameAction::Show(
            Arc::new(variant),
            position.map(Box::new),
        ));
    }

    /// Advances the time by seconds.
    pub fn advance(&mut self, seconds: f32) {
        let jumped = false;
        self.pass(Passed { seconds, jumped });
    }

    /// Advances the time.
    pub fn pass(&mut self, passed: Passed) {
        shell::advance(&mut self.0, passed);
        settle(&mut self.0);
    }

    /// Saves the game on the board, if it has changed.
    pub fn keep(&mut self) {
        let mut games = SystemState::<GameFiles>::new(&mut self.0);
        games.get_mut(&mut self.0).unwrap().keep();
    }

    /// Changes the game on the board, and delivers the messages that this sends.
    pub fn playing_with(&mut self, act: impl FnOnce(&mut Playing, &mut Outbox)) {
        let mut parts = SystemState::<(ResMut<Playing>, ResMut<Outbox>)>::new(&mut self.0);
        let (mut playing, mut outbox) = parts.get_mut(&mut self.0).unwrap();
        act(&mut playing, &mut outbox);
        settle(&mut self.0);
    }

    /// Announces what is new to screen readers.
    pub fn announce(&mut self, announcer: &mut Announcer) {
        let heard = std::mem::take(&mut self.part_mut::<Spoken>().heard);
        announcer.hear(&self.0, heard);
    }

    pub fn outbox(&mut self) -> Mut<'_, Outbox> {
        self.0.resource_mut()
    }

    /// Removes and returns the messages of a type that were sent.
    pub fn sent<M: Message>(&mut self) -> Vec<M> {
        self.0.resource_mut::<Messages<M>>().drain().collect()
    }

    pub fn part<R: Resource>(&self) -> &R {
        self.0.resource()
    }

    /// The same resource, to be changed.
    pub fn part_mut<R: Resource<Mutability = bevy::ecs::component::Mutable>>(&mut self) -> &mut R {
        self.0.resource_mut::<R>().into_inner()
    }

    /// Adds a resource that only the window has.
    pub fn init<R: Resource + FromWorld>(&mut self) {
        self.0.init_resource::<R>();
    }

    /// Runs a system once.
    pub fn run<M>(&mut self, system: impl IntoSystem<(), (), M>) {
        self.0.run_system_once(system).unwrap();
    }

    /// The screens, overlays and notices.
    pub fn shell(&self) -> &Shell {
        self.part()
    }

    /// The games.
    pub fn variants(&self) -> &Variants {
        self.part()
    }

    pub fn settings(&self) -> &Settings {
        self.part()
    }

    pub fn guide(&self) -> &GuideViewer {
        self.part()
    }

    /// The game on the board and what belongs to it.
    pub fn playing(&self) -> &Playing {
        self.part()
    }

    /// The game on the board.
    pub fn table(&self) -> &Table {
        self.playing().table.as_ref().unwrap()
    }

    /// The same game, to be changed.
    pub fn table_mut(&mut self) -> &mut Table {
        self.part_mut::<Playing>().table.as_mut().unwrap()
    }

    /// The options of a new game.
    pub fn new_game(&self) -> &NewGame {
        self.part()
    }

    pub fn analysis(&self) -> &Analysis {
        self.part()
    }

    /// The opening book.
    pub fn openings(&self) -> &Openings {
        self.part()
    }

    /// The state of the setup editor.
    pub fn editor(&self) -> &Editor {
        self.part::<SetupEditor>().open.as_ref().unwrap()
    }

    /// Saved games.
    pub fn saved(&self) -> &Saved {
        self.part()
    }

    /// The same, to be changed.
    pub fn saved_mut(&mut self) -> &mut Saved {
        self.part_mut()
    }

    pub fn menu(&self) -> &PieceMenu {
        self.part()
    }

    /// What the board shows, if the page has one.
    pub fn stage(&self) -> Option<Stage<'_>> {
        visible_board(&self.0)
    }

    pub fn puzzles(&self) -> &Puzzles {
        self.part()
    }

    /// The typed move.
    pub fn typing(&self) -> &Typing {
        self.part()
    }

    /// The state of the program.
    pub fn world(&mut self) -> &mut World {
        &mut self.0
    }

    /// The state that panels show.
    pub fn shown(&mut self) -> PageView<'_> {
        let mut shown = SystemState::<PageView>::new(&mut self.0);
        shown.get_mut(&mut self.0).unwrap()
    }
}
