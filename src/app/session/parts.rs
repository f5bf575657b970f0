//! The session together with the parts of the program that it acts with.

use super::{FRAME, Session, Stage};
use crate::app::guide::GuideViewer;
use crate::app::play::accompany;
use crate::app::settings::Settings;
use crate::app::shell::{Outbox, Shell};
use crate::app::variants::Variants;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The session together with the parts of the program that it acts with, for the features that keep their state in it.
#[derive(SystemParam, Deref, DerefMut)]
pub struct Parts<'w> {
    /// The session.
    #[deref]
    pub session: ResMut<'w, Session>,
    /// The window's screens, what lies over them, and notices.
    pub shell: ResMut<'w, Shell>,
    /// The games.
    pub variants: ResMut<'w, Variants>,
    /// The settings.
    pub settings: ResMut<'w, Settings>,
    /// The guide, whose board may be in sight.
    pub guide: Res<'w, GuideViewer>,
    /// What others are to hear.
    pub outbox: ResMut<'w, Outbox>,
}

impl Parts<'_> {
    /// Tells the person something in passing; the same words only once.
    pub fn notify(&mut self, text: impl Into<String>) {
        self.shell.notices.tell(text);
    }

    /// What lies on the board, if the page has one.
    pub fn stage(&self) -> Option<Stage<'_>> {
        self.session.stage(self.shell.shown(), &self.guide)
    }

    /// Lets time pass: motions go on, notices go away.
    pub fn advance(&mut self, seconds: f32) {
        self.move_on(seconds.min(FRAME));
        self.turn_board();
        self.shell.notices.advance(seconds);
        self.pass_time(seconds);
        self.count_result();
        accompany(self);
    }

    fn move_on(&mut self, seconds: f32) {
        let pace = self.settings.speed.pace();
        let quiet = self.settings.reduced_motion;
        if let Some(table) = &mut self.table {
            table.quiet = quiet;
            match pace {
                Some(pace) => table.advance(seconds * pace),
                None => table.rest(),
            }
        }
        self.analysis.bar.advance(seconds);
    }
}
