//! What a side sees of a position: its own pieces, and what is public.

use crate::notation::write_setup;
use crate::rules::{ByColor, CastlingRights, Color, Hand, Piece, Position, Setup, Square, Variant};

/// What a side sees of a position. Nothing in it depends on unseen pieces of the enemy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSide {
    /// The side.
    pub side: Color,
    /// Its pieces on the board, by square.
    pub pieces: Vec<(Square, Piece)>,
    /// Its hand.
    pub hand: Hand,
    /// Its castling rights.
    pub castling: CastlingRights,
    /// The side to move.
    pub turn: Color,
    /// The number of the next choice of the array; 0 once it is complete.
    pub choice: u8,
    /// The number of the move.
    pub fullmove: u32,
}

impl OwnSide {
    /// What a side sees of a position.
    pub fn of(variant: &Variant, position: &Position, side: Color) -> OwnSide {
        let own = position.pieces(side).into_iter();
        OwnSide {
            side,
            pieces: own
                .filter_map(|square| Some((square, position.piece(square)?)))
                .collect(),
            hand: *position.hand(side),
            castling: own_castling(variant, position, side),
            turn: position.turn(),
            choice: position.choice(),
            fullmove: position.fullmove(),
        }
    }

    /// Whether a side sees this of a position. It is faster than a comparison with [`of`](Self::of).
    pub(super) fn is_of(&self, variant: &Variant, position: &Position) -> bool {
        position.pieces(self.side).len() == self.pieces.len()
            && self
                .pieces
                .iter()
                .all(|&(square, piece)| position.piece(square) == Some(piece))
            && *position.hand(self.side) == self.hand
            && position.turn() == self.turn
            && position.choice() == self.choice
            && own_castling(variant, position, self.side) == self.castling
    }

    /// The own piece on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let found = self
            .pieces
            .binary_search_by_key(&square, |&(square, _)| square);
        found.ok().map(|index| self.pieces[index].1)
    }

    /// A board with only these pieces.
    pub fn setup(&self) -> Setup {
        let mut hands = ByColor::default();
        hands[self.side] = self.hand;
        Setup {
            pieces: self.pieces.clone(),
            hands,
            turn: self.turn,
            castling: self.castling,
            choice: self.choice,
            fullmove: self.fullmove,
            ..Setup::empty()
        }
    }

    /// The placement of these pieces as in a FEN, with the own hand in games with hands.
    pub fn placement(&self, variant: &Variant) -> String {
        let fen = write_setup(variant, &self.setup());
        fen.split(' ').next().unwrap_or_default().to_owned()
    }
}

fn own_castling(variant: &Variant, position: &Position, side: Color) -> CastlingRights {
    let castlings = variant.settings().castlings.iter();
    let own = castlings.filter(|castling| {
        castling.letter.is_ascii_uppercase() == (side == Color::White)
            && position.castling().has(castling.right)
    });
    own.fold(CastlingRights::NONE, |rights, castling| {
        rights.or(castling.right)
    })
}
