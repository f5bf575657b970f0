//! The effects of a move, as a [`Transition`].

use super::play::play;
use super::shoved::CapturedPiece;
use super::{captures, shoved};
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::{Captured, View};
use crate::rules::moves::{Effect, Fate, Move, Transition};
use crate::rules::piece::{Method, Mover, Piece, PieceType, Travel};
use crate::rules::power::{
    castling, drive, drop, exchange, freeze, immunity, resurrect, shove, swap,
};
use smallvec::SmallVec;

/// The effects of a pseudo-legal move.
pub(in crate::rules) fn of<W: Word>(view: View<W>, mv: Move) -> Transition {
    transition_of(view, mv, true)
}

/// The effects of a pseudo-legal move that is known to capture nothing.
pub(in crate::rules) fn of_idle<W: Word>(view: View<W>, mv: Move) -> Transition {
    transition_of(view, mv, false)
}

fn transition_of<W: Word>(view: View<W>, mv: Move, may_capture: bool) -> Transition {
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
    if may_capture {
        captures(view, mv, piece, &mut transition);
    }
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
