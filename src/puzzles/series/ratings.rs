//! The player's ratings: for all puzzles, by game and by theme.

use super::{PuzzleChoice, SeriesKind};
use crate::progress::{Attempt, Event, Progress, Rated, Rating, Subject};
use crate::puzzles::{Puzzle, Strength};

/// A change of a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The rating before, if there was one.
    pub before: Option<f64>,
    /// The rating after.
    pub after: f64,
}

/// The player's strength, that of a new player if there is no rating.
pub fn strength(log: &Progress, subject: &Subject) -> Strength {
    let known = log.rating(subject).map(|rating| Strength {
        rating: rating.number,
        deviation: rating.deviation,
        volatility: rating.volatility,
    });
    known.unwrap_or(match subject {
        Subject::All => Strength {
            rating: mean_of_games(log).unwrap_or(Strength::NEW.rating),
            ..Strength::NEW
        },
        Subject::Game(_) | Subject::Theme(_) => Strength::NEW,
    })
}

/// The mean rating of the games. The logs of older versions have no rating for all puzzles.
fn mean_of_games(log: &Progress) -> Option<f64> {
    let games = log.subjects().into_iter();
    let games = games.filter(|subject| matches!(subject, Subject::Game(_)));
    let ratings: Vec<f64> = games
        .filter_map(|game| Some(log.rating(game)?.number))
        .collect();
    let sum: f64 = ratings.iter().sum();
    (!ratings.is_empty()).then(|| sum / ratings.len() as f64)
}

/// The player's rating for the puzzles that are wanted, if there is one.
pub fn rating(log: &Progress, choice: &PuzzleChoice) -> Option<f64> {
    let subject = choice.subject();
    let known = log.rating(&subject).map(|rating| rating.number);
    known.or_else(|| mean_of_games(log).filter(|_| subject == Subject::All))
}

/// What an attempt adds to the log, and how it changes the rating for the puzzles that are wanted. Only the first
/// attempt at a puzzle counts for ratings.
pub fn attempt(
    log: &Progress,
    choice: &PuzzleChoice,
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
    let themes = puzzle.themes.iter();
    let themes = themes.map(|theme| Subject::Theme(theme.to_string()));
    let rated: Vec<Rated> = [Subject::All, Subject::Game(puzzle.game.clone())]
        .into_iter()
        .chain(themes)
        .map(|subject| rated(log, subject, puzzle.rating, solved))
        .collect();
    let subject = choice.subject();
    let shown = rated.iter().find(|rated| rated.subject == subject);
    let change = shown.map(|rated| RatingChange {
        before: rating(log, choice),
        after: rated.rating.number,
    });
    events.extend(rated.into_iter().map(Event::Rated));
    (events, change)
}

/// The rating after an attempt, with as many digits as the log keeps.
fn rated(log: &Progress, subject: Subject, puzzle: u16, solved: bool) -> Rated {
    let before = strength(log, &subject);
    let (after, _) = before.attempt(Strength::of_puzzle(puzzle), solved);
    let rating = Rating {
        number: after.rating,
        deviation: after.deviation,
        volatility: after.volatility,
    };
    Rated {
        subject,
        rating: rating.rounded().unwrap_or(rating),
    }
}
