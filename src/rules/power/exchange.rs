//! **Choosing an array**: before the first move, the sides in turn may swap two of their own pieces.
//!
//! ```text
//!     I L X K W X L C   ->   I L X W K X L C      d and e exchanged
//! ```
//!
//! A position holds the number of the next choice. While there is one, to keep or to swap are its only moves, and
//! neither counts as a ply. So records, search and notation treat it as any other position. Source: Baroque Chess,
//! which is Ultima with an array chosen by the players.

use super::castling;
use crate::rules::board::{Color, Word};
use crate::rules::definition::{Exchange, Facts};
use crate::rules::moves::{Effect, Move, Transition};
use crate::rules::piece::Travel;
use crate::rules::position::Position;

/// The next choice of a position; `None` if the array is complete.
pub(in crate::rules) fn pending<W: Word>(facts: &Facts<W>) -> Option<Exchange> {
    let index = facts.position.choice().checked_sub(1)?;
    facts.settings().exchanges.get(usize::from(index)).copied()
}

/// Adds the two answers to the choice of the position.
pub(in crate::rules) fn moves<W: Word>(facts: &Facts<W>, out: &mut Vec<Move>) {
    if let Some(choice) = pending(facts) {
        let (low, high) = choice.squares;
        out.push(Move::new(low, high, Travel::Keep));
        out.push(Move::new(low, high, Travel::Exchange));
    }
}

/// The effects of a choice of the array.
pub(in crate::rules) fn effects<W: Word>(facts: &Facts<W>, mv: Move, transition: &mut Transition) {
    for (from, to) in [(mv.from, mv.to), (mv.to, mv.from)] {
        if let Some(piece) = facts.position.piece(from) {
            transition.effects.push(Effect::Travel {
                piece,
                from,
                to,
                by: Travel::Exchange,
            });
        }
    }
}

/// Moves on to the next choice, or to the first move of the game. A castling whose king or rook has left its square is
/// lost.
pub(in crate::rules) fn advance<W: Word>(facts: &Facts<W>, next: &mut Position<W>) {
    let settings = facts.settings();
    let mut rights = next.castling();
    for castling in settings
        .castlings
        .iter()
        .filter(|_| !settings.swapped_castling)
    {
        if castling::missing(&facts.of(next), castling).is_some() {
            rights = rights.without(castling.right);
        }
    }
    next.set_castling(rights);
    let made = facts.position.choice();
    match facts.settings().exchanges.get(usize::from(made)) {
        Some(choice) => {
            next.set_choice(made.saturating_add(1));
            next.set_turn(choice.side);
        }
        None => {
            next.set_choice(0);
            next.set_turn(Color::White);
        }
    }
}
