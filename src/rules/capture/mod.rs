//! The capture methods: who is captured by a move. Nothing outside this module decides that.
//!
//! Each file is one method, with a picture, its rule and its source. A man's [`Capture`]s say which
//! methods it has and against whom; a man that mimics has its victims' methods, each against those
//! victims only. A new method is a file here and a line in [`Method`] and [`MethodName`].

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
mod prospects;
mod replace;
mod shoved;
mod stops;
mod withdraw;

pub use advance::Advance;
pub use cannon::Cannon;
pub use coordinate::{Coordinate, Corners};
pub use destroy::Destroy;
pub use en_passant::EnPassant;
pub use enclose::Enclose;
pub use explode::Explode;
pub use leap::{Landing, Leap};
pub use pinch::Pinch;
pub use prospects::Prospects;
pub use replace::Replace;
pub use withdraw::Withdraw;

pub(super) use cannon::jumps;
pub(super) use enclose::group;
pub(super) use ends::{LineEnd, leap_ends, line_ends, settle};
pub(super) use shoved::{Taken, each_taken, replacement};
pub(super) use stops::{arriving, withdrawing};

use super::bitboard::Bitboard;
use super::color::Color;
use super::effect::{Fate, MethodName};
use super::geometry::Direction;
use super::moves::{Choices, Move, Travel, Travels};
use super::piece::{Piece, PieceType, TypeSet};
use super::square::Square;
use super::view::View;

/// One of a man's ways of capturing.
#[derive(Clone, Debug, PartialEq)]
pub struct Capture {
    /// How.
    pub method: Method,
    /// Whom: enemies of these types.
    pub victims: TypeSet,
    /// After which ways of travelling the method works.
    pub after: Travels,
    /// Whether the man has the method only because its victims have it.
    pub mimicked: bool,
    /// Whether the player may leave the capture alone; otherwise what a move captures it must.
    pub optional: bool,
}

/// A capture method and its particulars.
#[derive(Clone, Debug, PartialEq)]
pub enum Method {
    /// By moving onto the victim's square.
    Replace(Replace),
    /// By moving away.
    Withdraw(Withdraw),
    /// By moving up to.
    Advance(Advance),
    /// By leaping over.
    Leap(Leap),
    /// By jumping over a neighbour.
    Cannon(Cannon),
    /// By crossing lines with a partner.
    Coordinate(Coordinate),
    /// By closing in against a partner.
    Pinch(Pinch),
    /// By mutual destruction.
    Destroy(Destroy),
    /// A pawn that has just run past.
    EnPassant(EnPassant),
    /// By closing in a group.
    Enclose(Enclose),
    /// By blowing up all neighbours.
    Explode(Explode),
}

impl Method {
    /// The name by which effects tell the methods apart.
    pub fn name(&self) -> MethodName {
        match self {
            Method::Replace(_) => MethodName::Replace,
            Method::Withdraw(_) => MethodName::Withdraw,
            Method::Advance(_) => MethodName::Advance,
            Method::Leap(_) => MethodName::Leap,
            Method::Cannon(_) => MethodName::Cannon,
            Method::Coordinate(_) => MethodName::Coordinate,
            Method::Pinch(_) => MethodName::Pinch,
            Method::Destroy(_) => MethodName::Destroy,
            Method::EnPassant(_) => MethodName::EnPassant,
            Method::Enclose(_) => MethodName::Enclose,
            Method::Explode(_) => MethodName::Explode,
        }
    }

    /// The moves that a man has only by this method.
    fn moves(&self, origin: &Origin, out: &mut Vec<Move>) {
        match self {
            Method::Replace(method) => method.moves(origin, out),
            Method::Leap(method) => method.moves(origin, out),
            Method::Cannon(method) => method.moves(origin, out),
            Method::Destroy(method) => method.moves(origin, out),
            Method::EnPassant(method) => method.moves(origin, out),
            Method::Enclose(method) => method.moves(origin, out),
            Method::Explode(method) => method.moves(origin, out),
            Method::Withdraw(_) | Method::Advance(_) | Method::Coordinate(_) | Method::Pinch(_) => {
            }
        }
    }

