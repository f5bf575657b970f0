//! The computer that sees only its own pieces.

use super::*;
use baroque::notation::write_fen;
use baroque::rules::{Color, Outcome};
use baroque::search::Level;
use std::sync::atomic::AtomicBool;

/// After so many plies a won ending has taken too long.
const LONGEST: usize = 60;

/// Each imagined position agrees with everything, so no impossible try is legal in any of them.
#[test]
fn imagined_positions_agree_and_impossible_is_true_in_all_of_them() {
    for (index, variant) in all_games().enumerate() {
        let mut random = Random(500 + index as u64);
        let mut umpire = umpire(&variant, "");
        let mut possibilities = Possibilities::new(24, 1);
        for _ in 0..24 {
            if umpire.outcome().is_some() {
                break;
            }
            let text = any_try(umpire.knowledge(umpire.turn()), &mut random);
            if umpire.attempt(&text) != Ok(Answer::Played) {
                if umpire.turn() == Color::Black {
                    check_set(&umpire, &mut possibilities);
                }
                let legal = legal_tries(&variant, umpire.record().position());
                umpire.attempt(&legal[random.below(legal.len())]).unwrap();
            }
        }
    }
}

fn check_set(umpire: &Umpire, possibilities: &mut Possibilities) {
    let known = umpire.knowledge(Color::Black);
    let variant = known.variant();
    possibilities.update(known);
    for position in possibilities.positions() {
        let place = format!("{} {}", variant.id(), write_fen(variant, position));
        assert_eq!(
            &OwnSide::of(variant, position, Color::Black),
            known.own(),
            "{place}"
        );
        for refusal in &known.turn().refused {
            assert_eq!(
                meant_move(variant, position, &refusal.text),
                None,
                "{place} {}",
                refusal.text
            );
        }
        let check = known.check().is_some();
        assert_eq!(
            variant.in_check(position) && position.choice() == 0,
            check,
            "{place}"
        );
    }
}

/// The true position is among all that agree, as long as these are few.
#[test]
fn the_true_position_is_imagined() {
    let variant = game("chess", Some("8x8"));
    let mut umpire = umpire(&variant, "");
    play(&mut umpire, "e2e4 d7d5");
    let mut possibilities = Possibilities::new(400, 1);
    possibilities.update(umpire.knowledge(Color::White));
    let truth = umpire.record().position();
    assert!(possibilities.positions().contains(truth));
    // A pawn stands on d5 or on f5, because one try was announced.
    let share = |name: &str| {
        possibilities
            .share(variant.geometry().square(name).unwrap())
            .unwrap()
    };
    assert!(share("d5") > 0.2 && share("f5") > 0.2 && share("d5") + share("f5") > 0.99);
    assert_eq!(share("e8"), 1.0);
    assert_eq!(share("e4"), 0.0);
}

#[test]
fn a_player_finds_a_legal_try_in_every_game() {
    let stop = AtomicBool::new(false);
    for (index, variant) in all_games().enumerate() {
        let mut umpire = umpire(&variant, "");
        let mut players = Color::ALL.map(|color| {
            let level = Level::numbered(1 + (index + color.index()) % 3).unwrap();
            BlindPlayer::new(level, index as u64, Some(600))
        });
        let mut refused = 0;
        while umpire.outcome().is_none() && umpire.record().len() < 16 {
            let turn = umpire.turn();
            let text = players[turn.index()]
                .choose(umpire.knowledge(turn), &stop)
                .unwrap();
            let answer = umpire.attempt(&text).unwrap();
            refused += usize::from(answer != Answer::Played);
            assert_ne!(answer, Answer::Impossible, "{} {text}", variant.id());
            assert!(refused < 400);
        }
    }
}

/// A player that joins later, for example after a saved game was opened, makes the same try.
#[test]
fn the_answer_depends_on_knowledge_level_and_seed_alone() {
    let stop = AtomicBool::new(false);
    let variant = game("withdrawer-chess", None);
    let mut umpire = umpire(&variant, "");
    let new = || BlindPlayer::new(Level::Casual, 3, Some(1_000));
    let (mut player, mut random) = (new(), Random(4));
    while umpire.outcome().is_none() && umpire.record().len() < 20 {
        if umpire.turn() == Color::White {
            let legal = legal_tries(&variant, umpire.record().position());
            umpire.attempt(&legal[random.below(legal.len())]).unwrap();
            continue;
        }
        let known = umpire.knowledge(Color::Black);
        let text = player.choose(known, &stop).unwrap();
        assert_eq!(new().choose(known, &stop), Some(text.clone()));
        umpire.attempt(&text).unwrap();
    }
}

