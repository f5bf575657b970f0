//! The player's ratings, by game and by theme.

use super::{PuzzleChoice, SeriesKind};
use crate::progress::{Attempt, Event, Progress, Rated, Rating, Subject};
use crate::puzzles::{Puzzle, Strength};

/// A change of a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
}

/// The player's strength.
pub fn strength(log: &Progress, subject: &Subject) -> Strength {
    let rating = log.rating(subject);
    rating.map_or(Strength::NEW, |rating| Strength {
        rating: rating.number,
        deviation: rating.deviation,
        volatility: rating.volatility,
    })
}

/// The rating for the puzzles that are wanted, if there is one: that of the theme, that of the game, or the mean of
/// all games.
pub fn rating(log: &Progress, choice: &PuzzleChoice) -> Option<f64> {
    if let Some(theme) = choice.theme {
        let theme = Subject::Theme(theme.to_string());
        return log.rating(&theme).map(|rating| rating.number);
    }
    if let Some(game) = choice.game() {
        let game = Subject::Game(game.to_owned());
        return log.rating(&game).map(|rating| rating.number);
    }
    let games = log.subjects().into_iter();
    let games = games.filter(|subject| matches!(subject, Subject::Game(_)));
    let ratings: Vec<f64> = games
        .filter_map(|game| Some(log.rating(game)?.number))
        .collect();
    let sum: f64 = ratings.iter().sum();
    (!ratings.is_empty()).then(|| sum / ratings.len() as f64)
}

/// What an attempt adds to the log, and how the rating for the game has changed. Only the first attempt at a puzzle
/// counts for ratings.
pub fn attempt(
    log: &Progress,
    (id, puzzle): (&str, &Puzzle),
    (solved, seconds): (bool, f32),
    kind: SeriesKind,
) -> (Vec<Event>, Option<RatingChange>) {
    let mut events = vec![Event::Puzzle(Attempt {
        id: id.to_owned(),
        game: puzzle.game.clone(),
        solved,
        seconds: seconds.round() as u32,
    })];
    if !kind.is_rated() || log.attempts().any(|(_, attempt)| attempt.id == id) {
        return (events, None);
    }
    let game = Subject::Game(puzzle.game.clone());
    let before = strength(log, &game).rating;
    let themes = puzzle.themes.iter();
    let themes = themes.map(|theme| Subject::Theme(theme.to_string()));
    let rated: Vec<Rated> = std::iter::once(game)
        .chain(themes)
        .map(|subject| rated(log, subject, puzzle.rating, solved))
        .collect();
    let after = rated.first().map(|rated| rated.rating.number);
    events.extend(rated.into_iter().map(Event::Rated));
    (events, after.map(|after| RatingChange { before, after }))
}

fn rated(log: &Progress, subject: Subject, puzzle: u16, solved: bool) -> Rated {
    let before = strength(log, &subject);
    let (after, _) = before.attempt(Strength::of_puzzle(puzzle), solved);
    Rated {
        subject,
        rating: Rating {
            number: after.rating,
            deviation: after.deviation,
            volatility: after.volatility,
        },
    }
}
