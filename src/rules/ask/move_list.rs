//! Questions for lists of moves.

use super::journey::{Journey, Origin};
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::position::Position;
use crate::rules::power::LineEnd;
use smallvec::SmallVec;

/// The moves that a method brings, and the stops where it can capture.
pub(in crate::rules) trait MoveListRule<W: Word> {
    /// Adds the moves that a piece has only because of this method.
    fn moves(&self, _origin: &Origin<W>, _out: &mut Vec<Move>) {}

    /// Whether the method can add moves in this position.
    fn brings_moves(&self, _position: &Position<W>) -> bool {
        true
    }

    /// Whether the method adds moves even if no piece can be captured.
    fn brings_quiet_moves(&self) -> bool {
        true
    }

    /// Whether its moves end two squares away or further, where a leap of the piece's own may end too.
    fn goes_far(&self) -> bool {
        false
    }

    /// Whether moves by this method may end on a piece that another power acts on.
    fn leaps_onward(&self) -> bool {
        false
    }

    /// Adds the pieces at which leaps of a piece can end, if it [leaps onward](Self::leaps_onward).
    fn leap_ends(&self, _origin: &Origin<W>, _found: &mut SmallVec<[LineEnd; 16]>) {}

    /// Whether one move may have several results, so that the player must choose.
    fn offers_choices(&self) -> bool {
        false
    }

    /// The lowest square of each group that a move could capture, if the player must choose one of
    /// several.
    fn choices(&self, _journey: &Journey<W>) -> SmallVec<[Square; 4]> {
        SmallVec::new()
    }

    /// Whether the method can capture on a walk to an empty square.
    fn captures_by_walking(&self) -> bool {
        true
    }

    /// The empty squares on which a walk of any piece of `by` may capture some of `capturable`,
    /// wherever it starts. The set may be too large. It leaves out captures by departure
    /// ([`leaving`](Self::leaving)).
    fn arriving(&self, _view: &Facts<W>, _by: Color, _capturable: Bitboard<W>) -> Bitboard<W> {
        Bitboard::FULL
    }

    /// Whether a walk may capture by departure, as a withdrawal does.
    fn captures_by_leaving(&self) -> bool {
        false
    }

    /// The squares to which a walk from `from` may capture some of `capturable` by departure.
    fn leaving(&self, _view: &Facts<W>, _from: Square, _capturable: Bitboard<W>) -> Bitboard<W> {
        Bitboard::EMPTY
    }

    /// Whether the number of a piece's moves follows from their stops alone, on a board with this many
    /// sheets.
    fn is_countable(&self, _sheets: usize) -> bool {
        false
    }

    /// Whether a piece with this method only walks and replaces.
    fn only_walks_and_replaces(&self) -> bool {
        false
    }
}
