//! Where a piece can go by its own movement: Betza notation laid out on a board.

mod sweep;

use super::betza::{Part, Path};
use crate::rules::board::{Bitboard, Color, Direction, Geometry, PerSquare, Square, Word};
use sweep::Sweep;

/// Straight lines along which a piece moves, up to a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Line {
    direction: Direction,
    /// The most squares; 0 for no limit.
    range: u8,
}

/// A repeated jump that is not a step of a line, such as a nightrider's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rider {
    step: (i8, i8),
    range: u8,
    cylinder: bool,
}

/// A king's step, then onward along a line.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Bend {
    first: (i8, i8),
    then: Vec<Direction>,
}

/// A leap that pieces on its way block.
#[derive(Clone, Debug, PartialEq, Eq)]
struct LameLeap {
    leap: (i8, i8),
    over: Vec<(i8, i8)>,
    cylinder: bool,
}

/// The squares that a piece of one colour reaches from each square of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Movement<W: Word = u128> {
    leaps: PerSquare<Bitboard<W>>,
    leaps_to: PerSquare<Bitboard<W>>,
    lines: Vec<Line>,
    sweep: Sweep,
    riders: Vec<Rider>,
    bends: Vec<Bend>,
    lame: Vec<LameLeap>,
    round: bool,
}

impl<W: Word> Movement<W> {
    /// Lays out the parts of a movement that `wanted` picks, for a piece of this colour.
    pub fn new(
        parts: &[Part],
        wanted: impl Fn(&Part) -> bool,
        color: Color,
        geometry: &Geometry<W>,
    ) -> Movement<W> {
        let mut movement = Movement {
            leaps: PerSquare::new_with(|_| Bitboard::EMPTY),
            leaps_to: PerSquare::new_with(|_| Bitboard::EMPTY),
            lines: Vec::new(),
            sweep: Sweep::default(),
            riders: Vec::new(),
            bends: Vec::new(),
            lame: Vec::new(),
            round: false,
        };
        for part in parts.iter().filter(|part| wanted(part)) {
            movement.add(part, color, geometry);
        }
        movement
    }

    /// The same movement on a board of another width.
    pub(super) fn cast<V: Word>(&self) -> Movement<V> {
        let cast = |table: &PerSquare<Bitboard<W>>| PerSquare::new_with(|from| table[from].cast());
        Movement {
            leaps: cast(&self.leaps),
            leaps_to: cast(&self.leaps_to),
            lines: self.lines.clone(),
            sweep: self.sweep.clone(),
            riders: self.riders.clone(),
            bends: self.bends.clone(),
            lame: self.lame.clone(),
            round: self.round,
        }
    }

    fn add(&mut self, part: &Part, color: Color, geometry: &Geometry<W>) {
        let facing = |(dx, dy): (i8, i8)| match color {
            Color::White => (dx, dy),
            Color::Black => (dx, -dy),
        };
        self.round |= part.cylinder;
        match &part.path {
            Path::Leap(offsets) => {
                for &offset in offsets {
                    self.add_leap(facing(offset), part.cylinder, geometry);
                }
            }
            Path::Lame(leaps) => {
                let lame = leaps.iter().map(|(leap, over)| LameLeap {
                    leap: facing(*leap),
                    over: over.iter().map(|&step| facing(step)).collect(),
                    cylinder: part.cylinder,
                });
                self.lame.extend(lame);
            }
            Path::Ride { steps, range } => {
                for &step in steps {
                    self.add_ride(facing(step), *range, part.cylinder, geometry);
                }
            }
            Path::Bend(bends) => {
                for (first, then) in bends {
                    let then = then
                        .iter()
                        .filter_map(|&(dx, dy)| {
                            let (dx, dy) = facing((dx, dy));
                            Direction::from_offset(dx, dy)
                        })
                        .collect();
                    self.bends.push(Bend {
                        first: facing(*first),
                        then,
                    });
                }
            }
        }
    }

    fn add_leap(&mut self, (dx, dy): (i8, i8), cylinder: bool, geometry: &Geometry<W>) {
        for from in geometry.squares() {
            for sheet in 0..geometry.sheets() {
                if let Some(to) = offset(geometry, sheet, from, (dx, dy), cylinder) {
                    self.leaps[from].insert(to);
                    self.leaps_to[to].insert(from);
                }
            }
        }
    }

