//! Picks the next puzzle for a solver, and the puzzle of the day.

use super::puzzle::Puzzle;
use crate::search::random::{Random, fnv};

/// A puzzle suits a solver if its rating differs by no more than this, or else by twice as much, and so on.
const NEAR: u16 = 100;

/// A puzzle for a solver with this rating: one that suits, new ones first, then those least like the last ones, chosen by
/// the seed; nothing if there are no puzzles. For a theme or a game, pass only its puzzles.
pub fn next_puzzle<'a>(
    puzzles: &[&'a Puzzle],
    rating: f64,
    is_known: &dyn Fn(&Puzzle) -> bool,
    last: &[&Puzzle],
    seed: u64,
) -> Option<&'a Puzzle> {
    let (known, new): (Vec<&Puzzle>, Vec<&Puzzle>) =
        puzzles.iter().copied().partition(|puzzle| is_known(puzzle));
    let from = if new.is_empty() { known } else { new };
    let distance = |puzzle: &Puzzle| (f64::from(puzzle.rating) - rating).abs() as u16 / NEAR;
    let least = from.iter().map(|puzzle| distance(puzzle)).min()?;
    let near = || {
        from.iter()
            .copied()
            .filter(|puzzle| distance(puzzle) == least)
    };
    let likeness = |puzzle: &Puzzle| -> usize { last.iter().map(|one| alike(one, puzzle)).sum() };
    let fewest = near().map(likeness).min()?;
    let other: Vec<&Puzzle> = near().filter(|puzzle| likeness(puzzle) == fewest).collect();
    let mut random = Random::new(seed);
    other.get(random.below(other.len())).copied()
}

/// How much two puzzles have in common: themes, what the solver gets, and the number of moves.
fn alike(one: &Puzzle, other: &Puzzle) -> usize {
    let themes = one.themes.iter();
    themes.filter(|theme| other.themes.contains(theme)).count()
        + usize::from(one.end == other.end)
        + usize::from(one.moves() == other.moves())
}

/// The puzzle of a day, counted from any first day on: the same for everybody with the same puzzles. Each puzzle
/// comes once before one comes again.
pub fn daily_puzzle<'a>(puzzles: &[&'a Puzzle], day: u64) -> Option<&'a Puzzle> {
    let mut mixed: Vec<(u64, &Puzzle)> = puzzles
        .iter()
        .map(|puzzle| (Random::new(fnv(puzzle.id().bytes())).next(), *puzzle))
        .collect();
    mixed.sort_by_key(|(key, _)| *key);
    let index = usize::try_from(day % mixed.len().max(1) as u64).ok()?;
    mixed.get(index).map(|(_, puzzle)| *puzzle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{End, Theme};
    use std::collections::BTreeSet;

    fn puzzle(number: u16) -> Puzzle {
        Puzzle {
            game: "chess".to_owned(),
            layout: String::new(),
            options: Vec::new(),
            fen: number.to_string(),
            line: vec!["a2a4".to_owned()],
            end: End::Gain,
            rating: 1_000 + 50 * number,
            themes: Vec::new(),
        }
    }

    #[test]
    fn a_new_puzzle_near_the_rating_comes_first() {
        let all: Vec<Puzzle> = (0..20).map(puzzle).collect();
        let all: Vec<&Puzzle> = all.iter().collect();
        for seed in 0..20 {
            let next = next_puzzle(&all, 1_500.0, &|_| false, &[], seed).unwrap();
            assert!((1_401..=1_599).contains(&next.rating), "{}", next.rating);
            let known = |puzzle: &Puzzle| puzzle.rating < 1_800;
            let next = next_puzzle(&all, 1_500.0, &known, &[], seed).unwrap();
            assert!((1_800..=1_899).contains(&next.rating), "{}", next.rating);
            let next = next_puzzle(&all, 1_500.0, &|_| true, &[], seed).unwrap();
            assert!((1_401..=1_599).contains(&next.rating));
        }
        assert!(next_puzzle(&[], 1_500.0, &|_| false, &[], 1).is_none());
    }

    #[test]
    fn the_next_puzzle_is_unlike_the_last_ones() {
        let with = |number: u16, themes: &[Theme]| Puzzle {
            themes: themes.to_vec(),
            rating: 1_500,
            ..puzzle(number)
        };
        let sacrifice = with(1, &[Theme::Sacrifice, Theme::Freeze]);
        let freeze = with(2, &[Theme::Freeze]);
        let quiet = with(3, &[Theme::Quiet]);
        let longer = Puzzle {
            line: vec!["a2a4".to_owned(); 3],
            ..with(4, &[Theme::Freeze])
        };
        let mut all = vec![&sacrifice, &freeze, &quiet];
        let next = |all: &[&Puzzle], last: &[&Puzzle], seed| {
            next_puzzle(all, 1_500.0, &|_| false, last, seed)
                .unwrap()
                .fen
                .clone()
        };
        for seed in 0..20 {
            assert_eq!(next(&all, &[&freeze], seed), quiet.fen);
        }
        all[2] = &longer;
        for seed in 0..20 {
            assert_eq!(next(&all, &[&freeze, &sacrifice], seed), longer.fen);
        }
    }

    #[test]
    fn every_puzzle_has_its_day() {
        let all: Vec<Puzzle> = (0..20).map(puzzle).collect();
        let all: Vec<&Puzzle> = all.iter().collect();
        let days = 7_000..7_020;
        let found: BTreeSet<String> = days
            .map(|day| daily_puzzle(&all, day).unwrap().id())
            .collect();
        assert_eq!(found.len(), 20);
        assert_eq!(daily_puzzle(&all, 7_000), daily_puzzle(&all, 7_020));
        assert!(daily_puzzle(&[], 1).is_none());
    }
}
