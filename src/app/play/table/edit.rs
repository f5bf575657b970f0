//! Changes of a game's tree, which the user can undo. Copies of a tree share their nodes, so each step of the history
//! keeps the whole tree before it.

use super::Table;
use baroque::game::{Game, NodeId, Record, Tree};
use std::sync::atomic::{AtomicU64, Ordering};

/// The number of changes that can be undone.
const STEPS: usize = 100;

/// The last glyph that judges a move. A move has at most one of those up to it.
const LAST_JUDGEMENT: u8 = 6;

/// The number of changes of all trees.
static CHANGES: AtomicU64 = AtomicU64::new(0);

/// A number that no other state of any tree has.
pub(super) fn fresh_edition() -> u64 {
    CHANGES.fetch_add(1, Ordering::Relaxed)
}

/// A tree before a change.
#[derive(Clone, Debug)]
struct Before {
    game: Game,
    /// The end of the played game, and the shown node.
    end: NodeId,
    at: NodeId,
}

/// The changes that can be undone or redone.
#[derive(Debug, Default)]
pub(super) struct Changes {
    done: Vec<Before>,
    undone: Vec<Before>,
    /// The node whose comment is being written. All changes to one comment count as one.
    written: Option<NodeId>,
}

impl Changes {
    /// Removes all changes when the game continues.
    pub fn clear(&mut self) {
        *self = Changes::default();
    }
}

impl Table {
    /// A number that changes with every change of the tree. No two trees share one.
    pub fn edition(&self) -> u64 {
        self.numbers.edition
    }

    /// Whether the user may make, promote and delete variations: in a finished game, or between humans without clocks.
    pub fn is_free(&self) -> bool {
        let over = self.record.outcome().is_some();
        let casual = !self.has_computer() && self.clock.is_none();
        !self.locked && (over || casual)
    }

    /// Promotes the variation of a node by one.
    pub fn promote(&mut self, at: NodeId) {
        self.change(|tree| tree.promote(at));
    }

    /// Makes the line through a node the main line.
    pub fn make_main(&mut self, at: NodeId) {
        self.change(|tree| tree.promote_to_main(at));
    }

    /// Deletes a node and all moves after it.
    pub fn delete(&mut self, at: NodeId) {
        if at == Tree::ROOT || !self.is_free() {
            return;
        }
        let motion = (at == self.at()).then(|| self.motion_to(at, true));
        self.write(|tree| tree.delete(at));
        self.seen.motions.extend(motion.flatten());
    }

    /// Sets the comment of a move, or at the root of the game.
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

    /// Adds a glyph to a move, or removes it. At most one glyph judges the move.
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

    /// Changes the order of the tree, if that is allowed.
    fn change<T>(&mut self, change: impl FnOnce(&mut Tree) -> T) {
        if self.is_free() {
            self.write(change);
        }
    }

    /// Makes a change that can be undone in one step.
    pub(super) fn write<T>(&mut self, change: impl FnOnce(&mut Tree) -> T) {
        self.remember();
        self.record.edit(change);
        self.renew();
    }

    /// Saves the tree for undo.
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

    /// Undoes the last change. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.changes.done.pop() else {
            return false;
        };
        let now = self.now();
        self.changes.undone.push(now);
        self.restore(before);
        true
    }

    /// Redoes the last undone change.
    pub fn redo(&mut self) {
        if let Some(after) = self.changes.undone.pop() {
            let now = self.now();
            self.changes.done.push(now);
            self.restore(after);
        }
    }

    /// Restores a tree. The result of the game stays.
    fn restore(&mut self, mut before: Before) {
        self.changes.written = None;
        before.game.ended = self.record.game().ended;
        self.record = Record::standing_at(before.game, before.end);
        self.renew();
        self.go(before.at);
    }

    /// Updates the table after a change of the tree.
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