    fn add_ride(&mut self, (dx, dy): (i8, i8), range: u8, cylinder: bool, geometry: &Geometry<W>) {
        match Direction::from_offset(dx, dy) {
            Some(direction) if !cylinder => {
                let line = Line { direction, range };
                self.lines.push(line);
                match range {
                    1 => self.add_leap((dx, dy), false, geometry),
                    _ => self.sweep.add(line),
                }
            }
            _ => self.riders.push(Rider {
                step: (dx, dy),
                range,
                cylinder,
            }),
        }
    }

    /// The squares that the piece can step onto if it can capture whatever stands there: empty squares,
    /// and the first piece on each way.
    #[inline]
    pub fn reach(
        &self,
        geometry: &Geometry<W>,
        from: Square,
        occupied: Bitboard<W>,
    ) -> Bitboard<W> {
        let mut found = self.leaps[from];
        found |= self.sweep.sights(geometry, from, occupied);
        for line in &self.sweep.limited {
            for sheet in 0..geometry.sheets() {
                let seen = geometry.sight(sheet, from, line.direction, occupied);
                found |= seen & geometry.within(from, usize::from(line.range));
            }
        }
        if self.is_odd() {
            found |= self.odd_reach(geometry, from, occupied);
        }
        found
    }

    /// The squares of `pieces` from which this movement reaches `to`.
    pub fn sources(
        &self,
        geometry: &Geometry<W>,
        to: Square,
        occupied: Bitboard<W>,
        pieces: Bitboard<W>,
    ) -> Bitboard<W> {
        let mut found = self.leaps_to[to] & pieces;
        // Most often no piece stands on a line with `to`.
        let pieces_on_lines = pieces & geometry.lines(to);
        if geometry.sheets() == 1 && !pieces_on_lines.several() {
            let sees = |&from: &Square| self.slides(geometry, from, to, occupied);
            found |= pieces_on_lines.into_iter().filter(sees).collect();
        } else if pieces_on_lines.any() {
            found |= self.sweep.sights_back(geometry, to, occupied) & pieces;
            for line in &self.sweep.limited {
                for sheet in 0..geometry.sheets() {
                    let seen = geometry.sight(sheet, to, line.direction.opposite(), occupied);
                    found |= seen & geometry.within(to, usize::from(line.range)) & pieces;
                }
            }
        }
        if self.is_odd() {
            let reaches = |&from: &Square| self.odd_reach(geometry, from, occupied).contains(to);
            found |= (pieces - found).into_iter().filter(reaches).collect();
        }
        found
    }

    /// Whether it goes to a square along a line of more than one step, on a board of one sheet.
    #[inline]
    fn slides(
        &self,
        geometry: &Geometry<W>,
        from: Square,
        to: Square,
        occupied: Bitboard<W>,
    ) -> bool {
        let heading = geometry.heading(from, to);
        let near = |line: &Line| geometry.within(from, usize::from(line.range)).contains(to);
        heading.is_some_and(|way| {
            let mut limited = self.sweep.limited.iter();
            let goes =
                self.sweep.goes(way) || limited.any(|line| line.direction == way && near(line));
            goes && !geometry.between(0, from, to, way).meets(occupied)
        })
    }

    /// Whether some parts are neither leaps nor lines of the board.
    #[inline]
    pub(in crate::rules) fn is_odd(&self) -> bool {
        !self.riders.is_empty() || !self.bends.is_empty() || !self.lame.is_empty()
    }

    /// Whether some parts are leaps that pieces on their way block.
    #[inline]
    pub(in crate::rules) fn is_lame(&self) -> bool {
        !self.lame.is_empty()
    }

    /// Whether some parts go along lines for more than one square.
    #[inline]
    pub(in crate::rules) fn has_lines(&self) -> bool {
        !self.sweep.is_empty()
    }

    /// Whether some part leaps over squares, or is neither a leap nor a line of the board.
    pub(in crate::rules) fn leaps_far(&self, geometry: &Geometry<W>) -> bool {
        let far = |from: Square| (self.leaps[from] - geometry.neighbours(from)).any();
        self.is_odd() || geometry.squares().into_iter().any(far)
    }

