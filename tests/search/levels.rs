//! The moves that weaker players overlook, and those that they never overlook.

use super::{HASH_MIB, checked, game, position};
use baroque::rules::{Move, Position, Variant};
use baroque::search::{Engine, Level, Limits, SearchReport, Task};
use std::sync::atomic::AtomicBool;

fn choose(
    engine: &mut Engine,
    variant: &Variant,
    history: &[Position],
    player: (Level, u64),
) -> Move {
    let stop = AtomicBool::new(false);
    let (level, seed) = player;
    let report = engine.search_level(variant, history, level, seed, &stop, &mut |_| {});
    checked(variant, history.last().unwrap(), &report.unwrap())
}

/// For how many of 100 seeds a level plays such a move.
fn count(
    variant: &Variant,
    history: &[Position],
    level: Level,
    wanted: impl Fn(&Position, Move) -> bool,
) -> usize {
    let mut engine = Engine::new(HASH_MIB);
    let at = history.last().unwrap();
    (0..100)
        .filter(|&seed| wanted(at, choose(&mut engine, variant, history, (level, seed))))
        .count()
}

/// A Long Leaper hangs: next to the king, which captures by displacement, or on the crossing of the lines of a
/// Coordinator and its king, four squares away from both.
#[test]
fn a_newcomer_overlooks_odd_and_distant_captures_more_than_plain_ones() {
    let ultima = game("ultima", None);
    let captures = |at: &Position, mv: Move| ultima.captured(at, mv).any();
    let plain = [position(&ultima, "7k/8/6pp/8/8/8/PP1l4/4K3 w - - 0 1")];
    let odd = [position(&ultima, "8/4l2k/6pp/8/8/C7/PP6/4K3 w - - 0 1")];
    let plain_newcomer = count(&ultima, &plain, Level::Newcomer, captures);
    let odd_newcomer = count(&ultima, &odd, Level::Newcomer, captures);
    assert!(plain_newcomer >= 85, "{plain_newcomer}");
    assert!((10..=70).contains(&odd_newcomer), "{odd_newcomer}");
    for history in [&plain, &odd] {
        let strong = count(&ultima, history, Level::Strong, captures);
        assert!(strong >= 90, "{strong}");
    }
}

#[test]
fn a_newcomer_recaptures_next_door() {
    let chess = game("chess", Some("8x8"));
    let before = position(
        &chess,
        "r1bqkbnr/pppp1ppp/2n1p3/8/3P4/2P5/PP2PPPP/RNBQKBNR b KQkq - 0 1",
    );
    let after = position(
        &chess,
        "r1bqkbnr/pppp1ppp/4p3/8/3n4/2P5/PP2PPPP/RNBQKBNR w KQkq - 0 2",
    );
    let captures = |at: &Position, mv: Move| chess.captured(at, mv).any();
    let taken = count(&chess, &[before, after], Level::Newcomer, captures);
    assert!(taken >= 65, "{taken}");
}

#[test]
fn a_mate_in_one_is_played() {
    let chess = game("chess", Some("8x8"));
    let at = [position(&chess, "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1")];
    let mates = |at: &Position, mv: Move| chess.outcome(&chess.play(at, mv)).is_some();
    for level in [Level::Newcomer, Level::Beginner, Level::Casual] {
        let mated = count(&chess, &at, level, mates);
        assert!(mated >= 90, "{level}: {mated}");
    }
}

/// Black threatens mate on the back rank, and there is no other threat.
#[test]
fn a_beginner_mostly_sees_a_mate_coming() {
    let chess = game("chess", Some("8x8"));
    let at = [position(&chess, "r5k1/5ppp/8/8/8/7P/5PP1/3R2K1 w - - 0 1")];
    let loses = |at: &Position, mv: Move| {
        let next = chess.play(at, mv);
        let replies = chess.legal_moves(&next);
        let mates = |&reply: &Move| chess.outcome(&chess.play(&next, reply)).is_some();
        replies.iter().any(mates)
    };
    let lost = count(&chess, &at, Level::Beginner, loses);
    assert!(lost <= 20, "{lost}");
}

#[test]
fn a_seed_has_the_same_answer_each_time() {
    let rococo = game("rococo", None);
    let history = [rococo.start().clone()];
    let mut engine = Engine::new(HASH_MIB);
    for level in [Level::Newcomer, Level::Novice, Level::Regular] {
        for seed in 0..5 {
            let first = choose(&mut engine, &rococo, &history, (level, seed));
            choose(&mut engine, &rococo, &history, (Level::Beginner, seed + 9));
            let again = choose(&mut engine, &rococo, &history, (level, seed));
            assert_eq!(first, again, "{level}, seed {seed}");
        }
    }
}

/// The last level is the search itself, for any seed.
#[test]
fn the_last_level_overlooks_nothing() {
    let variant = game("coordinator-chess", None);
    let history = [variant.start().clone()];
    let search = |player: Option<(Level, u64)>| {
        let task = Task {
            limits: Limits::nodes(5_000),
            player,
            ..Task::default()
        };
        let stop = AtomicBool::new(false);
        let found = Engine::new(HASH_MIB).carry_out(&variant, &history, &task, &stop, &mut |_| {});
        let SearchReport {
            depth,
            nodes,
            score,
            line,
            ..
        } = found.unwrap();
        (depth, nodes, score, line)
    };
    let last = Level::ALL[Level::ALL.len() - 1];
    for seed in [1, 2] {
        assert_eq!(search(Some((last, seed))), search(None));
    }
}

#[test]
fn levels_are_numbered_from_one() {
    for (level, number) in Level::ALL.into_iter().zip(1..) {
        assert_eq!(
            (level.number(), Level::numbered(number)),
            (number, Some(level))
        );
    }
    assert_eq!((Level::numbered(0), Level::numbered(11)), (None, None));
}
