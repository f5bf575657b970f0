//! Reports of games made by hand, whose figures follow by counting.

use super::*;
use crate::playtest::plan::{GameId, Odds, Plan};
use crate::playtest::record::{Capture, Material, Use};
use crate::playtest::sheet::PieceSheet;
use crate::playtest::values::Scale;
use crate::playtest::words;
use crate::search::random::Random;

fn piece(id: &str, count: u64, methods: &[&str], powers: &[&str]) -> PieceSheet {
    let texts = |list: &[&str]| list.iter().map(|text| (*text).to_owned()).collect();
    PieceSheet {
        id: id.to_owned(),
        name: id.to_uppercase(),
        royal: id == "king",
        counts: [count, count],
        engine: if id == "pawn" { 100 } else { 400 },
        methods: texts(methods),
        powers: texts(powers),
    }
}

/// A game with a king, two mages and eight pawns for each side.
pub fn sheet() -> Sheet {
    Sheet {
        game: "mages".to_owned(),
        name: "Mages".to_owned(),
        layout: "8x8".to_owned(),
        options: Vec::new(),
        rules: "0".repeat(16),
        version: "0".to_owned(),
        plan: Plan {
            nodes: 1_000,
            seed: 1,
            games: 8,
            deep: 2,
            odds: None,
            longest: 100,
        },
        even: true,
        pieces: vec![
            piece("king", 1, &["displacement"], &[]),
            piece("mage", 2, &["leap", "shot"], &["swap", "freezing"]),
            piece("pawn", 8, &["displacement"], &["promotion"]),
        ],
    }
}

/// A game with two plies of opening, then a ply for each score.
pub fn game(series: Series, number: u64, points: u8, scores: &[i32]) -> GameRecord {
    GameRecord {
        id: GameId { series, number },
        start: None,
        opening: 2,
        moves: String::new(),
        points,
        end: if points == 1 {
            "stalemate"
        } else {
            "checkmate"
        }
        .to_owned(),
        scores: scores.to_vec(),
        choices: vec![20; scores.len()],
        captures: Vec::new(),
        uses: Vec::new(),
        material: Vec::new(),
    }
}

fn capture(ply: usize, piece: usize, method: &str, victim: usize) -> Capture {
    Capture {
        ply,
        piece,
        method: method.to_owned(),
        victim,
        side: None,
    }
}

#[test]
fn results_lengths_and_ends_are_counted() {
    let games = [
        game(Series::SelfPlay, 0, 2, &[0; 8]),
        game(Series::SelfPlay, 1, 2, &[0; 10]),
        game(Series::SelfPlay, 2, 1, &[0; 38]),
        game(Series::SelfPlay, 3, 0, &[0; 20]),
    ];
    let report = Report::new(&sheet(), &games);
    let white = report.white;
    assert_eq!((white.wins, white.draws, white.losses), (2, 1, 1));
    assert_eq!(white.score, Some(0.625));
    // Pairs have 2 and 1/2 points; with the imaginary pairs 0, 1/2, 2, 2 of 8 games: the mean is 9/16. The deviations are
    // 9/8, 5/8, 7/8 and 7/8, and their squares have the sum 3.1875.
    let error = 3.182 * (3.1875_f64 * 4.0 / 3.0 / 64.0).sqrt();
    assert!((white.error.unwrap() - error).abs() < 1e-9, "{white:?}");
    assert_eq!(report.draws.unwrap().value, 0.25);
    assert_eq!(report.plies.median, Some(17.0));
    assert_eq!(report.plies.mean, Some((10 + 12 + 40 + 22) as f64 / 4.0));
    assert_eq!(report.ends["checkmate"], 3);
    assert_eq!(report.ends["stalemate"], 1);
    let bars: u64 = report.plies.histogram.iter().map(|bar| bar.games).sum();
    assert_eq!(bars, 4);
    assert!(report.plies.histogram.len() <= BARS);
    let examples: Vec<(&str, u64, u64)> = report
        .examples
        .iter()
        .map(|example| (example.why.as_str(), example.game, example.amount))
        .collect();
    assert_eq!(examples, [("shortest", 1, 10), ("longest", 3, 40)]);
    let strength = words::strength(&report);
    assert!(
        strength.starts_with("4 games of 8 of the computer"),
        "{strength}"
    );
    assert!(
        strength.contains("at about 1000 positions a move"),
        "{strength}"
    );
}

#[test]
fn the_order_of_games_changes_nothing() {
    let games: Vec<GameRecord> = (0..8)
        .map(|number| {
            game(
                Series::SelfPlay,
                number,
                (number % 3) as u8,
                &[number as i32; 9],
            )
        })
        .collect();
    let turned: Vec<GameRecord> = games.iter().rev().cloned().collect();
    assert_eq!(
        Report::new(&sheet(), &games),
        Report::new(&sheet(), &turned)
    );
}

