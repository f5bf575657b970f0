//! **Drive**: the piece moves onto the square of the first enemy on a line, and drives that enemy ahead
//! of it on the same line.
//!
//! ```text
//!     U . p . r .   ->   . . U . p r      a train: p is shoved against r, and both to the edge
//!     X . u . r .   ->   . . X u r .      no train: u runs to the last empty square
//! ```
//!
//! It must drive that enemy at least one square. A drive captures and attacks nothing. If two sheets of
//! a board give different results, the player chooses the sheet. Source: the Pusher of A. Fourrière's
//! Chessma 84 (2002).

use super::line_end::LineEnd;
use super::{line_end, swap};
use crate::rules::board::{Direction, Square, Word};
use crate::rules::definition::{Facts, SwappedPawns};
use crate::rules::moves::{Choices, Effect, Move, Transition};
use crate::rules::piece::{Drive, Piece, PieceType, Travel, TypeSet};
use smallvec::SmallVec;

/// Pieces that change squares as (from, to), nearest to the driver first.
pub(in crate::rules) type Shifts = SmallVec<[(Square, Square); 4]>;

/// One way to drive the piece on a square.
struct Course {
    sheet: usize,
    to: Square,
    shifts: Shifts,
}

/// Adds the drives of a piece. `leaps` are the pieces that it comes to by leaps.
pub(in crate::rules) fn moves<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    from: Square,
    leaps: &[LineEnd],
    out: &mut Vec<Move>,
) {
    let courses = courses(facts, piece, from, leaps);
    for (index, course) in courses.iter().enumerate() {
        let rivals = |other: &&Course| other.to == course.to;
        let same = |other: &Course| other.shifts == course.shifts;
        if courses[..index].iter().filter(rivals).any(same) {
            continue;
        }
        let mut mv = Move::new(from, course.to, Travel::Drive);
        if !courses.iter().filter(rivals).all(same) {
            mv.choices = mv.choices.with_sheet(course.sheet);
        }
        add(facts, mv, &course.shifts, out);
    }
}

/// Adds one drive, or one for each choice of promotion of the pawns that it moves to their last rank. A
/// move can name two choices; further pawns become the same as the second one.
fn add<W: Word>(facts: &Facts<W>, mv: Move, shifts: &Shifts, out: &mut Vec<Move>) {
    let pawns = promoted(facts, shifts);
    if !pawns.is_empty() && facts.settings().swapped_pawns == SwappedPawns::Forbidden {
        return;
    }
    let Some(&(_, _, first)) = pawns.first() else {
        out.push(mv);
        return;
    };
    for into in first.iter() {
        let mv = Move {
            promotion: Some(into),
            ..mv
        };
        match pawns.get(1) {
            None => out.push(mv),
            Some(&(_, _, second)) => out.extend(second.iter().map(|into| Move {
                choices: mv.choices.with_second_promotion(into),
                ..mv
            })),
        }
    }
}

/// The pawns that are moved to a square where they promote, each with what it may become.
fn promoted<W: Word>(facts: &Facts<W>, shifts: &Shifts) -> SmallVec<[(Square, Piece, TypeSet); 2]> {
    let moved = shifts.iter().filter_map(|&(from, to)| {
        let piece = facts.position.piece(from)?;
        Some((to, piece, swap::promoted(facts, piece, to)?))
    });
    moved.collect()
}

/// The square of the pawn that forbids a drive to `to`, and the square on its last rank that it would
/// come to.
pub(in crate::rules) fn bar<W: Word>(
    facts: &Facts<W>,
    from: Square,
    to: Square,
    leaps: &[LineEnd],
) -> Option<(Square, Square)> {
    let piece = facts.position.piece(from)?;
    if facts.settings().swapped_pawns != SwappedPawns::Forbidden {
        return None;
    }
    let courses = courses(facts, piece, from, leaps);
    let mut meant = courses.iter().filter(|course| course.to == to);
    meant.find_map(|course| {
        let &(on, _, _) = promoted(facts, &course.shifts).first()?;
        course.shifts.iter().copied().find(|shift| shift.1 == on)
    })
}

