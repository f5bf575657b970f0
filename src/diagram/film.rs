//! Lines of moves as a film: each move is announced by its marks, made, and looked at; at the end of a
//! line its moves are unmade, so that the film goes on from its beginning without a jump.

mod shots;
#[cfg(test)]
mod tests;

use super::board_view::BoardView;
use super::marks::{board, targets};
use super::scene::{Item, Shape};
use crate::rules::{Bitboard, Move, Position, Transition, Variant};
use shots::{Shot, Still, shots, still};
use std::sync::Arc;

/// How long the position is looked at before a line begins, in seconds.
const OPENING: f32 = 0.6;

/// How long a move's marks are shown before it is made.
const AIM: f32 = 1.0;

/// How long what it has done is looked at.
const LOOK: f32 = 1.2;

/// How much longer after the last move of a line.
const ENDING: f32 = 0.6;

/// How much faster than it was made a move is unmade.
const REWIND: f32 = 1.2;

/// How long marks take to come and to go.
const FADE: f32 = 0.18;

/// A part of a film: one move, or a pause.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Act {
    /// The position before the first move of a line.
    Open,
    /// The marks of a move.
    Aim(usize),
    /// The move.
    Make(usize),
    /// A pause after the move.
    Look(usize),
    /// The move backward.
    Unmake(usize),
}

/// An act at its place in the film.
#[derive(Clone, Copy, Debug)]
struct Span {
    begin: f32,
    end: f32,
    line: usize,
    act: Act,
}

/// Lines of moves in motion, which can be looked at for any moment. It holds no clock.
#[derive(Clone, Debug)]
pub struct Film {
    variant: Arc<Variant>,
    view: BoardView,
    start: Position,
    ground: Vec<Item>,
    opening: Still,
    /// The marks before the first move of a line.
    targets: Vec<Item>,
    lines: Vec<Vec<Shot>>,
    spans: Vec<Span>,
}

/// A film at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// The whole picture, lowest first.
    pub items: Vec<Item>,
    /// Which line is being shown.
    pub line: usize,
    /// Which of its moves is announced, made or looked at; none before the first and while all are unmade.
    pub step: Option<usize>,
    /// How much of the move has been seen, in seconds of its own timeline: 0 until it begins, infinite when it
    /// is over.
    pub seen: f32,
}

impl Film {
    /// A film of lines of legal moves that all begin in one position, in fades only if it is to be quiet. A line
    /// ends before a move that is not legal.
    pub fn new(
        variant: Arc<Variant>,
        view: BoardView,
        start: Position,
        lines: &[Vec<Move>],
        quiet: bool,
    ) -> Film {
        let view = BoardView::of(&variant, view.flipped());
        let lines: Vec<Vec<Shot>> = lines
            .iter()
            .map(|moves| shots(&variant, &view, &start, moves, quiet))
            .collect();
        Film {
            ground: board(&view, &variant),
            opening: still(&variant, &view, &start, None),
            spans: spans(&lines),
            targets: Vec::new(),
            variant,
            view,
            start,
            lines,
        }
    }

    /// The same with squares marked before the first move of each line, as targets of a piece.
    #[must_use]
    pub fn with_targets(mut self, squares: Bitboard) -> Film {
        self.targets = targets(&self.view, &self.start, squares);
        self
    }

    /// The game.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// How the board is seen.
    pub fn view(&self) -> &BoardView {
        &self.view
    }

    /// How long it takes at normal speed, in seconds.
    pub fn length(&self) -> f32 {
        self.spans.last().map_or(0.0, |span| span.end)
    }

    /// When the marks of a move appear, in seconds from the beginning.
    pub fn announced(&self, line: usize, step: usize) -> Option<f32> {
        let wanted = |span: &&Span| span.line == line && span.act == Act::Aim(step);
        self.spans.iter().find(wanted).map(|span| span.begin)
    }

    /// The moments at which moves are announced, in order.
    pub fn announcements(&self) -> impl Iterator<Item = f32> {
        let announced = |span: &&Span| matches!(span.act, Act::Aim(_));
        self.spans.iter().filter(announced).map(|span| span.begin)
    }

    /// The position that stands before a move of it.
    pub fn before(&self, line: usize, step: usize) -> Option<&Position> {
        Some(&self.lines.get(line)?.get(step)?.before)
    }

    /// The transition of one of its moves.
    pub fn transition(&self, line: usize, step: usize) -> Option<&Transition> {
        Some(&self.lines.get(line)?.get(step)?.transition)
    }

    /// The position of a frame: the one before the move that is announced or made, or the one after it.
    pub fn position(&self, frame: &Frame) -> &Position {
        let shots = self.lines.get(frame.line);
        let shot = shots
            .zip(frame.step)
            .and_then(|(shots, step)| shots.get(step));
        match shot {
            Some(shot) if frame.seen.is_infinite() => &shot.after,
            Some(shot) => &shot.before,
            None => &self.start,
        }
    }

    /// Whether an effect of the move that a frame shows, by its place in the transition, has been seen.
    pub fn has_happened(&self, frame: &Frame, effect: usize) -> bool {
        let shots = self.lines.get(frame.line);
        let shot = shots
            .zip(frame.step)
            .and_then(|(shots, step)| shots.get(step));
        shot.is_some_and(|shot| frame.seen >= shot.timeline.moment(effect) && frame.seen > 0.0)
    }

