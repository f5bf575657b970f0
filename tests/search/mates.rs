//! The search finds wins and reports their lengths.

use super::powers::without;
use super::proof::Prover;
use super::{HASH_MIB, checked, game, position, search};
use baroque::rules::{Position, Variant};
use baroque::search::{Engine, Limits};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The wins of `baroque lab mates`.
const MATES: &str = include_str!("../../benches/mates.txt");

/// Many more nodes than a search needs to find them.
const NODES: u64 = 1_000_000;

/// The longest wins that the test searches for.
const LONGEST: u32 = 3;

/// A row: the side to move wins in this many moves, but only with this power.
struct Problem {
    row: &'static str,
    moves: u32,
    /// Whether only one first move wins in this many moves.
    unique: bool,
    variant: Arc<Variant>,
    power: &'static str,
    start: Position,
}

fn problems() -> impl Iterator<Item = Problem> {
    let mut last: Option<Arc<Variant>> = None;
    let rows = MATES.lines();
    rows.filter(|row| !row.is_empty() && !row.starts_with('#'))
        .map(move |row| {
            let words: Vec<&str> = row.splitn(4, ' ').collect();
            let [moves, id, power, fen] = words[..] else {
                panic!("{row}: expected moves, game, power and FEN");
            };
            // The rows of a game are next to each other.
            let known = last.take().filter(|variant| variant.id() == id);
            let variant = known.unwrap_or_else(|| Arc::new(game(id, None)));
            last = Some(variant.clone());
            Problem {
                row,
                moves: moves.trim_end_matches('!').parse().unwrap(),
                unique: moves.ends_with('!'),
                power,
                start: position(&variant, fen),
                variant,
            }
        })
}

#[test]
fn the_positions_are_wins_of_their_lengths() {
    for problem in problems() {
        let Problem { row, moves, .. } = problem;
        let mut prover = Prover::new(&problem.variant);
        assert!(!prover.wins_in(&problem.start, moves - 1), "shorter: {row}");
        assert!(prover.wins_in(&problem.start, moves), "no win: {row}");
        if problem.unique {
            let firsts = problem.variant.legal_moves(&problem.start).into_iter();
            let wins = firsts.filter(|&mv| prover.wins_by(&problem.start, mv, moves));
            assert_eq!(wins.count(), 1, "several ways: {row}");
        }
    }
}

#[test]
fn the_positions_are_no_wins_of_their_lengths_without_the_power() {
    for problem in problems() {
        let poorer = without(&problem.variant, problem.power);
        let start = poorer.position(&problem.start.setup()).unwrap();
        let wins = Prover::new(&poorer).wins_in(&start, problem.moves);
        assert!(!wins, "not needed: {}", problem.row);
    }
}

#[test]
fn wins_are_found_and_their_length_is_told() {
    let mut engine = Engine::new(HASH_MIB);
    let stop = AtomicBool::new(false);
    for problem in problems().filter(|problem| problem.moves <= LONGEST) {
        let Problem { row, moves, .. } = problem;
        let limits = Limits {
            mate: Some(moves),
            ..Limits::nodes(NODES)
        };
        let start = std::slice::from_ref(&problem.start);
        engine.clear();
        let report = engine.search(&problem.variant, start, &limits, &stop, &mut |_| {});
        let report = report.unwrap();
        assert_eq!(report.score.mate(), Some(moves as i32), "{row}");
        let best = checked(&problem.variant, &problem.start, &report);
        let wins = Prover::new(&problem.variant).wins_by(&problem.start, best, moves);
        assert!(wins, "{row}: {:?}", report.line);
    }
}

/// The side that is mated in one move after its best defence reports that.
#[test]
fn a_sure_loss_is_told() {
    let chess = game("chess", Some("8x8"));
    let lost = position(&chess, "k7/8/1K6/8/8/8/8/7R b - - 0 1");
    let report = search(&chess, &[lost], &Limits::depth(4)).unwrap();
    assert_eq!(report.score.mate(), Some(-1));
    assert_eq!(report.score.to_string(), "#-1");
}
