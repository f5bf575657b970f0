//! The reader's own try at a scene.

use crate::app::play::table::{PERSONS, Table};
use crate::guide::Scene;
use crate::rules::{Bitboard, Effect, Position, Transition};

/// What has come of a reader's try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The reader is to move.
    Asked,
    /// The move did what the scene does, and the line goes on.
    Good,
    /// The line is at its end.
    Done,
    /// The move did something else.
    Other,
}

/// A scene as a board on which the reader moves.
#[derive(Debug)]
pub struct Trial {
    /// The board.
    pub table: Table,
    /// What has come of it.
    pub verdict: Verdict,
    /// The lines of the scene that the moves so far belong to.
    lines: Vec<usize>,
    /// How many plies there were after the reader's last move.
    made: usize,
}

impl Trial {
    /// A board with the scene's position.
    pub(super) fn new(scene: &Scene, quiet: bool) -> Trial {
        let mut table = Table::new(scene.variant.clone(), scene.start.clone(), PERSONS);
        table.quiet = quiet;
        Trial {
            table,
            verdict: Verdict::Asked,
            lines: (0..scene.lines.len()).collect(),
            made: 0,
        }
    }

    /// The reader's last move: the position before it, and what it did.
    pub fn made(&self) -> Option<(&Position, &Transition)> {
        let record = &self.table.record;
        let index = self.made.checked_sub(1)?;
        let ply = record.ply(index)?;
        Some((record.positions().get(index)?, &ply.transition))
    }

    /// Takes back a move that did something else, to try again.
    pub fn take_back(&mut self) {
        if self.verdict == Verdict::Other {
            self.table.take_back();
            self.table.locked = false;
            self.verdict = Verdict::Asked;
        }
    }

    /// Looks at the move that the reader has just made, and makes the answer to it, if the scene has one.
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
            self.verdict = Verdict::Other;
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
                    Some(_) => Verdict::Good,
                    None => Verdict::Done,
                }
            }
            None => Verdict::Done,
        };
        self.table.locked = self.verdict == Verdict::Done;
    }
}

/// What a move takes and freezes, if anything: two moves that do the same are both right.
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
