//! The page of each screen. A feature adds its page with [`add_page`], and the window draws the page of the screen that
//! is shown.
//!
//! A page is a system, so it names the state that it reads. It only reads, so that all of a frame sees the same state.

use crate::app::board::draw::BoardPlace;
use crate::app::shell::{Outbox, Screen, ScreenRequest, ShellAction};
use crate::app::ui::context::{Tools, UiContext};
use bevy::ecs::system::{BoxedReadOnlySystem, ReadOnlySystem, SystemInput};
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use std::collections::BTreeMap;

/// What the system of a page gets to draw with.
pub struct PageInput<'a> {
    pub ui: &'a mut Ui,
    pub tools: Tools<'a>,
}

impl<'a> PageInput<'a> {
    /// Draws a panel that shows `view`. Returns what the panel returns.
    pub fn show<V, R>(
        mut self,
        view: V,
        panel: impl FnOnce(&mut Ui, &mut UiContext<'_, 'a, V>) -> R,
    ) -> R {
        panel(self.ui, &mut self.tools.context(view))
    }
}

impl SystemInput for PageInput<'_> {
    type Param<'i> = PageInput<'i>;
    type Inner<'i> = PageInput<'i>;

    fn wrap(input: Self::Inner<'_>) -> Self::Param<'_> {
        input
    }
}

/// A page.
pub struct Page {
    /// Draws it, and returns the place of its board.
    draw: BoxedReadOnlySystem<PageInput<'static>, BoardPlace>,
    /// The commands whose effect depends on the screen, and what each sends.
    answers: Vec<(ShellAction, AnswerSender)>,
}

/// Sends a message.
type AnswerSender = Box<dyn Fn(&mut Outbox) + Send + Sync>;

impl Page {
    /// Answers a command with a message: `Cancel`, `Back` or `Continue`.
    pub fn on(&mut self, command: ShellAction, message: impl Message + Clone) -> &mut Page {
        let answer = move |outbox: &mut Outbox| outbox.send(message.clone());
        self.answers.push((command, Box::new(answer)));
        self
    }
}

/// The pages of all screens.
#[derive(Resource, Default)]
pub struct Pages(BTreeMap<Screen, Page>);

impl Pages {
    /// Draws the page of a screen. Returns the place of the board.
    ///
    /// # Errors
    ///
    /// If the page reads a state that does not exist.
    pub fn draw(&mut self, screen: Screen, input: PageInput, world: &World) -> Result<BoardPlace> {
        let Some(page) = self.0.get_mut(&screen) else {
            return Ok(BoardPlace::default());
        };
        let drawn = page.draw.run_readonly(input, world);
        drawn.map_err(|error| BevyError::from(error.to_string()))
    }

    /// Has the page of a screen answer a command. Without an answer of its own, *Cancel* goes back, and *Back* closes
    /// the screen.
    pub fn answer(&self, screen: Screen, command: ShellAction, outbox: &mut Outbox) {
        let mut answers = self
            .0
            .get(&screen)
            .into_iter()
            .flat_map(|page| &page.answers);
        match (answers.find(|(known, _)| *known == command), command) {
            (Some((_, answer)), _) => answer(outbox),
            (None, ShellAction::Cancel) => self.answer(screen, ShellAction::Back, outbox),
            (None, ShellAction::Back) => outbox.send(ScreenRequest::Close(screen)),
            (None, _) => {}
        }
    }
}

/// Adds the page of a screen: a system that draws it and returns the place of its board.
pub fn add_page<M, P>(app: &mut App, screen: Screen, page: P) -> &mut Page
where
    P: IntoSystem<PageInput<'static>, BoardPlace, M, System: ReadOnlySystem>,
{
    let world = app.world_mut();
    let mut draw = IntoSystem::into_system(page);
    draw.initialize(world);
    let page = Page {
        draw: Box::new(draw),
        answers: Vec::new(),
    };
    let pages = world.get_resource_or_init::<Pages>().into_inner();
    pages.0.entry(screen).insert_entry(page).into_mut()
}
