//! The review of a game: the value of each position, and the mistakes.
//!
//! Values are White's expected points: 0 for a loss, 1/2 for a draw, 1 for a win. The caller provides
//! them.
//!
//! A review belongs to places of the tree, and is not part of the game unless the user adds it.

use super::{NodeId, Tree};
use crate::rules::{ByColor, Color, Move};

/// The loss of expected points that makes a move an inaccuracy, a mistake or a blunder. Lichess uses
/// 0.1, 0.2 and 0.3 on a scale from -1 to 1, which is twice as long. Expected points hardly change in a
/// game that is won or lost already, so small errors there do not count.
const INACCURACY: f32 = 0.05;
const MISTAKE: f32 = 0.10;
const BLUNDER: f32 = 0.15;

/// A side with at most these expected points is losing, and they hardly fall further. So its moves are
/// judged by the hundredths of a pawn that they lose. `MOST` is the largest advantage that counts.
const LOSING: f32 = 0.25;
const LOST_MISTAKE: i32 = 150;
const LOST_BLUNDER: i32 = 300;
const MOST: i32 = 2_000;

/// A move that lost expected points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Judgement {
    /// A small loss.
    Inaccuracy,
    /// A large loss.
    Mistake,
    /// A loss that may decide the game.
    Blunder,
}

impl Judgement {
    /// All kinds, the worst one last.
    pub const ALL: [Judgement; 3] = [
        Judgement::Inaccuracy,
        Judgement::Mistake,
        Judgement::Blunder,
    ];

    /// The kind of mistake for a loss of expected points.
    pub fn of(lost: f32) -> Option<Judgement> {
        match lost {
            lost if lost >= BLUNDER => Some(Judgement::Blunder),
            lost if lost >= MISTAKE => Some(Judgement::Mistake),
            lost if lost >= INACCURACY => Some(Judgement::Inaccuracy),
            _ => None,
        }
    }

    /// The kind of mistake for a loss of hundredths of a pawn in a lost position.
    fn when_losing(centipawns: i32) -> Option<Judgement> {
        match centipawns {
            LOST_BLUNDER.. => Some(Judgement::Blunder),
            LOST_MISTAKE.. => Some(Judgement::Mistake),
            _ => None,
        }
    }

    /// Its numeric annotation glyph, for `?!`, `?` or `??`.
    pub fn nag(self) -> u8 {
        match self {
            Judgement::Inaccuracy => 6,
            Judgement::Mistake => 2,
            Judgement::Blunder => 4,
        }
    }

    /// Its name, in the singular or the plural.
    pub fn name(self, count: usize) -> &'static str {
        match (self, count) {
            (Judgement::Inaccuracy, 1) => "inaccuracy",
            (Judgement::Inaccuracy, _) => "inaccuracies",
            (Judgement::Mistake, 1) => "mistake",
            (Judgement::Mistake, _) => "mistakes",
            (Judgement::Blunder, 1) => "blunder",
            (Judgement::Blunder, _) => "blunders",
        }
    }
}

/// The analysis of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionAnalysis {
    /// White's expected points.
    pub points: f32,
    /// White's advantage in hundredths of a pawn; a forced win is larger than any material.
    pub centipawns: i32,
    /// The advantage as text, such as `+0.35`.
    pub evaluation: String,
    /// The best continuation.
    pub line: Vec<Move>,
}

impl PositionAnalysis {
    /// The expected points of a side.
    pub fn points_of(&self, side: Color) -> f32 {
        match side {
            Color::White => self.points,
            Color::Black => 1.0 - self.points,
        }
    }
}

/// A summary of one side's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// The number of judged moves.
    pub moves: usize,
    /// The sum of the expected points that they lost.
    pub lost: f32,
    judgements: [usize; 3],
}

impl Tally {
    /// The number of mistakes of a kind.
    pub fn count(&self, judgement: Judgement) -> usize {
        self.judgements[judgement as usize]
    }
}

/// A position of the game, and the move before it.
#[derive(Clone, Debug)]
struct ReviewedPosition {
    at: NodeId,
    played: Option<(Color, Move)>,
    analysis: Option<PositionAnalysis>,
    judgement: Option<Judgement>,
    /// Whether the side was losing before its mistake, so that it changed little.
    mild: bool,
}

/// The review of a line, as far as it is known.
#[derive(Clone, Debug)]
pub struct Review {
    steps: Vec<ReviewedPosition>,
    tally: ByColor<Tally>,
}

