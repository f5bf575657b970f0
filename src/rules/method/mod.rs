//! The capture methods: which pieces a move captures. No other module decides that.
//!
//! Each file is one method with a picture, its rule and its source. A piece's [`Capture`]s say which
//! methods it has, and against which pieces. A piece that mimics has its victims' methods, each against
//! those victims only. A new method is a file here and a row in the table of `piece/method.rs`.
//!
//! [`Capture`]: crate::rules::Capture

mod advance;
mod arrival;
mod cannon;
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
use crate::rules::piece::{Method, Partner, PieceKind, Travels, methods};

macro_rules! dispatch {
    ($($(#[$doc:meta])* $name:ident: $travel:expr,)*) => {
        impl Method {
            /// Calls [`AttackRule::attacks_king`] without a virtual call, because it is called very
            /// often.
            #[inline]
            pub(in crate::rules) fn attacks_king(&self, attackers: &Attackers) -> Verdict {
                match self {
                    $(Method::$name(rule) => rule.attacks_king(attackers),)*
                }
            }

            /// Calls [`AttackRule::expose`] without a virtual call, because it is called very often.
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

            /// Calls [`CaptureRule::captures_friends`] without a virtual call, because it is called
            /// very often.
            #[inline]
            pub(in crate::rules) fn captures_friends(&self) -> bool {
                match self {
                    $(Method::$name(rule) => rule.captures_friends(),)*
                }
            }

            /// What the method captures.
            #[inline]
            pub(in crate::rules) fn rule(&self) -> &dyn CaptureRule {
                match self {
                    $(Method::$name(rule) => rule,)*
                }
            }

            /// Its answers for lists of moves.
            #[inline]
            pub(in crate::rules) fn move_list(&self) -> &dyn MoveListRule {
                match self {
                    $(Method::$name(rule) => rule,)*
                }
            }

            /// Its answers about attacks.
            #[inline]
            pub(in crate::rules) fn attack(&self) -> &dyn AttackRule {
                match self {
                    $(Method::$name(rule) => rule,)*
                }
            }

            /// Its answers about the moves that give check.
            #[inline]
            pub(in crate::rules) fn check(&self) -> &dyn CheckRule {
                match self {
                    $(Method::$name(rule) => rule,)*
                }
            }

            /// Its answers for the evaluation.
            #[inline]
            pub(in crate::rules) fn estimate(&self) -> &dyn EstimateRule {
                match self {
                    $(Method::$name(rule) => rule,)*
                }
            }
        }
    };
}

methods!(dispatch);

impl Method {
    /// The kinds of travel on which the method captures.
    pub fn after(&self) -> Travels {
        self.rule().after()
    }

    /// The friends that a capture needs; `None` if it needs no friend.
    pub fn partners(&self) -> Option<&[Partner]> {
        self.rule().partners()
    }

    /// The method as a mimic has it; `None` if no piece can mimic it.
    pub fn mimicked(&self, mimic: &Mimic) -> Option<Method> {
        match self.rule().mimicked(mimic) {
            Mimicked::Never => None,
            Mimicked::Alike => Some(self.clone()),
            Mimicked::As(method) => Some(*method),
        }
    }
}

impl PieceKind {
    /// Whether it also captures pieces of its own side.
    pub fn captures_friends(&self) -> bool {
        self.methods().any(Method::captures_friends)
    }

    /// The names and particulars of its capture methods.
    pub(in crate::rules) fn methods(&self) -> impl Iterator<Item = &Method> {
        self.captures.iter().map(|capture| &capture.method)
    }
}