    /// Whether there can be such moves.
    pub(super) fn brings_moves(&self) -> bool {
        !matches!(
            self,
            Method::Withdraw(_) | Method::Advance(_) | Method::Coordinate(_) | Method::Pinch(_)
        )
    }

    /// Whether some of these moves need no enemy.
    fn moves_without_prey(&self) -> bool {
        matches!(self, Method::Cannon(Cannon { quiet: true }))
    }

    /// The men that the method captures by a journey.
    fn victims(&self, journey: &Journey) -> Bitboard {
        match self {
            Method::Replace(method) => method.victims(journey),
            Method::Withdraw(method) => method.victims(journey),
            Method::Advance(method) => method.victims(journey),
            Method::Leap(method) => method.victims(journey),
            Method::Cannon(method) => method.victims(journey),
            Method::Coordinate(method) => method.victims(journey),
            Method::Pinch(method) => method.victims(journey),
            Method::Destroy(method) => method.victims(journey),
            Method::EnPassant(method) => method.victims(journey),
            Method::Enclose(method) => method.victims(journey),
            Method::Explode(method) => method.victims(journey),
        }
    }

    /// The friend that the capture of the man on `victim` needed.
    pub(super) fn partner(&self, journey: &Journey, victim: Square) -> Option<Square> {
        match self {
            Method::Coordinate(method) => method.partner(journey, victim),
            Method::Pinch(method) => method.partner(journey, victim),
            _ => None,
        }
    }

    /// Where a man goes that is captured so, if the method has a rule of its own for that.
    pub(super) fn fate(&self, view: View, captor: Color, victim: Piece) -> Option<Fate> {
        match self {
            Method::Enclose(_) => Some(Enclose::fate(view, captor, victim)),
            Method::Explode(_) => Some(Fate::Gone),
            _ => None,
        }
    }

    /// What a man becomes that has captured so.
    pub(super) fn spent(&self) -> Option<PieceType> {
        match self {
            Method::Enclose(method) => method.spent,
            _ => None,
        }
    }

    /// Those of `men` that might capture the man on `target` by this method, and often do: none that
    /// can is left out.
    fn suspects(&self, threat: &Threat) -> Bitboard {
        match self {
            Method::Replace(method) => method.suspects(threat),
            Method::Withdraw(method) => method.suspects(threat),
            Method::Advance(method) => method.suspects(threat),
            Method::Leap(method) => method.suspects(threat),
            Method::Cannon(method) => method.suspects(threat),
            Method::Coordinate(method) => method.suspects(threat),
            Method::Pinch(method) => method.suspects(threat),
            Method::Destroy(method) => method.suspects(threat),
            Method::EnPassant(method) => method.suspects(threat),
            Method::Enclose(method) => method.suspects(threat),
            Method::Explode(method) => method.suspects(threat),
        }
    }
}

/// A man about to move.
pub(super) struct Origin<'a> {
    pub view: View<'a>,
    pub man: Piece,
    pub from: Square,
    /// What it reaches by walking, if it replaces enemies in the same way and that is known.
    pub walked: Option<Bitboard>,
    /// The enemies that the method at hand may capture.
    pub prey: Bitboard,
}

/// A man's move, as a capture method looks at it: the board is still that of the move's start.
pub(super) struct Journey<'a> {
    pub view: View<'a>,
    pub man: Piece,
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
    fn new(view: View<'a>, man: Piece, mv: Move) -> Journey<'a> {
        let heading = match mv.travel {
            Travel::Teleport => None,
            _ => view.geometry().heading(mv.from, mv.to),
        };
        Journey {
            view,
            man,
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
        self.view.men_of(self.man.color(), types).without(self.from)
    }

    /// King's steps that the move was long.
    fn length(&self) -> usize {
        self.view.geometry().distance(self.from, self.to)
    }
}

/// A question: does any of these men capture the man on the target?
pub(super) struct Threat<'a> {
    pub view: View<'a>,
    /// The side of the suspects.
    pub by: Color,
    /// Men of one type that are free to move.
    pub men: Bitboard,
    pub target: Square,
}

