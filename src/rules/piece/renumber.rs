//! The same piece in a game that numbers its piece types differently.

use super::capture::Capture;
use super::kind::PieceKind;
use super::piece::{PieceType, TypeSet};
use super::power::{Drive, Promotion, Protect, Swap};
use crate::rules::board::{ByColor, Color, Word};

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

impl<W: Word> PieceKind<W> {
    /// The same piece with the numbers of another game; `None` if it depends on a type that the other game lacks.
    pub fn renumbered(&self, to: &Renumbering) -> Option<PieceKind<W>> {
        let mut kind = self.clone();
        for capture in &mut kind.captures {
            *capture = Capture {
                method: capture.method.renumbered(to)?,
                victims: to.set(capture.victims)?,
                ..capture.clone()
            };
        }
        kind.promotion = match kind.promotion {
            Some(promotion) => Some(ByColor {
                white: renumbered(promotion[Color::White], to)?,
                black: renumbered(promotion[Color::Black], to)?,
            }),
            None => None,
        };
        kind.swap = match kind.swap {
            Some(swap) => Some(Swap {
                friends: to.set(swap.friends)?,
                enemies: to.set(swap.enemies)?,
                ..swap
            }),
            None => None,
        };
        kind.drive = match kind.drive {
            Some(drive) => Some(Drive {
                enemies: to.set(drive.enemies)?,
                ..drive
            }),
            None => None,
        };
        kind.protects = match kind.protects {
            Some(protect) => Some(Protect {
                friends: to.set(protect.friends)?,
                ..protect
            }),
            None => None,
        };
        kind.in_hand = match kind.in_hand {
            Some(piece_type) => Some(to.of(piece_type)?),
            None => None,
        };
        kind.freezes = to.set(kind.freezes)?;
        kind.held_by = to.set(kind.held_by)?;
        Some(kind)
    }
}

fn renumbered<W: Word>(promotion: Promotion<W>, to: &Renumbering) -> Option<Promotion<W>> {
    Some(Promotion {
        to: to.set(promotion.to)?,
        ..promotion
    })
}
