//! The kinds of exercises.

use crate::rules::listed;
use std::fmt;
use std::str::FromStr;

listed! {
    /// A kind of exercise.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Kind {
        /// All pieces that a move captures.
        Predict,
        /// A move of a piece that captures the marked pieces, or as many as it can.
        Find,
        /// All pieces of the side to move that the enemy could capture.
        Danger,
        /// All squares to which a piece can go without being attacked there.
        Safe,
        /// All frozen pieces.
        Frozen,
        /// A move that frees a frozen piece.
        Thaw,
        /// Which of five moves are legal.
        Legal,
        /// The first move of a forced win.
        Mate,
    }
}

impl Kind {
    /// The name by which the command line and JSON know it.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Predict => "predict",
            Kind::Find => "find",
            Kind::Danger => "danger",
            Kind::Safe => "safe",
            Kind::Frozen => "frozen",
            Kind::Thaw => "thaw",
            Kind::Legal => "legal",
            Kind::Mate => "mate",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No kind has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownKind(pub String);

impl fmt::Display for UnknownKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
        let names = names.join(", ");
        write!(
            f,
            "no kind of exercise is called `{}`: use one of {names}",
            self.0
        )
    }
}

impl std::error::Error for UnknownKind {}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(name: &str) -> Result<Kind, UnknownKind> {
        let mut kinds = Kind::ALL.iter().copied();
        kinds
            .find(|kind| kind.name() == name)
            .ok_or_else(|| UnknownKind(name.to_owned()))
    }
}
