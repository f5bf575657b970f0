//! Movements in a few words.

use crate::rules::{Bitboard, Color, Direction, Geometry, Movement, PieceKind, Square, Variant};

/// How a type of piece moves without capturing, if it moves along lines, or as a King or a Knight does.
pub fn described(variant: &Variant, kind: &PieceKind, color: Color) -> Option<&'static str> {
    let walk = &kind.walk[color];
    let rides = |direction: &&Direction| walk.rides(**direction, usize::MAX);
    let lines = Direction::ALL.iter().filter(rides);
    let (straight, diagonal): (Vec<&Direction>, Vec<&Direction>) =
        lines.partition(|line| line.is_orthogonal());
    match (straight.len(), diagonal.len()) {
        (4, 4) => Some("along ranks, files and diagonals"),
        (4, 0) => Some("along ranks and files"),
        (0, 4) => Some("along diagonals"),
        (0, 0) => leap(variant.geometry(), walk),
        _ => None,
    }
}

/// The movement of a piece that makes a single step or leap.
fn leap(geometry: &Geometry, walk: &Movement) -> Option<&'static str> {
    let always = |wanted: &dyn Fn(Square) -> Bitboard| {
        let mut squares = geometry.squares().into_iter();
        squares.all(|at| walk.reach(geometry, at, Bitboard::EMPTY) == wanted(at))
    };
    if always(&|at| geometry.neighbours(at)) {
        Some("one square in any direction")
    } else if always(&|at| knights(geometry, at)) {
        Some("two squares along a rank or file and then one to the side")
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
