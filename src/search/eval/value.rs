//! The value of a type of piece, by its powers.
//!
//! The weights are fitted so that the chess pieces have their usual values on a board of 8×8, and so that pieces with
//! other methods have the values that results of games show.

use super::measure::Profile;
use super::parameters::Parameters;
use crate::rules::{Color, MAX_TYPES, MethodName, PieceKind, PieceType, Variant, Word};
use crate::search::score::Value;

/// The value of a king that can be captured: more than everything else.
pub(super) const ROYAL: Value = 12_000;

/// Three properties of a method. Its rank: if several methods capture the same piece, only the lowest counts. How
/// good its captures are, in hundredths of a displacement. How hard they are to see for a newcomer, from 0 to 100.
fn quality(method: MethodName) -> (usize, fn(&Parameters) -> f64, u32) {
    match method {
        MethodName::Withdraw => (0, |p| p.by_withdrawal, 45),
        MethodName::Advance => (1, |p| p.by_advance, 40),
        MethodName::Leap => (2, |p| p.by_leap, 30),
        MethodName::Replace => (3, |_| 100.0, 5),
        MethodName::EnPassant => (4, |_| 100.0, 40),
        MethodName::Cannon => (5, |p| p.by_cannon, 40),
        MethodName::Coordinate => (6, |p| p.by_coordination, 70),
        MethodName::Pinch => (7, |p| p.by_pinch, 50),
        MethodName::Destroy => (8, |p| p.by_sacrifice, 45),
        MethodName::Enclose => (9, |p| p.by_sacrifice, 75),
        MethodName::Shoot => (11, |_| 100.0, 25),
        MethodName::Charge => (12, |_| 100.0, 35),
        MethodName::Explode => (10, |p| p.by_sacrifice / 2.0, 40),
    }
}

/// The rank of a method.
pub(super) fn rank(method: MethodName) -> usize {
    quality(method).0
}

/// How hard a method's captures are to see for a newcomer, from 0 to 100.
pub(crate) fn oddity(method: MethodName) -> u32 {
    quality(method).2
}

/// Each capture square beyond this number counts half. It is a queen's number, and few boards give a piece more.
const FORKED: f64 = 14.0;
/// For a piece that brings others back from the hand.
const RESURRECTS: f64 = 360.0;
/// How much more a piece captures that converts its victims: each lost piece is also one more.
const CONVERTS: f64 = 1.7;
/// For a piece that nothing captures.
const IMMUNE: f64 = 100.0;
/// The least value of a piece.
const LEAST: f64 = 40.0;

/// The number of squares on which a piece captures, each weighted by the quality of the method.
pub(super) fn captures(profile: &Profile, parameters: &Parameters) -> f64 {
    let mut methods: Vec<_> = MethodName::ALL.iter().copied().map(quality).collect();
    methods.sort_unstable_by_key(|&(rank, ..)| rank);
    let weighted = methods.into_iter().zip(profile.captures);
    weighted
        .map(|((_, hundredths, _), squares)| hundredths(parameters) / 100.0 * squares)
        .sum()
}

/// The value of every type of the game. Kings count as ordinary pieces.
pub(super) fn values<W: Word>(
    variant: &Variant<W>,
    profiles: &[Profile; MAX_TYPES],
    parameters: &Parameters,
) -> [Value; MAX_TYPES] {
    let mut bare = [LEAST; MAX_TYPES];
    for (index, piece) in variant.kinds().iter().enumerate() {
        bare[index] = worth(piece, &profiles[index], parameters);
    }
    let mut values = [0; MAX_TYPES];
    for (index, piece) in variant.kinds().iter().enumerate() {
        let hope = parameters.hope / 1000.0 * gain_by_promotion(piece, bare[index], &bare);
        values[index] = (bare[index] + hope) as Value;
    }
    values
}

fn worth<W: Word>(kind: &PieceKind<W>, profile: &Profile, parameters: &Parameters) -> f64 {
    let converts = if kind.converts.is_empty() {
        1.0
    } else {
        CONVERTS
    };
    let captures = converts * captures(profile, parameters);
    let forked = captures.min(FORKED);
    let targets = forked + (captures - forked) / 2.0;
    let captures = parameters.per_capture * targets + parameters.per_fork / 100.0 * forked * forked;
    let immune = if kind.immune { IMMUNE } else { 0.0 };
    let resurrects = if kind.resurrects { RESURRECTS } else { 0.0 };
    let worth = parameters.per_move * profile.moves
        + captures
        + parameters.per_freeze * profile.freezes
        + parameters.per_swap * profile.swaps
        + resurrects
        + immune;
    worth.max(LEAST)
}

/// The gain of a piece if it promotes to its best choice.
fn gain_by_promotion<W: Word>(kind: &PieceKind<W>, own: f64, bare: &[f64; MAX_TYPES]) -> f64 {
    let Some(promotion) = &kind.promotion else {
        return 0.0;
    };
    let best = |color: Color| {
        let choices = promotion[color].to.iter().map(PieceType::index);
        choices.fold(own, |best, choice| best.max(bare[choice]))
    };
    best(Color::White).max(best(Color::Black)) - own
}
