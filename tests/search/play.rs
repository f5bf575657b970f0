//! Whole games, and some plies of every game.

use super::{HASH_MIB, checked, game, position};
use baroque::rules::{Color, Outcome, Position, Variant};
use baroque::search::{Engine, Level, Limits, SearchReport};
use baroque::variant_file::Catalogue;
use std::sync::atomic::AtomicBool;

/// A player, which chooses a move for a game so far.
trait Player {
    fn think(&mut self, variant: &Variant, history: &[Position]) -> SearchReport;
}

/// Searches this many nodes for each move.
struct Nodes(Engine, u64);

impl Player for Nodes {
    fn think(&mut self, variant: &Variant, history: &[Position]) -> SearchReport {
        let stop = AtomicBool::new(false);
        let limits = Limits::nodes(self.1);
        let report = self.0.search(variant, history, &limits, &stop, &mut |_| {});
        report.expect("a move")
    }
}

/// Plays at a level.
struct AtLevel(Engine, Level, u64);

impl Player for AtLevel {
    fn think(&mut self, variant: &Variant, history: &[Position]) -> SearchReport {
        let stop = AtomicBool::new(false);
        let report = self
            .0
            .search_level(variant, history, self.1, self.2, &stop, &mut |_| {});
        report.expect("a move")
    }
}

fn nodes(nodes: u64) -> Nodes {
    Nodes(Engine::new(HASH_MIB), nodes)
}

fn level(level: Level, seed: u64) -> AtLevel {
    AtLevel(Engine::new(HASH_MIB), level, seed)
}

/// Plays on from the end of `history` to the end of the game, or for a number of plies.
fn play(
    variant: &Variant,
    history: &mut Vec<Position>,
    plies: usize,
    white: &mut dyn Player,
    black: &mut dyn Player,
) -> Option<Outcome> {
    for _ in 0..plies {
        let at = history.last().unwrap().clone();
        if let Some(outcome) = variant.outcome(&at) {
            return Some(outcome);
        }
        let report = match at.turn() {
            Color::White => white.think(variant, history),
            Color::Black => black.think(variant, history),
        };
        history.push(variant.play(&at, checked(variant, &at, &report)));
    }
    variant.outcome(history.last().unwrap())
}

fn times(history: &[Position], at: &Position) -> usize {
    history.iter().filter(|known| known.same_as(at)).count()
}

#[test]
fn every_game_and_layout_is_played_legally_with_every_level() {
    let catalogue = Catalogue::built_in();
    for id in catalogue.ids() {
        for layout in catalogue.info(id).unwrap().layouts {
            let variant = game(id, Some(&layout));
            let mut history = vec![variant.start().clone()];
            let (mut white, mut black) = (nodes(300), nodes(300));
            play(&variant, &mut history, 4, &mut white, &mut black);
            let (mut white, mut black) = (level(Level::Beginner, 1), level(Level::Casual, 2));
            play(&variant, &mut history, 6, &mut white, &mut black);
            let mut club = level(Level::Club, 3);
            play(&variant, &mut history, 1, &mut club, &mut white);
            assert_eq!(history.len(), 12, "{id} {layout}");
        }
    }
}

/// Some plies with every choice of every option in turn, in every layout.
#[test]
fn every_option_is_played_legally() {
    let catalogue = Catalogue::built_in();
    let mut player = nodes(60);
    let mut played = 0;
    for id in catalogue.ids() {
        for layout in catalogue.info(id).unwrap().layouts {
            for option in catalogue.info_in(id, &layout).unwrap().options {
                for (choice, _) in &option.choices {
                    let options = [(option.id.clone(), choice.clone())];
                    let variant = catalogue.variant(id, Some(&layout), &options).unwrap();
                    let mut history = vec![variant.start().clone()];
                    for _ in 0..6 {
                        let at = history.last().unwrap();
                        // With so few nodes a king can be captured early.
                        if variant.outcome(at).is_some() {
                            break;
                        }
                        let report = player.think(&variant, &history);
                        history.push(variant.play(at, checked(&variant, at, &report)));
                    }
                    played += 1;
                }
            }
        }
    }
    assert!(played > 100, "{played}");
}

#[test]
fn the_strong_level_plays_a_legal_move() {
    let variant = game("chess", Some("8x8"));
    // Near the end of the game, so that the test is fast even without optimization.
    let mut history = vec![position(&variant, "8/8/4k3/8/8/3PK3/8/8 w - - 0 1")];
    let (mut white, mut black) = (level(Level::Strong, 1), nodes(100));
    play(&variant, &mut history, 1, &mut white, &mut black);
    assert_eq!(history.len(), 2);
}

