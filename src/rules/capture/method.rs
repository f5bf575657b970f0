//! What the rules ask of a capture method.

use super::{Capture, Journey, LineEnd, Method, Origin, Partner, Threat, ThreatEstimate};
use crate::rules::bitboard::Bitboard;
use crate::rules::color::{ByColor, Color};
use crate::rules::effect::Fate;
use crate::rules::movement::Movement;
use crate::rules::moves::{Move, Travels};
use crate::rules::piece::{Piece, PieceType};
use crate::rules::position::Position;
use crate::rules::safety::{Attackers, KingExposure, Verdict};
use crate::rules::square::Square;
use crate::rules::view::View;
use smallvec::SmallVec;

/// Declares the methods: each name is a variant of [`Method`] and of [`MethodName`] and the struct that
/// implements [`CaptureRule`]. Behind it stands the way of travelling that only this method has.
macro_rules! methods {
    ($($(#[$doc:meta])* $name:ident: $travel:expr,)*) => {
        /// A capture method and its particulars.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Method {
            $($(#[$doc])* $name($name),)*
        }

        /// The name of a capture method: how a piece was captured.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum MethodName {
            $($(#[$doc])* $name,)*
        }

        impl MethodName {
            /// Every method, in the order of the declaration.
            pub const ALL: &[MethodName] = &[$(MethodName::$name),*];

            /// The way of travelling that belongs to this method and no other; nothing if the method
            /// follows moves of other kinds.
            pub fn travel(self) -> Option<Travel> {
                match self {
                    $(MethodName::$name => $travel,)*
                }
            }

            /// The method to which a way of travelling belongs, if it belongs to one.
            pub fn by_travel(travel: Travel) -> Option<MethodName> {
                let own = |method: &MethodName| method.travel() == Some(travel);
                MethodName::ALL.iter().copied().find(own)
            }
        }

        impl Method {
            /// The method's name.
            pub fn name(&self) -> MethodName {
                match self {
                    $(Method::$name(_) => MethodName::$name,)*
                }
            }

            /// [`CaptureRule::attacks_king`], which is asked so often that a direct call pays.
            #[inline]
            pub(in crate::rules) fn attacks_king(&self, attackers: &Attackers) -> Verdict {
                match self {
                    $(Method::$name(rule) => rule.attacks_king(attackers),)*
                }
            }

            /// [`CaptureRule::expose`], which is asked so often that a direct call pays.
            #[inline]
            pub(in crate::rules) fn expose(
                &self,
                attackers: &Attackers,
                exposure: &mut KingExposure,
            ) {
                match self {
                    $(Method::$name(rule) => rule.expose(attackers, exposure),)*
                }
            }

            /// [`CaptureRule::captures_friends`], which is asked so often that a direct call pays.
            #[inline]
            pub(in crate::rules) fn captures_friends(&self) -> bool {
                match self {
                    $(Method::$name(rule) => rule.captures_friends(),)*
                }
            }

            /// After which ways of travelling the method works.
            pub fn after(&self) -> Travels {
                self.rule().after()
            }

            /// The friends that a capture needs; nothing if it needs none.
            pub fn partners(&self) -> Option<&[Partner]> {
                self.rule().partners()
            }

            /// The method of a mimic; nothing if no piece can mimic it.
            pub fn mimicked(&self, mimic: &Mimic) -> Option<Method> {
                match self.rule().mimicked(mimic) {
                    Mimicked::Never => None,
                    Mimicked::Alike => Some(self.clone()),
                    Mimicked::As(method) => Some(*method),
                }
            }

            /// The questions of the rules to the method.
            #[inline]
            pub(in crate::rules) fn rule(&self) -> &dyn CaptureRule {
                match self {
                    $(Method::$name(rule) => rule,)*
                }
            }
        }
    };
}

pub(super) use methods;

/// The mimicry of one victim's methods.
#[derive(Clone, Debug)]
pub struct Mimic {
    /// Whether leaps may end on a piece that another power does something to.
    pub onward: bool,
    /// The way to replace the victim, if not the victim's own.
    pub reach: Option<ByColor<Movement>>,
}

/// How a piece has a method that it mimics.
pub(in crate::rules) enum Mimicked {
    /// As its victim has it.
    Alike,
    /// In another form.
    As(Box<Method>),
    /// Not at all.
    Never,
}

/// The questions of the rules to a capture method.
///
/// Only [`victims`](Self::victims) must be answered. Every other answer is right for any method as it
/// stands here, but most are slow: an override makes the method fast, and tests hold it to the slow way
/// (`tests/legality.rs`, `tests/against_oracle.rs`).
pub(in crate::rules) trait CaptureRule {
    /// The pieces that a move captures by this method, all of them among the journey's prey.
    fn victims(&self, journey: &Journey) -> Bitboard;

    /// Adds the moves that a piece has only by this method.
    fn moves(&self, _origin: &Origin, _out: &mut Vec<Move>) {}

    /// Whether there can be such moves in a position.
    fn brings_moves(&self, _position: &Position) -> bool {
        true
    }

    /// Whether some of these moves need no enemy to capture.
    fn moves_without_prey(&self) -> bool {
        true
    }

    /// The ways of travelling after which the method works: all on which the piece goes somewhere.
    fn after(&self) -> Travels {
        Travels::GOING
    }

    /// Whether the method captures pieces of the mover's own side, too.
    fn captures_friends(&self) -> bool {
        false
    }

    /// The friends that a capture needs; nothing if it needs none.
    fn partners(&self) -> Option<&[Partner]> {
        None
    }

    /// How a piece has the method that mimics it.
    fn mimicked(&self, _mimic: &Mimic) -> Mimicked {
        Mimicked::Alike
    }

    /// The friend that the capture of the piece on `victim` needed.
    fn partner(&self, _journey: &Journey, _victim: Square) -> Option<Square> {
        None
    }

    /// Where a captured piece goes, if the method has a rule of its own for that.
    fn fate(&self, _view: View, _captor: Color, _victim: Piece) -> Option<Fate> {
        None
    }

    /// The new type of a piece that has captured by this method.
    fn spent(&self) -> Option<PieceType> {
        None
    }

    /// Whether moves by this method may end on a piece that another power does something to.
    fn leaps_onward(&self) -> bool {
        false
    }

    /// Adds the pieces that stop a mover after at least one leap, if it [leaps
    /// onward](Self::leaps_onward).
    fn leap_ends(&self, _origin: &Origin, _found: &mut SmallVec<[LineEnd; 16]>) {}

    /// Whether one move of a piece may have several results, for the player to choose.
    fn offers_choices(&self) -> bool {
        false
    }

    /// Replaces each move of `out` from `start` on that has several results by one for each of them.
    fn choose(
        &self,
        _view: View,
        _mover: Piece,
        _capture: &Capture,
        _start: usize,
        _out: &mut Vec<Move>,
    ) {
    }

    /// Those of the attackers that might capture the target: none that can is left out.
    fn suspects(&self, threat: &Threat) -> Bitboard {
        threat.pieces
    }

    /// Whether all suspects do attack the target.
    fn all_suspects_attack(&self) -> bool {
        false
    }

    /// Whether a walk onto an empty square may capture by this method.
    fn captures_by_walking(&self) -> bool {
        true
    }

    /// The empty squares on which a walk of any piece of `by` may capture some of `prey`, wherever it
    /// starts, and not by what it leaves ([`leaving`](Self::leaving)). There may be some too many.
    fn arriving(&self, _view: View, _by: Color, _prey: Bitboard) -> Bitboard {
        Bitboard::FULL
    }

    /// Whether a walk may capture by what it leaves.
    fn captures_by_leaving(&self) -> bool {
        false
    }

    /// The squares on which a walk from `from` may capture some of `prey` by what it leaves.
    fn leaving(&self, _view: View, _from: Square, _prey: Bitboard) -> Bitboard {
        Bitboard::EMPTY
    }

    /// Whether the stops of a piece's moves tell how many moves it has, on a board of so many sheets.
    fn is_countable(&self, _sheets: usize) -> bool {
        false
    }

    /// Whether the method adds no moves to walks and replacements.
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

    /// Adds what moves of the king's side could open to the attackers.
    fn expose(&self, attackers: &Attackers, exposure: &mut KingExposure) {
        exposure.rough |= attackers.pieces.any();
    }

    /// The squares from which the side to move might attack a king by this method; the search works
    /// with too few, too.
    fn checking_squares(&self, view: View, _king: Square) -> Bitboard {
        view.geometry().squares()
    }

    /// Whether a piece of `color` captures a king only from a line with it or by one leap.
    fn checks_along_lines(&self, _color: Color) -> bool {
        false
    }

    /// The enemies that a piece could capture next by this method, as an estimate for judging a
    /// position: here by a look at all its moves.
    fn threatened(&self, estimate: &ThreatEstimate) -> Bitboard {
        estimate.by_moves()
    }
}
