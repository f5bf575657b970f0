//! The reader's own try at a scene.

use crate::app::play::table::{PERSONS, Table};
use baroque::guide::Scene;
use baroque::rules::{Bitboard, Effect, Position, Transition};

/// The state of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialState {
    /// The reader has to move.
    Asked,
    /// The move did what the scene does, and the line continues.
    Good,
    /// The line has ended.
    Done,
    /// The move did something else.
    Other,
}

/// A try: the scene's position on a board where the reader moves.
#[derive(Debug)]
pub struct Trial {
    /// The board.
    pub table: Table,
    /// The state of the try.
    pub verdict: TrialState,
    /// The lines of the scene that start with the moves so far.
    lines: Vec<usize>,
    /// The number of plies up to the reader's last move.
    made: usize,
}

impl Trial {
    /// A board with the scene's position.
    pub(super) fn new(scene: &Scene, quiet: bool) -> Trial {
        let mut table = Table::new(scene.variant.clone(), scene.start.clone(), PERSONS);
        table.quiet = quiet;
        Trial {
            table,
            verdict: TrialState::Asked,
            lines: (0..scene.lines.len()).collect(),
            made: 0,
        }
    }

    /// The reader's last move: the position before it, and its effects.
    pub fn made(&self) -> Option<(&Position, &Transition)> {
        let record = &self.table.record;
        let index = self.made.checked_sub(1)?;
        let ply = record.ply(index)?;
        Some((record.positions().get(index)?, &ply.transition))
    }

    /// Takes back a wrong move.
    pub fn take_back(&mut self) {
        if self.verdict == TrialState::Other {
            self.table.take_back();
            self.table.locked = false;
            self.verdict = TrialState::Asked;
        }
    }

    /// Judges the reader's last move, and plays the scene's answer if there is one.
    pub fn judge(&mut self, scene: &Scene) {
        let plies = self.table.record.len();
        self.made = plies;
        let Some((before, made)) = self.made() else {
            return;
        };
        let (before, made) = (before.clone(), made.clone());
        let variant = scene.variant.clone();
        let step = |line: usize, ply: usize| scene.lines.get(line)?.get(ply);
        let fits = |&line: &usize| {
            step(line, plies - 1).is_some_and(|step| {
                let wanted = variant.transition(&before, step.mv);
                step.mv == made.mv || gains(&wanted).is_some() && gains(&wanted) == gains(&made)
            })
        };
        let lines: Vec<usize> = self.lines.iter().copied().filter(fits).collect();
        let Some(&line) = lines.first() else {
            self.verdict = TrialState::Other;
            self.table.locked = true;
            return;
        };
        let exact = step(line, plies - 1).is_some_and(|step| step.mv == made.mv);
        let answer = step(line, plies).filter(|_| exact);
        self.lines = lines;
        self.verdict = match answer {
            Some(answer) => {
                self.table.play(answer.mv, false);
                match step(line, plies + 1) {
                    Some(_) => TrialState::Good,
                    None => TrialState::Done,
                }
            }
            None => TrialState::Done,
        };
        self.table.locked = self.verdict == TrialState::Done;
    }
}

/// The pieces that a move captures and freezes, if any. Two moves with the same effects are both right.
fn gains(transition: &Transition) -> Option<(Bitboard, Bitboard)> {
    let frozen = transition
        .effects
        .iter()
        .filter_map(|effect| match *effect {
            Effect::Freeze { at, .. } => Some(at),
            _ => None,
        });
    let (captured, frozen) = (transition.captured(), frozen.collect::<Bitboard>());
    (captured.any() || frozen.any()).then_some((captured, frozen))
}
