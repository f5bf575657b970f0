//! What the analysis draws on the board: the arrow of the best move, or a position of a line.

use super::{Analysis, Pointed};
use crate::app::play::Playing;
use crate::app::play::table::{Advice, Preview, ReviewQuestion, Table};
use crate::app::shell::{Screen, Shell};
use baroque::diagram::{BoardView, Ink, Item, Shape, advice, still};
use baroque::game::Review;
use baroque::rules::{Move, Position, Transition, Variant};
use bevy::ecs::system::{Res, ResMut};

/// The weights of the arrow of a move, and of the moves before it in its line.
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
                marks: self.best(table).unwrap_or_default(),
                ..Advice::default()
            },
        }
    }

    /// The arrow of the best line. Those of all lines would hide each other.
    fn best(&self, table: &Table) -> Option<Vec<Item>> {
        let (variant, position) = (table.variant(), table.position());
        let mv = *self.found(position)?.lines.first()?.moves.first()?;
        let transition = variant.transition(position, mv);
        let pieces = position.occupied();
        Some(advice(table.view(), pieces, &transition, ARROW_WEIGHTS.0))
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

/// A move with its effects, its path in the colour of hints. A leap or a jump that captures has only its own arrow.
pub fn advised(variant: &Variant, view: &BoardView, position: &Position, mv: Move) -> Vec<Item> {
    let transition = variant.transition(position, mv);
    let mut marks = still(view, &transition);
    marks.retain(|item| item.ink != Ink::Go);
    let leaps = |item: &Item| item.shape == Shape::Head && item.ink == Ink::Capture;
    if !marks.iter().any(leaps) {
        let pieces = position.occupied();
        marks.extend(advice(view, pieces, &transition, ARROW_WEIGHTS.0));
    }
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