#[test]
fn a_lead_changes_sides_and_is_decided_when_it_stays() {
    let scores = [0, 150, 50, -50, -120, -90, 40, 130, 90, 300, 400];
    let won = game(Series::SelfPlay, 0, 2, &scores);
    // White, Black, White.
    assert_eq!(lead_changes(&won), 2);
    // The last score below 100 is the ninth, after two plies of opening.
    assert_eq!(decided(&won), Some(2 + 9));
    let drawn = game(Series::SelfPlay, 0, 1, &scores);
    assert_eq!(decided(&drawn), None);
    assert_eq!(decided(&game(Series::SelfPlay, 0, 0, &[0, -200])), Some(3));
    assert_eq!(decided(&game(Series::SelfPlay, 0, 0, &[0, 200])), Some(4));
}

#[test]
fn captures_and_powers_are_counted_and_unused_ones_named() {
    let mut first = game(Series::SelfPlay, 0, 2, &[0; 9]);
    first.captures = vec![
        capture(4, 1, "leap", 2),
        capture(4, 1, "leap", 2),
        capture(6, 2, "displacement", 1),
    ];
    first.uses = vec![Use {
        ply: 5,
        piece: 1,
        power: "swap".to_owned(),
    }];
    let mut second = game(Series::SelfPlay, 2, 0, &[0; 9]);
    second.captures = vec![capture(7, 1, "leap", 2)];
    let third = game(Series::SelfPlay, 4, 1, &[0; 9]);
    let report = Report::new(&sheet(), &[first, second, third]);
    let count = |piece: &str, method: &str, victim: &str, count| CaptureCount {
        piece: piece.to_owned(),
        method: method.to_owned(),
        victim: victim.to_owned(),
        count,
    };
    assert_eq!(
        report.captures,
        [
            count("mage", "leap", "pawn", 3),
            count("pawn", "displacement", "mage", 1)
        ]
    );
    assert!((report.captures_a_game.unwrap().value - 4.0 / 3.0).abs() < 1e-12);
    // The first captures are the fifth and the eighth ply.
    assert!((report.first_capture.unwrap().value - 6.5).abs() < 1e-12);
    let leap = &report.methods[1];
    assert_eq!(
        (leap.method.as_str(), leap.count, leap.several),
        ("leap", 3, 1)
    );
    assert_eq!(report.powers.len(), 1);
    let unused: Vec<(&str, &str)> = report
        .unused
        .iter()
        .map(|unused| (unused.piece.as_str(), unused.ability.as_str()))
        .collect();
    assert_eq!(
        unused,
        [
            ("king", "displacement"),
            ("mage", "shot"),
            ("mage", "freezing"),
            ("pawn", "promotion")
        ]
    );
    let text = words::text(&report);
    assert!(text.contains("MAGE, shot: never used."), "{text}");
    assert!(
        text.contains("One move captured two or more by it."),
        "{text}"
    );
}

/// Games whose results follow from these logarithms of odds for one more mage and one more pawn.
fn simulated(random: &mut Random, count: u64, [mage, pawn]: [f64; 2]) -> Vec<GameRecord> {
    let mut games = Vec::new();
    for number in 0..count {
        let (mages, pawns) = (random.below(3) as i32 - 1, random.below(5) as i32 - 2);
        let odds = mage * f64::from(mages) + pawn * f64::from(pawns);
        let won = (random.next() as f64 / u64::MAX as f64) < 1.0 / (1.0 + (-odds).exp());
        let mut game = game(Series::SelfPlay, number, if won { 2 } else { 0 }, &[0; 9]);
        game.material = vec![Material {
            positions: 5,
            lead: vec![0, mages, pawns],
        }];
        games.push(game);
    }
    games
}

/// A mage is worth 3 pawns.
#[test]
fn values_are_those_that_made_the_results() {
    let games = simulated(&mut Random::new(5), 8_000, [1.5, 0.5]);
    let report = Report::new(&sheet(), &games);
    let values = &report.values;
    assert_eq!((values[1].piece.as_str(), values[1].value), ("pawn", 1.0));
    assert!(values[1].error < 1e-6);
    let mage = &values[0];
    assert!(
        (mage.value - 3.0).abs() <= mage.error && mage.error < 0.8,
        "{mage:?}"
    );
    assert_eq!((mage.engine, report.scale), (4.0, Scale::Piece));
    let few = Report::new(&sheet(), &games[..6]);
    assert!(few.values.is_empty());
    let engine: Vec<(&str, f64)> = few
        .engine
        .iter()
        .map(|value| (value.piece.as_str(), value.value))
        .collect();
    assert_eq!(engine, [("mage", 4.0), ("pawn", 1.0)]);
    let text = words::text(&few);
    assert!(text.contains("MAGE: 4.0 for the engine."), "{text}");
}

