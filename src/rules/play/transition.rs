//! The effects of a move, as a [`Transition`].

use super::play::play;
use super::shoved::CapturedPiece;
use super::{captures, shoved};
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::{Captured, Facts};
use crate::rules::moves::{Effect, Fate, Move, Transition};
use crate::rules::piece::{Mover, Piece, PieceType, Travel};
use crate::rules::power::{
    castling, convert, drive, drop, exchange, freeze, immunity, resurrect, shove, swap,
};
use smallvec::SmallVec;

/// The effects of a pseudo-legal move.
pub(in crate::rules) fn of<W: Word>(facts: &Facts<W>, mv: Move) -> Transition {
    transition_of(facts, mv, true)
}

/// The effects of a pseudo-legal move that is known to capture nothing.
pub(in crate::rules) fn of_idle<W: Word>(facts: &Facts<W>, mv: Move) -> Transition {
    transition_of(facts, mv, false)
}

fn transition_of<W: Word>(facts: &Facts<W>, mv: Move, may_capture: bool) -> Transition {
    let mut transition = Transition {
        mv,
        effects: SmallVec::new(),
    };
    let Some(piece) = facts.position.piece(mv.from) else {
        let dropped = drop::piece(facts, mv);
        let effect = dropped.map(|piece| Effect::Drop { piece, at: mv.to });
        transition.effects.extend(effect);
        return transition;
    };
    match mv.travel {
        Travel::Swap => swap::effects(facts, mv, piece, &mut transition),
        Travel::Drive => {
            let leaps = captures::leap_ends(facts, piece, mv.from);
            drive::effects(facts, mv, piece, &leaps, &mut transition);
        }
        Travel::Castle => castling::effects(facts, mv, piece, &mut transition),
        Travel::Exchange => exchange::effects(facts, mv, &mut transition),
        Travel::Push | Travel::Pull => shove::effects(facts, mv, &mut transition),
        Travel::Resurrect => resurrect::effects(mv, piece, &mut transition),
        _ => transition.effects.extend(move_alone(facts, mv, piece)),
    }
    if may_capture {
        captures(facts, mv, piece, &mut transition);
    }
    if let Some(into) = mv.promotion
        && !matches!(mv.travel, Travel::Swap | Travel::Drive | Travel::Resurrect)
    {
        transition.effects.push(Effect::Promotion {
            at: mv.to,
            from: piece,
            into: Piece::new(piece.color(), into),
        });
        recall(facts, piece, into, &mut transition);
    }
    transition
}

/// The effect of the mover, in moves that move no other piece.
fn move_alone<W: Word>(facts: &Facts<W>, mv: Move, piece: Piece) -> Option<Effect> {
    match mv.travel.mover() {
        Mover::Goes => Some(travel(piece, mv.from, mv.to, mv.travel)),
        Mover::Stays => None,
        Mover::Leaves => Some(Effect::Sacrifice {
            piece,
            at: mv.from,
            fate: fate_of_own(facts, piece),
        }),
    }
}

/// Adds the use of a piece from the hand, if the promotion needs one.
fn recall<W: Word>(facts: &Facts<W>, pawn: Piece, into: PieceType, transition: &mut Transition) {
    let promotion = facts.kind(pawn).promotion;
    if promotion.is_some_and(|promotion| promotion[pawn.color()].from_hand) {
        let piece = Piece::new(pawn.color(), into);
        transition.effects.push(Effect::Recall { piece });
    }
}

/// Where a piece goes that its own side removes.
fn fate_of_own<W: Word>(facts: &Facts<W>, piece: Piece) -> Fate {
    match facts.settings().captured {
        Captured::ToOwnHand if facts.rules.groups().recalled.contains(piece.piece_type()) => {
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

fn captures<W: Word>(facts: &Facts<W>, mv: Move, piece: Piece, transition: &mut Transition) {
    let mut spent = None;
    let mut add = |captured: CapturedPiece<W>| {
        let CapturedPiece { capture, at, .. } = captured;
        transition
            .effects
            .extend(facts.position.piece(at).map(|piece| Effect::Capture {
                piece,
                at,
                captor: captured.from,
                by: capture.method.name(),
                mimicked: capture.mimicked,
                partner: captured.partner,
                fate: fate(facts, mv, &captured, piece),
            }));
    };
    if mv.travel.shoves() {
        shoved::each_capture(facts, mv, add);
        return;
    }
    captures::each_victim(facts, piece, mv, |capture, journey, victims| {
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
fn fate<W: Word>(facts: &Facts<W>, mv: Move, by: &CapturedPiece<W>, victim: Piece) -> Fate {
    let captor = facts.position.piece(by.from);
    let converted =
        captor.and_then(|piece| convert::converted(facts, (piece, mv), (victim, by.at)));
    if let Some(converted) = converted {
        return Fate::Converted(converted);
    }
    let captor = by.captor;
    if let Some(fate) = by.capture.method.rule().fate(facts, captor, victim) {
        return fate;
    }
    let kind = facts.kind(victim);
    match facts.settings().captured {
        Captured::ToCaptorsHand if !kind.royal => {
            let turned = kind.in_hand.unwrap_or(victim.piece_type());
            Fate::Hand(Piece::new(captor, turned))
        }
        _ => fate_of_own(facts, victim),
    }
}

/// Adds the pieces that the move would capture if no friend protected them.
pub(in crate::rules) fn add_protection<W: Word>(facts: &Facts<W>, transition: &mut Transition) {
    if facts.rules.groups().protectors.is_empty() {
        return;
    }
    let stays = |at| {
        let (piece, by) = (facts.position.piece(at)?, immunity::protector(facts, at)?);
        Some(Effect::Protect { piece, at, by })
    };
    let saved = captures::saved_by_protection(facts, transition.mv);
    transition
        .effects
        .extend(saved.into_iter().filter_map(stays));
}

/// Adds the pieces that the move freezes and frees, judged after all pieces have moved.
pub(in crate::rules) fn add_freezing<W: Word>(facts: &Facts<W>, transition: &mut Transition) {
    if facts.rules.groups().freezers.is_empty() {
        return;
    }
    let after = play(facts, transition);
    let after = facts.of(&after);
    let before = frozen_carried_over(facts, transition);
    let now = all_frozen(&after);
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
fn all_frozen<W: Word>(facts: &Facts<W>) -> Bitboard<W> {
    freeze::frozen(facts, Color::White) | freeze::frozen(facts, Color::Black)
}

/// The squares after a move of the pieces that were frozen before it, without those that it removes.
fn frozen_carried_over<W: Word>(facts: &Facts<W>, transition: &Transition) -> Bitboard<W> {
    let before = all_frozen(facts);
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
