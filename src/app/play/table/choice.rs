//! What is chosen before a game begins.

use super::Player;
use crate::game::TimeControl;
use crate::rules::ByColor;

/// A game as it has been chosen: what, on which board, by which rules, who.
#[derive(Clone, Debug, PartialEq)]
pub struct GameChoice {
    /// The game's id.
    pub id: String,
    /// The layout.
    pub layout: String,
    /// The choice made for each option.
    pub options: Vec<(String, String)>,
    /// Who plays each side.
    pub players: ByColor<Player>,
    /// How much time each side has; none for all the time in the world.
    pub time: Option<ByColor<TimeControl>>,
}
