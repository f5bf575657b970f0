//! What a game answers about a position: the moves, their effects, attacks, and the outcome.

use super::board::{Bitboard, Color, Square};
use super::definition::Facts;
use super::moves::{Move, Transition};
use super::piece::TypeSet;
use super::play::{
    CaptureFilter, Checks, Guard, Outcome, Threats, captures, en_passant, legal_moves, legality,
    outcome, play, safety, threat, transition,
};
use super::position::Position;
use super::power::{freeze, is_arranging, palace, placement};
use super::variant::Variant;
use crate::rules::board::Word;

impl<W: Word> Variant<W> {
    /// The legal moves, in no particular order; none if the game is won on the board.
    pub fn legal_moves(&self, position: &Position<W>) -> Vec<Move> {
        legal_moves::legal(&self.facts(position))
    }

    /// The number of legal moves, which is faster to find than the moves.
    pub fn count_legal_moves(&self, position: &Position<W>) -> u64 {
        let facts = &self.facts(position);
        if outcome::won_on_board(facts).is_some() {
            return 0;
        }
        match is_arranging(facts) {
            true => legal_moves::legal(facts).len() as u64,
            false => safety::count(facts),
        }
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_move(&self, position: &Position<W>) -> bool {
        legal_moves::has_legal(&self.facts(position))
    }

    /// Adds the moves of the side to move, including those that leave its own king attacked. A piece
    /// that must capture if it can has only its captures once one of them is legal.
    pub fn pseudo_legal_moves(&self, position: &Position<W>, out: &mut Vec<Move>) {
        self.facts(position).pseudo_legal_moves(out);
    }

    /// Whether a pseudo-legal move is legal: it leaves the mover's king safe and its palace not
    /// crowded, in games where that matters.
    pub fn keeps_king_safe(&self, position: &Position<W>, mv: Move) -> bool {
        legality::keeps_king_safe(&self.facts(position), mv)
    }

    /// The position after a pseudo-legal move; `None` if the move is not legal.
    pub fn play_if_legal(&self, position: &Position<W>, mv: Move) -> Option<Position<W>> {
        let mut next = legality::play_if_legal(&self.facts(position), mv)?;
        en_passant::settle(self, &mut next);
        Some(next)
    }

    /// Whether the side to move still makes its array: it chooses whether pieces swap, or places pieces.
    pub fn is_arranging(&self, position: &Position<W>) -> bool {
        is_arranging(&self.facts(position))
    }

    /// The number of pieces that a side still places before its first move.
    pub fn left_to_place(&self, position: &Position<W>, color: Color) -> usize {
        placement::left(self, position, color)
    }

    /// Whether a king of `color` is attacked.
    pub fn is_attacked_king(&self, position: &Position<W>, color: Color) -> bool {
        threat::king_attacked(&self.facts(position), color)
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self, position: &Position<W>) -> bool {
        self.is_attacked_king(position, position.turn())
    }

    /// The effects of a legal or pseudo-legal move.
    pub fn transition(&self, position: &Position<W>, mv: Move) -> Transition {
        let mut transition = self.changes(position, mv);
        transition::add_protection(&self.facts(position), &mut transition);
        transition::add_freezing(&self.facts(position), &mut transition);
        transition
    }

    /// The part of a [`transition`](Self::transition) that changes the board. It is faster, because it
    /// leaves out protection, freezing and freeing.
    pub fn changes(&self, position: &Position<W>, mv: Move) -> Transition {
        transition::of(&self.facts(position), mv)
    }

    /// The position after a legal or pseudo-legal move.
    pub fn play(&self, position: &Position<W>, mv: Move) -> Position<W> {
        self.facts(position).play(mv)
    }

    /// The position with the other side to move. No game allows a pass, but it shows what the other
    /// side threatens.
    pub fn pass(&self, position: &Position<W>) -> Position<W> {
        play::pass(position)
    }

    /// The pieces that a move captures.
    pub fn captured(&self, position: &Position<W>, mv: Move) -> Bitboard<W> {
        captures::captured(&self.facts(position), mv)
    }

    /// The pieces of `color` that may not move because an enemy freezes them.
    pub fn frozen(&self, position: &Position<W>, color: Color) -> Bitboard<W> {
        freeze::frozen(&self.facts(position), color)
    }

    /// Whether `by` attacks the piece on a square. This is faster than finding the attackers.
    pub fn is_attacked(&self, position: &Position<W>, square: Square, by: Color) -> bool {
        self.facts(position).is_attacked(square, by, TypeSet::ALL)
    }

    /// The pieces of `by` that attack the piece on a square.
    pub fn attackers(&self, position: &Position<W>, square: Square, by: Color) -> Bitboard<W> {
        threat::attackers(&self.facts(position), square, by)
    }

    /// The pieces of a side that have arrived where that wins.
    pub fn arrived(&self, position: &Position<W>, color: Color) -> Bitboard<W> {
        palace::arrived(self.settings(), position, color)
    }

    /// The outcome as far as the position alone shows it. Repetition needs the game's history.
    pub fn outcome(&self, position: &Position<W>) -> Option<Outcome> {
        outcome::outcome(&self.facts(position))
    }
}

/// What the rules answer about one position. Several questions about it share what is found out.
impl<W: Word> Facts<'_, W> {
    /// Adds the moves of the side to move, including those that leave its own king attacked. A piece
    /// that must capture if it can has only its captures once one of them is legal.
    pub fn pseudo_legal_moves(&self, out: &mut Vec<Move>) {
        legal_moves::pseudo_legal(self, out);
    }

