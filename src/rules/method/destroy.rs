//! **Mutual destruction**: the piece stays where it is and leaves the board together with an adjacent
//! enemy.
//!
//! ```text
//!     . . . .        . . . .
//!     . S . .   ->   . . . .      S on b removes the piece on c and itself
//!     . . p .        . . . .
//! ```
//!
//! Source: the Swapper of P. Aronson and D. Howe's Rococo (2002).

use crate::rules::ask::{
    AttackRule, Attackers, Board, CaptureRule, CheckRule, EstimateRule, Journey, KingExposure,
    MoveListRule, Origin, Threat, ThreatEstimate, Verdict,
};
use crate::rules::board::{Bitboard, Color, Geometry, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::piece::{Destroy, Travel, Travels};
use crate::rules::power::immunity;

impl Destroy {
    /// The pieces of a side whose own protection keeps them from using this method.
    fn unable<W: Word>(&self, facts: &Facts<W>, color: Color) -> Bitboard<W> {
        match self.protected {
            true => Bitboard::EMPTY,
            false => immunity::protected(facts, color),
        }
    }

    /// Whether protection may keep some pieces of the attacking side from using this method.
    fn may_be_unable<W: Word>(&self, board: &Board<W>) -> bool {
        !self.protected && !immunity::is_fixed(board.facts, board.by)
    }
}

impl<W: Word> CaptureRule<W> for Destroy {
    fn after(&self) -> Travels {
        Travels::ALL
    }

    fn victims(&self, journey: &Journey<W>) -> Bitboard<W> {
        if journey.travel == Travel::Destroy {
            journey.capturable & journey.to.into()
        } else {
            Bitboard::EMPTY
        }
    }
}

impl<W: Word> MoveListRule<W> for Destroy {
    fn moves(&self, origin: &Origin<W>, out: &mut Vec<Move>) {
        let unable = self.unable(origin.facts, origin.piece.color());
        if unable.contains(origin.from) {
            return;
        }
        let near = origin.facts.geometry().neighbours(origin.from) & origin.capturable;
        let destroy = |to| Move::new(origin.from, to, Travel::Destroy);
        out.extend(near.into_iter().map(destroy));
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
}

impl<W: Word> AttackRule<W> for Destroy {
    fn sources(&self, geometry: &Geometry<W>, _: Color, target: Square) -> Bitboard<W> {
        geometry.neighbours(target)
    }

    fn suspects(&self, threat: &Threat<W>) -> Bitboard<W> {
        let near = threat.facts.geometry().neighbours(threat.target) & threat.pieces;
        near - self.unable(threat.facts, threat.by)
    }

    fn all_suspects_attack(&self) -> bool {
        true
    }

    /// The piece stays where it is.
    fn has_best_way(&self) -> bool {
        true
    }

    fn attacks_king(&self, attackers: &Attackers<W>) -> Verdict {
        let board = attackers.board;
        let near = board.geometry().neighbours(board.target);
        match near.meets(attackers.pieces) {
            true if self.may_be_unable(board) => Verdict::Unknown,
            near => Verdict::of(near),
        }
    }

    /// Neighbours have no square between them, so no move can open or close this capture.
    fn expose(&self, _: &Attackers<W>, _: &mut KingExposure<W>) {}
}

impl<W: Word> CheckRule<W> for Destroy {
    fn checking_squares(&self, facts: &Facts<W>, king: Square) -> Bitboard<W> {
        facts.geometry().neighbours(king)
    }
}

impl<W: Word> EstimateRule<W> for Destroy {
    fn threatened(&self, estimate: &ThreatEstimate<W>) -> Option<Bitboard<W>> {
        Some(estimate.geometry().neighbours(estimate.from) & estimate.capturable)
    }
}
