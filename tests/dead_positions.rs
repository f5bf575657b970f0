//! Draws in dead positions of orthodox chess (FIDE's laws of chess, articles 5.2.2 and 9.6), and only there.

use baroque::game::Record;
use baroque::notation::{find_move, parse_fen};
use baroque::rules::{DrawReason, Outcome, Variant};
use baroque::search::{Engine, Limits};
use baroque::variant_file::{Catalogue, Source};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

const DEAD: Option<Outcome> = Some(Outcome::Draw(DrawReason::DeadPosition));

fn chess(layout: &str) -> Variant {
    Catalogue::built_in()
        .variant("chess", Some(layout), &[])
        .unwrap()
}

fn outcome(variant: &Variant, fen: &str) -> Option<Outcome> {
    let position = parse_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    variant.outcome(&position)
}

#[test]
fn a_position_without_any_checkmate_is_drawn() {
    let variant = chess("8x8");
    for placement in [
        "8/8/3k4/8/8/3K4/8/5B2",
        "8/8/3k4/8/8/3K4/8/2B5",
        "8/8/3k4/6b1/8/3K4/8/8",
        "8/8/3k4/8/8/3K4/8/6N1",
        "n7/8/3k4/8/8/3K4/8/8",
        // All bishops on squares of one colour: f1, c8 and h3 are light, c1, f8 and b2 dark.
        "2b5/8/3k4/8/8/3K4/8/5B2",
        "5b2/8/3k4/8/8/3K4/8/2B5",
        "8/8/3k4/8/8/3K3B/8/5B2",
        "2b5/8/3k4/8/8/3K3B/8/5B2",
        "5b2/8/3k4/8/8/3K4/1B6/2B5",
    ] {
        for side in ["w", "b"] {
            let fen = format!("{placement} {side} - - 0 1");
            assert_eq!(outcome(&variant, &fen), DEAD, "{fen}");
        }
    }
    let kings = outcome(&variant, "8/8/3k4/8/8/3K4/8/8 w - - 0 1");
    assert_eq!(kings, Some(Outcome::Draw(DrawReason::BareKings)));
}

/// In each a checkmate exists, even if no one can force it.
#[test]
fn a_position_with_a_checkmate_goes_on() {
    let variant = chess("8x8");
    for placement in [
        "8/8/3k4/8/8/3K4/8/5R2",
        "8/8/3k4/8/8/3K4/5P2/8",
        "8/8/3k4/8/8/3K4/8/3Q4",
        "8/8/3k4/8/8/3K4/8/1N4N1",
        "n7/8/3k4/8/8/3K4/8/1N6",
        "b7/8/3k4/8/8/3K4/8/1N6",
        "8/8/3k4/8/8/3K4/8/1NB5",
        // Bishops on squares of both colours.
        "8/8/3k4/8/8/3K4/8/2B2B2",
        "2b5/8/3k4/8/8/3K4/8/2B5",
        "5b2/8/3k4/8/8/3K4/8/5B2",
    ] {
        for side in ["w", "b"] {
            let fen = format!("{placement} {side} - - 0 1");
            assert_eq!(outcome(&variant, &fen), None, "{fen}");
        }
    }
}

/// A stalemate is a stalemate, and moves are still listed.
#[test]
fn a_lack_of_moves_counts_first_and_moves_remain() {
    let variant = chess("8x8");
    // The bishop gives check, and a7 is free.
    assert_eq!(outcome(&variant, "k7/2K5/8/8/8/5B2/8/8 b - - 0 1"), DEAD);
    let stalemate = outcome(&variant, "k7/2K5/8/8/8/4B3/8/8 b - - 0 1");
    assert_eq!(stalemate, Some(Outcome::Draw(DrawReason::Stalemate)));
    let position = parse_fen(&variant, "8/8/3k4/8/8/3K4/8/6N1 w - - 0 1").unwrap();
    assert_eq!(variant.legal_moves(&position).len(), 11);
    // The dead position counts before a draw by the clock.
    let late = outcome(&variant, "8/8/3k4/8/8/3K4/8/6N1 w - - 100 90");
    assert_eq!(late, DEAD);
}

