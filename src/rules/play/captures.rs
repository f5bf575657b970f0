//! What moves capture: asks a piece's methods in their order.

use super::shoved;
use crate::rules::ask::{Journey, Origin, Threat};
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::piece::{Capture, Piece, Travel};
use crate::rules::power::{LineEnd, Shifts, drive, immunity, neutralize};
use smallvec::{SmallVec, smallvec};

/// The pieces that a capture of this piece may remove: enemies, and for an explosion also friends.
#[inline]
pub(in crate::rules) fn capturable<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    capture: &Capture<W>,
) -> Bitboard<W> {
    let enemies = immunity::capturable(facts, !piece.color(), capture.victims);
    match capture.method.captures_friends() {
        true => enemies | immunity::capturable(facts, piece.color(), capture.victims),
        false => enemies,
    }
}

/// The captures of the piece on a square: all of them, or only displacement if an enemy neutralizes it. Inlined
/// because it is asked for each move.
#[inline(always)]
pub(in crate::rules) fn usable<'a, W: Word>(
    facts: &Facts<'a, W>,
    piece: Piece,
    from: Square,
) -> impl Iterator<Item = &'a Capture<W>> {
    let stopped = neutralize::neutralized(facts, piece.color()).contains(from);
    let captures = facts.kind(piece).captures.iter();
    captures.filter(move |capture| !stopped || capture.replacement().is_some())
}

/// Adds all moves that the piece has only by its capture methods. `walked` is the reach of its walk if
/// the piece replaces in the same way.
pub(in crate::rules) fn moves<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    from: Square,
    walked: Option<Bitboard<W>>,
    out: &mut Vec<Move>,
) {
    for capture in usable(facts, piece, from) {
        if let Some(capturable) = capturable_by_moves(facts, piece, capture) {
            moves_by(facts, (piece, from), walked, (capture, capturable), out);
        }
    }
}

/// The pieces that moves which only this capture brings can capture; `None` if it brings no moves.
#[inline]
pub(in crate::rules) fn capturable_by_moves<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    capture: &Capture<W>,
) -> Option<Bitboard<W>> {
    let rule = capture.method.move_list();
    if !rule.brings_moves(facts.position) {
        return None;
    }
    let capturable = capturable(facts, piece, capture);
    (capturable.any() || rule.brings_quiet_moves()).then_some(capturable)
}

/// Adds the moves that the piece has only by one of its captures, against the [`capturable_by_moves`]
/// pieces.
pub(in crate::rules) fn moves_by<W: Word>(
    facts: &Facts<W>,
    (piece, from): (Piece, Square),
    walked: Option<Bitboard<W>>,
    (capture, capturable): (&Capture<W>, Bitboard<W>),
    out: &mut Vec<Move>,
) {
    let origin = Origin {
        facts,
        piece,
        from,
        walked,
        capturable,
    };
    capture.method.move_list().moves(&origin, out);
}

/// Calls `found` with the victims of a move, for each capture of the piece in their order. A piece that
/// two captures remove counts for the first. Pushes and pulls are not included
/// ([`shoved`](super::shoved)).
#[inline]
pub(in crate::rules) fn each_victim<'a, W: Word>(
    facts: &'a Facts<'a, W>,
    piece: Piece,
    mv: Move,
    found: impl FnMut(&'a Capture<W>, &Journey<W>, Bitboard<W>),
) {
    each_victim_of(
        facts,
        piece,
        mv,
        |capture| capturable(facts, piece, capture),
        found,
    );
}

/// The pieces that a move would capture if no friend protected them. Pushes and pulls are not included.
pub(in crate::rules) fn saved_by_protection<W: Word>(facts: &Facts<W>, mv: Move) -> Bitboard<W> {
    let mut saved = Bitboard::EMPTY;
    if let Some(piece) = facts
        .position
        .piece(mv.from)
        .filter(|_| !mv.travel.shoves())
    {
        let protected = |capture: &Capture<W>| {
            let enemies = immunity::only_protected(facts, !piece.color());
            let all = match capture.method.captures_friends() {
                true => enemies | immunity::only_protected(facts, piece.color()),
                false => enemies,
            };
            all & facts.position.of_types(capture.victims)
        };
        let all = |capture: &Capture<W>| capturable(facts, piece, capture) | protected(capture);
        each_victim_of(facts, piece, mv, all, |capture, _, victims| {
            saved |= victims & protected(capture);
        });
    }
    saved
}

