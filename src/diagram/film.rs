//! Lines of moves as a film: each move is announced by its marks, made, and looked at; at the end of a
//! line its moves are unmade, so that the film goes on from its beginning without a jump.

use super::board_view::BoardView;
use super::hands::{hands, held_men};
use super::marks::{board, frost, men};
use super::motion::{Timeline, motion};
use super::rest::{all_frozen, check, last_move, standing};
use super::scene::Item;
use super::still::still as marks_of;
use crate::rules::{Move, Position, Transition, Variant};
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

/// A position at rest: what lies under its men, and its men.
#[derive(Clone, Debug)]
struct Still {
    under: Vec<Item>,
    men: Vec<Item>,
}

/// A move of a film.
#[derive(Clone, Debug)]
struct Shot {
    before: Position,
    after: Position,
    transition: Transition,
    timeline: Timeline,
    marks: Vec<Item>,
    /// What the timeline leaves alone: men that do not move, and men in hand.
    standing: Vec<Item>,
    result: Still,
}

/// What is to be seen for a while.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Act {
    /// The position before the first move of a line.
    Open,
    /// The marks of a move.
    Aim(usize),
    /// The move.
    Make(usize),
    /// What it has done.
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
        let lines: Vec<Vec<Shot>> = lines
            .iter()
            .map(|moves| shots(&variant, &view, &start, moves, quiet))
            .collect();
        Film {
            ground: board(&view, &variant),
            opening: still(&variant, &view, &start, None),
            spans: spans(&lines),
            variant,
            view,
            start,
            lines,
        }
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

    /// What a move of it does.
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
            None => show(&self.opening, 1.0, &mut frame),
        }
        frame
    }

    fn play(&self, span: &Span, passed: f32, frame: &mut Frame) {
        let shot = |index: usize| self.lines.get(span.line)?.get(index);
        let come = passed / FADE;
        match span.act {
            Act::Open => show(&self.opening, 1.0, frame),
            Act::Aim(index) => {
                let last = index.checked_sub(1).and_then(shot);
                let before = last.map_or(&self.opening, |last| &last.result);
                show(before, 1.0, frame);
                let marks = shot(index).into_iter().flat_map(|shot| &shot.marks);
                frame.items.extend(faded(marks, come));
                frame.step = Some(index);
            }
            Act::Make(index) => {
                let shot = shot(index);
                shot.into_iter().for_each(|shot| make(shot, passed, frame));
                let marks = shot.into_iter().flat_map(|shot| &shot.marks);
                frame.items.extend(faded(marks, 1.0 - come));
                frame.step = Some(index);
                frame.seen = passed;
            }
            Act::Look(index) => {
                shot(index)
                    .into_iter()
                    .for_each(|shot| show(&shot.result, come, frame));
                frame.step = Some(index);
                frame.seen = f32::INFINITY;
            }
            Act::Unmake(index) => shot(index).into_iter().for_each(|shot| {
                make(shot, rewound(shot.timeline.length(), passed), frame);
            }),
        }
    }
}

/// A position at rest, what lies under its men as far as it has come.
fn show(still: &Still, come: f32, frame: &mut Frame) {
    frame.items.extend(faded(&still.under, come));
    frame.items.extend(&still.men);
}

/// A move at a moment of its timeline.
fn make(shot: &Shot, time: f32, frame: &mut Frame) {
    frame.items.extend(&shot.standing);
    frame.items.extend(shot.timeline.at(time));
}

/// The moment of a timeline so many seconds after its rewinding has begun. Men set off and stop gently, though
/// their move may begin at full speed.
fn rewound(length: f32, passed: f32) -> f32 {
    let part = (passed * REWIND / length.max(f32::EPSILON)).clamp(0.0, 1.0);
    length * (1.0 - part * part * (3.0 - 2.0 * part))
}

/// Items as opaque as they are by so much.
fn faded<'a>(items: impl IntoIterator<Item = &'a Item>, come: f32) -> impl Iterator<Item = Item> {
    let come = come.clamp(0.0, 1.0);
    let items = items.into_iter().filter(move |_| come > 0.0);
    items.map(move |item| item.faded(item.alpha * come))
}

fn still(
    variant: &Variant,
    view: &BoardView,
    position: &Position,
    last: Option<&Transition>,
) -> Still {
    let mut under = last_move(view, last);
    under.extend(check(view, variant, position));
    Still {
        under,
        men: standing(view, variant, position),
    }
}

