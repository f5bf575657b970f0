//! Tries that cannot be legal, whatever stands where. Only what the side sees decides.
//!
//! The enemy's pieces can stand anywhere. So a try is possible if it is a move on a board with the own pieces and at most
//! one enemy piece: one is enough to be captured, swapped, jumped over or mimicked. The tests compare this with the moves
//! of all games.

use super::attempt::stem;
use super::knowledge::Knowledge;
use super::own_side::OwnSide;
use crate::notation::write_move;
use crate::rules::{Move, Piece, Position, Setup, Square, Variant};
use std::collections::BTreeSet;

/// Whether a try might be legal.
pub fn is_possible(knowledge: &Knowledge, text: &str) -> bool {
    let (variant, own) = (knowledge.variant(), knowledge.own());
    let fits = |mv: &Move| write_move(variant, *mv) == text || fits_stem(variant, *mv, text);
    let mut moves = Vec::new();
    variant.pseudo_legal_moves(&variant.sketch(&own.setup()), &mut moves);
    if moves.iter().any(fits) {
        return true;
    }
    if own.choice != 0 {
        return false;
    }
    let squares = variant
        .geometry()
        .split_square(text)
        .and_then(|(from, rest)| {
            let (to, _) = variant.geometry().split_square(rest)?;
            Some((from, to))
        });
    let Some((from, to)) = squares.filter(|&(from, _)| own.piece(from).is_some()) else {
        return false;
    };
    let suppositions = Suppositions::new(variant, own);
    suppositions
        .near(to)
        .any(|position| suppositions.moves(&position, from).iter().any(fits))
}

/// All tries that might be legal, each once.
pub fn possible_tries(knowledge: &Knowledge) -> Vec<String> {
    let (variant, own) = (knowledge.variant(), knowledge.own());
    let suppositions = Suppositions::new(variant, own);
    let mut moves = Vec::new();
    variant.pseudo_legal_moves(&variant.sketch(&own.setup()), &mut moves);
    let boards = suppositions.with_one().filter(|_| own.choice == 0);
    for position in boards {
        for &(from, _) in &own.pieces {
            moves.extend(suppositions.moves(&position, from));
        }
    }
    let texts: BTreeSet<String> = moves.into_iter().map(|mv| stem(variant, mv)).collect();
    texts.into_iter().collect()
}

/// Whether a try is a move with some choice that depends on unseen pieces.
fn fits_stem(variant: &Variant, mv: Move, text: &str) -> bool {
    let stem = stem(variant, mv);
    text.strip_prefix(&stem)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('@') || mv.travel.moves_others())
}

/// Boards with the own pieces and a few supposed pieces of the enemy.
struct Suppositions<'a> {
    variant: &'a Variant,
    bare: Setup,
    enemies: Vec<Piece>,
    empty: Vec<Square>,
}

impl Suppositions<'_> {
    fn new<'a>(variant: &'a Variant, own: &OwnSide) -> Suppositions<'a> {
        let army = variant.army(!own.side).iter();
        let squares = variant.geometry().squares().into_iter();
        Suppositions {
            variant,
            bare: own.setup(),
            enemies: army
                .map(|piece_type| Piece::new(!own.side, piece_type))
                .collect(),
            empty: squares
                .filter(|&square| own.piece(square).is_none())
                .collect(),
        }
    }

    /// The moves of the own piece on a square. A frozen piece may have a move that removes it.
    fn moves(&self, position: &Position, from: Square) -> Vec<Move> {
        let mut moves = self.variant.moves_of(position, from);
        if moves.is_empty()
            && self
                .variant
                .frozen(position, position.turn())
                .contains(from)
        {
            self.variant.pseudo_legal_moves(position, &mut moves);
            moves.retain(|mv| mv.from == from);
        }
        moves
    }

    /// Boards with one enemy, those with it on a square first.
    fn near(&self, square: Square) -> impl Iterator<Item = Position> {
        let here = move |known: &&Square| **known == square;
        let elsewhere = move |known: &&Square| **known != square;
        let squares = self
            .empty
            .iter()
            .filter(here)
            .chain(self.empty.iter().filter(elsewhere));
        squares.flat_map(|&square| self.on(square))
    }

    fn with_one(&self) -> impl Iterator<Item = Position> {
        self.empty.iter().flat_map(|&square| self.on(square))
    }

    fn on(&self, square: Square) -> impl Iterator<Item = Position> {
        let room = move |piece: &&Piece| self.variant.standing_room(**piece).contains(square);
        self.enemies.iter().filter(room).map(move |&piece| {
            let mut setup = self.bare.clone();
            setup.pieces.push((square, piece));
            self.variant.sketch(&setup)
        })
    }
}
