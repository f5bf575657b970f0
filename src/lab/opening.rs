//! The starts of games for training.

use crate::rules::{Bitboard, Color, Move, Position, Square, Variant};
use crate::search::random::Random;

/// The most attempts to find a start.
pub(super) const TRIES: usize = 200;
/// The most that a side may be better in a balanced start, in hundredths of a pawn.
pub(super) const BALANCE: i32 = 250;
/// The fewest and the most random plies.
const PLIES: (usize, usize) = (4, 11);
/// The least and the most material that one side has more in a start with odds, in hundredths of a pawn.
const ODDS: (i32, i32) = (300, 1_000);

/// A position after random plies, or `None` if the game ends earlier.
pub(super) fn after_random_plies(variant: &Variant, random: &mut Random) -> Option<Position> {
    let plies = PLIES.0 + random.below(PLIES.1 + 1 - PLIES.0);
    let mut position = variant.start().clone();
    for _ in 0..plies {
        position = variant.play(&position, random_move(variant, &position, random)?);
    }
    variant.outcome(&position).is_none().then_some(position)
}

pub(super) fn random_move(
    variant: &Variant,
    position: &Position,
    random: &mut Random,
) -> Option<Move> {
    let moves = variant.legal_moves(position);
    moves.get(random.below(moves.len())).copied()
}

/// The position without some random pieces of a random side, so that the other one has 3 to 10 pawns more. `None` if the
/// pieces drawn make no such position of the game. `values` are the [values of the pieces](crate::search::piece_values).
pub(super) fn with_odds(
    variant: &Variant,
    values: &[i32],
    position: &Position,
    random: &mut Random,
) -> Option<Position> {
    let weaker = Color::ALL[random.below(2)];
    let wanted = ODDS.0 + random.below((ODDS.1 - ODDS.0) as usize) as i32;
    let mut position = position.clone();
    let mut lead = -lead(variant, values, &position, weaker);
    while lead < wanted {
        let fits = |&square: &Square| {
            let piece = position.piece(square);
            piece.is_some_and(|piece| {
                let kind = piece.piece_type();
                !variant.kind(kind).royal && lead + values[kind.index()] <= ODDS.1
            })
        };
        let squares: Vec<Square> = position.pieces(weaker).into_iter().filter(fits).collect();
        let square = *squares.get(random.below(squares.len()))?;
        lead += values[position.piece(square)?.piece_type().index()];
        position = position.without(Bitboard::from(square));
    }
    let position = variant.position(&position.setup()).ok()?;
    let sound = lead <= ODDS.1 && variant.outcome(&position).is_none();
    sound.then_some(position)
}

/// How much more material a side has on the board, in hundredths of a pawn. Kings don't count.
pub(super) fn lead(variant: &Variant, values: &[i32], position: &Position, side: Color) -> i32 {
    let squares = position.occupied().into_iter();
    let pieces = squares.filter_map(|square| position.piece(square));
    pieces
        .filter(|piece| !variant.kind(piece.piece_type()).royal)
        .map(|piece| {
            let value = values[piece.piece_type().index()];
            if piece.color() == side { value } else { -value }
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_fen;
    use crate::search::piece_values;
    use crate::variant_file::Catalogue;

    #[test]
    fn a_lead_is_the_material_of_both_sides() {
        let chess = Catalogue::built_in().variant("chess", Some("8x8"), &[]);
        let chess = chess.unwrap();
        let values = piece_values(&chess);
        let lead_in = |fen: &str, side| {
            let position = parse_fen(&chess, fen).unwrap();
            lead(&chess, &values, &position, side)
        };
        assert_eq!(lead(&chess, &values, chess.start(), Color::White), 0);
        let queen = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1";
        let worth = lead_in(queen, Color::White);
        assert!((800..1_100).contains(&worth), "{worth}");
        assert_eq!(lead_in(queen, Color::Black), -worth);
    }

    /// In each game one side has pieces less, worth 3 to 10 pawns, and the position is one of the game.
    #[test]
    fn odds_are_three_to_ten_pawns() {
        for game in ["hyper-chess", "chess", "rococo", "fugue"] {
            let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
            let values = piece_values(&variant);
            let mut random = Random::new(7);
            let mut sides = [0; 2];
            for _ in 0..60 {
                let Some(start) = after_random_plies(&variant, &mut random) else {
                    continue;
                };
                let Some(odds) = with_odds(&variant, &values, &start, &mut random) else {
                    continue;
                };
                let lead = lead(&variant, &values, &odds, Color::White);
                assert!((300..=1_000).contains(&lead.abs()), "{game}: {lead}");
                assert!(variant.problems(&odds.setup()).is_empty());
                sides[usize::from(lead > 0)] += 1;
            }
            assert!(sides.iter().all(|&count| count > 5), "{game}: {sides:?}");
        }
    }
}
