//! The moves of a game in play, and its outcome.

use super::ends::outcome;
use super::tree::Ply;
use super::{Game, IllegalMove, NodeId, Tree};
use crate::notation::pgn::Tags;
use crate::rules::{
    Color, DrawReason, Move, NoMoves, Outcome, Position, Royal, Variant, WinReason,
};
use std::sync::Arc;

/// A game in play: the main line of a tree, which may have variations too.
#[derive(Clone, Debug)]
pub struct Record {
    game: Game,
    /// The nodes of the main line, the root first.
    line: Vec<NodeId>,
    /// The positions of these nodes.
    positions: Vec<Position>,
    /// The outcome that the rules give for the current position.
    rules_outcome: Option<Outcome>,
}

impl Record {
    /// A game without moves, from this position.
    pub fn new(variant: Arc<Variant>, start: Position) -> Record {
        Record::of(Game::new(variant, start))
    }

    /// A game read from PGN, at the end of its main line.
    pub fn of(game: Game) -> Record {
        let line = game.tree.line_through(Tree::ROOT);
        Record::along(game, line)
    }

    /// A game at a node of its tree; the path to it is its main line.
    pub fn standing_at(game: Game, end: NodeId) -> Record {
        let line = game.tree.path(end);
        Record::along(game, line)
    }

    fn along(game: Game, line: Vec<NodeId>) -> Record {
        let place = |&at: &NodeId| game.tree.node(at).position.clone();
        let mut record = Record {
            positions: line.iter().map(place).collect(),
            line,
            game,
            rules_outcome: None,
        };
        record.update_outcome();
        record
    }

    /// Updates the outcome that the rules give.
    fn update_outcome(&mut self) {
        self.rules_outcome = outcome(self.variant(), self.position(), &self.positions);
    }

    /// The game with its variations and tags.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The tags, for changes.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.game.tags
    }

    /// The game's rules.
    pub fn variant(&self) -> &Arc<Variant> {
        self.game.tree.variant()
    }

    /// Every position of the main line, from the start: one more than there are plies.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        // The starting position is always there.
        &self.positions[self.positions.len() - 1]
    }

    /// The number of plies played.
    pub fn len(&self) -> usize {
        self.line.len() - 1
    }

    /// Whether no move has been played.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The moves of the main line.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = &Ply> {
        // Only the root has no ply.
        let places = self.line.iter();
        places.filter_map(|&at| self.game.tree.node(at).ply.as_ref())
    }

    /// The ply with this index, from 0.
    pub fn ply(&self, index: usize) -> Option<&Ply> {
        let &at = self.line.get(index + 1)?;
        self.game.tree.node(at).ply.as_ref()
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// If the move is not legal, or the game is over.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove);
        }
        let next = self.game.tree.play(self.end(), mv)?;
        self.game.tree.promote_to_main(next);
        self.line.push(next);
        self.positions
            .push(self.game.tree.node(next).position.clone());
        self.update_outcome();
        Ok(())
    }

    /// Adds a variation at any node of the tree, or follows an existing one, and returns the next node.
    /// Moves after the end of the game are possible and do not change its outcome.
    ///
    /// # Errors
    ///
    /// If the move is not legal there.
    pub fn vary(&mut self, at: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        let next = self.game.tree.play(at, mv)?;
        if at == self.end() {
            self.game.ended = self.outcome();
        }
        Ok(next)
    }

    /// Changes the tree. If the main line changes, the game continues at its new end. The outcome of a
    /// finished game stays.
    pub fn edit<T>(&mut self, change: impl FnOnce(&mut Tree) -> T) -> T {
        let ended = self.outcome();
        let result = change(&mut self.game.tree);
        let line = self.game.tree.line_through(Tree::ROOT);
        if !line.starts_with(&self.line) {
            let mut game = self.game.clone();
            game.ended = ended;
            *self = Record::along(game, line);
        }
        result
    }

    /// The nodes of the main line, the root first.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The node of the current position.
    pub fn end(&self) -> NodeId {
        // The root is always there.
        self.line[self.line.len() - 1]
    }

    /// Takes back the last move with all moves after it, and returns it. A game that was resigned or
    /// drawn by agreement continues.
    pub fn take_back(&mut self) -> Option<Ply> {
        self.game.ended = None;
        if self.is_empty() {
            return None;
        }
        let last = self.line.pop()?;
        self.positions.pop();
        self.game.tree.delete(last);
        self.update_outcome();
        self.game.tree.node(last).ply.clone()
    }

    /// Ends the game: one side resigns.
    pub fn resign(&mut self, loser: Color) {
        self.conclude(Outcome::Win(!loser, WinReason::Resignation));
    }

    /// Ends the game because a side's time has run out. The side loses, unless the enemy has only its
    /// king and could not win with it.
    pub fn run_out_of_time(&mut self, side: Color) {
        let (variant, position) = (self.variant(), self.position());
        let bare = position.pieces(!side) == variant.kings(position, !side)
            && position.hand(!side).is_empty()
            && variant.settings().royal == Royal::Check
            && variant.settings().no_moves == NoMoves::Draws;
        self.conclude(match bare {
            true => Outcome::Draw(DrawReason::Time),
            false => Outcome::Win(!side, WinReason::Time),
        });
    }

    /// Ends the game with an outcome from the players or a clock, unless it is over already.
    pub fn conclude(&mut self, outcome: Outcome) {
        if self.outcome().is_none() {
            self.game.ended = Some(outcome);
        }
    }

    /// The outcome of the game, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.ended.or(self.rules_outcome)
    }
}

#[cfg(test)]
mod tests;
