//! What the rules of a game promise and can never happen: moves, promotions and goals out of reach.
//!
//! Only what is certain is found. If swaps, drives, shoves or drops put pieces on other squares, or a piece captures in
//! another way than by displacement, nothing is said about where it may stand.

use super::standing::{reach, relocated, walked};
use crate::rules::board::{Bitboard, Color, Direction, Square, Word};
use crate::rules::definition::{Captured, VariantParts};
use crate::rules::piece::{
    Capture, EnPassant, Method, MethodName, Mover, Piece, PieceKind, PieceType, Promotion, Run,
    TypeSet,
};

/// Something that can never happen in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossibility {
    /// A move of this piece.
    Move(Piece),
    /// A promotion of this piece: it reaches no square of its zone.
    Promotion(Piece),
    /// A double step of this piece: it never stands on a square from which it may begin.
    Run(Piece),
    /// An en passant capture by this piece: no double step passes a square on which it could capture.
    EnPassant(Piece),
    /// A piece of the side on this square of its goal zone.
    Goal(Color, Square),
}

/// All that can never happen, for the pieces of the array.
pub(in crate::rules) fn impossibilities<W: Word>(parts: &VariantParts<W>) -> Vec<Impossibility> {
    let mut found = Vec::new();
    let mut goals = parts.settings.goals.map(|zone| zone.cast::<W>());
    for (index, kind) in (0..).zip(&parts.kinds) {
        for color in Color::ALL {
            let piece = Piece::new(color, PieceType::new(index));
            if !parts.start.pieces.iter().any(|&(_, known)| known == piece) {
                continue;
            }
            let promotion = kind.promotion.as_ref().map(|promotion| &promotion[color]);
            if promotion.is_some_and(|promotion| !is_ever_in_hand(parts, promotion, color)) {
                found.push(Impossibility::Promotion(piece));
            }
            let en_passant = |capture: &Capture<W>| matches!(capture.method, Method::EnPassant(_));
            if kind.captures.iter().any(en_passant) && !captures_en_passant(parts, piece) {
                found.push(Impossibility::EnPassant(piece));
            }
            let room = room(parts, kind, piece);
            // What it promotes to may go further.
            let promotes = kind.promotion.is_some();
            goals[color] -= room.filter(|_| !promotes).unwrap_or(Bitboard::FULL);
            let Some(room) = room else {
                continue;
            };
            let run = kind.run.as_ref().map(|run| &run[color]);
            if run.is_some_and(|run| (run.from & room).is_empty()) {
                found.push(Impossibility::Run(piece));
            }
            let moves = room
                .into_iter()
                .any(|from| reach(parts, kind, color, from).any());
            let castles = kind.royal && !parts.settings.castlings.is_empty();
            if !moves && !castles && kind.run.is_none() {
                found.push(Impossibility::Move(piece));
            } else if let Some(promotion) = &kind.promotion
                && (promotion[color].zone & room).is_empty()
            {
                found.push(Impossibility::Promotion(piece));
            }
        }
    }
    for color in Color::ALL {
        let squares = goals[color].into_iter();
        found.extend(squares.map(|square| Impossibility::Goal(color, square)));
    }
    found
}

/// Whether a piece can ever capture en passant: an enemy's multi-step passes a square that the piece reaches from a square
/// which was empty, and stays so, while the enemy moved.
pub(in crate::rules) fn captures_en_passant<W: Word>(
    parts: &VariantParts<W>,
    piece: Piece,
) -> bool {
    let Some(kind) = parts.kinds.get(piece.piece_type().index()) else {
        return false;
    };
    let enemy = !piece.color();
    let runs = |victims: TypeSet| {
        let types = victims.and(parts.armies[enemy]).iter();
        let kinds = types.filter_map(|kind| parts.kinds.get(kind.index()));
        kinds.filter_map(|kind| Some(&kind.run.as_ref()?[enemy]))
    };
    kind.captures.iter().any(|capture| match &capture.method {
        Method::EnPassant(method) => {
            runs(capture.victims).any(|run| meets(parts, method, run, piece.color()))
        }
        _ => false,
    })
}

