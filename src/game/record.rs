//! The moves of a game, and how it stands.

use super::{Game, NodeId, Tree};
use crate::notation::pgn::Tags;
use crate::rules::{
    Color, DrawReason, Move, NoMoves, Outcome, Position, Repetition, Royal, Transition, Variant,
    WinReason,
};
use std::fmt;
use std::sync::Arc;

/// How often a position must have occurred to end the game.
const OCCURRENCES: usize = 3;

/// A move that has been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The effects of the move.
    pub transition: Transition,
    /// Its text.
    pub san: String,
}

/// A move that the position does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove;

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this move is not legal here")
    }
}

impl std::error::Error for IllegalMove {}

/// A game from its start to where it stands: the main line of a tree, which may hold variations besides.
#[derive(Clone, Debug)]
pub struct Record {
    game: Game,
    /// The places of the main line, the root first.
    line: Vec<NodeId>,
    /// The positions there.
    positions: Vec<Position>,
    /// How the board says that the game has ended, if it does.
    standing: Option<Outcome>,
}

impl Record {
    /// A game that begins with this position.
    pub fn new(variant: Arc<Variant>, start: Position) -> Record {
        Record::of(Game::new(variant, start))
    }

    /// A game that has been written down: it stands at the end of its main line.
    pub fn of(game: Game) -> Record {
        let line = game.tree.line_through(Tree::ROOT);
        Record::along(game, line)
    }

    /// A game that stands at a place of its tree; the way there is its main line.
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
            standing: None,
        };
        record.look();
        record
    }

    /// Works out what the board says about the end of the game.
    fn look(&mut self) {
        self.standing = outcome(self.variant(), self.position(), &self.positions);
    }

    /// The game with its variations and tags, to be written down.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Its tags, to be changed.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.game.tags
    }

    /// The game's rules.
    pub fn variant(&self) -> &Arc<Variant> {
        self.game.tree.variant()
    }

    /// Every position so far, the start first: one more than there are plies.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The position to be played from.
    pub fn position(&self) -> &Position {
        // A record has its start from the beginning and never loses it.
        &self.positions[self.positions.len() - 1]
    }

    /// How many plies have been played.
    pub fn len(&self) -> usize {
        self.line.len() - 1
    }

    /// Whether no move has been played.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The moves so far.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = &Ply> {
        // Only the root has none.
        let places = self.line.iter();
        places.filter_map(|&at| self.game.tree.node(at).ply.as_ref())
    }

    /// A move, counted from 0.
    pub fn ply(&self, index: usize) -> Option<&Ply> {
        let &at = self.line.get(index + 1)?;
        self.game.tree.node(at).ply.as_ref()
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// When the move is not legal, or the game is over.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove);
        }
        let next = self.game.tree.play(self.end(), mv)?;
        self.game.tree.promote_to_main(next);
        self.line.push(next);
        self.positions
            .push(self.game.tree.node(next).position.clone());
        self.look();
        Ok(())
    }

    /// Plays a move beside the game, at any place of its tree, or follows one that is there; where that leads. A game
    /// that is over may be looked into beyond its end, which changes nothing about how it ended.
    ///
    /// # Errors
    ///
    /// When the move is not legal there.
    pub fn vary(&mut self, at: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        let next = self.game.tree.play(at, mv)?;
        if at == self.end() {
            self.game.ended = self.outcome();
        }
        Ok(next)
    }

    /// Changes the tree. If the game has another main line then, it stands where that ends; a game that was over
    /// stays over.
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

    /// The places of the main line, the root first.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// Where the game stands.
    pub fn end(&self) -> NodeId {
        // The root stays.
        self.line[self.line.len() - 1]
    }

    /// Takes the last move back, with all that varies it further on; a game that was given up or drawn by agreement
    /// goes on.
    pub fn take_back(&mut self) -> Option<Ply> {
        self.game.ended = None;
        if self.is_empty() {
            return None;
        }
        let last = self.line.pop()?;
        self.positions.pop();
        self.game.tree.delete(last);
        self.look();
        self.game.tree.node(last).ply.clone()
    }

    /// Gives the game up for one side.
    pub fn resign(&mut self, loser: Color) {
        self.conclude(Outcome::Win(!loser, WinReason::Resignation));
    }

    /// A side's time has run out: it loses, unless the enemy has nothing but its king. That cannot win any more,
    /// except where kings are captured or a side without a move loses.
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

    /// Ends the game as its players or a clock want it, unless it is over.
    pub fn conclude(&mut self, outcome: Outcome) {
        if self.outcome().is_none() {
            self.game.ended = Some(outcome);
        }
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.ended.or(self.standing)
    }
}

/// How a game that stands so has ended by its rules, if it has; `positions` are all that it has had, this one too.
pub(super) fn outcome<'a>(
    variant: &Variant,
    now: &Position,
    positions: impl IntoIterator<Item = &'a Position>,
) -> Option<Outcome> {
    let on_board = variant.outcome(now);
    match on_board {
        Some(Outcome::Draw(DrawReason::Clock)) | None => {
            repetition(variant, now, positions).or(on_board)
        }
        decided => decided,
    }
}

fn repetition<'a>(
    variant: &Variant,
    now: &Position,
    positions: impl IntoIterator<Item = &'a Position>,
) -> Option<Outcome> {
    let same = positions.into_iter().filter(|known| known.same_as(now));
    if same.count() < OCCURRENCES {
        return None;
    }
    Some(match variant.settings().repetition {
        Repetition::Draws => Outcome::Draw(DrawReason::Repetition),
        Repetition::Loses => Outcome::Win(now.turn(), WinReason::Repetition),
    })
}

#[cfg(test)]
mod tests;
