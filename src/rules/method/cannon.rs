//! **Cannon**: the piece jumps over an adjacent piece of either side onto the next square. It captures
//! an enemy there.
//!
//! ```text
//!     . P m p .   ->   . . m P .      P on b jumps over m and captures the piece on d
//!     . P m . .   ->   . . m P .      the same jump without capture
//! ```
//!
//! The jumped piece stays. A piece that mimics jumps only to capture. Source: the Cannon Pawn of P.
//! Aronson and D. Howe's Rococo (2002).

use crate::rules::ask::{
    AttackRule, Attackers, CaptureRule, CheckRule, EstimateRule, Journey, KingExposure, Mimic,
    Mimicked, MoveListRule, Origin, Threat, ThreatEstimate, Verdict,
};
use crate::rules::board::{Bitboard, Color, Direction, Geometry, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::piece::{Cannon, Method, Travel};

impl<W: Word> CaptureRule<W> for Cannon {
    /// A mimic jumps only to capture.
    fn mimicked(&self, _: &Mimic<W>) -> Mimicked<W> {
        Mimicked::As(Box::new(Method::Cannon(Cannon { quiet: false })))
    }

    fn victims(&self, journey: &Journey<W>) -> Bitboard<W> {
        if journey.travel == Travel::Jump {
            journey.capturable & journey.to.into()
        } else {
            Bitboard::EMPTY
        }
    }
}

impl<W: Word> MoveListRule<W> for Cannon {
    fn moves(&self, origin: &Origin<W>, out: &mut Vec<Move>) {
        let occupied = origin.facts.position.occupied();
        let stops = jumps(origin.facts.geometry(), origin.from, occupied);
        let stops = match self.quiet {
            true => (stops - occupied) | (stops & origin.capturable),
            false => stops & origin.capturable,
        };
        let jump = |to| Move::new(origin.from, to, Travel::Jump);
        out.extend(stops.into_iter().map(jump));
    }

    fn brings_quiet_moves(&self) -> bool {
        self.quiet
    }

    fn goes_far(&self) -> bool {
        true
    }

    fn captures_by_walking(&self) -> bool {
        false
    }

    fn arriving(&self, _: &Facts<W>, _: Color, _: Bitboard<W>) -> Bitboard<W> {
        Bitboard::EMPTY
    }

    fn is_countable(&self, sheets: usize) -> bool {
        sheets == 1
    }
}

impl<W: Word> AttackRule<W> for Cannon {
    fn sources(&self, geometry: &Geometry<W>, _: Color, target: Square) -> Bitboard<W> {
        match geometry.sheets() {
            1 => {
                (geometry.lines(target) & geometry.within(target, 2)) - geometry.neighbours(target)
            }
            _ => geometry.lines(target),
        }
    }

    /// A jump works in both directions, so the jumps from the target find the attackers.
    fn suspects(&self, threat: &Threat<W>) -> Bitboard<W> {
        let facts = threat.facts;
        jumps(facts.geometry(), threat.target, facts.position.occupied()) & threat.pieces
    }

    fn all_suspects_attack(&self) -> bool {
        true
    }

    fn has_best_way(&self) -> bool {
        true
    }

    fn attacks_king(&self, attackers: &Attackers<W>) -> Verdict {
        let board = attackers.board;
        let geometry = board.geometry();
        let jumps = match geometry.sheets() {
            1 => {
                let sources = self.sources(geometry, board.by, board.target);
                let over = |&from: &Square| board.between(from).meets(board.occupied);
                (sources & attackers.pieces)
                    .into_iter()
                    .filter(over)
                    .collect()
            }
            _ => jumps(geometry, board.target, board.occupied) & attackers.pieces,
        };
        Verdict::of(board.any_near(jumps))
    }

    /// A piece that enters an empty square next to the king gives the cannon something to jump over.
    fn expose(&self, attackers: &Attackers<W>, exposure: &mut KingExposure<W>) {
        let board = attackers.board;
        let geometry = board.geometry();
        for sheet in 0..geometry.sheets() {
            for direction in Direction::ALL {
                let over = geometry.step(sheet, board.target, direction);
                let Some(over) = over.filter(|&over| !board.occupied.contains(over)) else {
                    continue;
                };
                let from = geometry.step(sheet, over, direction);
                if from.is_some_and(|from| attackers.pieces.contains(from)) {
                    exposure.entered.insert(over);
                }
            }
        }
    }
}

impl<W: Word> CheckRule<W> for Cannon {
    fn checking_squares(&self, facts: &Facts<W>, king: Square) -> Bitboard<W> {
        facts.geometry().lines(king) | facts.geometry().neighbours(king)
    }
}

impl<W: Word> EstimateRule<W> for Cannon {
    fn threatened(&self, estimate: &ThreatEstimate<W>) -> Option<Bitboard<W>> {
        let near = estimate.geometry().neighbours(estimate.from);
        let screens = near & estimate.facts.position.occupied();
        let beyond = screens
            .into_iter()
            .fold(Bitboard::EMPTY, |set, screen| set | estimate.behind(screen));
        Some(beyond & estimate.capturable)
    }
}

/// The squares right behind the occupied neighbours of a square.
fn jumps<W: Word>(geometry: &Geometry<W>, from: Square, occupied: Bitboard<W>) -> Bitboard<W> {
    let screens = geometry.neighbours(from) & occupied;
    let behind = |sheet, direction| {
        let over = geometry.step(sheet, from, direction);
        let over = over.filter(|&over| screens.contains(over));
        over.and_then(|over| geometry.step(sheet, over, direction))
    };
    let mut stops = Bitboard::EMPTY;
    // On one sheet, most directions have no screen.
    if geometry.sheets() == 1 {
        for over in screens {
            let heading = geometry.heading(from, over);
            stops |= heading.and_then(|heading| behind(0, heading)).into();
        }
        return stops;
    }
    for sheet in 0..geometry.sheets() {
        for direction in Direction::ALL {
            stops |= behind(sheet, direction).into();
        }
    }
    stops
}
