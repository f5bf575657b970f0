//! The pieces of an ending, and where they stand.

use super::error::EndingError;
use crate::rules::{Color, GameRules, Piece, PieceType, Position, Square, Variant, Word};
use smallvec::SmallVec;

/// The most pieces of a table, kings included.
pub const MOST_PIECES: usize = 4;

/// The squares of the pieces of a material, in its order. The last ones are unused if it has fewer pieces.
pub(super) type Squares = [u8; MOST_PIECES];

/// The pieces of an ending: White's before Black's, and kings before others.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Material(SmallVec<[Piece; MOST_PIECES]>);

impl Material {
    /// Reads a material such as `KRk`: FEN letters, White's in capitals.
    ///
    /// # Errors
    ///
    /// If a letter is unknown, or the pieces cannot have a table.
    pub fn parse(variant: &Variant, text: &str) -> Result<Material, EndingError> {
        let color = |letter: char| match letter.is_lowercase() {
            true => Color::Black,
            false => Color::White,
        };
        let pieces = text.chars().map(|letter| {
            variant
                .piece(letter)
                .ok_or(EndingError::UnknownPiece(letter, color(letter)))
        });
        let pieces: Vec<Piece> = pieces.collect::<Result<_, _>>()?;
        Material::checked(variant, pieces)
    }

    /// White's king and one piece against Black's king; `None` if White has no such piece, or a side has no king.
    pub fn alone(variant: &Variant, piece: PieceType) -> Option<Material> {
        Material::against_king(variant, Color::White, &[piece])
    }

    /// A side's king and some pieces against the other king; `None` if the side has no such pieces, they are too many, or
    /// a side has no king.
    pub fn against_king(variant: &Variant, color: Color, pieces: &[PieceType]) -> Option<Material> {
        let king = |color| {
            let of_side = |&king: &PieceType| variant.army(color).contains(king);
            let king = variant.royals().iter().find(of_side)?;
            Some(Piece::new(color, king))
        };
        let army = variant.army(color);
        let is_wrong = |&piece: &PieceType| !army.contains(piece) || variant.kind(piece).royal;
        if pieces.iter().any(is_wrong) {
            return None;
        }
        let kings = [king(Color::White)?, king(Color::Black)?];
        let pieces = pieces.iter().map(|&piece| Piece::new(color, piece));
        Material::checked(variant, pieces.chain(kings).collect()).ok()
    }

    /// The material of a position.
    ///
    /// # Errors
    ///
    /// If the pieces cannot have a table.
    pub fn of(variant: &Variant, position: &Position) -> Result<Material, EndingError> {
        let squares = position.occupied().into_iter();
        let pieces = squares.filter_map(|square| position.piece(square));
        Material::checked(variant, pieces.collect())
    }

    fn checked(variant: &Variant, mut pieces: Vec<Piece>) -> Result<Material, EndingError> {
        let royals = variant.royals();
        let kings = |pieces: &[Piece], color: Color| {
            let of_side = pieces.iter().filter(|piece| piece.color() == color);
            of_side
                .filter(|piece| royals.contains(piece.piece_type()))
                .count()
        };
        let at_start = |color: Color| -> usize {
            let kings = royals.iter().map(|king| Piece::new(color, king));
            kings.map(|king| variant.count_at_start(king)).sum()
        };
        for color in Color::ALL {
            match kings(&pieces, color) {
                0 => return Err(EndingError::NoKing(color)),
                many if many > at_start(color) => return Err(EndingError::Kings(color)),
                _ => {}
            }
        }
        if pieces.len() > MOST_PIECES {
            return Err(EndingError::TooManyPieces(pieces.len()));
        }
        pieces.sort_by_key(|&piece| rank(variant, piece));
        Ok(Material(pieces.into_iter().collect()))
    }

    /// Whether one of the pieces may bring another one back from a hand. Then values depend on what is there.
    pub(super) fn takes_from_hand<W: Word>(&self, rules: &GameRules<W>) -> bool {
        let takes = |piece: &Piece| {
            rules
                .kind(piece.piece_type())
                .takes_from_hand(piece.color())
        };
        self.0.iter().any(takes)
    }

    /// The pieces, in the order of the text.
    pub fn pieces(&self) -> &[Piece] {
        &self.0
    }

    /// The material as text, such as `KRk`.
    pub fn text(&self, variant: &Variant) -> String {
        self.0.iter().map(|&piece| variant.letter(piece)).collect()
    }
}

/// The place of a piece in a material.
fn rank<W: Word>(rules: &GameRules<W>, piece: Piece) -> (Color, bool, usize) {
    let piece_type = piece.piece_type();
    let royal = rules.royals().contains(piece_type);
    (piece.color(), !royal, piece_type.index())
}

/// The pieces of a position and their squares; `None` if they are too many.
pub(super) fn placement<W: Word>(
    rules: &GameRules<W>,
    position: &Position<W>,
) -> Option<(Material, Squares)> {
    let occupied = position.occupied();
    if occupied.len() > MOST_PIECES {
        return None;
    }
    let standing = |square: Square| Some((position.piece(square)?, square));
    let mut found: SmallVec<[(Piece, Square); MOST_PIECES]> =
        occupied.into_iter().filter_map(standing).collect();
    found.sort_by_key(|&(piece, square)| (rank(rules, piece), square));
    let mut squares = Squares::default();
    for (slot, &(_, square)) in squares.iter_mut().zip(&found) {
        *slot = square.index() as u8;
    }
    let pieces = found.into_iter().map(|(piece, _)| piece).collect();
    Some((Material(pieces), squares))
}
