//! A puzzle on its board.

use super::refutation::Refutation;
use crate::app::analysis::hint::{Hint, HintStep};
use crate::app::play::table::{PERSONS, Table};
use crate::app::variants::Games;
use baroque::puzzles::series::{PuzzleEntry, RatingChange};
use baroque::puzzles::{End, Puzzle};
use baroque::rules::{Color, Move, Outcome};
use std::collections::VecDeque;
use std::sync::Arc;

/// The time that a wrong move is shown, and the time before the enemy's answer, in seconds.
const WRONG_MOVE_SECONDS: f32 = 0.8;
const ANSWER_DELAY_SECONDS: f32 = 0.25;

/// The time that the last move of a solved puzzle keeps its ring.
const RING_SECONDS: f32 = 1.5;

/// The state of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The player is to move.
    Asked,
    /// A wrong move is shown, and will be taken back.
    Wrong,
    /// The enemy is about to answer.
    Answering,
    /// The solution is being played.
    Showing,
    /// The line has been played to its end.
    Done,
}

/// The result of the player's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveVerdict {
    /// The last move was right, and the line continues.
    Right,
    /// The last move was wrong.
    Wrong,
    /// The line was found without a mistake.
    Solved,
    /// The line was found after a wrong move.
    SolvedLate,
    /// The line was found with help, without a wrong move.
    SolvedWithHelp,
    /// The solution was shown.
    Shown,
}

/// A puzzle that is being solved.
#[derive(Debug)]
pub struct Solving {
    pub id: String,
    pub puzzle: Puzzle,
    /// Its board.
    pub table: Table,
    /// The state of the board.
    pub phase: Phase,
    /// The result of the player's moves.
    pub verdict: Option<MoveVerdict>,
    /// Whether there was a mistake or help.
    pub failed: bool,
    /// The last wrong move, and after how many plies.
    pub wrong: Option<(usize, Move)>,
    /// The answer to it.
    pub refutation: Option<Refutation>,
    /// The change of the rating for the chosen puzzles.
    pub change: Option<RatingChange>,
    /// The seconds since the puzzle was shown.
    pub seconds: f32,
    /// The seconds since it was done.
    pub idle: f32,
    line: Vec<Move>,
    due: VecDeque<Move>,
    wait: f32,
}

impl Solving {
    /// A puzzle on its board, seen from the player's side.
    ///
    /// # Errors
    ///
    /// When the puzzle does not fit its game, in words.
    pub fn new(entry: &PuzzleEntry, games: &Games, quiet: bool) -> Result<Solving, String> {
        let puzzle = entry.puzzle.clone();
        let variant = games
            .variant(&puzzle.game, Some(&puzzle.layout), &puzzle.options)
            .map_err(|error| error.to_string())?;
        let opened = puzzle
            .open_in(variant)
            .map_err(|misfit| misfit.to_string())?;
        let turn = opened.position.turn();
        let mut table = Table::new(Arc::new(opened.variant), opened.position, PERSONS);
        if turn == Color::Black {
            table.flip();
        }
        table.quiet = quiet;
        Ok(Solving {
            id: entry.id.clone(),
            puzzle,
            table,
            phase: Phase::Asked,
            verdict: None,
            failed: false,
            wrong: None,
            refutation: None,
            change: None,
            seconds: 0.0,
            idle: 0.0,
            line: opened.line,
            due: VecDeque::new(),
            wait: 0.0,
        })
    }

    /// The moves of the solution.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// The player's side.
    pub fn side(&self) -> Color {
        self.table.record.positions()[0].turn()
    }

    /// Whether something moves, or will soon.
    pub fn is_in_motion(&self) -> bool {
        let waits = !matches!(self.phase, Phase::Asked | Phase::Done);
        waits || self.table.is_moving() || !self.due.is_empty()
    }

    /// Plays the player's move. Returns its result, if it is a step of the puzzle. Afterwards moves are variations.
    pub fn play(&mut self, mv: Move, carried: bool) -> Option<MoveVerdict> {
        match self.phase {
            Phase::Asked if self.table.at_newest() => {}
            Phase::Asked => {
                self.table.show_newest();
                self.mark_reason();
                return None;
            }
            Phase::Done => {
                self.due.clear();
                self.table.advice.marks.clear();
                self.table.play_here(mv, carried);
                return None;
            }
            Phase::Wrong | Phase::Answering | Phase::Showing => return None,
        }
        let ply = self.table.record.len();
        let right = self.is_right(ply, mv);
        self.table.play(mv, carried);
        if self.table.record.len() == ply {
            return None;
        }
        self.ring(mv.to, right);
        self.verdict = Some(match right {
            true => self.go_on(ply + 1),
            false => self.reject(ply, mv),
        });
        self.verdict
    }

