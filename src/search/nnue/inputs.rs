//! The inputs of a network: which pieces stand where.

use super::network::Network;
use crate::rules::{
    Bitboard, Color, Geometry, MAX_SQUARES, MAX_TYPES, Piece, PieceType, Position, Square, TypeSet,
    Variant,
};
use std::fmt::Write;

/// The most pieces of one type in a hand that have inputs of their own.
const HAND: usize = 8;

/// The inputs of a game: numbers for a piece of a type and side on a square, and for pieces in hand.
///
/// Each side has its view: its own pieces come first, and the board is turned so that it plays up.
pub(crate) struct Inputs {
    /// The square in Black's view for each square in White's view.
    turned: [u8; MAX_SQUARES],
    /// The mirrored square on the other wing, if each square has one.
    #[cfg(feature = "lab")]
    mirrored: Option<[u8; MAX_SQUARES]>,
    #[cfg(feature = "lab")]
    squares: usize,
    /// The first input of each type: one's own pieces and the enemy's, free and frozen.
    planes: [[[u16; 2]; MAX_TYPES]; 2],
    /// The first input of each type in hand: one's own and the enemy's.
    hands: Option<[[u16; MAX_TYPES]; 2]>,
    types: usize,
    len: usize,
    signature: u64,
}

impl Inputs {
    /// The inputs of a game, or `None` if the board does not look the same from both sides.
    pub fn new(variant: &Variant) -> Option<Inputs> {
        let geometry = variant.geometry();
        let top = ends(geometry, Geometry::rank);
        let turned = image(geometry, |file, rank| (file, top - rank))?;
        let freezable = freezable(variant);
        let types = variant.kinds().len();
        let mut len = 0;
        let mut planes = [[[0; 2]; MAX_TYPES]; 2];
        for side in &mut planes {
            for (index, plane) in side.iter_mut().enumerate().take(types) {
                *plane = [len as u16; 2];
                len += geometry.len();
                if freezable.contains(PieceType::new(index)) {
                    plane[1] = len as u16;
                    len += geometry.len();
                }
            }
        }
        let hands = variant.settings().hands.then(|| {
            let mut hands = [[0; MAX_TYPES]; 2];
            for first in hands.iter_mut().flat_map(|side| &mut side[..types]) {
                *first = len as u16;
                len += HAND;
            }
            hands
        });
        (len <= usize::from(u16::MAX)).then(|| Inputs {
            turned,
            #[cfg(feature = "lab")]
            mirrored: image(geometry, |file, rank| {
                (ends(geometry, Geometry::file) - file, rank)
            }),
            #[cfg(feature = "lab")]
            squares: geometry.len(),
            planes,
            hands,
            types,
            len,
            signature: signature(variant, freezable),
        })
    }

    /// The number of inputs.
    #[cfg(any(test, feature = "lab"))]
    pub fn len(&self) -> usize {
        self.len
    }

    /// The number of piece types.
    pub fn types(&self) -> usize {
        self.types
    }

    /// Whether pieces in hand are inputs.
    pub fn has_hands(&self) -> bool {
        self.hands.is_some()
    }

    /// A number that names the games of a network: those with the same board and pieces.
    pub fn signature(&self) -> u64 {
        self.signature
    }

    /// Whether a network is for games with these inputs.
    pub fn fit(&self, network: &Network) -> bool {
        network.signature == self.signature && network.rows.len() == self.len
    }

    /// The input of a piece on a square.
    #[inline]
    pub fn piece(&self, view: Color, piece: Piece, frozen: bool, square: Square) -> usize {
        let side = usize::from(piece.color() != view);
        let first = self.planes[side][piece.piece_type().index()][usize::from(frozen)];
        let seen = match view {
            Color::White => square.index(),
            Color::Black => usize::from(self.turned[square.index()]),
        };
        usize::from(first) + seen
    }

