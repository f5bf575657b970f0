//! Moves packed into a number, as the transposition table keeps them.

use crate::rules::{Choices, Move, PieceType, Square, Travel};

/// Every way of travelling, in the order of its number.
const TRAVELS: [Travel; 19] = [
    Travel::Walk,
    Travel::Run,
    Travel::Replace,
    Travel::EnPassant,
    Travel::Castle,
    Travel::Leap,
    Travel::Jump,
    Travel::Swap,
    Travel::Destroy,
    Travel::Suicide,
    Travel::Keep,
    Travel::Exchange,
    Travel::Teleport,
    Travel::Drive,
    Travel::Drop,
    Travel::Explode,
    Travel::Push,
    Travel::Pull,
    Travel::Resurrect,
];

/// The move as a number that is never 0.
#[inline]
pub(super) fn pack_move(mv: Move) -> u64 {
    let plain = [mv.from.index() as u8, mv.to.index() as u8];
    let travel = mv.travel as u8 + 1;
    let declines = u8::from(mv.declines);
    let promotion = number(mv.promotion.map(PieceType::index));
    if mv.choices == Choices::NONE {
        return u64::from_le_bytes([plain[0], plain[1], travel, promotion, declines, 0, 0, 0]);
    }
    let group = number(mv.choices.group().map(Square::index));
    let second = number(mv.choices.second_promotion().map(PieceType::index));
    let sheet = number(mv.choices.sheet());
    let last = declines | sheet << 1;
    u64::from_le_bytes([
        plain[0], plain[1], travel, promotion, last, group, second, 0,
    ])
}

/// The move that a number stands for; none for 0.
#[inline]
pub(super) fn unpack_move(packed: u64) -> Option<Move> {
    let [from, to, travel, promotion, last, group, second, _] = packed.to_le_bytes();
    let travel = *TRAVELS.get(index(travel)?)?;
    let mut mv = Move::new(Square::new(from.into()), Square::new(to.into()), travel);
    mv.promotion = index(promotion).map(PieceType::new);
    mv.declines = last & 1 == 1;
    if let Some(sheet) = index(last >> 1) {
        mv.choices = mv.choices.with_sheet(sheet);
    }
    if let Some(lowest) = index(group) {
        mv.choices = mv.choices.with_group(Square::new(lowest));
    }
    if let Some(second) = index(second) {
        mv.choices = mv.choices.with_second_promotion(PieceType::new(second));
    }
    Some(mv)
}

/// One more than an index, or 0 for none.
#[inline]
fn number(index: Option<usize>) -> u8 {
    index.map_or(0, |index| index as u8 + 1)
}

#[inline]
fn index(number: u8) -> Option<usize> {
    usize::from(number).checked_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::MAX_SQUARES;

    #[test]
    fn the_ways_are_in_order_of_their_numbers() {
        for (number, travel) in TRAVELS.into_iter().enumerate() {
            assert_eq!(travel as usize, number);
        }
    }

    #[test]
    fn a_packed_move_comes_out_as_it_was() {
        let last = Square::new(MAX_SQUARES - 1);
        for travel in TRAVELS {
            let plain = Move::new(Square::new(0), last, travel);
            for promotion in [None, Some(PieceType::new(0)), Some(PieceType::new(31))] {
                for choices in [
                    Choices::NONE,
                    Choices::NONE.with_sheet(Choices::SHEETS - 1),
                    Choices::NONE.with_group(last).with_sheet(0),
                    Choices::NONE.with_second_promotion(PieceType::new(31)),
                ] {
                    for declines in [false, true] {
                        let mv = Move {
                            promotion,
                            choices,
                            declines,
                            ..plain
                        };
                        assert_eq!(unpack_move(pack_move(mv)), Some(mv));
                    }
                }
            }
        }
        assert_eq!(unpack_move(0), None);
    }
}
