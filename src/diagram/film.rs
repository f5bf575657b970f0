//! Lines of moves as a film. Marks announce each move, the move is played, and its result stays for a while. At the
//! end of a line the film plays its moves backwards, so that it repeats without a jump.
//!
//! A film is a function from time to a picture. The caller has the clock.

mod shots;
#[cfg(test)]
mod tests;

use super::board_view::BoardView;
use super::marks::{board, targets};
use super::scene::{Item, Shape};
use crate::rules::{Bitboard, Move, Position, Transition, Variant};
use shots::{Shot, Still, shots, still};
use std::sync::Arc;

/// The time before the first move of a line, in seconds.
const OPENING: f32 = 0.6;

/// The time of a move's marks before the move.
const AIM: f32 = 1.0;

/// The time after a move.
const LOOK: f32 = 1.2;

/// The additional time after the last move of a line.
const ENDING: f32 = 0.6;

/// How much faster a move runs backwards than forwards.
const REWIND: f32 = 1.2;

/// The time in which marks appear and disappear.
const FADE: f32 = 0.18;

/// A part of a film: one move, or a pause.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Act {
    /// The time before the first move of a line.
    Open,
    /// The marks of a move.
    Aim(usize),
    /// The move.
    Make(usize),
    /// The time after the move.
    Look(usize),
    /// The move backwards.
    Unmake(usize),
}

/// A part of the film with its time.
#[derive(Clone, Copy, Debug)]
struct Span {
    begin: f32,
    end: f32,
    line: usize,
    act: Act,
}

/// A film of lines of moves, which can be shown at any time. It has no clock.
#[derive(Clone, Debug)]
pub struct Film {
    variant: Arc<Variant>,
    view: BoardView,
    start: Position,
    ground: Vec<Item>,
    opening: Still,
    /// The marked squares before the first move of a line.
    targets: Vec<Item>,
    lines: Vec<Vec<Shot>>,
    spans: Vec<Span>,
}

/// The state of a film at a time.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// The items of the whole picture, lowest first.
    pub items: Vec<Item>,
    /// The index of the current line.
    pub line: usize,
    /// The index of the current move in its line: the last one while the moves run backwards. `None` before the first
    /// move.
    pub step: Option<usize>,
    /// The time in the move's own timeline, in seconds: 0 before it starts, infinite after its end.
    pub seen: f32,
}

impl Film {
    /// A film of lines of legal moves that start from one position. With `reduced` the moves only fade. A line ends
    /// before an illegal move.
    pub fn new(
        variant: Arc<Variant>,
        view: BoardView,
        start: Position,
        lines: &[Vec<Move>],
        reduced: bool,
    ) -> Film {
        let view = BoardView::of(&variant, view.flipped());
        let lines: Vec<Vec<Shot>> = lines
            .iter()
            .map(|moves| shots(&variant, &view, &start, moves, reduced))
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

    /// The same film, with these squares marked before the first move of each line, as targets of a piece.
    #[must_use]
    pub fn with_targets(mut self, squares: Bitboard) -> Film {
        self.targets = targets(&self.view, &self.start, squares);
        self
    }

    /// The game of the film.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// How the board is seen.
    pub fn view(&self) -> &BoardView {
        &self.view
    }

    /// The length at normal speed, in seconds.
    pub fn length(&self) -> f32 {
        self.spans.last().map_or(0.0, |span| span.end)
    }

    /// The time at which the marks of a move appear, in seconds from the beginning.
    pub fn announced(&self, line: usize, step: usize) -> Option<f32> {
        let wanted = |span: &&Span| span.line == line && span.act == Act::Aim(step);
        self.spans.iter().find(wanted).map(|span| span.begin)
    }

    /// The times at which the marks of moves appear, in order.
    pub fn announcements(&self) -> impl Iterator<Item = f32> {
        let announced = |span: &&Span| matches!(span.act, Act::Aim(_));
        self.spans.iter().filter(announced).map(|span| span.begin)
    }

    /// The position before a move.
    pub fn before(&self, line: usize, step: usize) -> Option<&Position> {
        Some(&self.lines.get(line)?.get(step)?.before)
    }

    /// The transition of a move.
    pub fn transition(&self, line: usize, step: usize) -> Option<&Transition> {
        Some(&self.lines.get(line)?.get(step)?.transition)
    }

    /// The position of a frame: before its move while that is announced or played, and after it later.
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

    /// Whether an effect of the current move has happened on the screen. `effect` is its index in the transition.
    pub fn has_happened(&self, frame: &Frame, effect: usize) -> bool {
        let shots = self.lines.get(frame.line);
        let shot = shots
            .zip(frame.step)
            .and_then(|(shots, step)| shots.get(step));
        shot.is_some_and(|shot| frame.seen >= shot.timeline.moment(effect) && frame.seen > 0.0)
    }

    /// The film at a time, in seconds from its beginning. Times outside the film count as its ends.
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
                // Only after the last move of a line do the moves run backwards.
                let last = self.lines.get(span.line).map_or(0, |shots| shots.len() - 1);
                let moment = rewound(shot.timeline.length(), passed);
                if index == last {
                    frame.items.extend(faded(&shot.result.under, 1.0 - come));
                    frame.seen = moment;
                }
                frame.step = Some(last);
                frame.items.extend(shot.at(moment));
            }),
        }
    }
}

/// A position without motion, with marks below its pieces. `come` is the part to which its own marks have faded in.
fn show(still: &Still, come: f32, beneath: &[Item], frame: &mut Frame) {
    frame.items.extend(faded(&still.under, come));
    frame.items.extend(beneath);
    frame.items.extend(&still.pieces);
}

/// The time in a timeline that runs backwards since `passed` seconds. Pieces start and stop smoothly, even if the
/// move starts at full speed.
fn rewound(length: f32, passed: f32) -> f32 {
    let part = (passed * REWIND / length.max(f32::EPSILON)).clamp(0.0, 1.0);
    length * (1.0 - part * part * (3.0 - 2.0 * part))
}

/// Items that have faded in to a part. Most become more opaque. Opaque strokes become thicker instead, because
/// transparent strokes would show their overlaps.
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

/// The times of all parts.
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
