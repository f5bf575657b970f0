//! Plays the games of a run on several threads.

use super::control::Control;
use super::plan::{GameId, Plan};
use super::player::Player;
use super::record::GameRecord;
use crate::rules::{Color, Variant};
use crate::texts::{phrase, text};
use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use thread_priority::{ThreadPriority, set_current_thread_priority};

/// Some positions have deep searches.
const STACK_BYTES: usize = 16 << 20;

/// Why a game cannot be played at all, in words; `None` if it can.
pub fn unplayable(variant: &Variant) -> Option<String> {
    let start = variant.start();
    for side in Color::ALL {
        if start.pieces(side).is_empty() && start.hand(side).is_empty() {
            return Some(phrase!("playtest-nothing-to-play", side = side).to_string());
        }
    }
    let outcome = variant.outcome(start)?.to_string();
    Some(text!("playtest-over-at-start", outcome = outcome))
}

/// Plays games, and calls `done` with each as soon as it is finished, in any order. A game that cannot be played is `Err`.
/// After `done` breaks, no further game starts. Another thread may pause or end the run by its control.
///
/// # Errors
///
/// If no thread can be started.
pub fn play(
    control: &Control,
    variant: &Arc<Variant>,
    plan: &Plan,
    games: &[GameId],
    threads: usize,
    done: &mut dyn FnMut(Result<GameRecord, GameId>) -> ControlFlow<()>,
) -> io::Result<()> {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, finished) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, games.len().max(1)) {
            let (sender, next, stop) = (sender.clone(), &next, &stop);
            let thread = thread::Builder::new().stack_size(STACK_BYTES);
            let started = thread.spawn_scoped(scope, move || {
                // Other programs and the window come first. If the system refuses, the games are played all the same.
                let _ = set_current_thread_priority(ThreadPriority::Min);
                let mut player = Player::new(variant, plan);
                while !stop.load(Ordering::Relaxed) {
                    let Some(&id) = games.get(next.fetch_add(1, Ordering::Relaxed)) else {
                        return;
                    };
                    let game = player.game(id, control);
                    // An unfinished game is none.
                    if (game.is_none() && !control.goes_on())
                        || sender.send(game.ok_or(id)).is_err()
                    {
                        return;
                    }
                }
            });
            if let Err(error) = started {
                stop.store(true, Ordering::Relaxed);
                return Err(error);
            }
        }
        drop(sender);
        for game in finished {
            if !stop.load(Ordering::Relaxed) && done(game).is_break() {
                stop.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::find_move;
    use crate::playtest::plan::{Odds, Series};
    use crate::playtest::{Shard, Sheet};
    use crate::variant_file::Catalogue;

    fn plan() -> Plan {
        Plan {
            nodes: 30,
            seed: 7,
            games: 4,
            deep: 2,
            odds: Some(Odds {
                piece: "rook".to_owned(),
                lacking: vec![2, 3],
                games: 2,
            }),
            longest: 60,
        }
    }

    fn chess() -> Arc<Variant> {
        Arc::new(
            Catalogue::built_in()
                .variant("chess", Some("8x8"), &[])
                .unwrap(),
        )
    }

    fn played(shard: Shard, threads: usize) -> Vec<GameRecord> {
        let (variant, plan) = (chess(), plan());
        let games: Vec<GameId> = plan.games(shard).collect();
        let mut records = Vec::new();
        let control = Control::default();
        play(&control, &variant, &plan, &games, threads, &mut |game| {
            records.push(game.unwrap());
            ControlFlow::Continue(())
        })
        .unwrap();
        records.sort_by_key(|game| game.id);
        records
    }

    #[test]
    fn games_do_not_depend_on_threads_and_shares() {
        let whole = played(Shard::WHOLE, 1);
        assert_eq!(whole.len(), 10);
        assert_eq!(played(Shard::WHOLE, 3), whole);
        let mut shared: Vec<GameRecord> = (1..=3)
            .flat_map(|number| played(Shard { number, of: 3 }, 2))
            .collect();
        shared.sort_by_key(|game| game.id);
        assert_eq!(shared, whole);
    }

    /// The record against the rules: the moves are legal, and the counts are those of the positions.
    #[test]
    fn a_record_tells_what_happened() {
        let variant = chess();
        for game in played(Shard::WHOLE, 2) {
            let mut position = match &game.start {
                Some(fen) => crate::notation::parse_fen(&variant, fen).unwrap(),
                None => variant.start().clone(),
            };
            let count = |position: &crate::rules::Position| position.occupied().len();
            let (before, mut captured) = (count(&position), 0);
            match game.id.series {
                Series::Odds => assert!(before == 29 || before == 28, "{before}"),
                _ => assert_eq!(before, 32),
            }
            for (ply, text) in game.moves.split(' ').enumerate() {
                let mv = find_move(&variant, &position, text).unwrap();
                if ply >= game.opening {
                    let choices = variant.legal_moves(&position).len() as u64;
                    assert_eq!(game.choices[ply - game.opening], choices);
                }
                captured += variant.captured(&position, mv).len();
                position = variant.play(&position, mv);
            }
            assert_eq!(game.captures.len(), captured);
            assert_eq!(before - count(&position), captured);
            assert_eq!(game.moves.split(' ').count(), game.plies());
            assert_eq!(game.opening, 4);
            assert!(game.plies() <= 60);
            if game.plies() == 60 {
                assert_eq!((game.points, game.end.as_str()), (1, "too-long"));
            }
        }
    }

    #[test]
    fn a_run_under_control_waits_and_ends() {
        let (variant, plan, control) = (chess(), plan(), Control::default());
        let games: Vec<GameId> = plan.games(Shard::WHOLE).collect();
        let mut records = Vec::new();
        control.pause(true);
        thread::scope(|scope| {
            scope.spawn(|| {
                thread::sleep(std::time::Duration::from_millis(50));
                control.pause(false);
            });
            play(&control, &variant, &plan, &games, 2, &mut |game| {
                records.push(game.unwrap());
                control.stop();
                ControlFlow::Continue(())
            })
            .unwrap();
        });
        // Each thread may have finished a game before the end.
        assert!((1..=3).contains(&records.len()), "{}", records.len());
        let whole = played(Shard::WHOLE, 1);
        assert!(records.iter().all(|game| whole.contains(game)));
    }

    /// Both games of a pair have the same opening, and different moves after it.
    #[test]
    fn games_of_a_pair_share_an_opening() {
        let games = played(Shard::WHOLE, 2);
        let opening = |game: &GameRecord| -> Vec<String> {
            let moves = game.moves.split(' ').take(game.opening);
            moves.map(str::to_owned).collect()
        };
        assert_eq!(opening(&games[0]), opening(&games[1]));
        assert_ne!(games[0].moves, games[1].moves);
        assert_ne!(opening(&games[0]), opening(&games[2]));
    }

    #[test]
    fn a_hash_of_rules_changes_with_them_and_not_with_words() {
        let catalogue = Catalogue::built_in();
        let hash = |layout, options: &[(String, String)]| {
            let variant = catalogue.variant("ultima", layout, options).unwrap();
            Sheet::new(&variant, plan()).rules
        };
        let single = [("leaps".to_owned(), "single".to_owned())];
        assert_eq!(hash(None, &[]), hash(None, &[]));
        assert_ne!(hash(None, &[]), hash(None, &single));
    }
}
