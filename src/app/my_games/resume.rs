//! The last unfinished game, for the start page.

use super::tasks::Opened;
use crate::game::Tree;
use crate::library::kept::Kept;
use crate::rules::{Position, Variant};
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
    /// Its position.
    pub position: Position,
    /// Whether Black is at the bottom.
    pub flipped: bool,
}

impl Resume {
    /// The facts about an autosaved game that has been read.
    pub fn new(kept: &Kept, opened: &Opened) -> Resume {
        let tree = &opened.game.tree;
        let last = tree.line_after(Tree::ROOT).last().unwrap_or(Tree::ROOT);
        let position = tree.node(last).position.clone();
        Resume {
            path: kept.path.clone(),
            players: players(kept),
            number: position.fullmove(),
            when: kept.when,
            variant: tree.variant().clone(),
            position,
            flipped: opened.keepsake.flipped,
        }
    }
}

/// The players of an autosaved game.
pub fn players(kept: &Kept) -> String {
    let name = |tag| kept.entry.tags.get(tag).unwrap_or("?");
    format!("{} – {}", name("White"), name("Black"))
}
