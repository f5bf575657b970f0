//! The squares on which an en passant capture is legal. Only they matter to whether two positions are the same.

use super::{legality, list, movegen, outcome};
use crate::rules::ask::Threat;
use crate::rules::board::{Bitboard, Square, Word};
use crate::rules::definition::{Facts, GameRules};
use crate::rules::moves::Move;
use crate::rules::piece::{PieceType, Travel};
use crate::rules::position::Position;
use crate::rules::power::freeze;

/// Notes in a position on which squares an en passant capture is legal.
pub(in crate::rules) fn settle<W: Word>(rules: &GameRules<W>, position: &mut Position<W>) {
    if position.runner().is_some() {
        let legal = legal_stops(&rules.facts(position));
        position.set_legal_en_passant(legal);
    }
}

/// The squares on which the side to move may capture the pawn that has just made a multi-step. Moves are
/// tried only if a piece can reach such a square.
fn legal_stops<W: Word>(facts: &Facts<W>) -> Bitboard<W> {
    let position = facts.position;
    let Some((runner, pawn)) = runner(facts) else {
        return Bitboard::EMPTY;
    };
    let captors = captors(facts, runner, pawn);
    if captors.is_empty() || outcome::won_on_board(facts).is_some() {
        return Bitboard::EMPTY;
    }
    let legal =
        |mv: &&Move| mv.travel == Travel::EnPassant && legality::keeps_king_safe(facts, **mv);
    list::with_room(|moves| {
        for from in captors - freeze::frozen(facts, position.turn()) {
            movegen::piece_moves(facts, from, moves);
        }
        moves.iter().filter(legal).map(|mv| mv.to).collect()
    })
}

/// The pawn that has just made a multi-step.
fn runner<W: Word>(facts: &Facts<W>) -> Option<(Square, PieceType)> {
    let square = facts.position.runner()?;
    Some((square, facts.position.piece(square)?.piece_type()))
}

/// The pieces of the side to move that reach a square where they could capture the pawn, whether or not
/// they may move.
fn captors<W: Word>(facts: &Facts<W>, runner: Square, pawn: PieceType) -> Bitboard<W> {
    let by = facts.position.turn();
    let mut found = Bitboard::EMPTY;
    for (_, kind, pieces) in facts.types(by) {
        for capture in &kind.captures {
            let own_travel = capture.method.name().travel();
            if own_travel == Some(Travel::EnPassant) && capture.victims.contains(pawn) {
                found |= capture.method.attack().suspects(&Threat {
                    facts,
                    by,
                    pieces,
                    target: runner,
                });
            }
        }
    }
    found
}