/// The rules of the larger boards list their draws, and these are not among them.
#[test]
fn other_boards_and_games_play_on() {
    for (game, layout, fen) in [
        ("chess", "10x8", "10/10/3k6/10/10/3K6/10/5B4 w - - 0 1"),
        (
            "chess",
            "10x10",
            "10/10/10/10/3k6/10/10/3K6/10/5N4 w - - 0 1",
        ),
        (
            "advancer-chess",
            "10x8",
            "10/10/3k6/10/10/3K6/10/5B4 w - - 0 1",
        ),
        (
            "swapper-chess",
            "10x10",
            "10/10/10/10/3k6/10/10/3K6/10/5N4 w - - 0 1",
        ),
    ] {
        let variant = Catalogue::built_in()
            .variant(game, Some(layout), &[])
            .unwrap();
        assert_eq!(outcome(&variant, fen), None, "{game} {layout}");
    }
}

fn own(text: &str) -> Variant {
    let mut catalogue = Catalogue::built_in();
    let source = Source::new("own.ron", text);
    catalogue.add("own.ron", source);
    let own = catalogue.variant("own", Some("8x8"), &[]);
    own.unwrap_or_else(|error| panic!("{error}"))
}

/// The rule follows from what the pieces do, not from their letters and names, nor from the game's.
#[test]
fn the_rule_depends_on_what_the_pieces_do() {
    let bishop = "8/8/3k4/8/8/3K4/8/5B2 w - - 0 1";
    let knight = "8/8/3k4/8/8/3K4/8/5N2 w - - 0 1";
    let game = |changes: &str| {
        own(&format!(
            "(format: 1, base: \"chess\", name: \"Own\", {changes})"
        ))
    };
    let plain = game("");
    assert_eq!(outcome(&plain, bishop), DEAD);
    let other_knight = game("pieces: {'N': \"withdrawer\"}");
    assert_eq!(outcome(&other_knight, knight), None);
    assert_eq!(outcome(&other_knight, bishop), DEAD);
    let renamed = game("pieces: {'B': (like: \"knight\", name: \"Horse\")}");
    assert_eq!(outcome(&renamed, bishop), DEAD);
    // A knight on each side is no draw, whatever the letters are.
    let two = "8/8/3k4/5b2/8/3K4/8/5N2 w - - 0 1";
    assert_eq!(outcome(&renamed, two), None);
    for other_end in [
        "rules: (royal: Capture)",
        "rules: (no_moves: Loses)",
        "rules: (repetition: Loses)",
        "rules: (bare_king_loses: true)",
        "rules: (rank_limit: true)",
        "rules: (goals: \"last rank\")",
        "setups: {\"8x8\": (dead_positions_draw: false)}",
    ] {
        let variant = game(other_end);
        assert_ne!(outcome(&variant, bishop), DEAD, "{other_end}");
    }
}

#[test]
fn a_game_ends_with_the_last_capture() {
    let variant = Arc::new(chess("8x8"));
    let start = parse_fen(&variant, "8/8/3k4/8/8/3K4/6r1/5B2 w - - 3 40").unwrap();
    let mut record = Record::new(variant.clone(), start);
    let mv = find_move(&variant, record.position(), "f1g2").unwrap();
    record.play(mv).unwrap();
    assert_eq!(record.outcome(), DEAD);
    assert!(record.play(mv).is_err(), "the game is over");
}

/// The better side keeps its pawn. After its loss a lone bishop is worth nothing.
#[test]
fn the_engine_knows_the_draw() {
    let variant = chess("8x8");
    let mut engine = Engine::new(1);
    let mut score = |fen: &str| {
        let position = parse_fen(&variant, fen).unwrap();
        let stop = AtomicBool::new(false);
        let limits = Limits::depth(4);
        let report = engine.search(&variant, &[position], &limits, &stop, &mut |_| {});
        report.unwrap().score.centipawns()
    };
    // Black captures the last pawn.
    assert_eq!(score("8/8/8/3k4/3P4/8/8/K4B2 b - - 0 1"), 0);
    assert_eq!(score("8/8/8/3k4/3P4/8/8/K5N1 b - - 0 1"), 0);
    assert_eq!(score("8/8/3k4/8/8/3K4/8/6N1 w - - 0 1"), 0);
}
