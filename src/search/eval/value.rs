//! What a type of man is worth, from what it can do.
//!
//! The weights are fitted so that the chessmen come out at their usual worth on a board of 8×8, and
//! so that men which capture by other methods come out as the results of games say.

use super::measure::Profile;
use super::parameters::Parameters;
use crate::rules::{Color, MAX_TYPES, Man, MethodName, PieceType, Variant};
use crate::search::score::Value;

/// What a king counts for when it can be captured: more than all else.
pub(super) const ROYAL: Value = 12_000;

/// A method's rank, by which the lowest counts where several capture the same piece, and how good its
/// captures are, in hundredths of a replacing one.
fn quality(method: MethodName) -> (usize, fn(&Parameters) -> f64) {
    match method {
        MethodName::Withdraw => (0, |p| p.by_withdrawal),
        MethodName::Advance => (1, |p| p.by_advance),
        MethodName::Leap => (2, |p| p.by_leap),
        MethodName::Replace => (3, |_| 100.0),
        MethodName::EnPassant => (4, |_| 100.0),
        MethodName::Cannon => (5, |p| p.by_cannon),
        MethodName::Coordinate => (6, |p| p.by_coordination),
        MethodName::Pinch => (7, |p| p.by_pinch),
        MethodName::Destroy => (8, |p| p.by_sacrifice),
        MethodName::Enclose => (9, |p| p.by_sacrifice),
        MethodName::Shoot => (11, |_| 100.0),
        MethodName::Explode => (10, |p| p.by_sacrifice / 2.0),
    }
}

/// The rank of a method among all of them.
pub(super) fn rank(method: MethodName) -> usize {
    quality(method).0
}

/// Of more squares to capture on than these, a queen's, rarely all there, each counts half.
const FORKED: f64 = 14.0;
/// For a man that brings others back from the hand.
const RESURRECTS: f64 = 360.0;
/// For a man that nothing captures.
const IMMUNE: f64 = 100.0;
/// No man is worth less.
const LEAST: f64 = 40.0;

/// The squares that a man captures on, each weighted by the quality of the method.
pub(super) fn captures(profile: &Profile, parameters: &Parameters) -> f64 {
    let mut methods: Vec<_> = MethodName::ALL.iter().copied().map(quality).collect();
    methods.sort_unstable_by_key(|&(rank, _)| rank);
    let weighted = methods.into_iter().zip(profile.captures);
    weighted
        .map(|((_, hundredths), squares)| hundredths(parameters) / 100.0 * squares)
        .sum()
}

/// The worth of every type of the game, kings as mere men.
pub(super) fn values(
    variant: &Variant,
    profiles: &[Profile; MAX_TYPES],
    parameters: &Parameters,
) -> [Value; MAX_TYPES] {
    let mut bare = [LEAST; MAX_TYPES];
    for (index, man) in variant.men().iter().enumerate() {
        bare[index] = worth(man, &profiles[index], parameters);
    }
    let mut values = [0; MAX_TYPES];
    for (index, man) in variant.men().iter().enumerate() {
        let hope = parameters.hope / 1000.0 * gain_by_promotion(man, bare[index], &bare);
        values[index] = (bare[index] + hope) as Value;
    }
    values
}

fn worth(man: &Man, profile: &Profile, parameters: &Parameters) -> f64 {
    let captures = captures(profile, parameters);
    let forked = captures.min(FORKED);
    let targets = forked + (captures - forked) / 2.0;
    let captures = parameters.per_capture * targets + parameters.per_fork / 100.0 * forked * forked;
    let immune = if man.immune { IMMUNE } else { 0.0 };
    let resurrects = if man.resurrects { RESURRECTS } else { 0.0 };
    let worth = parameters.per_move * profile.moves
        + captures
        + parameters.per_freeze * profile.freezes
        + parameters.per_swap * profile.swaps
        + resurrects
        + immune;
    worth.max(LEAST)
}

/// What a man would be worth more if it became the best that it can.
fn gain_by_promotion(man: &Man, own: f64, bare: &[f64; MAX_TYPES]) -> f64 {
    let Some(promotion) = &man.promotion else {
        return 0.0;
    };
    let best = |color: Color| {
        let choices = promotion[color].to.iter().map(PieceType::index);
        choices.fold(own, |best, choice| best.max(bare[choice]))
    };
    best(Color::White).max(best(Color::Black)) - own
}
