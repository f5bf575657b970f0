//! The umpire: it knows the position, and tells each side what that side may know.

use super::attempt::meant_move;
use super::knowledge::Knowledge;
use super::news::{Ply, Ruling};
use super::options::{PawnTries, UmpireOptions};
use super::playable::{self, Unplayable};
use super::possible::is_possible;
use crate::game::Record;
use crate::rules::{ByColor, Color, Move, Outcome, Position, Variant, WinReason};
use std::fmt;
use std::sync::Arc;

/// The umpire's answer to a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It cannot be legal, whatever stands where.
    Impossible,
    /// It is not legal.
    No,
    /// It is played. Each side's last ply has what that side hears.
    Played,
}

/// There are no tries after the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOver;

impl fmt::Display for GameOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the game is over: start a new one")
    }
}

impl std::error::Error for GameOver {}

/// A blind game: all moves and tries, and what each side knows.
#[derive(Clone, Debug)]
pub struct Umpire {
    record: Record,
    knowledge: ByColor<Knowledge>,
}

impl Umpire {
    /// A game that begins from a position, which both sides know.
    ///
    /// # Errors
    ///
    /// Why the game cannot be played blind.
    pub fn new(
        variant: Arc<Variant>,
        start: Position,
        options: UmpireOptions,
    ) -> Result<Umpire, Unplayable> {
        playable::check(&variant, &start)?;
        let known = |side| Knowledge::new(variant.clone(), start.clone(), options, side);
        Ok(Umpire {
            knowledge: ByColor::new_with(known),
            record: Record::new(variant, start),
        })
    }

    /// What a side knows.
    pub fn knowledge(&self, side: Color) -> &Knowledge {
        &self.knowledge[side]
    }

    /// The moves and positions, which nobody may see before the end.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What is announced.
    pub fn options(&self) -> UmpireOptions {
        self.knowledge.white.options()
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.record.turn()
    }

    /// The result, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.outcome()
    }

    /// Answers a try of the side to move, in UCI.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn attempt(&mut self, text: &str) -> Result<Answer, GameOver> {
        if self.outcome().is_some() {
            return Err(GameOver);
        }
        let side = self.turn();
        let meant = meant_move(self.record.variant(), self.record.position(), text);
        if let Some(mv) = meant {
            self.play(mv, text).map_err(|_| GameOver)?;
            return Ok(Answer::Played);
        }
        let impossible = !is_possible(&self.knowledge[side], text);
        self.knowledge[side].refuse(text, impossible);
        Ok(if impossible {
            Answer::Impossible
        } else {
            Answer::No
        })
    }

    fn play(&mut self, mv: Move, text: &str) -> Result<(), crate::game::IllegalMove> {
        let (side, before) = (self.turn(), self.record.position().clone());
        self.record.play(mv)?;
        let ply = Ply {
            before: &before,
            mv,
            after: self.record.position(),
        };
        let ruling = Ruling {
            variant: self.record.variant(),
            options: self.knowledge.white.options(),
        };
        let outcome = self.record.outcome();
        let news = ByColor::new_with(|hearer| ruling.news(&ply, hearer, outcome));
        for (hearer, news) in Color::ALL.into_iter().zip([news.white, news.black]) {
            self.knowledge[hearer].hear(side, text, news);
        }
        Ok(())
    }

    /// Tells the side to move how many captures its orthodox pawns have. `None` if the umpire never says that.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn ask(&mut self) -> Result<Option<usize>, GameOver> {
        if self.outcome().is_some() {
            return Err(GameOver);
        }
        let side = self.turn();
        let ruling = self.knowledge[side].ruling();
        if ruling.options.tries == PawnTries::Never {
            return Ok(None);
        }
        let tries = ruling.pawn_tries(self.record.position());
        self.knowledge[side].answer_asked(tries);
        Ok(Some(tries))
    }

    /// A side resigns. After the end this changes nothing.
    pub fn resign(&mut self, loser: Color) {
        self.conclude(Outcome::Win(!loser, WinReason::Resignation));
    }

    /// Ends the game by an outcome that the board does not show, such as an agreed draw. After the end this changes
    /// nothing.
    pub fn conclude(&mut self, outcome: Outcome) {
        if self.outcome().is_none() {
            self.record.conclude(outcome);
            for side in Color::ALL {
                self.knowledge[side].conclude(outcome);
            }
        }
    }
}
