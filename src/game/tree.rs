//! A game with its variations: a tree of moves, each with what has been said about it.

use super::record::{IllegalMove, Ply};
use crate::notation::write_san;
use crate::rules::{Move, Outcome, Position, Variant};
use std::sync::Arc;

/// A place in a tree: the position after some moves. It stays valid for as long as the tree lives, even if
/// the line that it belongs to is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

/// A position of the tree, the move that led to it and what goes on from it.
#[derive(Clone, Debug)]
pub struct Node {
    /// The position.
    pub position: Position,
    /// The move that led here; none at the root.
    pub ply: Option<Ply>,
    /// The comment on the move, or at the root on the game.
    pub comment: String,
    /// The comment before the move, if a variation begins with one.
    pub preface: String,
    /// Numeric annotation glyphs, such as 1 for `!` and 4 for `??`.
    pub nags: Vec<u8>,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
}

impl Node {
    /// The node before; none at the root.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes after: first the line that goes on, then its variations.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }
}

/// A game from its start on, with variations. Copies share what they have in common.
#[derive(Clone, Debug)]
pub struct Tree {
    variant: Arc<Variant>,
    nodes: Vec<Arc<Node>>,
}

impl Tree {
    /// The root: the position that the game begins with.
    pub const ROOT: NodeId = NodeId(0);

    /// A game that begins with this position.
    pub fn new(variant: Arc<Variant>, start: Position) -> Tree {
        let root = Node {
            position: start,
            ply: None,
            comment: String::new(),
            preface: String::new(),
            nags: Vec::new(),
            parent: None,
            children: Vec::new(),
        };
        Tree {
            variant,
            nodes: vec![Arc::new(root)],
        }
    }

    /// The game's rules.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The node at a place.
    pub fn node(&self, at: NodeId) -> &Node {
        &self.nodes[at.0 as usize]
    }

    /// The comment at a place, mutable.
    pub fn node_mut(&mut self, at: NodeId) -> &mut Node {
        Arc::make_mut(&mut self.nodes[at.0 as usize])
    }

    /// Plays a move: goes on along a line that has it already, or begins a new variation behind the others.
    ///
    /// # Errors
    ///
    /// When the move is not legal there. A draw that the players may play on after does not stop them.
    pub fn play(&mut self, at: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        if let Some(known) = self.after(at, mv) {
            return Ok(known);
        }
        let position = &self.node(at).position;
        if !self.variant.legal_moves(position).contains(&mv) {
            return Err(IllegalMove);
        }
        let node = Node {
            position: self.variant.play(position, mv),
            ply: Some(Ply {
                transition: self.variant.transition(position, mv),
                san: write_san(&self.variant, position, mv),
            }),
            comment: String::new(),
            preface: String::new(),
            nags: Vec::new(),
            parent: Some(at),
            children: Vec::new(),
        };
        let id = NodeId(u32::try_from(self.nodes.len()).map_err(|_| IllegalMove)?);
        self.nodes.push(Arc::new(node));
        self.node_mut(at).children.push(id);
        Ok(id)
    }

    /// The place after a move, if it has been played there.
    pub fn after(&self, at: NodeId, mv: Move) -> Option<NodeId> {
        let made = |id: &NodeId| self.node(*id).ply.as_ref().map(|ply| ply.transition.mv);
        let mut children = self.node(at).children.iter().copied();
        children.find(|id| made(id) == Some(mv))
    }

    /// The moves of which a place has one, its own included: first that of the line that is varied. The root has
    /// none.
    pub fn rivals(&self, at: NodeId) -> &[NodeId] {
        match self.node(at).parent {
            Some(parent) => &self.node(parent).children,
            None => &[],
        }
    }

    /// The places from the root to one, both included.
    pub fn path(&self, to: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(to), |&at| self.node(at).parent).collect();
        path.reverse();
        path
    }

    /// The places of the line that goes on from one, without it.
    pub fn line_after(&self, at: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.node(at).children.first().copied(), |&at| {
            self.node(at).children.first().copied()
        })
    }

    /// The whole line through a place: the way there, and how it goes on.
    pub fn line_through(&self, at: NodeId) -> Vec<NodeId> {
        let mut line = self.path(at);
        line.extend(self.line_after(at));
        line
    }

    /// Whether a place is on the main line.
    pub fn is_main(&self, at: NodeId) -> bool {
        let path = self.path(at);
        path.windows(2)
            .all(|pair| self.node(pair[0]).children.first() == Some(&pair[1]))
    }

    /// Whether a place belongs to the tree still, and not to a line that has been deleted, or to moves that an earlier
    /// copy of the tree did not have yet.
    pub fn holds(&self, at: NodeId) -> bool {
        let known = (at.0 as usize) < self.nodes.len();
        let way = std::iter::successors(Some(at), |&at| self.node(at).parent);
        known && way.last() == Some(Tree::ROOT)
    }

    /// Moves the variation that a place belongs to one step up among its rivals; `false` where it is part of
    /// the main line.
    pub fn promote(&mut self, at: NodeId) -> bool {
        let Some((parent, index)) = self.branch(at) else {
            return false;
        };
        self.node_mut(parent).children.swap(index - 1, index);
        true
    }

    /// Makes the line that a place belongs to the main line.
    pub fn promote_to_main(&mut self, at: NodeId) {
        while self.promote(at) {}
    }

    /// Where the variation of a place leaves the line that it varies: that place, and which child it is.
    fn branch(&self, at: NodeId) -> Option<(NodeId, usize)> {
        std::iter::successors(Some(at), |&at| self.node(at).parent).find_map(|child| {
            let parent = self.node(child).parent?;
            let siblings = &self.node(parent).children;
            let index = siblings.iter().position(|&sibling| sibling == child)?;
            (index > 0).then_some((parent, index))
        })
    }

    /// Deletes a place and all that follows it; the place before, where the reader then is. The root stays.
    pub fn delete(&mut self, at: NodeId) -> NodeId {
        let Some(parent) = self.node(at).parent else {
            return at;
        };
        self.node_mut(parent).children.retain(|&child| child != at);
        self.node_mut(at).parent = None;
        parent
    }

    /// The positions from the start to a place, as a search and the rule of repetition need them.
    pub fn positions(&self, to: NodeId) -> Vec<Position> {
        let path = self.path(to);
        path.into_iter()
            .map(|at| self.node(at).position.clone())
            .collect()
    }

    /// How the game ends at a place by its rules, if it does.
    pub fn outcome(&self, at: NodeId) -> Option<Outcome> {
        let way = std::iter::successors(Some(at), |&at| self.node(at).parent);
        let positions = way.map(|at| &self.node(at).position);
        super::record::outcome(&self.variant, &self.node(at).position, positions)
    }

    /// How many moves the tree holds, those of all variations together.
    pub fn len(&self) -> usize {
        self.every_place().count() - 1
    }

    /// Whether no move has been played.
    pub fn is_empty(&self) -> bool {
        self.node(Tree::ROOT).children.is_empty()
    }

    /// Every place, each after the one before it and lines before their variations.
    pub fn every_place(&self) -> impl Iterator<Item = NodeId> + '_ {
        let mut ahead = vec![Tree::ROOT];
        std::iter::from_fn(move || {
            let at = ahead.pop()?;
            ahead.extend(self.node(at).children.iter().rev());
            Some(at)
        })
    }
}

#[cfg(test)]
mod tests;
