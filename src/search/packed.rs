//! Moves packed into a number, for the transposition table.

use crate::rules::{Choices, Move, PieceType, Square, Travel};

/// The bits of a packed move.
pub(super) const MOVE_BITS: u32 = 42;

/// The first bit of each part of a move. Its squares have seven bits each, the way of travelling five, a promotion
/// six, what is declined one, and the choices all others.
const TO: u32 = 7;
const TRAVEL: u32 = 14;
const PROMOTION: u32 = 19;
const DECLINES: u32 = 25;
const CHOICES: u32 = 26;
/// The first bit of each part of the choices: a sheet has two bits, a second promotion six, a group eight.
const SECOND: u32 = 2;
const GROUP: u32 = 8;

/// The move as a number that is never 0 and has at most [`MOVE_BITS`] bits.
#[inline]
pub(super) fn pack_move(mv: Move) -> u64 {
    mv.from.index() as u64
        | (mv.to.index() as u64) << TO
        | (mv.travel as u64 + 1) << TRAVEL
        | number(mv.promotion.map(PieceType::index)) << PROMOTION
        | u64::from(mv.declines) << DECLINES
        | pack_choices(mv.choices) << CHOICES
}

#[inline]
fn pack_choices(choices: Choices) -> u64 {
    if choices == Choices::NONE {
        return 0;
    }
    let second = choices.second_promotion().map(PieceType::index);
    let group = choices.group().map(Square::index);
    number(choices.sheet()) | number(second) << SECOND | number(group) << GROUP
}

/// The move of a number, or `None` for 0.
#[inline]
pub(super) fn unpack_move(packed: u64) -> Option<Move> {
    let part = |from: u32, bits: u32| (packed >> from) as usize & ((1 << bits) - 1);
    let travel = *Travel::ALL.get(index(part(TRAVEL, 5))?)?;
    let mut mv = Move::new(Square::new(part(0, 7)), Square::new(part(TO, 7)), travel);
    mv.promotion = index(part(PROMOTION, 6)).map(PieceType::new);
    mv.declines = part(DECLINES, 1) == 1;
    if packed >> CHOICES != 0 {
        mv.choices = unpack_choices(packed >> CHOICES);
    }
    Some(mv)
}

fn unpack_choices(packed: u64) -> Choices {
    let part = |from: u32, bits: u32| index((packed >> from) as usize & ((1 << bits) - 1));
    let mut choices = Choices::NONE;
    if let Some(sheet) = part(0, 2) {
        choices = choices.with_sheet(sheet);
    }
    if let Some(lowest) = part(GROUP, 8) {
        choices = choices.with_group(Square::new(lowest));
    }
    if let Some(second) = part(SECOND, 6) {
        choices = choices.with_second_promotion(PieceType::new(second));
    }
    choices
}

/// One more than an index, or 0 for `None`.
#[inline]
fn number(index: Option<usize>) -> u64 {
    index.map_or(0, |index| index as u64 + 1)
}

#[inline]
fn index(number: usize) -> Option<usize> {
    number.checked_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::MAX_SQUARES;

    #[test]
    fn the_ways_are_in_order_of_their_numbers() {
        for (number, travel) in Travel::ALL.iter().enumerate() {
            assert_eq!(*travel as usize, number);
        }
    }

    #[test]
    fn a_packed_move_comes_out_as_it_was() {
        let last = Square::new(MAX_SQUARES - 1);
        for travel in Travel::ALL {
            let plain = Move::new(Square::new(0), last, *travel);
            for promotion in [None, Some(PieceType::new(0)), Some(PieceType::new(31))] {
                for choices in [
                    Choices::NONE,
                    Choices::NONE.with_sheet(Choices::SHEETS - 1),
                    Choices::NONE.with_group(last).with_sheet(0),
                    Choices::NONE.with_second_promotion(PieceType::new(31)),
                    Choices::NONE
                        .with_group(last)
                        .with_sheet(2)
                        .with_second_promotion(PieceType::new(31)),
                ] {
                    for declines in [false, true] {
                        let mv = Move {
                            promotion,
                            choices,
                            declines,
                            ..plain
                        };
                        assert_eq!(unpack_move(pack_move(mv)), Some(mv));
                        assert_eq!(pack_move(mv) >> MOVE_BITS, 0);
                    }
                }
            }
        }
        assert_eq!(unpack_move(0), None);
    }
}
