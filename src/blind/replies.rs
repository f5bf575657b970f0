//! The enemy's moves that agree with what was heard, drawn by how good they are.

use super::news::{News, Ruling};
use crate::rules::{Move, Position};
use crate::search::random::Random;

/// The chance of a move in a thousand to be kept when it is drawn, by what it does.
const CAPTURE: usize = 1_000;
const ESCAPE: usize = 1_000;
const HANGS: usize = 250;
const OTHER: usize = 600;

/// Up to `count` positions after different moves that agree with the news, the better ones more often.
pub(super) fn replies(
    ruling: &Ruling,
    position: &Position,
    news: &News,
    count: usize,
    random: &mut Random,
) -> Vec<Position> {
    let mut moves = ruling.variant.legal_moves(position);
    let (mut kept, mut passed_over) = (Vec::new(), Vec::new());
    while kept.len() < count && !moves.is_empty() {
        let mv = moves.swap_remove(random.below(moves.len()));
        let Some(after) = ruling.agrees(position, mv, news) else {
            continue;
        };
        if random.below(1_000) < goodness(ruling, (position, mv, &after), news) {
            kept.push(after);
        } else {
            passed_over.push(after);
        }
    }
    let missing = count - kept.len();
    kept.extend(passed_over.into_iter().take(missing));
    kept
}

/// How often a move is kept: one that captures or escapes more often than one that leaves its piece attacked.
fn goodness(
    ruling: &Ruling,
    (before, mv, after): (&Position, Move, &Position),
    news: &News,
) -> usize {
    let (variant, side) = (ruling.variant, news.own.side);
    let attacked = |position: &Position, square| {
        let enemy = position
            .piece(square)
            .is_some_and(|piece| piece.color() != side);
        enemy && variant.is_attacked(position, square, side)
    };
    match attacked(after, mv.to) {
        _ if !news.lost.is_empty() => CAPTURE,
        true => HANGS,
        false if attacked(before, mv.from) => ESCAPE,
        false => OTHER,
    }
}
