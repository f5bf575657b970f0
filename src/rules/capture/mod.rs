//! The capture methods: who is captured by a move. Nothing outside this module decides that.
//!
//! Each file is one method, with a picture, its rule and its source. A piece's [`Capture`]s say which
//! methods it has and against which pieces; a piece that mimics has its victims' methods, each against those
//! victims only. A new method is a file here and a line in the table below.

mod advance;
mod cannon;
mod coordinate;
mod destroy;
mod en_passant;
mod enclose;
mod ends;
mod explode;
mod leap;
mod method;
mod pinch;
mod replace;
mod shoot;
mod shoved;
mod stops;
mod threat_estimate;
mod withdraw;

pub use advance::Advance;
pub use cannon::Cannon;
pub use coordinate::{Coordinate, Corners};
pub use destroy::Destroy;
pub use en_passant::EnPassant;
pub use enclose::Enclose;
pub use explode::Explode;
pub use leap::{Landing, Leap};
pub use method::Mimic;
pub use pinch::Pinch;
pub use replace::Replace;
pub use shoot::Shoot;
pub(super) use threat_estimate::ThreatEstimate;
pub use threat_estimate::Threats;
pub use withdraw::Withdraw;

pub(super) use enclose::free_neighbours;
pub(super) use ends::{LineEnd, leap_ends, line_ends, settle};
pub(super) use method::CaptureRule;
use method::{Mimicked, methods};
pub(super) use shoved::{Taken, each_taken, replacement};
pub(super) use stops::{arriving, leaving};

use super::bitboard::Bitboard;
use super::color::Color;
use super::effect::Fate;
use super::geometry::Direction;
use super::immunity;
use super::moves::{Choices, Move, Travel, Travels};
use super::piece::{Piece, TypeSet};
use super::position::Position;
use super::safety::{Attackers, KingExposure, Verdict};
use super::square::Square;
use super::view::View;

methods! {
    /// By moving onto the victim's square.
    Replace: Some(Travel::Replace),
    /// By moving straight away from the victim.
    Withdraw: None,
    /// By moving straight up to the victim.
    Advance: None,
    /// By leaping over the victim.
    Leap: Some(Travel::Leap),
    /// By jumping over a neighbour onto the victim's square.
    Cannon: Some(Travel::Jump),
    /// By crossing lines with a partner on the victim's square.
    Coordinate: None,
    /// By closing the victim in against a partner.
    Pinch: None,
    /// By mutual destruction.
    Destroy: Some(Travel::Destroy),
    /// By closing in a group that the victim belongs to.
    Enclose: Some(Travel::Teleport),
    /// By blowing up all neighbours.
    Explode: Some(Travel::Explode),
    /// By a shot, from where the captor stands.
    Shoot: Some(Travel::Shoot),
    /// By capturing a pawn on a square that it has just run past.
    EnPassant: Some(Travel::EnPassant),
}

/// One of a piece's ways of capturing.
#[derive(Clone, Debug, PartialEq)]
pub struct Capture {
    /// How.
    pub method: Method,
    /// Whom: enemies of these types.
    pub victims: TypeSet,
    /// After which ways of travelling the method works.
    pub after: Travels,
    /// Whether the piece has the method only because its victims have it.
    pub mimicked: bool,
    /// Whether the player may leave the capture alone; otherwise what a move captures it must.
    pub optional: bool,
}

impl Capture {
    /// Whether pieces of chess capture so: by replacement or en passant, and not for another's sake.
    pub fn is_orthodox(&self) -> bool {
        let orthodox = matches!(self.method, Method::Replace(_) | Method::EnPassant(_));
        orthodox && !self.mimicked
    }

    /// The way of replacing, if the capture is by replacement.
    pub fn replacement(&self) -> Option<&Replace> {
        match &self.method {
            Method::Replace(replace) => Some(replace),
            _ => None,
        }
    }
}

