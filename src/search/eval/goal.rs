//! Goals: how close a side's pieces are to the squares whose occupation wins the game.

use super::squares::{BySquare, by_square};
use crate::rules::{Bitboard, ByColor, Color, Geometry, Move, Mover, Position, Variant, Word};
use crate::search::score::Value;

/// For each goal that a piece of the side stands on.
const REACHED: Value = 70;
/// For each goal that a piece of the side can move to at once.
const IN_REACH: Value = 20;
/// For each occupied goal, if pieces can move to all others at once.
const OPEN: Value = 60;
/// For a piece next to a goal. Each step of distance makes it less.
const NEAR: Value = 5;

/// The goals of both sides.
pub(super) struct Goals<W: Word> {
    squares: ByColor<Bitboard<W>>,
    near: ByColor<BySquare<Value>>,
}

impl<W: Word> Goals<W> {
    pub(super) fn new(variant: &Variant<W>) -> Goals<W> {
        let goals = variant.settings().goals;
        let squares = ByColor::new_with(|color| goals[color].cast());
        Goals {
            squares,
            near: ByColor::new_with(|color| nearness(variant.geometry(), squares[color])),
        }
    }

    /// The squares that a side has to occupy. Most games have none.
    #[inline]
    pub(super) fn of(&self, color: Color) -> Bitboard<W> {
        self.squares[color]
    }

    /// Whether the side to move occupies its last goal with this move.
    #[inline]
    pub(super) fn completes(&self, position: &Position<W>, mv: Move) -> bool {
        let goals = self.squares[position.turn()];
        // Most games have no goals, and this is asked for every move.
        goals.any()
            && goals.contains(mv.to)
            && mv.from != mv.to
            && mv.travel.mover() == Mover::Goes
            && (goals - position.pieces(position.turn()).without(mv.from))
                .without(mv.to)
                .is_empty()
    }

    /// The value of a side's progress towards its goals. `reach` are all squares that its pieces reach.
    pub(super) fn worth(&self, own: Bitboard<W>, reach: Bitboard<W>, color: Color) -> Value {
        let goals = self.squares[color];
        let reached = (goals & own).len() as Value;
        let open = ((goals - own) & reach).len() as Value;
        let all = (goals - own - reach).is_empty();
        let near: Value = own
            .into_iter()
            .map(|square| self.near[color][square.index()])
            .sum();
        near + REACHED * reached + IN_REACH * open + if all { OPEN * reached } else { 0 }
    }
}

/// The value of being near one of the goals.
fn nearness<W: Word>(geometry: &Geometry<W>, goals: Bitboard<W>) -> BySquare<Value> {
    by_square(geometry, |square| {
        let steps = goals
            .into_iter()
            .map(|goal| geometry.distance(square, goal));
        let far = steps.min().unwrap_or(usize::MAX);
        NEAR * (4 - far.clamp(1, 4) as Value)
    })
}
