//! The shown line of the tree, and the position on it.

use baroque::game::{NodeId, Tree};
use baroque::rules::Position;

/// A line from the start. Stepping back and forth stays on it, even at branches.
#[derive(Clone, Debug)]
pub(super) struct ShownLine {
    places: Vec<NodeId>,
    positions: Vec<Position>,
    shown: usize,
}

impl ShownLine {
    /// The line through a node, which becomes the shown one.
    pub fn through(tree: &Tree, at: NodeId) -> ShownLine {
        let places = tree.line_through(at);
        let positions = places.iter().map(|&at| tree.node(at).position.clone());
        ShownLine {
            positions: positions.collect(),
            shown: tree.path(at).len() - 1,
            places,
        }
    }

    /// The nodes of the line, the root first.
    pub fn places(&self) -> &[NodeId] {
        &self.places
    }

    pub fn at(&self) -> NodeId {
        self.places[self.shown]
    }

    /// The number of plies before it.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// The positions from the start to the shown one.
    pub fn history(&self) -> &[Position] {
        &self.positions[..=self.shown]
    }

    /// Goes to a node, and changes to another line only if this one does not lead there.
    pub fn follow(&mut self, tree: &Tree, at: NodeId) {
        match self.places.iter().position(|&place| place == at) {
            Some(index) => self.shown = index,
            None => *self = ShownLine::through(tree, at),
        }
    }

    /// Updates the line after a change of the tree: removes deleted nodes, and continues to the end.
    pub fn renew(&mut self, tree: &Tree) {
        let held = self.places.iter().rposition(|&at| tree.contains(at));
        let held = held.unwrap_or(0);
        let shown = self.shown.min(held);
        *self = ShownLine::through(tree, self.places[held]);
        self.shown = shown;
    }
}