/// A piece about to move.
pub(super) struct Origin<'a> {
    pub view: View<'a>,
    pub piece: Piece,
    pub from: Square,
    /// The squares that it reaches by walking, if it replaces enemies in the same way and that is known.
    pub walked: Option<Bitboard>,
    /// The enemies that the method at hand may capture.
    pub prey: Bitboard,
}

/// A piece's move, as a capture method looks at it: the board is still that of the move's start.
pub(super) struct Journey<'a> {
    pub view: View<'a>,
    pub piece: Piece,
    pub from: Square,
    pub to: Square,
    pub travel: Travel,
    pub choices: Choices,
    /// The direction of the move, if it ran along a line.
    pub heading: Option<Direction>,
    /// The enemies that the method at hand may capture.
    pub prey: Bitboard,
}

impl<'a> Journey<'a> {
    /// The journey of a move, with no prey yet. A teleport runs along no line, whatever its squares.
    fn new(view: View<'a>, piece: Piece, mv: Move) -> Journey<'a> {
        let heading = match mv.travel {
            Travel::Teleport => None,
            _ => view.geometry().heading(mv.from, mv.to),
        };
        Journey {
            view,
            piece,
            from: mv.from,
            to: mv.to,
            travel: mv.travel,
            choices: mv.choices,
            heading,
            prey: Bitboard::EMPTY,
        }
    }

    /// The mover's friends of these types, itself left out.
    fn partners(&self, types: TypeSet) -> Bitboard {
        self.view
            .pieces_of(self.piece.color(), types)
            .without(self.from)
    }

    /// King's steps that the move was long.
    fn length(&self) -> usize {
        self.view.geometry().distance(self.from, self.to)
    }
}

/// A question: does any of these pieces capture the piece on the target?
pub(super) struct Threat<'a> {
    pub view: View<'a>,
    /// The side of the suspects.
    pub by: Color,
    /// Pieces of one type that are free to move.
    pub pieces: Bitboard,
    pub target: Square,
}

/// Friends that a capture needs, and the enemies that they help to capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partner {
    /// The friends.
    pub pieces: TypeSet,
    /// The victims.
    pub against: TypeSet,
}

/// The pieces that a piece's capture can be of: enemies, but an explosion also removes friends.
#[inline]
pub(super) fn prey(view: View, piece: Piece, capture: &Capture) -> Bitboard {
    let enemies = view.prey(!piece.color(), capture.victims);
    match capture.method.captures_friends() {
        true => enemies | view.prey(piece.color(), capture.victims),
        false => enemies,
    }
}

/// All moves that the piece has by its capture methods alone, given what it reaches by walking if it
/// replaces enemies in the same way.
pub(super) fn moves(
    view: View,
    piece: Piece,
    from: Square,
    walked: Option<Bitboard>,
    out: &mut Vec<Move>,
) {
    for capture in &view.kind(piece).captures {
        if let Some(prey) = prey_of_moves(view, piece, capture) {
            moves_by(view, (piece, from), walked, (capture, prey), out);
        }
    }
}

/// The pieces that the moves which only this capture brings can capture; nothing if it brings none.
#[inline]
pub(super) fn prey_of_moves(view: View, piece: Piece, capture: &Capture) -> Option<Bitboard> {
    let rule = capture.method.rule();
    if !rule.brings_moves(view.position) {
        return None;
    }
    let prey = prey(view, piece, capture);
    (prey.any() || rule.moves_without_prey()).then_some(prey)
}

/// The moves that the piece has by one of its captures alone, given [whom](prey_of_moves) they capture.
pub(super) fn moves_by(
    view: View,
    (piece, from): (Piece, Square),
    walked: Option<Bitboard>,
    (capture, prey): (&Capture, Bitboard),
    out: &mut Vec<Move>,
) {
    let origin = Origin {
        view,
        piece,
        from,
        walked,
        prey,
    };
    capture.method.rule().moves(&origin, out);
}

