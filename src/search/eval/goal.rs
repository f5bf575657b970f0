//! Goals: how close a side's pieces are to the squares whose occupation wins the game.

use super::squares::{BySquare, by_square};
use crate::rules::{
    Bitboard, ByColor, Color, Geometry, Move, Mover, Position, TypeSet, Variant, Word,
};
use crate::search::score::Value;

/// For each goal that a piece of the side stands on.
const REACHED: Value = 70;
/// For each goal that a piece of the side can move to at once.
const IN_REACH: Value = 20;
/// For each occupied goal, if pieces can move to all others at once.
const OPEN: Value = 60;
/// For a piece next to a goal. Each step of distance makes it less.
const NEAR: Value = 5;
/// For the nearest piece whose arrival wins, next to its goal. Each step of distance makes it less.
const ARRIVING: Value = 40;

/// The goals of both sides.
pub(super) struct Goals<W: Word> {
    squares: ByColor<Bitboard<W>>,
    near: ByColor<BySquare<Value>>,
    /// Where one of these pieces is enough to win.
    arrival: ByColor<Bitboard<W>>,
    arriving: TypeSet,
    close: ByColor<BySquare<Value>>,
}

impl<W: Word> Goals<W> {
    pub(super) fn new(variant: &Variant<W>) -> Goals<W> {
        let settings = variant.settings();
        let squares = settings.goals.map(|goals| goals.cast());
        let arrival = settings.arrival_squares().map(|goals| goals.cast());
        let near = |weight: Value, goals: ByColor<Bitboard<W>>| {
            goals.map(|goals| nearness(variant.geometry(), *goals, weight))
        };
        Goals {
            near: near(NEAR, squares),
            close: near(ARRIVING, arrival),
            arriving: settings
                .arrival
                .map_or(TypeSet::NONE, |arrival| arrival.pieces),
            squares,
            arrival,
        }
    }

    /// The squares that a side has to occupy, or to arrive on. Most games have none.
    #[inline]
    pub(super) fn of(&self, color: Color) -> Bitboard<W> {
        self.squares[color] | self.arrival[color]
    }

    /// Whether the side to move wins with this move: it occupies its last goal, or a piece arrives.
    #[inline]
    pub(super) fn completes(&self, position: &Position<W>, mv: Move) -> bool {
        let turn = position.turn();
        // Most games have no goals, and this is asked for every move.
        if !self.of(turn).contains(mv.to) || mv.from == mv.to || mv.travel.mover() != Mover::Goes {
            return false;
        }
        let goals = self.squares[turn];
        let rest = goals - position.pieces(turn).without(mv.from);
        let arrives = |kind| self.arriving.contains(kind) && self.arrival[turn].contains(mv.to);
        goals.contains(mv.to) && rest.without(mv.to).is_empty()
            || position
                .piece(mv.from)
                .is_some_and(|piece| arrives(piece.piece_type()))
    }

    /// The value of a side's progress towards its goals. `reach` are all squares that its pieces reach.
    pub(super) fn worth(&self, position: &Position<W>, reach: Bitboard<W>, color: Color) -> Value {
        let (goals, own) = (self.squares[color], position.pieces(color));
        let reached = (goals & own).len() as Value;
        let open = ((goals - own) & reach).len() as Value;
        let all = (goals - own - reach).is_empty();
        let near: Value = own
            .into_iter()
            .map(|square| self.near[color][square.index()])
            .sum();
        let arriving = own & position.of_types(self.arriving);
        let close = arriving.into_iter();
        let close = close.map(|square| self.close[color][square.index()]).max();
        near + REACHED * reached
            + IN_REACH * open
            + if all { OPEN * reached } else { 0 }
            + close.unwrap_or(0)
    }
}

/// The value of being near one of the goals.
fn nearness<W: Word>(geometry: &Geometry<W>, goals: Bitboard<W>, weight: Value) -> BySquare<Value> {
    by_square(geometry, |square| {
        let steps = goals
            .into_iter()
            .map(|goal| geometry.distance(square, goal));
        let far = steps.min().unwrap_or(usize::MAX);
        weight * (4 - far.clamp(1, 4) as Value)
    })
}
