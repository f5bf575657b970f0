//! Captures by where a man arrives: withdrawing, advancing, pinching, coordinating.
//!
//! The squares where an arrival would capture are its traps. They depend on where partners stand; to
//! come to one of them is a matter of the man's own way of moving.

use super::attack::Verdict;
use super::board::Board;
use crate::rules::bitboard::Bitboard;
use crate::rules::capture::{Capture, Coordinate, Corners, Method, Partner, Pinch};
use crate::rules::geometry::Direction;
use crate::rules::man::Man;
use crate::rules::moves::Travel;
use crate::rules::piece::PieceType;
use crate::rules::square::Square;

/// Whether any of some men of one type captures the target by where it arrives.
pub(super) fn arrivals_capture(
    board: &Board,
    piece_type: PieceType,
    men: Bitboard,
    capture: &Capture,
) -> Verdict {
    let partners = partners(board, capture);
    let man = board.view.variant.man(piece_type);
    for from in suspects(board, men, capture, partners) {
        let traps = traps(board, capture, from, partners);
        if traps.is_empty() {
            continue;
        }
        if !plain(board, piece_type, capture) {
            return Verdict::Unknown;
        }
        let stops = arrivals(board, man, from, capture) & traps;
        if stops.any() && holds(board, capture, from, stops, partners) {
            return Verdict::Attacked;
        }
    }
    Verdict::Safe
}

/// Whether [`arrivals`] and [`traps`] tell all about a man's capture.
pub(super) fn plain(board: &Board, piece_type: PieceType, capture: &Capture) -> bool {
    let one_sheet = board.geometry().sheets() == 1;
    board.view.variant.powers().plain.contains(piece_type)
        && (one_sheet || matches!(capture.method, Method::Coordinate(_)))
}

/// The men that could serve as partners against the target.
pub(super) fn partners(board: &Board, capture: &Capture) -> Bitboard {
    let near = match &capture.method {
        Method::Pinch(_) => board.geometry().orthogonal_neighbours(board.target),
        Method::Coordinate(_) => board.geometry().cross(board.target),
        _ => return Bitboard::EMPTY,
    };
    let (Method::Pinch(Pinch { partners }) | Method::Coordinate(Coordinate { partners, .. })) =
        &capture.method
    else {
        return Bitboard::EMPTY;
    };
    let serves = |partner: &&Partner| partner.against.contains(board.victim);
    partners
        .iter()
        .filter(serves)
        .fold(Bitboard::EMPTY, |set, partner| {
            set | board.hunters_of(partner.men) & near
        })
}

/// Those of the men that could capture the target by where they and their partners stand.
pub(super) fn suspects(
    board: &Board,
    men: Bitboard,
    capture: &Capture,
    partners: Bitboard,
) -> Bitboard {
    match &capture.method {
        Method::Withdraw(_) => men & board.geometry().neighbours(board.target),
        Method::Advance(_) => men & board.lines(),
        _ if partners.is_empty() => Bitboard::EMPTY,
        _ => men,
    }
}

/// The squares where an arrival of the man on `from` would capture the target. On a board of several
/// sheets and for balanced corners there may be some too many.
pub(super) fn traps(
    board: &Board,
    capture: &Capture,
    from: Square,
    partners: Bitboard,
) -> Bitboard {
    match &capture.method {
        Method::Withdraw(withdraw) => {
            let away = away(board, from);
            match withdraw.steps {
                Some(steps) => away & ring(board, from, steps),
                None => away,
            }
        }
        Method::Advance(_) => before(board, from).without(from),
        Method::Pinch(_) => opposite(board, from, partners),
        Method::Coordinate(coordinate) => {
            let corners = corners(board, coordinate, from, partners);
            match coordinate.steps {
                Some(steps) => corners & ring(board, from, steps),
                None => corners,
            }
        }
        _ => Bitboard::EMPTY,
    }
}

/// The squares so many king's steps away.
fn ring(board: &Board, from: Square, steps: u8) -> Bitboard {
    let steps = usize::from(steps);
    let geometry = board.geometry();
    geometry.within(from, steps) - geometry.within(from, steps.saturating_sub(1))
}

