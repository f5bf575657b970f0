//! The last unfinished game, for the start page.

use super::details::shown_player;
use super::saved_game_meta::only_human;
use super::tasks::OpenedGame;
use crate::app::play::table::PERSON;
use baroque::game::Tree;
use baroque::library::saved_games::SavedGame;
use baroque::rules::{Color, Position, Variant};
use baroque::texts::text;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

/// A game that can be continued.
#[derive(Clone, Debug, PartialEq)]
pub struct Resume {
    /// Its file.
    pub path: PathBuf,
    /// The names of the players.
    pub players: String,
    /// The number of the next move.
    pub number: u32,
    /// When it was last played.
    pub when: SystemTime,
    /// Its rules.
    pub variant: Arc<Variant>,
    pub position: Position,
    /// Whether Black is at the bottom.
    pub flipped: bool,
}

impl Resume {
    /// The facts about an autosaved game that has been read.
    pub fn new(saved_game: &SavedGame, opened: &OpenedGame) -> Resume {
        let tree = &opened.game.tree;
        let last = tree.line_after(Tree::ROOT).last().unwrap_or(Tree::ROOT);
        let position = tree.node(last).position.clone();
        Resume {
            path: saved_game.path.clone(),
            players: players(saved_game),
            number: position.fullmove(),
            when: saved_game.when,
            variant: tree.variant().clone(),
            position,
            flipped: opened.meta.flipped,
        }
    }

    /// The rules, the position, and whether Black is at the bottom.
    pub fn board(&self) -> (&Variant, &Position, bool) {
        (&self.variant, &self.position, self.flipped)
    }
}

/// The players of an autosaved game. Its only human without a name is “you”.
pub fn players(saved_game: &SavedGame) -> String {
    let tags = &saved_game.entry.tags;
    let names = ["White", "Black"].map(|side| tags.get(side).unwrap_or("?"));
    if names == [PERSON; 2] {
        return text!("seats-of-two").to_owned();
    }
    let name = |side: Color| match names[side as usize] {
        PERSON if only_human(tags) == Some(side) => text!("saved-games-you").to_owned(),
        name => shown_player(name),
    };
    Color::ALL.map(name).join(" – ")
}
