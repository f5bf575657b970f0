//! The pieces that each side has lost, and the material balance.

use crate::rules::{ByColor, Color, Effect, Fate, PieceType, Position, Transition, Variant};

/// The pieces of each side that these moves removed for good: types with counts, in the order of the
/// first loss. A piece in a hand is not lost.
pub fn lost<'a>(
    moves: impl IntoIterator<Item = &'a Transition>,
) -> ByColor<Vec<(PieceType, usize)>> {
    let mut lost: ByColor<Vec<(PieceType, usize)>> = ByColor {
        white: Vec::new(),
        black: Vec::new(),
    };
    for effect in moves.into_iter().flat_map(|transition| &transition.effects) {
        let (Effect::Capture { piece, fate, .. } | Effect::Sacrifice { piece, fate, .. }) = *effect
        else {
            continue;
        };
        if fate != Fate::Gone {
            continue;
        }
        let known = &mut lost[piece.color()];
        match known
            .iter_mut()
            .find(|(kind, _)| *kind == piece.piece_type())
        {
            Some((_, count)) => *count += 1,
            None => known.push((piece.piece_type(), 1)),
        }
    }
    lost
}

/// Whether pieces in a hand count as material. They do not if only promotions bring them back.
pub(crate) fn hands_count(variant: &Variant) -> bool {
    let revives = variant.kinds().iter().any(|kind| kind.resurrects);
    variant.settings().puts_from_hand() || revives
}

/// White's lead in material by the values of the piece types. Kings do not count, and neither do pieces in a hand that
/// only promotions bring back.
pub fn lead(variant: &Variant, position: &Position, values: &[i32]) -> i32 {
    let hands_count = hands_count(variant);
    let worth = |side: Color| -> i32 {
        let kinds = variant.kinds().iter().zip(values).enumerate();
        kinds
            .filter(|(_, (kind, _))| !kind.royal)
            .map(|(index, (_, value))| {
                let kind = PieceType::new(index);
                let on_board = (position.of_type(kind) & position.pieces(side)).len() as i32;
                let in_hand = match hands_count {
                    true => i32::from(position.hand(side).count(kind)),
                    false => 0,
                };
                value * (on_board + in_hand)
            })
            .sum()
    };
    worth(Color::White) - worth(Color::Black)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{find_move, parse_fen, write_fen};
    use crate::variant_file::Catalogue;

    fn after(game: &str, fen: &str, moves: &[&str]) -> (Variant, Position, Vec<Transition>) {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let mut position = parse_fen(&variant, fen).unwrap();
        let mut made = Vec::new();
        for text in moves {
            let mv = find_move(&variant, &position, text).unwrap();
            made.push(variant.transition(&position, mv));
            position = variant.play(&position, mv);
        }
        (variant, position, made)
    }

    #[test]
    fn captured_pieces_are_counted_by_type() {
        let (variant, _, made) = after("ultima", "7k/8/8/8/8/8/8/L1p1p2K w - - 0 1", &["a1f1"]);
        let lost = lost(&made);
        assert!(lost.white.is_empty());
        let [(kind, count)] = lost.black[..] else {
            panic!("{lost:?}");
        };
        assert_eq!((variant.kind(kind).name.as_str(), count), ("Pawn", 2));
    }

    #[test]
    fn a_piece_that_goes_to_a_hand_is_not_lost() {
        // In Renaissance captured pieces can return.
        let fen = "k8/9/9/9/1Lp6/9/9/9/K8[] w - - 0 1";
        let (_, position, made) = after("renaissance", fen, &["b5d5"]);
        let hands: usize = Color::ALL
            .iter()
            .map(|&side| position.hand(side).types().iter().count())
            .sum();
        assert_eq!(hands + lost(&made).black.len(), 1);
    }

    /// In Rococo only a promotion brings a captured piece back.
    #[test]
    fn a_piece_that_waits_for_a_promotion_does_not_count() {
        let start = Catalogue::built_in().variant("rococo", None, &[]).unwrap();
        let full = write_fen(&start, start.start());
        let values = vec![100; start.kinds().len()];
        let lead = |fen: &str| lead(&start, &parse_fen(&start, fen).unwrap(), &values);
        assert_eq!(lead(&full), 0);
        let captured = full.replacen('l', "1", 1).replace("[]", "[l]");
        assert_eq!(lead(&captured), 100, "{captured}");
    }

    #[test]
    fn the_side_with_more_pieces_is_ahead_and_kings_count_nothing() {
        let fen = "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1";
        let (variant, position, _) = after("chess", fen, &[]);
        let values: Vec<i32> = variant
            .kinds()
            .iter()
            .map(|kind| if kind.royal { 10_000 } else { 100 })
            .collect();
        assert_eq!(lead(&variant, &position, &values), 200);
    }
}
