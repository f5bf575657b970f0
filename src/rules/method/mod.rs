//! The capture methods: which pieces a move captures. No other module decides that.
//!
//! Each file is one method with a picture, its rule and its source. A piece's [`Capture`]s say which
//! methods it has, and against which pieces. A piece that mimics has its victims' methods, each against
//! those victims only. A new method is a file here and a row in the table of `piece/method.rs`.
//!
//! A piece holds its methods' particulars, a position is seen with its pieces, and a method's code looks at that
//! position. So the particulars are in `piece/` and the code is here. Otherwise all three would import each other.
//!
//! [`Capture`]: crate::rules::Capture

mod advance;
mod arrival;
mod cannon;
mod charge;
mod coordinate;
mod destroy;
mod en_passant;
mod enclose;
mod explode;
mod leap;
mod pinch;
mod replace;
mod shoot;
mod withdraw;

pub(super) use enclose::free_neighbours;

use crate::rules::ask::{
    AttackRule, Attackers, CaptureRule, CheckRule, EstimateRule, KingExposure, Mimic, Mimicked,
    MoveListRule, Verdict,
};
use crate::rules::board::Word;
use crate::rules::piece::{Method, Partner, PieceKind, Travels, methods};

macro_rules! dispatch {
    ($($(#[$doc:meta])* $name:ident$(<$word:ident>)?: $travel:expr,)*) => {
        impl<W: Word> Method<W> {
            /// Calls [`AttackRule::attacks_king`] without a virtual call, because it is called very
            /// often.
            #[inline]
            pub(in crate::rules) fn attacks_king(&self, attackers: &Attackers<W>) -> Verdict {
                match self {
                    $(Method::$name(rule) => rule.attacks_king(attackers),)*
                }
            }

            /// Calls [`AttackRule::expose`] without a virtual call, because it is called very often.
            #[inline]
            pub(in crate::rules) fn expose(
                &self,
                attackers: &Attackers<W>,
                exposure: &mut KingExposure<W>,
            ) {
                match self {
                    $(Method::$name(rule) => rule.expose(attackers, exposure),)*
                }
            }

            /// Calls [`CaptureRule::captures_friends`] without a virtual call, because it is called
            /// very often.
            #[inline]
            pub(in crate::rules) fn captures_friends(&self) -> bool {
                match self {
                    $(Method::$name(rule) => CaptureRule::<W>::captures_friends(rule),)*
                }
            }

            /// What the method captures.
            #[inline]
            pub(in crate::rules) fn rule(&self) -> &dyn CaptureRule<W> {
                match self {
                    $(Method::$name(rule) => rule,)*
                }
            }

            /// Its answers for lists of moves.
            #[inline]
            pub(in crate::rules) fn move_list(&self) -> &dyn MoveListRule<W> {
                match self {
                    $(Method::$name(rule) => rule,)*
                }
            }

            /// Its answers about attacks.
            #[inline]
            pub(in crate::rules) fn attack(&self) -> &dyn AttackRule<W> {
                match self {
                    $(Method::$name(rule) => rule,)*
                }
            }

            /// Its answers about the moves that give check.
            #[inline]
            pub(in crate::rules) fn check(&self) -> &dyn CheckRule<W> {
                match self {
                    $(Method::$name(rule) => rule,)*
                }
            }

            /// Its answers for the evaluation.
            #[inline]
            pub(in crate::rules) fn estimate(&self) -> &dyn EstimateRule<W> {
                match self {
                    $(Method::$name(rule) => rule,)*
                }
            }
        }
    };
}

methods!(dispatch);

impl<W: Word> Method<W> {
    /// The kinds of travel on which the method captures.
    pub fn after(&self) -> Travels {
        self.rule().after()
    }

    /// The friends that a capture needs; `None` if it needs no friend.
    pub fn partners(&self) -> Option<&[Partner]> {
        self.rule().partners()
    }

    /// The method as a mimic has it; `None` if no piece can mimic it.
    pub fn mimicked(&self, mimic: &Mimic<W>) -> Option<Method<W>> {
        match self.rule().mimicked(mimic) {
            Mimicked::Never => None,
            Mimicked::Alike => Some(self.clone()),
            Mimicked::As(method) => Some(*method),
        }
    }
}

impl<W: Word> PieceKind<W> {
    /// Whether it also captures pieces of its own side.
    pub fn captures_friends(&self) -> bool {
        self.methods().any(Method::captures_friends)
    }

    /// The names and particulars of its capture methods.
    pub(in crate::rules) fn methods(&self) -> impl Iterator<Item = &Method<W>> {
        self.captures.iter().map(|capture| &capture.method)
    }
}
