//! What the levels are worth against each other: matches too long for every day.

use crate::{HASH_MIB, checked, game};
use baroque::rules::{Color, Outcome, Position, Variant};
use baroque::search::{Engine, Level, Report};
use std::sync::atomic::AtomicBool;

/// Plies played at random before the levels take over.
const OPENING: usize = 4;
/// A game that is not over by then is a draw.
const LONGEST: usize = 200;

/// The start of a game after some random moves, the same for the same seed.
fn opening(variant: &Variant, seed: u64) -> Vec<Position> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut history = vec![variant.start().clone()];
    while history.len() <= OPENING {
        let at = history.last().unwrap();
        let moves = variant.legal_moves(at);
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let mv = moves[(state >> 33) as usize % moves.len()];
        history.push(variant.play(at, mv));
    }
    history
}

fn think(
    engine: &mut Engine,
    variant: &Variant,
    history: &[Position],
    level: Level,
    seed: u64,
) -> Report {
    let stop = AtomicBool::new(false);
    let report = engine.search_level(variant, history, level, seed, &stop, &mut |_| {});
    report.expect("a move")
}

/// The points of the better level in one game: 2 for a win, 1 for a draw.
fn points(variant: &Variant, better: Color, high: Level, low: Level, seed: u64) -> u32 {
    let mut engine = Engine::new(HASH_MIB);
    let mut history = opening(variant, seed);
    while history.len() < LONGEST {
        let at = history.last().unwrap();
        let repeated = history.iter().filter(|known| known.same_as(at)).count() > 2;
        match variant.outcome(at) {
            Some(Outcome::Win(winner, _)) => return if winner == better { 2 } else { 0 },
            Some(Outcome::Draw(_)) => return 1,
            None if repeated => return 1,
            None => {}
        }
        let level = if at.turn() == better { high } else { low };
        let report = think(&mut engine, variant, &history, level, seed);
        let mv = checked(variant, at, &report);
        history.push(variant.play(at, mv));
    }
    1
}

/// Matches of neighbouring levels, each opening with both colours.
///
/// `BAROQUE_GAMES=10 BAROQUE_LEVELS=1,2,3 cargo test --release --no-default-features --test search levels
/// -- --ignored --nocapture` plays ten openings for each of the pairs 1-2, 2-3 and 3-4, in two games;
/// `BAROQUE_GAME=ultima` plays that game only.
#[test]
#[ignore = "takes up to hours"]
fn each_level_beats_the_one_below() {
    let setting = |name: &str, usual: &str| std::env::var(name).unwrap_or(usual.to_owned());
    let openings: u64 = setting("BAROQUE_GAMES", "10").parse().unwrap();
    let levels = setting("BAROQUE_LEVELS", "1,2,3,4,5,6,7");
    let wanted = setting("BAROQUE_GAME", "");
    for (id, layout) in [("withdrawer-chess", Some("10x8")), ("ultima", None)] {
        if !wanted.is_empty() && wanted != id {
            continue;
        }
        let variant = game(id, layout);
        for lower in levels.split(',') {
            let lower: usize = lower.trim().parse().unwrap();
            let (low, high) = (Level::ALL[lower - 1], Level::ALL[lower]);
            let mut results = [0; 3];
            for seed in 1..=openings {
                for color in Color::ALL {
                    results[points(&variant, color, high, low, seed) as usize] += 1;
                }
            }
            let [lost, drawn, won] = results;
            let share = 50 * (2 * won + drawn) / (won + drawn + lost).max(1);
            println!("{id}: {high} - {low}: +{won} ={drawn} -{lost}, {share} %");
            assert!(
                openings < 5 || share > 50,
                "{id}: {high} does not beat {low}"
            );
        }
    }
}