/// A pawn more hardly shows in the results. Then the army is the unit: for the engine 2 mages and 8 pawns are 16 pawns.
#[test]
fn an_army_is_the_unit_where_a_pawn_does_not_show() {
    let truth = [1.2, 0.08];
    let unit = (2.0 * truth[0] + 8.0 * truth[1]) / 16.0;
    let mut random = Random::new(7);
    let (mut known, mut inside) = (0, 0);
    for _ in 0..60 {
        let report = Report::new(&sheet(), &simulated(&mut random, 400, truth));
        let by_army = report.scale == Scale::Army;
        let Some(mage) = report.values.first().filter(|_| by_army) else {
            continue;
        };
        known += 1;
        inside += i32::from((mage.value - truth[0] / unit).abs() <= mage.error);
    }
    assert!(known >= 50, "{known}");
    assert!(inside * 100 >= known * 80, "{inside} of {known}");
}

/// A match at odds in which the score is even with three pawns.
#[test]
fn a_match_at_odds_finds_the_value() {
    let mut sheet = sheet();
    let odds = Odds::new(&sheet, "Mage", 100).unwrap();
    assert_eq!(odds.lacking, [2, 3, 4, 5, 6]);
    assert_eq!(Odds::new(&sheet, "pawn", 100), None);
    assert_eq!(Odds::new(&sheet, "king", 100), None);
    assert_eq!(Odds::new(&sheet, "dragon", 100), None);
    sheet.plan.odds = Some(odds);
    let mut random = Random::new(8);
    let all = sheet.plan.games(crate::playtest::Shard::WHOLE);
    let games: Vec<GameRecord> = all
        .filter(|id| id.series == Series::Odds)
        .map(|id| {
            let lead = sheet.plan.lacking(id) as f64 - 3.0;
            let chance = 1.0 / (1.0 + (-0.8 * lead).exp());
            let side_wins = (random.next() as f64 / u64::MAX as f64) < chance;
            let white = (id.number % 2 == 0) == side_wins;
            game(Series::Odds, id.number, if white { 2 } else { 0 }, &[0; 9])
        })
        .collect();
    assert_eq!(games.len(), 500);
    let result = Report::new(&sheet, &games).odds.unwrap();
    assert_eq!(result.steps.len(), 5);
    assert!(result.steps.iter().all(|step| step.games == 100));
    let value = result.value.unwrap();
    assert!(
        (value.value - 3.0).abs() <= value.error && value.error < 0.6,
        "{value:?}"
    );
}

#[test]
fn the_stronger_side_changes_colours() {
    let games = [
        game(Series::Deep, 0, 2, &[0; 9]),
        game(Series::Deep, 1, 0, &[0; 9]),
        game(Series::Deep, 2, 2, &[0; 9]),
        game(Series::Deep, 3, 1, &[0; 9]),
    ];
    let report = Report::new(&sheet(), &games);
    let deep = report.deep.unwrap();
    assert_eq!((deep.games, deep.score.unwrap().value), (4, 0.875));
    assert_eq!((report.games, report.white.score), (0, None));
    assert!(words::text(&report).contains("No game is finished yet."));
}

#[test]
fn games_without_an_end_are_named() {
    let endless = |number| GameRecord {
        end: TOO_LONG.to_owned(),
        ..game(Series::SelfPlay, number, 1, &[0; 98])
    };
    let all = [endless(0), endless(1)];
    let text = words::text(&Report::new(&sheet(), &all));
    assert!(text.contains("Perhaps this game cannot end."), "{text}");
    let some = [endless(0), game(Series::SelfPlay, 1, 2, &[0; 9])];
    let text = words::text(&Report::new(&sheet(), &some));
    assert!(
        text.contains("1 game did not end within 100 plies."),
        "{text}"
    );
}

/// A search with few nodes hardly compares the moves: here a position has 20. Then the verdict says how it was measured.
#[test]
fn a_verdict_of_a_shallow_run_names_its_strength() {
    let games: Vec<GameRecord> = (0..40)
        .map(|number| game(Series::SelfPlay, number, 2, &[0; 9]))
        .collect();
    let mut sheet = sheet();
    let verdict = "White has a clear advantage.";
    let text = words::text(&Report::new(&sheet, &games));
    assert!(
        text.contains(verdict) && !text.contains("Measured at"),
        "{text}"
    );
    sheet.plan.nodes = 199;
    let text = words::text(&Report::new(&sheet, &games));
    assert!(
        text.contains("Measured at only about 199 positions a move: White has a clear advantage."),
        "{text}"
    );
}
