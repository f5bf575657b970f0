//! What is chosen before a game begins.

use super::{Player, Table};
use crate::game::TimeControl;
use crate::rules::{ByColor, Color};

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
    /// The names of people, where they are not the one of the settings.
    pub names: ByColor<String>,
    /// Whether chance decides who has which colour.
    pub random: bool,
}

/// The tags with the names of the players.
const NAMES: ByColor<&str> = ByColor {
    white: "White",
    black: "Black",
};

impl GameChoice {
    /// The same with colours changed.
    #[must_use]
    pub fn swapped(self) -> GameChoice {
        GameChoice {
            players: self.players.swapped(),
            time: self.time.map(ByColor::swapped),
            names: self.names.swapped(),
            ..self
        }
    }
}

impl Table {
    /// Names the people who play, as far as names are given.
    pub fn name(&mut self, names: &ByColor<String>) {
        for color in Color::ALL {
            let name = names[color].trim();
            if self.players[color] == Player::Human && !name.is_empty() {
                self.record.tags_mut().set(NAMES[color], name);
            }
        }
    }

    /// The names of the people who play, as far as the game tells them.
    pub fn names(&self) -> ByColor<String> {
        let tags = &self.game().tags;
        ByColor::new_with(|color| match self.players[color] {
            Player::Human => tags.get(NAMES[color]).unwrap_or_default().to_owned(),
            _ => String::new(),
        })
    }
}
