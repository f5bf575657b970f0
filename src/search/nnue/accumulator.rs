//! The sums of the first layer, updated from one position to the next.
//!
//! An accumulator stores the board of its sums. To update them for another board, only the rows of the differences
//! are added and subtracted: pieces that a move has moved, captured, promoted, frozen and freed. Any accumulator is a
//! correct start, so nothing can get out of step. That of the position before is the fastest. Positions that need no
//! evaluation cost nothing, and no way of moving needs its own code.

use super::inputs::{Inputs, frozen};
use super::network::{Network, Row, WIDTH};
use crate::rules::{Bitboard, Color, Facts, MAX_TYPES, Piece, PieceType, Position, Square, Word};
use fearless_simd::{Level, dispatch};
use smallvec::SmallVec;
use std::sync::Arc;

/// The sums of a position for both sides.
#[derive(Clone)]
struct Accumulator<W: Word> {
    sums: [Row; 2],
    types: [Bitboard<W>; MAX_TYPES],
    colors: [Bitboard<W>; 2],
    frozen: Bitboard<W>,
    hands: [[u8; MAX_TYPES]; 2],
}

/// Inputs that differ between two boards.
type Changed = SmallVec<[(Piece, bool, Square); 32]>;

/// A network in use, with the sums of the positions on the path from the root of a search.
pub(crate) struct Accumulators<W: Word> {
    network: Arc<Network>,
    inputs: Arc<Inputs>,
    /// The vector instructions of this processor.
    level: Level,
    stack: Vec<Accumulator<W>>,
}

impl<W: Word> Accumulators<W> {
    /// Starts with an empty board.
    pub fn new(network: Arc<Network>, inputs: Arc<Inputs>) -> Accumulators<W> {
        let empty = Accumulator {
            sums: [network.bias; 2],
            types: [Bitboard::EMPTY; MAX_TYPES],
            colors: [Bitboard::EMPTY; 2],
            frozen: Bitboard::EMPTY,
            hands: [[0; MAX_TYPES]; 2],
        };
        Accumulators {
            network,
            inputs,
            level: Level::new(),
            stack: vec![empty],
        }
    }

    /// The value of a position for the side to move, in hundredths of a pawn.
    pub fn value(&mut self, facts: &Facts<W>, ply: usize) -> i32 {
        while self.stack.len() <= ply + 1 {
            self.stack.extend(self.stack.last().cloned());
        }
        let (below, from) = self.stack.split_at_mut(ply + 1);
        let (base, here) = (&below[ply], &mut from[0]);
        let learned = (&*self.network, &*self.inputs);
        let position = facts.position();
        here.follow(base, learned, self.level, facts);
        let turn = position.turn();
        let sums = |color: Color| &here.sums[color.index()];
        let pieces = position.occupied().len();
        self.network
            .value(self.level, sums(turn), sums(!turn), pieces)
    }
}

impl<W: Word> Accumulator<W> {
    /// Makes these sums from those of another board.
    fn follow(
        &mut self,
        base: &Accumulator<W>,
        (network, inputs): (&Network, &Inputs),
        level: Level,
        facts: &Facts<W>,
    ) {
        let position = facts.position();
        self.frozen = frozen(facts);
        self.colors = Color::ALL.map(|color| position.pieces(color));
        let (mut gone, mut come) = (Changed::new(), Changed::new());
        self.compare(base, inputs.types(), position, &mut gone, &mut come);
        for view in Color::ALL {
            let row = |&(piece, frozen, square): &(Piece, bool, Square)| {
                &network.rows[inputs.piece(view, piece, frozen, square)]
            };
            let (gone, come) = (gone.iter().map(row), come.iter().map(row));
            let (base, sums) = (&base.sums[view.index()], &mut self.sums[view.index()]);
            dispatch!(level, _ => change(base, sums, gone, come));
        }
        if inputs.has_hands() {
            self.follow_hands(base, (network, inputs), position);
        }
    }

    /// Lists the pieces that differ from another board, and stores the new board.
    fn compare(
        &mut self,
        base: &Accumulator<W>,
        types: usize,
        position: &Position<W>,
        gone: &mut Changed,
        come: &mut Changed,
    ) {
        let other = |color: usize| Bitboard(self.colors[color].0 ^ base.colors[color].0);
        let others = other(0) | other(1) | Bitboard(self.frozen.0 ^ base.frozen.0);
        for index in 0..types.min(MAX_TYPES) {
            let kind = PieceType::new(index);
            let (before, now) = (base.types[index], position.of_type(kind));
            self.types[index] = now;
            let different = Bitboard(before.0 ^ now.0) | (before | now) & others;
            for square in different {
                if before.contains(square) {
                    gone.push(base.piece(kind, square));
                }
                if now.contains(square) {
                    come.push(self.piece(kind, square));
                }
            }
        }
    }

    fn piece(&self, kind: PieceType, square: Square) -> (Piece, bool, Square) {
        let color = match self.colors[0].contains(square) {
            true => Color::White,
            false => Color::Black,
        };
        (
            Piece::new(color, kind),
            self.frozen.contains(square),
            square,
        )
    }

    fn follow_hands(
        &mut self,
        base: &Accumulator<W>,
        (network, inputs): (&Network, &Inputs),
        position: &Position<W>,
    ) {
        for color in Color::ALL {
            for index in 0..inputs.types() {
                let piece = Piece::new(color, PieceType::new(index));
                let count = position.hand(color).count(piece.piece_type());
                let before = base.hands[color.index()][index];
                self.hands[color.index()][index] = count;
                let (few, many) = (
                    usize::from(before.min(count)),
                    usize::from(before.max(count)),
                );
                for view in Color::ALL {
                    let sums = &mut self.sums[view.index()];
                    for input in inputs.hand(view, piece, few, many) {
                        match count > before {
                            true => add(sums, &network.rows[input]),
                            false => subtract(sums, &network.rows[input]),
                        }
                    }
                }
            }
        }
    }
}

/// Makes sums from those of another board, without the rows `gone` and with the rows `come`.
#[inline(always)]
fn change<'a>(
    base: &Row,
    sums: &mut Row,
    mut gone: impl Iterator<Item = &'a Row>,
    mut come: impl Iterator<Item = &'a Row>,
) {
    *sums = *base;
    loop {
        match (gone.next(), come.next()) {
            (Some(old), Some(new)) => exchange(sums, old, new),
            (Some(old), None) => subtract(sums, old),
            (None, Some(new)) => add(sums, new),
            (None, None) => return,
        }
    }
}

#[inline(always)]
fn add(sums: &mut Row, row: &Row) {
    for index in 0..WIDTH {
        sums[index] = sums[index].wrapping_add(row[index]);
    }
}

#[inline(always)]
fn subtract(sums: &mut Row, row: &Row) {
    for index in 0..WIDTH {
        sums[index] = sums[index].wrapping_sub(row[index]);
    }
}

#[inline(always)]
fn exchange(sums: &mut Row, old: &Row, new: &Row) {
    for index in 0..WIDTH {
        sums[index] = sums[index]
            .wrapping_add(new[index])
            .wrapping_sub(old[index]);
    }
}
