//! A game with its variations: a tree of moves with comments.

use super::ends;
use crate::notation::write_san;
use crate::rules::{Move, Outcome, Position, Transition, Variant};
use std::fmt;
use std::sync::Arc;

/// A played move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The effects of the move.
    pub transition: Transition,
    /// Its text in algebraic notation.
    pub san: String,
}

/// The move is not legal in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove;

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this move is not legal here")
    }
}

impl std::error::Error for IllegalMove {}

/// A node of a tree: the position after some moves. It stays valid while the tree lives, even after its
/// line is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

/// A comment or a glyph besides the usual ones of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Where it stands.
    pub place: Place,
    /// What it says.
    pub says: Says,
}

/// Where a remark stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// Before the move, which begins a variation.
    Before,
    /// After the move and its first comment.
    After,
    /// After this many variations of the move.
    Behind(usize),
}

/// What a remark says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Says {
    /// A comment.
    Comment(String),
    /// A numeric annotation glyph.
    Nag(u8),
}

/// A position of the tree, with the move before it and the moves after it.
#[derive(Clone, Debug)]
pub struct Node {
    /// The position.
    pub position: Position,
    /// The move that led here; `None` at the root.
    pub ply: Option<Ply>,
    /// The comment on the move; at the root, on the game.
    pub comment: String,
    /// The comment before the move, if it begins a variation.
    pub preface: String,
    /// Numeric annotation glyphs, such as 1 for `!` and 4 for `??`.
    pub nags: Vec<u8>,
    /// Further comments and glyphs of other programs, each in its place, in order.
    pub remarks: Vec<Remark>,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
}

impl Node {
    /// Adds a comment or a glyph in its place, behind what stands there.
    pub fn add(&mut self, place: Place, says: Says) {
        let first = self.remarks.iter().all(|remark| remark.place != place);
        match (place, says) {
            (Place::Before, Says::Comment(text)) if first && self.preface.is_empty() => {
                self.preface = text;
            }
            (Place::After, Says::Comment(text)) if first && self.comment.is_empty() => {
                self.comment = text;
            }
            (Place::After, Says::Nag(nag)) if first && self.comment.is_empty() => {
                if !self.nags.contains(&nag) {
                    self.nags.push(nag);
                }
            }
            (place, says) => self.remarks.push(Remark { place, says }),
        }
    }

    /// The node before this one; `None` at the root.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes after this one: the main continuation first, then its variations.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }
}

/// A game with its variations. Copies of a tree share their common nodes.
#[derive(Clone, Debug)]
pub struct Tree {
    variant: Arc<Variant>,
    nodes: Vec<Arc<Node>>,
}

impl Tree {
    /// The root: the starting position.
    pub const ROOT: NodeId = NodeId(0);

    /// A game without moves, from this position.
    pub fn new(variant: Arc<Variant>, start: Position) -> Tree {
        let root = Node {
            position: start,
            ply: None,
            comment: String::new(),
            preface: String::new(),
            nags: Vec::new(),
            remarks: Vec::new(),
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

    /// The node at a place, for changes to its comments and glyphs.
    pub fn node_mut(&mut self, at: NodeId) -> &mut Node {
        Arc::make_mut(&mut self.nodes[at.0 as usize])
    }

    /// Plays a move and returns the next node. It follows an existing line, or adds a variation after
    /// the others.
    ///
    /// # Errors
    ///
    /// If the move is not legal there. A draw after which the players may continue does not prevent it.
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
            remarks: Vec::new(),
            parent: Some(at),
            children: Vec::new(),
        };
        let id = NodeId(u32::try_from(self.nodes.len()).map_err(|_| IllegalMove)?);
        self.nodes.push(Arc::new(node));
        self.node_mut(at).children.push(id);
        Ok(id)
    }

