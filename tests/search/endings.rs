//! Perfect play with tables of endings.

use super::{HASH_MIB, game, position};
use baroque::endings::{Endings, Material, Progress, Value};
use baroque::notation::find_move;
use baroque::rules::{Outcome, Position, Variant};
use baroque::search::{Engine, Level, Limits, SearchReport, Task};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::{Duration, Instant};

/// Tables of chess on 8×8 for king and queen, and for king and pawn.
fn tables(variant: &Variant) -> Arc<Endings> {
    let endings = Endings::new(variant).unwrap();
    for text in ["KQk", "KPk"] {
        let material = Material::parse(variant, text).unwrap();
        endings.table(&material, &Progress::default()).unwrap();
    }
    Arc::new(endings)
}

fn search(
    engine: &mut Engine,
    variant: &Variant,
    position: &Position,
    level: Level,
) -> SearchReport {
    let task = Task {
        limits: Limits::depth(1),
        player: Some((level, 1)),
        ..Task::default()
    };
    let (history, stop) = ([position.clone()], AtomicBool::new(false));
    engine
        .carry_out(variant, &history, &task, &stop, &mut |_| {})
        .unwrap()
}

/// From each position both sides win as fast and defend as long as the tables promise, and the score says how long.
#[test]
fn the_engine_keeps_the_promise_of_tables() {
    let variant = game("chess", Some("8x8"));
    let endings = tables(&variant);
    let mut engine = Engine::new(HASH_MIB);
    engine.set_endings(Some(endings.clone()));
    for fen in [
        "8/8/8/3k4/8/8/8/KQ6 w - - 0 1",
        "7k/8/8/8/3Q4/8/8/K7 b - - 0 1",
        "8/8/8/1k6/8/8/P7/1K6 w - - 0 1",
        "8/8/1k6/8/8/1K6/1P6/8 b - - 0 1",
    ] {
        let mut position = position(&variant, fen);
        let value = endings.value(&position, &Progress::default()).unwrap();
        let Some(plies) = value.plies() else {
            continue;
        };
        for left in (1..=plies).rev() {
            assert_eq!(variant.outcome(&position), None, "{fen}");
            let report = search(&mut engine, &variant, &position, Level::Full);
            let moves = i32::from(left.div_ceil(2));
            assert_eq!(report.score.mate().map(i32::abs), Some(moves), "{fen}");
            assert_eq!(report.line.len(), usize::from(left), "{fen}");
            assert!(report.table_hits > 0);
            position = variant.play(&position, report.best().unwrap());
        }
        assert!(
            matches!(variant.outcome(&position), Some(Outcome::Win(..))),
            "{fen}"
        );
    }
}

/// A draw is held where some moves lose. Players of the lower levels do not know the tables.
#[test]
fn the_only_move_that_holds_is_played() {
    let variant = game("chess", Some("8x8"));
    let endings = tables(&variant);
    let mut engine = Engine::new(HASH_MIB);
    engine.set_endings(Some(endings.clone()));
    // The king must take the opposition.
    for fen in [
        "4k3/8/8/4K3/4P3/8/8/8 b - - 0 1",
        "8/4k3/8/4P3/4K3/8/8/8 b - - 0 1",
    ] {
        let position = position(&variant, fen);
        let moves = endings.moves(&position, &Progress::default()).unwrap();
        let held = |mv| {
            let found = moves.iter().find(|&&(known, _)| known == mv);
            found.map(|&(_, value)| value)
        };
        for level in [Level::Club, Level::Full] {
            let best = search(&mut engine, &variant, &position, level)
                .best()
                .unwrap();
            assert_eq!(held(best), Some(Value::Undecided), "{fen}");
        }
    }
    let won = position(&variant, "8/8/8/3k4/8/8/8/KQ6 w - - 0 1");
    for level in Level::ALL {
        let knows = search(&mut engine, &variant, &won, level).table_hits > 0;
        assert_eq!(knows, level.number() >= 6, "{level:?}");
    }
}

/// White is in check, and every move but the exchange of rooks loses the rook. After it the white king stands on the sixth
/// rank in front of its pawn, which always wins. A search of few nodes knows that and how long it takes, because it asks
/// the table of king and pawn. That table is built as soon as a position with five pieces comes near it.
#[test]
fn a_trade_into_a_won_ending_is_known_to_win() {
    let variant = game("chess", Some("8x8"));
    let position = position(&variant, "kr5R/8/1K6/1P6/8/8/8/8 w - - 0 1");
    let endings = Arc::new(Endings::new(&variant).unwrap());
    endings.approach(&position);
    let pawn = Material::parse(&variant, "KPk").unwrap();
    let begun = Instant::now();
    while endings.ready(&pawn).is_none() {
        assert!(begun.elapsed() < Duration::from_secs(600), "no table");
        thread::sleep(Duration::from_millis(20));
    }
    let trade = ["h8b8", "a8b8"]
        .iter()
        .fold(position.clone(), |position, mv| {
            variant.play(&position, find_move(&variant, &position, mv).unwrap())
        });
    let value = endings.value(&trade, &Progress::default()).unwrap();
    let Value::Win(plies) = value else {
        panic!("{value:?}")
    };
    let search = |endings| {
        let mut engine = Engine::new(HASH_MIB);
        engine.set_endings(endings);
        let (history, stop) = ([position.clone()], AtomicBool::new(false));
        let limits = Limits::nodes(200);
        engine
            .search(&variant, &history, &limits, &stop, &mut |_| {})
            .unwrap()
    };
    let report = search(Some(endings));
    assert_eq!(report.best(), find_move(&variant, &position, "h8b8"));
    assert_eq!(
        report.score.mate(),
        Some(i32::from((plies + 2).div_ceil(2)))
    );
    assert!(report.table_hits > 0);
    let without = search(None);
    assert_eq!((without.score.mate(), without.table_hits), (None, 0));
}