/// All ways in which a piece can drive an enemy.
fn courses<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    from: Square,
    leaps: &[LineEnd],
) -> SmallVec<[Course; 8]> {
    let Some(drive) = facts.kind(piece).drive else {
        return SmallVec::new();
    };
    let enemies = facts.pieces_of(!piece.color(), drive.enemies);
    let course = |end: LineEnd| course(facts, drive, end);
    line_end::line_ends(facts, from, leaps)
        .into_iter()
        .filter(|end| enemies.contains(end.piece))
        .filter_map(course)
        .collect()
}

/// The shifts of a drive of the piece at the end of a path; `None` if it cannot be driven.
fn course<W: Word>(facts: &Facts<W>, drive: Drive, end: LineEnd) -> Option<Course> {
    let line = line(facts, end);
    let occupied = facts.position.occupied();
    let shifts: Shifts = if drive.train {
        let train: SmallVec<[Square; 12]> = line
            .iter()
            .copied()
            .filter(|&square| occupied.contains(square))
            .collect();
        let packed = &line[line.len() - train.len()..];
        let shifts = train.into_iter().zip(packed.iter().copied());
        shifts.filter(|(old, new)| old != new).collect()
    } else {
        let free = line[1..].iter().copied();
        let last = free.take_while(|&square| !occupied.contains(square)).last();
        last.map(|to| (end.piece, to)).into_iter().collect()
    };
    let moved = shifts.first().is_some_and(|shift| shift.0 == end.piece);
    moved.then_some(Course {
        sheet: end.sheet,
        to: end.piece,
        shifts,
    })
}

/// The squares from a driven piece, included, to the end of the line.
fn line<W: Word>(facts: &Facts<W>, end: LineEnd) -> SmallVec<[Square; 12]> {
    let next = |&square: &Square| facts.geometry().step(end.sheet, square, end.direction);
    std::iter::successors(Some(end.piece), next).collect()
}

/// The pieces that a drive moves, without the driver.
pub(in crate::rules) fn shifts<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    mv: Move,
    leaps: &[LineEnd],
) -> Shifts {
    let mut courses = courses(facts, piece, mv.from, leaps).into_iter();
    let meant = |course: &Course| course.to == mv.to && fits(mv.choices, course.sheet);
    courses.find(meant).map_or(Shifts::new(), |c| c.shifts)
}

/// Whether a drive is possible on a sheet, with the player's choice of a sheet considered.
pub(in crate::rules) fn runs_on<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    (to, choices): (Square, Choices),
    (sheet, direction): (usize, Direction),
) -> bool {
    let end = LineEnd {
        sheet,
        direction,
        piece: to,
    };
    let drive = facts.kind(piece).drive;
    fits(choices, sheet) && drive.is_some_and(|drive| course(facts, drive, end).is_some())
}

fn fits(choices: Choices, sheet: usize) -> bool {
    choices.sheet().is_none_or(|chosen| chosen == sheet)
}

/// Adds the effects of a drive without its captures, the driver first.
pub(in crate::rules) fn effects<W: Word>(
    facts: &Facts<W>,
    mv: Move,
    piece: Piece,
    leaps: &[LineEnd],
    transition: &mut Transition,
) {
    let travel = |piece, from, to| Effect::Travel {
        piece,
        from,
        to,
        by: Travel::Drive,
    };
    transition.effects.push(travel(piece, mv.from, mv.to));
    let shifts = shifts(facts, piece, mv, leaps);
    for &(from, to) in &shifts {
        if let Some(piece) = facts.position.piece(from) {
            transition.effects.push(travel(piece, from, to));
        }
    }
    let chosen: SmallVec<[PieceType; 2]> = mv.promotions().collect();
    for (index, (at, from, _)) in promoted(facts, &shifts).into_iter().enumerate() {
        if let Some(&into) = chosen.get(index).or(chosen.last()) {
            let into = Piece::new(from.color(), into);
            transition
                .effects
                .push(Effect::Promotion { at, from, into });
        }
    }
}
