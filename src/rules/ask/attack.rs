//! Questions about attacks, above all on kings.

use super::board::Board;
use super::king_exposure::KingExposure;
use crate::rules::board::{Bitboard, Color, Direction, Geometry, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::piece::{Capture, PieceKind, PieceType};

/// An attack to examine: does any of `pieces` capture the piece on `target`?
pub(in crate::rules) struct Threat<'a, W: Word> {
    pub facts: &'a Facts<'a, W>,
    /// The side of `pieces`.
    pub by: Color,
    /// Attackers of one type that are not frozen.
    pub pieces: Bitboard<W>,
    pub target: Square,
}

impl<W: Word> Threat<'_, W> {
    /// The attackers that stand on a line with the target.
    pub fn on_lines(&self) -> Bitboard<W> {
        let geometry = self.facts.geometry();
        let mut lines = Bitboard::EMPTY;
        for sheet in 0..geometry.sheets() {
            for direction in Direction::ALL {
                lines |= geometry.ray(sheet, self.target, direction);
            }
        }
        lines & self.pieces
    }
}

/// Whether a piece is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) enum Verdict {
    Safe,
    Attacked,
    /// Only the moves can decide.
    Unknown,
}

impl Verdict {
    /// The verdict if the answer is known.
    pub fn of(attacked: bool) -> Verdict {
        match attacked {
            true => Verdict::Attacked,
            false => Verdict::Safe,
        }
    }
}

/// The pieces of one type and side that could capture the target by one of their captures.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Attackers<'a, W: Word> {
    pub board: &'a Board<'a, W>,
    pub piece_type: PieceType,
    /// The squares of the pieces.
    pub pieces: Bitboard<W>,
    pub capture: &'a Capture<W>,
}

impl<'a, W: Word> Attackers<'a, W> {
    /// The description of their type.
    pub fn piece(&self) -> &'a PieceKind<W> {
        self.board.facts.rules.kind(self.piece_type)
    }
}

/// Which pieces attack a piece by a method.
pub(in crate::rules) trait AttackRule<W: Word> {
    /// The squares from which a piece of a side might capture a piece on `target`, whatever else stands on the board.
    /// The set may be too large, never too small. A piece that leaps onward may capture from other squares too.
    fn sources(&self, geometry: &Geometry<W>, _by: Color, _target: Square) -> Bitboard<W> {
        geometry.squares()
    }

    /// The attackers that might capture the target. The set may be too large, never too small.
    fn suspects(&self, threat: &Threat<W>) -> Bitboard<W> {
        threat.pieces
    }

    /// Whether each of the suspects does attack the target.
    fn all_suspects_attack(&self) -> bool {
        false
    }

    /// Whether a piece that captures a victim only by this method has one best way to do so: of all its
    /// moves that capture the same pieces, one is shorter than the others and touches no more of the edge.
    fn has_best_way(&self) -> bool {
        false
    }

    /// Whether any of the attackers captures the king by this method.
    fn attacks_king(&self, attackers: &Attackers<W>) -> Verdict {
        match attackers.pieces.any() {
            true => Verdict::Unknown,
            false => Verdict::Safe,
        }
    }

    /// Adds the squares where a move of the king's side could open an attack.
    fn expose(&self, attackers: &Attackers<W>, exposure: &mut KingExposure<W>) {
        exposure.test_all |= attackers.pieces.any();
    }
}