/// [`each_victim`] with a function that gives the capturable pieces of each method.
#[inline]
fn each_victim_of<'a, W: Word>(
    facts: &'a Facts<'a, W>,
    piece: Piece,
    mv: Move,
    capturable: impl Fn(&Capture<W>) -> Bitboard<W>,
    mut found: impl FnMut(&'a Capture<W>, &Journey<W>, Bitboard<W>),
) {
    if matches!(
        mv.travel,
        Travel::Castle | Travel::Suicide | Travel::Keep | Travel::Exchange
    ) {
        return;
    }
    let walks = matches!(mv.travel, Travel::Walk | Travel::Run);
    if walks
        && facts
            .rules
            .groups()
            .never_capture_walking
            .contains(piece.piece_type())
    {
        return;
    }
    let mut journey = journey(facts, piece, mv);
    let mut captured = Bitboard::EMPTY;
    for capture in usable(facts, piece, mv.from) {
        if !capture.after.contains(mv.travel) || mv.declines && capture.optional {
            continue;
        }
        journey.capturable = capturable(capture) - captured;
        if journey.capturable.any() {
            let victims = capture.method.rule().victims(&journey);
            if victims.any() {
                captured |= victims;
                found(capture, &journey, victims);
            }
        }
    }
}

/// The journey of a move, with nothing capturable yet.
#[inline]
pub(in crate::rules) fn journey<'a, W: Word>(
    facts: &'a Facts<'a, W>,
    piece: Piece,
    mv: Move,
) -> Journey<'a, W> {
    let mut journey = Journey::new(facts, piece, mv);
    if mv.travel.moves_others() && facts.rules.groups().enclosers.contains(piece.piece_type()) {
        journey.shifts = match mv.travel {
            Travel::Drive => drive::shifts(facts, piece, mv, &leap_ends(facts, piece, mv.from)),
            Travel::Swap => smallvec![(mv.to, mv.from)],
            _ => Shifts::new(),
        };
    }
    journey
}

/// The pieces that a piece comes to by leaps, if it may do something to them.
pub(in crate::rules) fn leap_ends<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    from: Square,
) -> SmallVec<[LineEnd; 16]> {
    let mut found = SmallVec::new();
    for capture in usable(facts, piece, from) {
        let rule = capture.method.move_list();
        if rule.leaps_onward() {
            let capturable = immunity::capturable(facts, !piece.color(), capture.victims);
            let origin = Origin {
                facts,
                piece,
                from,
                walked: None,
                capturable,
            };
            rule.leap_ends(&origin, &mut found);
        }
    }
    found
}

/// All pieces that a move captures.
pub(in crate::rules) fn captured<W: Word>(facts: &Facts<W>, mv: Move) -> Bitboard<W> {
    let mut set = Bitboard::EMPTY;
    if mv.travel.shoves() {
        shoved::each_capture(facts, mv, |captured| set.insert(captured.at));
    } else if let Some(piece) = facts.position.piece(mv.from) {
        each_victim(facts, piece, mv, |_, _, victims| set |= victims);
    }
    set
}

/// The pieces that might capture the piece on `target`; `pieces` are of one type and not frozen.
pub(in crate::rules) fn suspects<W: Word>(
    facts: &Facts<W>,
    by: Color,
    pieces: Bitboard<W>,
    target: Square,
) -> Bitboard<W> {
    let (Some(piece), Some(victim)) = (
        pieces
            .first()
            .and_then(|square| facts.position.piece(square)),
        facts.position.piece(target),
    ) else {
        return Bitboard::EMPTY;
    };
    if immunity::immune(facts, victim.color()).contains(target) {
        return Bitboard::EMPTY;
    }
    let threat = Threat {
        facts,
        by,
        pieces,
        target,
    };
    let found = facts
        .kind(piece)
        .captures
        .iter()
        .filter(|capture| capture.victims.contains(victim.piece_type()))
        .fold(Bitboard::EMPTY, |found, capture| {
            found | capture.method.attack().suspects(&threat)
        });
    if facts
        .rules
        .groups()
        .leap_onward
        .contains(piece.piece_type())
    {
        found | threat.on_lines()
    } else {
        found
    }
}
