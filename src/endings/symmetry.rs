//! The maps of the board onto itself that change nothing for a material.
//!
//! A map counts if the rules say so: each piece and each pair of pieces moves in the same way on mapped squares,
//! wherever it stands. Samples of whole positions must have the same moves and outcomes too.

use super::material::{MOST_PIECES, Material};
use crate::rules::{Bitboard, Color, Outcome, Piece, Position, Setup, Square, Variant, Word};
use smallvec::SmallVec;
use std::collections::HashMap;

/// The image of each square.
pub(super) type Map = Vec<u8>;

/// The number of whole positions that must look the same.
const SAMPLES: usize = 1_000;

/// The maps that change nothing, the identity first. They form a group.
pub(super) fn symmetries<W: Word>(variant: &Variant<W>, material: &Material) -> Vec<Map> {
    let identity: Map = (0..variant.geometry().len() as u8).collect();
    let flips = flips(variant);
    let mut group = vec![identity];
    for flip in flips {
        if group.contains(&flip) || !changes_nothing(variant, material, &flip) {
            continue;
        }
        group.push(flip);
        close(&mut group);
    }
    group
}

/// Adds all products of maps.
fn close(group: &mut Vec<Map>) {
    loop {
        let known = group.clone();
        for one in &known {
            for other in &known {
                let product: Map = one.iter().map(|&square| other[square as usize]).collect();
                if !group.contains(&product) {
                    group.push(product);
                }
            }
        }
        if group.len() == known.len() {
            return;
        }
    }
}

