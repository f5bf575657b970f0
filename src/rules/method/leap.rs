//! **Leap**, or overtaking: the piece jumps over enemies on one line and captures all of them.
//!
//! ```text
//!     L . p . p .   ->   . . . . . L      L leaps from a over c and e to f and captures both
//!     L p p . . .        no leap: two pieces in a row
//!     L P . . . .        no leap: a friend
//! ```
//!
//! The piece passes any number of empty squares, then exactly one enemy with an empty square right
//! behind it. It lands there or further on, or leaps again. A piece with `onward` can end its leaps on
//! a piece that it replaces, swaps with or drives. Source: the Long Leaper of R. Abbott's Ultima
//! (1962).

use crate::rules::ask::{
    AttackRule, Attackers, Board, CaptureRule, CheckRule, EstimateRule, Journey, KingExposure,
    Mimic, Mimicked, MoveListRule, Origin, Threat, ThreatEstimate, Verdict,
};
use crate::rules::board::{Bitboard, Color, Direction, Geometry, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::piece::{Capture, Landing, Leap, Method, Travel};
use crate::rules::power::{LineEnd, drive, immunity};
use smallvec::SmallVec;

impl<W: Word> CaptureRule<W> for Leap {
    fn mimicked(&self, mimic: &Mimic<W>) -> Mimicked<W> {
        let onward = mimic.onward;
        Mimicked::As(Box::new(Method::Leap(Leap { onward, ..*self })))
    }

    fn victims(&self, journey: &Journey<W>) -> Bitboard<W> {
        let leaps = match journey.travel {
            Travel::Leap => true,
            Travel::Replace | Travel::Swap | Travel::Drive => self.onward,
            _ => false,
        };
        let Some(heading) = journey.heading.filter(|_| leaps) else {
            return Bitboard::EMPTY;
        };
        let geometry = journey.facts.geometry();
        let mut found = Bitboard::EMPTY;
        for sheet in 0..geometry.sheets() {
            let jumped = jumped(journey, sheet, heading);
            if jumped.any() && end_is_possible(journey, sheet, heading) {
                found |= jumped;
            }
        }
        found
    }
}

impl<W: Word> MoveListRule<W> for Leap {
    fn moves(&self, origin: &Origin<W>, out: &mut Vec<Move>) {
        let geometry = origin.facts.geometry();
        let mut stops = Bitboard::EMPTY;
        for sheet in 0..geometry.sheets() {
            for direction in Direction::ALL {
                if (geometry.ray(sheet, origin.from, direction) & origin.capturable).any() {
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

    fn brings_quiet_moves(&self) -> bool {
        false
    }

    fn goes_far(&self) -> bool {
        true
    }

    fn leaps_onward(&self) -> bool {
        self.onward
    }

    fn leap_ends(&self, origin: &Origin<W>, found: &mut SmallVec<[LineEnd; 16]>) {
        let geometry = origin.facts.geometry();
        for sheet in 0..geometry.sheets() {
            for direction in Direction::ALL {
                if (geometry.ray(sheet, origin.from, direction) & origin.capturable).any() {
                    let piece = self.end(origin, sheet, direction);
                    found.extend(piece.map(|piece| LineEnd {
                        sheet,
                        direction,
                        piece,
                    }));
                }
            }
        }
    }

    fn captures_by_walking(&self) -> bool {
        false
    }

    fn arriving(&self, _: &Facts<W>, _: Color, _: Bitboard<W>) -> Bitboard<W> {
        Bitboard::EMPTY
    }

    fn is_countable(&self, sheets: usize) -> bool {
        !self.onward && sheets == 1
    }
}

impl<W: Word> AttackRule<W> for Leap {
    fn sources(&self, geometry: &Geometry<W>, _: Color, target: Square) -> Bitboard<W> {
        geometry.lines(target)
    }

    fn suspects(&self, threat: &Threat<W>) -> Bitboard<W> {
        threat.on_lines()
    }

    /// The leap that ends right behind the last piece.
    fn has_best_way(&self) -> bool {
        !self.onward
    }

    fn attacks_king(&self, attackers: &Attackers<W>) -> Verdict {
        let board = attackers.board;
        let suspects = attackers.pieces & board.lines();
        if suspects.is_empty() {
            return Verdict::Safe;
        }
        if !self.is_plain(attackers) {
            return Verdict::Unknown;
        }
        let capturable = board.capturable(attackers.capture.victims);
        let mut suspects = suspects.into_iter();
        Verdict::of(suspects.any(|from| self.leaps_over(board, capturable, from)))
    }

    fn expose(&self, attackers: &Attackers<W>, exposure: &mut KingExposure<W>) {
        let board = attackers.board;
        let geometry = board.geometry();
        let capturable = board.capturable(attackers.capture.victims);
        for from in attackers.pieces & board.lines() {
            if !self.is_plain(attackers) {
                exposure.test_all = true;
                return;
            }
            let Some(direction) = geometry.heading(from, board.target) else {
                continue;
            };
            let behind = geometry.step(0, board.target, direction);
            let way = board.between(from) | behind.into();
            exposure.shields |= way;
            exposure.replaced |= way;
            for blocker in way & board.unmoved {
                let emptied = board.emptied(blocker.into());
                if self.leaps_over(&emptied, capturable.without(blocker), from) {
                    exposure.vacated.insert(blocker);
                }
            }
        }
    }
}

impl<W: Word> CheckRule<W> for Leap {
    fn checking_squares(&self, facts: &Facts<W>, king: Square) -> Bitboard<W> {
        facts.geometry().lines(king) | facts.geometry().neighbours(king)
    }

    fn uncovering_squares(
        &self,
        facts: &Facts<W>,
        king: Square,
        pieces: Bitboard<W>,
    ) -> Bitboard<W> {
        let lines = facts.geometry().lines(king);
        match pieces.meets(lines) {
            true => lines,
            false => Bitboard::EMPTY,
        }
    }
}

impl<W: Word> EstimateRule<W> for Leap {
    /// Finds only the first piece of each leap.
    fn threatened(&self, estimate: &ThreatEstimate<W>) -> Option<Bitboard<W>> {
        let occupied = estimate.facts.position.occupied();
        let open = |&victim: &Square| (estimate.behind(victim) - occupied).any();
        let first = estimate.reach & estimate.capturable;
        Some(first.into_iter().filter(open).collect())
    }
}

impl Leap {
    /// Whether [`leaps_over`](Self::leaps_over) covers all leaps of the attackers.
    fn is_plain<W: Word>(&self, attackers: &Attackers<W>) -> bool {
        !self.onward
            && attackers.board.geometry().sheets() == 1
            && attackers.capture.after.contains(Travel::Leap)
    }

    /// Whether a piece leaps over the target and can land right behind it.
    fn leaps_over<W: Word>(&self, board: &Board<W>, capturable: Bitboard<W>, from: Square) -> bool {
        let geometry = board.geometry();
        let Some(direction) = geometry.heading(from, board.target) else {
            return false;
        };
        let near = board.near(from);
        let mut at = from;
        while let Some(piece) = geometry.first_on_line(0, at, direction, board.occupied) {
            let behind = geometry.step(0, piece, direction);
            match behind.filter(|&behind| !board.occupied.contains(behind)) {
                Some(behind) if capturable.contains(piece) && near.contains(behind) => {
                    if piece == board.target {
                        return true;
                    }
                    at = behind;
                }
                _ => return false,
            }
            if self.single {
                return false;
            }
        }
        false
    }

    /// Adds leaps that end by replacing a piece on the same line.
    fn replacements<W: Word>(&self, origin: &Origin<W>, out: &mut Vec<Move>) {
        let facts = origin.facts;
        let mut ends = SmallVec::new();
        self.leap_ends(origin, &mut ends);
        for end in ends {
            let steps = facts.geometry().distance(origin.from, end.piece);
            let replaces = |capture: &Capture<W>| {
                capture.replacement().is_some_and(|reach| {
                    let reach = &reach[origin.piece.color()];
                    let capturable =
                        immunity::capturable(facts, !origin.piece.color(), capture.victims);
                    capturable.contains(end.piece) && reach.rides(end.direction, steps)
                })
            };
            let mv = Move::new(origin.from, end.piece, Travel::Replace);
            if facts.kind(origin.piece).captures.iter().any(replaces) && !out.contains(&mv) {
                out.push(mv);
            }
        }
    }

    fn end<W: Word>(
        &self,
        origin: &Origin<W>,
        sheet: usize,
        direction: Direction,
    ) -> Option<Square> {
        let geometry = origin.facts.geometry();
        let occupied = origin.facts.position.occupied();
        let mut at = origin.from;
        let mut leaps = 0;
        while let Some(piece) = geometry.first_on_line(sheet, at, direction, occupied) {
            let behind = geometry.step(sheet, piece, direction);
            match behind.filter(|&behind| !occupied.contains(behind)) {
                Some(behind)
                    if origin.capturable.contains(piece) && !(self.single && leaps == 1) =>
                {
                    leaps += 1;
                    at = behind;
                }
                _ => return (leaps > 0 && self.landing == Landing::Beyond).then_some(piece),
            }
        }
        None
    }

    fn landings<W: Word>(
        &self,
        origin: &Origin<W>,
        sheet: usize,
        direction: Direction,
    ) -> Bitboard<W> {
        self.hops(origin, sheet, direction)
            .fold(Bitboard::EMPTY, |stops, hop| {
                stops | self.stops(origin, sheet, direction, hop)
            })
    }

    /// The pieces that can be jumped one after another, each with the square right behind it.
    fn hops<'a, W: Word>(
        &self,
        origin: &'a Origin<W>,
        sheet: usize,
        direction: Direction,
    ) -> impl Iterator<Item = (Square, Square)> + 'a {
        let geometry = origin.facts.geometry();
        let occupied = origin.facts.position.occupied();
        let mut at = origin.from;
        let hop = move || {
            let piece = geometry.first_on_line(sheet, at, direction, occupied)?;
            let behind = geometry.step(sheet, piece, direction)?;
            at = behind;
            (!occupied.contains(behind) && origin.capturable.contains(piece))
                .then_some((piece, behind))
        };
        let most = if self.single { 1 } else { usize::MAX };
        std::iter::from_fn(hop).fuse().take(most)
    }

    fn stops<W: Word>(
        &self,
        origin: &Origin<W>,
        sheet: usize,
        direction: Direction,
        (piece, behind): (Square, Square),
    ) -> Bitboard<W> {
        let occupied = origin.facts.position.occupied();
        match self.landing {
            Landing::Behind => behind.into(),
            Landing::Beyond => {
                origin
                    .facts
                    .geometry()
                    .sight(sheet, piece, direction, occupied)
                    - occupied
            }
        }
    }
}

/// Whether the end of the leap can be made on this sheet: a drive also needs room behind the driven
/// piece.
fn end_is_possible<W: Word>(journey: &Journey<W>, sheet: usize, heading: Direction) -> bool {
    let chosen = (journey.to, journey.choices);
    journey.travel != Travel::Drive
        || drive::runs_on(journey.facts, journey.piece, chosen, (sheet, heading))
}

/// The pieces that a move jumps on one sheet; none if the leap is not possible there.
fn jumped<W: Word>(journey: &Journey<W>, sheet: usize, heading: Direction) -> Bitboard<W> {
    let geometry = journey.facts.geometry();
    let occupied = journey.facts.position.occupied();
    let pieces = geometry.between(sheet, journey.from, journey.to, heading) & occupied;
    let free_behind = |piece| {
        geometry
            .step(sheet, piece, heading)
            .is_some_and(|behind| !occupied.contains(behind))
    };
    if (pieces - journey.capturable).is_empty() && pieces.into_iter().all(free_behind) {
        pieces
    } else {
        Bitboard::EMPTY
    }
}
