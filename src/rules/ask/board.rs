//! A board as the search for attackers uses it: sets of squares, for a position or after a move.

use crate::rules::board::{Bitboard, Color, Direction, Geometry, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::piece::{Partner, PieceKind, PieceType, Travel, TypeSet};
use crate::rules::power::freeze;

/// The pieces that could capture one piece, and the pieces in their way.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Board<'a, W: Word> {
    /// The position before the move. It gives the types of all pieces that have not moved.
    pub facts: &'a Facts<'a, W>,
    /// The side that attacks.
    pub by: Color,
    /// All pieces.
    pub occupied: Bitboard<W>,
    /// The pieces of the attacking side.
    pub attacking: Bitboard<W>,
    /// The attacking pieces that are not frozen.
    pub free: Bitboard<W>,
    /// The other side's pieces that have not moved.
    pub unmoved: Bitboard<W>,
    /// The piece of the other side that has moved.
    pub moved: Option<(Square, PieceType)>,
    /// The square that may be attacked.
    pub target: Square,
    /// The piece on the target.
    pub victim: PieceType,
}

impl<'a, W: Word> Board<'a, W> {
    /// The board of a position; `None` if the target is empty.
    pub fn new(facts: &'a Facts<'a, W>, target: Square, by: Color) -> Option<Board<'a, W>> {
        let board = Board::without_freezing(facts, target, by)?;
        Some(board.with_frozen(freeze::frozen(facts, by)))
    }

    /// The board of a position as if no piece were frozen; `None` if the target is empty.
    pub fn without_freezing(
        facts: &'a Facts<'a, W>,
        target: Square,
        by: Color,
    ) -> Option<Board<'a, W>> {
        let position = facts.position;
        let attacking = position.pieces(by);
        Some(Board {
            facts,
            by,
            occupied: position.occupied(),
            attacking,
            free: attacking,
            unmoved: position.pieces(!by),
            moved: None,
            target,
            victim: position.piece(target)?.piece_type(),
        })
    }

    /// The same board with some of the attacking pieces frozen.
    pub fn with_frozen(self, frozen: Bitboard<W>) -> Board<'a, W> {
        Board {
            free: self.attacking - frozen,
            ..self
        }
    }

    /// The board after a move of the other side that moves one piece only, without the pieces that it
    /// captures.
    pub fn after(&self, mv: Move, piece: PieceType, captured: Bitboard<W>) -> Board<'a, W> {
        let stays = mv.travel != Travel::Suicide;
        let rest = (self.occupied - captured).without(mv.from);
        Board {
            occupied: if stays { rest.with(mv.to) } else { rest },
            attacking: self.attacking - captured,
            free: self.free - captured,
            unmoved: self.unmoved.without(mv.from),
            moved: stays.then_some((mv.to, piece)),
            target: match mv.from == self.target {
                true => mv.to,
                false => self.target,
            },
            ..*self
        }
    }

    /// The same board without the other side's pieces on some squares.
    pub fn emptied(&self, squares: Bitboard<W>) -> Board<'a, W> {
        Board {
            occupied: self.occupied - squares,
            unmoved: self.unmoved - squares,
            ..*self
        }
    }

    pub fn geometry(&self) -> &'a Geometry<W> {
        self.facts.geometry()
    }

    /// The attacking pieces of any of these types.
    pub fn attacking_of(&self, types: TypeSet) -> Bitboard<W> {
        match types == TypeSet::ALL {
            true => self.attacking,
            false => self.facts.position.of_types(types) & self.attacking,
        }
    }

    /// The pieces that an attacker can capture if it captures `types`.
    pub fn capturable(&self, types: TypeSet) -> Bitboard<W> {
        let position = self.facts.position;
        let immune = self.facts.rules.groups().immune;
        let unmoved = match types == TypeSet::ALL {
            true => self.unmoved,
            false => position.of_types(types) & self.unmoved,
        };
        let unmoved = unmoved - position.of_types(immune);
        match self.moved {
            Some((square, piece)) if types.contains(piece) && !immune.contains(piece) => {
                unmoved.with(square)
            }
            _ => unmoved,
        }
    }

    /// The squares that are not too far for a piece on `from`, in games that limit the length of moves.
    pub fn near(&self, from: Square) -> Bitboard<W> {
        match self.facts.settings().rank_limit {
            true => {
                let rank = self.facts.rank(self.by, from);
                self.geometry().within(from, rank)
            }
            false => Bitboard::FULL,
        }
    }

    /// Whether the target is not too far for at least one of the pieces.
    pub fn any_near(&self, pieces: Bitboard<W>) -> bool {
        match self.facts.settings().rank_limit {
            true => pieces
                .into_iter()
                .any(|from| self.near(from).contains(self.target)),
            false => pieces.any(),
        }
    }

    /// The attacking pieces that could be partners in a capture of the target.
    pub fn partners(&self, partners: &[Partner]) -> Bitboard<W> {
        let serves = |partner: &&Partner| partner.against.contains(self.victim);
        let partners = partners.iter().filter(serves);
        partners.fold(Bitboard::EMPTY, |set, partner| {
            set | self.attacking_of(partner.pieces)
        })
    }

    /// The squares at this distance in king's steps; all of them if `steps` is `None`.
    pub fn of_length(&self, squares: Bitboard<W>, from: Square, steps: Option<u8>) -> Bitboard<W> {
        let geometry = self.geometry();
        let ring = |steps: usize| {
            geometry.within(from, steps) - geometry.within(from, steps.saturating_sub(1))
        };
        steps.map_or(squares, |steps| squares & ring(usize::from(steps)))
    }

    /// All squares on a line with the target.
    pub fn lines(&self) -> Bitboard<W> {
        self.geometry().lines(self.target)
    }

    /// The squares that an attacking piece reaches by its walk.
    pub fn reach(&self, kind: &PieceKind<W>, from: Square) -> Bitboard<W> {
        kind.walk[self.by].reach(self.geometry(), from, self.occupied)
    }

    /// The squares strictly between the target and another square, on any line.
    pub fn between(&self, other: Square) -> Bitboard<W> {
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
