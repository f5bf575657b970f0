//! **Explosion**: the piece leaves the board together with all its neighbours, friends and enemies
//! alike.
//!
//! ```text
//!     P p . .        . . . .
//!     k B . n   ->   . . . n      B on b removes all pieces around it and itself
//!     . . Q .        . . . .
//! ```
//!
//! It may explode with no piece next to it. The victims leave the board for good, even if other
//! captured pieces go to a hand. Source: the Bomb of Monchalin's Renaissance (1975).

use crate::rules::ask::{
    AttackRule, Attackers, CaptureRule, CheckRule, EstimateRule, Journey, KingExposure, Mimic,
    Mimicked, MoveListRule, Origin, Threat, ThreatEstimate, Verdict,
};
use crate::rules::board::{Bitboard, Color, Geometry, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::{Fate, Move};
use crate::rules::piece::{Explode, Piece, Travel, Travels};

impl<W: Word> CaptureRule<W> for Explode {
    fn after(&self) -> Travels {
        Travels::ALL
    }

    fn captures_friends(&self) -> bool {
        true
    }

    fn fate(&self, _: &Facts<W>, _: Color, _: Piece) -> Option<Fate> {
        Some(Fate::Gone)
    }

    /// A mimic does not destroy itself by this method.
    fn mimicked(&self, _: &Mimic<W>) -> Mimicked<W> {
        Mimicked::Never
    }

    fn victims(&self, journey: &Journey<W>) -> Bitboard<W> {
        if journey.travel == Travel::Explode {
            journey.capturable & journey.facts.geometry().neighbours(journey.from)
        } else {
            Bitboard::EMPTY
        }
    }
}

impl<W: Word> MoveListRule<W> for Explode {
    fn moves(&self, origin: &Origin<W>, out: &mut Vec<Move>) {
        out.push(Move::new(origin.from, origin.from, Travel::Explode));
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

impl<W: Word> AttackRule<W> for Explode {
    fn sources(&self, geometry: &Geometry<W>, _: Color, target: Square) -> Bitboard<W> {
        geometry.neighbours(target)
    }

    fn suspects(&self, threat: &Threat<W>) -> Bitboard<W> {
        threat.facts.geometry().neighbours(threat.target) & threat.pieces
    }

    fn all_suspects_attack(&self) -> bool {
        true
    }

    fn attacks_king(&self, attackers: &Attackers<W>) -> Verdict {
        let board = attackers.board;
        let near = board.geometry().neighbours(board.target);
        Verdict::of(near.meets(attackers.pieces))
    }

    /// Neighbours have no square between them, so no move can open or close this capture.
    fn expose(&self, _: &Attackers<W>, _: &mut KingExposure<W>) {}
}

impl<W: Word> CheckRule<W> for Explode {
    fn checking_squares(&self, facts: &Facts<W>, king: Square) -> Bitboard<W> {
        facts.geometry().neighbours(king)
    }
}

impl<W: Word> EstimateRule<W> for Explode {
    /// Left out: an explosion also removes friends, so it is a weak threat.
    fn threatened(&self, _: &ThreatEstimate<W>) -> Option<Bitboard<W>> {
        Some(Bitboard::EMPTY)
    }
}
