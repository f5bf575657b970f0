//! Games of the computer that does not know the rules against the one that knows them.

use crate::penultima::{Attempts, Difficulty, Guesser, Referee, Secret, Try};
use crate::rules::{Color, Outcome};
use crate::search::{Engine, Level};
use std::sync::atomic::AtomicBool;

/// After so many tries a game is a draw.
const LONGEST: usize = 400;

/// How a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The points of the guesser, doubled: 2 for a win.
    pub points: u32,
    /// Its tries, and how many of them were refused.
    pub tries: usize,
    /// The refused ones.
    pub refused: usize,
}

/// A game with the secret of a seed, in which the guesser plays one side. Nothing if there is no such secret.
pub fn play(
    difficulty: Difficulty,
    level: Level,
    attempts: Attempts,
    (guessing, seed): (Color, u64),
) -> Option<Played> {
    let secret = Secret::draw(difficulty, seed)?;
    let (game, stop) = (secret.variant().clone(), AtomicBool::new(false));
    let mut referee = Referee::new(secret, attempts)?;
    let mut guesser = Guesser::new(referee.public(), level, seed)?;
    let mut engine = Engine::new(4);
    let mut played = Played {
        points: 1,
        tries: 0,
        refused: 0,
    };
    while referee.public().outcome().is_none() && referee.public().log().len() < LONGEST {
        let public = referee.public();
        let guesses = public.turn() == guessing;
        let attempt = match guesses {
            true => guesser.choose(public, &stop)?,
            false => {
                let report = engine.search_level(
                    &game,
                    public.positions(),
                    level,
                    seed,
                    &stop,
                    &mut |_| {},
                )?;
                let mv = report.best()?;
                Try {
                    from: mv.from,
                    to: mv.to,
                    promotion: mv.promotion,
                }
            }
        };
        let entry = referee.attempt(attempt).ok()?;
        let legal = matches!(entry.ruling, crate::penultima::Ruling::Played { .. });
        played.tries += usize::from(guesses);
        played.refused += usize::from(guesses && !legal);
    }
    played.points = match referee.public().outcome() {
        Some(Outcome::Win(winner, _)) => {
            if winner == guessing {
                2
            } else {
                0
            }
        }
        _ => 1,
    };
    Some(played)
}
