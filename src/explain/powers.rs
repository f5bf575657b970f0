//! The powers besides capturing: an entry for each, with its texts.

use super::in_file::{Detail, InFile};
use super::words::{Names, Placed};
use crate::rules::{PieceKind, listed};
use crate::texts::{Phrase, phrase};

listed! {
    /// A power or property of a piece besides its capture methods, in the order of the form for new pieces.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Power {
        /// Captures as its victims do.
        Mimic,
        /// Keeps enemies next to it from moving.
        Freeze,
        /// Keeps enemies on its lines from moving.
        FreezeLines,
        /// Takes the powers of enemies.
        Neutralize,
        /// Makes enemies change sides.
        Convert,
        /// Changes places with other pieces.
        Swap,
        /// Drives enemies along.
        Drive,
        /// Pushes neighbours.
        Push,
        /// Pulls neighbours.
        Pull,
        /// Puts pieces from the hand back.
        Resurrect,
        /// Must capture.
        Compelled,
        /// Captures at most one piece in a move.
        OneCapture,
        /// Never frozen.
        Unfreezable,
        /// Never captured.
        Immune,
        /// Protects friends next to it.
        Protect,
        /// Counts as a pawn.
        Pawn,
        /// The game depends on it.
        Royal,
        /// Moves several squares from its home.
        Run,
        /// Becomes another piece.
        Promotion,
    }
}

/// The texts of a power.
pub struct PowerInfo {
    /// Its name for players.
    pub name: &'static str,
    /// A sentence about a piece that has it.
    pub sentence: &'static str,
    /// How a game file gives it to a piece, or `None` if it has a field of its own.
    pub file: Option<InFile>,
    /// Whether it is the piece's own, and does not depend on the board or on other pieces.
    pub own: bool,
    /// Whether a piece has it.
    pub has: fn(&PieceKind) -> bool,
}

impl Power {
    /// Its entry.
    pub fn info(self) -> &'static PowerInfo {
        match self {
            Power::Mimic => &MIMIC,
            Power::Freeze => &FREEZE,
            Power::FreezeLines => &FREEZE_LINES,
            Power::Neutralize => &NEUTRALIZE,
            Power::Convert => &CONVERT,
            Power::Swap => &SWAP,
            Power::Drive => &DRIVE,
            Power::Push => &PUSH,
            Power::Pull => &PULL,
            Power::Resurrect => &RESURRECT,
            Power::Compelled => &COMPELLED,
            Power::Unfreezable => &UNFREEZABLE,
            Power::Immune => &IMMUNE,
            Power::OneCapture => &ONE_CAPTURE,
            Power::Protect => &PROTECT,
            Power::Pawn => &PAWN,
            Power::Royal => &ROYAL,
            Power::Run => &RUN,
            Power::Promotion => &PROMOTION,
        }
    }
}

static MIMIC: PowerInfo = PowerInfo {
    name: "Mimicry",
    sentence: "It captures each enemy by that enemy's own method.",
    file: InFile::capture("Mimic", &[]),
    own: false,
    has: |kind| kind.captures.iter().any(|capture| capture.mimicked),
};

static FREEZE: PowerInfo = PowerInfo {
    name: "Freezing",
    sentence: "It freezes the enemies next to it: they cannot move or capture.",
    file: InFile::power("Freeze", &[]),
    own: true,
    has: |kind| !kind.freezes.is_empty() && kind.freezes_along.is_none(),
};

static FREEZE_LINES: PowerInfo = PowerInfo {
    name: "Freezing along lines",
    sentence: "It freezes the first piece on each line from it, if that is an enemy: it cannot move or capture.",
    file: InFile::power("FreezeLines", &[]),
    own: true,
    has: |kind| kind.freezes_along.is_some(),
};

static NEUTRALIZE: PowerInfo = PowerInfo {
    name: "Neutralizing",
    sentence: "The enemies next to it may move, but use no power and capture only by displacement.",
    file: InFile::power("Neutralize", &[]),
    own: true,
    has: |kind| !kind.neutralizes.is_empty(),
};

static CONVERT: PowerInfo = PowerInfo {
    name: "Conversion",
    sentence: "What it captures changes sides and stays on the board, unless it is a king or the piece moves onto its square.",
    file: InFile::power("Convert", &[]),
    own: true,
    has: |kind| !kind.converts.is_empty(),
};

