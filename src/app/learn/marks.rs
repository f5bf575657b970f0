//! The marks of a question on its board.

use super::question::Asked;
use baroque::diagram::{Annotation, Ink, Item, Point, Tone, annotations, tint};
use baroque::rules::{Bitboard, Square};
use baroque::training::{Answer, Goal, Step, Task};

/// Half the width of the stroke across a ring, and its thickness, in squares.
const STROKE_HALF_WIDTH: f32 = 0.29;
const STROKE_THICKNESS: f32 = 0.08;

/// The subject of the question, the marked squares, and the right and wrong ones after the check.
pub(super) fn marks(asked: &Asked) -> Vec<Item> {
    let view = asked.table.view();
    let mut items = tint(view, subject(asked), Ink::Selected, 0.8);
    match &asked.feedback {
        None => {
            items.extend(tint(view, asked.marked - wrong(asked), Ink::Go, 0.8));
            items.extend(annotations(view, &notes(asked)));
        }
        Some(feedback) => {
            let (missing, extra) = (squares(&feedback.missing), squares(&feedback.extra));
            let right = asked.marked - extra;
            items.extend(rings(asked, right, Tone::Green));
            items.extend(rings(asked, missing, Tone::Yellow));
            items.extend(rings(asked, extra, Tone::Red));
            // A stroke across the ring says the same without a colour. A cross would mean a capture.
            let stroke = |square: Square| {
                let at = view.center(square);
                let end = |sign: f32| {
                    Point::new(
                        at.x + sign * STROKE_HALF_WIDTH,
                        at.y - sign * STROKE_HALF_WIDTH,
                    )
                };
                Item::bar(
                    end(-1.0),
                    end(1.0),
                    STROKE_THICKNESS,
                    Ink::Annotation(Tone::Red),
                )
            };
            items.extend(extra.into_iter().map(stroke));
        }
    }
    items
}

/// The squares that were wrong in the first answer.
fn wrong(asked: &Asked) -> Bitboard {
    let tried = asked.tried.as_ref();
    tried.map_or(Bitboard::EMPTY, |(_, tried)| squares(&tried.extra))
}

/// The squares of the piece that the question is about.
pub(super) fn subject(asked: &Asked) -> Bitboard {
    let at = match asked.exercise.task() {
        Task::Find(at, _) | Task::Safe(at) | Task::Thaw(at) => Some(*at),
        Task::Predict(_) | Task::Danger | Task::Frozen | Task::Legal(_) | Task::Win(_) => None,
    };
    at.filter(|_| !asked.is_answered()).into()
}

/// Arrows and circles of an open question, and circles around the marked squares and those that its sentence is about.
fn notes(asked: &Asked) -> Vec<Annotation> {
    let arrow = |step: Step, tone| Annotation {
        from: step.from,
        to: step.to,
        tone,
    };
    let wrong = wrong(asked);
    let circle = |square: Square| Annotation {
        from: square,
        to: square,
        tone: match wrong.contains(square) {
            true => Tone::Red,
            false => Tone::Blue,
        },
    };
    let circled = asked.marked | asked.about;
    let mut notes: Vec<Annotation> = circled.into_iter().map(circle).collect();
    if let Some(Answer::Moves(moves)) = asked.tried.as_ref().map(|(_, tried)| &tried.extra) {
        let wrong = moves.iter().map(|&mv| arrow(Step::of(mv), Tone::Red));
        notes.extend(wrong);
    }
    match asked.exercise.task() {
        Task::Predict(mv) => notes.push(arrow(Step::of(*mv), Tone::Green)),
        Task::Find(_, Goal::Exactly(targets)) => notes.extend(targets.into_iter().map(circle)),
        _ => {}
    }
    let chosen = asked
        .chosen
        .iter()
        .filter(|step| asked.pointed != Some(**step));
    notes.extend(chosen.map(|&step| arrow(step, Tone::Blue)));
    notes.extend(asked.pointed.map(|step| arrow(step, Tone::Green)));
    notes
}

fn rings(asked: &Asked, squares: Bitboard, tone: Tone) -> Vec<Item> {
    let circle = |square: Square| Annotation {
        from: square,
        to: square,
        tone,
    };
    let notes: Vec<Annotation> = squares.into_iter().map(circle).collect();
    annotations(asked.table.view(), &notes)
}

fn squares(answer: &Answer) -> Bitboard {
    match answer {
        Answer::Squares(squares) => *squares,
        Answer::Moves(_) | Answer::Steps(_) => Bitboard::EMPTY,
    }
}
