//! Piece types, sets of types, and pieces with a colour.

use crate::rules::board::Color;
use std::num::NonZeroU8;

/// The most piece types that one game can have, both armies together.
pub const MAX_TYPES: usize = 32;

/// A piece type, by its index in the [`Variant`](crate::rules::Variant)'s list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PieceType(NonZeroU8);

impl PieceType {
    /// The type at this index, which must be below [`MAX_TYPES`]; higher bits are dropped.
    #[inline]
    pub const fn new(index: usize) -> PieceType {
        PieceType(NonZeroU8::MIN.saturating_add((index % MAX_TYPES) as u8))
    }

    /// Its index in the list, always below [`MAX_TYPES`].
    #[inline]
    pub const fn index(self) -> usize {
        (self.0.get() as usize - 1) & (MAX_TYPES - 1)
    }
}

/// A set of types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TypeSet(u32);

impl TypeSet {
    /// No type.
    pub const NONE: TypeSet = TypeSet(0);
    /// Every type.
    pub const ALL: TypeSet = TypeSet(u32::MAX);

    /// The set of one type.
    #[inline]
    pub const fn of(piece_type: PieceType) -> TypeSet {
        TypeSet(1 << piece_type.index())
    }

    /// Whether the type is in the set.
    #[inline]
    pub const fn contains(self, piece_type: PieceType) -> bool {
        self.0 >> piece_type.index() & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a type.
    pub fn insert(&mut self, piece_type: PieceType) {
        self.0 |= 1 << piece_type.index();
    }

    /// The types in both sets.
    #[must_use]
    pub const fn and(self, other: TypeSet) -> TypeSet {
        TypeSet(self.0 & other.0)
    }

    /// The types in either set.
    #[must_use]
    pub const fn or(self, other: TypeSet) -> TypeSet {
        TypeSet(self.0 | other.0)
    }

    /// The types of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: TypeSet) -> TypeSet {
        TypeSet(self.0 & !other.0)
    }

    /// The types of the set, in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = PieceType> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let index = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                PieceType::new(index)
            })
        })
    }
}

impl FromIterator<PieceType> for TypeSet {
    fn from_iter<I: IntoIterator<Item = PieceType>>(types: I) -> TypeSet {
        let mut set = TypeSet::NONE;
        for piece_type in types {
            set.insert(piece_type);
        }
        set
    }
}

/// A piece: its colour and its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece(NonZeroU8);

impl Piece {
    /// A piece of this colour and type.
    #[inline]
    pub const fn new(color: Color, piece_type: PieceType) -> Piece {
        let index = color.index() * MAX_TYPES + piece_type.index();
        Piece(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// An index below `2 * MAX_TYPES`, White's pieces first.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0.get() as usize - 1) & (2 * MAX_TYPES - 1)
    }

    /// The side of the piece.
    #[inline]
    pub const fn color(self) -> Color {
        if self.index() < MAX_TYPES {
            Color::White
        } else {
            Color::Black
        }
    }

    /// Its type.
    #[inline]
    pub const fn piece_type(self) -> PieceType {
        PieceType::new(self.index() % MAX_TYPES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_keep_color_and_type() {
        for color in Color::ALL {
            for index in 0..MAX_TYPES {
                let piece = Piece::new(color, PieceType::new(index));
                assert_eq!(piece.color(), color);
                assert_eq!(piece.piece_type().index(), index);
            }
        }
        assert_eq!(size_of::<Option<Piece>>(), 1);
    }
}
