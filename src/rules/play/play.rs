//! Playing a move: applies its transition to a position.

use crate::rules::board::{Bitboard, Word};
use crate::rules::definition::{Castling, Facts};
use crate::rules::moves::{Effect, Fate, Move, Transition};
use crate::rules::piece::{Mover, Travel};
use crate::rules::position::Position;
use crate::rules::power::{exchange, placement, swap};

/// The position after a transition. No en passant capture counts as legal yet, see
/// [`settle`](super::en_passant::settle).
pub(in crate::rules) fn play<W: Word>(facts: &Facts<W>, transition: &Transition) -> Position<W> {
    let mut next = facts.position.clone();
    apply(facts, transition, &mut next);
    next
}

/// Changes the position of the facts, `next`, into the one after a transition.
pub(in crate::rules) fn apply<W: Word>(
    facts: &Facts<W>,
    transition: &Transition,
    next: &mut Position<W>,
) {
    let mover = next.turn();
    move_pieces(next, transition);
    if facts.position.choice() != 0 {
        return exchange::advance(facts, next);
    }
    update_castling(facts, next, transition);
    next.clear_en_passant();
    let mv = transition.mv;
    // A piece that has promoted with its multi-step is no pawn any more.
    if mv.travel == Travel::Run && mv.promotion.is_none() {
        next.set_en_passant(facts.passed(mv), mv.to);
    }
    next.set_ban(swap::ban(facts, mv, mover));
    match placement::is_pending(facts.rules, facts.position) {
        true => placement::leave_pool(facts, transition, next),
        false => next.count_ply(mover, transition.removes() || pawn_move(facts, mv)),
    }
    next.set_turn(!mover);
}

/// The position after the side to move has passed.
pub(in crate::rules) fn pass<W: Word>(position: &Position<W>) -> Position<W> {
    let mut next = position.clone();
    let mover = next.turn();
    next.clear_en_passant();
    next.set_ban(None);
    next.set_choice(0);
    next.count_ply(mover, false);
    next.set_turn(!mover);
    next
}

/// Removes all pieces that move or are captured, then puts the moved ones on their new squares, then
/// promotes.
fn move_pieces<W: Word>(next: &mut Position<W>, transition: &Transition) {
    for effect in &transition.effects {
        match *effect {
            Effect::Travel { from, .. } => {
                next.take(from);
            }
            Effect::Capture { at, fate, .. } | Effect::Sacrifice { at, fate, .. } => {
                next.take(at);
                match fate {
                    Fate::Gone => {}
                    Fate::Hand(piece) => next.add_to_hand(piece),
                    Fate::Converted(piece) => next.put(at, piece),
                }
            }
            Effect::Recall { piece } => next.take_from_hand(piece),
            Effect::Drop { piece, .. } => next.take_from_hand(piece),
            Effect::Promotion { .. }
            | Effect::Protect { .. }
            | Effect::Freeze { .. }
            | Effect::Thaw { .. } => {}
        }
    }
    // In a push or a pull, a piece may be moved and then captured.
    let stopped: Bitboard = match transition.mv.travel.shoves() {
        true => transition.captured(),
        false => Bitboard::EMPTY,
    };
    for effect in &transition.effects {
        match *effect {
            Effect::Travel { from, .. } if stopped.contains(from) => {}
            Effect::Travel { piece, to, .. } | Effect::Drop { piece, at: to } => {
                next.put(to, piece)
            }
            Effect::Promotion { at, into, .. } => {
                next.take(at);
                next.put(at, into);
            }
            _ => {}
        }
    }
}

/// Whether the move is a pawn's own move, which cannot be undone.
fn pawn_move<W: Word>(facts: &Facts<W>, mv: Move) -> bool {
    let moves_others = matches!(mv.travel, Travel::Swap | Travel::Drive);
    !moves_others
        && mv.travel.mover() == Mover::Goes
        && facts
            .position
            .piece(mv.from)
            .is_some_and(|piece| facts.kind(piece).irreversible)
}

fn update_castling<W: Word>(facts: &Facts<W>, next: &mut Position<W>, transition: &Transition) {
    if next.castling().is_empty() {
        return;
    }
    let emptied: Bitboard<W> = emptied(transition);
    if !emptied.meets(facts.rules.castling_squares) && !facts.settings().swapped_castling {
        return;
    }
    let mut rights = next.castling();
    for castling in &facts.settings().castlings {
        let ends = match facts.settings().swapped_castling {
            true => ended_by_its_pieces(facts, transition, castling),
            false => emptied.contains(castling.king) || emptied.contains(castling.rook),
        };
        if ends {
            rights = rights.without(castling.right);
        }
    }
    next.set_castling(rights);
}

/// The squares that a piece has left, or on which it was captured.
fn emptied<W: Word>(transition: &Transition) -> Bitboard<W> {
    transition
        .effects
        .iter()
        .filter_map(|effect| match *effect {
            Effect::Travel { from, .. } => Some(from),
            Effect::Capture { at, .. } | Effect::Sacrifice { at, .. } => Some(at),
            _ => None,
        })
        .collect()
}

/// Whether a move ends a castling in games where swaps do not end it. The king has moved by itself from
/// any square; or the rook has left its corner, come to it by itself, or been captured there. Rooks on
/// other squares do not matter, because any rook may stand there.
fn ended_by_its_pieces<W: Word>(
    facts: &Facts<W>,
    transition: &Transition,
    castling: &Castling,
) -> bool {
    let king = facts.rules.piece_at_start(castling.king);
    let rook = facts.rules.piece_at_start(castling.rook);
    let corner = |square| square == castling.rook;
    transition.effects.iter().any(|effect| match *effect {
        Effect::Travel {
            by: Travel::Swap, ..
        } => false,
        Effect::Travel {
            piece, from, to, ..
        } => Some(piece) == king || Some(piece) == rook && (corner(from) || corner(to)),
        Effect::Capture { piece, at, .. } | Effect::Sacrifice { piece, at, .. } => {
            Some(piece) == rook && corner(at)
        }
        _ => false,
    })
}
