//! **En passant**: a pawn that has just passed a square on which it could have been captured is captured
//! as if it had stopped there.
//!
//! ```text
//!     . . . .        . . . .
//!     . P . .   ->   . . . .      P has just run up past two squares; the black pawn
//!     p . . .        . p . .      moves onto one of them and captures it
//! ```

use super::{Bitboard, CaptureRule, Color, Journey, Move, Origin, Position, Threat};
use super::{Mimic, Mimicked, ThreatEstimate, Travel, View};
use crate::rules::Square;
use crate::rules::color::ByColor;
use crate::rules::movement::Movement;
use crate::rules::safety::{Attackers, KingExposure, Verdict};

/// Capture of a pawn that has just run, on any square that it passed.
#[derive(Clone, Debug, PartialEq)]
pub struct EnPassant {
    /// The pawn's own way of capturing, for each side.
    pub reach: ByColor<Movement>,
}

impl CaptureRule for EnPassant {
    fn brings_moves(&self, position: &Position) -> bool {
        !position.en_passant().is_empty()
    }

    fn moves_without_prey(&self) -> bool {
        false
    }

    fn moves(&self, origin: &Origin, out: &mut Vec<Move>) {
        let position = origin.view.position;
        if position.en_passant().is_empty() || !runner(position.runner()).meets(origin.prey) {
            return;
        }
        let reach = &self.reach[origin.piece.color()];
        let stops = reach.reach(origin.view.geometry(), origin.from, position.occupied());
        let take = |to| Move::new(origin.from, to, Travel::EnPassant);
        out.extend((stops & position.en_passant()).into_iter().map(take));
    }

    /// It belongs to pawns alone.
    fn mimicked(&self, _: &Mimic) -> Mimicked {
        Mimicked::Never
    }

    fn victims(&self, journey: &Journey) -> Bitboard {
        if journey.travel == Travel::EnPassant {
            journey.prey & runner(journey.view.position.runner())
        } else {
            Bitboard::EMPTY
        }
    }

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

    fn captures_by_walking(&self) -> bool {
        false
    }

    fn arriving(&self, _: View, _: Color, _: Bitboard) -> Bitboard {
        Bitboard::EMPTY
    }

    fn is_countable(&self, _: usize) -> bool {
        true
    }

    fn attacks_king(&self, attackers: &Attackers) -> Verdict {
        let board = attackers.board;
        match board.view.position.runner() == Some(board.target) && board.moved.is_none() {
            true => Verdict::Unknown,
            false => Verdict::Safe,
        }
    }

    /// A king that does not run is never captured so.
    fn expose(&self, _: &Attackers, _: &mut KingExposure) {}

    fn checking_squares(&self, view: View, king: Square) -> Bitboard {
        view.geometry().lines(king) | view.geometry().neighbours(king)
    }

    fn checks_along_lines(&self, _: Color) -> bool {
        true
    }

    /// The squares that a runner has passed tell too little without playing it: it is left out.
    fn threatened(&self, _: &ThreatEstimate) -> Bitboard {
        Bitboard::EMPTY
    }
}

fn runner(square: Option<Square>) -> Bitboard {
    square.into()
}
