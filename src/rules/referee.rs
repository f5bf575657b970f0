//! What a game answers about its positions: the moves, what they do, who attacks, and the end.

use super::bitboard::Bitboard;
use super::capture::{self, Threats};
use super::capture_filter::CaptureFilter;
use super::castling;
use super::checks::Checks;
use super::color::Color;
use super::effect::Transition;
use super::exchange;
use super::freeze;
use super::movegen;
use super::moves::{Move, Travel};
use super::outcome::{self, Outcome};
use super::palace;
use super::play;
use super::position::Position;
use super::safety::{self, Guard};
use super::settings::{Drops, Royal};
use super::square::Square;
use super::threat;
use super::variant::Variant;
use super::view::View;

impl Variant {
    /// The legal moves, in no particular order; none if the game is won.
    pub fn legal_moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        if outcome::won_on_board(self.view(position)).is_none() {
            self.pseudo_legal_moves(position, &mut moves);
            let guard = self.guard(position);
            moves.retain(|&mv| guard.allows(mv));
        }
        moves
    }

    /// How many legal moves there are, which is quicker to tell than which.
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

    /// Whom a side could capture by its next move, as an estimate.
    pub fn threats<'a>(&'a self, position: &'a Position, by: Color) -> Threats<'a> {
        Threats::new(self.view(position), by)
    }

    /// From where the pieces of the side to move might give check.
    pub fn checks(&self, position: &Position) -> Checks {
        Checks::new(self.view(position))
    }

    /// A test for legal moves of a position. It pays if several moves are tested.
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

    /// Adds the moves that the side to move has, its own king's safety left aside but for this: a piece
    /// that must capture if it can has no other moves once one of its captures is legal.
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

    /// Whether a move is among the [`pseudo_legal_moves`](Self::pseudo_legal_moves), which most often the
    /// moves of one piece tell; `room` is for them.
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

    /// Adds those of [`pseudo_legal_moves`](Self::pseudo_legal_moves) that change anything in pieces, in the
    /// same order. Most of the others are left out, and so are moves that only capture pieces of the side's own.
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

    /// The captures of the moves of the side to move, as far as they are known without playing them.
    pub fn capture_filter(&self, position: &Position) -> CaptureFilter {
        CaptureFilter::new(self.view(position))
    }

    fn compel_all(&self, view: View, out: &mut Vec<Move>) {
        let compelled = view.pieces_of(view.position.turn(), self.powers().compelled);
        for from in compelled {
            self.compel(view.position, from, out);
        }
    }

    /// Takes the moves without capture from a piece that has a legal one with.
    fn compel(&self, position: &Position, from: Square, out: &mut Vec<Move>) {
        let captures = |mv: &Move| self.captured(position, *mv).any();
        let mut own = out.iter().filter(|mv| mv.from == from && captures(mv));
        if own.any(|&mv| self.keeps_king_safe(position, mv)) {
            out.retain(|mv| mv.from != from || captures(mv));
        }
    }

    /// Whether a pseudo-legal move leaves the mover's king unattacked and its palace uncrowded, where
    /// that matters.
    pub fn keeps_king_safe(&self, position: &Position, mv: Move) -> bool {
        let free = self.settings().royal == Royal::Capture
            && self.settings().palace[position.turn()].is_empty()
            && mv.travel != Travel::Drop;
        free || self.play_if_legal(position, mv).is_some()
    }

    /// The position after a pseudo-legal move; nothing if the move is not legal.
    pub fn play_if_legal(&self, position: &Position, mv: Move) -> Option<Position> {
        if palace::crowded(self.view(position), mv) {
            return None;
        }
        let next = self.play(position, mv);
        let mover = position.turn();
        let free = self.settings().royal == Royal::Capture
            || position.choice() != 0
            || palace::reached(self.settings(), &next, mover);
        let legal = free || !self.is_attacked_king(&next, mover);
        (legal && !self.is_checking_drop(&next, mv)).then_some(next)
    }

    /// Whether a move is a drop that gives check where none may.
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
            .any(|king| threat::attacked(view, king, !color))
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self, position: &Position) -> bool {
        self.is_attacked_king(position, position.turn())
    }

    /// The effects of a legal or pseudo-legal move.
    pub fn transition(&self, position: &Position, mv: Move) -> Transition {
        let mut transition = self.changes(position, mv);
        play::add_protection(self.view(position), &mut transition);
        play::add_frost(self.view(position), &mut transition);
        transition
    }

    /// The part of a [`transition`](Self::transition) that changes the board, which is quicker to
    /// tell than who stays protected and whom the move freezes and thaws.
    pub fn changes(&self, position: &Position, mv: Move) -> Transition {
        play::transition(self.view(position), mv)
    }

    /// The position after a legal or pseudo-legal move.
    pub fn play(&self, position: &Position, mv: Move) -> Position {
        let view = self.view(position);
        play::play(view, &play::transition(view, mv))
    }

    /// The position with the other side to move, as if a move had been passed. No game allows that;
    /// it shows what the other side threatens.
    pub fn pass(&self, position: &Position) -> Position {
        play::pass(position)
    }

    /// The pieces that a move captures.
    pub fn captured(&self, position: &Position, mv: Move) -> Bitboard {
        capture::captured(self.view(position), mv)
    }

    /// The pieces of `color` that may not move because an enemy freezes them.
    pub fn frozen(&self, position: &Position, color: Color) -> Bitboard {
        freeze::frozen(self.view(position), color)
    }

    /// Whether `by` attacks the piece on a square, which is quicker to tell than with which pieces.
    pub fn is_attacked(&self, position: &Position, square: Square, by: Color) -> bool {
        threat::attacked(self.view(position), square, by)
    }

    /// The pieces of `by` that attack the piece on a square.
    pub fn attackers(&self, position: &Position, square: Square, by: Color) -> Bitboard {
        threat::attackers(self.view(position), square, by)
    }

    /// The state of the game, as far as the position alone shows it: repetition needs its history.
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        outcome::outcome(self.view(position))
    }

    /// The part of [`outcome`](Self::outcome) that needs no moves. A lack of moves counts before a
    /// draw reported here.
    pub fn outcome_without_moves(&self, position: &Position) -> Option<Outcome> {
        outcome::without_moves(self.view(position))
    }
}