    /// The inputs of pieces of a type in a side's hand, from one count to another.
    pub fn hand(
        &self,
        view: Color,
        piece: Piece,
        few: usize,
        many: usize,
    ) -> std::ops::Range<usize> {
        let side = usize::from(piece.color() != view);
        let first = self.hands.map_or(0, |hands| {
            usize::from(hands[side][piece.piece_type().index()])
        });
        first + few.min(HAND)..first + many.min(HAND)
    }

    /// All inputs that are on in a position, in one view.
    #[cfg(any(test, feature = "lab"))]
    pub fn of(&self, variant: &Variant, position: &Position, view: Color) -> Vec<u16> {
        let frozen = frozen(variant, position);
        let pieces = position.occupied().into_iter().filter_map(|square| {
            let piece = position.piece(square)?;
            Some(self.piece(view, piece, frozen.contains(square), square) as u16)
        });
        let mut inputs: Vec<u16> = pieces.collect();
        if self.has_hands() {
            for color in Color::ALL {
                for kind in position.hand(color).types().iter() {
                    let count = usize::from(position.hand(color).count(kind));
                    let held = self.hand(view, Piece::new(color, kind), 0, count);
                    inputs.extend(held.map(|input| input as u16));
                }
            }
        }
        inputs
    }

    /// The mirrored input on the other wing, or `None` if the wings differ.
    #[cfg(feature = "lab")]
    pub fn mirror(&self, input: u16) -> Option<u16> {
        let mirrored = self.mirrored.as_ref()?;
        let board = self
            .hands
            .map_or(self.len, |hands| usize::from(hands[0][0]));
        let input = usize::from(input);
        if input >= board {
            return Some(input as u16);
        }
        let square = input % self.squares;
        Some((input - square + usize::from(mirrored[square])) as u16)
    }
}

/// The frozen pieces of both sides.
#[inline]
pub(super) fn frozen(variant: &Variant, position: &Position) -> Bitboard {
    variant.frozen(position, Color::White) | variant.frozen(position, Color::Black)
}

/// The types that some piece freezes.
fn freezable(variant: &Variant) -> TypeSet {
    let kinds = variant.kinds();
    let frozen = kinds
        .iter()
        .fold(TypeSet::NONE, |set, kind| set.or(kind.freezes));
    let types = frozen
        .iter()
        .filter(|piece_type| piece_type.index() < kinds.len());
    types
        .filter(|&piece_type| !variant.kind(piece_type).unfreezable)
        .collect()
}

/// The highest file or rank.
fn ends(geometry: &Geometry, number: impl Fn(&Geometry, Square) -> usize) -> usize {
    let squares = geometry.squares().into_iter();
    squares
        .map(|square| number(geometry, square))
        .max()
        .unwrap_or(0)
}

/// The new square of each square if files and ranks change in this way, or `None` if the board looks different then.
fn image(
    geometry: &Geometry,
    change: impl Fn(usize, usize) -> (usize, usize),
) -> Option<[u8; MAX_SQUARES]> {
    let at = |square: Square| {
        let (file, rank) = change(geometry.file(square), geometry.rank(square));
        geometry.at(file, rank)
    };
    let mut images = [0; MAX_SQUARES];
    for square in geometry.squares() {
        let image = at(square)?;
        if at(image) != Some(square) {
            return None;
        }
        images[square.index()] = image.index() as u8;
    }
    Some(images)
}

/// A digest of the board and the pieces: their ids, and how pieces with the same id differ between games.
fn signature(variant: &Variant, freezable: TypeSet) -> u64 {
    let geometry = variant.geometry();
    let mut text = format!("hands {}", variant.settings().hands);
    for square in geometry.squares() {
        let _ = write!(text, " {}", geometry.name(square));
    }
    for (index, kind) in variant.kinds().iter().enumerate() {
        let frozen = freezable.contains(PieceType::new(index));
        let (id, captures) = (&kind.id, kind.captures.len());
        let (royal, pawn, swaps) = (kind.royal, kind.pawn, kind.swap.is_some());
        let _ = write!(text, "; {id} {royal} {pawn} {frozen} {captures} {swaps}");
    }
    // FNV-1a, which is the same on every machine.
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}
