//! A scene on the board.

use super::OpenPage;
use crate::app::play::stage::Stage;
use baroque::diagram::{Film, Frame, Item, traces};

impl OpenPage {
    /// The current frame of the scene.
    pub(super) fn stage(&self) -> Stage<'_> {
        let film = &self.film;
        let seen = (film.variant(), film.view(), film.position(&self.frame()));
        let mut stage = Stage::new(seen, move || items(film, self.frame()));
        stage.scene = Some(film);
        stage
    }
}

/// The items of a frame. After a move, the pieces that it captured stay as ghosts.
fn items(film: &Film, frame: Frame) -> Vec<Item> {
    let made = frame.step.filter(|_| frame.seen.is_infinite());
    let last = made.and_then(|step| film.transition(frame.line, step));
    let ghosts = traces(film.view(), film.position(&frame), last);
    frame.items.into_iter().chain(ghosts).collect()
}
