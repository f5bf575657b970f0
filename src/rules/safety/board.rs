//! A board as attack looks at it: sets of squares, for a position or for what a move makes of one.

use crate::rules::bitboard::Bitboard;
use crate::rules::capture::Partner;
use crate::rules::color::Color;
use crate::rules::freeze;
use crate::rules::geometry::{Direction, Geometry};
use crate::rules::moves::{Move, Travel};
use crate::rules::piece::{PieceType, TypeSet};
use crate::rules::piece_kind::PieceKind;
use crate::rules::square::Square;
use crate::rules::view::View;

/// Who could capture one piece, and who stands in the way.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Board<'a> {
    /// The position, which knows the types of all pieces that have not moved.
    pub view: View<'a>,
    /// The side that attacks.
    pub by: Color,
    /// All pieces.
    pub occupied: Bitboard,
    /// The pieces of the side that attacks.
    pub hunters: Bitboard,
    /// Those of them that can move.
    pub free: Bitboard,
    /// The other side's pieces that stand where they stood.
    pub kept: Bitboard,
    /// The piece of the other side that has moved.
    pub moved: Option<(Square, PieceType)>,
    /// The square that is attacked or not.
    pub target: Square,
    /// Who stands there.
    pub victim: PieceType,
}

impl<'a> Board<'a> {
    /// The board of a position; nothing if the target is empty.
    pub fn new(view: View<'a>, target: Square, by: Color) -> Option<Board<'a>> {
        let position = view.position;
        let hunters = position.pieces(by);
        Some(Board {
            view,
            by,
            occupied: position.occupied(),
            hunters,
            free: hunters - freeze::frozen(view, by),
            kept: position.pieces(!by),
            moved: None,
            target,
            victim: position.piece(target)?.piece_type(),
        })
    }

    /// The board after a move of the other side that puts no further piece elsewhere, with the pieces that
    /// it captures gone.
    pub fn after(&self, mv: Move, piece: PieceType, captured: Bitboard) -> Board<'a> {
        let stays = mv.travel != Travel::Suicide;
        let rest = (self.occupied - captured).without(mv.from);
        Board {
            occupied: if stays { rest.with(mv.to) } else { rest },
            hunters: self.hunters - captured,
            free: self.free - captured,
            kept: self.kept.without(mv.from),
            moved: stays.then_some((mv.to, piece)),
            target: match mv.from == self.target {
                true => mv.to,
                false => self.target,
            },
            ..*self
        }
    }

    /// The same with some squares emptied of the other side's pieces.
    pub fn emptied(&self, squares: Bitboard) -> Board<'a> {
        Board {
            occupied: self.occupied - squares,
            kept: self.kept - squares,
            ..*self
        }
    }

    pub fn geometry(&self) -> &'a Geometry {
        self.view.geometry()
    }

    /// The attacking side's pieces of any of these types.
    pub fn hunters_of(&self, types: TypeSet) -> Bitboard {
        match types == TypeSet::ALL {
            true => self.hunters,
            false => self.view.position.of_types(types) & self.hunters,
        }
    }

    /// The pieces that an attacker with power over `types` can capture.
    pub fn prey(&self, types: TypeSet) -> Bitboard {
        let position = self.view.position;
        let immune = self.view.variant.powers().immune;
        let kept = match types == TypeSet::ALL {
            true => self.kept,
            false => position.of_types(types) & self.kept,
        };
        let kept = kept - position.of_types(immune);
        match self.moved {
            Some((square, piece)) if types.contains(piece) && !immune.contains(piece) => {
                kept.with(square)
            }
            _ => kept,
        }
    }

    /// The squares that a piece on `from` may go to as far as the length of its moves is limited.
    pub fn near(&self, from: Square) -> Bitboard {
        match self.view.settings().rank_limit {
            true => {
                let rank = crate::rules::movegen::rank(self.view, self.by, from);
                self.geometry().within(from, rank)
            }
            false => Bitboard::FULL,
        }
    }

    /// Whether the target is near enough to any of the pieces, where the length of moves is limited.
    pub fn any_near(&self, pieces: Bitboard) -> bool {
        match self.view.settings().rank_limit {
            true => pieces
                .into_iter()
                .any(|from| self.near(from).contains(self.target)),
            false => pieces.any(),
        }
    }

    /// The attackers that could be partners in a capture of the target.
    pub fn serving(&self, partners: &[Partner]) -> Bitboard {
        let serves = |partner: &&Partner| partner.against.contains(self.victim);
        let serving = partners.iter().filter(serves);
        serving.fold(Bitboard::EMPTY, |set, partner| {
            set | self.hunters_of(partner.pieces)
        })
    }

    /// Those of the squares that are so many king's steps away, if the number matters.
    pub fn of_length(&self, squares: Bitboard, from: Square, steps: Option<u8>) -> Bitboard {
        let geometry = self.geometry();
        let ring = |steps: usize| {
            geometry.within(from, steps) - geometry.within(from, steps.saturating_sub(1))
        };
        steps.map_or(squares, |steps| squares & ring(usize::from(steps)))
    }

    /// All squares on a line with the target.
    pub fn lines(&self) -> Bitboard {
        self.geometry().lines(self.target)
    }

    /// Where a piece of the attackers' walks.
    pub fn reach(&self, kind: &PieceKind, from: Square) -> Bitboard {
        kind.walk[self.by].reach(self.geometry(), from, self.occupied)
    }

    /// The squares strictly between the target and another square, on any line.
    pub fn between(&self, other: Square) -> Bitboard {
        let geometry = self.geometry();
        if geometry.sheets() == 1 {
            let between = |heading: Direction| geometry.between(0, self.target, other, heading);
            let heading = geometry.heading(self.target, other);
            return heading.map_or(Bitboard::EMPTY, between);
        }
        let mut found = Bitboard::EMPTY;
        for sheet in 0..geometry.sheets() {
            for direction in Direction::ALL {
                if geometry.ray(sheet, self.target, direction).contains(other) {
                    found |= geometry.between(sheet, self.target, other, direction);
                }
            }
        }
        found
    }
}
