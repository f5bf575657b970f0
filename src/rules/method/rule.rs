//! The trait that every capture method implements, and the list of methods.

use super::ends::LineEnd;
use super::threat_estimate::ThreatEstimate;
use crate::rules::board::{Bitboard, ByColor, Color, Square};
use crate::rules::definition::view::View;
use crate::rules::method::{Journey, Origin, Threat};
use crate::rules::moves::{Fate, Move};
use crate::rules::piece::{Capture, Method, Movement, Partner, Piece, PieceType, Travels};
use crate::rules::play::safety::attack::{Attackers, Verdict};
use crate::rules::play::safety::king_exposure::KingExposure;
use crate::rules::position::Position;
use smallvec::SmallVec;

/// How a mimic has the methods of one victim.
#[derive(Clone, Debug)]
pub struct Mimic {
    /// Whether leaps may end on a piece that another power acts on.
    pub onward: bool,
    /// The movement by which it replaces the victim, if that is not the victim's own.
    pub reach: Option<ByColor<Movement>>,
}

/// The form in which a mimic has a method.
pub(in crate::rules) enum Mimicked {
    /// The same form as its victim.
    Alike,
    /// Another form.
    As(Box<Method>),
    /// It does not have the method.
    Never,
}

/// What the rules need to know about a capture method.
///
/// A method must implement only [`victims`](Self::victims). The default of every other function is
/// right for any method, but most defaults are slow. An override makes the method fast, and tests
/// compare it with the slow way (`tests/legality.rs`, `tests/against_oracle.rs`).
pub(in crate::rules) trait CaptureRule {
    /// The pieces that a move captures by this method, all of them among `journey.capturable`.
    fn victims(&self, journey: &Journey) -> Bitboard;

    /// Adds the moves that a piece has only because of this method.
    fn moves(&self, _origin: &Origin, _out: &mut Vec<Move>) {}

    /// Whether the method can add moves in this position.
    fn brings_moves(&self, _position: &Position) -> bool {
        true
    }

    /// Whether the method adds moves even if no piece can be captured.
    fn brings_quiet_moves(&self) -> bool {
        true
    }

    /// The kinds of travel on which the method captures; by default all on which the piece moves.
    fn after(&self) -> Travels {
        Travels::GOING
    }

    /// Whether the method also captures pieces of the mover's own side.
    fn captures_friends(&self) -> bool {
        false
    }

    /// The friends that a capture needs; `None` if it needs no friend.
    fn partners(&self) -> Option<&[Partner]> {
        None
    }

    /// The form in which a mimic has the method.
    fn mimicked(&self, _mimic: &Mimic) -> Mimicked {
        Mimicked::Alike
    }

    /// The friend that the capture of the piece on `victim` needed.
    fn partner(&self, _journey: &Journey, _victim: Square) -> Option<Square> {
        None
    }

    /// Where a captured piece goes, if the method has its own rule for that.
    fn fate(&self, _view: View, _captor: Color, _victim: Piece) -> Option<Fate> {
        None
    }

    /// What a piece becomes after a capture by this method, if it changes.
    fn spent(&self) -> Option<PieceType> {
        None
    }

    /// Whether moves by this method may end on a piece that another power acts on.
    fn leaps_onward(&self) -> bool {
        false
    }

    /// Adds the pieces at which leaps of a piece can end, if it [leaps onward](Self::leaps_onward).
    fn leap_ends(&self, _origin: &Origin, _found: &mut SmallVec<[LineEnd; 16]>) {}

    /// Whether one move may have several results, so that the player must choose.
    fn offers_choices(&self) -> bool {
        false
    }

    /// Replaces each move of `out[start..]` that has several results by one move for each result.
    fn choose(
        &self,
        _view: View,
        _mover: Piece,
        _capture: &Capture,
        _start: usize,
        _out: &mut Vec<Move>,
    ) {
    }

    /// The attackers that might capture the target. The set may be too large, never too small.
    fn suspects(&self, threat: &Threat) -> Bitboard {
        threat.pieces
    }

    /// Whether each of the suspects does attack the target.
    fn all_suspects_attack(&self) -> bool {
        false
    }

    /// Whether the method can capture on a walk to an empty square.
    fn captures_by_walking(&self) -> bool {
        true
    }

    /// The empty squares on which a walk of any piece of `by` may capture some of `capturable`,
    /// wherever it starts. The set may be too large. It leaves out captures by departure
    /// ([`leaving`](Self::leaving)).
    fn arriving(&self, _view: View, _by: Color, _prey: Bitboard) -> Bitboard {
        Bitboard::FULL
    }

    /// Whether a walk may capture by departure, as a withdrawal does.
    fn captures_by_leaving(&self) -> bool {
        false
    }

    /// The squares to which a walk from `from` may capture some of `capturable` by departure.
    fn leaving(&self, _view: View, _from: Square, _prey: Bitboard) -> Bitboard {
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

    /// Whether any of the attackers captures the king by this method.
    fn attacks_king(&self, attackers: &Attackers) -> Verdict {
        match attackers.pieces.any() {
            true => Verdict::Unknown,
            false => Verdict::Safe,
        }
    }

    /// Adds the squares where a move of the king's side could open an attack.
    fn expose(&self, attackers: &Attackers, exposure: &mut KingExposure) {
        exposure.test_all |= attackers.pieces.any();
    }

    /// The squares from which the side to move might attack a king by this method. With
    /// [`partners`](Self::partners) some may be missing.
    fn checking_squares(&self, view: View, _king: Square) -> Bitboard {
        view.geometry().squares()
    }

    /// The squares from which a departure may let some of these pieces attack a king by this method.
    fn uncovering_squares(&self, _view: View, _king: Square, _pieces: Bitboard) -> Bitboard {
        Bitboard::FULL
    }

    /// The squares on one of which a partner must stand for a capture of a king by this method.
    fn partner_squares(&self, view: View, _king: Square) -> Bitboard {
        view.geometry().squares()
    }

    /// The enemies that a piece could capture next by this method, as an estimate for the evaluation.
    /// The default looks at all its moves.
    fn threatened(&self, estimate: &ThreatEstimate) -> Bitboard {
        estimate.by_moves()
    }
}
