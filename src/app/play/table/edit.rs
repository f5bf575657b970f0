//! Changes of the tree of a game, each of which can be taken back.

use super::Table;
use crate::game::{Game, NodeId, Record, Tree};
use std::sync::atomic::{AtomicU64, Ordering};

/// How many changes can be taken back.
const STEPS: usize = 100;

/// The last glyph that judges a move: only one of those up to it stands at a move.
const LAST_JUDGEMENT: u8 = 6;

/// Counts the changes of all trees.
static CHANGES: AtomicU64 = AtomicU64::new(0);

/// A number that no other state of any tree has.
pub(super) fn fresh_edition() -> u64 {
    CHANGES.fetch_add(1, Ordering::Relaxed)
}

/// What a tree was like before a change.
#[derive(Clone, Debug)]
struct Before {
    game: Game,
    /// Where the game stood, and what was shown.
    end: NodeId,
    at: NodeId,
}

/// The changes that can be taken back, or made again.
#[derive(Debug, Default)]
pub(super) struct Changes {
    done: Vec<Before>,
    undone: Vec<Before>,
    /// The place whose comment is being written: all that is written there is one change.
    written: Option<NodeId>,
}

impl Changes {
    /// Forgets all: the game has gone on.
    pub fn clear(&mut self) {
        *self = Changes::default();
    }
}

impl Table {
    /// A number that changes with every change of the tree, and is that of no other tree.
    pub fn edition(&self) -> u64 {
        self.numbers.edition
    }

    /// Whether variations may be made, promoted and deleted: in a game that is over, or among persons whom no clock
    /// hurries.
    pub fn is_free(&self) -> bool {
        let over = self.record.outcome().is_some();
        let casual = !self.has_computer() && self.clock.is_none();
        !self.locked && (over || casual)
    }

    /// Moves the variation of a place one step up among its alternatives.
    pub fn promote(&mut self, at: NodeId) {
        self.change(|tree| tree.promote(at));
    }

    /// Makes the line through a place the main line.
    pub fn make_main(&mut self, at: NodeId) {
        self.change(|tree| tree.promote_to_main(at));
    }

    /// Deletes a place and all that follows it.
    pub fn delete(&mut self, at: NodeId) {
        if at == Tree::ROOT || !self.is_free() {
            return;
        }
        let motion = (at == self.at()).then(|| self.motion_to(at, true));
        self.write(|tree| tree.delete(at));
        self.seen.motions.extend(motion.flatten());
    }

    /// Says something about a move, or at the root about the game.
    pub fn comment(&mut self, at: NodeId, text: String) {
        if self.tree().node(at).comment == text {
            return;
        }
        if self.changes.written != Some(at) {
            self.remember();
        }
        self.changes.written = Some(at);
        self.record.edit(|tree| tree.node_mut(at).comment = text);
        self.numbers.edition = fresh_edition();
    }

    /// Puts a glyph to a move, or takes it away. Of those that judge the move there is one at most.
    pub fn toggle_nag(&mut self, at: NodeId, nag: u8) {
        if at == Tree::ROOT {
            return;
        }
        self.remember();
        self.record.edit(|tree| {
            let nags = &mut tree.node_mut(at).nags;
            let had = nags.contains(&nag);
            nags.retain(|&known| known != nag && !(judges(known) && judges(nag)));
            if !had {
                nags.insert(0, nag);
            }
        });
        self.numbers.edition = fresh_edition();
    }

    /// Makes a change of the tree's order, if there may be any.
    fn change<T>(&mut self, change: impl FnOnce(&mut Tree) -> T) {
        if self.is_free() {
            self.write(change);
        }
    }

    /// Makes a change that is taken back as one.
    pub(super) fn write<T>(&mut self, change: impl FnOnce(&mut Tree) -> T) {
        self.remember();
        self.record.edit(change);
        self.renew();
    }

    /// Keeps the tree as it is, for somebody who wants it back.
    pub(super) fn remember(&mut self) {
        let now = self.now();
        let changes = &mut self.changes;
        if changes.done.len() == STEPS {
            changes.done.remove(0);
        }
        changes.done.push(now);
        changes.undone.clear();
        changes.written = None;
    }

    fn now(&self) -> Before {
        Before {
            game: self.record.game().clone(),
            end: self.record.end(),
            at: self.at(),
        }
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        if let Some(before) = self.changes.done.pop() {
            let now = self.now();
            self.changes.undone.push(now);
            self.restore(before);
        }
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self) {
        if let Some(after) = self.changes.undone.pop() {
            let now = self.now();
            self.changes.done.push(now);
            self.restore(after);
        }
    }

    /// How the players have ended the game is no change of its tree.
    fn restore(&mut self, mut before: Before) {
        self.changes.written = None;
        before.game.ended = self.record.game().ended;
        self.record = Record::standing_at(before.game, before.end);
        self.renew();
        self.go(before.at);
    }

    /// Follows a change of the tree.
    pub(super) fn renew(&mut self) {
        self.numbers.edition = fresh_edition();
        self.seen.line.renew(&self.record.game().tree);
        self.shorten_review();
        self.seen.motions.clear();
        self.refresh();
    }
}

/// Whether a glyph judges a move, from `!` to `?!`.
pub(super) fn judges(nag: u8) -> bool {
    (1..=LAST_JUDGEMENT).contains(&nag)
}
