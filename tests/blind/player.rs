//! The computer that sees only its own pieces.

use super::*;
use baroque::notation::write_fen;
use baroque::rules::Color;
use baroque::search::Level;
use std::sync::atomic::AtomicBool;

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