/// Whether a piece has a method, and no move of it goes in a direction in which that method captures.
pub(in crate::rules) fn never_captures_by<W: Word>(
    parts: &VariantParts<W>,
    piece: Piece,
    method: MethodName,
) -> bool {
    let Some(kind) = parts.kinds.get(piece.piece_type().index()) else {
        return false;
    };
    let wanted = |capture: &&Capture<W>| capture.method.name() == method && !capture.mimicked;
    let Some(capture) = kind.captures.iter().find(wanted) else {
        return false;
    };
    let other_travel = |capture: &Capture<W>| {
        let travel = capture.method.name().travel();
        let own = travel.filter(|_| capture.replacement().is_none());
        own.is_some_and(|travel| travel.mover() == Mover::Goes)
    };
    let other_moves = kind.royal
        || kind.run.is_some()
        || kind.swap.is_some()
        || kind.drive.is_some()
        || kind.resurrects
        || kind.captures.iter().any(other_travel);
    // A piece that another one pushes or pulls captures by that step.
    if other_moves || parts.kinds.iter().any(|kind| kind.pushes || kind.pulls) {
        return false;
    }
    let (geometry, rule) = (&parts.geometry, capture.method.rule());
    let replacements = kind.replacements().map(|(reach, _)| reach);
    let mut ways = std::iter::once(&kind.walk).chain(replacements);
    !ways.any(|way| {
        geometry.squares().into_iter().any(|from| {
            let stops = way[piece.color()].reach(geometry, from, Bitboard::EMPTY);
            let mut headings = stops.into_iter().map(|to| geometry.heading(from, to));
            headings.any(|heading| rule.captures_towards(heading))
        })
    })
}

/// Whether a side can capture en passant after one of the multi-steps of an enemy.
fn meets<W: Word>(
    parts: &VariantParts<W>,
    method: &EnPassant<W>,
    run: &Run<W>,
    color: Color,
) -> bool {
    let geometry = &parts.geometry;
    let ahead = match color {
        Color::White => Direction::South,
        Color::Black => Direction::North,
    };
    let starts = run.from.into_iter();
    let mut ways = starts.flat_map(|from| (0..geometry.sheets()).map(move |sheet| (from, sheet)));
    ways.any(|(from, sheet)| {
        let mut passed = Bitboard::EMPTY;
        let mut next = geometry.step(sheet, from, ahead);
        while let Some(stop) = next {
            let free = geometry.squares() - passed.with(from).with(stop);
            let occupied = Bitboard::EMPTY.with(stop);
            let captures = |at| {
                method.reach[color]
                    .reach(geometry, at, occupied)
                    .meets(passed)
            };
            if passed.any() && free.into_iter().any(captures) {
                return true;
            }
            passed.insert(stop);
            let on = Some(stop).filter(|stop| !run.until.contains(*stop));
            next = on.and_then(|stop| geometry.step(sheet, stop, ahead));
        }
        false
    })
}

/// Whether a piece to promote to can be in the hand of its side, if it must come from there.
fn is_ever_in_hand<W: Word>(
    parts: &VariantParts<W>,
    promotion: &Promotion<W>,
    color: Color,
) -> bool {
    let hand = parts.start.hands[color];
    !promotion.from_hand
        || parts.settings.captured != Captured::Gone
        || promotion.to.iter().any(|to| hand.count(to) > 0)
}

/// The squares on which a piece may come to stand; `None` if that is not certain.
fn room<W: Word>(
    parts: &VariantParts<W>,
    kind: &PieceKind<W>,
    piece: Piece,
) -> Option<Bitboard<W>> {
    let certain = !relocated(parts) && kind.captures.iter().all(Capture::is_orthodox);
    certain.then(|| walked(parts, kind, piece))
}
