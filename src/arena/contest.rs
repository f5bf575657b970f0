//! A match: many games, several at a time.
//!
//! Opening and seeds follow from the number of the game. So with limits of nodes or depth, a match has the same games
//! with any number of parallel games.

use super::ArenaError;
use super::client::Client;
use super::opening::{OpeningMaker, Openings};
use super::player::ArenaPlayer;
use super::referee::{self, PlayedGame, Terms};
use super::sprt::Sprt;
use super::tally::{Points, Tally};
use crate::rules::{Color, Variant};
use crate::search::random::Random;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// The search for openings has deep recursion.
const STACK_BYTES: usize = 16 << 20;

/// A match between two players.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The game.
    pub variant: Arc<Variant>,
    /// Player one and player two.
    pub players: [ArenaPlayer; 2],
    /// The settings for every game.
    pub terms: Terms,
    /// The starting positions.
    pub openings: Openings,
    /// The numbers of the openings, each played twice.
    pub pairs: Vec<usize>,
    /// The number of games at the same time.
    pub concurrency: usize,
    /// The seed for players with random choices.
    pub seed: u64,
    /// The test that may stop the match early.
    pub sprt: Option<Sprt>,
}

/// The two games of an opening. Player one is White in the first.
#[derive(Clone, Debug)]
pub struct Pair {
    /// Its number, counted from 0.
    pub number: usize,
    /// The games.
    pub games: [PlayedGame; 2],
}

impl Pair {
    /// The points of player one in both games.
    pub fn points(&self) -> [Points; 2] {
        let of = |game: &PlayedGame, own: Color| match game.ending.winner() {
            Some(winner) if winner == own => Points::Win,
            Some(_) => Points::Loss,
            None => Points::Draw,
        };
        let [first, second] = &self.games;
        [of(first, Color::White), of(second, Color::Black)]
    }
}

impl Contest {
    /// Plays the match, and calls `report` after each finished pair with the results so far.
    ///
    /// # Errors
    ///
    /// If an engine does not start, if there is no opening, or if `report` fails. Then no further game starts.
    pub fn run<E: From<ArenaError>>(
        &self,
        report: &mut dyn FnMut(&Pair, &Tally) -> Result<(), E>,
    ) -> Result<Tally, E> {
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, pairs) = channel();
        thread::scope(|scope| {
            let mut tally = Tally::default();
            let mut result = Ok(());
            for _ in 0..self.concurrency.clamp(1, self.pairs.len().max(1)) {
                let mut worker = Worker::new(self, &next, &stop, sender.clone());
                let thread = thread::Builder::new().stack_size(STACK_BYTES);
                if thread.spawn_scoped(scope, move || worker.work()).is_err() {
                    result = Err(ArenaError::NoThread.into());
                    stop.store(true, Ordering::Relaxed);
                }
            }
            drop(sender);
            for pair in pairs {
                if result.is_err() || self.is_decided(&tally) {
                    continue;
                }
                result = pair.map_err(E::from).and_then(|pair: Pair| {
                    tally += pair.points();
                    report(&pair, &tally)
                });
                if result.is_err() || self.is_decided(&tally) {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            result.map(|()| tally)
        })
    }

    fn is_decided(&self, tally: &Tally) -> bool {
        self.sprt.is_some_and(|sprt| sprt.verdict(tally).is_some())
    }
}

/// Plays pairs of games one after the other, with two engines of its own.
struct Worker<'a> {
    contest: &'a Contest,
    next: &'a AtomicUsize,
    stop: &'a AtomicBool,
    results: Sender<Result<Pair, ArenaError>>,
    book: OpeningMaker<'a>,
    engines: [Option<Client>; 2],
}

impl<'a> Worker<'a> {
    fn new(
        contest: &'a Contest,
        next: &'a AtomicUsize,
        stop: &'a AtomicBool,
        results: Sender<Result<Pair, ArenaError>>,
    ) -> Worker<'a> {
        Worker {
            contest,
            next,
            stop,
            results,
            book: OpeningMaker::new(&contest.variant, &contest.openings),
            engines: [None, None],
        }
    }

    fn work(&mut self) {
        while !self.stop.load(Ordering::Relaxed) {
            let next = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(&number) = self.contest.pairs.get(next) else {
                return;
            };
            let Some(result) = self.pair(number).transpose() else {
                return;
            };
            let failed = result.is_err();
            if self.results.send(result).is_err() || failed {
                return;
            }
        }
    }

    /// Plays a pair. Returns `None` if the match is stopped meanwhile.
    fn pair(&mut self, number: usize) -> Result<Option<Pair>, ArenaError> {
        let opening = self.book.opening(number);
        let opening = opening.ok_or(ArenaError::NoOpening { number })?;
        let mut games = Vec::with_capacity(2);
        for white in [0, 1] {
            self.prepare(2 * number + white)?;
            let [Some(one), Some(two)] = &mut self.engines else {
                return Ok(None);
            };
            let engines = match white {
                0 => [one, two],
                _ => [two, one],
            };
            let Contest { variant, terms, .. } = self.contest;
            let start = opening.clone();
            let played = referee::play(variant, terms, start, (white, engines), self.stop);
            let Some(played) = played else {
                return Ok(None);
            };
            if let referee::GameEnding::Fault(loser, _) = played.ending {
                // The engine may be in any state, so the next game gets a fresh one.
                self.engines[white ^ loser.index()] = None;
            }
            games.push(played);
        }
        let games = games.try_into().ok();
        Ok(games.map(|games| Pair { number, games }))
    }

    /// Prepares both engines for a game, and restarts an engine that has ended.
    fn prepare(&mut self, game: usize) -> Result<(), ArenaError> {
        let mut chances = Random::new(self.contest.seed ^ (game as u64).rotate_left(32));
        for (engine, player) in self.engines.iter_mut().zip(&self.contest.players) {
            // Engines accept no larger integers.
            let seed = chances.next() >> 33;
            if let Some(running) = engine
                && running.new_game(seed).is_ok()
            {
                continue;
            }
            // The old engine must end before the new one starts.
            *engine = None;
            *engine = Some(start(player, seed)?);
        }
        Ok(())
    }
}

fn start(player: &ArenaPlayer, seed: u64) -> Result<Client, ArenaError> {
    let started = Client::start(player).and_then(|mut client| {
        client.new_game(seed)?;
        Ok(client)
    });
    started.map_err(|problem| ArenaError::Engine {
        name: player.name.clone(),
        problem,
    })
}
