//! A search ends in time, and always has an answer.

use super::{HASH_MIB, checked, game, position, search};
use baroque::search::{Engine, Level, Limits};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How late an answer may be if several programs share a slow machine.
const PATIENCE: Duration = Duration::from_millis(500);

#[test]
fn a_search_that_is_stopped_at_once_has_a_legal_move() {
    let stop = AtomicBool::new(true);
    for (id, layout) in [("immobilizer-chess", "10x8"), ("chess", "8x8")] {
        let variant = game(id, Some(layout));
        let history = [variant.start().clone()];
        let mut engine = Engine::new(HASH_MIB);
        let none = Limits::default();
        let report = engine
            .search(&variant, &history, &none, &stop, &mut |_| {})
            .unwrap();
        checked(&variant, variant.start(), &report);
        assert_eq!((report.depth, report.score.mate()), (0, None));
        for level in Level::ALL {
            let report = engine
                .search_level(&variant, &history, level, 1, &stop, &mut |_| {})
                .unwrap();
            checked(&variant, variant.start(), &report);
        }
    }
}

#[test]
fn the_stop_flag_is_obeyed_at_once() {
    let variant = game("pushme-pullyu-chess", None);
    let stop = Arc::new(AtomicBool::new(false));
    let flag = stop.clone();
    let stopper = thread::spawn(move || {
        thread::sleep(Duration::from_millis(150));
        flag.store(true, Ordering::Relaxed);
        Instant::now()
    });
    let history = [variant.start().clone()];
    let report = Engine::new(HASH_MIB)
        .search(&variant, &history, &Limits::default(), &stop, &mut |_| {})
        .unwrap();
    let ended = Instant::now();
    let stopped = stopper.join().unwrap();
    assert!(ended.saturating_duration_since(stopped) < PATIENCE);
    checked(&variant, variant.start(), &report);
}

#[test]
fn the_time_for_a_move_is_kept() {
    let variant = game("long-leaper-chess", None);
    let history = [variant.start().clone()];
    for millis in [1, 30, 200] {
        let time = Duration::from_millis(millis);
        let begun = Instant::now();
        let report = search(&variant, &history, &Limits::movetime(time)).unwrap();
        let taken = begun.elapsed();
        assert!(taken < time + PATIENCE, "{taken:?} for {time:?}");
        assert!(report.time >= time, "the time is used");
        checked(&variant, variant.start(), &report);
    }
}

#[test]
fn a_clock_is_not_overstepped() {
    let variant = game("advancer-chess", None);
    let history = [variant.start().clone()];
    let remaining = Duration::from_secs(1);
    let limits = Limits::clock(remaining, Duration::ZERO, None);
    let begun = Instant::now();
    let report = search(&variant, &history, &limits).unwrap();
    checked(&variant, variant.start(), &report);
    assert!(begun.elapsed() < remaining);
}

/// With only one legal move or a known mate, the answer comes at once.
#[test]
fn what_is_settled_is_played_at_once() {
    let chess = game("chess", Some("8x8"));
    for fen in [
        "7k/8/8/8/8/8/1q6/K7 w - - 0 1",
        "k7/8/1K6/8/8/8/8/7R w - - 0 1",
    ] {
        let at = position(&chess, fen);
        let begun = Instant::now();
        let limits = Limits::movetime(Duration::from_secs(20));
        let report = search(&chess, std::slice::from_ref(&at), &limits).unwrap();
        checked(&chess, &at, &report);
        assert!(begun.elapsed() < Duration::from_secs(5), "{fen}");
    }
}

#[test]
fn nodes_and_depth_are_limits() {
    let variant = game("swapper-chess", None);
    let history = [variant.start().clone()];
    for nodes in [1, 2, 100, 5_000] {
        let report = search(&variant, &history, &Limits::nodes(nodes)).unwrap();
        assert_eq!(report.nodes, nodes);
        checked(&variant, variant.start(), &report);
    }
    for depth in 1..=3 {
        let report = search(&variant, &history, &Limits::depth(depth)).unwrap();
        assert_eq!(report.depth, depth);
    }
}

#[test]
fn without_a_legal_move_there_is_no_answer() {
    let chess = game("chess", Some("8x8"));
    let stop = AtomicBool::new(false);
    for fen in [
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
    ] {
        let history = [position(&chess, fen)];
        assert_eq!(search(&chess, &history, &Limits::nodes(100)), None);
        let mut engine = Engine::new(HASH_MIB);
        let answer = engine.search_level(&chess, &history, Level::Club, 1, &stop, &mut |_| {});
        assert_eq!(answer, None);
    }
    assert_eq!(search(&chess, &[], &Limits::nodes(100)), None);
}

/// Everything but the time is the same.
#[test]
fn the_same_search_has_the_same_answer() {
    let variant = game("coordinator-chess", None);
    let history = [variant.start().clone()];
    let stop = AtomicBool::new(false);
    let timeless = |engine: &mut Engine, limits: &Limits| {
        let mut seen = Vec::new();
        let report = engine
            .search(&variant, &history, limits, &stop, &mut |report| {
                seen.push((report.depth, report.nodes, report.line.clone()));
            })
            .unwrap();
        (report.depth, report.nodes, report.score, report.line, seen)
    };
    for limits in [Limits::nodes(20_000), Limits::depth(4)] {
        let answer = timeless(&mut Engine::new(HASH_MIB), &limits);
        let mut engine = Engine::new(HASH_MIB);
        timeless(&mut engine, &Limits::nodes(3_000));
        engine.clear();
        assert_eq!(answer, timeless(&mut engine, &limits));
    }
}

#[test]
fn a_level_has_the_same_answer_for_the_same_seed_whatever_was_searched_before() {
    let variant = game("mimotaur-chess", None);
    let history = [variant.start().clone()];
    let stop = AtomicBool::new(false);
    let mut engine = Engine::new(HASH_MIB);
    let mut choose = |level, seed| {
        engine
            .search_level(&variant, &history, level, seed, &stop, &mut |_| {})
            .and_then(|report| report.best())
    };
    let mut openings = Vec::new();
    for seed in 1..8 {
        let first = choose(Level::Casual, seed);
        choose(Level::Club, seed + 100);
        assert_eq!(first, choose(Level::Casual, seed));
        if !openings.contains(&first) {
            openings.push(first);
        }
    }
    assert!(openings.len() > 1, "always the same opening is dull");
}
