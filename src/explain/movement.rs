//! Movements in a few words.

use crate::rules::{Bitboard, Color, Direction, Geometry, Movement, PieceKind, Square, Variant};
use crate::texts::{Phrase, phrase};

/// How a type of piece moves without capturing, if it moves along lines, or as a King or a Knight does.
pub fn described(variant: &Variant, kind: &PieceKind, color: Color) -> Option<Phrase> {
    let walk = &kind.walk[color];
    let rides = |direction: &&Direction| walk.rides(**direction, usize::MAX);
    let lines = Direction::ALL.iter().filter(rides);
    let (straight, diagonal): (Vec<&Direction>, Vec<&Direction>) =
        lines.partition(|line| line.is_orthogonal());
    match (straight.len(), diagonal.len()) {
        (4, 4) => Some(phrase!("way-queen")),
        (4, 0) => Some(phrase!("way-rook")),
        (0, 4) => Some(phrase!("way-bishop")),
        (0, 0) => leap(variant.geometry(), walk),
        _ => None,
    }
}

/// The movement of a piece that makes a single step or leap.
fn leap(geometry: &Geometry, walk: &Movement) -> Option<Phrase> {
    let always = |wanted: &dyn Fn(Square) -> Bitboard| {
        let mut squares = geometry.squares().into_iter();
        squares.all(|at| walk.reach(geometry, at, Bitboard::EMPTY) == wanted(at))
    };
    if always(&|at| geometry.neighbours(at)) {
        Some(phrase!("way-king"))
    } else if always(&|at| knights(geometry, at)) {
        Some(phrase!("way-knight"))
    } else {
        None
    }
}

/// The squares a Knight's leap away.
fn knights(geometry: &Geometry, from: Square) -> Bitboard {
    let mut found = Bitboard::EMPTY;
    for sheet in 0..geometry.sheets() {
        for (dx, dy) in [(1, 2), (2, 1), (2, -1), (1, -2)] {
            for (dx, dy) in [(dx, dy), (-dx, -dy)] {
                found |= geometry.offset(sheet, from, dx, dy).into();
            }
        }
    }
    found
}
