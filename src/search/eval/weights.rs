//! The weights of each piece type in the terms of the evaluation.

use super::Tapered;
use super::lines::SlidingLines;
use super::measure::Profile;
use super::parameters::Parameters;
use super::scan::Replaces;
use super::value;
use crate::rules::{Capture, PieceKind, Word};
use crate::search::score::Value;

/// The number of reach counts with values of their own.
pub(super) const MOST_REACH: usize = 64;

/// The weights of a piece type in the terms of the evaluation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Its value.
    pub value: Value,
    /// Whether it has a mobility term. Pawns and kings do not.
    pub roams: bool,
    /// The value of its mobility, by the number of squares that it reaches.
    pub freedom: [Tapered; MOST_REACH],
    /// How dangerous it is to a king if it reaches a square next to it and does not capture by displacement, in
    /// hundredths of a point.
    pub danger: Value,
    /// Whether it may promote.
    pub promotes: bool,
    /// Whether it freezes.
    pub freezes: bool,
    /// The lines along which it slides.
    pub lines: SlidingLines,
    /// How it captures by displacement.
    pub replaces: Replaces,
    /// Whether it captures by other methods too.
    pub strikes: bool,
    /// Whether it is a pawn that only goes forward.
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
        lines: SlidingLines::None,
        replaces: Replaces::No,
        strikes: false,
        pawn: false,
        officer: false,
    };

    pub(super) fn new<W: Word>(
        kind: &PieceKind<W>,
        replaces: Replaces,
        profile: &Profile,
        value: Value,
        parameters: &Parameters,
    ) -> Weights {
        let other = |capture: &&Capture<W>| !capture.is_orthodox();
        let captures = value::captures(profile, parameters).min(MOST_DANGEROUS);
        let lines = SlidingLines::of(kind);
        Weights {
            value: if kind.royal { value::ROYAL } else { value },
            roams: !kind.royal && !kind.irreversible,
            freedom: freedom(
                profile,
                (replaces != Replaces::No).then_some(lines),
                parameters,
            ),
            danger: (parameters.menace * captures).round() as Value,
            promotes: kind.promotion.is_some(),
            freezes: !kind.freezes.is_empty(),
            lines,
            replaces,
            strikes: kind.captures.iter().any(|capture| other(&capture)),
            pawn: kind.irreversible,
            officer: !kind.royal && !kind.pawn,
        }
    }
}

/// The most capture squares that count for the danger to a king.
const MOST_DANGEROUS: f64 = 16.0;

/// The value of mobility for each number of reached squares, for a piece with these lines.
fn freedom(
    profile: &Profile,
    lines: Option<SlidingLines>,
    parameters: &Parameters,
) -> [Tapered; MOST_REACH] {
    let (straight, root, straight_end, root_end) = match lines {
        None => {
            let (straight, root) = (parameters.roaming, parameters.roaming_root);
            (straight, root, straight, root)
        }
        Some(lines) => {
            let (root, root_end) = match lines {
                SlidingLines::None => (parameters.leaping_freedom, parameters.leaping_freedom_end),
                SlidingLines::Diagonal => {
                    (parameters.diagonal_freedom, parameters.diagonal_freedom_end)
                }
                SlidingLines::Orthogonal => {
                    (parameters.straight_freedom, parameters.straight_freedom_end)
                }
                SlidingLines::Both => (parameters.full_freedom, parameters.full_freedom_end),
            };
            (parameters.freedom, root, parameters.freedom_end, root_end)
        }
    };
    // One's own pieces block a part of what an empty board would allow.
    let usual = 0.8 * profile.moves.max(1.0);
    std::array::from_fn(|squares| {
        let part = squares as f64 / usual;
        let worth = |straight, root| 0.8 * straight * (part - 1.0) + root * (part.sqrt() - 1.0);
        Tapered::round(worth(straight, root), worth(straight_end, root_end))
    })
}
