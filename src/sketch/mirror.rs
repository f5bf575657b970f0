//! Mirrored setups: left and right swapped, or the sides.

use crate::rules::{
    Bitboard, ByColor, CastlingRights, Color, Hand, Piece, PieceType, Setup, Square, Variant,
};

/// The rows of a board in its picture.
struct Grid(Vec<Vec<Option<Square>>>);

impl Grid {
    fn of(variant: &Variant) -> Grid {
        Grid(variant.geometry().rows().collect())
    }

    /// The square at a changed column and row, or `None` if the board has no square there.
    fn map(
        &self,
        square: Square,
        place: impl Fn(usize, usize) -> (usize, usize),
    ) -> Option<Square> {
        let find = |row: &Vec<Option<Square>>| row.iter().position(|&cell| cell == Some(square));
        let rows = self.0.iter().enumerate();
        let mut found = rows.filter_map(|(row, squares)| Some((find(squares)?, row)));
        let (column, row) = found.next()?;
        let (column, row) = place(column, row);
        *self.0.get(row)?.get(column)?
    }

    /// The square on the same row, mirrored left to right.
    fn aside(&self, square: Square) -> Option<Square> {
        let last = self.0.first()?.len().checked_sub(1)?;
        self.map(square, |column, row| (last - column, row))
    }

    /// The square on the same file, mirrored top to bottom.
    fn across(&self, square: Square) -> Option<Square> {
        let last = self.0.len().checked_sub(1)?;
        self.map(square, |column, row| (column, last - row))
    }
}

/// The opponent's piece of the same type, or with the same letter.
fn counterpart(variant: &Variant, piece: Piece) -> Option<Piece> {
    let other = !piece.color();
    if variant.army(other).contains(piece.piece_type()) {
        return Some(Piece::new(other, piece.piece_type()));
    }
    let letter = variant.letter(piece);
    variant.piece(match other {
        Color::White => letter.to_ascii_uppercase(),
        Color::Black => letter.to_ascii_lowercase(),
    })
}

/// The setup with left and right swapped. Pieces whose new square does not exist are removed.
pub fn mirrored(variant: &Variant, setup: &Setup) -> Setup {
    let grid = Grid::of(variant);
    let pieces = setup.pieces.iter();
    let pair = |(one, other)| Some(ordered(grid.aside(one)?, grid.aside(other)?));
    Setup {
        pieces: pieces
            .filter_map(|&(square, piece)| Some((grid.aside(square)?, piece)))
            .collect(),
        en_passant: squares(setup.en_passant, |square| grid.aside(square)),
        ban: setup.ban.and_then(pair),
        ..setup.clone()
    }
}

/// The setup with Black's pieces like White's, each on the same file.
pub fn white_copied(variant: &Variant, setup: &Setup) -> Setup {
    let grid = Grid::of(variant);
    let white = setup.pieces.iter();
    let white: Vec<(Square, Piece)> = white
        .filter(|(_, piece)| piece.color() == Color::White)
        .copied()
        .collect();
    let mut pieces = white.clone();
    for (square, piece) in white {
        let black = grid.across(square).zip(counterpart(variant, piece));
        // White's own piece keeps its square.
        if let Some((square, piece)) = black
            && !pieces.iter().any(|&(known, _)| known == square)
        {
            pieces.push((square, piece));
        }
    }
    Setup {
        pieces,
        hands: ByColor {
            white: setup.hands.white,
            black: counterparts(variant, &setup.hands.white, Color::White),
        },
        ..setup.clone()
    }
}

/// The setup with the sides swapped, seen from the other side. The other side is to move.
pub fn sides_swapped(variant: &Variant, setup: &Setup) -> Setup {
    let grid = Grid::of(variant);
    let pieces = setup.pieces.iter();
    let pair = |(one, other)| Some(ordered(grid.across(one)?, grid.across(other)?));
    Setup {
        pieces: pieces
            .filter_map(|&(square, piece)| {
                Some((grid.across(square)?, counterpart(variant, piece)?))
            })
            .collect(),
        hands: ByColor {
            white: counterparts(variant, &setup.hands.black, Color::Black),
            black: counterparts(variant, &setup.hands.white, Color::White),
        },
        turn: !setup.turn,
        castling: swapped_rights(setup.castling),
        en_passant: squares(setup.en_passant, |square| grid.across(square)),
        ban: setup.ban.and_then(pair),
        choice: 0,
        ..setup.clone()
    }
}

fn squares(set: Bitboard, map: impl Fn(Square) -> Option<Square>) -> Bitboard {
    set.into_iter().filter_map(map).collect()
}

fn ordered(one: Square, other: Square) -> (Square, Square) {
    (one.min(other), one.max(other))
}

/// The hand of one side with the opponent's pieces.
fn counterparts(variant: &Variant, hand: &Hand, owner: Color) -> Hand {
    let mut other = Hand::default();
    for held in hand.types().iter() {
        let piece: Option<PieceType> =
            counterpart(variant, Piece::new(owner, held)).map(Piece::piece_type);
        if let Some(piece) = piece {
            for _ in 0..hand.count(held) {
                other.add(piece);
            }
        }
    }
    other
}

fn swapped_rights(rights: CastlingRights) -> CastlingRights {
    let mut swapped = CastlingRights::NONE;
    for color in Color::ALL {
        for long in [false, true] {
            if rights.has(CastlingRights::of(color, long)) {
                swapped = swapped.or(CastlingRights::of(!color, long));
            }
        }
    }
    swapped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;
    use proptest::prelude::*;
    use std::sync::LazyLock;

    /// Games whose boards are symmetric and whose sides have the same pieces.
    static GAMES: LazyLock<Vec<Variant>> = LazyLock::new(|| {
        let ids = ["chess", "ultima", "rococo", "maxima", "fugue", "chessma-84"];
        let game = |id| Catalogue::built_in().variant(id, None, &[]).unwrap();
        ids.map(game).into()
    });

    fn sorted(mut setup: Setup) -> Setup {
        setup.pieces.sort();
        setup
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn mirroring_twice_changes_nothing(
            game in 0..GAMES.len(),
            choices in prop::collection::vec(any::<prop::sample::Index>(), 0..30),
        ) {
            let game = &GAMES[game];
            let mut position = game.start().clone();
            for choice in choices {
                let legal = game.legal_moves(&position);
                if legal.is_empty() {
                    break;
                }
                position = game.play(&position, legal[choice.index(legal.len())]);
            }
            let setup = sorted(position.setup());
            let aside = mirrored(game, &mirrored(game, &setup));
            prop_assert_eq!(sorted(aside), setup.clone());
            let across = sides_swapped(game, &sides_swapped(game, &setup));
            prop_assert_eq!(sorted(across), setup);
        }
    }
}
