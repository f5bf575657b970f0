//! What a game is made of: board, pieces, settings and starting position.

use super::settings::Settings;
use crate::rules::board::{Bitboard, ByColor, Geometry, Word};
use crate::rules::piece::{PieceKind, TypeSet};
use crate::rules::position::Setup;

/// The parts of a [`Variant`](crate::rules::Variant).
#[derive(Clone, Debug, PartialEq)]
pub struct VariantParts<W: Word = u128> {
    /// The id by which the command line and protocols know it.
    pub id: String,
    /// Its name in the interface.
    pub name: String,
    /// The id of the layout.
    pub layout: String,
    /// The options as (option, choice).
    pub options: Vec<(String, String)>,
    /// The board.
    pub geometry: Geometry<W>,
    /// Named sets of squares, for each side.
    pub zones: Vec<(String, ByColor<Bitboard>)>,
    /// The pieces of both armies.
    pub kinds: Vec<PieceKind<W>>,
    /// The types in each side's army.
    pub armies: ByColor<TypeSet>,
    /// The rules that do not belong to a single piece.
    pub settings: Settings,
    /// The starting position.
    pub start: Setup,
}

impl<W: Word> VariantParts<W> {
    /// The same parts on a board of another width; `None` if it has no room for all squares.
    pub(in crate::rules) fn cast<V: Word>(&self) -> Option<VariantParts<V>> {
        Some(VariantParts {
            id: self.id.clone(),
            name: self.name.clone(),
            layout: self.layout.clone(),
            options: self.options.clone(),
            geometry: Geometry::new(self.geometry.plan().clone()).ok()?,
            zones: self.zones.clone(),
            kinds: self.kinds.iter().map(PieceKind::cast).collect(),
            armies: self.armies,
            settings: self.settings.clone(),
            start: self.start.clone(),
        })
    }
}
