//! Where a man captures by arriving there, or by going away: told for all men of a type, or all moves
//! of a man, at once. There may be some stops too many, but none is left out.

use super::{Method, Partner, enclose};
use crate::rules::bitboard::Bitboard;
use crate::rules::color::Color;
use crate::rules::geometry::Direction;
use crate::rules::man::Man;
use crate::rules::square::Square;
use crate::rules::view::View;

/// The stops on which a man of a type, wherever it comes from, may capture any of `prey` by coming to
/// an empty square.
pub(in crate::rules) fn arriving(view: View, by: Color, man: &Man, prey: Bitboard) -> Bitboard {
    man.captures.iter().fold(Bitboard::EMPTY, |set, capture| {
        let prey = view.men_of(!by, capture.victims) & prey;
        match &capture.method {
            _ if prey.is_empty() => set,
            Method::Advance(_) => set | view.geometry().around(prey),
            Method::Pinch(pinch) => set | closing(view, prey, partners(view, by, &pinch.partners)),
            Method::Coordinate(coordinate) => {
                set | crossing(view, prey, partners(view, by, &coordinate.partners))
            }
            Method::Enclose(_) => set | last_liberties(view, by),
            _ => set,
        }
    })
}

/// The stops straight away from any of `prey`, for the man on `from`, if it withdraws.
pub(in crate::rules) fn withdrawing(
    view: View,
    man: &Man,
    from: Square,
    prey: Bitboard,
) -> Bitboard {
    let geometry = view.geometry();
    let near = geometry.neighbours(from) & prey;
    if near.is_empty() || !man.has(|method| matches!(method, Method::Withdraw(_))) {
        return Bitboard::EMPTY;
    }
    let away = |direction: &Direction| geometry.next(from, direction.opposite()).meets(near);
    let ways = Direction::ALL.into_iter().filter(away);
    ways.fold(Bitboard::EMPTY, |set, direction| {
        (0..geometry.sheets()).fold(set, |set, sheet| set | geometry.ray(sheet, from, direction))
    })
}

/// Partners of a side, whomever they serve against.
fn partners(view: View, by: Color, partners: &[Partner]) -> Bitboard {
    partners.iter().fold(Bitboard::EMPTY, |set, partner| {
        set | view.men_of(by, partner.men)
    })
}

/// The squares across from a partner next to one of the prey.
fn closing(view: View, prey: Bitboard, partners: Bitboard) -> Bitboard {
    let geometry = view.geometry();
    let mut found = Bitboard::EMPTY;
    for victim in prey {
        if !geometry.orthogonal_neighbours(victim).meets(partners) {
            continue;
        }
        for sheet in 0..geometry.sheets() {
            for direction in Direction::ORTHOGONAL {
                let friend = geometry.step(sheet, victim, direction);
                if friend.is_some_and(|friend| partners.contains(friend)) {
                    found |= geometry.step(sheet, victim, direction.opposite()).into();
                }
            }
        }
    }
    found
}

/// The squares whose lines cross a partner's on one of the prey.
fn crossing(view: View, prey: Bitboard, partners: Bitboard) -> Bitboard {
    let geometry = view.geometry();
    let mut found = Bitboard::EMPTY;
    for partner in partners {
        for victim in prey & geometry.rank_of(partner) {
            found |= geometry.file_of(victim);
        }
        for victim in prey & geometry.file_of(partner) {
            found |= geometry.rank_of(victim);
        }
    }
    found
}

/// The only empty neighbours of groups of enemies. A stop next to a group is one of its neighbours, so
/// that it encloses the group only if there was no other.
fn last_liberties(view: View, by: Color) -> Bitboard {
    let occupied = view.position.occupied();
    let mut rest = view.position.men(!by);
    let mut found = Bitboard::EMPTY;
    while let Some(first) = rest.first() {
        let (group, around) = enclose::group(view.geometry(), first, rest);
        rest -= group;
        let free = around - occupied;
        if !free.several() {
            found |= free;
        }
    }
    found
}
