//! The inputs of a network: which pieces stand where.

use crate::rules::{
    Bitboard, Color, Facts, Geometry, MAX_SQUARES, MAX_TYPES, Piece, PieceType, Square, TypeSet,
    Variant, Word,
};
use crate::search::random::fnv;

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
    squares: usize,
    /// The first input of each type on the board, free and frozen.
    planes: [[u16; 2]; MAX_TYPES],
    /// The first input of each type in hand.
    hands: Option<[u16; MAX_TYPES]>,
    types: usize,
    /// The names of all blocks, in order.
    blocks: Vec<Block>,
    board: u64,
}

/// Inputs that belong together: a type on the board, free or frozen, or a type in hand. One's own come first, then as
/// many of the enemy's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Block {
    /// A digest of the type's id and powers. Games with the same piece can share its weights.
    pub key: u64,
    /// The number of inputs.
    pub len: usize,
}

impl Inputs {
    /// The inputs of a game, or `None` if the board does not look the same from both sides.
    pub fn new<W: Word>(variant: &Variant<W>) -> Option<Inputs> {
        let geometry = variant.geometry();
        let top = ends(geometry, Geometry::rank);
        let turned = image(geometry, |file, rank| (file, top - rank))?;
        let freezable = freezable(variant);
        let types = variant.kinds().len();
        let (mut blocks, mut len) = (Vec::new(), 0);
        let mut block = |index: usize, state: &str, side: usize| {
            let key = key(variant, index, state);
            blocks.push(Block { key, len: 2 * side });
            len += 2 * side;
            (len - 2 * side) as u16
        };
        let mut planes = [[0; 2]; MAX_TYPES];
        for (index, plane) in planes.iter_mut().enumerate().take(types) {
            *plane = [block(index, "free", geometry.len()); 2];
            if freezable.contains(PieceType::new(index)) {
                plane[1] = block(index, "frozen", geometry.len());
            }
        }
        let hands = variant.settings().hands.then(|| {
            let mut hands = [0; MAX_TYPES];
            for (index, first) in hands.iter_mut().enumerate().take(types) {
                *first = block(index, "in hand", HAND);
            }
            hands
        });
        (len <= usize::from(u16::MAX)).then(|| Inputs {
            turned,
            #[cfg(feature = "lab")]
            mirrored: image(geometry, |file, rank| {
                (ends(geometry, Geometry::file) - file, rank)
            }),
            squares: geometry.len(),
            planes,
            hands,
            types,
            blocks,
            board: board(geometry),
        })
    }

    /// The number of inputs.
    #[cfg(any(test, feature = "lab"))]
    pub fn len(&self) -> usize {
        self.blocks.iter().map(|block| block.len).sum()
    }

    /// The number of piece types.
    pub fn types(&self) -> usize {
        self.types
    }

    /// Whether pieces in hand are inputs.
    pub fn has_hands(&self) -> bool {
        self.hands.is_some()
    }

    /// The blocks, in the order of their inputs.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// A digest of the names of the squares.
    pub fn board(&self) -> u64 {
        self.board
    }

    /// The input of a piece on a square.
    #[inline]
    pub fn piece(&self, view: Color, piece: Piece, frozen: bool, square: Square) -> usize {
        let side = usize::from(piece.color() != view);
        let first = self.planes[piece.piece_type().index()][usize::from(frozen)];
        let seen = match view {
            Color::White => square.index(),
            Color::Black => usize::from(self.turned[square.index()]),
        };
        usize::from(first) + side * self.squares + seen
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
            usize::from(hands[piece.piece_type().index()]) + side * HAND
        });
        first + few.min(HAND)..first + many.min(HAND)
    }

    /// All inputs that are on in a position, in one view.
    #[cfg(any(test, feature = "lab"))]
    pub fn of<W: Word>(&self, facts: &Facts<W>, view: Color) -> Vec<u16> {
        let position = facts.position();
        let frozen = frozen(facts);
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
        let board = self.hands.map_or(self.len(), |hands| usize::from(hands[0]));
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
pub(super) fn frozen<W: Word>(facts: &Facts<W>) -> Bitboard<W> {
    facts.frozen(Color::White) | facts.frozen(Color::Black)
}

/// The types that some piece freezes.
fn freezable<W: Word>(variant: &Variant<W>) -> TypeSet {
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
fn ends<W: Word>(geometry: &Geometry<W>, number: impl Fn(&Geometry<W>, Square) -> usize) -> usize {
    let squares = geometry.squares().into_iter();
    squares
        .map(|square| number(geometry, square))
        .max()
        .unwrap_or(0)
}

/// The new square of each square if files and ranks change in this way, or `None` if the board looks different then.
fn image<W: Word>(
    geometry: &Geometry<W>,
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

/// A digest of the names of the squares.
fn board<W: Word>(geometry: &Geometry<W>) -> u64 {
    let squares = geometry.squares().into_iter();
    fnv(squares.flat_map(|square| format!(" {}", geometry.name(square)).into_bytes()))
}

/// A digest of a type's id and state, and of what else may differ between pieces with the same id.
fn key<W: Word>(variant: &Variant<W>, index: usize, state: &str) -> u64 {
    let kind = variant.kind(PieceType::new(index));
    let (id, captures, swaps) = (&kind.id, kind.captures.len(), kind.swap.is_some());
    let (royal, pawn) = (kind.royal, kind.pawn);
    fnv(format!("{id} {royal} {pawn} {captures} {swaps} {state}").into_bytes())
}