    /// The node after a move, if that move has been played there.
    pub fn after(&self, at: NodeId, mv: Move) -> Option<NodeId> {
        let made = |id: &NodeId| self.node(*id).ply.as_ref().map(|ply| ply.transition.mv);
        let mut children = self.node(at).children.iter().copied();
        children.find(|id| made(id) == Some(mv))
    }

    /// The alternatives at a node, itself included, the main continuation first. The root has none.
    pub fn alternatives(&self, at: NodeId) -> &[NodeId] {
        match self.node(at).parent {
            Some(parent) => &self.node(parent).children,
            None => &[],
        }
    }

    /// The nodes from the root to a node, both included.
    pub fn path(&self, to: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(to), |&at| self.node(at).parent).collect();
        path.reverse();
        path
    }

    /// The nodes of the line after a node, without the node itself.
    pub fn line_after(&self, at: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.node(at).children.first().copied(), |&at| {
            self.node(at).children.first().copied()
        })
    }

    /// The whole line through a node: the path to it, and its continuation.
    pub fn line_through(&self, at: NodeId) -> Vec<NodeId> {
        let mut line = self.path(at);
        line.extend(self.line_after(at));
        line
    }

    /// Whether a node is on the main line.
    pub fn is_main(&self, at: NodeId) -> bool {
        let path = self.path(at);
        path.windows(2)
            .all(|pair| self.node(pair[0]).children.first() == Some(&pair[1]))
    }

    /// Whether a node belongs to this tree. It does not if its line has been deleted, or if it was
    /// added to a later copy.
    pub fn contains(&self, at: NodeId) -> bool {
        let known = (at.0 as usize) < self.nodes.len();
        let way = std::iter::successors(Some(at), |&at| self.node(at).parent);
        known && way.last() == Some(Tree::ROOT)
    }

    /// Moves the variation of a node up by one among its alternatives. Returns `false` if the node is
    /// on the main line.
    pub fn promote(&mut self, at: NodeId) -> bool {
        let Some((parent, index)) = self.branch(at) else {
            return false;
        };
        self.node_mut(parent).children.swap(index - 1, index);
        true
    }

    /// Makes the line of a node the main line.
    pub fn promote_to_main(&mut self, at: NodeId) {
        while self.promote(at) {}
    }

    /// The point where the variation of a node begins: the parent node, and the index of its child.
    fn branch(&self, at: NodeId) -> Option<(NodeId, usize)> {
        std::iter::successors(Some(at), |&at| self.node(at).parent).find_map(|child| {
            let parent = self.node(child).parent?;
            let siblings = &self.node(parent).children;
            let index = siblings.iter().position(|&sibling| sibling == child)?;
            (index > 0).then_some((parent, index))
        })
    }

    /// Deletes a node with everything after it, and returns the node before it. The root cannot be
    /// deleted.
    pub fn delete(&mut self, at: NodeId) -> NodeId {
        let Some(parent) = self.node(at).parent else {
            return at;
        };
        self.node_mut(parent).children.retain(|&child| child != at);
        self.node_mut(at).parent = None;
        parent
    }

    /// The positions from the start to a node, for a search and for repetition.
    pub fn positions(&self, to: NodeId) -> Vec<Position> {
        let path = self.path(to);
        path.into_iter()
            .map(|at| self.node(at).position.clone())
            .collect()
    }

    /// The outcome that the rules give at a node, if the game is over.
    pub fn outcome(&self, at: NodeId) -> Option<Outcome> {
        let way = std::iter::successors(Some(at), |&at| self.node(at).parent);
        let positions = way.map(|at| &self.node(at).position);
        ends::outcome(&self.variant, &self.node(at).position, positions)
    }

    /// The number of moves in the tree, with all variations.
    pub fn len(&self) -> usize {
        self.every_node().count() - 1
    }

    /// Whether no move has been played.
    pub fn is_empty(&self) -> bool {
        self.node(Tree::ROOT).children.is_empty()
    }

    /// All nodes, parents before children, and lines before their variations.
    pub fn every_node(&self) -> impl Iterator<Item = NodeId> + '_ {
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
