//! What a type of piece counts for in the terms that change from move to move.

use super::Tapered;
use super::gait::Gait;
use super::measure::Profile;
use super::parameters::Parameters;
use super::scan::Replaces;
use super::value;
use crate::rules::{Capture, PieceKind};
use crate::search::score::Value;

/// Numbers of squares that are distinguished.
pub(super) const MOST_REACH: usize = 64;

/// The weights of a type of piece in the terms that change from move to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Its worth.
    pub value: Value,
    /// Whether its freedom is looked at: pawns and kings have too little of it.
    pub roams: bool,
    /// The value of its freedom, by the number of squares that it reaches.
    pub freedom: [Tapered; MOST_REACH],
    /// How dangerous it is to a king when it reaches a square next to it without replacing, in hundredths
    /// of a point.
    pub danger: Value,
    /// Whether it may promote.
    pub promotes: bool,
    /// Whether it freezes.
    pub freezes: bool,
    /// How it walks.
    pub gait: Gait,
    /// How it replaces.
    pub replaces: Replaces,
    /// Whether it captures by other methods too.
    pub strikes: bool,
    /// Whether it only goes forward, as a pawn.
    pub pawn: bool,
    /// Whether it is an officer.
    pub officer: bool,
}

impl Weights {
    pub(super) const NONE: Weights = Weights {
        value: 0,
        roams: false,
        freedom: [Tapered { middle: 0, end: 0 }; MOST_REACH],
        danger: 0,
        promotes: false,
        freezes: false,
        gait: Gait::Leaps,
        replaces: Replaces::No,
        strikes: false,
        pawn: false,
        officer: false,
    };

    pub(super) fn new(
        kind: &PieceKind,
        replaces: Replaces,
        profile: &Profile,
        value: Value,
        parameters: &Parameters,
    ) -> Weights {
        let other = |capture: &&Capture| !capture.is_orthodox();
        let captures = value::captures(profile, parameters).min(MOST_DANGEROUS);
        let gait = Gait::of(kind);
        Weights {
            value: if kind.royal { value::ROYAL } else { value },
            roams: !kind.royal && !kind.irreversible,
            freedom: freedom(
                profile,
                (replaces != Replaces::No).then_some(gait),
                parameters,
            ),
            danger: (parameters.menace * captures).round() as Value,
            promotes: kind.promotion.is_some(),
            freezes: !kind.freezes.is_empty(),
            gait,
            replaces,
            strikes: kind.captures.iter().any(|capture| other(&capture)),
            pawn: kind.irreversible,
            officer: !kind.royal && !kind.pawn,
        }
    }
}

/// The most squares to capture on that count for the danger to a king.
const MOST_DANGEROUS: f64 = 16.0;

/// The value of reaching so many squares, for a piece that replaces by its gait.
fn freedom(
    profile: &Profile,
    gait: Option<Gait>,
    parameters: &Parameters,
) -> [Tapered; MOST_REACH] {
    let (straight, root, straight_end, root_end) = match gait {
        None => {
            let (straight, root) = (parameters.roaming, parameters.roaming_root);
            (straight, root, straight, root)
        }
        Some(gait) => {
            let (root, root_end) = match gait {
                Gait::Leaps => (parameters.leaping_freedom, parameters.leaping_freedom_end),
                Gait::Aslant => (parameters.aslant_freedom, parameters.aslant_freedom_end),
                Gait::Straight => (parameters.straight_freedom, parameters.straight_freedom_end),
                Gait::Both => (parameters.full_freedom, parameters.full_freedom_end),
            };
            (parameters.freedom, root, parameters.freedom_end, root_end)
        }
    };
    // Own pieces block a part of what an empty board would allow.
    let usual = 0.8 * profile.moves.max(1.0);
    std::array::from_fn(|squares| {
        let part = squares as f64 / usual;
        let worth = |straight, root| 0.8 * straight * (part - 1.0) + root * (part.sqrt() - 1.0);
        Tapered::round(worth(straight, root), worth(straight_end, root_end))
    })
}
