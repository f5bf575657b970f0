//! What a move of a man that is no king could lay the king open to: the squares that matter.

use super::arrival::{self, arrivals, partners, suspects, traps};
use super::attack::{interferes, over, plain_leaps, rides_far};
use super::board::Board;
use crate::rules::bitboard::Bitboard;
use crate::rules::capture::{Capture, Corners, Leap, Method};
use crate::rules::geometry::Direction;
use crate::rules::man::Man;
use crate::rules::movement::Movement;
use crate::rules::moves::Travel;
use crate::rules::piece::PieceType;
use crate::rules::square::Square;

/// Squares by what must not happen there without a closer look, the king not being attacked.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Openers {
    /// Of men of the king's side: their leaving alone may open an attack.
    pub vacated: Bitboard,
    /// Of such men: their leaving alone may let the king's group be closed in.
    pub core: Bitboard,
    /// Empty ones: a man arriving there may help an attacker.
    pub entered: Bitboard,
    /// Of attackers: another man in their place may help an attacker.
    pub replaced: Bitboard,
    /// Of attackers: their removal, together with anything else, may open an attack.
    pub shields: Bitboard,
    /// Whether every move needs a closer look.
    pub rough: bool,
}

impl Openers {
    /// Every square at which a move by itself could matter, for any attacker that may ever move again.
    pub fn find(board: &Board) -> Openers {
        let mut openers = Openers::default();
        let variant = board.view.variant;
        if variant.powers().immune.contains(board.victim) {
            return openers;
        }
        for piece_type in variant.army(board.by).iter() {
            let men = board.view.position.of_type(piece_type) & board.hunters;
            if men.any() {
                let man = variant.man(piece_type);
                openers.rough |= man.pushes || man.pulls;
                for capture in &man.captures {
                    if capture.victims.contains(board.victim) {
                        openers.add(board, (piece_type, man), men, capture);
                    }
                }
            }
        }
        openers
    }

    fn add(
        &mut self,
        board: &Board,
        (piece_type, man): (PieceType, &Man),
        men: Bitboard,
        capture: &Capture,
    ) {
        match &capture.method {
            Method::Replace(replace) => {
                self.replace(board, &replace.reach[board.by], men);
                let onward = board.view.variant.powers().onward.contains(piece_type);
                self.rough |= onward && rides_far(replace, board) && men.meets(board.lines());
            }
            Method::Leap(leap) => self.leap(board, men, capture, leap),
            Method::Cannon(_) => self.cannon(board, men),
            Method::Enclose(_) => {
                let (core, free) = core(board);
                self.core |= core;
                self.rough |= free.len() < 3 || interferes(man);
            }
            Method::Destroy(_) | Method::Explode(_) | Method::EnPassant(_) => {}
            _ => self.arrive(board, (piece_type, man), men, capture),
        }
    }

    /// Men that move onto the king.
    fn replace(&mut self, board: &Board, reach: &Movement, men: Bitboard) {
        let geometry = board.geometry();
        if reach.has_lines() {
            for from in men & board.lines() {
                let between = board.between(from);
                self.shields |= between;
                let blockers = between & board.occupied;
                let one_sheet = geometry.sheets() == 1;
                let alone = !blockers.several() && (blockers - board.kept).is_empty();
                if blockers.any() && (alone || !one_sheet) {
                    let opened = board.occupied - blockers;
                    let sources = reach.sources(geometry, board.target, opened, from.into());
                    if sources.any() {
                        self.vacated |= blockers & board.kept;
                    }
                }
            }
        }
        if reach.is_odd() {
            self.odd(board, reach, men);
        }
    }

    /// Men whose ways to the king are no lines of the board.
    fn odd(&mut self, board: &Board, reach: &Movement, men: Bitboard) {
        let geometry = board.geometry();
        let arrives = |occupied, from| {
            let found = reach.sources(geometry, board.target, occupied, Bitboard::of(from));
            found.any()
        };
        for from in men {
            if !arrives(Bitboard::EMPTY, from) {
                continue;
            }
            self.shields = Bitboard::FULL;
            let seen = reach.reach(geometry, from, board.occupied);
            for blocker in seen & board.kept.without(board.target) {
                if arrives(board.occupied.without(blocker), from) {
                    self.vacated.insert(blocker);
                }
            }
        }
    }

