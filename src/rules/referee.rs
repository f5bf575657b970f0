//! What a game answers about a position: the moves, their effects, attacks, and the outcome.

use crate::rules::board::{Bitboard, Color, Square};
use crate::rules::definition::view::View;
use crate::rules::definition::{Drops, Royal};
use crate::rules::method;
use crate::rules::method::Threats;
use crate::rules::moves::{Move, Transition};
use crate::rules::piece::{Travel, TypeSet};
use crate::rules::play::{
    CaptureFilter, Checks, Guard, Outcome, castling, movegen, outcome, play, safety, threat,
};
use crate::rules::position::Position;
use crate::rules::power::{exchange, freeze, palace};
use crate::rules::variant::Variant;

impl Variant {
    /// The legal moves, in no particular order; none if the game is won on the board.
    pub fn legal_moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        if outcome::won_on_board(self.view(position)).is_none() {
            self.pseudo_legal_moves(position, &mut moves);
            let guard = self.guard(position);
            moves.retain(|&mv| guard.allows(mv));
        }
        moves
    }

    /// The number of legal moves, which is faster to find than the moves.
    pub fn count_legal_moves(&self, position: &Position) -> u64 {
        let view = self.view(position);
        if outcome::won_on_board(view).is_some() {
            return 0;
        }
        match position.choice() {
            0 => safety::count(view),
            _ => self.legal_moves(position).len() as u64,
        }
    }

    /// An estimate of what a side could capture by its next move.
    pub fn threats<'a>(&'a self, position: &'a Position, by: Color) -> Threats<'a> {
        Threats::new(self.view(position), by)
    }

    /// The squares from which the side to move might give check.
    pub fn checks<'a>(&'a self, position: &'a Position) -> Checks<'a> {
        Checks::new(self.view(position))
    }

    /// A test for legal moves. It pays off if the caller tests several moves of the position.
    pub fn guard<'a>(&'a self, position: &'a Position) -> Guard<'a> {
        Guard::new(self.view(position))
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_move(&self, position: &Position) -> bool {
        let mut moves = Vec::new();
        self.pseudo_legal_moves(position, &mut moves);
        let guard = self.guard(position);
        moves.into_iter().any(|mv| guard.allows(mv))
    }

    /// Adds the moves of the side to move, including those that leave its own king attacked. A piece
    /// that must capture if it can has only its captures once one of them is legal.
    pub fn pseudo_legal_moves(&self, position: &Position, out: &mut Vec<Move>) {
        let view = self.view(position);
        if position.choice() != 0 {
            return exchange::moves(view, out);
        }
        movegen::moves(view, position.turn(), out);
        if !position.castling().is_empty() {
            castling::moves(view, position.turn(), out);
        }
        self.compel_all(view, out);
    }

    /// Whether a move is among the [`pseudo_legal_moves`](Self::pseudo_legal_moves). Most often it
    /// generates only the moves of one piece. `room` is a buffer for them.
    pub fn is_pseudo_legal(&self, position: &Position, mv: Move, room: &mut Vec<Move>) -> bool {
        let view = self.view(position);
        room.clear();
        let of_a_piece = !matches!(
            mv.travel,
            Travel::Castle | Travel::Drop | Travel::Suicide | Travel::Keep | Travel::Exchange
        );
        let turn = position.turn();
        let piece = position
            .piece(mv.from)
            .filter(|piece| piece.color() == turn);
        let free = piece.is_some_and(|piece| !self.powers().compelled.contains(piece.piece_type()));
        if of_a_piece && free && position.choice() == 0 {
            if freeze::frozen(view, turn).contains(mv.from) {
                return false;
            }
            movegen::piece_moves(view, mv.from, room);
        } else {
            self.pseudo_legal_moves(position, room);
        }
        room.contains(&mv)
    }

    /// Adds the [`pseudo_legal_moves`](Self::pseudo_legal_moves) that may capture or promote, in the
    /// same order. Most other moves are left out, and so are captures of the side's own pieces only.
    pub fn pseudo_legal_gains(
        &self,
        position: &Position,
        capture_filter: &CaptureFilter,
        out: &mut Vec<Move>,
    ) {
        let view = self.view(position);
        if position.choice() == 0 {
            movegen::gains(view, capture_filter, out);
            self.compel_all(view, out);
        }
    }

    /// What the moves of the side to move capture, as far as this is known without playing them.
    pub fn capture_filter(&self, position: &Position) -> CaptureFilter {
        CaptureFilter::new(self.view(position))
    }

    fn compel_all(&self, view: View, out: &mut Vec<Move>) {
        let compelled = view.pieces_of(view.position.turn(), self.powers().compelled);
        for from in compelled {
            self.compel(view.position, from, out);
        }
    }

    /// Removes the other moves of a piece that has a legal capture and must capture.
    fn compel(&self, position: &Position, from: Square, out: &mut Vec<Move>) {
        let captures = |mv: &Move| self.captured(position, *mv).any();
        let mut own = out.iter().filter(|mv| mv.from == from && captures(mv));
        if own.any(|&mv| self.keeps_king_safe(position, mv)) {
            out.retain(|mv| mv.from != from || captures(mv));
        }
    }

    /// Whether a pseudo-legal move is legal: it leaves the mover's king safe and its palace not
    /// crowded, in games where that matters.
    pub fn keeps_king_safe(&self, position: &Position, mv: Move) -> bool {
        let free = self.settings().royal == Royal::Capture
            && self.settings().palace[position.turn()].is_empty()
            && mv.travel != Travel::Drop;
        free || self.play_if_legal(position, mv).is_some()
    }

    /// The position after a pseudo-legal move; `None` if the move is not legal.
    pub fn play_if_legal(&self, position: &Position, mv: Move) -> Option<Position> {
        let next = self.play(position, mv);
        self.is_legal(position, mv, &next).then_some(next)
    }

    /// Whether a pseudo-legal move, which leads to `next`, is legal.
    pub fn is_legal(&self, position: &Position, mv: Move, next: &Position) -> bool {
        if palace::crowded(self.view(position), mv) {
            return false;
        }
        let mover = position.turn();
        let free = self.settings().royal == Royal::Capture
            || position.choice() != 0
            || palace::reached(self.settings(), next, mover);
        let legal = free || !self.is_attacked_king(next, mover);
        legal && !self.is_checking_drop(next, mv)
    }

    /// Whether a move is a drop that gives check in a game that forbids it.
    fn is_checking_drop(&self, next: &Position, mv: Move) -> bool {
        mv.travel == Travel::Drop
            && self.settings().drops == Drops::WithoutCheck
            && self.is_attacked_king(next, next.turn())
    }

    /// Whether a king of `color` is attacked.
    pub fn is_attacked_king(&self, position: &Position, color: Color) -> bool {
        let view = self.view(position);
        view.kings(color)
            .into_iter()
            .any(|king| threat::attacked(view, king, !color, TypeSet::ALL))
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self, position: &Position) -> bool {
        self.is_attacked_king(position, position.turn())
    }

    /// The effects of a legal or pseudo-legal move.
    pub fn transition(&self, position: &Position, mv: Move) -> Transition {
        let mut transition = self.changes(position, mv);
        play::add_protection(self.view(position), &mut transition);
        play::add_freezing(self.view(position), &mut transition);
        transition
    }

    /// The part of a [`transition`](Self::transition) that changes the board. It is faster, because it
    /// leaves out protection, freezing and freeing.
    pub fn changes(&self, position: &Position, mv: Move) -> Transition {
        play::transition(self.view(position), mv)
    }

    /// The position after a legal or pseudo-legal move.
    #[inline]
    pub fn play(&self, position: &Position, mv: Move) -> Position {
        let view = self.view(position);
        play::play(view, &play::transition(view, mv))
    }

    /// The position with the other side to move. No game allows a pass, but it shows what the other
    /// side threatens.
    pub fn pass(&self, position: &Position) -> Position {
        play::pass(position)
    }

    /// The pieces that a move captures.
    pub fn captured(&self, position: &Position, mv: Move) -> Bitboard {
        method::captured(self.view(position), mv)
    }

    /// The pieces of `color` that may not move because an enemy freezes them.
    pub fn frozen(&self, position: &Position, color: Color) -> Bitboard {
        freeze::frozen(self.view(position), color)
    }

    /// Whether `by` attacks the piece on a square. This is faster than finding the attackers.
    pub fn is_attacked(&self, position: &Position, square: Square, by: Color) -> bool {
        self.is_attacked_by_types(position, square, by, TypeSet::ALL)
    }

    /// Whether pieces of `by` of these types attack the piece on a square.
    pub fn is_attacked_by_types(
        &self,
        position: &Position,
        square: Square,
        by: Color,
        types: TypeSet,
    ) -> bool {
        threat::attacked(self.view(position), square, by, types)
    }

    /// The pieces of `by` that attack the piece on a square.
    pub fn attackers(&self, position: &Position, square: Square, by: Color) -> Bitboard {
        threat::attackers(self.view(position), square, by)
    }

    /// The outcome as far as the position alone shows it. Repetition needs the game's history.
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        outcome::outcome(self.view(position))
    }

    /// The part of [`outcome`](Self::outcome) that needs no moves. If the side to move has no move,
    /// that counts before a draw from here.
    pub fn outcome_without_moves(&self, position: &Position) -> Option<Outcome> {
        outcome::without_moves(self.view(position))
    }
}
