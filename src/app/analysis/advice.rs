//! What the analysis draws on the board: arrows of the best moves, or a position of a line.

use super::{Analysis, Pointed};
use crate::app::play::Playing;
use crate::app::play::table::{Advice, Preview, ReviewQuestion, Table};
use crate::app::shell::{Screen, Shell};
use baroque::diagram::{BoardView, Ink, Item, Shape, advice, still};
use baroque::game::Review;
use baroque::rules::{Move, Position, Transition, Variant};
use bevy::ecs::system::{Res, ResMut};

/// The weights of the best move's arrow, and of the last one.
const ARROW_WEIGHTS: (f32, f32) = (1.0, 0.4);

/// The most moves of a line that have arrows, including its last.
const MAX_ARROWS: usize = 3;

/// Updates the drawings of the analysis on the board.
pub fn advise(analysis: Res<Analysis>, mut playing: ResMut<Playing>, shell: Res<Shell>) {
    if let Some(table) = playing.table.as_mut() {
        let advice = match shell.shows(Screen::Game) && table.motion().is_none() {
            true => analysis.advice(table),
            false => Advice::default(),
        };
        if table.advice != advice {
            table.advice = advice;
        }
    }
}

impl Analysis {
    /// The drawings for the shown position of a table.
    pub fn advice(&self, table: &Table) -> Advice {
        if !self.on {
            return Advice {
                marks: better(table).unwrap_or_default(),
                ..Advice::default()
            };
        }
        let pinned = self.pinned.clone().map(Pointed::Ahead);
        let wanted = self.pointed.clone().or(pinned);
        match wanted.filter(|wanted| fits(table, wanted)) {
            Some(Pointed::Line(mv)) => Advice {
                marks: advised(table.variant(), table.view(), table.position(), mv),
                ..Advice::default()
            },
            Some(Pointed::Ahead(moves)) => Advice {
                ahead: ahead(table, &moves),
                ..Advice::default()
            },
            None => Advice {
                marks: self.found(table.position()).map_or_else(Vec::new, |found| {
                    let lines = found.lines.iter();
                    arrows(table, lines.filter_map(|line| line.moves.first()))
                }),
                ..Advice::default()
            },
        }
    }
}

/// The arrow of the better move, if the review calls the last move a mistake.
fn better(table: &Table) -> Option<Vec<Item>> {
    let review = table.review()?;
    if let Some(question) = table.review_question() {
        return Some(answered(table, review, question));
    }
    let ply = review.ply_of(table.at())?;
    table.own_mistake(ply).filter(|_| table.tells_better(ply))?;
    let mv = *review.better(ply)?.line.first()?;
    let before = &table
        .tree()
        .node(review.place(ply.checked_sub(1)?)?)
        .position;
    let transition = table.variant().transition(before, mv);
    let pieces = table.position().occupied();
    Some(advice(table.view(), pieces, &transition, ARROW_WEIGHTS.0))
}

/// The best move in the place of a mistake, once it is shown or found.
fn answered(table: &Table, review: &Review, question: ReviewQuestion) -> Vec<Item> {
    let better = review.better(question.ply);
    let best = better.and_then(|analysis| analysis.line.first());
    let best = best.filter(|_| table.tells_better(question.ply));
    best.map_or_else(Vec::new, |&mv| {
        advised(table.variant(), table.view(), table.position(), mv)
    })
}

/// Whether the moves under the pointer fit the board's position, which may have changed.
fn fits(table: &Table, pointed: &Pointed) -> bool {
    let first = match pointed {
        Pointed::Line(mv) => Some(mv),
        Pointed::Ahead(moves) => moves.first(),
    };
    let legal = table.variant().legal_moves(table.position());
    first.is_some_and(|mv| legal.contains(mv))
}

/// The arrows of moves, from best to worst. The best is drawn last, on top.
fn arrows<'a>(table: &Table, moves: impl Iterator<Item = &'a Move>) -> Vec<Item> {
    let (variant, position) = (table.variant(), table.position());
    let arrow = |(rank, &mv): (usize, &Move)| {
        let transition = variant.transition(position, mv);
        advice(table.view(), position.occupied(), &transition, weight(rank))
    };
    let mut arrows: Vec<Vec<Item>> = moves.enumerate().map(arrow).collect();
    arrows.reverse();
    arrows.concat()
}

/// The weight of an arrow: the first is bold, the others are fainter.
fn weight(rank: usize) -> f32 {
    let (bold, faint) = ARROW_WEIGHTS;
    match rank {
        0 => bold,
        rank => (0.7 - 0.1 * rank as f32).max(faint),
    }
}

/// A move with its effects, its path in the colour of hints.
pub fn advised(variant: &Variant, view: &BoardView, position: &Position, mv: Move) -> Vec<Item> {
    let transition = variant.transition(position, mv);
    let mut marks = still(view, &transition);
    marks.retain(|item| item.ink != Ink::Go);
    let pieces = position.occupied();
    marks.extend(advice(view, pieces, &transition, ARROW_WEIGHTS.0));
    marks
}

/// The position after some moves, with the arrows of the last of them, and rings around captured pieces.
fn ahead(table: &Table, moves: &[Move]) -> Option<Preview> {
    let (variant, view) = (table.variant(), table.view());
    let mut position = table.position().clone();
    let mut made: Vec<Transition> = Vec::new();
    for &mv in moves {
        made.push(variant.transition(&position, mv));
        position = variant.play(&position, mv);
    }
    let last = made.last()?.clone();
    let recent = made.iter().rev().take(MAX_ARROWS).enumerate();
    let arrow = |(back, transition): (usize, &Transition)| {
        let weight = if back == 0 {
            ARROW_WEIGHTS.0
        } else {
            ARROW_WEIGHTS.1
        };
        advice(view, position.occupied(), transition, weight)
    };
    let mut arrows: Vec<Vec<Item>> = recent.map(arrow).collect();
    arrows.reverse();
    let mut marks = arrows.concat();
    let taken = last.captured().into_iter();
    marks.extend(
        taken.map(|square| Item::new(Shape::Ring, Ink::Capture, view.center(square)).faded(0.8)),
    );
    Some(Preview {
        position,
        last,
        marks,
    })
}