/// Friends that a capture needs, and the enemies against whom they serve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partner {
    /// The friends.
    pub men: TypeSet,
    /// The victims.
    pub against: TypeSet,
}

/// The men that a man's capture can be of: enemies, but an explosion spares nobody.
pub(super) fn prey(view: View, man: Piece, capture: &Capture) -> Bitboard {
    let enemies = view.prey(!man.color(), capture.victims);
    match capture.method {
        Method::Explode(_) => enemies | view.prey(man.color(), capture.victims),
        _ => enemies,
    }
}

/// All moves that the man has by its capture methods alone, given what it reaches by walking if it
/// replaces enemies in the same way.
pub(super) fn moves(
    view: View,
    man: Piece,
    from: Square,
    walked: Option<Bitboard>,
    out: &mut Vec<Move>,
) {
    for capture in &view.man(man).captures {
        moves_by(view, (man, from), walked, capture, out);
    }
}

/// The moves that the man has by one of its captures alone.
pub(super) fn moves_by(
    view: View,
    (man, from): (Piece, Square),
    walked: Option<Bitboard>,
    capture: &Capture,
    out: &mut Vec<Move>,
) {
    let position = view.position;
    let idle = match &capture.method {
        Method::EnPassant(_) => position.en_passant().is_empty(),
        method => !method.brings_moves(),
    };
    if idle {
        return;
    }
    let prey = prey(view, man, capture);
    if prey.any() || capture.method.moves_without_prey() {
        let origin = Origin {
            view,
            man,
            from,
            walked,
            prey,
        };
        capture.method.moves(&origin, out);
    }
}

/// Every man that a move captures, pushes and pulls left aside ([`each_taken`]), and by which of the
/// mover's methods, in the order in which the
/// man's methods are listed; a man taken by two of them is listed for the first.
pub(super) fn each_victim<'a>(
    view: View<'a>,
    man: Piece,
    mv: Move,
    mut found: impl FnMut(&'a Capture, &Journey, Bitboard),
) {
    if matches!(
        mv.travel,
        Travel::Castle | Travel::Suicide | Travel::Keep | Travel::Exchange
    ) {
        return;
    }
    let walks = matches!(mv.travel, Travel::Walk | Travel::Run);
    if walks && view.variant.powers().gentle.contains(man.piece_type()) {
        return;
    }
    let mut journey = Journey::new(view, man, mv);
    let mut taken = Bitboard::EMPTY;
    for capture in &view.man(man).captures {
        if !capture.after.contains(mv.travel) || mv.declines && capture.optional {
            continue;
        }
        journey.prey = prey(view, man, capture) - taken;
        if journey.prey.any() {
            let victims = capture.method.victims(&journey);
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
    } else if let Some(man) = view.position.man(mv.from) {
        each_victim(view, man, mv, |_, _, victims| set |= victims);
    }
    set
}

/// Those of `men`, all of one type and free to move, that might capture the man on `target`.
pub(super) fn suspects(view: View, by: Color, men: Bitboard, target: Square) -> Bitboard {
    let (Some(man), Some(victim)) = (
        men.first().and_then(|square| view.position.man(square)),
        view.position.man(target),
    ) else {
        return Bitboard::EMPTY;
    };
    if view.variant.powers().immune.contains(victim.piece_type()) {
        return Bitboard::EMPTY;
    }
    let threat = Threat {
        view,
        by,
        men,
        target,
    };
    let found = view
        .man(man)
        .captures
        .iter()
        .filter(|capture| capture.victims.contains(victim.piece_type()))
        .fold(Bitboard::EMPTY, |found, capture| {
            found | capture.method.suspects(&threat)
        });
    if view.variant.powers().onward.contains(man.piece_type()) {
        found | advance::on_lines(&threat)
    } else {
        found
    }
}
