//! Sets of pieces for games in which the sides place their pieces before the first move: picked by hand, drawn by a seed, or
//! drawn so that both are worth about the same.
//!
//! A set is what a side places besides its king. With a pool there is one set for both sides. The game's own starting
//! position decides how many pieces a set has, and whether both sides have the same.

#[cfg(test)]
mod tests;

use crate::playtest::built_in;
use crate::rules::{ByColor, Color, Hand, PieceType, Position, PositionError, TypeSet, Variant};
use crate::search::piece_values;
use crate::search::random::Random;
use std::fmt;

/// The largest difference of two balanced sets, in hundredths of a pawn.
pub const BALANCE: i32 = 50;

/// How many pairs of sets are drawn to find a balanced one.
const DRAWS: usize = 100_000;

/// The pieces of a set, in the order of their types.
pub type PieceList = Vec<PieceType>;

/// Sets for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sets {
    /// Both sides have the same pieces.
    Equal(PieceList),
    /// Each side has its own pieces.
    Own(ByColor<PieceList>),
    /// The sides share these pieces.
    Pool(PieceList),
}

impl Sets {
    /// What each side places, or both from a pool.
    pub fn both(&self) -> ByColor<&PieceList> {
        ByColor::new_with(|color| match self {
            Sets::Equal(list) | Sets::Pool(list) => list,
            Sets::Own(both) => &both[color],
        })
    }
}

/// Why sets do not fit a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetError {
    /// The sides place no pieces in this game.
    NoPlacement,
    /// No piece to choose from has this letter; then the letters that there are.
    Letter(char, String),
    /// The number of pieces, and the number that there should be.
    Size(usize, usize),
    /// No two sets are worth about the same.
    Unbalanced,
    /// The pieces make no position.
    Position(PositionError),
}