/// The moves of a line as shots.
fn shots(
    variant: &Variant,
    view: &BoardView,
    start: &Position,
    moves: &[Move],
    quiet: bool,
) -> Vec<Shot> {
    let mut before = start.clone();
    let mut shots = Vec::new();
    for &mv in moves {
        if !variant.legal_moves(&before).contains(&mv) {
            break;
        }
        let transition = variant.transition(&before, mv);
        let before_frozen = all_frozen(variant, &before);
        let timeline = motion(view, &transition, before_frozen, quiet);
        let after = variant.play(&before, mv);
        let frozen = before_frozen & all_frozen(variant, &after);
        let mut standing = men(view, &before, before.occupied() - timeline.hidden());
        standing.extend(frost(view, frozen - timeline.hidden()));
        standing.extend(held_men(&hands(view, variant, &before)));
        shots.push(Shot {
            marks: marks_of(view, &transition),
            result: still(variant, view, &after, Some(&transition)),
            before: std::mem::replace(&mut before, after.clone()),
            after,
            timeline,
            transition,
            standing,
        });
    }
    shots
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::Shape;
    use crate::notation::{find_move, parse_fen};
    use crate::variant_file::Catalogue;

    /// A Long Leaper with two ways of leaping, and an answer to one of them.
    fn film() -> Film {
        let catalogue = Catalogue::built_in();
        let variant = catalogue.variant("ultima", None, &[]).unwrap();
        let fen = "k7/8/8/p7/8/p7/8/L6K w - - 0 1";
        let start = parse_fen(&variant, fen).unwrap();
        let lines = [vec!["a1a4", "a8b8"], vec!["a1a6"]].map(|line| {
            let mut position = start.clone();
            let mut moves = Vec::new();
            for text in line {
                let mv = find_move(&variant, &position, text).unwrap();
                position = variant.play(&position, mv);
                moves.push(mv);
            }
            moves
        });
        let view = BoardView::new(variant.geometry(), false);
        Film::new(Arc::new(variant), view, start, &lines, false)
    }

    fn men(frame: &Frame) -> Vec<Item> {
        let man = |item: &&Item| matches!(item.shape, Shape::Man(_)) && item.alpha > 0.02;
        let mut men: Vec<Item> = frame.items.iter().filter(man).copied().collect();
        let place = |item: &Item| (item.at.y, item.at.x);
        men.sort_by(|a, b| place(a).partial_cmp(&place(b)).unwrap());
        men
    }

    #[test]
    fn shows_each_line_from_the_same_start_and_ends_as_it_begins() {
        let film = film();
        assert_eq!(men(&film.at(0.0)).len(), 5);
        let end = film.at(film.length() - 1e-4);
        for (first, last) in men(&film.at(0.0)).iter().zip(men(&end)) {
            assert!((first.at - last.at).length() < 0.02, "{first:?} {last:?}");
        }
        let second = film.announced(1, 0).unwrap();
        assert_eq!(men(&film.at(second)), men(&film.at(0.0)));
        assert_eq!(film.announcements().count(), 3);
        assert_eq!(film.announced(1, 1), None);
    }

    #[test]
    fn tells_which_move_is_seen_and_how_much_of_it() {
        let film = film();
        let aim = film.announced(0, 1).unwrap();
        let frame = film.at(aim + 0.1);
        assert_eq!((frame.line, frame.step, frame.seen), (0, Some(1), 0.0));
        assert!(film.at(aim + AIM + 0.1).seen > 0.05);
        let looked_at = film.announced(1, 0).unwrap() + AIM + 1.0;
        let frame = film.at(looked_at);
        assert_eq!((frame.line, frame.step), (1, Some(0)));
        assert_eq!(frame.seen, f32::INFINITY);
        assert_eq!(men(&frame).len(), 3, "both victims are gone");
    }

    #[test]
    fn no_man_jumps() {
        let film = film();
        let step = 1.0 / 120.0;
        let mut time = 0.0;
        while time < film.length() + 0.1 {
            let (now, next) = (men(&film.at(time)), men(&film.at(time + step)));
            for man in &now {
                let near = |other: &&Item| (other.at - man.at).length() < 0.4;
                let there = man.alpha < 0.2 || next.iter().any(|other| near(&other));
                assert!(there, "{man:?} at {time}");
            }
            time += step;
        }
    }

    #[test]
    fn a_move_that_is_not_legal_ends_the_line_and_no_line_is_a_still_picture() {
        let film = film();
        let mv = film.transition(0, 0).unwrap().mv;
        let (variant, view) = (film.variant().clone(), film.view().clone());
        let start = film.before(0, 0).unwrap().clone();
        let twice = Film::new(
            variant.clone(),
            view.clone(),
            start.clone(),
            &[vec![mv, mv]],
            false,
        );
        assert!(twice.transition(0, 1).is_none());
        let empty = Film::new(variant, view, start, &[], false);
        assert_eq!(empty.length(), 0.0);
        assert_eq!(men(&empty.at(1.0)).len(), 5);
    }
}