/// The mirrors of the board: left and right, top and bottom, both, and along a diagonal, as far as each square has an
/// image.
fn flips<W: Word>(variant: &Variant<W>) -> Vec<Map> {
    let geometry = variant.geometry();
    let squares: Vec<Square> = geometry.squares().into_iter().collect();
    let at: HashMap<(usize, usize), u8> = squares
        .iter()
        .map(|&square| {
            let place = (geometry.file(square), geometry.rank(square));
            (place, square.index() as u8)
        })
        .collect();
    let files = geometry.plan().files.len();
    let ranks = geometry.plan().ranks.len();
    let make = |image: &dyn Fn(usize, usize) -> Option<(usize, usize)>| -> Option<Map> {
        let map = squares.iter().map(|&square| {
            let image = image(geometry.file(square), geometry.rank(square))?;
            at.get(&image).copied()
        });
        map.collect()
    };
    [
        make(&|file, rank| Some((files - 1 - file, rank))),
        make(&|file, rank| Some((file, ranks - 1 - rank))),
        make(&|file, rank| Some((files - 1 - file, ranks - 1 - rank))),
        make(&|file, rank| Some((rank, file))),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn changes_nothing<W: Word>(variant: &Variant<W>, material: &Material, map: &Map) -> bool {
    zones_agree(variant, map)
        && pairs_agree(variant, material, map)
        && samples_agree(variant, material, map)
}

fn image(map: &Map, square: Square) -> Square {
    Square::new(map[square.index()] as usize)
}

/// Whether the map leaves the squares alone that rules name.
fn zones_agree<W: Word>(variant: &Variant<W>, map: &Map) -> bool {
    let settings = variant.settings();
    let zones = [
        settings.lost_stalemates,
        settings.edge,
        settings.palace,
        settings.goals,
        settings.arrival_squares(),
    ];
    zones.into_iter().all(|zone| {
        Color::ALL.into_iter().all(|color| {
            let squares: Bitboard = zone[color];
            let mapped: Bitboard = squares.into_iter().map(|at| image(map, at)).collect();
            mapped == squares
        })
    })
}

/// Whether each piece and each pair of pieces moves in the same way.
fn pairs_agree<W: Word>(variant: &Variant<W>, material: &Material, map: &Map) -> bool {
    let pieces = material.pieces();
    let squares: Vec<Square> = variant.geometry().squares().into_iter().collect();
    let same_rooms = pieces.iter().all(|&piece| {
        let room = variant.standing_room(piece);
        let mapped: Bitboard<W> = room.into_iter().map(|at| image(map, at)).collect();
        mapped == room
    });
    let mut pairs: Vec<(Piece, Piece)> = Vec::new();
    for (index, &one) in pieces.iter().enumerate() {
        pairs.extend(pieces[index + 1..].iter().map(|&other| (one, other)));
    }
    pairs.sort_unstable();
    pairs.dedup();
    same_rooms
        && pairs.iter().all(|&(one, other)| {
            squares.iter().all(|&at| {
                squares.iter().filter(|&&to| to != at).all(|&to| {
                    let placed = [(one, at), (other, to)];
                    agree(variant, &placed, map, false)
                })
            })
        })
}

/// Whether whole positions, drawn by chance, have the same moves and outcomes.
fn samples_agree<W: Word>(variant: &Variant<W>, material: &Material, map: &Map) -> bool {
    let squares: Vec<Square> = variant.geometry().squares().into_iter().collect();
    // A linear congruential generator (Knuth's MMIX) is good enough, and the same on every machine.
    let mut state: u64 = 1;
    let mut draw = |left: &mut Vec<Square>| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let index = (state >> 33) as usize % left.len().max(1);
        (index < left.len()).then(|| left.swap_remove(index))
    };
    (0..SAMPLES).all(|_| {
        let mut left = squares.clone();
        let pieces = material.pieces().iter();
        let placed: Option<Vec<(Piece, Square)>> = pieces
            .map(|&piece| Some((piece, draw(&mut left)?)))
            .collect();
        placed.is_none_or(|placed| agree(variant, &placed, map, true))
    })
}

/// What one side can do: the positions that it can reach, and the outcome.
#[derive(PartialEq)]
struct Prospects {
    attacked: [bool; 2],
    outcome: Option<Outcome>,
    next: Vec<Reached>,
}

/// The pieces of a reached position by their squares, and whether it depends on the last move.
type Reached = (SmallVec<[(Square, Piece); MOST_PIECES]>, bool);

fn agree<W: Word>(
    variant: &Variant<W>,
    placed: &[(Piece, Square)],
    map: &Map,
    whole: bool,
) -> bool {
    let identity: Map = (0..map.len() as u8).collect();
    let mapped: Vec<(Piece, Square)> = placed
        .iter()
        .map(|&(piece, square)| (piece, image(map, square)))
        .collect();
    Color::ALL.into_iter().all(|turn| {
        prospects(variant, placed, turn, map, whole)
            == prospects(variant, &mapped, turn, &identity, whole)
    })
}

/// The prospects of a side, with the reached positions mapped. A part of a position has only its moves.
fn prospects<W: Word>(
    variant: &Variant<W>,
    placed: &[(Piece, Square)],
    turn: Color,
    map: &Map,
    whole: bool,
) -> Prospects {
    let position = sketch(variant, placed, turn);
    let facts = variant.facts(&position);
    let mut moves = Vec::new();
    if whole {
        moves = variant.legal_moves(&position);
    } else {
        facts.pseudo_legal_moves(&mut moves);
    }
    let mut next: Vec<_> = moves
        .into_iter()
        .map(|mv| reached(&facts.play(mv), map))
        .collect();
    next.sort_unstable();
    Prospects {
        attacked: Color::ALL.map(|color| facts.is_attacked_king(color)),
        outcome: whole.then(|| variant.outcome(&position)).flatten(),
        next,
    }
}

fn reached<W: Word>(next: &Position<W>, map: &Map) -> Reached {
    let standing = |square: Square| Some((image(map, square), next.piece(square)?));
    let mut pieces: SmallVec<_> = next.occupied().into_iter().filter_map(standing).collect();
    pieces.sort_unstable();
    (pieces, next.ban().is_some() || next.en_passant().any())
}

/// A position with these pieces, as it stands in tables.
pub(super) fn sketch<W: Word>(
    variant: &Variant<W>,
    placed: &[(Piece, Square)],
    turn: Color,
) -> Position<W> {
    let setup = Setup {
        pieces: placed
            .iter()
            .map(|&(piece, square)| (square, piece))
            .collect(),
        turn,
        ..Setup::empty()
    };
    variant.sketch(&setup)
}
