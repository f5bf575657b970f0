//! **Enclosing**: the man takes a group of enemies, joined along ranks and files, that its stop leaves
//! without an empty neighbour there, as stones are taken at Go.
//!
//! ```text
//!     . P . .        . P . .
//!     P r E .   <-   P r . .      the man on b has no empty neighbour left and is taken;
//!     . P . .        . P . .      for a group, each of its men must have none
//! ```
//!
//! The group must touch the stop; all sheets of a board count. It is judged before anybody is removed.
//! The captured men go to the captor's hand where there are hands. If several groups are enclosed the
//! player chooses one. Source: the Encloser of A. Fourrière's Chessma 84 (2002).

use super::{Bitboard, Capture, Color, Journey, Move, Origin, Threat, Travel};
use crate::rules::drive;
use crate::rules::piece::{Piece, PieceType};
use crate::rules::view::View;
use crate::rules::{Fate, Geometry, Square};
use smallvec::SmallVec;

/// Capture of a group without an empty neighbour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Enclose {
    /// Whether the man may go to any empty square to capture so.
    pub teleport: bool,
    /// What the man becomes when it has captured so.
    pub spent: Option<PieceType>,
}

/// The board after a move, with nobody removed but a man replaced.
struct Scene {
    enemies: Bitboard,
    occupied: Bitboard,
    /// Where men stood that the move has taken elsewhere.
    moved: Bitboard,
}

impl Enclose {
    /// Teleports to the only empty neighbour of a group; those that can be walked are sorted out later.
    pub(super) fn moves(&self, origin: &Origin, out: &mut Vec<Move>) {
        if !self.teleport {
            return;
        }
        let position = origin.view.position;
        let geometry = origin.view.geometry();
        let occupied = position.occupied().without(origin.from);
        let mut rest = position.men(!origin.man.color());
        let mut stops = Bitboard::EMPTY;
        while let Some(first) = rest.first() {
            let (group, around) = group(geometry, first, rest);
            rest -= group;
            let free = around - occupied;
            if !free.several() && group.meets(origin.prey) {
                stops |= free;
            }
        }
        let teleport = |to| Move::new(origin.from, to, Travel::Teleport);
        out.extend(stops.without(origin.from).into_iter().map(teleport));
    }

    pub(super) fn victims(&self, journey: &Journey) -> Bitboard {
        let scene = scene(journey);
        let groups = groups(journey, &scene);
        let group = match journey.choices.group() {
            Some(lowest) => groups.iter().find(|group| group.first() == Some(lowest)),
            None => groups.first(),
        };
        group.map_or(Bitboard::EMPTY, |&group| {
            group & (journey.prey - scene.moved)
        })
    }

    /// A group with two empty neighbours is safe from a man that only goes to empty squares.
    pub(super) fn suspects(&self, threat: &Threat) -> Bitboard {
        let view = threat.view;
        let enemies = view.position.men(!threat.by);
        let (_, around) = group(view.geometry(), threat.target, enemies);
        let free = around - view.position.occupied();
        if free.several() && !interferes(threat) {
            Bitboard::EMPTY
        } else {
            threat.men
        }
    }

    /// Where a man goes that is captured so.
    pub(super) fn fate(view: View, captor: Color, victim: Piece) -> Fate {
        if view.settings().hands && !view.man(victim).royal {
            Fate::Hand(Piece::new(captor, victim.piece_type()))
        } else {
            Fate::Gone
        }
    }
}

/// Replaces each move of `out` from `start` on that encloses several groups by one for each of them.
pub(super) fn choose(view: View, man: Piece, capture: &Capture, start: usize, out: &mut Vec<Move>) {
    let prey = view.prey(!man.color(), capture.victims);
    if prey.is_empty() {
        return;
    }
    for index in start..out.len() {
        let mv = out[index];
        if mv.choices.group().is_some() || !capture.after.contains(mv.travel) {
            continue;
        }
        let mut journey = Journey::new(view, man, mv);
        journey.prey = prey;
        let groups = groups(&journey, &scene(&journey));
        if groups.len() < 2 {
            continue;
        }
        let mut named = groups.iter().filter_map(|group| group.first());
        let choose = |lowest| Move {
            choices: mv.choices.with_group(lowest),
            ..mv
        };
        if let Some(lowest) = named.next() {
            out[index] = choose(lowest);
        }
        out.extend(named.map(choose));
    }
}

/// Whether a man has moves that take men out of a group or put others elsewhere.
fn interferes(threat: &Threat) -> bool {
    let suspect = threat.men.first();
    let piece = suspect.and_then(|square| threat.view.position.man(square));
    piece.is_some_and(|piece| {
        let man = threat.view.man(piece);
        let replaces = |capture: &Capture| matches!(capture.method, super::Method::Replace(_));
        man.swap.is_some() || man.drive.is_some() || man.captures.iter().any(replaces)
    })
}

fn scene(journey: &Journey) -> Scene {
    let position = journey.view.position;
    let enemy = !journey.man.color();
    let (from, to) = (journey.from, journey.to);
    let mut scene = Scene {
        enemies: position.men(enemy).without(to),
        occupied: position.occupied().without(from).with(to),
        moved: Bitboard::EMPTY,
    };
    match journey.travel {
        Travel::Swap => scene.shift(journey, &[(to, from)]),
        Travel::Drive => {
            let mv = Move {
                choices: journey.choices,
                ..Move::new(from, to, Travel::Drive)
            };
            scene.shift(journey, &drive::shifts(journey.view, journey.man, mv));
        }
        _ => {}
    }
    scene
}

impl Scene {
    /// Men that the mover puts elsewhere; the mover itself has already gone where it goes.
    fn shift(&mut self, journey: &Journey, shifts: &[(Square, Square)]) {
        let lifted: Bitboard = shifts.iter().map(|shift| shift.0).collect();
        let theirs = journey.view.position.men(!journey.man.color()) & lifted;
        self.enemies -= lifted;
        self.occupied = (self.occupied - lifted).with(journey.to);
        for &(old, new) in shifts {
            self.occupied.insert(new);
            if theirs.contains(old) {
                self.enemies.insert(new);
            }
        }
        self.moved = lifted;
    }
}

/// The groups that a move encloses, each with one man at least that it may capture.
fn groups(journey: &Journey, scene: &Scene) -> SmallVec<[Bitboard; 4]> {
    let mut found = SmallVec::new();
    if matches!(journey.travel, Travel::Destroy) {
        return found;
    }
    let geometry = journey.view.geometry();
    let mut rest = geometry.orthogonal_neighbours(journey.to) & scene.enemies;
    while let Some(first) = rest.first() {
        let (group, around) = group(geometry, first, scene.enemies);
        rest -= group;
        let prey = group & (journey.prey - scene.moved);
        if (around - scene.occupied).is_empty() && prey.any() {
            found.push(group);
        }
    }
    found
}

/// The men joined to one of them along ranks and files, and all squares next to them there.
pub(in crate::rules) fn group(
    geometry: &Geometry,
    first: Square,
    men: Bitboard,
) -> (Bitboard, Bitboard) {
    let mut group = Bitboard::of(first);
    let mut around = Bitboard::EMPTY;
    let mut fresh = group;
    while fresh.any() {
        let near = fresh.into_iter().fold(Bitboard::EMPTY, |near, square| {
            near | geometry.orthogonal_neighbours(square)
        });
        around |= near;
        fresh = (near & men) - group;
        group |= fresh;
    }
    (group, around)
}
