//! Showing positions of a game and its variations.

use super::{Motion, Table};
use baroque::game::{NodeId, Tree};
use baroque::rules::Position;

impl Table {
    /// The shown node.
    pub fn at(&self) -> NodeId {
        self.seen.line.at()
    }

    /// The number of plies before the shown position.
    pub fn shown(&self) -> usize {
        self.seen.line.shown()
    }

    /// The number of plies of the shown line.
    pub fn length(&self) -> usize {
        self.seen.line.places().len() - 1
    }

    /// The move number at a ply of the line, or `None` at the start.
    pub fn number_of(&self, plies: usize) -> Option<u32> {
        let before = self.seen.line.places().get(plies.checked_sub(1)?)?;
        Some(self.tree().node(*before).position.fullmove())
    }

    /// The positions from the start to the shown one.
    pub fn history(&self) -> &[Position] {
        self.seen.line.history()
    }

    /// Whether the board shows the last position of its line.
    pub fn at_end(&self) -> bool {
        self.shown() == self.length()
    }

    /// Whether the board shows the current position of the game.
    pub fn at_newest(&self) -> bool {
        self.at() == self.record.end()
    }

    /// Whether the shown position has not occurred in the game: it is in a variation or after the game's end.
    pub fn is_beside(&self) -> bool {
        self.record.line().get(self.shown()) != Some(&self.at())
    }

    /// Shows the position after this number of plies of the line. A step of one ply is animated.
    pub fn show(&mut self, plies: usize) {
        self.go(self.seen.line.places()[plies.min(self.length())]);
    }

    /// Shows the last position of the line, or from there the current position of the game.
    pub fn show_last(&mut self) {
        match self.at_end() {
            true => self.show_newest(),
            false => self.show(self.length()),
        }
    }

    /// Shows the current position of the game.
    pub fn show_newest(&mut self) {
        self.go(self.record.end());
    }

    /// Shows a node. A step of one ply is animated.
    pub fn go(&mut self, to: NodeId) {
        let tree = &self.record.game().tree;
        if !tree.contains(to) {
            return;
        }
        let from = self.at();
        let step = if tree.node(to).parent() == Some(from) {
            Some((to, false))
        } else if tree.node(from).parent() == Some(to) {
            Some((from, true))
        } else {
            None
        };
        let motion = step.and_then(|(at, backward)| self.motion_to(at, backward));
        self.seen.line.follow(tree, to);
        self.seen.motions.clear();
        self.seen.motions.extend(motion);
        self.refresh();
    }

    /// The animation of the move to a node, or back from it.
    pub(super) fn motion_to(&self, at: NodeId, backward: bool) -> Option<Motion> {
        let tree = &self.record.game().tree;
        let node = tree.node(at);
        let (ply, parent) = (node.ply.as_ref()?, node.parent()?);
        let before = tree.node(parent).position.clone();
        Some(Motion::new(
            tree.variant(),
            &self.seen.view,
            before,
            &ply.transition,
            backward,
            self.quiet,
        ))
    }

    /// Shows another of the alternatives to the last move, `step` further in their list.
    pub fn show_rival(&mut self, step: isize) {
        let at = self.at();
        let alternatives = self.record.game().tree.alternatives(at);
        let rival = alternatives.iter().position(|&rival| rival == at);
        let rival = rival.and_then(|index| alternatives.get(index.checked_add_signed(step)?));
        if let Some(&rival) = rival {
            self.go(rival);
        }
    }

    /// Shows the next move of the line that has alternatives, or the previous one.
    pub fn show_branch(&mut self, forward: bool) {
        let tree = &self.record.game().tree;
        let branches = |&index: &usize| tree.alternatives(self.seen.line.places()[index]).len() > 1;
        let found = match forward {
            true => (self.shown() + 1..=self.length()).find(branches),
            false => (1..self.shown()).rev().find(branches),
        };
        let edge = if forward { self.length() } else { 0 };
        self.show(found.unwrap_or(edge));
    }

    /// The tree of the game.
    pub fn tree(&self) -> &Tree {
        &self.record.game().tree
    }
}