#[test]
fn a_stopped_player_still_answers() {
    let stop = AtomicBool::new(true);
    let umpire = umpire(&game("ultima", None), "");
    let mut player = BlindPlayer::new(Level::Full, 1, None);
    assert!(
        player
            .choose(umpire.knowledge(Color::White), &stop)
            .is_some()
    );
    assert_eq!(player.choose(umpire.knowledge(Color::Black), &stop), None);
}

/// Plays a game from a position, White by the player and Black by chance. The number of its plies.
fn plies_against_chance(variant: &Arc<Variant>, fen: &str, seed: u64) -> (usize, Option<Outcome>) {
    let stop = AtomicBool::new(false);
    let mut umpire = umpire_at(variant, fen, "");
    let (mut player, mut random) = (
        BlindPlayer::new(Level::Regular, seed, None),
        Random(1_000 + seed),
    );
    while umpire.outcome().is_none() && umpire.record().len() < LONGEST {
        let text = match umpire.turn() {
            Color::White => player.choose(umpire.knowledge(Color::White), &stop),
            Color::Black => {
                let legal = legal_tries(variant, umpire.record().position());
                Some(legal[random.below(legal.len())].clone())
            }
        };
        umpire.attempt(&text.unwrap()).unwrap();
    }
    (umpire.record().len(), umpire.outcome())
}

/// Far ahead, it finds the enemy king and makes an end.
#[test]
fn a_bare_king_is_found_and_mated_or_captured() {
    let games = [
        ("chess", Some("8x8"), "4k3/8/8/8/8/8/8/R3K2Q w - - 0 1"),
        ("ultima", None, "4k3/8/8/8/8/8/PP4PP/ILXKWX1C w - - 0 1"),
        (
            "rococo",
            None,
            "10/5k4/10/10/10/10/10/10/1IWLKX1AS1/10[] w - - 0 1",
        ),
    ];
    for (id, layout, fen) in games {
        let variant = game(id, layout);
        for seed in 1..=3 {
            let (plies, outcome) = plies_against_chance(&variant, fen, seed);
            let won = matches!(outcome, Some(Outcome::Win(Color::White, _)));
            assert!(won, "{id}, seed {seed}: {outcome:?} after {plies} plies");
        }
    }
}

/// A king does not take a pawn if the enemy king most likely stands next to it and would take back. It does if that king
/// is far away.
#[test]
fn a_king_is_not_left_where_it_is_most_likely_captured() {
    let chosen = [("royal".to_owned(), "capture".to_owned())];
    let variant = Arc::new(GAMES.variant("ultima", None, &chosen).unwrap());
    for (king_near, fen) in [
        (true, "7w/8/4k3/3p4/2K5/8/P7/8 b - - 0 1"),
        (false, "k6w/8/8/3p4/2K5/8/P7/8 b - - 0 1"),
    ] {
        for seed in 1..=4 {
            let mut umpire = umpire_at(&variant, fen, "");
            play(&mut umpire, "h8h4");
            let mut player = BlindPlayer::new(Level::Regular, seed, None);
            let stop = AtomicBool::new(false);
            let text = player.choose(umpire.knowledge(Color::White), &stop);
            let takes = text.as_deref() == Some("c4d5");
            assert_eq!(takes, !king_near, "{fen}, seed {seed}: {text:?}");
        }
    }
}

/// Also after unlikely moves of the enemy it imagines some position, so that it does not try by chance.
#[test]
fn some_position_is_imagined_in_each_turn() {
    for (id, layout) in [
        ("chess", Some("8x8")),
        ("ultima", None),
        ("withdrawer-chess", None),
    ] {
        let variant = game(id, layout);
        let (mut umpire, mut random) = (umpire(&variant, ""), Random(6));
        let mut possibilities = Possibilities::new(40, 1);
        while umpire.outcome().is_none() && umpire.record().len() < 100 {
            if umpire.turn() == Color::White {
                possibilities.update(umpire.knowledge(Color::White));
                let place = write_fen(&variant, umpire.record().position());
                assert!(!possibilities.positions().is_empty(), "{id} {place}");
            }
            let legal = legal_tries(&variant, umpire.record().position());
            umpire.attempt(&legal[random.below(legal.len())]).unwrap();
        }
    }
}

/// In Ultima a piece may remove itself if it is frozen. A try by chance is that only where nothing else is left.
#[test]
fn a_try_by_chance_removes_no_piece() {
    let variant = game("ultima", None);
    let stop = AtomicBool::new(true);
    for seed in 0..12 {
        let mut umpire = umpire(&variant, "");
        let mut player = BlindPlayer::new(Level::Newcomer, seed, Some(1));
        for _ in 0..20 {
            let known = umpire.knowledge(Color::White);
            if !known.may_try() {
                break;
            }
            let text = player.choose(known, &stop).unwrap();
            assert_ne!(text[..2], text[2..], "seed {seed}");
            umpire.attempt(&text).unwrap();
        }
    }
}
