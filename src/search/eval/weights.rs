//! What a type of man counts for in the terms that change from move to move.

use super::measure::Profile;
use super::parameters::Parameters;
use super::scan::Replaces;
use super::value;
use crate::rules::{Capture, Man, Method};
use crate::search::score::Value;

/// Numbers of squares that are told apart.
pub(super) const MOST_REACH: usize = 64;

/// What a type of man counts for in the terms that change from move to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Its worth.
    pub value: Value,
    /// Whether its freedom is looked at: pawns and kings have too little of it.
    pub roams: bool,
    /// What its freedom is worth, by the number of squares that it reaches.
    pub freedom: [Value; MOST_REACH],
    /// How dangerous it is to a king when it reaches a square next to it, in hundredths of a point.
    pub danger: Value,
    /// Whether it may promote.
    pub promotes: bool,
    /// Whether it freezes.
    pub freezes: bool,
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
        freedom: [0; MOST_REACH],
        danger: 0,
        promotes: false,
        freezes: false,
        replaces: Replaces::No,
        strikes: false,
        pawn: false,
        officer: false,
    };

    pub(super) fn new(
        man: &Man,
        replaces: Replaces,
        profile: &Profile,
        value: Value,
        parameters: &Parameters,
    ) -> Weights {
        let other = |capture: &&Capture| {
            !matches!(capture.method, Method::Replace(_) | Method::EnPassant(_)) || capture.mimicked
        };
        let captures = value::captures(profile, parameters).min(MOST_DANGEROUS);
        let assault = match replaces {
            Replaces::No => parameters.menace,
            _ => parameters.assault,
        };
        Weights {
            value: if man.royal { value::ROYAL } else { value },
            roams: !man.royal && !man.irreversible,
            freedom: freedom(profile, replaces != Replaces::No, parameters),
            danger: (assault * captures).round() as Value,
            promotes: man.promotion.is_some(),
            freezes: !man.freezes.is_empty(),
            replaces,
            strikes: man.captures.iter().any(|capture| other(&capture)),
            pawn: man.irreversible,
            officer: !man.royal && !man.pawn,
        }
    }
}

/// The most squares to capture on that count for the danger to a king.
const MOST_DANGEROUS: f64 = 16.0;

/// What reaching so many squares is worth.
fn freedom(profile: &Profile, replaces: bool, parameters: &Parameters) -> [Value; MOST_REACH] {
    let (straight, root) = match replaces {
        true => (parameters.freedom, parameters.freedom_root),
        false => (parameters.roaming, parameters.roaming_root),
    };
    // Own men block a part of what an empty board would allow.
    let usual = 0.8 * profile.moves.max(1.0);
    std::array::from_fn(|squares| {
        let part = squares as f64 / usual;
        (0.8 * straight * (part - 1.0) + root * (part.sqrt() - 1.0)).round() as Value
    })
}
