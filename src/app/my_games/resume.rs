//! The game that was left last, for the start page.

use super::tasks::Opened;
use crate::game::Tree;
use crate::library::kept::Kept;
use crate::rules::{Position, Variant};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

/// A game that can be gone on with.
#[derive(Clone, Debug, PartialEq)]
pub struct Resume {
    /// Its file.
    pub path: PathBuf,
    /// Who plays.
    pub players: String,
    /// The number of the move to be played.
    pub number: u32,
    /// When it was played on last.
    pub when: SystemTime,
    /// Its rules.
    pub variant: Arc<Variant>,
    /// How it stands.
    pub position: Position,
    /// Whether the board is seen from the other side.
    pub flipped: bool,
}

impl Resume {
    /// What there is to say about a kept game that has been read.
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

/// Who plays a kept game.
pub fn players(kept: &Kept) -> String {
    let name = |tag| kept.entry.tags.get(tag).unwrap_or("?");
    format!("{} – {}", name("White"), name("Black"))
}