    /// Whether it goes this many steps along lines in this direction.
    pub fn rides(&self, direction: Direction, steps: usize) -> bool {
        let long = |line: &Line| line.range == 0 || steps <= usize::from(line.range);
        let mut lines = self.lines.iter();
        lines.any(|line| line.direction == direction && long(line))
    }

    /// Whether it goes this many steps in this direction around the sides of the board.
    pub fn rides_round(&self, direction: Direction, steps: usize) -> bool {
        self.riders.iter().any(|rider| {
            let (dx, dy) = rider.step;
            let long = rider.range == 0 || steps <= usize::from(rider.range);
            rider.cylinder && Direction::from_offset(dx, dy) == Some(direction) && long
        })
    }

    /// Whether some part turns after its first step.
    pub fn bends(&self) -> bool {
        !self.bends.is_empty()
    }

    /// The first steps of the parts that turn after them: files to the right and ranks up.
    pub fn bending_steps(&self) -> impl Iterator<Item = (i8, i8)> {
        self.bends.iter().map(|bend| bend.first)
    }

    /// The leaps that pieces on their way block, as columns to the right and rows up.
    pub fn lame_leaps(&self) -> impl Iterator<Item = (i8, i8)> {
        self.lame.iter().map(|lame| lame.leap)
    }

    /// Whether some part goes round the sides of the board.
    pub fn goes_round(&self) -> bool {
        self.round
    }

    /// Whether no part ever moves sideways or backward, for a piece of this colour.
    pub fn only_forward(&self, color: Color, geometry: &Geometry<W>) -> bool {
        let forward = |from, to| {
            let (from, _) = geometry.row_from_bottom(from);
            let (to, _) = geometry.row_from_bottom(to);
            match color {
                Color::White => to > from,
                Color::Black => to < from,
            }
        };
        geometry.squares().into_iter().all(|from| {
            self.reach(geometry, from, Bitboard::EMPTY)
                .into_iter()
                .all(|to| forward(from, to))
        })
    }

    /// The squares that riders, bends and lame leaps reach; these parts have no tables.
    fn odd_reach(
        &self,
        geometry: &Geometry<W>,
        from: Square,
        occupied: Bitboard<W>,
    ) -> Bitboard<W> {
        let mut found = Bitboard::EMPTY;
        for sheet in 0..geometry.sheets() {
            for rider in &self.riders {
                found |= ride(geometry, sheet, from, *rider, occupied);
            }
            for lame in &self.lame {
                let at = |step| offset(geometry, sheet, from, step, lame.cylinder);
                let is_free =
                    |&step: &(i8, i8)| at(step).is_some_and(|square| !occupied.contains(square));
                if lame.over.iter().all(is_free) {
                    found |= at(lame.leap).into();
                }
            }
            for bend in &self.bends {
                let (dx, dy) = bend.first;
                let Some(corner) = geometry.offset(sheet, from, dx, dy) else {
                    continue;
                };
                found.insert(corner);
                if !occupied.contains(corner) {
                    for &direction in &bend.then {
                        found |= geometry.sight(sheet, corner, direction, occupied);
                    }
                }
            }
        }
        found
    }
}

fn offset<W: Word>(
    geometry: &Geometry<W>,
    sheet: usize,
    from: Square,
    (dx, dy): (i8, i8),
    cylinder: bool,
) -> Option<Square> {
    if cylinder {
        geometry.offset_round(sheet, from, dx, dy)
    } else {
        geometry.offset(sheet, from, dx, dy)
    }
}

fn ride<W: Word>(
    geometry: &Geometry<W>,
    sheet: usize,
    from: Square,
    rider: Rider,
    occupied: Bitboard<W>,
) -> Bitboard<W> {
    let mut found = Bitboard::EMPTY;
    let mut at = from;
    let mut steps = 0;
    while rider.range == 0 || steps < rider.range {
        steps += 1;
        match offset(geometry, sheet, at, rider.step, rider.cylinder) {
            Some(next) if next != from && !found.contains(next) => at = next,
            _ => break,
        }
        found.insert(at);
        if occupied.contains(at) {
            break;
        }
    }
    found
}
