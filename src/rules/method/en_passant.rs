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
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::piece::{EnPassant, Travel};
use crate::rules::position::Position;

impl<W: Word> CaptureRule<W> for EnPassant<W> {
    /// Only pawns have this method, so no piece mimics it.
    fn mimicked(&self, _: &Mimic<W>) -> Mimicked<W> {
        Mimicked::Never
    }

    fn victims(&self, journey: &Journey<W>) -> Bitboard<W> {
        if journey.travel == Travel::EnPassant {
            journey.capturable & runner(journey.facts.position.runner())
        } else {
            Bitboard::EMPTY
        }
    }
}

impl<W: Word> MoveListRule<W> for EnPassant<W> {
    fn brings_moves(&self, position: &Position<W>) -> bool {
        !position.en_passant().is_empty()
    }

    fn brings_quiet_moves(&self) -> bool {
        false
    }

    fn moves(&self, origin: &Origin<W>, out: &mut Vec<Move>) {
        let position = origin.facts.position;
        if position.en_passant().is_empty() || !runner(position.runner()).meets(origin.capturable) {
            return;
        }
        let reach = &self.reach[origin.piece.color()];
        let stops = reach.reach(origin.facts.geometry(), origin.from, position.occupied());
        let take = |to| Move::new(origin.from, to, Travel::EnPassant);
        out.extend((stops & position.en_passant()).into_iter().map(take));
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

impl<W: Word> AttackRule<W> for EnPassant<W> {
    fn suspects(&self, threat: &Threat<W>) -> Bitboard<W> {
        let position = threat.facts.position;
        if position.runner() != Some(threat.target) {
            return Bitboard::EMPTY;
        }
        let reach = &self.reach[threat.by];
        let sources = |stop| {
            let geometry = threat.facts.geometry();
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

    fn attacks_king(&self, attackers: &Attackers<W>) -> Verdict {
        let board = attackers.board;
        match board.facts.position.runner() == Some(board.target) && board.moved.is_none() {
            true => Verdict::Unknown,
            false => Verdict::Safe,
        }
    }

    /// Only a piece that makes a multi-step can be captured in this way, and kings make none.
    fn expose(&self, _: &Attackers<W>, _: &mut KingExposure<W>) {}
}

impl<W: Word> CheckRule<W> for EnPassant<W> {
    fn checking_squares(&self, facts: &Facts<W>, king: Square) -> Bitboard<W> {
        facts.geometry().lines(king) | facts.geometry().neighbours(king)
    }
}

impl<W: Word> EstimateRule<W> for EnPassant<W> {
    /// Left out: without playing the multi-step it is unknown which squares the pawn will pass.
    fn threatened(&self, _: &ThreatEstimate<W>) -> Option<Bitboard<W>> {
        Some(Bitboard::EMPTY)
    }
}

fn runner<W: Word>(square: Option<Square>) -> Bitboard<W> {
    square.into()
}