/// A level wins most games against one that is three levels weaker, in a small deterministic match.
#[test]
fn a_higher_level_beats_a_lower_one() {
    for (id, layout, high, low) in [
        ("chess", "8x8", Level::Regular, Level::Beginner),
        ("immobilizer-chess", "10x8", Level::Regular, Level::Beginner),
    ] {
        let variant = game(id, Some(layout));
        let mut points = 0;
        for seed in 0..8 {
            let (mut better, mut worse) = (level(high, seed), level(low, seed));
            let color = Color::ALL[seed as usize % 2];
            let mut history = vec![variant.start().clone()];
            let outcome = match color {
                Color::White => play(&variant, &mut history, 240, &mut better, &mut worse),
                Color::Black => play(&variant, &mut history, 240, &mut worse, &mut better),
            };
            points += match outcome {
                Some(Outcome::Win(winner, _)) if winner == color => 1,
                Some(Outcome::Win(..)) => -1,
                _ => 0,
            };
        }
        assert!(points >= 4, "{id}: {points} of 8 games");
    }
}

/// The lone king repeats positions where it can, but the winner still makes progress.
#[test]
fn a_won_game_is_won_rather_than_repeated() {
    for (id, layout, fen) in [
        ("chess", "8x8", "8/8/8/3k4/8/8/8/QK6 w - - 0 1"),
        ("chess", "8x8", "8/8/8/3k4/8/8/8/RKR5 w - - 0 1"),
        (
            "withdrawer-chess",
            "10x8",
            "10/10/4k5/10/10/10/10/RKW7 w - - 0 1",
        ),
        (
            "advancer-chess",
            "10x8",
            "10/10/4k5/10/10/10/10/AKA7 w - - 0 1",
        ),
    ] {
        let variant = game(id, Some(layout));
        let mut white = nodes(5_000);
        let mut history = vec![position(&variant, fen)];
        let outcome = loop {
            let at = history.last().unwrap();
            if let Some(outcome) = variant.outcome(at) {
                break outcome;
            }
            assert!(times(&history, at) < 3, "{id} {fen}");
            let next = match at.turn() {
                Color::White => {
                    let report = white.think(&variant, &history);
                    variant.play(at, checked(&variant, at, &report))
                }
                Color::Black => {
                    let moves = variant.legal_moves(at).into_iter();
                    let nexts = moves.map(|mv| variant.play(at, mv));
                    nexts.max_by_key(|next| times(&history, next)).unwrap()
                }
            };
            history.push(next);
        };
        assert!(
            matches!(outcome, Outcome::Win(Color::White, _)),
            "{id} {fen}"
        );
    }
}

/// The losing side claims a third occurrence, which depends on the game so far.
#[test]
fn a_lost_game_is_repeated() {
    let chess = game("chess", Some("8x8"));
    let start = position(&chess, "6k1/6p1/8/6Q1/8/7r/r5PP/6K1 w - - 0 1");
    let report = nodes(20_000).think(&chess, std::slice::from_ref(&start));
    assert!(report.score.centipawns() >= 0, "{}", report.score);
}

/// The engine quickly beats a player of random moves, in games with all methods and ends.
#[test]
fn a_player_of_random_moves_is_beaten() {
    for (id, seed) in [
        ("coordinator-chess", 1),
        ("advancer-chess", 2),
        ("swapper-chess", 3),
        ("immobilizer-chess", 4),
        ("ultima", 5),
        ("ultima-1968", 6),
        ("baroque-cambridge", 7),
        ("rococo", 8),
        ("maxima", 9),
        ("renaissance", 10),
        ("chessma-84", 11),
        ("hyper-chess", 12),
        ("fugue", 14),
        ("mixed", 13),
        ("gorgona-chess", 15),
        ("rocaille", 16),
    ] {
        let variant = game(id, None);
        let mut state: u64 = seed;
        let mut white = nodes(2_000);
        let mut history = vec![variant.start().clone()];
        let outcome = loop {
            let at = history.last().unwrap();
            if let Some(outcome) = variant.outcome(at) {
                break outcome;
            }
            let moves = variant.legal_moves(at);
            let mv = match at.turn() {
                Color::White => white.think(&variant, &history).best().unwrap(),
                Color::Black => {
                    state = state
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1);
                    moves[(state >> 33) as usize % moves.len()]
                }
            };
            history.push(variant.play(at, mv));
            assert!(history.len() < 160, "{id}: not beaten in 80 moves");
        };
        assert!(matches!(outcome, Outcome::Win(Color::White, _)), "{id}");
    }
}