static SWAP: PowerInfo = PowerInfo {
    name: "Swap",
    sentence: "It swaps places with the first piece in a straight line.",
    file: InFile::power(
        "Swap",
        &[
            Detail::new("tick-with-friends-too", "friends: true"),
            Detail::new("tick-only-with-neighbours", "adjacent: true"),
        ],
    ),
    own: true,
    has: |kind| kind.swap.is_some(),
};

static DRIVE: PowerInfo = PowerInfo {
    name: "Driving",
    sentence: "It moves onto the first enemy on a line and drives that piece further along the line.",
    file: InFile::power(
        "Drive",
        &[Detail::new(
            "tick-with-every-piece-that-is-met",
            "train: true",
        )],
    ),
    own: true,
    has: |kind| kind.drive.is_some(),
};

static PUSH: PowerInfo = PowerInfo {
    name: "Pushing",
    sentence: "It pushes a piece next to it, of either side, one square straight away and follows it.",
    file: InFile::power("Push", &[]),
    own: true,
    has: |kind| kind.pushes,
};

static PULL: PowerInfo = PowerInfo {
    name: "Pulling",
    sentence: "It steps straight away from a piece next to it, of either side, and pulls that piece along.",
    file: InFile::power("Pull", &[]),
    own: true,
    has: |kind| kind.pulls,
};

static RESURRECT: PowerInfo = PowerInfo {
    name: "Resurrection",
    sentence: "It steps to a square next to it and leaves a piece from its side's hand on the square that it left.",
    file: InFile::power("Resurrect", &[]),
    own: true,
    has: |kind| kind.resurrects,
};

static COMPELLED: PowerInfo = PowerInfo {
    name: "Must capture",
    sentence: "If it can capture, it may not move without capturing.",
    file: InFile::power("Compelled", &[]),
    own: true,
    has: |kind| kind.compelled,
};

static UNFREEZABLE: PowerInfo = PowerInfo {
    name: "Never frozen",
    sentence: "Nothing can freeze it.",
    file: InFile::power("Unfreezable", &[]),
    own: true,
    has: |kind| kind.unfreezable,
};

static IMMUNE: PowerInfo = PowerInfo {
    name: "Never captured",
    sentence: "Nothing can capture it.",
    file: InFile::power("Immune", &[]),
    own: true,
    has: |kind| kind.immune,
};

static ONE_CAPTURE: PowerInfo = PowerInfo {
    name: "One capture a move",
    sentence: "A move that would capture more than one piece is illegal.",
    file: InFile::power("OneCapture", &[]),
    own: true,
    has: |kind| kind.one_capture,
};

static PROTECT: PowerInfo = PowerInfo {
    name: "Protection",
    sentence: "Nothing can capture the friends next to it. It does not protect itself.",
    file: InFile::power("Protect", &[]),
    own: true,
    has: |kind| kind.protects.is_some(),
};

/// `the Pawn on c4 can't be captured: the Shield on d5 protects it`
pub(super) fn protected(names: Names, piece: Placed, by: Placed) -> Phrase {
    phrase!("protected", piece = names.the(piece), by = names.the(by))
}

static PAWN: PowerInfo = PowerInfo {
    name: "Counts as a pawn",
    sentence: "The rules for pawns apply to it, for example those for promotion and the 50-move rule.",
    file: InFile::power("Pawn", &[]),
    own: false,
    has: |kind| kind.pawn,
};

static ROYAL: PowerInfo = PowerInfo {
    name: "Royal",
    sentence: "The game depends on it.",
    file: InFile::power("Royal", &[]),
    own: true,
    has: |kind| kind.royal,
};

static RUN: PowerInfo = PowerInfo {
    name: "Double step or longer",
    sentence: "From certain squares it may go several squares straight ahead.",
    file: None,
    own: false,
    has: |kind| kind.run.is_some(),
};

static PROMOTION: PowerInfo = PowerInfo {
    name: "Promotion",
    sentence: "On certain squares it becomes another piece.",
    file: None,
    own: false,
    has: |kind| kind.promotion.is_some(),
};
