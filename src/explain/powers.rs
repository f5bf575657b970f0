//! The powers besides capturing: an entry for each, with its texts.

use super::in_file::{Detail, InFile};
use super::words::{Names, Placed};
use crate::rules::{PieceKind, listed};
use crate::texts::{Phrase, phrase, plain};

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
    /// The id of its name for players.
    name: &'static str,
    /// The id of a sentence about a piece that has it.
    sentence: &'static str,
    /// How a game file gives it to a piece, or `None` if it has a field of its own.
    pub file: Option<InFile>,
    /// Whether it is the piece's own, and does not depend on the board or on other pieces.
    pub own: bool,
    /// Whether a piece has it.
    pub has: fn(&PieceKind) -> bool,
}

impl PowerInfo {
    /// Its name for players.
    pub fn name(&self) -> &'static str {
        plain(self.name)
    }

    /// A sentence about a piece that has it.
    pub fn sentence(&self) -> &'static str {
        plain(self.sentence)
    }
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
    name: "ability-mimicry",
    sentence: "ability-mimicry-is",
    file: InFile::capture("Mimic", &[]),
    own: false,
    has: |kind| kind.captures.iter().any(|capture| capture.mimicked),
};

static FREEZE: PowerInfo = PowerInfo {
    name: "ability-freezing",
    sentence: "ability-freezing-is",
    file: InFile::power("Freeze", &[]),
    own: true,
    has: |kind| !kind.freezes.is_empty() && kind.freezes_along.is_none(),
};

static FREEZE_LINES: PowerInfo = PowerInfo {
    name: "ability-freezing-lines",
    sentence: "ability-freezing-lines-is",
    file: InFile::power("FreezeLines", &[]),
    own: true,
    has: |kind| kind.freezes_along.is_some(),
};

static NEUTRALIZE: PowerInfo = PowerInfo {
    name: "ability-neutralizing",
    sentence: "ability-neutralizing-is",
    file: InFile::power("Neutralize", &[]),
    own: true,
    has: |kind| !kind.neutralizes.is_empty(),
};

static CONVERT: PowerInfo = PowerInfo {
    name: "ability-conversion",
    sentence: "ability-conversion-is",
    file: InFile::power("Convert", &[]),
    own: true,
    has: |kind| !kind.converts.is_empty(),
};

static SWAP: PowerInfo = PowerInfo {
    name: "ability-swap",
    sentence: "ability-swap-is",
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
    name: "ability-driving",
    sentence: "ability-driving-is",
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
    name: "ability-pushing",
    sentence: "ability-pushing-is",
    file: InFile::power("Push", &[]),
    own: true,
    has: |kind| kind.pushes,
};

static PULL: PowerInfo = PowerInfo {
    name: "ability-pulling",
    sentence: "ability-pulling-is",
    file: InFile::power("Pull", &[]),
    own: true,
    has: |kind| kind.pulls,
};

static RESURRECT: PowerInfo = PowerInfo {
    name: "ability-resurrection",
    sentence: "ability-resurrection-is",
    file: InFile::power("Resurrect", &[]),
    own: true,
    has: |kind| kind.resurrects,
};

static COMPELLED: PowerInfo = PowerInfo {
    name: "ability-compelled",
    sentence: "ability-compelled-is",
    file: InFile::power("Compelled", &[]),
    own: true,
    has: |kind| kind.compelled,
};

static UNFREEZABLE: PowerInfo = PowerInfo {
    name: "ability-unfreezable",
    sentence: "ability-unfreezable-is",
    file: InFile::power("Unfreezable", &[]),
    own: true,
    has: |kind| kind.unfreezable,
};

static IMMUNE: PowerInfo = PowerInfo {
    name: "ability-immune",
    sentence: "ability-immune-is",
    file: InFile::power("Immune", &[]),
    own: true,
    has: |kind| kind.immune,
};

static ONE_CAPTURE: PowerInfo = PowerInfo {
    name: "ability-one-capture",
    sentence: "ability-one-capture-is",
    file: InFile::power("OneCapture", &[]),
    own: true,
    has: |kind| kind.one_capture,
};

static PROTECT: PowerInfo = PowerInfo {
    name: "ability-protection",
    sentence: "ability-protection-is",
    file: InFile::power("Protect", &[]),
    own: true,
    has: |kind| kind.protects.is_some(),
};

/// `the Pawn on c4 can't be captured: the Shield on d5 protects it`
pub(super) fn protected(names: Names, piece: Placed, by: Placed) -> Phrase {
    phrase!("protected", piece = names.the(piece), by = names.the(by))
}

static PAWN: PowerInfo = PowerInfo {
    name: "ability-pawn",
    sentence: "ability-pawn-is",
    file: InFile::power("Pawn", &[]),
    own: false,
    has: |kind| kind.pawn,
};

static ROYAL: PowerInfo = PowerInfo {
    name: "ability-royal",
    sentence: "ability-royal-is",
    file: InFile::power("Royal", &[]),
    own: true,
    has: |kind| kind.royal,
};

static RUN: PowerInfo = PowerInfo {
    name: "ability-run",
    sentence: "ability-run-is",
    file: None,
    own: false,
    has: |kind| kind.run.is_some(),
};

static PROMOTION: PowerInfo = PowerInfo {
    name: "ability-promotion",
    sentence: "ability-promotion-is",
    file: None,
    own: false,
    has: |kind| kind.promotion.is_some(),
};
