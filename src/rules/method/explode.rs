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
use crate::rules::board::{Bitboard, Color, Square};
use crate::rules::definition::View;
use crate::rules::moves::{Fate, Move};
use crate::rules::piece::{Explode, Piece, Travel, Travels};

impl CaptureRule for Explode {
    fn after(&self) -> Travels {
        Travels::ALL
    }

    fn captures_friends(&self) -> bool {
        true
    }

    fn fate(&self, _: View, _: Color, _: Piece) -> Option<Fate> {
        Some(Fate::Gone)
    }

    /// A mimic does not destroy itself by this method.
    fn mimicked(&self, _: &Mimic) -> Mimicked {
        Mimicked::Never
    }

    fn victims(&self, journey: &Journey) -> Bitboard {
        if journey.travel == Travel::Explode {
            journey.capturable & journey.view.geometry().neighbours(journey.from)
        } else {
            Bitboard::EMPTY
        }
    }
}

impl MoveListRule for Explode {
    fn moves(&self, origin: &Origin, out: &mut Vec<Move>) {
        out.push(Move::new(origin.from, origin.from, Travel::Explode));
    }

    fn captures_by_walking(&self) -> bool {
        false
    }

    fn arriving(&self, _: View, _: Color, _: Bitboard) -> Bitboard {
        Bitboard::EMPTY
    }

    fn is_countable(&self, _: usize) -> bool {
        true
    }
}

impl AttackRule for Explode {
    fn suspects(&self, threat: &Threat) -> Bitboard {
        threat.view.geometry().neighbours(threat.target) & threat.pieces
    }

    fn all_suspects_attack(&self) -> bool {
        true
    }

    fn attacks_king(&self, attackers: &Attackers) -> Verdict {
        let board = attackers.board;
        let near = board.geometry().neighbours(board.target);
        Verdict::of(near.meets(attackers.pieces))
    }

    /// Neighbours have no square between them, so no move can open or close this capture.
    fn expose(&self, _: &Attackers, _: &mut KingExposure) {}
}

impl CheckRule for Explode {
    fn checking_squares(&self, view: View, king: Square) -> Bitboard {
        view.geometry().neighbours(king)
    }
}

impl EstimateRule for Explode {
    /// Left out: an explosion also removes friends, so it is a weak threat.
    fn threatened(&self, _: &ThreatEstimate) -> Option<Bitboard> {
        Some(Bitboard::EMPTY)
    }
}
