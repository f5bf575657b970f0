//! **En passant**: a pawn makes a multi-step over a square on which it could have been captured. The
//! enemy captures it as if it had stopped there.
//!
//! ```text
//!     . . . .        . . . .
//!     . P . .   ->   . . . .      P has just run up past two squares; the black pawn
//!     p . . .        . p . .      moves onto one of them and captures it
//! ```

use crate::rules::ask::{
    AttackRule, Attackers, CaptureRule, CheckRule, EstimateRule, Journey, KingExposure, Mimic,
    Mimicked, MoveListRule, Origin, Threat, ThreatEstimate, Verdict,
};
use crate::rules::board::{Bitboard, Color, Square};
use crate::rules::definition::View;
use crate::rules::moves::Move;
use crate::rules::piece::{EnPassant, Travel};
use crate::rules::position::Position;

impl CaptureRule for EnPassant {
    /// Only pawns have this method, so no piece mimics it.
    fn mimicked(&self, _: &Mimic) -> Mimicked {
        Mimicked::Never
    }

    fn victims(&self, journey: &Journey) -> Bitboard {
        if journey.travel == Travel::EnPassant {
            journey.capturable & runner(journey.view.position.runner())
        } else {
            Bitboard::EMPTY
        }
    }
}

impl MoveListRule for EnPassant {
    fn brings_moves(&self, position: &Position) -> bool {
        !position.en_passant().is_empty()
    }

    fn brings_quiet_moves(&self) -> bool {
        false
    }

    fn moves(&self, origin: &Origin, out: &mut Vec<Move>) {
        let position = origin.view.position;
        if position.en_passant().is_empty() || !runner(position.runner()).meets(origin.capturable) {
            return;
        }
        let reach = &self.reach[origin.piece.color()];
        let stops = reach.reach(origin.view.geometry(), origin.from, position.occupied());
        let take = |to| Move::new(origin.from, to, Travel::EnPassant);
        out.extend((stops & position.en_passant()).into_iter().map(take));
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

impl AttackRule for EnPassant {
    fn suspects(&self, threat: &Threat) -> Bitboard {
        let position = threat.view.position;
        if position.runner() != Some(threat.target) {
            return Bitboard::EMPTY;
        }
        let reach = &self.reach[threat.by];
        let sources = |stop| {
            let geometry = threat.view.geometry();
            reach.sources(geometry, stop, position.occupied(), threat.pieces)
        };
        position
            .en_passant()
            .into_iter()
            .fold(Bitboard::EMPTY, |found, stop| found | sources(stop))
    }

    fn all_suspects_attack(&self) -> bool {
        true
    }

    fn attacks_king(&self, attackers: &Attackers) -> Verdict {
        let board = attackers.board;
        match board.view.position.runner() == Some(board.target) && board.moved.is_none() {
            true => Verdict::Unknown,
            false => Verdict::Safe,
        }
    }

    /// Only a piece that makes a multi-step can be captured in this way, and kings make none.
    fn expose(&self, _: &Attackers, _: &mut KingExposure) {}
}

impl CheckRule for EnPassant {
    fn checking_squares(&self, view: View, king: Square) -> Bitboard {
        view.geometry().lines(king) | view.geometry().neighbours(king)
    }
}

impl EstimateRule for EnPassant {
    /// Left out: without playing the multi-step it is unknown which squares the pawn will pass.
    fn threatened(&self, _: &ThreatEstimate) -> Option<Bitboard> {
        Some(Bitboard::EMPTY)
    }
}

fn runner(square: Option<Square>) -> Bitboard {
    square.into()
}
