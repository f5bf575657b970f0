//! Random boards for comparing the library with the oracle. They are not part of the oracle.

use baroque::rules::{Captured, Color, Piece, PieceType, Position, Setup, Square, Variant};

/// A small pseudo-random sequence (SplitMix64), so that each run tests the same games.
pub struct Random(pub u64);

impl Random {
    /// A number from 0 to below the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}

/// Some pieces of the array on random squares, or `None` if the game cannot reach such a board. The pieces that can
/// come back are in the hand.
pub fn scatter(variant: &Variant, random: &mut Random) -> Option<Position> {
    let start = variant.start();
    let mut empty: Vec<Square> = variant.geometry().squares().into_iter().collect();
    let mut setup = Setup::empty();
    let scarcity = 2 + random.below(4);
    let pawn = |piece: Piece| variant.kind(piece.piece_type()).pawn;
    for square in start.occupied() {
        let piece: Piece = start.piece(square).unwrap();
        let king = variant.royals().contains(piece.piece_type());
        if king || random.below(scarcity) > 0 {
            let place = empty.swap_remove(random.below(empty.len()));
            setup.pieces.push((place, piece));
        } else if variant.settings().captured == Captured::ToOwnHand && !pawn(piece) {
            setup.hands[piece.color()].add(piece.piece_type());
        }
    }
    setup.turn = Color::ALL[random.below(2)];
    // The clock ends the game at a hundred.
    setup.halfmove = 90 + random.below(12) as u16;
    variant.position(&setup).ok()
}

/// Pieces of all types and both sides on random squares and in the hands, or `None` if the array limits their number.
pub fn crowd(variant: &Variant, random: &mut Random) -> Option<Position> {
    if variant.settings().captured == Captured::ToOwnHand {
        return None;
    }
    let mut setup = Setup::empty();
    let mut empty: Vec<Square> = variant.geometry().squares().into_iter().collect();
    let mut put = |setup: &mut Setup, random: &mut Random, piece: Piece| {
        let square = empty.swap_remove(random.below(empty.len()));
        if variant.standing_room(piece).contains(square) {
            setup.pieces.push((square, piece));
        }
    };
    for color in Color::ALL {
        for king in variant.royals().and(variant.army(color)).iter() {
            put(&mut setup, random, Piece::new(color, king));
        }
    }
    let officers: Vec<PieceType> = (0..variant.kinds().len())
        .map(PieceType::new)
        .filter(|&kind| !variant.royals().contains(kind))
        .collect();
    for _ in 0..8 + random.below(28) {
        let piece = Piece::new(
            Color::ALL[random.below(2)],
            officers[random.below(officers.len())],
        );
        match variant.settings().hands && random.below(10) == 0 {
            true => setup.hands[piece.color()].add(piece.piece_type()),
            false => put(&mut setup, random, piece),
        }
    }
    setup.turn = Color::ALL[random.below(2)];
    setup.halfmove = 90 + random.below(12) as u16;
    variant.position(&setup).ok()
}

/// The array with kings and rooks at home, all castling rights, and some of the other pieces anywhere, also after a
/// few plies.
pub fn thin(variant: &Variant, random: &mut Random) -> Option<Position> {
    let start = variant.start();
    let mut setup = Setup::empty();
    setup.castling = start.castling();
    let piece_at = |square| start.piece(square).unwrap();
    let letter = |square| variant.kind(piece_at(square).piece_type()).letter;
    let (home, others): (Vec<Square>, Vec<Square>) = start
        .occupied()
        .into_iter()
        .partition(|&square| matches!(letter(square), 'K' | 'R'));
    let squares = variant.geometry().squares().into_iter();
    let mut empty: Vec<Square> = squares.filter(|square| !home.contains(square)).collect();
    setup.pieces = home
        .iter()
        .map(|&square| (square, piece_at(square)))
        .collect();
    for piece in others.into_iter().map(piece_at) {
        let place = empty[random.below(empty.len())];
        if random.below(3) == 0 && variant.standing_room(piece).contains(place) {
            empty.retain(|&square| square != place);
            setup.pieces.push((place, piece));
        }
    }
    let mut position = variant.position(&setup).ok()?;
    for _ in 0..random.below(6) {
        let moves = variant.legal_moves(&position);
        position = variant.play(&position, *moves.get(random.below(moves.len().max(1)))?);
    }
    Some(position)
}

/// Pieces of the array within two squares of one piece, kings, Chameleons and Shields first, with more pieces of the
/// side that is not to move. `None` in games with neither Chameleons nor Shields.
pub fn throng(variant: &Variant, random: &mut Random) -> Option<Position> {
    let start = variant.start();
    let piece_at = |square| start.piece(square).unwrap();
    let letter = |piece: Piece| variant.kind(piece.piece_type()).letter;
    let mut setup = Setup::empty();
    setup.turn = Color::ALL[random.below(2)];
    let mut pieces: Vec<(usize, Piece)> = Vec::new();
    for piece in start.occupied().into_iter().map(piece_at) {
        let order = match letter(piece) {
            'K' | 'X' | 'D' => 0,
            _ if piece.color() == setup.turn => 5 + random.below(15),
            _ => 1 + random.below(15),
        };
        pieces.push((order, piece));
    }
    if !pieces
        .iter()
        .any(|&(_, piece)| matches!(letter(piece), 'X' | 'D'))
    {
        return None;
    }
    pieces.sort_by_key(|&(order, _)| order);
    let squares: Vec<Square> = variant.geometry().squares().into_iter().collect();
    let middle = squares[random.below(squares.len())];
    let near = variant.geometry().within(middle, 2) & variant.geometry().squares();
    let mut near: Vec<Square> = near.into_iter().collect();
    let room = near.len() / 3;
    for (_, piece) in pieces {
        let returns = variant.settings().captured == Captured::ToOwnHand;
        if near.len() > room {
            let place = near.swap_remove(random.below(near.len()));
            setup.pieces.push((place, piece));
        } else if returns && !variant.kind(piece.piece_type()).pawn {
            setup.hands[piece.color()].add(piece.piece_type());
        }
    }
    variant.position(&setup).ok()
}