    /// Adds the [`pseudo_legal_moves`](Self::pseudo_legal_moves) that may capture or promote, in the
    /// same order. Most other moves are left out, and so are captures of the side's own pieces only.
    pub fn pseudo_legal_gains(&self, capture_filter: &CaptureFilter<W>, out: &mut Vec<Move>) {
        legal_moves::gains(self, capture_filter, out);
    }

    /// Whether a move is among the [`pseudo_legal_moves`](Self::pseudo_legal_moves). Most often it
    /// generates only the moves of one piece. `room` is a buffer for them.
    pub fn is_pseudo_legal(&self, mv: Move, room: &mut Vec<Move>) -> bool {
        legal_moves::is_pseudo_legal(self, mv, room)
    }

    /// Whether the side to move still makes its array.
    pub fn is_arranging(&self) -> bool {
        is_arranging(self)
    }

    /// What the moves of the side to move capture, as far as this is known without playing them.
    pub fn capture_filter(&self) -> CaptureFilter<W> {
        CaptureFilter::new(self)
    }

    /// A test for legal moves. It pays off if the caller tests several moves of the position.
    pub fn guard(&self) -> Guard<'_, W> {
        Guard::new(self)
    }

    /// Whether a pseudo-legal move, which leads to the position of `next`, is legal.
    pub fn is_legal(&self, mv: Move, next: &Facts<W>) -> bool {
        legality::is_legal(self, mv, next)
    }

    /// The squares from which the side to move might give check.
    pub fn checks(&self) -> Checks<'_, W> {
        Checks::new(self)
    }

    /// The pieces of `color` that may not move because an enemy freezes them.
    pub fn frozen(&self, color: Color) -> Bitboard<W> {
        freeze::frozen(self, color)
    }

    /// Whether a king of `color` is attacked.
    pub fn is_attacked_king(&self, color: Color) -> bool {
        threat::king_attacked(self, color)
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        self.is_attacked_king(self.position().turn())
    }

    /// Whether pieces of `by` of these types attack the piece on a square.
    pub fn is_attacked(&self, square: Square, by: Color, types: TypeSet) -> bool {
        threat::attacked(self, square, by, types)
    }

    /// The pieces of `by` that attack the piece on a square.
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard<W> {
        threat::attackers(self, square, by)
    }

    /// An estimate of what a side could capture by its next move.
    pub fn threats(&self, by: Color) -> Threats<'_, W> {
        Threats::new(self, by)
    }

    /// The effects of a legal or pseudo-legal move that change the board.
    pub fn changes(&self, mv: Move) -> Transition {
        transition::of(self, mv)
    }

    /// The position after a legal or pseudo-legal move.
    pub fn play(&self, mv: Move) -> Position<W> {
        self.after(&transition::of(self, mv))
    }

    /// The same as [`play`](Self::play) for a move that is known to capture nothing. This is faster.
    pub fn play_idle(&self, mv: Move) -> Position<W> {
        self.after(&transition::of_idle(self, mv))
    }

    fn after(&self, transition: &Transition) -> Position<W> {
        let mut next = self.position().clone();
        play::apply(self, transition, &mut next);
        en_passant::settle(self.rules, &mut next);
        next
    }

    /// The part of the outcome that needs no moves. If the side to move has no move, that counts before a
    /// draw from here.
    pub fn outcome_without_moves(&self) -> Option<Outcome> {
        outcome::without_moves(self)
    }
}