impl fmt::Display for SetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetError::NoPlacement => f.write_str("in this game the sides place no pieces"),
            SetError::Letter(letter, letters) => {
                write!(
                    f,
                    "no piece to choose has the letter `{letter}`; the letters are {letters}"
                )
            }
            SetError::Size(found, wanted) => {
                write!(
                    f,
                    "the set has {found} pieces, and this game needs {wanted} besides the king"
                )
            }
            SetError::Unbalanced => {
                f.write_str("no two sets of these pieces are worth about the same")
            }
            SetError::Position(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SetError {}

/// The types that a side can have in its set: those of its army that are no kings and that do not stand in the array.
pub fn choices(variant: &Variant, color: Color) -> Vec<PieceType> {
    let start = variant.start();
    let stands = |kind: PieceType| (start.of_type(kind) & start.pieces(color)).any();
    let royal = |kind: PieceType| variant.royals().contains(kind);
    let army = variant.army(color).iter();
    army.filter(|&kind| !royal(kind) && !stands(kind)).collect()
}

/// The number of pieces in a set: of a pool all pieces, otherwise those of one side. 0 in a game without placement.
pub fn size(variant: &Variant) -> usize {
    held(variant.start().hand(Color::White), variant.royals()).len()
}

/// The sets of the game's own starting position.
///
/// # Errors
///
/// If the sides place no pieces.
pub fn own(variant: &Variant) -> Result<Sets, SetError> {
    of(variant, variant.start())
}

/// The sets of a starting position.
///
/// # Errors
///
/// If the sides place no pieces.
pub fn of(variant: &Variant, start: &Position) -> Result<Sets, SetError> {
    let placement = variant.settings().placement;
    let placement = placement.ok_or(SetError::NoPlacement)?;
    let of = |color| held(start.hand(color), variant.royals());
    let both = ByColor::new_with(of);
    Ok(match () {
        () if placement.pool => Sets::Pool(both.white),
        () if both.white == both.black => Sets::Equal(both.white),
        () => Sets::Own(both),
    })
}

/// Sets of the same kind as the game's own, drawn by a seed. No set has a piece twice before it has each once.
///
/// # Errors
///
/// If the sides place no pieces.
pub fn drawn(variant: &Variant, seed: u64) -> Result<Sets, SetError> {
    let mut random = Random::new(seed);
    Ok(draw(variant, &own(variant)?, &mut random))
}

/// The same, but two own sets are worth about the same: at most [`BALANCE`] apart.
///
/// # Errors
///
/// If the sides place no pieces, or if no such sets are found.
pub fn balanced(variant: &Variant, seed: u64) -> Result<Sets, SetError> {
    let kind = own(variant)?;
    let values = values(variant);
    let mut random = Random::new(seed);
    let mut draws = (0..DRAWS).map(|_| draw(variant, &kind, &mut random));
    draws
        .find(|sets| match sets {
            Sets::Own(both) => {
                let [white, black] = Color::ALL.map(|color| worth(&values, &both[color]));
                both.white != both.black && (white - black).abs() <= BALANCE
            }
            Sets::Equal(_) | Sets::Pool(_) => true,
        })
        .ok_or(SetError::Unbalanced)
}

fn draw(variant: &Variant, kind: &Sets, random: &mut Random) -> Sets {
    let mut list = |color, size| draw_list(&choices(variant, color), size, random);
    match kind {
        Sets::Equal(own) => Sets::Equal(list(Color::White, own.len())),
        Sets::Pool(own) => Sets::Pool(list(Color::White, own.len())),
        Sets::Own(own) => Sets::Own(ByColor::new_with(|color| list(color, own[color].len()))),
    }
}

fn draw_list(choices: &[PieceType], size: usize, random: &mut Random) -> PieceList {
    let mut drawn = Vec::new();
    let mut left: Vec<PieceType> = Vec::new();
    while drawn.len() < size && !choices.is_empty() {
        if left.is_empty() {
            left = choices.to_vec();
        }
        drawn.push(left.swap_remove(random.below(left.len())));
    }
    drawn.sort_unstable();
    drawn
}

/// A set picked by hand: the letters of its pieces, in any order.
///
/// # Errors
///
/// If a letter is of no piece to choose from, or if the number of pieces is wrong.
pub fn picked(variant: &Variant, color: Color, letters: &str) -> Result<PieceList, SetError> {
    let choices = choices(variant, color);
    let named = |letter: char| {
        let capital = letter.to_ascii_uppercase();
        let mut known = choices.iter();
        let found = known.find(|&&kind| variant.kind(kind).letter == capital);
        found.copied().ok_or_else(|| {
            let all = choices
                .iter()
                .map(|&kind| variant.kind(kind).letter.to_string());
            SetError::Letter(letter, all.collect::<Vec<String>>().join(" "))
        })
    };
    let mut list: PieceList = letters.chars().map(named).collect::<Result<_, _>>()?;
    list.sort_unstable();
    let wanted = held(variant.start().hand(color), variant.royals()).len();
    match list.len() == wanted {
        true => Ok(list),
        false => Err(SetError::Size(list.len(), wanted)),
    }
}

/// The letters of a set.
pub fn letters(variant: &Variant, list: &[PieceType]) -> String {
    list.iter().map(|&kind| variant.kind(kind).letter).collect()
}

/// The starting position with these sets.
///
/// # Errors
///
/// If the game cannot begin with them.
pub fn start(variant: &Variant, sets: &Sets) -> Result<Position, SetError> {
    let mut setup = variant.start().setup();
    for color in Color::ALL {
        let mut hand = Hand::default();
        let kings = variant.royals().iter();
        let kings = kings.flat_map(|king| {
            let count = setup.hands[color].count(king);
            std::iter::repeat_n(king, count.into())
        });
        kings
            .chain(sets.both()[color].iter().copied())
            .for_each(|kind| hand.add(kind));
        setup.hands[color] = hand;
    }
    variant.position(&setup).map_err(SetError::Position)
}

/// What each type is worth, in hundredths of a pawn: by the results of games if a report about the game has it, otherwise by
/// the engine's estimate. Kings are worth nothing.
pub fn values(variant: &Variant) -> Vec<i32> {
    let report = built_in(variant.id());
    let measured = report.map_or(&[][..], |report| &report.values);
    let engine = piece_values(variant).into_iter();
    let kinds = variant.kinds().iter().zip(engine);
    kinds
        .map(|(kind, engine)| {
            let known = measured.iter().find(|known| known.piece == kind.id);
            match known.filter(|known| known.engine > 0.0) {
                _ if kind.royal => 0,
                // The report counts in its own unit, in which it also has the engine's estimate.
                Some(known) => (known.value / known.engine * f64::from(engine)).round() as i32,
                None => engine,
            }
        })
        .collect()
}

/// Whether the values of the types are from games.
pub fn are_measured(variant: &Variant) -> bool {
    built_in(variant.id()).is_some_and(|report| !report.values.is_empty())
}

/// What a set is worth, by the values of the types.
pub fn worth(values: &[i32], list: &[PieceType]) -> i32 {
    let value = |kind: &PieceType| values.get(kind.index()).copied().unwrap_or(0);
    list.iter().map(value).sum()
}

/// The pieces in a hand, without kings.
fn held(hand: &Hand, royals: TypeSet) -> PieceList {
    let types = hand.types().without(royals).iter();
    types
        .flat_map(|kind| std::iter::repeat_n(kind, hand.count(kind).into()))
        .collect()
}
