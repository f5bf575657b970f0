//! Why a move spares a piece that it almost captures.
//!
//! This module names no capture method. It asks the rules what the same move would capture on a board that differs by
//! one piece. So a new method needs nothing here.

use crate::rules::{
    Bitboard, Effect, Move, Piece, PieceType, Position, Setup, Square, Transition, Travel, Variant,
};

/// The greatest distance of a piece from the move's squares.
const NEAR: usize = 2;

/// The one difference that would let a move capture a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WhyNot {
    /// A friend of the mover would have to stand on this square: any, or one of this type.
    Friend(Square, Option<PieceType>),
    /// The move would capture a piece of another type.
    Type,
    /// A friend on this square protects the piece.
    Protected(Square),
    /// No piece on this square.
    Without(Square),
    /// Another move of the same piece captures it.
    Other(Move),
    /// The piece stands on the line of the move, but would have to stand on this square.
    On(Square),
}

/// A move that is examined.
pub(super) struct Examined<'a> {
    variant: &'a Variant,
    position: &'a Position,
    mv: Move,
    transition: Transition,
    setup: Setup,
    /// The captures of the mover's other moves.
    others: Vec<(Move, Bitboard)>,
}

impl<'a> Examined<'a> {
    pub fn new(variant: &'a Variant, position: &'a Position, mv: Move) -> Examined<'a> {
        let mut others: Vec<(Move, Bitboard)> = variant
            .legal_moves(position)
            .into_iter()
            .filter(|other| other.from == mv.from && other.to != mv.to)
            .map(|other| (other, variant.captured(position, other)))
            .filter(|(_, captured)| captured.any())
            .collect();
        // The move with the fewest captures explains best.
        others.sort_by_key(|&(other, captured)| (captured.len(), other));
        Examined {
            variant,
            position,
            mv,
            transition: variant.transition(position, mv),
            setup: position.setup(),
            others,
        }
    }

    /// The pieces captured.
    pub fn captured(&self) -> Bitboard {
        self.transition.captured()
    }

    /// The pieces that are almost captured, the nearest to the move's squares first.
    pub fn near_misses(&self) -> Vec<Square> {
        let geometry = self.variant.geometry();
        let distance = |at: Square| {
            let stop = geometry.distance(self.mv.to, at);
            stop.min(geometry.distance(self.mv.from, at))
        };
        let others = self.others.iter();
        let elsewhere = others
            .filter(|&&(other, captured)| !is_displacement(other, captured))
            .fold(Bitboard::EMPTY, |set, &(_, captured)| set | captured);
        let near = geometry.within(self.mv.to, NEAR) | geometry.within(self.mv.from, 1);
        let enemies = self.position.pieces(!self.position.turn());
        let candidates = (enemies & (near | elsewhere)) - self.captured();
        let is_near = |&at: &Square| elsewhere.contains(at) || self.on_another_board(at).is_some();
        let mut found: Vec<Square> = candidates.into_iter().filter(is_near).collect();
        found.sort_by_key(|&at| (distance(at), at));
        found
    }

    /// Why the piece on a square is not captured, as far as one change of the board explains it.
    pub fn why_not(&self, at: Square) -> Option<WhyNot> {
        self.on_another_board(at).or_else(|| {
            let mut others = self.others.iter();
            let other = others.find(|(_, captured)| captured.contains(at));
            let other = other.map(|&(other, _)| WhyNot::Other(other));
            let on_line = || self.line().contains(at).then(|| self.nearest_danger(at));
            other.or_else(|| on_line().flatten().map(WhyNot::On))
        })
    }

    /// The enemies on the line of the move that it would capture on another square, the nearest to its start first.
    pub fn spared_on_line(&self) -> Vec<Square> {
        let enemies = self.position.pieces(!self.position.turn()) & self.line();
        let is_spared = |&at: &Square| matches!(self.why_not(at), Some(WhyNot::On(_)));
        let spared = (enemies - self.captured()).into_iter().filter(is_spared);
        let mut spared: Vec<Square> = spared.collect();
        let geometry = self.variant.geometry();
        spared.sort_by_key(|&at| (geometry.distance(self.mv.from, at), at));
        spared
    }

    /// The line of the move through its start, in both directions. Empty if it has none.
    fn line(&self) -> Bitboard {
        let geometry = self.variant.geometry();
        let Some(ahead) = geometry.heading(self.mv.from, self.mv.to) else {
            return Bitboard::EMPTY;
        };
        (0..geometry.sheets()).fold(Bitboard::EMPTY, |line, sheet| {
            let rays = [ahead, ahead.opposite()].map(|way| geometry.ray(sheet, self.mv.from, way));
            line | rays[0] | rays[1]
        })
    }

    /// The empty square nearest to a piece on which the move would capture it.
    fn nearest_danger(&self, at: Square) -> Option<Square> {
        let geometry = self.variant.geometry();
        let mut empty: Vec<Square> = (geometry.squares() - self.position.occupied())
            .into_iter()
            .collect();
        empty.sort_by_key(|&square| (geometry.distance(at, square), square));
        let index = self.setup.pieces.iter().position(|&(on, _)| on == at)?;
        let mut setup = self.setup.clone();
        empty.into_iter().find(|&square| {
            setup.pieces[index].0 = square;
            self.captures(&setup, square)
        })
    }

    /// The first board with one difference on which the move captures the piece.
    fn on_another_board(&self, at: Square) -> Option<WhyNot> {
        let victim = self.position.piece(at)?;
        self.protector(at)
            .map(WhyNot::Protected)
            .or_else(|| self.missing_friend(at))
            .or_else(|| self.obstacle(at))
            .or_else(|| self.of_another_type(at, victim).then_some(WhyNot::Type))
    }

    fn protector(&self, at: Square) -> Option<Square> {
        let mut effects = self.transition.effects.iter();
        effects.find_map(|effect| match *effect {
            Effect::Protect { at: kept, by, .. } if kept == at => Some(by),
            _ => None,
        })
    }

    /// Whether the move captures the piece on a board.
    fn captures(&self, setup: &Setup, at: Square) -> bool {
        let board = self.variant.sketch(setup);
        self.variant.captured(&board, self.mv).contains(at)
    }

    /// A square next to the piece on which a friend would help.
    fn missing_friend(&self, at: Square) -> Option<WhyNot> {
        let geometry = self.variant.geometry();
        let color = self.position.turn();
        let way = geometry.stretch(self.mv.from, self.mv.to);
        let room = geometry.neighbours(at) - self.position.occupied() - way;
        let room = room.without(self.mv.to).without(self.mv.from);
        let army = self.variant.army(color).iter();
        let types: Vec<PieceType> = army
            .filter(|&kind| !self.variant.royals().contains(kind))
            .collect();
        let mut setup = self.setup.clone();
        let count = setup.pieces.len();
        for square in room {
            let mut helps = |kind: PieceType| {
                setup.pieces.truncate(count);
                setup.pieces.push((square, Piece::new(color, kind)));
                self.captures(&setup, at)
            };
            if let Some(index) = types.iter().position(|&kind| helps(kind)) {
                let any = index == 0 && types.iter().all(|&kind| helps(kind));
                let only = (!any).then(|| types[index]);
                return Some(WhyNot::Friend(square, only));
            }
        }
        None
    }

    /// A piece that keeps the move from capturing.
    fn obstacle(&self, at: Square) -> Option<WhyNot> {
        let geometry = self.variant.geometry();
        let near = geometry.within(at, NEAR) & self.position.occupied();
        let near = near.without(at).without(self.mv.from);
        let royals = self.position.of_types(self.variant.royals());
        let mut near = (near - royals).into_iter();
        let by = near.find(|&by| {
            let mut setup = self.setup.clone();
            setup.pieces.retain(|&(square, _)| square != by);
            self.captures(&setup, at)
        })?;
        Some(WhyNot::Without(by))
    }

    /// Whether the move would capture another piece there.
    fn of_another_type(&self, at: Square, victim: Piece) -> bool {
        let army = self.variant.army(victim.color()).iter();
        let mut others = army.filter(|&kind| kind != victim.piece_type());
        let mut setup = self.setup.clone();
        let Some(index) = setup.pieces.iter().position(|&(square, _)| square == at) else {
            return false;
        };
        others.any(|kind| {
            setup.pieces[index].1 = Piece::new(victim.color(), kind);
            self.captures(&setup, at)
        })
    }
}

/// Whether a move captures nothing but the piece onto which it goes.
pub(super) fn is_displacement(mv: Move, captured: Bitboard) -> bool {
    mv.travel == Travel::Replace && captured == Bitboard::of(mv.to)
}
