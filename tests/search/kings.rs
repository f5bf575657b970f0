//! Kings that can be captured, and goals: wins that no check announces.

use super::{HASH_MIB, checked, position, search};
use baroque::rules::{Color, Outcome, Position, Royal, Variant, WinReason};
use baroque::search::{Engine, Limits};
use baroque::variant_file::Catalogue;
use std::sync::atomic::AtomicBool;

fn game(id: &str, option: Option<(&str, &str)>) -> Variant {
    let options: Vec<(String, String)> = option
        .into_iter()
        .map(|(name, choice)| (name.to_owned(), choice.to_owned()))
        .collect();
    let catalogue = Catalogue::built_in();
    catalogue.variant(id, None, &options).unwrap()
}

/// Games in which a king may be left en prise.
fn without_check() -> [Variant; 4] {
    [
        game("rococo", None),
        game("rococo-pushme-pullyu", None),
        game("renaissance", None),
        game("ultima", Some(("royal", "capture"))),
    ]
}

/// Some positions of random games that are not over.
fn random_positions(variant: &Variant, seed: u64, mut see: impl FnMut(&Position)) {
    let mut state = seed;
    let mut at = variant.start().clone();
    for ply in 0..120 {
        let moves = variant.legal_moves(&at);
        if variant.outcome(&at).is_some() || moves.is_empty() {
            return;
        }
        if ply % 3 == 2 {
            see(&at);
        }
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        at = variant.play(&at, moves[(state >> 33) as usize % moves.len()]);
    }
}

fn is_won_by(variant: &Variant, position: &Position, color: Color) -> bool {
    matches!(variant.outcome(position), Some(Outcome::Win(winner, _)) if winner == color)
}

/// Whether the side to move can win at once.
fn wins_at_once(variant: &Variant, position: &Position) -> bool {
    let moves = variant.legal_moves(position).into_iter();
    moves
        .map(|mv| variant.play(position, mv))
        .any(|next| is_won_by(variant, &next, position.turn()))
}

#[test]
fn a_king_en_prise_is_captured_and_the_own_one_is_not_left_so() {
    let (mut won, mut saved) = (0, 0);
    for variant in without_check() {
        assert_eq!(variant.settings().royal, Royal::Capture);
        let mut engine = Engine::new(HASH_MIB);
        let stop = AtomicBool::new(false);
        for seed in 1..6 {
            random_positions(&variant, seed, |at| {
                engine.clear();
                let history = [at.clone()];
                let limits = Limits::nodes(600);
                let report = engine.search(&variant, &history, &limits, &stop, &mut |_| {});
                let next = variant.play(at, checked(&variant, at, &report.unwrap()));
                if wins_at_once(&variant, at) {
                    assert!(is_won_by(&variant, &next, at.turn()), "{at:?}");
                    won += 1;
                } else if variant.outcome(&next).is_none() && wins_at_once(&variant, &next) {
                    let nexts = variant.legal_moves(at).into_iter();
                    let lost = nexts
                        .map(|mv| variant.play(at, mv))
                        .all(|next| wins_at_once(&variant, &next));
                    assert!(lost, "{}: {at:?}", variant.id());
                } else if variant.in_check(at) {
                    saved += 1;
                }
            });
        }
    }
    assert!(won > 5 && saved > 5, "{won} won, {saved} saved");
}

/// Plays on from a position. Returns the outcome and the number of plies.
fn play_on(variant: &Variant, fen: &str, nodes: u64) -> Option<(Outcome, usize)> {
    let mut history = vec![position(variant, fen)];
    while history.len() < 20 {
        let at = history.last()?.clone();
        if let Some(outcome) = variant.outcome(&at) {
            return Some((outcome, history.len() - 1));
        }
        let report = search(variant, &history, &Limits::nodes(nodes))?;
        history.push(variant.play(&at, checked(variant, &at, &report)));
    }
    None
}

#[test]
fn goals_are_occupied_where_that_wins() {
    let maxima = game("maxima", None);
    let won = Outcome::Win(Color::White, WinReason::Goals);
    for (fen, plies) in [
        // One goal is occupied, and another piece reaches the second.
        ("***P1***/8/8/8/4L3/7p/7k/8/8/1K6/***2*** w - - 0 1", 1),
        // The goal wins before the enemy can capture a Long Leaper.
        ("***P1***/8/8/8/8/8/k3L3/8/l7/1W1K4/***2*** w - - 0 1", 1),
        // Two pieces come from far away, and the enemy king is too far away to stop them.
        ("***2***/8/8/8/3LW3/8/8/7k/p7/1K6/***2*** w - - 0 1", 3),
    ] {
        assert_eq!(play_on(&maxima, fen, 4_000), Some((won, plies)), "{fen}");
    }
}

/// The side defends the goals in time.
#[test]
fn goals_are_guarded() {
    let maxima = game("maxima", None);
    let fen = "***P1***/8/2g5/8/8/8/5G2/3L4/p7/1K5k/***2*** b - - 0 1";
    let at = position(&maxima, fen);
    let report = search(&maxima, std::slice::from_ref(&at), &Limits::nodes(4_000)).unwrap();
    let next = maxima.play(&at, checked(&maxima, &at, &report));
    assert!(!wins_at_once(&maxima, &next), "{:?}", report.line);
}
