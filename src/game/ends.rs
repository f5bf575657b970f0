//! How a game ends by the rules, repetition included.

use crate::rules::{DrawReason, Outcome, Position, Repetition, Variant, WinReason};

/// The number of occurrences of a position that ends the game.
const OCCURRENCES: usize = 3;

/// The outcome that the rules give for a position; `positions` are all positions of the game, the
/// current one included.
pub(super) fn outcome<'a>(
    variant: &Variant,
    now: &Position,
    positions: impl IntoIterator<Item = &'a Position>,
) -> Option<Outcome> {
    let on_board = variant.outcome(now);
    match on_board {
        Some(Outcome::Draw(DrawReason::Clock)) | None => {
            repetition(variant, now, positions).or(on_board)
        }
        decided => decided,
    }
}

fn repetition<'a>(
    variant: &Variant,
    now: &Position,
    positions: impl IntoIterator<Item = &'a Position>,
) -> Option<Outcome> {
    let same = positions.into_iter().filter(|known| known.same_as(now));
    if same.count() < OCCURRENCES {
        return None;
    }
    Some(match variant.settings().repetition {
        Repetition::Draws => Outcome::Draw(DrawReason::Repetition),
        Repetition::Loses => Outcome::Win(now.turn(), WinReason::Repetition),
    })
}
