//! The capture methods: which pieces a move captures. No other module decides that.
//!
//! Each file is one method with a picture, its rule and its source. A piece's [`Capture`]s say which
//! methods it has, and against which pieces. A piece that mimics has its victims' methods, each against
//! those victims only. A new method is a file here and a line in the table below.

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
pub use threat_estimate::Threats;
pub use withdraw::Withdraw;

pub(in crate::rules) use enclose::free_neighbours;
pub(in crate::rules) use ends::{LineEnd, leap_ends, line_ends, resolve_ambiguous};
pub(in crate::rules) use method::CaptureRule;
use method::{Mimicked, methods};
pub(in crate::rules) use shoved::{CapturedPiece, each_shove_capture, replacement};
pub(in crate::rules) use stops::{arriving, leaving};

use crate::rules::board::{Bitboard, Color, Direction, Square};
use crate::rules::definition::view::View;
use crate::rules::moves::{Choices, Move, Travel, Travels};
use crate::rules::piece::{Piece, TypeSet};
use crate::rules::play::safety::attack::{Attackers, Verdict};
use crate::rules::play::safety::king_exposure::KingExposure;
use crate::rules::power::immunity;

methods! {
    /// By moving onto the victim's square.
    Replace: Some(Travel::Replace),
    /// By moving straight away from an adjacent victim.
    Withdraw: None,
    /// By moving straight towards the victim and stopping next to it.
    Advance: None,
    /// By leaping over the victim.
    Leap: Some(Travel::Leap),
    /// By jumping over an adjacent piece onto the victim's square.
    Cannon: Some(Travel::Jump),
    /// By standing on the victim's file or rank while a partner stands on the other.
    Coordinate: None,
    /// By standing on one side of the victim with a partner on the other side.
    Pinch: None,
    /// By mutual destruction.
    Destroy: Some(Travel::Destroy),
    /// By enclosing the group of the victim.
    Enclose: Some(Travel::Teleport),
    /// By blowing up all neighbours.
    Explode: Some(Travel::Explode),
    /// By a shot, without moving.
    Shoot: Some(Travel::Shoot),
    /// By moving onto a square that a pawn has just passed.
    EnPassant: Some(Travel::EnPassant),
}

/// One of a piece's ways of capturing.
#[derive(Clone, Debug, PartialEq)]
pub struct Capture {
    /// The method.
    pub method: Method,
    /// The types of the pieces that it captures.
    pub victims: TypeSet,
    /// The kinds of travel on which it captures.
    pub after: Travels,
    /// Whether the piece has the method only because its victims have it.
    pub mimicked: bool,
    /// Whether the player may decline the capture.
    pub optional: bool,
}

impl Capture {
    /// Whether pieces of chess capture so: by replacement or en passant, not by mimicry.
    pub fn is_orthodox(&self) -> bool {
        let orthodox = matches!(self.method, Method::Replace(_) | Method::EnPassant(_));
        orthodox && !self.mimicked
    }

    /// The replacement, if the capture is by replacement.
    pub fn replacement(&self) -> Option<&Replace> {
        match &self.method {
            Method::Replace(replace) => Some(replace),
            _ => None,
        }
    }
}

/// A piece whose moves are generated.
pub(in crate::rules) struct Origin<'a> {
    pub view: View<'a>,
    pub piece: Piece,
    pub from: Square,
    /// The squares that it reaches by walking, if they are known and it replaces in the same way.
    pub walked: Option<Bitboard>,
    /// The pieces that the current method may capture.
    pub capturable: Bitboard,
}

/// A piece's move as a capture method sees it, with the board as it is before the move.
pub(in crate::rules) struct Journey<'a> {
    pub view: View<'a>,
    pub piece: Piece,
    pub from: Square,
    pub to: Square,
    pub travel: Travel,
    pub choices: Choices,
    /// The direction of the move, if it follows a line.
    pub heading: Option<Direction>,
    /// The pieces that the current method may capture.
    pub capturable: Bitboard,
}

impl<'a> Journey<'a> {
    /// The journey of a move, with nothing capturable yet. A teleport follows no line, even between
    /// squares of one line.
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
            capturable: Bitboard::EMPTY,
        }
    }

    /// The mover's friends of these types, without the mover.
    fn partners(&self, types: TypeSet) -> Bitboard {
        self.view
            .pieces_of(self.piece.color(), types)
            .without(self.from)
    }

    /// The length of the move in king's steps.
    fn length(&self) -> usize {
        self.view.geometry().distance(self.from, self.to)
    }
}

