//! Playing a move: finds its transition and applies it to a position.

use super::shoved::CapturedPiece;
use super::{captures, shoved};
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::{Captured, Castling, View};
use crate::rules::moves::{Effect, Fate, Move, Transition};
use crate::rules::piece::{Method, Mover, Piece, PieceType, Travel};
use crate::rules::position::Position;
use crate::rules::power::{
    castling, drive, drop, exchange, freeze, immunity, resurrect, shove, swap,
};
use smallvec::SmallVec;

/// The effects of a pseudo-legal move.
pub(in crate::rules) fn transition<W: Word>(view: View<W>, mv: Move) -> Transition {
    let mut transition = Transition {
        mv,
        effects: SmallVec::new(),
    };
    let Some(piece) = view.position.piece(mv.from) else {
        let dropped = drop::piece(view, mv);
        let effect = dropped.map(|piece| Effect::Drop { piece, at: mv.to });
        transition.effects.extend(effect);
        return transition;
    };
    match mv.travel {
        Travel::Swap => swap::effects(view, mv, piece, &mut transition),
        Travel::Drive => {
            let leaps = captures::leap_ends(view, piece, mv.from);
            drive::effects(view, mv, piece, &leaps, &mut transition);
        }
        Travel::Castle => castling::effects(view, mv, piece, &mut transition),
        Travel::Exchange => exchange::effects(view, mv, &mut transition),
        Travel::Push | Travel::Pull => shove::effects(view, mv, &mut transition),
        Travel::Resurrect => resurrect::effects(mv, piece, &mut transition),
        _ => transition.effects.extend(move_alone(view, mv, piece)),
    }
    captures(view, mv, piece, &mut transition);
    if let Some(into) = mv.promotion
        && !matches!(mv.travel, Travel::Swap | Travel::Drive | Travel::Resurrect)
    {
        transition.effects.push(Effect::Promotion {
            at: mv.to,
            from: piece,
            into: Piece::new(piece.color(), into),
        });
        recall(view, piece, into, &mut transition);
    }
    transition
}

/// The effect of the mover, in moves that move no other piece.
fn move_alone<W: Word>(view: View<W>, mv: Move, piece: Piece) -> Option<Effect> {
    match mv.travel.mover() {
        Mover::Goes => Some(travel(piece, mv.from, mv.to, mv.travel)),
        Mover::Stays => None,
        Mover::Leaves => Some(Effect::Sacrifice {
            piece,
            at: mv.from,
            fate: fate_of_own(view, piece),
        }),
    }
}

/// Adds the use of a piece from the hand, if the promotion needs one.
fn recall<W: Word>(view: View<W>, pawn: Piece, into: PieceType, transition: &mut Transition) {
    let promotion = view.kind(pawn).promotion;
    if promotion.is_some_and(|promotion| promotion[pawn.color()].from_hand) {
        let piece = Piece::new(pawn.color(), into);
        transition.effects.push(Effect::Recall { piece });
    }
}

/// Where a piece goes that its own side removes.
fn fate_of_own<W: Word>(view: View<W>, piece: Piece) -> Fate {
    match view.settings().captured {
        Captured::ToOwnHand if view.rules.groups().recalled.contains(piece.piece_type()) => {
            Fate::Hand(piece)
        }
        _ => Fate::Gone,
    }
}

fn travel(piece: Piece, from: Square, to: Square, by: Travel) -> Effect {
    Effect::Travel {
        piece,
        from,
        to,
        by,
    }
}

fn captures<W: Word>(view: View<W>, mv: Move, piece: Piece, transition: &mut Transition) {
    let mut spent = None;
    let mut add = |captured: CapturedPiece<W>| {
        let CapturedPiece { capture, at, .. } = captured;
        transition
            .effects
            .extend(view.position.piece(at).map(|piece| Effect::Capture {
                piece,
                at,
                captor: captured.from,
                by: capture.method.name(),
                mimicked: capture.mimicked,
                partner: captured.partner,
                fate: fate(view, captured.captor, piece, &capture.method),
            }));
    };
    if mv.travel.shoves() {
        shoved::each_capture(view, mv, add);
        return;
    }
    captures::each_victim(view, piece, mv, |capture, journey, victims| {
        spent = spent.or(capture.method.rule().spent());
        for at in victims {
            add(CapturedPiece {
                capture,
                captor: piece.color(),
                from: mv.from,
                at,
                partner: capture.method.rule().partner(journey, at),
            });
        }
    });
    transition
        .effects
        .extend(spent.map(|into| Effect::Promotion {
            at: mv.to,
            from: piece,
            into: Piece::new(piece.color(), into),
        }));
}

