//! Nothing hidden leaks: another game with the same announcements shows the same, and the computer does the same in it.

use super::*;
use baroque::notation::pgn::Tags;
use baroque::rules::{Color, Move};
use baroque::search::Level;
use std::sync::atomic::AtomicBool;

/// The plies of each game.
const PLIES: usize = 14;

/// How often another game is looked for.
const TRIES: usize = 60;

/// The moves that one side makes and tries, and what the other does unseen.
fn play_by_chance(variant: &Arc<Variant>, random: &mut Random) -> Umpire {
    let mut umpire = umpire(variant, "");
    for _ in 0..PLIES {
        if umpire.outcome().is_some() {
            break;
        }
        let text = any_try(umpire.knowledge(umpire.turn()), random);
        if umpire.attempt(&text) == Ok(Answer::Played) {
            continue;
        }
        let legal = legal_tries(variant, umpire.record().position());
        umpire.attempt(&legal[random.below(legal.len())]).unwrap();
    }
    umpire
}

/// Another game of which a side knows the same: the enemy makes other moves. `None` if chance finds none.
fn another(original: &Umpire, side: Color, random: &mut Random) -> Option<Umpire> {
    let variant = original.record().variant();
    let mut umpire = umpire(variant, "");
    let known = original.knowledge(side);
    for (index, heard) in known.plies().iter().enumerate() {
        let tries: Vec<String> = match &heard.own {
            Some(own) => {
                let refused = own.turn.refused.iter().map(|refusal| refusal.text.clone());
                refused.chain([own.played.clone()]).collect()
            }
            None => {
                let mut moves: Vec<Move> = variant.legal_moves(umpire.record().position());
                let fits = |mv: &Move| {
                    let mut next = umpire.clone();
                    let text = baroque::notation::write_move(variant, *mv);
                    next.attempt(&text).unwrap();
                    next.knowledge(side).plies()[index] == *heard
                };
                moves.retain(fits);
                let mv = moves.get(random.below(moves.len().max(1)))?;
                vec![baroque::notation::write_move(variant, *mv)]
            }
        };
        for text in &tries {
            umpire.attempt(text).ok()?;
        }
        if umpire.knowledge(side).plies().get(index) != Some(heard) {
            return None;
        }
    }
    for refusal in &known.turn().refused {
        umpire.attempt(&refusal.text).ok()?;
    }
    let differs = umpire.record().position() != original.record().position();
    (differs && umpire.knowledge(side) == known).then_some(umpire)
}

/// All that is shown to a side while the game lasts.
fn shown(umpire: &Umpire, side: Color) -> Vec<String> {
    let known = umpire.knowledge(side);
    let mut shown = vec![known.placement(), format!("{:?}", known.turn())];
    shown.extend((0..known.plies().len()).flat_map(|index| lines_of_ply(known, index)));
    let file: serde_json::Value = serde_json::from_str(&save(umpire, &Tags::default())).unwrap();
    let mut open = file.as_object().unwrap().clone();
    let sealed = open.remove("sealed").unwrap();
    shown.push(format!("{open:?} {}", sealed.as_str().unwrap().len()));
    shown.extend(
        known
            .variant()
            .geometry()
            .squares()
            .into_iter()
            .step_by(7)
            .map(|square| {
                let mut possibilities = Possibilities::new(20, 5);
                possibilities.update(known);
                format!("{:?}", possibilities.share(square))
            }),
    );
    shown.extend(possible_tries(known));
    shown
}

fn compare(variant: &Arc<Variant>, random: &mut Random) -> bool {
    let original = play_by_chance(variant, random);
    let side = original.turn();
    let Some(other) = (0..TRIES).find_map(|_| another(&original, side, random)) else {
        return false;
    };
    assert_eq!(
        shown(&original, side),
        shown(&other, side),
        "{}",
        variant.id()
    );
    let stop = AtomicBool::new(false);
    let choice = |umpire: &Umpire| {
        let mut player = BlindPlayer::new(Level::Casual, 9, Some(2_000));
        player.choose(umpire.knowledge(side), &stop)
    };
    assert_eq!(choice(&original), choice(&other), "{}", variant.id());
    true
}

#[test]
fn another_hidden_position_shows_and_plays_the_same() {
    let mut compared = 0;
    for (index, variant) in all_games().enumerate() {
        let mut random = Random(100 + index as u64);
        compared += usize::from((0..3).any(|_| compare(&variant, &mut random)));
    }
    assert!(compared >= 20, "only {compared} games were compared");
}
