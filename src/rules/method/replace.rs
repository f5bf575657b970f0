//! **Replacement**: the piece moves onto the enemy's square, as in chess.
//!
//! ```text
//!     R . . p .   ->   . . . R .      R goes from a to d and captures the piece there
//! ```
//!
//! A piece that mimics replaces each victim by the victim's own way of capturing, with its own side's
//! forward direction. So the Mimotaur captures a pawn one step diagonally forward.

use crate::rules::ask::{
    AttackRule, Attackers, Board, CaptureRule, CheckRule, EstimateRule, Journey, KingExposure,
    Mimic, Mimicked, MoveListRule, Origin, Threat, ThreatEstimate, Verdict,
};
use crate::rules::board::{Bitboard, Color, Direction, Geometry, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::piece::{Method, Movement, Replace, Travel};

impl<W: Word> CaptureRule<W> for Replace<W> {
    fn mimicked(&self, mimic: &Mimic<W>) -> Mimicked<W> {
        match &mimic.reach {
            None => Mimicked::Alike,
            Some(reach) => Mimicked::As(Box::new(Method::Replace(Replace {
                reach: reach.clone(),
            }))),
        }
    }

    fn victims(&self, journey: &Journey<W>) -> Bitboard<W> {
        if journey.travel == Travel::Replace {
            journey.capturable & journey.to.into()
        } else {
            Bitboard::EMPTY
        }
    }
}

impl<W: Word> MoveListRule<W> for Replace<W> {
    fn moves(&self, origin: &Origin<W>, out: &mut Vec<Move>) {
        let facts = origin.facts;
        let stops = origin.walked.unwrap_or_else(|| {
            let reach = &self.reach[origin.piece.color()];
            reach.reach(facts.geometry(), origin.from, facts.position.occupied())
        });
        let replace = |to| Move::new(origin.from, to, Travel::Replace);
        out.extend((stops & origin.capturable).into_iter().map(replace));
    }

    fn brings_quiet_moves(&self) -> bool {
        false
    }

    fn captures_by_walking(&self) -> bool {
        false
    }

    fn arriving(&self, _: &Facts<W>, _: Color, _: Bitboard<W>) -> Bitboard<W> {
        Bitboard::EMPTY
    }

    fn is_countable(&self, _: usize) -> bool {
        true
    }

    fn only_walks_and_replaces(&self) -> bool {
        true
    }
}

impl<W: Word> AttackRule<W> for Replace<W> {
    fn sources(&self, geometry: &Geometry<W>, by: Color, target: Square) -> Bitboard<W> {
        let all = geometry.squares();
        self.reach[by].sources(geometry, target, Bitboard::EMPTY, all)
    }

    fn suspects(&self, threat: &Threat<W>) -> Bitboard<W> {
        self.reach[threat.by].sources(
            threat.facts.geometry(),
            threat.target,
            threat.facts.position.occupied(),
            threat.pieces,
        )
    }

    fn all_suspects_attack(&self) -> bool {
        true
    }

    fn has_best_way(&self) -> bool {
        true
    }

    #[inline]
    fn attacks_king(&self, attackers: &Attackers<W>) -> Verdict {
        let board = attackers.board;
        let reach = &self.reach[board.by];
        let sources = reach.sources(
            board.geometry(),
            board.target,
            board.occupied,
            attackers.pieces,
        );
        if board.any_near(sources) {
            return Verdict::Attacked;
        }
        match attackers.pieces.meets(board.lines()) && self.replaces_after_leaps(attackers) {
            true => Verdict::Unknown,
            false => Verdict::Safe,
        }
    }

    fn expose(&self, attackers: &Attackers<W>, exposure: &mut KingExposure<W>) {
        let (board, pieces) = (attackers.board, attackers.pieces);
        let reach = &self.reach[board.by];
        if reach.has_lines() {
            expose_lines(board, reach, pieces, exposure);
        }
        if reach.is_odd() {
            expose_other_ways(board, reach, pieces, exposure);
        }
        exposure.test_all |= pieces.meets(board.lines()) && self.replaces_after_leaps(attackers);
    }
}

impl<W: Word> CheckRule<W> for Replace<W> {
    fn checking_squares(&self, facts: &Facts<W>, king: Square) -> Bitboard<W> {
        let reach = &self.reach[facts.position.turn()];
        let geometry = facts.geometry();
        match reach.is_odd() {
            true => geometry.squares(),
            false => reach.sources(
                geometry,
                king,
                facts.position.occupied(),
                geometry.squares(),
            ),
        }
    }

    fn uncovering_squares(
        &self,
        facts: &Facts<W>,
        king: Square,
        pieces: Bitboard<W>,
    ) -> Bitboard<W> {
        let reach = &self.reach[facts.position.turn()];
        let lines = facts.geometry().lines(king);
        match reach.has_lines() && pieces.meets(lines) {
            _ if reach.is_odd() => Bitboard::FULL,
            true => lines,
            false => Bitboard::EMPTY,
        }
    }
}

impl<W: Word> EstimateRule<W> for Replace<W> {
    /// Only for mimics: the caller already knows what a piece can replace by its own walk.
    fn threatened(&self, estimate: &ThreatEstimate<W>) -> Option<Bitboard<W>> {
        if !estimate.capture.mimicked || estimate.capturable.is_empty() {
            return Some(Bitboard::EMPTY);
        }
        let occupied = estimate.facts.position.occupied();
        Some(
            self.reach[estimate.by].reach(estimate.geometry(), estimate.from, occupied)
                & estimate.capturable,
        )
    }
}

impl<W: Word> Replace<W> {
    /// Whether some attackers could end leaps by replacing.
    fn replaces_after_leaps(&self, attackers: &Attackers<W>) -> bool {
        let board = attackers.board;
        let onward = board.facts.rules.groups().leap_onward;
        let reach = &self.reach[board.by];
        onward.contains(attackers.piece_type)
            && Direction::ALL
                .into_iter()
                .any(|direction| reach.rides(direction, 2))
    }
}

/// Adds the squares that matter on the lines between attackers and the king.
fn expose_lines<W: Word>(
    board: &Board<W>,
    reach: &Movement<W>,
    pieces: Bitboard<W>,
    exposure: &mut KingExposure<W>,
) {
    let geometry = board.geometry();
    for from in pieces & board.lines() {
        let between = board.between(from);
        exposure.shields |= between;
        let blockers = between & board.occupied;
        let one_sheet = geometry.sheets() == 1;
        let alone = !blockers.several() && (blockers - board.unmoved).is_empty();
        if blockers.any() && (alone || !one_sheet) {
            let opened = board.occupied - blockers;
            let sources = reach.sources(geometry, board.target, opened, from.into());
            if sources.any() {
                exposure.vacated |= blockers & board.unmoved;
            }
        }
    }
}

/// Adds the squares that matter on other ways to the king, such as a nightrider's.
fn expose_other_ways<W: Word>(
    board: &Board<W>,
    reach: &Movement<W>,
    pieces: Bitboard<W>,
    exposure: &mut KingExposure<W>,
) {
    let geometry = board.geometry();
    let arrives = |occupied, from| {
        let found = reach.sources(geometry, board.target, occupied, Bitboard::of(from));
        found.any()
    };
    for from in pieces {
        if !arrives(Bitboard::EMPTY, from) {
            continue;
        }
        exposure.shields = Bitboard::FULL;
        // A lame leap does not reach the squares on its way.
        let seen = match reach.is_lame() {
            true => Bitboard::FULL,
            false => reach.reach(geometry, from, board.occupied),
        };
        for blocker in seen & board.unmoved.without(board.target) {
            if arrives(board.occupied.without(blocker), from) {
                exposure.vacated.insert(blocker);
            }
        }
    }
}
