//! The first moves of a game, by the seed of its pair.
//!
//! An opening has four random plies, so White is to move after it. They capture nothing if they can. It is not much better
//! for a side than the starting position, which may be uneven itself, whichever side is to move. A move is chosen by a hash
//! of the seed and of the move's text, not by its place in a list. So two versions of a game mostly have the same openings.

use super::self_play::Thinker;
use crate::notation::write_move;
use crate::rules::{Color, Move, Position, Variant};
use crate::search::random::{Random, fnv};

/// The random plies, without choices of the array.
const PLIES: usize = 4;
/// The most plies with such choices.
const MOST_PLIES: usize = 40;
/// The most attempts.
const TRIES: u64 = 100;
/// The most that a side may gain by the opening, in hundredths of a pawn.
const BALANCE: i32 = 100;
/// The fewest and the most nodes of the search that judges an opening.
const NODES: (u64, u64) = (100, 1_000);

/// The opening of a seed. If no attempt is balanced, it is the one that comes closest, or none at all.
pub(super) fn opening(
    variant: &Variant,
    start: &Position,
    seed: u64,
    nodes: u64,
    judge: &mut Thinker,
) -> Vec<Move> {
    let mut judge = |position: &Position| {
        let scores = both_to_move(variant, position).map(|position| {
            let position = position?;
            judge.clear();
            let nodes = nodes.clamp(NODES.0, NODES.1);
            let (_, score) = judge.search(std::slice::from_ref(&position), nodes)?;
            Some(match position.turn() {
                Color::White => score,
                Color::Black => -score,
            })
        });
        Some([scores[0]?, scores[1]?])
    };
    let Some(even) = judge(start) else {
        return Vec::new();
    };
    let mut best: Option<(u32, Vec<Move>)> = None;
    for attempt in 0..TRIES {
        let Some((moves, position)) = random_plies(variant, start, seed.wrapping_add(attempt))
        else {
            continue;
        };
        let Some(scores) = judge(&position) else {
            continue;
        };
        let gain = (scores[0].abs_diff(even[0])).max(scores[1].abs_diff(even[1]));
        if best.as_ref().is_none_or(|(least, _)| gain < *least) {
            best = Some((gain, moves));
        }
        if gain <= BALANCE.unsigned_abs() {
            break;
        }
    }
    best.map_or_else(Vec::new, |(_, moves)| moves)
}

/// The position, and the same one with the other side to move. A threat of a side shows only if that side is to move, so a
/// judge who sees one of them would be unfair. `None` for a position in check, which is no even one.
fn both_to_move(variant: &Variant, position: &Position) -> [Option<Position>; 2] {
    let quiet = !variant.in_check(position);
    let passed = match variant.is_arranging(position) {
        false => variant.pass(position),
        true => position.clone(),
    };
    [position.clone(), passed].map(|position| quiet.then_some(position))
}

/// Random plies and the position after them. `None` if the game ends earlier.
fn random_plies(variant: &Variant, start: &Position, seed: u64) -> Option<(Vec<Move>, Position)> {
    let (mut position, mut moves) = (start.clone(), Vec::new());
    let mut seeds = Random::new(seed);
    let mut played = 0;
    while played < PLIES && moves.len() < MOST_PLIES {
        let seed = seeds.next();
        let rank = |mv: &Move| {
            let hash = fnv(write_move(variant, *mv).bytes());
            let captures = variant.captured(&position, *mv).any();
            (captures, Random::new(seed ^ hash).next())
        };
        let legal = variant.legal_moves(&position);
        let mv = legal.into_iter().min_by_key(rank)?;
        played += usize::from(!variant.is_arranging(&position));
        position = variant.play(&position, mv);
        moves.push(mv);
        if variant.outcome(&position).is_some() {
            return None;
        }
    }
    Some((moves, position))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_fen;
    use crate::variant_file::Catalogue;
    use std::sync::Arc;

    #[test]
    fn openings_differ_by_seed_and_end_with_white_to_move() {
        let chess = Catalogue::built_in().variant("chess", Some("8x8"), &[]);
        let chess = Arc::new(chess.unwrap());
        let mut judge = Thinker::new(chess.clone());
        let mut of = |seed| opening(&chess, chess.start(), seed, 50, &mut judge);
        let (one, other) = (of(1), of(2_000));
        assert_eq!((one.len(), other.len()), (4, 4));
        assert_ne!(one, other);
        assert_eq!(of(1), one);
    }

    /// A side that has a rook more keeps it: the opening does not even it out.
    #[test]
    fn an_uneven_start_stays_uneven() {
        let chess = Catalogue::built_in().variant("chess", Some("8x8"), &[]);
        let chess = Arc::new(chess.unwrap());
        let fen = "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1";
        let start = parse_fen(&chess, fen).unwrap();
        let mut judge = Thinker::new(chess.clone());
        for seed in 0..5 {
            let moves = opening(&chess, &start, seed * 1_000, 50, &mut judge);
            let after = moves
                .iter()
                .fold(start.clone(), |position, &mv| chess.play(&position, mv));
            judge.clear();
            let (_, score) = judge.search(&[after], 500).unwrap();
            assert!(score > 200, "{seed}: {score}");
        }
    }
}