    fn leap(&mut self, board: &Board, men: Bitboard, capture: &Capture, leap: &Leap) {
        let geometry = board.geometry();
        let prey = board.prey(capture.victims);
        for from in men & board.lines() {
            if !plain_leaps(board, capture, leap) {
                self.rough = true;
                return;
            }
            let Some(direction) = geometry.heading(from, board.target) else {
                continue;
            };
            let behind = geometry.step(0, board.target, direction);
            let way = board.between(from) | behind.into();
            self.shields |= way;
            self.replaced |= way;
            for blocker in way & board.kept {
                let emptied = board.emptied(blocker.into());
                if over(&emptied, leap, prey.without(blocker), from) {
                    self.vacated.insert(blocker);
                }
            }
        }
    }

    /// Men that jump over a neighbour of the king's, were there one.
    fn cannon(&mut self, board: &Board, men: Bitboard) {
        let geometry = board.geometry();
        for sheet in 0..geometry.sheets() {
            for direction in Direction::ALL {
                let over = geometry.step(sheet, board.target, direction);
                let Some(over) = over.filter(|&over| !board.occupied.contains(over)) else {
                    continue;
                };
                let from = geometry.step(sheet, over, direction);
                if from.is_some_and(|from| men.contains(from)) {
                    self.entered.insert(over);
                }
            }
        }
    }

    /// Men that capture by where they arrive.
    fn arrive(
        &mut self,
        board: &Board,
        (piece_type, man): (PieceType, &Man),
        men: Bitboard,
        capture: &Capture,
    ) {
        let partners = partners(board, capture);
        for from in suspects(board, men, capture, partners) {
            let traps = traps(board, capture, from, partners);
            if traps.is_empty() {
                continue;
            }
            if !arrival::plain(board, piece_type, capture) {
                self.rough = true;
                return;
            }
            let replaces = man.has(|method| matches!(method, Method::Replace(_)));
            if replaces && capture.after.contains(Travel::Replace) {
                self.entered |= traps;
                self.vacated |= traps;
                self.replaced |= traps;
            }
            let bare = board.emptied(Bitboard::FULL);
            self.shields |= traps | ways(&bare, man, from);
            let unbalanced = matches!(&capture.method, Method::Coordinate(coordinate)
                if coordinate.corners == Corners::Balanced);
            self.rough |= unbalanced && arrivals(board, man, from, capture).meets(traps);
            let blockers = ways(board, man, from) & board.kept.without(board.target);
            let opened = |squares| {
                let emptied = board.emptied(squares);
                arrivals(&emptied, man, from, capture).meets(traps)
            };
            if is_odd(board, man) {
                self.vacated |= blockers;
            } else if blockers.any() && opened(blockers) {
                self.vacated |= blockers
                    .into_iter()
                    .filter(|&blocker| opened(blocker.into()))
                    .collect();
            }
        }
    }
}

/// Men joined to the king along ranks and files, no more than have three empty neighbours there if so
/// many do, and those neighbours. While these men stay and one square at most is filled, no single
/// stop closes the king in.
fn core(board: &Board) -> (Bitboard, Bitboard) {
    let geometry = board.geometry();
    let mut core = Bitboard::of(board.target);
    loop {
        let near = core.into_iter().fold(Bitboard::EMPTY, |near, square| {
            near | geometry.orthogonal_neighbours(square)
        });
        let free = near - board.occupied;
        let further = core | near & board.kept;
        if free.len() >= 3 || further == core {
            return (core, free);
        }
        core = further;
    }
}

/// All ways of a man, with and without replacement.
fn movements<'a>(board: &Board<'a>, man: &'a Man) -> impl Iterator<Item = &'a Movement> {
    let by = board.by;
    let replacing = man.captures.iter().filter_map(move |capture| {
        let Method::Replace(replace) = &capture.method else {
            return None;
        };
        Some(&replace.reach[by])
    });
    std::iter::once(&man.walk[by]).chain(replacing)
}

/// The squares that a man comes to or meets somebody on.
fn ways(board: &Board, man: &Man, from: Square) -> Bitboard {
    let geometry = board.geometry();
    movements(board, man).fold(Bitboard::EMPTY, |set, movement| {
        set | movement.reach(geometry, from, board.occupied)
    })
}

fn is_odd(board: &Board, man: &Man) -> bool {
    movements(board, man).any(Movement::is_odd)
}
