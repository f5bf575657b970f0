//! The capture methods: which pieces a move captures. No other module decides that.
//!
//! Each file is one method with a picture, its rule and its source. A piece's [`Capture`]s say which
//! methods it has, and against which pieces. A piece that mimics has its victims' methods, each against
//! those victims only. A new method is a file here and a row in the table of `piece/method.rs`.

mod advance;
mod cannon;
mod coordinate;
mod destroy;
mod en_passant;
mod enclose;
mod ends;
mod explode;
mod leap;
mod pinch;
mod replace;
pub(in crate::rules) mod rule;
mod shoot;
mod shoved;
mod stops;
mod threat_estimate;
mod withdraw;

pub use rule::Mimic;
pub use threat_estimate::Threats;

pub(in crate::rules) use enclose::free_neighbours;
pub(in crate::rules) use ends::{LineEnd, leap_ends, line_ends, resolve_ambiguous};
pub(in crate::rules) use rule::CaptureRule;
use rule::Mimicked;
pub(in crate::rules) use shoved::{CapturedPiece, each_shove_capture, replacement};
pub(in crate::rules) use stops::{arriving, leaving};

use crate::rules::board::{Bitboard, Color, Direction, Square};
use crate::rules::definition::view::View;
use crate::rules::moves::{Choices, Move};
use crate::rules::piece::{
    Capture, Method, Partner, Piece, PieceKind, Travel, Travels, TypeSet, methods,
};
use crate::rules::play::safety::attack::{Attackers, Verdict};
use crate::rules::play::safety::king_exposure::KingExposure;
use crate::rules::power::immunity;

macro_rules! dispatch {
    ($($(#[$doc:meta])* $name:ident: $travel:expr,)*) => {
        impl Method {
            /// Calls [`CaptureRule::attacks_king`] without a virtual call, because it is called very
            /// often.
            #[inline]
            pub(in crate::rules) fn attacks_king(&self, attackers: &Attackers) -> Verdict {
                match self {
                    $(Method::$name(rule) => rule.attacks_king(attackers),)*
                }
            }

            /// Calls [`CaptureRule::expose`] without a virtual call, because it is called very often.
            #[inline]
            pub(in crate::rules) fn expose(
                &self,
                attackers: &Attackers,
                exposure: &mut KingExposure,
            ) {
                match self {
                    $(Method::$name(rule) => rule.expose(attackers, exposure),)*
                }
            }

            /// Calls [`CaptureRule::captures_friends`] without a virtual call, because it is called
            /// very often.
            #[inline]
            pub(in crate::rules) fn captures_friends(&self) -> bool {
                match self {
                    $(Method::$name(rule) => rule.captures_friends(),)*
                }
            }

            /// The method's implementation of the rules.
            #[inline]
            pub(in crate::rules) fn rule(&self) -> &dyn CaptureRule {
                match self {
                    $(Method::$name(rule) => rule,)*
                }
            }
        }
    };
}

methods!(dispatch);

impl Method {
    /// The kinds of travel on which the method captures.
    pub fn after(&self) -> Travels {
        self.rule().after()
    }

    /// The friends that a capture needs; `None` if it needs no friend.
    pub fn partners(&self) -> Option<&[Partner]> {
        self.rule().partners()
    }

    /// The method as a mimic has it; `None` if no piece can mimic it.
    pub fn mimicked(&self, mimic: &Mimic) -> Option<Method> {
        match self.rule().mimicked(mimic) {
            Mimicked::Never => None,
            Mimicked::Alike => Some(self.clone()),
            Mimicked::As(method) => Some(*method),
        }
    }
}

impl PieceKind {
    /// Whether it also captures pieces of its own side.
    pub fn captures_friends(&self) -> bool {
        self.rules().any(|rule| rule.captures_friends())
    }

    /// The implementations of its capture methods.
    pub(in crate::rules) fn rules(&self) -> impl Iterator<Item = &dyn CaptureRule> {
        self.captures.iter().map(|capture| capture.method.rule())
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
