//! Mates are found, and their lengths are told.

use crate::{checked, game, position, search};
use baroque::rules::{Outcome, Position, Variant};
use baroque::search::Limits;

const MATES: &str = include_str!("mates.txt");

/// Whether the side that has just moved has won.
fn is_won(variant: &Variant, position: &Position) -> bool {
    matches!(variant.outcome(position), Some(Outcome::Win(winner, _)) if winner != position.turn())
}

/// Whether the side on move can force a win in this many of its moves, by trying all moves.
fn wins_in(variant: &Variant, position: &Position, moves: u32) -> bool {
    moves > 0
        && variant.legal_moves(position).into_iter().any(|mv| {
            let next = variant.play(position, mv);
            is_won(variant, &next) || loses_in(variant, &next, moves - 1)
        })
}

/// Whether the side on move loses within this many moves of the enemy's, whatever it plays.
fn loses_in(variant: &Variant, position: &Position, moves: u32) -> bool {
    moves > 0
        && variant.outcome(position).is_none()
        && variant
            .legal_moves(position)
            .into_iter()
            .all(|mv| wins_in(variant, &variant.play(position, mv), moves))
}

fn each_mate(mut see: impl FnMut(&Variant, &Position, u32, &str)) {
    let rows = MATES
        .lines()
        .filter(|row| !row.is_empty() && !row.starts_with('#'));
    for row in rows {
        let mut words = row.splitn(3, ' ');
        let moves = words.next().unwrap().parse().unwrap();
        let variant = game(words.next().unwrap(), None);
        let start = position(&variant, words.next().unwrap());
        see(&variant, &start, moves, row);
    }
}

#[test]
fn the_positions_are_mates_of_their_lengths() {
    each_mate(|variant, position, moves, row| {
        assert!(wins_in(variant, position, moves), "no mate: {row}");
        assert!(!wins_in(variant, position, moves - 1), "shorter: {row}");
    });
}

#[test]
fn mates_are_found_and_their_length_is_told() {
    each_mate(|variant, position, moves, row| {
        let limits = Limits::nodes(if moves == 1 { 3_000 } else { 60_000 });
        let report = search(variant, std::slice::from_ref(position), &limits).unwrap();
        assert_eq!(report.score.mate(), Some(moves as i32), "{row}");
        let next = variant.play(position, checked(variant, position, &report));
        let mated = is_won(variant, &next) || loses_in(variant, &next, moves - 1);
        assert!(mated, "{row}: {:?}", report.line);
        assert_eq!(report.line.len() as u32, 2 * moves - 1, "{row}");
    });
}

/// The side that is mated in one, after its best defence, knows it.
#[test]
fn a_sure_loss_is_told() {
    let chess = game("chess", Some("8x8"));
    let lost = position(&chess, "k7/8/1K6/8/8/8/8/7R b - - 0 1");
    let report = search(&chess, &[lost], &Limits::depth(4)).unwrap();
    assert_eq!(report.score.mate(), Some(-1));
    assert_eq!(report.score.to_string(), "#-1");
}

/// One engine for all positions: what it remembers of one does not mislead it in the next.
#[test]
fn a_table_full_of_other_positions_tells_no_wrong_mates() {
    let chess = game("chess", Some("8x8"));
    let stop = std::sync::atomic::AtomicBool::new(false);
    let mut engine = baroque::search::Engine::new(1);
    let mut history = vec![position(&chess, "8/8/8/3k4/8/8/8/RK6 w - - 0 1")];
    let mut longest = i32::MAX;
    while let Some(at) = history.last().filter(|at| chess.outcome(at).is_none()) {
        let limits = Limits::nodes(20_000);
        let report = engine
            .search(&chess, &history, &limits, &stop, &mut |_| {})
            .unwrap();
        let next = chess.play(at, checked(&chess, at, &report));
        // A mate once announced comes no later than announced.
        if let Some(moves) = report.score.mate() {
            let left = if moves > 0 { moves } else { -moves };
            assert!(left <= longest, "{left} after {longest}");
            longest = left;
        }
        history.push(next);
        assert!(history.len() <= 100, "no mate in 50 moves");
    }
    assert!(is_won(&chess, history.last().unwrap()));
}
