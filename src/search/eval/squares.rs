//! The values of pieces by square, for the middle game and the end game.

use super::Tapered;
use super::parameters::Parameters;
use crate::rules::{
    Bitboard, Color, Geometry, MAX_SQUARES, MAX_TYPES, Piece, PieceKind, Square, Variant, Word,
};
use crate::search::score::Value;

/// One entry for each square.
pub(super) type BySquare<T> = [T; MAX_SQUARES];

/// The value of each piece on each square, material included, by [`Piece::index`].
pub(super) fn tables<W: Word>(
    variant: &Variant<W>,
    values: &[Value; MAX_TYPES],
    parameters: &Parameters,
) -> Vec<BySquare<Tapered>> {
    let geometry = variant.geometry();
    let centrality = centrality(geometry);
    let mut tables = vec![[Tapered::default(); MAX_SQUARES]; 2 * MAX_TYPES];
    for color in Color::ALL {
        for piece_type in variant.army(color).iter() {
            let kind = variant.kind(piece_type);
            let value = values[piece_type.index()];
            let place = place(geometry, kind, color, value, &centrality, parameters);
            let worth = material(kind, value, parameters);
            let table = &mut tables[Piece::new(color, piece_type).index()];
            for square in geometry.squares() {
                table[square.index()] = place[square.index()] + worth;
            }
        }
    }
    tables
}

/// The material value of a piece.
fn material<W: Word>(kind: &PieceKind<W>, value: Value, parameters: &Parameters) -> Tapered {
    let value = f64::from(value);
    match kind {
        _ if kind.royal => Tapered::round(value, value),
        _ if kind.promotion.is_some() => {
            let (middle, end) = match kind.irreversible {
                true => (parameters.pawn, parameters.pawn_end),
                false => (parameters.wanderer, parameters.wanderer_end),
            };
            Tapered::round(value + middle, value + end)
        }
        _ => Tapered::round(value, value + value * parameters.officer_end / 1000.0),
    }
}

/// What a piece's squares add to its material value.
fn place<W: Word>(
    geometry: &Geometry<W>,
    kind: &PieceKind<W>,
    color: Color,
    value: Value,
    centrality: &BySquare<f64>,
    parameters: &Parameters,
) -> BySquare<Tapered> {
    let progress = progress(geometry, kind, color);
    let reach = reach(geometry, kind, color);
    let each = |square: Square| {
        let centre = centrality[square.index()];
        if kind.royal {
            let row = home_row(geometry, color, square) as f64;
            return Tapered::round(
                parameters.king_centre * centre + parameters.king_row * row,
                parameters.king_centre_end * centre,
            );
        }
        let near = parameters.centre * centre;
        if let Some(progress) = &progress {
            let ahead = progress[square.index()];
            let gain = ahead * ahead;
            let (middle, end) = match kind.irreversible {
                true => (parameters.advance, parameters.advance_end),
                false => (parameters.wanderer_ahead, parameters.wanderer_ahead_end),
            };
            return Tapered::round(middle * gain + near, end * gain);
        }
        let reach = parameters.place / 1000.0 * f64::from(value) * reach[square.index()];
        Tapered::round(near + reach, near + reach)
    };
    by_square(geometry, each)
}

/// A table with an entry for each square.
pub(super) fn by_square<T: Copy + Default, W: Word>(
    geometry: &Geometry<W>,
    each: impl Fn(Square) -> T,
) -> BySquare<T> {
    let mut table = [T::default(); MAX_SQUARES];
    for square in geometry.squares() {
        table[square.index()] = each(square);
    }
    table
}

/// How central a square is, from about -½ to ½, by the part of the board within three steps.
pub(super) fn centrality<W: Word>(geometry: &Geometry<W>) -> BySquare<f64> {
    let near = by_square(geometry, |square| {
        (geometry.within(square, 3) & geometry.squares()).len() as f64
    });
    centred(geometry, near, |least, most, _| (most - least).max(1.0))
}

/// How much more than on average a piece reaches from a square of the empty board, as a part of that average.
fn reach<W: Word>(geometry: &Geometry<W>, kind: &PieceKind<W>, color: Color) -> BySquare<f64> {
    let walk = &kind.walk[color];
    let reach = by_square(geometry, |square| {
        walk.reach(geometry, square, Bitboard::EMPTY).len() as f64
    });
    centred(geometry, reach, |_, _, mean| mean.max(1.0))
}

/// Each entry less the mean, divided by a scale made from the least, the most and the mean.
fn centred<W: Word>(
    geometry: &Geometry<W>,
    table: BySquare<f64>,
    scale: impl Fn(f64, f64, f64) -> f64,
) -> BySquare<f64> {
    let entries = || {
        geometry
            .squares()
            .into_iter()
            .map(|square| table[square.index()])
    };
    let mean = entries().sum::<f64>() / geometry.len().max(1) as f64;
    let least = entries().fold(f64::INFINITY, f64::min);
    let most = entries().fold(0.0, f64::max);
    let scale = scale(least, most, mean);
    by_square(geometry, |square| (table[square.index()] - mean) / scale)
}

/// The number of ranks between a square and the side's own edge of the board.
pub(super) fn home_row<W: Word>(geometry: &Geometry<W>, color: Color, square: Square) -> usize {
    let (row, rows) = geometry.row_from_bottom(square);
    match color {
        Color::White => row - 1,
        Color::Black => rows - row,
    }
}

/// The progress of a piece that can promote, from 0 to 1, by the moves that it still needs on an empty board. Zero
/// for a piece that never promotes.
pub(super) fn progress<W: Word>(
    geometry: &Geometry<W>,
    kind: &PieceKind<W>,
    color: Color,
) -> Option<BySquare<f64>> {
    let zone = kind.promotion.as_ref()?[color].zone;
    let walk = &kind.walk[color];
    let mut moves = [0.0; MAX_SQUARES];
    let mut reached = zone;
    let mut farthest = 0.0;
    loop {
        let nearer =
            |&square: &Square| walk.reach(geometry, square, Bitboard::EMPTY).meets(reached);
        let next: Bitboard<W> = (geometry.squares() - reached)
            .into_iter()
            .filter(nearer)
            .collect();
        if next.is_empty() {
            break;
        }
        farthest += 1.0;
        for square in next {
            moves[square.index()] = farthest;
        }
        reached |= next;
    }
    let progress = |square: Square| match reached.contains(square) {
        true if farthest > 0.0 => 1.0 - moves[square.index()] / farthest,
        _ => 0.0,
    };
    Some(by_square(geometry, progress))
}
