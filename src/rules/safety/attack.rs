//! Who attacks, told from where the men stand, without a list of moves.
//!
//! Attack means that a pseudo-legal move captures the man. For most men the squares where they can
//! arrive and the squares where an arrival would capture tell that; where they do not, the answer is
//! [`Verdict::Unknown`] and the moves themselves must be looked at.

use super::arrival::arrivals_capture;
use super::board::Board;
use crate::rules::bitboard::Bitboard;
use crate::rules::capture::{self, Capture, Leap, Method, Replace};
use crate::rules::geometry::Direction;
use crate::rules::man::Man;
use crate::rules::moves::Travel;
use crate::rules::piece::PieceType;
use crate::rules::square::Square;

/// Whether a man is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) enum Verdict {
    Safe,
    Attacked,
    /// Only the moves tell.
    Unknown,
}

/// Whether any man that is free attacks the target.
pub(super) fn verdict(board: &Board) -> Verdict {
    let variant = board.view.variant;
    let mut verdict = Verdict::Safe;
    if variant.powers().immune.contains(board.victim) {
        return verdict;
    }
    let edge = board.view.settings().edge[board.by].any();
    for piece_type in variant.army(board.by).iter() {
        let men = board.view.position.of_type(piece_type) & board.free;
        if men.is_empty() {
            continue;
        }
        let man = variant.man(piece_type);
        if man.pushes || man.pulls {
            verdict = Verdict::Unknown;
            continue;
        }
        for capture in &man.captures {
            if !capture.victims.contains(board.victim) {
                continue;
            }
            match hunt(board, piece_type, men, capture) {
                // The edge takes moves away and brings none.
                Verdict::Attacked if edge => verdict = Verdict::Unknown,
                Verdict::Attacked => return Verdict::Attacked,
                Verdict::Unknown => verdict = Verdict::Unknown,
                Verdict::Safe => {}
            }
        }
        if edge && verdict == Verdict::Unknown {
            return verdict;
        }
    }
    verdict
}

/// The square of a man that replaces the target, and those in between: whoever is to stop that man by
/// going somewhere has to go there. Nothing if there is none of whom so much can be told.
pub(super) fn answers(board: &Board) -> Option<Bitboard> {
    let variant = board.view.variant;
    if board.view.settings().rank_limit {
        return None;
    }
    variant.army(board.by).iter().find_map(|piece_type| {
        let men = board.view.position.of_type(piece_type) & board.free;
        let replacing = variant.man(piece_type).captures.iter();
        let mut sources = replacing.filter_map(|capture| match &capture.method {
            Method::Replace(replace) if capture.victims.contains(board.victim) => {
                let reach = &replace.reach[board.by];
                let plain = men.any() && !reach.is_odd();
                let sources = || reach.sources(board.geometry(), board.target, board.occupied, men);
                plain.then(sources)?.first()
            }
            _ => None,
        });
        let from = sources.next()?;
        Some(board.between(from).with(from))
    })
}

/// Whether any of some men of one type captures the target by one of their methods.
fn hunt(board: &Board, piece_type: PieceType, men: Bitboard, capture: &Capture) -> Verdict {
    let geometry = board.geometry();
    match &capture.method {
        Method::Replace(replace) => replaces(board, piece_type, men, replace),
        Method::Destroy(_) | Method::Explode(_) => {
            found(geometry.neighbours(board.target).meets(men))
        }
        Method::Cannon(_) => {
            let jumps = capture::jumps(geometry, board.target, board.occupied);
            found(within_limit(board, jumps & men))
        }
        Method::EnPassant(_) => match board.view.position.runner() == Some(board.target) {
            true if board.moved.is_none() => Verdict::Unknown,
            _ => Verdict::Safe,
        },
        Method::Leap(leap) => leaps(board, men, capture, leap),
        Method::Enclose(_) => match free_neighbours(board).1.several() {
            true if !interferes(board.view.variant.man(piece_type)) => Verdict::Safe,
            _ => Verdict::Unknown,
        },
        Method::Withdraw(_) | Method::Advance(_) | Method::Pinch(_) | Method::Coordinate(_) => {
            arrivals_capture(board, piece_type, men, capture)
        }
    }
}

/// Whether a man has moves that take men out of a group or put others elsewhere.
pub(super) fn interferes(man: &Man) -> bool {
    man.swap.is_some()
        || man.drive.is_some()
        || man.has(|method| matches!(method, Method::Replace(_)))
}

fn found(attacked: bool) -> Verdict {
    match attacked {
        true => Verdict::Attacked,
        false => Verdict::Safe,
    }
}

/// Whether the target is near enough to any of the men, where the length of moves is limited.
fn within_limit(board: &Board, men: Bitboard) -> bool {
    match board.view.settings().rank_limit {
        true => men
            .into_iter()
            .any(|from| board.near(from).contains(board.target)),
        false => men.any(),
    }
}

fn replaces(board: &Board, piece_type: PieceType, men: Bitboard, replace: &Replace) -> Verdict {
    let reach = &replace.reach[board.by];
    let sources = reach.sources(board.geometry(), board.target, board.occupied, men);
    if within_limit(board, sources) {
        return Verdict::Attacked;
    }
    match board.view.variant.powers().onward.contains(piece_type) && rides_far(replace, board) {
        true if men.meets(board.lines()) => Verdict::Unknown,
        _ => Verdict::Safe,
    }
}

/// Whether a man that replaces this way could do so at the end of leaps.
pub(super) fn rides_far(replace: &Replace, board: &Board) -> bool {
    let reach = &replace.reach[board.by];
    Direction::ALL
        .into_iter()
        .any(|direction| reach.rides(direction, 2))
}

/// Whether leaps are as plain as [`over`] takes them to be.
pub(super) fn plain_leaps(board: &Board, capture: &Capture, leap: &Leap) -> bool {
    !leap.onward && board.geometry().sheets() == 1 && capture.after.contains(Travel::Leap)
}

fn leaps(board: &Board, men: Bitboard, capture: &Capture, leap: &Leap) -> Verdict {
    let suspects = men & board.lines();
    if suspects.is_empty() {
        return Verdict::Safe;
    }
    if !plain_leaps(board, capture, leap) {
        return Verdict::Unknown;
    }
    let prey = board.prey(capture.victims);
    found(
        suspects
            .into_iter()
            .any(|from| over(board, leap, prey, from)),
    )
}

/// Whether a man leaps over the target, landing right behind it.
pub(super) fn over(board: &Board, leap: &Leap, prey: Bitboard, from: Square) -> bool {
    let geometry = board.geometry();
    let Some(direction) = geometry.heading(from, board.target) else {
        return false;
    };
    let near = board.near(from);
    let mut at = from;
    while let Some(man) = geometry.first_on_line(0, at, direction, board.occupied) {
        let behind = geometry.step(0, man, direction);
        match behind.filter(|&behind| !board.occupied.contains(behind)) {
            Some(behind) if prey.contains(man) && near.contains(behind) => {
                if man == board.target {
                    return true;
                }
                at = behind;
            }
            _ => return false,
        }
        if leap.single {
            return false;
        }
    }
    false
}

/// The target's group, and the empty squares next to it on ranks and files.
pub(super) fn free_neighbours(board: &Board) -> (Bitboard, Bitboard) {
    let friends = match board.moved {
        Some((square, _)) => board.kept.with(square),
        None => board.kept,
    };
    let (group, around) = capture::group(board.geometry(), board.target, friends);
    (group, around - board.occupied)
}
