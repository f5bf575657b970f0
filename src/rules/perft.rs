//! Counts the leaves of the tree of legal moves, which is the standard test of a move generator.

use super::board::Word;
use super::moves::Move;
use super::position::Position;
use super::variant::Variant;

/// The fewest plies for which it pays off to make the game anew for a board of 64 squares.
const MANY_PLIES: u32 = 3;

/// The number of ways to play `depth` legal plies.
pub fn perft(variant: &Variant, position: &Position, depth: u32) -> u64 {
    match narrow(variant, depth) {
        Some(narrow) => count(&narrow, &position.cast(), depth),
        None => count(variant, position, depth),
    }
}

/// The count of [`perft`] below each legal move.
pub fn divide(variant: &Variant, position: &Position, depth: u32) -> Vec<(Move, u64)> {
    match narrow(variant, depth) {
        Some(narrow) => count_each(&narrow, &position.cast(), depth),
        None => count_each(variant, position, depth),
    }
}

/// The game on a board of at most 64 squares, if that is faster.
fn narrow(variant: &Variant, depth: u32) -> Option<Variant<u64>> {
    (depth >= MANY_PLIES).then(|| variant.cast())?
}

fn count<W: Word>(variant: &Variant<W>, position: &Position<W>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return variant.count_legal_moves(position);
    }
    variant
        .legal_moves(position)
        .into_iter()
        .map(|mv| count(variant, &variant.play(position, mv), depth - 1))
        .sum()
}

fn count_each<W: Word>(
    variant: &Variant<W>,
    position: &Position<W>,
    depth: u32,
) -> Vec<(Move, u64)> {
    variant
        .legal_moves(position)
        .into_iter()
        .map(|mv| {
            let next = variant.play(position, mv);
            (mv, count(variant, &next, depth.saturating_sub(1)))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;

    /// Plays a game by moves that differ from ply to ply. At each position both widths must agree.
    fn compare(wide: &Variant, narrow: &Variant<u64>) {
        let mut position = wide.start().clone();
        let mut small: Position<u64> = narrow.start().clone();
        for ply in 0..60 {
            let moves = wide.legal_moves(&position);
            assert_eq!(moves, narrow.legal_moves(&small), "{position:?}");
            assert_eq!(wide.outcome(&position), narrow.outcome(&small));
            for &mv in &moves {
                let (one, other) = (
                    wide.transition(&position, mv),
                    narrow.transition(&small, mv),
                );
                assert_eq!(one, other, "{position:?}");
                let next = wide.play(&position, mv);
                assert_eq!(next.cast(), narrow.play(&small, mv), "{position:?} {mv:?}");
            }
            let count = (
                wide.count_legal_moves(&position),
                narrow.count_legal_moves(&small),
            );
            assert_eq!(count, (moves.len() as u64, moves.len() as u64));
            let Some(&mv) = moves.get((ply * 7 + 3) % moves.len().max(1)) else {
                return;
            };
            position = wide.play(&position, mv);
            small = position.cast();
        }
    }

    #[test]
    fn a_board_of_64_bits_has_the_same_moves() {
        let catalogue = Catalogue::built_in();
        for id in catalogue.ids() {
            for layout in catalogue.info(id).unwrap().layouts {
                let wide = catalogue.variant(id, Some(&layout), &[]).unwrap();
                let narrow = wide.cast();
                assert_eq!(narrow.is_some(), wide.geometry().len() <= 64, "{id}");
                if let Some(narrow) = narrow {
                    compare(&wide, &narrow);
                }
            }
        }
    }
}
