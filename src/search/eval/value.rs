//! What a type of man is worth, from what it can do.
//!
//! The constants are fitted so that the chessmen come out at their usual worth on a board of 8×8, and
//! so that men which capture by other methods come out in the order that players report and that games
//! of the search against itself with men missing on both sides bear out: those that capture from a
//! distance a little under a queen, a freezer above a rook and before all others among Ultima's men.

use super::measure::Profile;
use crate::rules::{Color, MAX_TYPES, Man, MethodName, PieceType, Variant};
use crate::search::score::Value;

/// What a king counts for when it can be captured: more than all else.
pub(super) const ROYAL: Value = 12_000;

/// How good a capture by this method is, a replacing one being 1.
///
/// A man that captures from afar does not stand where the victim's friends guard. Against that, men
/// stay away from a line or a corner that only a few squares of the board lie on, need a partner for
/// it, or pay with themselves.
pub(super) fn quality(method: MethodName) -> f64 {
    match method {
        MethodName::Replace | MethodName::EnPassant => 1.0,
        MethodName::Withdraw => 2.4,
        MethodName::Advance => 1.7,
        MethodName::Leap => 1.3,
        MethodName::Cannon => 1.0,
        MethodName::Coordinate => 0.9,
        MethodName::Pinch => 0.4,
        MethodName::Destroy | MethodName::Enclose => 0.4,
        MethodName::Explode => 0.2,
    }
}

/// For each square that it can go to.
const PER_MOVE: f64 = 16.0;
/// For each square that it can capture on …
const PER_CAPTURE: f64 = 34.0;
/// … and again times the number of these squares, as targets attacked at once are forked, …
const PER_FORK: f64 = 1.9;
/// … up to so many, a queen's: of further ones, rarely all there, each counts half.
const FORKED: f64 = 14.0;
/// For each square on which it freezes.
const PER_FREEZE: f64 = 85.0;
/// For each square with which it can swap.
const PER_SWAP: f64 = 9.0;
/// For a man that brings others back from the hand.
const RESURRECTS: f64 = 360.0;
/// For a man that nothing captures.
const IMMUNE: f64 = 100.0;
/// The part of what a man gains by promoting that its hope of doing so is worth.
const HOPE: f64 = 0.025;
/// No man is worth less.
const LEAST: f64 = 40.0;

/// The worth of every type of the game, kings as mere men.
pub(super) fn values(variant: &Variant, profiles: &[Profile; MAX_TYPES]) -> [Value; MAX_TYPES] {
    let mut bare = [LEAST; MAX_TYPES];
    for (index, man) in variant.men().iter().enumerate() {
        bare[index] = worth(man, &profiles[index]);
    }
    let mut values = [0; MAX_TYPES];
    for (index, man) in variant.men().iter().enumerate() {
        values[index] = (bare[index] + hope(man, bare[index], &bare)) as Value;
    }
    values
}

fn worth(man: &Man, profile: &Profile) -> f64 {
    let forked = profile.captures.min(FORKED);
    let targets = forked + (profile.captures - forked) / 2.0;
    let captures = PER_CAPTURE * targets + PER_FORK * forked * forked;
    let immune = if man.immune { IMMUNE } else { 0.0 };
    let resurrects = if man.resurrects { RESURRECTS } else { 0.0 };
    let worth = PER_MOVE * profile.moves
        + captures
        + PER_FREEZE * profile.freezes
        + PER_SWAP * profile.swaps
        + resurrects
        + immune;
    worth.max(LEAST)
}

/// What the chance to become something better is worth.
fn hope(man: &Man, own: f64, bare: &[f64; MAX_TYPES]) -> f64 {
    let Some(promotion) = &man.promotion else {
        return 0.0;
    };
    let best = |color: Color| {
        let choices = promotion[color].to.iter().map(PieceType::index);
        choices.fold(own, |best, choice| best.max(bare[choice]))
    };
    HOPE * (best(Color::White).max(best(Color::Black)) - own)
}
