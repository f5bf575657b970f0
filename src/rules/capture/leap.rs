//! **Leap**, or overtaking: the man jumps over enemies on one line and takes all that it jumped.
//!
//! ```text
//!     L . p . p .   ->   . . . . . L      L leaps from a over c and e to f and takes both
//!     L p p . . .        no leap: two men in a row
//!     L P . . . .        no leap: a friend
//! ```
//!
//! Any number of empty squares, then exactly one enemy with an empty square right behind it, landing
//! there or further on, and so on. Source: the Long Leaper of R. Abbott's Ultima (1962).

use super::advance::on_lines;
use super::{Bitboard, Journey, Move, Origin, Threat, Travel};
use crate::rules::{Direction, Square};

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

    /// The men that leaps run up against: the first on each line after the last man jumped. A leap
    /// that lands right behind a man runs up against none.
    pub(super) fn stopped_by(&self, origin: &Origin) -> Bitboard {
        let geometry = origin.view.geometry();
        let occupied = origin.view.position.occupied();
        let mut found = Bitboard::EMPTY;
        if self.landing == Landing::Behind {
            return found;
        }
        for sheet in 0..geometry.sheets() {
            for direction in Direction::ALL {
                for (_, behind) in self.hops(origin, sheet, direction) {
                    found |= geometry
                        .first_on_line(sheet, behind, direction, occupied)
                        .into();
                }
            }
        }
        found
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
        let leaps = matches!(journey.travel, Travel::Leap | Travel::Swap);
        let Some(heading) = journey.heading.filter(|_| leaps) else {
            return Bitboard::EMPTY;
        };
        let geometry = journey.view.geometry();
        (0..geometry.sheets()).fold(Bitboard::EMPTY, |found, sheet| {
            found | jumped(journey, sheet, heading)
        })
    }

    pub(super) fn suspects(&self, threat: &Threat) -> Bitboard {
        on_lines(threat)
    }
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