/// The squares straight away from the target, which stands next to `from`.
fn away(board: &Board, from: Square) -> Bitboard {
    let geometry = board.geometry();
    let mut found = Bitboard::EMPTY;
    for sheet in 0..geometry.sheets() {
        for direction in Direction::ALL {
            if geometry.step(sheet, board.target, direction) == Some(from) {
                for other in 0..geometry.sheets() {
                    found |= geometry.ray(other, from, direction);
                }
            }
        }
    }
    found
}

/// The squares right before the target, coming from `from`.
fn before(board: &Board, from: Square) -> Bitboard {
    let geometry = board.geometry();
    let mut found = Bitboard::EMPTY;
    for sheet in 0..geometry.sheets() {
        for direction in Direction::ALL {
            if geometry.ray(sheet, board.target, direction).contains(from) {
                found |= geometry.step(sheet, board.target, direction).into();
            }
        }
    }
    found
}

/// The squares next to the target across from a partner, as far as the man comes there on a rook's
/// line.
fn opposite(board: &Board, from: Square, partners: Bitboard) -> Bitboard {
    let geometry = board.geometry();
    let mut found = Bitboard::EMPTY;
    for sheet in 0..geometry.sheets() {
        for direction in Direction::ORTHOGONAL {
            let friend = geometry.step(sheet, board.target, direction);
            if !friend.is_some_and(|friend| partners.contains(friend) && friend != from) {
                continue;
            }
            let across = geometry.step(sheet, board.target, direction.opposite());
            let rookwise = |&to: &Square| {
                let heading = geometry.heading(from, to);
                heading.is_some_and(Direction::is_orthogonal)
            };
            found |= across.filter(rookwise).into();
        }
    }
    found
}

/// The squares whose lines and a partner's cross on the target.
fn corners(board: &Board, coordinate: &Coordinate, from: Square, partners: Bitboard) -> Bitboard {
    let geometry = board.geometry();
    let partners = partners.without(from);
    let (file, rank) = (
        geometry.file_of(board.target),
        geometry.rank_of(board.target),
    );
    let any = coordinate.corners != Corners::New;
    let mut found = Bitboard::EMPTY;
    if partners.meets(rank) && (any || !file.contains(from)) {
        found |= file;
    }
    if partners.meets(file) && (any || !rank.contains(from)) {
        found |= rank;
    }
    found
}

/// Where a man of a plain type can arrive so that the capture works.
pub(super) fn arrivals(board: &Board, man: &Man, from: Square, capture: &Capture) -> Bitboard {
    let geometry = board.geometry();
    let mut found = Bitboard::EMPTY;
    if capture.after.contains(Travel::Walk) {
        found |= board.reach(man, from) - board.occupied;
    }
    if capture.after.contains(Travel::Replace) {
        for other in &man.captures {
            if let Method::Replace(replace) = &other.method {
                let reach = &replace.reach[board.by];
                found |= reach.reach(geometry, from, board.occupied) & board.prey(other.victims);
            }
        }
    }
    found & board.near(from)
}

/// Whether the capture is made on any of these stops, its particulars considered.
fn holds(
    board: &Board,
    capture: &Capture,
    from: Square,
    stops: Bitboard,
    partners: Bitboard,
) -> bool {
    let Method::Coordinate(coordinate) = &capture.method else {
        return true;
    };
    if coordinate.corners != Corners::Balanced {
        return true;
    }
    let geometry = board.geometry();
    let (file, rank) = (
        geometry.file_of(board.target),
        geometry.rank_of(board.target),
    );
    let occupied = board.occupied.without(from);
    let men = |end| (geometry.stretch(board.target, end) & occupied).len();
    let meets = |stop: Square, friend: Square| {
        file.contains(stop) && rank.contains(friend) || rank.contains(stop) && file.contains(friend)
    };
    let partners = partners.without(from);
    stops.into_iter().any(|stop| {
        partners
            .into_iter()
            .any(|friend| meets(stop, friend) && men(friend) == men(stop))
    })
}