impl Review {
    /// A review of a line without any analysis yet. `line` is its nodes, the root first.
    pub fn new(tree: &Tree, line: &[NodeId]) -> Review {
        let step = |&at: &NodeId| {
            let node = tree.node(at);
            let before = node.parent().map(|before| &tree.node(before).position);
            let mv = node.ply.as_ref().map(|ply| ply.transition.mv);
            ReviewedPosition {
                at,
                played: before.map(|before| before.turn()).zip(mv),
                analysis: None,
                judgement: None,
                mild: false,
            }
        };
        Review {
            steps: line.iter().map(step).collect(),
            tally: ByColor::default(),
        }
    }

    /// A review of another line. It keeps the analysis of the positions that both lines have in common.
    pub fn along(&self, tree: &Tree, line: &[NodeId]) -> Review {
        let mut review = Review::new(tree, line);
        for (new, old) in review.steps.iter_mut().zip(&self.steps) {
            if new.at != old.at {
                break;
            }
            new.analysis.clone_from(&old.analysis);
        }
        for index in 0..review.steps.len() {
            review.judge(index);
        }
        review.count();
        review
    }

    /// The nodes of the line, the root first.
    pub fn places(&self) -> impl DoubleEndedIterator<Item = NodeId> + '_ {
        self.steps.iter().map(|step| step.at)
    }

    /// The node after this many plies.
    pub fn place(&self, ply: usize) -> Option<NodeId> {
        Some(self.steps.get(ply)?.at)
    }

    /// The number of plies before a node of the line.
    pub fn ply_of(&self, at: NodeId) -> Option<usize> {
        self.places().position(|place| place == at)
    }

    /// The next position to analyse, from the start of the game on.
    pub fn next(&self) -> Option<(usize, NodeId)> {
        let mut steps = self.steps.iter().enumerate();
        let (ply, step) = steps.find(|(_, step)| step.analysis.is_none())?;
        Some((ply, step.at))
    }

    /// The number of analysed positions, and of all positions.
    pub fn progress(&self) -> (usize, usize) {
        let known = self.steps.iter().filter(|step| step.analysis.is_some());
        (known.count(), self.steps.len())
    }

    /// Adds the analysis of the position after this many plies.
    pub fn learn(&mut self, ply: usize, analysis: PositionAnalysis) {
        if let Some(step) = self.steps.get_mut(ply) {
            step.analysis = Some(analysis);
            self.judge(ply);
            self.judge(ply + 1);
            self.count();
        }
    }

    /// The analysis of the position after this many plies.
    pub fn analysis(&self, ply: usize) -> Option<&PositionAnalysis> {
        self.steps.get(ply)?.analysis.as_ref()
    }

    /// White's expected points by ply, where they are known.
    pub fn graph(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        let points =
            |(ply, step): (usize, &ReviewedPosition)| Some((ply, step.analysis.as_ref()?.points));
        self.steps.iter().enumerate().filter_map(points)
    }

    /// The mistakes, each with the number of plies up to and including it.
    pub fn judgements(&self) -> impl Iterator<Item = (usize, Judgement)> + '_ {
        let steps = self.steps.iter().enumerate();
        steps.filter_map(|(ply, step)| Some((ply, step.judgement?)))
    }

    /// The mistake that the last of this many plies made, if any.
    pub fn judgement(&self, ply: usize) -> Option<Judgement> {
        self.steps.get(ply)?.judgement
    }

    /// Whether the side that made this mistake was losing before it.
    pub fn was_losing(&self, ply: usize) -> bool {
        self.steps.get(ply).is_some_and(|step| step.mild)
    }

    /// The analysis before the last of this many plies, which contains the better move.
    pub fn better(&self, ply: usize) -> Option<&PositionAnalysis> {
        self.analysis(ply.checked_sub(1)?)
    }

    /// The summary of one side's moves.
    pub fn tally(&self, color: Color) -> Tally {
        self.tally[color]
    }

    /// The accuracy of a side's moves in percent, from 0 to 100, as lichess computes it. `None` without an analysed move.
    ///
    /// It is the mean of two means of the moves: one with more weight where the game changes, and the harmonic one, to which
    /// blunders matter more. So easy moves in a decided game count little.
    pub fn accuracy(&self, color: Color) -> Option<f32> {
        let (mut moves, mut weights, mut weighted, mut inverse) = (0, 0.0, 0.0, 0.0);
        for ply in 0..self.steps.len() {
            if let Some((_, lost)) = self.lost(ply).filter(|(mover, _)| *mover == color) {
                let (accuracy, weight) = (accuracy(lost), self.volatility(ply));
                moves += 1;
                weights += weight;
                weighted += weight * accuracy;
                inverse += 1.0 / accuracy.max(1.0);
            }
        }
        (moves > 0).then(|| (weighted / weights + moves as f32 / inverse) / 2.0)
    }

    /// How much the expected points change around the last of this many plies: their standard deviation in percent, within
    /// limits, over as many positions as a tenth of the game.
    fn volatility(&self, ply: usize) -> f32 {
        let size = (self.steps.len().saturating_sub(1) / 10).clamp(2, 8);
        let end = (ply + 1).max(size).min(self.steps.len());
        let steps = &self.steps[end.saturating_sub(size)..end];
        let points = || {
            let analyses = steps.iter().filter_map(|step| step.analysis.as_ref());
            analyses.map(|analysis| 100.0 * analysis.points)
        };
        let count = points().count().max(1) as f32;
        let mean = points().sum::<f32>() / count;
        let variance = points().map(|points| (points - mean).powi(2)).sum::<f32>() / count;
        variance.sqrt().clamp(0.5, 12.0)
    }

    /// The mover and the expected points lost by the last of this many plies; 0 if the move was the best one.
    pub fn lost(&self, ply: usize) -> Option<(Color, f32)> {
        let (mover, before, after) = self.around(ply)?;
        let lost = before.points_of(mover) - after.points_of(mover);
        Some((
            mover,
            if self.was_best(ply) {
                0.0
            } else {
                lost.max(0.0)
            },
        ))
    }

    /// The mover, and the analysis before and after the last of this many plies.
    fn around(&self, ply: usize) -> Option<(Color, &PositionAnalysis, &PositionAnalysis)> {
        let step = self.steps.get(ply)?;
        Some((step.played?.0, self.better(ply)?, step.analysis.as_ref()?))
    }

    /// Whether the last of this many plies was the best move.
    pub fn was_best(&self, ply: usize) -> bool {
        let played = self.steps.get(ply).and_then(|step| step.played);
        let best = self.better(ply).and_then(|before| before.line.first());
        played.zip(best).is_some_and(|((_, mv), best)| mv == *best)
    }

    /// The mistake of a side that was losing before its move.
    fn lapse_when_losing(&self, ply: usize) -> Option<Judgement> {
        let (mover, before, after) = self.around(ply)?;
        lapse(mover, before, after).filter(|_| !self.was_best(ply))
    }

    /// The mistake that another move in the place of the last of this many plies would be. `after`: the analysis of the
    /// position after the other move.
    pub fn mistake_instead(&self, ply: usize, after: &PositionAnalysis) -> Option<Judgement> {
        let (mover, _) = self.steps.get(ply)?.played?;
        let before = self.better(ply)?;
        let lost = before.points_of(mover) - after.points_of(mover);
        Judgement::of(lost).max(lapse(mover, before, after))
    }

    fn judge(&mut self, ply: usize) {
        let judgement = self.lost(ply).and_then(|(_, lost)| Judgement::of(lost));
        let mild = self.lapse_when_losing(ply);
        if let Some(step) = self.steps.get_mut(ply) {
            step.judgement = judgement.max(mild);
            step.mild = mild > judgement;
        }
    }

    fn count(&mut self) {
        let mut tally: ByColor<Tally> = ByColor::default();
        for (ply, step) in self.steps.iter().enumerate() {
            if let Some((mover, lost)) = self.lost(ply) {
                let side = &mut tally[mover];
                side.moves += 1;
                side.lost += lost;
                if let Some(judgement) = step.judgement {
                    side.judgements[judgement as usize] += 1;
                }
            }
        }
        self.tally = tally;
    }
}

/// The mistake of a move whose side was losing before it.
fn lapse(mover: Color, before: &PositionAnalysis, after: &PositionAnalysis) -> Option<Judgement> {
    let evaluation = |analysis: &PositionAnalysis| match mover {
        Color::White => analysis.centipawns.clamp(-MOST, MOST),
        Color::Black => -analysis.centipawns.clamp(-MOST, MOST),
    };
    let losing = before.points_of(mover) <= LOSING;
    Judgement::when_losing(evaluation(before) - evaluation(after)).filter(|_| losing)
}

/// The accuracy of a move in percent, from the expected points that it lost. The formula and its constants are those of
/// lichess, whose losses are in percent of a point.
fn accuracy(lost: f32) -> f32 {
    (103.1668 * (-4.354 * lost).exp() - 3.1669).clamp(0.0, 100.0)
}

#[cfg(test)]
mod tests;
