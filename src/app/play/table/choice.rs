//! The choices for a game.

use super::{Player, Table};
use crate::app::play::SetChoice;
use baroque::game::TimeControl;
use baroque::notation::pgn::Tags;
use baroque::rules::{ByColor, Color};
use baroque::search::Level;

#[derive(Clone, Debug, PartialEq)]
pub struct GameChoice {
    /// The game's id.
    pub id: String,
    pub layout: String,
    /// The chosen value of each option.
    pub options: Vec<(String, String)>,
    /// Who plays each side.
    pub players: ByColor<Player>,
    /// The time of each side, or `None` without a limit.
    pub time: Option<ByColor<TimeControl>>,
    /// The names of human players, where they differ from the name in the settings.
    pub names: ByColor<String>,
    /// Whether the colours are random.
    pub random: bool,
    /// The pieces to place, in games whose sides place their pieces.
    pub sets: SetChoice,
}

/// The tags for the names of the players.
const NAMES: ByColor<&str> = ByColor {
    white: "White",
    black: "Black",
};

/// The tag of a game that belongs to a lesson or a puzzle.
const PRACTICE: &str = "Practice";

/// Whether a game with these tags belongs to a lesson or a puzzle. *Continue* never leads to such a game.
pub fn is_practice(tags: &Tags) -> bool {
    tags.get(PRACTICE).is_some()
}

/// The name in a file of a human player without a name.
pub const PERSON: &str = "Human";

/// The level of the computer, if it plays at one.
pub fn level_of(players: &ByColor<Player>) -> Option<Level> {
    Color::ALL
        .into_iter()
        .find_map(|color| match players[color] {
            Player::Computer(level) => Some(level),
            _ => None,
        })
}

impl GameChoice {
    /// The same choices with colours changed.
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
    /// Sets the names of the human players that have one.
    pub fn name(&mut self, names: &ByColor<String>) {
        for color in Color::ALL {
            let name = names[color].trim();
            if self.players[color] == Player::Human && !name.is_empty() {
                self.record.tags_mut().set(NAMES[color], name);
            }
        }
    }

    /// The same game, as part of a lesson or a puzzle.
    #[must_use]
    pub fn for_practice(mut self) -> Table {
        self.record.tags_mut().set(PRACTICE, "yes");
        self
    }

    /// Whether the game belongs to a lesson or a puzzle.
    pub fn is_practice(&self) -> bool {
        is_practice(&self.game().tags)
    }

    /// The names of the human players, where the game has them.
    pub fn names(&self) -> ByColor<String> {
        let tags = &self.game().tags;
        ByColor::new_with(|color| {
            let name = tags.get(NAMES[color]).map(str::trim);
            let own = name.filter(|name| !["?", PERSON].contains(name));
            match self.players[color] {
                Player::Human => own.unwrap_or_default().to_owned(),
                _ => String::new(),
            }
        })
    }
}