/// An attack to examine: does any of `pieces` capture the piece on `target`?
pub(in crate::rules) struct Threat<'a> {
    pub view: View<'a>,
    /// The side of `pieces`.
    pub by: Color,
    /// Attackers of one type that are not frozen.
    pub pieces: Bitboard,
    pub target: Square,
}

/// Friends that a capture needs, and the enemies that they help to capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partner {
    /// The types of the friends.
    pub pieces: TypeSet,
    /// The types of the enemies.
    pub against: TypeSet,
}

/// The pieces that a capture of this piece may remove: enemies, and for an explosion also friends.
#[inline]
pub(in crate::rules) fn capturable(view: View, piece: Piece, capture: &Capture) -> Bitboard {
    let enemies = view.capturable(!piece.color(), capture.victims);
    match capture.method.captures_friends() {
        true => enemies | view.capturable(piece.color(), capture.victims),
        false => enemies,
    }
}

/// Adds all moves that the piece has only by its capture methods. `walked` is the reach of its walk if
/// the piece replaces in the same way.
pub(in crate::rules) fn moves(
    view: View,
    piece: Piece,
    from: Square,
    walked: Option<Bitboard>,
    out: &mut Vec<Move>,
) {
    for capture in &view.kind(piece).captures {
        if let Some(capturable) = capturable_by_moves(view, piece, capture) {
            moves_by(view, (piece, from), walked, (capture, capturable), out);
        }
    }
}

/// The pieces that moves which only this capture brings can capture; `None` if it brings no moves.
#[inline]
pub(in crate::rules) fn capturable_by_moves(
    view: View,
    piece: Piece,
    capture: &Capture,
) -> Option<Bitboard> {
    let rule = capture.method.rule();
    if !rule.brings_moves(view.position) {
        return None;
    }
    let capturable = capturable(view, piece, capture);
    (capturable.any() || rule.brings_quiet_moves()).then_some(capturable)
}

/// Adds the moves that the piece has only by one of its captures, against the [`capturable_by_moves`]
/// pieces.
pub(in crate::rules) fn moves_by(
    view: View,
    (piece, from): (Piece, Square),
    walked: Option<Bitboard>,
    (capture, capturable): (&Capture, Bitboard),
    out: &mut Vec<Move>,
) {
    let origin = Origin {
        view,
        piece,
        from,
        walked,
        capturable,
    };
    capture.method.rule().moves(&origin, out);
}

/// Calls `found` with the victims of a move, for each capture of the piece in their order. A piece that
/// two captures remove counts for the first. Pushes and pulls are not included
/// ([`each_shove_capture`]).
#[inline]
pub(in crate::rules) fn each_victim<'a>(
    view: View<'a>,
    piece: Piece,
    mv: Move,
    found: impl FnMut(&'a Capture, &Journey, Bitboard),
) {
    each_victim_of(
        view,
        piece,
        mv,
        |capture| capturable(view, piece, capture),
        found,
    );
}

/// The pieces that a move would capture if no friend protected them. Pushes and pulls are not included.
pub(in crate::rules) fn saved_by_protection(view: View, mv: Move) -> Bitboard {
    let mut saved = Bitboard::EMPTY;
    if let Some(piece) = view.position.piece(mv.from).filter(|_| !mv.travel.shoves()) {
        let protected = |capture: &Capture| {
            let enemies = immunity::only_protected(view, !piece.color());
            let all = match capture.method.captures_friends() {
                true => enemies | immunity::only_protected(view, piece.color()),
                false => enemies,
            };
            all & view.position.of_types(capture.victims)
        };
        let all = |capture: &Capture| capturable(view, piece, capture) | protected(capture);
        each_victim_of(view, piece, mv, all, |capture, _, victims| {
            saved |= victims & protected(capture);
        });
    }
    saved
}

/// [`each_victim`] with a function that gives the capturable pieces of each method.
#[inline]
fn each_victim_of<'a>(
    view: View<'a>,
    piece: Piece,
    mv: Move,
    capturable: impl Fn(&Capture) -> Bitboard,
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
    let mut captured = Bitboard::EMPTY;
    for capture in &view.kind(piece).captures {
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

/// All pieces that a move captures.
pub(in crate::rules) fn captured(view: View, mv: Move) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    if mv.travel.shoves() {
        each_shove_capture(view, mv, |captured| set.insert(captured.at));
    } else if let Some(piece) = view.position.piece(mv.from) {
        each_victim(view, piece, mv, |_, _, victims| set |= victims);
    }
    set
}

/// The pieces that might capture the piece on `target`; `pieces` are of one type and not frozen.
pub(in crate::rules) fn suspects(
    view: View,
    by: Color,
    pieces: Bitboard,
    target: Square,
) -> Bitboard {
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
