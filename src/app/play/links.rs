//! Links from the page of a game to the pages of other features.
//!
//! A lower feature adds its own link with [`add_game_link`], so `play` does not know the feature.

use crate::app::shell::Outbox;
use baroque::rules::{Position, Variant};
use bevy::prelude::*;
use std::sync::Arc;

/// A button on the page of a game that opens another page with this game.
#[derive(Clone, Copy)]
pub struct GameLink {
    /// What stands on the button.
    pub label: fn() -> &'static str,
    /// The tooltip.
    pub help: fn() -> &'static str,
    /// Sends the message that opens the page with the game and its first position.
    pub open: fn(Arc<Variant>, Position, &mut Outbox),
}

/// The links, in the order in which the features are added.
#[derive(Resource, Default)]
pub struct GameLinks(Vec<GameLink>);

impl GameLinks {
    /// The links.
    pub fn iter(&self) -> impl Iterator<Item = &GameLink> {
        self.0.iter()
    }
}

/// Adds a link to the page of each game.
pub fn add_game_link(app: &mut App, link: GameLink) {
    let links = app.world_mut().get_resource_or_init::<GameLinks>();
    links.into_inner().0.push(link);
}
