//! Saved games of Penultima: what is saved and loaded again is saved as the same.

use super::games::Random;
use baroque::penultima::{Attempts, Difficulty, Referee, Secret, load, save};

pub fn check(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else {
        return;
    };
    match load(text) {
        Ok(referee) => {
            let saved = save(&referee);
            let again = load(&saved).unwrap_or_else(|error| panic!("{error}\n{saved}"));
            assert_eq!(save(&again), saved);
            assert_eq!(again.public().fen(), referee.public().fen());
        }
        Err(error) => assert!(error.to_string().len() < 4000, "{error}"),
    }
}

/// Games of every level, with tries that fail and tries that are moves.
pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for level in 1..=5 {
        let secret = Secret::draw(Difficulty::numbered(level).unwrap(), u64::from(level)).unwrap();
        let mut random = Random::of(&[level]);
        let mut referee = Referee::new(secret, Attempts::of(Some(3))).unwrap();
        seeds.push(save(&referee).into_bytes());
        for _ in 0..30 {
            let public = referee.public();
            let squares = public.board().geometry().len();
            let mut square = || {
                public
                    .board()
                    .geometry()
                    .squares()
                    .into_iter()
                    .nth(random.below(squares))
                    .unwrap()
            };
            let geometry = public.board().geometry();
            let text = format!("{}{}", geometry.name(square()), geometry.name(square()));
            if let Some(attempt) = public.read(&text) {
                let _ = referee.attempt(attempt);
            }
        }
        seeds.push(save(&referee).into_bytes());
    }
    seeds
}
