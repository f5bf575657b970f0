//! What each piece is worth to the evaluation of full strength, by the stage of the game.

use super::self_play::SelfPlay;
use crate::rules::{Bitboard, Color, PieceType, Position, Variant};
use crate::search::teacher;
use std::sync::Arc;

/// The stages: more than two thirds of the pieces are on the board, more than one third, or fewer.
pub const STAGES: usize = 3;
/// Nodes for each move of the games.
const NODES: u64 = 100;
/// The most that a side may be better in a position, in hundredths of a pawn. Further away a piece more or less counts
/// for little.
const BALANCE: i32 = 150;

/// The value of a type in hundredths of a pawn for each stage, or `None` without positions.
pub type Worth = [Option<i32>; STAGES];

/// The value of each type that is not royal. It is the median of what the evaluation loses if such a piece is taken
/// off the board, in quiet positions of some games of the engine against itself.
pub fn values(variant: &Arc<Variant>, games: u64, seed: u64) -> Vec<(PieceType, Worth)> {
    let positions = quiet_positions(variant, games, seed);
    let most = variant.pieces_at_start().max(1);
    let known = teacher::evaluated(variant, positions.clone());
    let near = positions.iter().zip(known);
    let balanced: Vec<(&Position, i32)> =
        near.filter(|(_, value)| value.abs() <= BALANCE).collect();
    let without: Vec<_> = balanced
        .iter()
        .flat_map(|&(position, value)| {
            let one = move |(kind, color, squares)| (position, value, kind, color, squares);
            one_of_each(variant, position).into_iter().map(one)
        })
        .collect();
    let others = without
        .iter()
        .map(|(position, .., square)| position.without(*square));
    let others = teacher::evaluated(variant, others);
    let mut losses = vec![[(); STAGES].map(|()| Vec::new()); variant.kinds().len()];
    for (&(position, value, kind, color, _), other) in without.iter().zip(others) {
        let gone = most - position.occupied().len().min(most);
        let stage = (gone * STAGES / most).min(STAGES - 1);
        losses[kind.index()][stage].push(match color == position.turn() {
            true => value - other,
            false => other - value,
        });
    }
    let kinds = losses.into_iter().enumerate();
    kinds
        .map(|(index, stages)| (PieceType::new(index), stages.map(median)))
        .filter(|(_, worth)| worth.iter().any(Option::is_some))
        .collect()
}

fn quiet_positions(variant: &Arc<Variant>, games: u64, seed: u64) -> Vec<Position> {
    let mut play = SelfPlay::new(variant.clone(), NODES, seed);
    let games = (0..games).filter_map(|number| play.game(number));
    let quiet = games.flat_map(|game| {
        let plies = game.positions(variant);
        let quiet = plies.filter(|(_, ply)| ply.quiet);
        quiet
            .map(|(position, _)| position)
            .collect::<Vec<Position>>()
    });
    quiet.collect()
}

/// For each side and type that is not royal, the square of one such piece.
fn one_of_each(variant: &Variant, position: &Position) -> Vec<(PieceType, Color, Bitboard)> {
    let mut found = Vec::new();
    for color in Color::ALL {
        for (index, kind) in variant.kinds().iter().enumerate() {
            let piece_type = PieceType::new(index);
            let pieces = position.of_type(piece_type) & position.pieces(color);
            if let Some(square) = pieces.first().filter(|_| !kind.royal) {
                found.push((piece_type, color, square.into()));
            }
        }
    }
    found
}

fn median(mut values: Vec<i32>) -> Option<i32> {
    values.sort_unstable();
    values.get(values.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;

    /// The least that must be true of any sensible evaluation of chess.
    #[test]
    fn a_queen_is_worth_more_than_a_rook_and_a_rook_more_than_a_pawn() {
        let chess = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let chess = Arc::new(chess);
        let all = values(&chess, 4, 1);
        let of = |id: &str| {
            let is = |found: &&(PieceType, Worth)| chess.kind(found.0).id == id;
            all.iter().find(is).and_then(|(_, worth)| worth[0])
        };
        assert!(of("queen") > of("rook") && of("rook") > of("pawn") && of("pawn") > Some(20));
        assert_eq!(of("king"), None);
    }
}
