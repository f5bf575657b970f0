//! The piece types of a game by the numbers that they have in another game.

use super::piece::{PieceType, TypeSet};

/// The piece types of one game by their numbers in another game.
#[derive(Clone, Debug)]
pub struct Renumbering {
    types: Vec<Option<PieceType>>,
}

impl Renumbering {
    /// Makes it from the new number of each type; `None` for types that the other game lacks.
    pub fn new(types: Vec<Option<PieceType>>) -> Renumbering {
        Renumbering { types }
    }

    /// The new number of a type; `None` if the other game lacks it.
    pub(super) fn of(&self, piece_type: PieceType) -> Option<PieceType> {
        self.types.get(piece_type.index()).copied().flatten()
    }

    /// The new numbers of a set. A set of all types becomes [`TypeSet::ALL`]. `None` if the other game lacks one of
    /// the types.
    pub(super) fn set(&self, set: TypeSet) -> Option<TypeSet> {
        let mut types = (0..self.types.len()).map(PieceType::new);
        match types.all(|piece_type| set.contains(piece_type)) {
            true => Some(TypeSet::ALL),
            false => set.iter().map(|piece_type| self.of(piece_type)).collect(),
        }
    }
}
