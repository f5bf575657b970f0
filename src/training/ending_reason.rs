//! Why a move is good in an ending, in sentences: by the values of the tables, and by what it does on the board.

use super::ending::moves_of;
use crate::endings::{Endings, Value};
use crate::explain::aims;
use crate::notation::write_squares;
use crate::rules::{Move, Position};
use crate::texts::phrase;

/// Why a move is good in a position. The first sentence compares the distance before and after it, or tells how many
/// moves hold. Empty if the tables are not ready.
pub fn ending_reasons(endings: &Endings, before: &Position, mv: Move) -> Vec<String> {
    let Some(moves) = endings.ready_moves(before) else {
        return Vec::new();
    };
    let value = moves.iter().find(|(known, _)| *known == mv);
    let (Some(&(_, best)), Some(&(_, value))) = (moves.first(), value) else {
        return Vec::new();
    };
    let played = write_squares(endings.variant(), before, mv);
    let by_value = match (best, value) {
        (_, Value::Win(..=1)) => phrase!("ending-move-wins-now", played = played),
        (Value::Win(before), Value::Win(plies)) => phrase!(
            "ending-move-shortens",
            played = played,
            before = usize::from(moves_of(before)),
            after = usize::from(moves_of(plies.saturating_sub(2)))
        ),
        _ => {
            let holds = |(_, value): &&(Move, Value)| !matches!(value, Value::Loss(_));
            let held = moves.iter().filter(holds).count();
            match held {
                1 => phrase!("ending-only-move-holds", played = played),
                _ if held == moves.len() => phrase!("ending-every-move-holds"),
                _ => phrase!("ending-moves-hold", held = held, count = moves.len()),
            }
        }
    };
    let aims = aims(endings.variant(), before, mv);
    [by_value.to_string()].into_iter().chain(aims).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::endings::{Material, Progress};
    use crate::notation::{find_move, parse_fen};
    use crate::variant_file::Catalogue;

    fn reasons(letter: char, fen: &str, mv: &str) -> Vec<String> {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let endings = Endings::new(&variant).unwrap();
        let piece = variant.piece(letter).unwrap().piece_type();
        let material = Material::alone(&variant, piece).unwrap();
        endings.table(&material, &Progress::default()).unwrap();
        let before = parse_fen(&variant, fen).unwrap();
        let mv = find_move(&variant, &before, mv).unwrap();
        ending_reasons(&endings, &before, mv)
    }

    /// Kf7 leaves only Kh7, and then Rh1 mates: two moves, worked out by hand.
    #[test]
    fn the_distance_is_told_before_and_after() {
        let words = reasons('R', "7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "f6f7");
        assert_eq!(
            words,
            [
                "Before f6-f7 the shortest win has 2 moves, after it 1 move.",
                "Black's only move is h8-h7."
            ]
        );
        let mate = reasons('R', "7k/8/6K1/8/8/8/8/1R6 w - - 0 1", "b1b8");
        assert_eq!(mate[0], "b1-b8# wins at once.");
    }

    /// King against king and pawn: only the step straight back keeps the opposition, as books about endings have it.
    #[test]
    fn a_defence_is_told_by_how_many_moves_hold() {
        let words = reasons('P', "8/4k3/4P3/4K3/8/8/8/8 b - - 0 1", "e7e8");
        assert_eq!(words[0], "Only e7-e8 holds.");
    }
}
