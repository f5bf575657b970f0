//! The entries of the log.

use crate::training::{EndingGoal, ExerciseText};
use serde::{Deserialize, Serialize};

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A lesson was finished.
    Lesson(LessonRun),
    /// A step of a lesson was reached.
    Step(LessonPlace),
    /// A puzzle was tried.
    Puzzle(Attempt),
    /// A rating has changed.
    Rated(Rated),
    /// An exercise was answered that had been answered wrong at least once, perhaps just now.
    Exercise(Answered),
    /// A game of many puzzles has ended.
    Score(ModeScore),
    /// An exercise with an ending was reached.
    Ending(EndingReached),
    /// Earlier entries were removed.
    Reset(Scope),
}

/// A finished lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonRun {
    /// The lesson's id.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The stars, from 1 to 3.
    pub stars: u8,
    /// The wrong answers.
    pub mistakes: u32,
}

/// A step that was reached in a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonPlace {
    /// The lesson's id.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The number of steps before it.
    pub step: u32,
    /// The questions answered so far.
    pub answered: u32,
    /// The wrong answers so far.
    pub mistakes: u32,
}

/// A puzzle that was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// The puzzle's id.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// Whether it was solved without a mistake.
    pub solved: bool,
    /// The time that it took, in seconds.
    pub seconds: u32,
}

/// The subject of a rating.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// All puzzles.
    All,
    /// The puzzles of a game, by its id.
    Game(String),
    /// The puzzles of a theme, by its id.
    Theme(String),
}

/// A rating as Glicko-2 has it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// The rating itself; 1500 is average.
    pub number: f64,
    /// The rating deviation, in points.
    pub deviation: f64,
    /// The volatility.
    pub volatility: f64,
}

impl Rating {
    /// The rating with as many digits as a file keeps; nothing if a value is not finite.
    pub(crate) fn rounded(self) -> Option<Rating> {
        let round = |value: f64, parts: f64| {
            let rounded = (value * parts).round() / parts;
            rounded.is_finite().then_some(rounded)
        };
        Some(Rating {
            number: round(self.number, 1e2)?,
            deviation: round(self.deviation, 1e2)?,
            volatility: round(self.volatility, 1e6)?,
        })
    }
}

/// A rating after a change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rated {
    /// Its subject.
    pub subject: Subject,
    /// The new rating.
    pub rating: Rating,
}

/// An exercise that was answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answered {
    /// The exercise.
    pub exercise: ExerciseText,
    /// Whether the answer was right.
    pub right: bool,
    /// The lesson in which it was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
}

/// A game of many puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// One mistake ends it.
    Streak,
    /// As many as possible in three minutes.
    Storm,
    /// The puzzle of a day.
    Daily,
    /// A laboratory of Penultima. The fewer points, the better.
    Laboratory,
}

/// The result of a series of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModeScore {
    /// The kind of series.
    pub mode: Mode,
    /// The id of the chess game, if all puzzles were of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The user's own date, such as `2026-05-31`, where the day matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// The puzzles solved.
    pub points: u32,
}

/// An ending with one piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndingId {
    /// The id of its game.
    pub game: String,
    /// The layout.
    pub layout: String,
    /// The letter of the piece.
    pub piece: char,
    /// What the player has to do.
    pub goal: EndingGoal,
}

/// An exercise with an ending that the player has reached or chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndingReached {
    /// The ending.
    pub ending: EndingId,
    /// The moves of the exercise: those of the shortest win, or those to hold.
    pub moves: u16,
}

/// The part of the log that a reset removes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Everything.
    All,
    /// A lesson's stars, and the exercises that went wrong in it.
    Lesson(String),
    /// All entries of one game. Ratings by theme stay.
    Game(String),
}

impl Event {
    /// The scopes whose resets remove this event, if they come later.
    pub(super) fn scopes(&self) -> Vec<Scope> {
        let game = |id: &String| Some(Scope::Game(id.clone()));
        let (own, game) = match self {
            Event::Lesson(run) => (Some(Scope::Lesson(run.id.clone())), game(&run.game)),
            Event::Step(place) => (Some(Scope::Lesson(place.id.clone())), game(&place.game)),
            Event::Puzzle(attempt) => (None, game(&attempt.game)),
            Event::Rated(rated) => match &rated.subject {
                Subject::Game(id) => (None, game(id)),
                Subject::All | Subject::Theme(_) => (None, None),
            },
            Event::Exercise(answered) => (
                answered.lesson.clone().map(Scope::Lesson),
                game(&answered.exercise.game),
            ),
            Event::Score(score) => (None, score.game.as_ref().and_then(game)),
            Event::Ending(reached) => (None, game(&reached.ending.game)),
            Event::Reset(scope) => (Some(scope.clone()), None),
        };
        [Some(Scope::All), own, game]
            .into_iter()
            .flatten()
            .collect()
    }

    /// The event with as many digits as a file keeps, if its values are possible.
    pub(super) fn checked(self) -> Result<Event, &'static str> {
        match self {
            Event::Lesson(run) if !(1..=3).contains(&run.stars) => Err("stars go from 1 to 3"),
            Event::Rated(Rated { subject, rating }) => {
                let rating = rating.rounded().ok_or("a rating has finite values")?;
                Ok(Event::Rated(Rated { subject, rating }))
            }
            event => Ok(event),
        }
    }
}
