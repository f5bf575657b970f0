//! Pieces placed on an otherwise empty board: the squares to try, additional pieces, and places for the kings.

use crate::rules::{
    BareKings, Bitboard, Color, Hand, Piece, PieceType, Position, Royal, Setup, Square, TypeSet,
    Variant,
};
use std::cell::Cell;

/// The most positions that are tried for a page.
const POSITIONS: usize = 5000;

/// Pieces with their squares, except for kings that only have to be present.
pub(super) type Placement = Vec<(Square, Piece)>;

/// Sets up positions for the scenes of one piece.
pub(super) struct PositionMaker<'a> {
    pub variant: &'a Variant,
    pub piece: Piece,
    /// All squares, the central ones first.
    pub squares: Vec<Square>,
    /// The number of positions that may still be tried for the page.
    left: Cell<usize>,
}

impl<'a> PositionMaker<'a> {
    pub fn new(variant: &'a Variant, piece: Piece) -> PositionMaker<'a> {
        let geometry = variant.geometry();
        let mut squares: Vec<Square> = geometry.squares().into_iter().collect();
        let place = |square: &Square| (geometry.file(*square), geometry.rank(*square));
        let (files, ranks): (usize, usize) = squares
            .iter()
            .map(place)
            .fold((0, 0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        let off = |at: usize, sum: usize| (at * squares.len()).abs_diff(sum);
        let middle = |square: &Square| {
            let (file, rank) = place(square);
            off(file, files).max(off(rank, ranks))
        };
        let mut ranked: Vec<(usize, Square)> = squares
            .iter()
            .map(|square| (middle(square), *square))
            .collect();
        ranked.sort_unstable();
        squares.clear();
        squares.extend(ranked.into_iter().map(|(_, square)| square));
        PositionMaker {
            variant,
            piece,
            squares,
            left: Cell::new(POSITIONS),
        }
    }

    /// Counts a position. Returns whether it may be tried.
    pub fn count_position(&self) -> bool {
        let left = self.left.get();
        self.left.set(left.saturating_sub(1));
        left > 0
    }

    /// The squares on which a piece may stand, the central ones first.
    pub fn room(&self, piece: Piece) -> impl Iterator<Item = Square> + '_ {
        let room = self.variant.standing_room(piece);
        self.squares
            .iter()
            .copied()
            .filter(move |&at| room.contains(at))
    }

    /// The squares of `room`, those at this distance from a square first.
    pub fn around(&self, from: Square, distance: usize, room: Bitboard) -> Vec<Square> {
        let geometry = self.variant.geometry();
        let mut found: Vec<(usize, usize, Square)> = self
            .squares
            .iter()
            .enumerate()
            .filter(|&(_, &at)| at != from && room.contains(at))
            .map(|(index, &at)| (geometry.distance(from, at).abs_diff(distance), index, at))
            .collect();
        found.sort_unstable();
        found.into_iter().map(|(_, _, at)| at).collect()
    }

    /// The best additional pieces of a side among these types: ordinary ones first, and kings only if there are no
    /// others.
    pub fn extras(&self, types: TypeSet, color: Color) -> Vec<Piece> {
        let variant = self.variant;
        let strangeness = |piece_type: &PieceType| {
            let kind = variant.kind(*piece_type);
            let special = !kind.is_orthodox() && !kind.pawn;
            let strange = kind.immune || !kind.freezes.is_empty();
            (
                kind.royal,
                strange,
                *piece_type == self.piece.piece_type(),
                special,
                !kind.pawn,
            )
        };
        let mut found: Vec<PieceType> = variant.army(color).and(types).iter().collect();
        found.sort_by_key(strangeness);
        found
            .into_iter()
            .map(|piece_type| Piece::new(color, piece_type))
            .collect()
    }

    /// The position with these pieces and with kings that are in no piece's way. `None` if the rules do not allow it,
    /// or if the king of the side to move is attacked.
    pub fn position(
        &self,
        placement: &Placement,
        turn: Color,
        hand: Option<PieceType>,
    ) -> Option<Position> {
        let mut setup = Setup {
            pieces: placement.clone(),
            turn,
            ..Setup::empty()
        };
        if let Some(kind) = hand {
            let mut held = Hand::default();
            held.add(kind);
            setup.hands[self.piece.color()] = held;
        }
        let missing = self.missing(placement);
        let places = self.aside(placement);
        let tries = if missing.is_empty() { 1 } else { 3 };
        (0..tries).find_map(|skipped| {
            setup.pieces.truncate(placement.len());
            let mut near = Bitboard::EMPTY;
            for &piece in &missing {
                let room = self.variant.standing_room(piece) - near;
                let places = places.iter().copied().skip(3 * skipped);
                let mut places = places.filter(|&at| room.contains(at));
                let own = |at: &Square| self.is_at_home(*at, piece.color());
                let at = places.clone().find(own).or_else(|| places.next())?;
                near |= self.variant.geometry().within(at, 2).with(at);
                setup.pieces.push((at, piece));
            }
            let position = self.variant.position(&setup).ok()?;
            (!self.variant.in_check(&position)).then_some(position)
        })
    }

    /// The kings that are missing. If a bare king loses or draws, its side gets another piece too.
    fn missing(&self, placement: &Placement) -> Vec<Piece> {
        let variant = self.variant;
        let royals = variant.royals();
        let mut missing = Vec::new();
        for color in Color::ALL {
            let own = |wanted: bool| {
                placement.iter().any(|(_, piece)| {
                    piece.color() == color && royals.contains(piece.piece_type()) == wanted
                })
            };
            if !own(true) {
                let king = variant.army(color).and(royals).iter().next();
                missing.extend(king.map(|king| Piece::new(color, king)));
            }
            let alone = match variant.settings().bare_kings {
                BareKings::Ignored => false,
                BareKings::Draw => color != self.piece.color(),
                BareKings::Loses => true,
            };
            if alone {
                let mut company = self.extras(TypeSet::ALL, color);
                company.sort_by_key(|piece| !variant.kind(piece.piece_type()).pawn);
                missing.extend(company.first());
            }
        }
        missing
    }

    /// Whether a square is on a side's half of the board.
    fn is_at_home(&self, at: Square, color: Color) -> bool {
        let (row, rows) = self.variant.geometry().row_from_bottom(at);
        (2 * row <= rows) == (color == Color::White)
    }

    /// The squares for kings: off the pieces' lines and far away, as far as there is room.
    fn aside(&self, placement: &Placement) -> Vec<Square> {
        let geometry = self.variant.geometry();
        let taken: Bitboard = placement.iter().map(|&(at, _)| at).collect();
        let lines = taken.into_iter().fold(taken, |set, at| {
            set | geometry.lines(at) | geometry.cross(at)
        });
        let near = taken
            .into_iter()
            .fold(taken, |set, at| set | geometry.within(at, 2));
        let free = geometry.squares() - taken;
        let tiers = [free - lines - near, (free - lines) & near, free & lines];
        let outward = || self.squares.iter().rev().copied();
        let tier = |tier: Bitboard| outward().filter(move |&at| tier.contains(at));
        tiers.into_iter().flat_map(tier).collect()
    }

    /// Whether captures of this piece end the game, so that no scene can show one.
    pub fn is_out_of_reach(&self, types: TypeSet) -> bool {
        let royal = |kind: &PieceType| self.variant.royals().contains(*kind);
        let immune = |kind: &PieceType| self.variant.kind(*kind).immune;
        let checks = self.variant.settings().royal == Royal::Check;
        let enemies = self.variant.army(!self.piece.color()).and(types);
        enemies
            .iter()
            .all(|kind| immune(&kind) || checks && royal(&kind))
    }
}
