//! The moves of a game, and how it stands.

use crate::notation::write_san;
use crate::rules::{
    Color, DrawReason, Move, Outcome, Position, Repetition, Transition, Variant, WinReason,
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

/// A game from its start to where it stands.
#[derive(Clone, Debug)]
pub struct Record {
    variant: Arc<Variant>,
    positions: Vec<Position>,
    plies: Vec<Ply>,
    ended: Option<Outcome>,
}

impl Record {
    /// A game that begins with this position.
    pub fn new(variant: Arc<Variant>, start: Position) -> Record {
        Record {
            variant,
            positions: vec![start],
            plies: Vec::new(),
            ended: None,
        }
    }

    /// The game's rules.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
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

    /// The moves so far.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
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
        if self.outcome().is_some() || !self.variant.legal_moves(self.position()).contains(&mv) {
            return Err(IllegalMove);
        }
        let ply = Ply {
            transition: self.variant.transition(self.position(), mv),
            san: write_san(&self.variant, self.position(), mv),
        };
        let next = self.variant.play(self.position(), mv);
        self.plies.push(ply);
        self.positions.push(next);
        Ok(())
    }

    /// Takes the last move back; a game that was given up or drawn by agreement goes on.
    pub fn take_back(&mut self) -> Option<Ply> {
        self.ended = None;
        let ply = self.plies.pop()?;
        self.positions.pop();
        Some(ply)
    }

    /// Gives the game up for one side.
    pub fn resign(&mut self, loser: Color) {
        if self.outcome().is_none() {
            self.ended = Some(Outcome::Win(!loser, WinReason::Resignation));
        }
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        outcome(&self.variant, &self.positions, self.ended)
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