    /// Whether a move is that of the line, leads to the same position, or wins the game at once where that is asked.
    fn is_right(&self, ply: usize, mv: Move) -> bool {
        let (variant, position) = (self.table.variant(), self.table.record.position());
        let Some(&wanted) = self.line.get(ply) else {
            return false;
        };
        if mv == wanted {
            return true;
        }
        if !variant.legal_moves(position).contains(&mv) {
            return false;
        }
        let after = variant.play(position, mv);
        let wins = match variant.outcome(&after) {
            Some(Outcome::Win(winner, _)) => winner == self.side(),
            Some(Outcome::Draw(_)) | None => false,
        };
        let same = after.same_as(&variant.play(position, wanted));
        same || self.puzzle.end == End::Win && wins
    }

    fn go_on(&mut self, plies: usize) -> MoveVerdict {
        match self.line.get(plies) {
            Some(&answer) if self.table.outcome().is_none() => {
                self.due.push_back(answer);
                self.begin(Phase::Answering, ANSWER_DELAY_SECONDS);
                MoveVerdict::Right
            }
            _ => {
                self.phase = Phase::Done;
                match (self.failed, self.wrong) {
                    (true, Some(_)) => MoveVerdict::SolvedLate,
                    (true, None) => MoveVerdict::SolvedWithHelp,
                    (false, _) => MoveVerdict::Solved,
                }
            }
        }
    }

    fn reject(&mut self, ply: usize, mv: Move) -> MoveVerdict {
        self.failed = true;
        self.wrong = Some((ply, mv));
        self.refutation = None;
        self.begin(Phase::Wrong, WRONG_MOVE_SECONDS);
        MoveVerdict::Wrong
    }

    /// The board waits for what is to happen.
    fn begin(&mut self, phase: Phase, wait: f32) {
        self.phase = phase;
        self.wait = wait;
        self.table.locked = true;
    }

    /// Shows the piece to be moved; asked again, its move.
    pub fn hint(&mut self) {
        let Some(&mv) = self.line.get(self.table.record.len()) else {
            return;
        };
        if self.phase != Phase::Asked {
            return;
        }
        let again = self.table.interaction.answer.is_some();
        self.table.show_newest();
        let hint = Hint {
            position: self.table.position().clone(),
            step: if again {
                HintStep::Move
            } else {
                HintStep::Piece
            },
            mv: Some(mv),
            then: self.line[self.table.record.len() + 1..].to_vec(),
        };
        self.failed = true;
        self.table.advice.marks.clear();
        self.table.interaction.cancel();
        self.table.interaction.answer = hint.answer(self.table.variant(), self.table.view());
    }

    /// Plays the rest of the line.
    pub fn solve(&mut self) {
        if self.phase != Phase::Asked {
            return;
        }
        self.failed = true;
        self.table.show_newest();
        self.table.advice.marks.clear();
        self.table.interaction.cancel();
        let played = self.table.record.len();
        self.due = self.line[played.min(self.line.len())..]
            .iter()
            .copied()
            .collect();
        self.begin(Phase::Showing, 0.0);
    }

    /// Shows a position of the line; the player may look back at any time.
    pub fn show(&mut self, ply: usize) {
        if self.phase == Phase::Done {
            self.due.clear();
            self.table.advice.marks.clear();
        }
        if matches!(self.phase, Phase::Asked | Phase::Done)
            && let Some(&place) = self.table.record.line().get(ply)
        {
            self.table.go(place);
            self.mark_reason();
        }
    }

    /// Plays moves from a position of the line on, one after the other, as a variation.
    pub fn play_out(&mut self, ply: usize, moves: impl IntoIterator<Item = Move>) {
        self.show(ply);
        self.due = moves.into_iter().collect();
    }

    /// Advances time by seconds, and the pieces at the pace of games.
    pub fn advance(&mut self, seconds: f32, step: f32, pace: Option<f32>) {
        match self.phase {
            Phase::Done => {
                self.idle += seconds;
                if self.idle >= RING_SECONDS {
                    self.table.advice.marks.clear();
                }
            }
            Phase::Asked | Phase::Wrong | Phase::Answering | Phase::Showing => {
                self.seconds += seconds;
            }
        }
        match pace {
            Some(pace) => self.table.advance(step * pace),
            None => self.table.end_animations(),
        }
        if self.table.is_moving() {
            return;
        }
        self.wait -= step;
        if self.wait <= 0.0 {
            self.happen();
        }
    }

    /// Does the next step, if its time has come.
    fn happen(&mut self) {
        match self.phase {
            Phase::Asked => {}
            Phase::Wrong => {
                self.table.take_back();
                self.ask();
            }
            Phase::Answering => {
                if let Some(answer) = self.due.pop_front() {
                    self.table.play(answer, false);
                }
                self.ask();
            }
            Phase::Showing => match self.due.pop_front() {
                Some(mv) => {
                    self.table.play(mv, false);
                    self.wait = ANSWER_DELAY_SECONDS;
                }
                None => {
                    self.table.locked = false;
                    self.phase = Phase::Done;
                    self.verdict = Some(MoveVerdict::Shown);
                }
            },
            Phase::Done => {
                if let Some(mv) = self.due.pop_front() {
                    self.table.play_here(mv, false);
                    self.wait = ANSWER_DELAY_SECONDS;
                }
            }
        }
    }

    fn ask(&mut self) {
        self.table.locked = false;
        self.phase = Phase::Asked;
        self.mark_reason();
    }
}
