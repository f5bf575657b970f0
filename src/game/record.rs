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
    /// What it did.
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
}

impl Record {
    /// A game that begins with this position.
    pub fn new(variant: Arc<Variant>, start: Position) -> Record {
        Record::of(Game::new(variant, start))
    }

    /// A game that has been written down: it stands at the end of its main line.
    pub fn of(game: Game) -> Record {
        let line = game.tree.line_through(Tree::ROOT);
        let place = |&at: &NodeId| game.tree.node(at).position.clone();
        Record {
            positions: line.iter().map(place).collect(),
            line,
            game,
        }
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
        Ok(())
    }

    /// Where the main line ends.
    fn end(&self) -> NodeId {
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
        let bare = position.men(!side) == variant.kings(position, !side)
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
        outcome(self.variant(), &self.positions, self.game.ended)
    }
}

/// How a game with these positions has ended, if it has; `ended` tells what the players did about it.
pub(super) fn outcome(
    variant: &Variant,
    positions: &[Position],
    ended: Option<Outcome>,
) -> Option<Outcome> {
    let now = positions.last()?;
    let on_board = variant.outcome(now);
    match on_board {
        Some(Outcome::Draw(DrawReason::Clock)) | None => ended
            .or_else(|| repetition(variant, positions))
            .or(on_board),
        decided => decided,
    }
}

fn repetition(variant: &Variant, positions: &[Position]) -> Option<Outcome> {
    let now = positions.last()?;
    let same = positions.iter().filter(|known| known.same_as(now));
    if same.count() < OCCURRENCES {
        return None;
    }
    Some(match variant.settings().repetition {
        Repetition::Draws => Outcome::Draw(DrawReason::Repetition),
        Repetition::Loses => Outcome::Win(now.turn(), WinReason::Repetition),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{find_move, parse_fen};
    use crate::variant_file::Catalogue;

    fn record(fen: &str) -> Record {
        let variant = Catalogue::built_in()
            .variant("chess", Some("8x8"), &[])
            .unwrap();
        let start = parse_fen(&variant, fen).unwrap();
        Record::new(Arc::new(variant), start)
    }

    fn play(record: &mut Record, moves: &str) {
        for text in moves.split_whitespace() {
            let mv = find_move(record.variant(), record.position(), text).expect(text);
            record.play(mv).expect(text);
        }
    }

    #[test]
    fn the_third_occurrence_draws_and_a_takeback_undoes_it() {
        let mut game = record("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        play(&mut game, "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8 e1e2");
        assert_eq!(
            game.outcome(),
            Some(Outcome::Draw(DrawReason::Repetition)),
            "the start had castling, the positions after it had not"
        );
        game.take_back();
        assert_eq!(game.outcome(), None);
    }

    #[test]
    fn mate_counts_before_the_clock() {
        let mut game = record("k7/8/1K6/8/8/8/7Q/8 w - - 99 80");
        play(&mut game, "h2h8");
        assert_eq!(
            game.outcome(),
            Some(Outcome::Win(Color::White, WinReason::Checkmate))
        );
        let mut game = record("k7/8/1K6/8/8/8/7Q/8 w - - 99 80");
        play(&mut game, "h2g1");
        assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Clock)));
    }

    #[test]
    fn time_is_lost_to_whoever_could_still_win() {
        let mut game = record("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        game.run_out_of_time(Color::Black);
        let lost = Outcome::Win(Color::White, WinReason::Time);
        assert_eq!(game.outcome(), Some(lost));
        game.take_back();
        game.run_out_of_time(Color::White);
        assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Time)));
    }

    #[test]
    fn a_king_alone_wins_by_time_where_a_side_without_a_move_loses() {
        let variant = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
        let start = parse_fen(&variant, "7k/8/8/8/8/8/8/L6K w - - 0 1").unwrap();
        let mut game = Record::new(Arc::new(variant), start);
        game.run_out_of_time(Color::White);
        let lost = Outcome::Win(Color::Black, WinReason::Time);
        assert_eq!(game.outcome(), Some(lost));
    }

    #[test]
    fn a_resigned_game_is_over_until_taken_back() {
        let mut game = record("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        play(&mut game, "a1a2");
        game.resign(Color::Black);
        let resigned = Outcome::Win(Color::White, WinReason::Resignation);
        assert_eq!(game.outcome(), Some(resigned));
        let mv = game.variant().legal_moves(game.position())[0];
        assert_eq!(game.play(mv), Err(IllegalMove));
        assert_eq!(game.take_back().map(|ply| ply.san), Some("Ra2".to_owned()));
        assert_eq!(game.outcome(), None);
    }
}