/// Where a captured piece goes.
fn fate<W: Word>(view: View<W>, captor: Color, victim: Piece, by: &Method<W>) -> Fate {
    if let Some(fate) = by.rule().fate(view, captor, victim) {
        return fate;
    }
    let kind = view.kind(victim);
    match view.settings().captured {
        Captured::ToCaptorsHand if !kind.royal => {
            let turned = kind.in_hand.unwrap_or(victim.piece_type());
            Fate::Hand(Piece::new(captor, turned))
        }
        _ => fate_of_own(view, victim),
    }
}

/// Adds the pieces that the move would capture if no friend protected them.
pub(in crate::rules) fn add_protection<W: Word>(view: View<W>, transition: &mut Transition) {
    if view.rules.groups().protectors.is_empty() {
        return;
    }
    let stays = |at| {
        let (piece, by) = (view.position.piece(at)?, immunity::protector(view, at)?);
        Some(Effect::Protect { piece, at, by })
    };
    let saved = captures::saved_by_protection(view, transition.mv);
    transition
        .effects
        .extend(saved.into_iter().filter_map(stays));
}

/// Adds the pieces that the move freezes and frees, judged after all pieces have moved.
pub(in crate::rules) fn add_freezing<W: Word>(view: View<W>, transition: &mut Transition) {
    if view.rules.groups().freezers.is_empty() {
        return;
    }
    let after = play(view, transition);
    let after = View {
        position: &after,
        ..view
    };
    let before = frozen_carried_over(view, transition);
    let now = all_frozen(after);
    for at in now - before {
        let piece = after.position.piece(at);
        let freeze = piece.map(|piece| Effect::Freeze { piece, at });
        transition.effects.extend(freeze);
    }
    for at in before - now {
        let piece = after.position.piece(at);
        let thaw = piece.map(|piece| Effect::Thaw { piece, at });
        transition.effects.extend(thaw);
    }
}

/// The frozen pieces of both sides.
fn all_frozen<W: Word>(view: View<W>) -> Bitboard<W> {
    freeze::frozen(view, Color::White) | freeze::frozen(view, Color::Black)
}

/// The squares after a move of the pieces that were frozen before it, without those that it removes.
fn frozen_carried_over<W: Word>(view: View<W>, transition: &Transition) -> Bitboard<W> {
    let before = all_frozen(view);
    let mut carried = before;
    for effect in &transition.effects {
        match *effect {
            Effect::Travel { from, .. } => carried.remove(from),
            Effect::Capture { at, .. } | Effect::Sacrifice { at, .. } => carried.remove(at),
            _ => {}
        }
    }
    for effect in &transition.effects {
        if let Effect::Travel { from, to, .. } = *effect
            && before.contains(from)
        {
            carried.insert(to);
        }
    }
    carried
}

/// The position after a transition. No en passant capture counts as legal yet, see
/// [`settle`](super::en_passant::settle).
pub(in crate::rules) fn play<W: Word>(view: View<W>, transition: &Transition) -> Position<W> {
    let mut next = view.position.clone();
    let mover = next.turn();
    move_pieces(&mut next, transition);
    if view.position.choice() != 0 {
        exchange::advance(view, &mut next);
        return next;
    }
    update_castling(view, &mut next, transition);
    next.clear_en_passant();
    let mv = transition.mv;
    if mv.travel == Travel::Run {
        next.set_en_passant(view.passed(mv), mv.to);
    }
    next.set_ban(swap::ban(view, mv, mover));
    next.count_ply(mover, transition.removes() || pawn_move(view, mv));
    next.set_turn(!mover);
    next
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
                if let Fate::Hand(piece) = fate {
                    next.add_to_hand(piece);
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
fn pawn_move<W: Word>(view: View<W>, mv: Move) -> bool {
    let moves_others = matches!(mv.travel, Travel::Swap | Travel::Drive);
    !moves_others
        && mv.travel.mover() == Mover::Goes
        && view
            .position
            .piece(mv.from)
            .is_some_and(|piece| view.kind(piece).irreversible)
}

fn update_castling<W: Word>(view: View<W>, next: &mut Position<W>, transition: &Transition) {
    if next.castling().is_empty() {
        return;
    }
    let emptied: Bitboard = emptied(transition);
    let mut rights = next.castling();
    for castling in &view.settings().castlings {
        let ends = match view.settings().swapped_castling {
            true => ended_by_its_pieces(view, transition, castling),
            false => emptied.contains(castling.king) || emptied.contains(castling.rook),
        };
        if ends {
            rights = rights.without(castling.right);
        }
    }
    next.set_castling(rights);
}

/// The squares that a piece has left, or on which it was captured.
fn emptied(transition: &Transition) -> Bitboard {
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
    view: View<W>,
    transition: &Transition,
    castling: &Castling,
) -> bool {
    let king = view.rules.piece_at_start(castling.king);
    let rook = view.rules.piece_at_start(castling.rook);
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
