//! The game and the position that are shown, for features that do not depend on the page that shows them.

use baroque::rules::{Position, Variant};
use bevy::ecs::resource::Resource;
use std::sync::Arc;

/// The game and the position that are shown. It is updated before each message.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ShownGame {
    /// The rules of the board that is shown, or of the game that is being chosen.
    pub variant: Option<Arc<Variant>>,
    pub position: Option<Position>,
    /// The position that is being set up, as text.
    pub setup: Option<String>,
    /// The id of the game that is being chosen, played or set up.
    pub game: Option<String>,
}
