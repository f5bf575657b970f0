//! Whom a side could take by its next move, told from what its men reach, without their moves.
//!
//! It is for judging a position, not for playing it: whom it names could be taken, its own king's safety
//! left aside, but some are not named (by explosion, by enclosure, en passant, and by a pinch, a leap or a
//! corner that depends on the way that the man comes).

use super::{Capture, Coordinate, Corners, Method};
use crate::rules::bitboard::Bitboard;
use crate::rules::color::Color;
use crate::rules::geometry::{Direction, Geometry};
use crate::rules::piece::TypeSet;
use crate::rules::square::Square;
use crate::rules::view::View;
use smallvec::SmallVec;

/// What one side could take in a position.
pub struct Prospects<'a> {
    view: View<'a>,
    by: Color,
    pincers: Pincers,
}

/// The squares to which a man could go to close in an enemy, the enemy and the friend beyond.
type Pincers = SmallVec<[(Square, Square, Square); 8]>;

impl<'a> Prospects<'a> {
    pub(in crate::rules) fn new(view: View<'a>, by: Color) -> Prospects<'a> {
        let pincers = match view.variant.powers().pinchers.is_empty() {
            true => Pincers::new(),
            false => pincers(view, by),
        };
        Prospects { view, by, pincers }
    }

    /// The enemies that the man on `from` could take now by one of its methods, given the squares that
    /// its walk reaches, the first men in its way included.
    pub fn targets(&self, from: Square, reach: Bitboard, capture: &Capture) -> Bitboard {
        let view = self.view;
        let geometry = view.geometry();
        let enemies = view.position.men(!self.by);
        let prey = match capture.mimicked {
            true => enemies & view.position.of_types(capture.victims),
            false => enemies,
        };
        let free = reach - view.position.occupied();
        let behind = |victim: Square| {
            let heading = geometry.heading(from, victim);
            heading.map_or(Bitboard::EMPTY, |heading| geometry.next(victim, heading))
        };
        match &capture.method {
            Method::Replace(replace) if capture.mimicked => {
                let way = &replace.reach[self.by];
                match prey.any() {
                    true => way.reach(geometry, from, view.position.occupied()) & prey,
                    false => prey,
                }
            }
            Method::Withdraw(withdraw) => {
                let free = of_length(geometry, from, withdraw.steps, free);
                let retreat = |&victim: &Square| {
                    let heading = geometry.heading(victim, from);
                    heading.is_some_and(|heading| match withdraw.steps {
                        None => geometry.next(from, heading).meets(free),
                        Some(_) => geometry.ray(0, from, heading).meets(free),
                    })
                };
                let near = geometry.neighbours(from) & prey;
                near.into_iter().filter(retreat).collect()
            }
            Method::Advance(_) => (reach & prey) - geometry.neighbours(from),
            Method::Leap(_) => {
                let open = |&victim: &Square| (behind(victim) - view.position.occupied()).any();
                (reach & prey).into_iter().filter(open).collect()
            }
            Method::Cannon(_) => {
                let screens = geometry.neighbours(from) & view.position.occupied();
                let beyond = screens
                    .into_iter()
                    .fold(Bitboard::EMPTY, |set, screen| set | behind(screen));
                beyond & prey
            }
            // Other corners depend on the way that the man comes.
            Method::Coordinate(coordinate) if coordinate.corners == Corners::Both => {
                let free = of_length(geometry, from, coordinate.steps, free);
                let friends = view.position.men(self.by).without(from);
                corners(view, friends, coordinate, (prey, free))
            }
            Method::Pinch(pinch) => {
                let straight = |stop: Square| {
                    let heading = geometry.heading(from, stop);
                    heading.is_some_and(Direction::is_orthogonal)
                };
                let is = |square: Square, types: TypeSet| {
                    let man = view.position.man(square);
                    man.is_some_and(|man| types.contains(man.piece_type()))
                };
                let serves = |friend: Square, victim: Square| {
                    let mut partners = pinch.partners.iter();
                    partners.any(|partner| is(friend, partner.men) && is(victim, partner.against))
                };
                let each = self.pincers.iter().filter(|&&(stop, victim, friend)| {
                    free.contains(stop)
                        && friend != from
                        && prey.contains(victim)
                        && straight(stop)
                        && serves(friend, victim)
                });
                each.map(|&(_, victim, _)| victim).collect()
            }
            Method::Destroy(_) => geometry.neighbours(from) & prey,
            _ => Bitboard::EMPTY,
        }
    }
}

/// Those squares that are so many steps away, if the number matters.
fn of_length(geometry: &Geometry, from: Square, steps: Option<u8>, free: Bitboard) -> Bitboard {
    match steps.map(usize::from) {
        None | Some(0) => free,
        Some(steps) => free & (geometry.within(from, steps) - geometry.within(from, steps - 1)),
    }
}

/// The enemies that a man takes at a corner with a partner, going to one of the free squares.
fn corners(
    view: View,
    friends: Bitboard,
    coordinate: &Coordinate,
    (prey, free): (Bitboard, Bitboard),
) -> Bitboard {
    let geometry = view.geometry();
    let mut found = Bitboard::EMPTY;
    for partner in &coordinate.partners {
        let prey = prey & view.position.of_types(partner.against);
        for friend in view.position.of_types(partner.men) & friends {
            let on_file = prey & geometry.file_of(friend);
            let on_rank = prey & geometry.rank_of(friend);
            let along = |&victim: &Square| geometry.rank_of(victim).meets(free);
            let across = |&victim: &Square| geometry.file_of(victim).meets(free);
            found |= on_file.into_iter().filter(along).collect();
            found |= on_rank.into_iter().filter(across).collect();
        }
    }
    found
}

/// Where enemies could be closed in: they have a friend of the side on one hand and an empty square on
/// the other.
fn pincers(view: View, by: Color) -> Pincers {
    let geometry = view.geometry();
    let mut found = Pincers::new();
    for friend in view.position.men(by) {
        for victim in geometry.orthogonal_neighbours(friend) & view.position.men(!by) {
            let heading = geometry.heading(friend, victim);
            let stops = heading.map_or(Bitboard::EMPTY, |heading| geometry.next(victim, heading));
            for stop in stops - view.position.occupied() {
                found.push((stop, victim, friend));
            }
        }
    }
    found
}