/// Every piece that a move captures, pushes and pulls left aside ([`each_taken`]), and by which of the
/// mover's methods, in the order in which the
/// piece's methods are listed; a piece captured by two of them is listed for the first.
#[inline]
pub(super) fn each_victim<'a>(
    view: View<'a>,
    piece: Piece,
    mv: Move,
    found: impl FnMut(&'a Capture, &Journey, Bitboard),
) {
    each_victim_of(view, piece, mv, |capture| prey(view, piece, capture), found);
}

/// Those that only their protectors keep from being captured by a move, pushes and pulls left aside.
pub(super) fn kept_by_protection(view: View, mv: Move) -> Bitboard {
    let mut kept = Bitboard::EMPTY;
    if let Some(piece) = view.position.piece(mv.from).filter(|_| !mv.travel.shoves()) {
        let protected = |capture: &Capture| {
            let enemies = immunity::only_protected(view, !piece.color());
            let all = match capture.method.captures_friends() {
                true => enemies | immunity::only_protected(view, piece.color()),
                false => enemies,
            };
            all & view.position.of_types(capture.victims)
        };
        let all = |capture: &Capture| prey(view, piece, capture) | protected(capture);
        each_victim_of(view, piece, mv, all, |capture, _, victims| {
            kept |= victims & protected(capture);
        });
    }
    kept
}

/// The same as [`each_victim`], given whom each method may capture.
#[inline]
fn each_victim_of<'a>(
    view: View<'a>,
    piece: Piece,
    mv: Move,
    prey: impl Fn(&Capture) -> Bitboard,
    mut found: impl FnMut(&'a Capture, &Journey, Bitboard),
) {
    if matches!(
        mv.travel,
        Travel::Castle | Travel::Suicide | Travel::Keep | Travel::Exchange
    ) {
        return;
    }
    let walks = matches!(mv.travel, Travel::Walk | Travel::Run);
    if walks
        && view
            .variant
            .powers()
            .never_capture_walking
            .contains(piece.piece_type())
    {
        return;
    }
    let mut journey = Journey::new(view, piece, mv);
    let mut taken = Bitboard::EMPTY;
    for capture in &view.kind(piece).captures {
        if !capture.after.contains(mv.travel) || mv.declines && capture.optional {
            continue;
        }
        journey.prey = prey(capture) - taken;
        if journey.prey.any() {
            let victims = capture.method.rule().victims(&journey);
            if victims.any() {
                taken |= victims;
                found(capture, &journey, victims);
            }
        }
    }
}

/// The capture set of a move.
pub(super) fn captured(view: View, mv: Move) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    if mv.travel.shoves() {
        each_taken(view, mv, |taken| set.insert(taken.at));
    } else if let Some(piece) = view.position.piece(mv.from) {
        each_victim(view, piece, mv, |_, _, victims| set |= victims);
    }
    set
}

/// Those of `pieces`, all of one type and free to move, that might capture the piece on `target`.
pub(super) fn suspects(view: View, by: Color, pieces: Bitboard, target: Square) -> Bitboard {
    let (Some(piece), Some(victim)) = (
        pieces
            .first()
            .and_then(|square| view.position.piece(square)),
        view.position.piece(target),
    ) else {
        return Bitboard::EMPTY;
    };
    if immunity::immune(view, victim.color()).contains(target) {
        return Bitboard::EMPTY;
    }
    let threat = Threat {
        view,
        by,
        pieces,
        target,
    };
    let found = view
        .kind(piece)
        .captures
        .iter()
        .filter(|capture| capture.victims.contains(victim.piece_type()))
        .fold(Bitboard::EMPTY, |found, capture| {
            found | capture.method.rule().suspects(&threat)
        });
    if view
        .variant
        .powers()
        .leap_onward
        .contains(piece.piece_type())
    {
        found | advance::on_lines(&threat)
    } else {
        found
    }
}