    /// The film at a moment, in seconds from its beginning; before and after it as at its ends.
    pub fn at(&self, time: f32) -> Frame {
        let index = self.spans.partition_point(|span| span.end <= time);
        let last = self.spans.len().saturating_sub(1);
        let span = self.spans.get(index.min(last));
        let mut frame = Frame {
            items: self.ground.clone(),
            line: span.map_or(0, |span| span.line),
            step: None,
            seen: 0.0,
        };
        match span {
            Some(span) => {
                let passed = (time - span.begin).clamp(0.0, span.end - span.begin);
                self.play(span, passed, &mut frame);
            }
            None => show(&self.opening, 1.0, &self.targets, &mut frame),
        }
        frame
    }

    fn play(&self, span: &Span, passed: f32, frame: &mut Frame) {
        let shot = |index: usize| self.lines.get(span.line)?.get(index);
        let come = passed / FADE;
        let before = |index: usize| {
            let last = index.checked_sub(1).and_then(shot);
            last.map_or(&self.opening, |last| &last.result)
        };
        match span.act {
            Act::Open => {
                let targets: Vec<Item> = faded(&self.targets, come).collect();
                show(&self.opening, come, &targets, frame);
            }
            Act::Aim(index) => {
                let beneath = shot(index).map_or(&[][..], |shot| &shot.beneath);
                let targets = self.targets.iter().filter(|_| index == 0);
                let beneath: Vec<Item> = targets.copied().chain(faded(beneath, come)).collect();
                show(before(index), 1.0, &beneath, frame);
                let marks = shot(index).into_iter().flat_map(|shot| &shot.marks);
                frame.items.extend(faded(marks, come));
                frame.step = Some(index);
            }
            Act::Make(index) => {
                if let Some(shot) = shot(index) {
                    let targets = self.targets.iter().filter(|_| index == 0);
                    frame.items.extend(faded(targets, 1.0 - come));
                    frame.items.extend(faded(&before(index).under, 1.0 - come));
                    frame.items.extend(faded(&shot.beneath, 1.0 - come));
                    frame.items.extend(shot.at(passed));
                    frame.items.extend(faded(&shot.marks, 1.0 - come));
                }
                frame.step = Some(index);
                frame.seen = passed;
            }
            Act::Look(index) => {
                shot(index)
                    .into_iter()
                    .for_each(|shot| show(&shot.result, come, &[], frame));
                frame.step = Some(index);
                frame.seen = f32::INFINITY;
            }
            Act::Unmake(index) => shot(index).into_iter().for_each(|shot| {
                // Only the last move of a line has been looked at.
                if self
                    .lines
                    .get(span.line)
                    .is_some_and(|shots| shots.len() == index + 1)
                {
                    frame.items.extend(faded(&shot.result.under, 1.0 - come));
                }
                let moment = rewound(shot.timeline.length(), passed);
                frame.items.extend(shot.at(moment));
            }),
        }
    }
}

/// A position at rest with marks below its pieces. `come` says how far its own marks have faded in.
fn show(still: &Still, come: f32, beneath: &[Item], frame: &mut Frame) {
    frame.items.extend(faded(&still.under, come));
    frame.items.extend(beneath);
    frame.items.extend(&still.pieces);
}

/// The moment of a timeline so many seconds after its rewinding has begun. Pieces set off and stop gently, though
/// their move may begin at full speed.
fn rewound(length: f32, passed: f32) -> f32 {
    let part = (passed * REWIND / length.max(f32::EPSILON)).clamp(0.0, 1.0);
    length * (1.0 - part * part * (3.0 - 2.0 * part))
}

/// Items that have come as far as this. Most are less opaque until then; opaque strokes are thinner, because
/// where those of a bent line overlap it would show.
fn faded<'a>(items: impl IntoIterator<Item = &'a Item>, come: f32) -> impl Iterator<Item = Item> {
    let come = come.clamp(0.0, 1.0);
    let items = items.into_iter().filter(move |_| come > 0.0);
    items.map(move |item| match item.shape {
        Shape::Bar if item.alpha == 1.0 => Item {
            width: item.width - item.height * (1.0 - come),
            height: item.height * come,
            ..*item
        },
        _ => item.faded(item.alpha * come),
    })
}

/// When everything is to be seen.
fn spans(lines: &[Vec<Shot>]) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    let mut add = |line: usize, act: Act, seconds: f32| {
        let begin = spans.last().map_or(0.0, |span| span.end);
        spans.push(Span {
            begin,
            end: begin + seconds,
            line,
            act,
        });
    };
    for (line, shots) in lines.iter().enumerate() {
        add(line, Act::Open, OPENING);
        for (index, shot) in shots.iter().enumerate() {
            let ending = if index + 1 == shots.len() {
                ENDING
            } else {
                0.0
            };
            add(line, Act::Aim(index), AIM);
            add(line, Act::Make(index), shot.timeline.length());
            add(line, Act::Look(index), LOOK + ending);
        }
        for (index, shot) in shots.iter().enumerate().rev() {
            add(line, Act::Unmake(index), shot.timeline.length() / REWIND);
        }
    }
    spans
}
