//! Questions about what a player cannot play and why. Only explanations of the rules use them.

use super::board::{Bitboard, Color, Square};
use super::definition::Exchange;
use super::moves::{Move, Transition};
use super::play::{EdgeBar, Limits, captures, edge, movegen, transition};
use super::position::Position;
use super::power::{LineEnd, SwapBar, drive, exchange, freeze, neutralize, palace, swap};
use super::variant::Variant;
use crate::rules::board::Word;
use smallvec::SmallVec;

impl<W: Word> Variant<W> {
    /// The captures that the piece on `from` would make by its move to `to`, or by a capture on `to`,
    /// if nothing were protected. The only effects of the result are the protected pieces. `None` if
    /// protection makes no difference.
    pub fn prevented(
        &self,
        position: &Position<W>,
        from: Square,
        to: Square,
    ) -> Option<Transition> {
        if self.groups().protectors.is_empty() {
            return None;
        }
        let moves = self.without_protection().moves_of(position, from);
        let mut asked = moves.into_iter().filter(|mv| mv.to == to);
        asked.find_map(|mv| {
            let mut transition = Transition {
                mv,
                effects: SmallVec::new(),
            };
            transition::add_protection(&self.facts(position), &mut transition);
            (!transition.effects.is_empty()).then_some(transition)
        })
    }

    /// The enemies that freeze the piece on a square.
    pub fn freezers_of(&self, position: &Position<W>, square: Square) -> Bitboard<W> {
        freeze::freezers_of(&self.facts(position), square)
    }

    /// The neutralized pieces of a side.
    pub fn neutralized(&self, position: &Position<W>, color: Color) -> Bitboard<W> {
        neutralize::neutralized(&self.facts(position), color)
    }

    /// The enemies that neutralize the piece on a square.
    pub fn neutralizers_of(&self, position: &Position<W>, square: Square) -> Bitboard<W> {
        neutralize::neutralizers_of(&self.facts(position), square)
    }

    /// The pseudo-legal moves of one piece of either side, as if that side were to move. Castling is
    /// not included, and a frozen piece has no moves.
    pub fn moves_of(&self, position: &Position<W>, from: Square) -> Vec<Move> {
        let color = position.piece(from).map(|piece| piece.color());
        match color.is_some_and(|color| self.frozen(position, color).contains(from)) {
            true => Vec::new(),
            false => self.moves_under(position, from, Limits::ALL),
        }
    }

    /// The moves of one piece as if it were not frozen, with only the given `limits`.
    pub(crate) fn moves_under(
        &self,
        position: &Position<W>,
        from: Square,
        limits: Limits,
    ) -> Vec<Move> {
        let mut moves = Vec::new();
        movegen::limited_moves(&self.facts(position), from, limits, &mut moves);
        moves
    }

    /// The most squares that a piece may move, if its rank limits that.
    pub(crate) fn rank_limit(&self, position: &Position<W>, from: Square) -> Option<usize> {
        let piece = position
            .piece(from)
            .filter(|_| self.settings().rank_limit)?;
        Some(self.facts(position).rank(piece.color(), from))
    }

    /// Why the edge rule forbids one of `all`, the moves that a piece would have without that rule.
    pub(crate) fn edge_bar(
        &self,
        position: &Position<W>,
        mv: Move,
        all: &[Move],
    ) -> Option<EdgeBar> {
        edge::bar(&self.facts(position), mv, all)
    }

    /// The rule that forbids the pieces on `from` and `to` to swap; `None` if none does.
    pub(crate) fn swap_bar(
        &self,
        position: &Position<W>,
        from: Square,
        to: Square,
    ) -> Option<SwapBar> {
        swap::bar(&self.facts(position), from, to, &self.leaps(position, from))
    }

    /// The square of the pawn that forbids a drive from `from` to `to`, and the square on its last rank
    /// that it would come to.
    pub(crate) fn drive_bar(
        &self,
        position: &Position<W>,
        from: Square,
        to: Square,
    ) -> Option<(Square, Square)> {
        drive::bar(&self.facts(position), from, to, &self.leaps(position, from))
    }

    /// Whether a move brings a second piece into the mover's palace.
    pub(crate) fn crowds_palace(&self, position: &Position<W>, mv: Move) -> bool {
        palace::crowded(&self.facts(position), mv)
    }

    /// The next choice of a position; `None` if the array is complete.
    pub(crate) fn pending_choice(&self, position: &Position<W>) -> Option<Exchange> {
        exchange::pending(&self.facts(position))
    }

    /// The pieces that the piece on a square comes to by leaps.
    fn leaps(&self, position: &Position<W>, from: Square) -> SmallVec<[LineEnd; 16]> {
        let piece = position.piece(from);
        piece.map_or(SmallVec::new(), |piece| {
            captures::leap_ends(&self.facts(position), piece, from)
        })
    }
}
