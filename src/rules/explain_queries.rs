//! Questions about what cannot be played and why, for those who explain the rules. No game needs the
//! answers to be played.

use super::bitboard::Bitboard;
use super::drive;
use super::edge::{self, EdgeBar};
use super::effect::Transition;
use super::exchange::{self, Exchange};
use super::freeze;
use super::movegen::{self, Limits};
use super::moves::Move;
use super::palace;
use super::play;
use super::position::Position;
use super::square::Square;
use super::swap::{self, SwapBar};
use super::variant::Variant;
use smallvec::SmallVec;

impl Variant {
    /// The captures of the piece on `from` by going to `to`, or by capturing there from where it stands, if
    /// nothing were protected: the move, whose only effects are the pieces that stay. Nothing if protection
    /// makes no difference.
    pub fn prevented(&self, position: &Position, from: Square, to: Square) -> Option<Transition> {
        if self.powers().protectors.is_empty() {
            return None;
        }
        let moves = self.without_protection().moves_of(position, from);
        let mut asked = moves.into_iter().filter(|mv| mv.to == to);
        asked.find_map(|mv| {
            let mut transition = Transition {
                mv,
                effects: SmallVec::new(),
            };
            play::add_protection(self.view(position), &mut transition);
            (!transition.effects.is_empty()).then_some(transition)
        })
    }

    /// The enemies that freeze the piece on a square.
    pub fn freezers_of(&self, position: &Position, square: Square) -> Bitboard {
        freeze::freezers_of(self.view(position), square)
    }

    /// The moves of one piece of either side as if its side were to move, its own king's safety and
    /// castling left aside; a frozen piece has none.
    pub(crate) fn moves_of(&self, position: &Position, from: Square) -> Vec<Move> {
        let color = position.piece(from).map(|piece| piece.color());
        match color.is_some_and(|color| self.frozen(position, color).contains(from)) {
            true => Vec::new(),
            false => self.moves_under(position, from, Limits::ALL),
        }
    }

    /// The moves of one piece, as if it were not frozen, under some of the rules that limit them.
    pub(crate) fn moves_under(
        &self,
        position: &Position,
        from: Square,
        limits: Limits,
    ) -> Vec<Move> {
        let mut moves = Vec::new();
        movegen::limited_moves(self.view(position), from, limits, &mut moves);
        moves
    }

    /// The most squares that the piece on a square may move, where its rank limits that.
    pub(crate) fn rank_limit(&self, position: &Position, from: Square) -> Option<usize> {
        let piece = position
            .piece(from)
            .filter(|_| self.settings().rank_limit)?;
        Some(movegen::rank(self.view(position), piece.color(), from))
    }

    /// Why the edge rule forbids one of the moves that a piece would have without it, if it does.
    pub(crate) fn edge_bar(&self, position: &Position, mv: Move, all: &[Move]) -> Option<EdgeBar> {
        edge::bar(self.view(position), mv, all)
    }

    /// The rule that forbids the pieces on `from` and `to` to swap, if they could otherwise.
    pub(crate) fn swap_bar(
        &self,
        position: &Position,
        from: Square,
        to: Square,
    ) -> Option<SwapBar> {
        swap::bar(self.view(position), from, to)
    }

    /// The pawn that keeps the piece on `from` from driving the piece on `to`, and the square of its last
    /// rank on which it would be put.
    pub(crate) fn drive_bar(
        &self,
        position: &Position,
        from: Square,
        to: Square,
    ) -> Option<(Square, Square)> {
        drive::bar(self.view(position), from, to)
    }

    /// Whether a move of the side to move brings a second piece into its palace.
    pub(crate) fn crowds_palace(&self, position: &Position, mv: Move) -> bool {
        palace::crowded(self.view(position), mv)
    }

    /// The choice to be made in a position, if the array is still being chosen.
    pub(crate) fn pending_choice(&self, position: &Position) -> Option<Exchange> {
        exchange::pending(self.view(position))
    }
}
