//! **Leap**, or overtaking: the man jumps over enemies on one line and takes all that it jumped.
//!
//! ```text
//!     L . p . p .   ->   . . . . . L      L leaps from a over c and e to f and takes both
//!     L p p . . .        no leap: two men in a row
//!     L P . . . .        no leap: a friend
//! ```
//!
//! Any number of empty squares, then exactly one enemy with an empty square right behind it, landing
//! there or further on, and so on. A man that may go onward can end its leaps on one that it replaces,
//! swaps with or drives. Source: the Long Leaper of R. Abbott's Ultima (1962).

use super::advance::on_lines;
use super::{Bitboard, Capture, Journey, LineEnd, Method, Move, Origin, Threat, Travel};
use crate::rules::drive;
use crate::rules::{Direction, Square};
use smallvec::SmallVec;

/// Where a leap may land.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Landing {
    /// On any empty square beyond the last man jumped, before the next man.
    #[default]
    Beyond,
    /// Only on the square right behind it.
    Behind,
}

/// Capture of the enemies jumped along one line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leap {
    /// Whether it jumps one man a move only.
    pub single: bool,
    /// Where it lands.
    pub landing: Landing,
    /// Whether it may end on a man that it can do something to.
    pub onward: bool,
}

impl Leap {
    pub(super) fn moves(&self, origin: &Origin, out: &mut Vec<Move>) {
        let geometry = origin.view.geometry();
        let mut stops = Bitboard::EMPTY;
        for sheet in 0..geometry.sheets() {
            for direction in Direction::ALL {
                if (geometry.ray(sheet, origin.from, direction) & origin.prey).any() {
                    stops |= self.landings(origin, sheet, direction);
                }
            }
        }
        let leap = |to| Move::new(origin.from, to, Travel::Leap);
        out.extend(stops.into_iter().map(leap));
        if self.onward {
            self.replacements(origin, out);
        }
    }

    /// Leaps that end on a man which is replaced along their line.
    fn replacements(&self, origin: &Origin, out: &mut Vec<Move>) {
        let view = origin.view;
        let mut ends = SmallVec::new();
        self.ends(origin, &mut ends);
        for end in ends {
            let steps = view.geometry().distance(origin.from, end.man);
            let replaces = |capture: &Capture| match &capture.method {
                Method::Replace(replace) => {
                    let reach = &replace.reach[origin.man.color()];
                    let prey = view.prey(!origin.man.color(), capture.victims);
                    prey.contains(end.man) && reach.rides(end.direction, steps)
                }
                _ => false,
            };
            let mv = Move::new(origin.from, end.man, Travel::Replace);
            if view.man(origin.man).captures.iter().any(replaces) && !out.contains(&mv) {
                out.push(mv);
            }
        }
    }

    /// Adds the men that stop it after at least one leap.
    pub(super) fn ends(&self, origin: &Origin, found: &mut SmallVec<[LineEnd; 16]>) {
        let geometry = origin.view.geometry();
        for sheet in 0..geometry.sheets() {
            for direction in Direction::ALL {
                if (geometry.ray(sheet, origin.from, direction) & origin.prey).any() {
                    let man = self.end(origin, sheet, direction);
                    found.extend(man.map(|man| LineEnd {
                        sheet,
                        direction,
                        man,
                    }));
                }
            }
        }
    }

    fn end(&self, origin: &Origin, sheet: usize, direction: Direction) -> Option<Square> {
        let geometry = origin.view.geometry();
        let occupied = origin.view.position.occupied();
        let mut at = origin.from;
        let mut leaps = 0;
        while let Some(man) = geometry.first_on_line(sheet, at, direction, occupied) {
            let behind = geometry.step(sheet, man, direction);
            match behind.filter(|&behind| !occupied.contains(behind)) {
                Some(behind) if origin.prey.contains(man) && !(self.single && leaps == 1) => {
                    leaps += 1;
                    at = behind;
                }
                _ => return (leaps > 0 && self.landing == Landing::Beyond).then_some(man),
            }
        }
        None
    }

    fn landings(&self, origin: &Origin, sheet: usize, direction: Direction) -> Bitboard {
        self.hops(origin, sheet, direction)
            .fold(Bitboard::EMPTY, |stops, hop| {
                stops | self.stops(origin, sheet, direction, hop)
            })
    }

    /// The men that can be jumped one after the other, each with the square right behind it.
    fn hops<'a>(
        &self,
        origin: &'a Origin,
        sheet: usize,
        direction: Direction,
    ) -> impl Iterator<Item = (Square, Square)> + 'a {
        let geometry = origin.view.geometry();
        let occupied = origin.view.position.occupied();
        let mut at = origin.from;
        let hop = move || {
            let man = geometry.first_on_line(sheet, at, direction, occupied)?;
            let behind = geometry.step(sheet, man, direction)?;
            at = behind;
            (!occupied.contains(behind) && origin.prey.contains(man)).then_some((man, behind))
        };
        let most = if self.single { 1 } else { usize::MAX };
        std::iter::from_fn(hop).fuse().take(most)
    }

    fn stops(
        &self,
        origin: &Origin,
        sheet: usize,
        direction: Direction,
        (man, behind): (Square, Square),
    ) -> Bitboard {
        let occupied = origin.view.position.occupied();
        match self.landing {
            Landing::Behind => behind.into(),
            Landing::Beyond => {
                origin
                    .view
                    .geometry()
                    .sight(sheet, man, direction, occupied)
                    - occupied
            }
        }
    }

    pub(super) fn victims(&self, journey: &Journey) -> Bitboard {
        let leaps = match journey.travel {
            Travel::Leap => true,
            Travel::Replace | Travel::Swap | Travel::Drive => self.onward,
            _ => false,
        };
        let Some(heading) = journey.heading.filter(|_| leaps) else {
            return Bitboard::EMPTY;
        };
        let geometry = journey.view.geometry();
        let mut found = Bitboard::EMPTY;
        for sheet in 0..geometry.sheets() {
            let jumped = jumped(journey, sheet, heading);
            if jumped.any() && goes_on(journey, sheet, heading) {
                found |= jumped;
            }
        }
        found
    }

    pub(super) fn suspects(&self, threat: &Threat) -> Bitboard {
        on_lines(threat)
    }
}

/// Whether the move can be made on this sheet as far as the man at its end goes.
fn goes_on(journey: &Journey, sheet: usize, heading: Direction) -> bool {
    let chosen = (journey.to, journey.choices);
    journey.travel != Travel::Drive
        || drive::runs_on(journey.view, journey.man, chosen, (sheet, heading))
}

/// The men jumped on the way along one sheet; none if the leap cannot be made there.
fn jumped(journey: &Journey, sheet: usize, heading: Direction) -> Bitboard {
    let geometry = journey.view.geometry();
    let occupied = journey.view.position.occupied();
    let men = geometry.between(sheet, journey.from, journey.to, heading) & occupied;
    let free_behind = |man| {
        geometry
            .step(sheet, man, heading)
            .is_some_and(|behind| !occupied.contains(behind))
    };
    if (men - journey.prey).is_empty() && men.into_iter().all(free_behind) {
        men
    } else {
        Bitboard::EMPTY
    }
}
