//! The line of the tree that lies on the table, and which of its positions is shown.

use crate::game::{NodeId, Tree};
use crate::rules::Position;

/// A line from the start on. To step back along it and forth again keeps to it, wherever it branches.
#[derive(Clone, Debug)]
pub(super) struct Line {
    places: Vec<NodeId>,
    positions: Vec<Position>,
    shown: usize,
}

impl Line {
    /// The line through a place, which is shown.
    pub fn through(tree: &Tree, at: NodeId) -> Line {
        let places = tree.line_through(at);
        let positions = places.iter().map(|&at| tree.node(at).position.clone());
        Line {
            positions: positions.collect(),
            shown: tree.path(at).len() - 1,
            places,
        }
    }

    /// The places of the line, the root first.
    pub fn places(&self) -> &[NodeId] {
        &self.places
    }

    /// The place that is shown.
    pub fn at(&self) -> NodeId {
        self.places[self.shown]
    }

    /// How many plies led there.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// The positions from the start to the one that is shown.
    pub fn history(&self) -> &[Position] {
        &self.positions[..=self.shown]
    }

    /// Goes to a place; to another line only if this one does not lead there.
    pub fn follow(&mut self, tree: &Tree, at: NodeId) {
        match self.places.iter().position(|&place| place == at) {
            Some(index) => self.shown = index,
            None => *self = Line::through(tree, at),
        }
    }

    /// Keeps to the tree after that has changed: goes back to what is left of the line, and on to its new end.
    pub fn renew(&mut self, tree: &Tree) {
        let held = self.places.iter().rposition(|&at| tree.holds(at));
        let held = held.unwrap_or(0);
        let shown = self.shown.min(held);
        *self = Line::through(tree, self.places[held]);
        self.shown = shown;
    }
}
