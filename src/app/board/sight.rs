//! What game and position are in sight, for all who have nothing else to do with whoever shows them.

use crate::rules::{Position, Variant};
use bevy::ecs::resource::Resource;
use std::sync::Arc;

/// The game and the position in sight. Each message finds it as it was when the message was sent.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Sight {
    /// The rules of the board in sight, or of the game that is being chosen.
    pub variant: Option<Arc<Variant>>,
    /// The position on the board in sight.
    pub position: Option<Position>,
    /// The position that is being set up, as text.
    pub setup: Option<String>,
    /// The id of the game that is being chosen, played or set up.
    pub game: Option<String>,
}
