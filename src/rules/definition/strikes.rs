//! The squares from which a side's orthodox pieces strike.

use crate::rules::board::{Bitboard, Color, Geometry, PerSquare, Square, Word};
use crate::rules::piece::{Movement, PieceKind, PieceType, TypeSet};

/// The pieces of a side that capture only like chess pieces, by leaps and along lines of the board.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::rules) struct Strikes<W: Word> {
    /// Their types; none if there are so few that one look at all of them saves nothing.
    pub types: TypeSet,
    /// The squares from which one of them leaps to each square.
    leaps: PerSquare<Bitboard<W>>,
}

/// With fewer types, each is looked at by itself.
const FEW: usize = 3;

impl<W: Word> Strikes<W> {
    /// Finds the types of a side and their leaps.
    pub fn new(kinds: &[PieceKind<W>], army: TypeSet, color: Color) -> Strikes<W> {
        let kind = |piece_type: PieceType| &kinds[piece_type.index()];
        let strikers: TypeSet = army.iter().filter(|&of| strikes(kind(of), color)).collect();
        let types = match strikers.iter().count() < FEW {
            true => TypeSet::NONE,
            false => strikers,
        };
        let leaps = |square| {
            let kinds = types.iter().map(kind);
            let reaches = kinds.flat_map(|kind| kind.replacements());
            reaches.fold(Bitboard::EMPTY, |set, (reach, _)| {
                set | reach[color].leaps_to(square)
            })
        };
        Strikes {
            types,
            leaps: PerSquare::new_with(leaps),
        }
    }

    /// The squares from which one of these pieces could capture on a square. Some may be too many.
    #[inline]
    pub fn sources(
        &self,
        geometry: &Geometry<W>,
        to: Square,
        occupied: Bitboard<W>,
    ) -> Bitboard<W> {
        self.leaps[to] | geometry.sight_around(to, occupied)
    }
}

fn strikes<W: Word>(kind: &PieceKind<W>, color: Color) -> bool {
    let odd = |reach: &Movement<W>| reach.is_odd();
    kind.is_orthodox() && !kind.replacements().any(|(reach, _)| odd(&reach[color]))
}
