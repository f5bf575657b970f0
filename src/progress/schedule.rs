//! When an exercise comes back after a wrong answer: spaced repetition by FSRS, with its default parameters.

use super::event::Event;
use super::log::Progress;
use crate::training::ExerciseText;
use rs_fsrs::{Card, FSRS, Parameters, Rating};
use std::collections::BTreeMap;
use std::time::Duration;

/// An exercise counts as due so long before its time, so that somebody who practises at about the same hour each day
/// does not miss a day.
const EARLY: u64 = Duration::from_secs(12 * 3600).as_millis() as u64;

/// An exercise that went wrong at least once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review<'a> {
    /// The exercise.
    pub exercise: &'a ExerciseText,
    /// The time of its next review, in milliseconds since 1970.
    pub due: u64,
    /// The number of wrong answers.
    pub wrong: u32,
}

impl Progress {
    /// All exercises that went wrong at least once, the one that is due first in front.
    pub fn reviews(&self) -> Vec<Review<'_>> {
        let fsrs = FSRS::new(Parameters {
            // A day is the shortest time.
            enable_short_term: false,
            ..Parameters::default()
        });
        let mut cards: BTreeMap<&ExerciseText, (Card, u32)> = BTreeMap::new();
        for (when, event) in self.events() {
            let Event::Exercise(answered) = event else {
                continue;
            };
            let (card, wrong) = cards.entry(&answered.exercise).or_default();
            if answered.right && *wrong == 0 {
                continue;
            }
            let rating = match answered.right {
                true => Rating::Good,
                false => Rating::Again,
            };
            *wrong += u32::from(!answered.right);
            *card = fsrs.next(card.clone(), time(when), rating).card;
        }
        cards.retain(|_, (_, wrong)| *wrong > 0);
        let mut reviews: Vec<Review> = cards
            .into_iter()
            .map(|(exercise, (card, wrong))| Review {
                exercise,
                due: u64::try_from(card.due.timestamp_millis()).unwrap_or(0),
                wrong,
            })
            .collect();
        reviews.sort_by_key(|review| review.due);
        reviews
    }

    /// The exercises that should be asked again now, the most overdue first.
    pub fn due(&self, now: u64) -> Vec<Review<'_>> {
        let mut reviews = self.reviews();
        reviews.retain(|review| review.due <= now.saturating_add(EARLY));
        reviews
    }
}

/// A time as the schedule has it. Entries have no times that it lacks.
fn time(when: u64) -> chrono::DateTime<chrono::Utc> {
    let when = i64::try_from(when).unwrap_or(i64::MAX);
    chrono::DateTime::from_timestamp_millis(when).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::{Answered, LATEST_TIME};

    const DAY: u64 = 24 * 3600 * 1000;
    const START: u64 = 1_700_000_000_000;

    fn exercise(fen: &str) -> ExerciseText {
        ExerciseText {
            game: "g".to_owned(),
            layout: "8x8".to_owned(),
            options: BTreeMap::new(),
            fen: fen.to_owned(),
            task: "danger".to_owned(),
        }
    }

    #[test]
    fn a_wrong_answer_comes_back_the_next_day_and_right_ones_ever_later() {
        let mut log = Progress::default();
        log.answer(exercise("a"), false, None, START);
        let mut last = START;
        let mut waits = Vec::new();
        for _ in 0..5 {
            let review = log.reviews()[0].clone();
            assert_eq!(review.wrong, 1);
            assert!(log.due(review.due - DAY).is_empty());
            assert_eq!(log.due(review.due).len(), 1);
            waits.push((review.due - last) / DAY);
            last = review.due;
            log.answer(exercise("a"), true, None, last);
        }
        assert_eq!(waits[0], 1);
        assert!(waits.windows(2).all(|pair| pair[0] < pair[1]), "{waits:?}");
        log.answer(exercise("a"), false, None, last + 1);
        let review = log.reviews()[0].clone();
        assert_eq!(review.wrong, 2);
        // After a mistake it comes back much sooner than it would have.
        assert!((review.due - last) / DAY < waits[4], "{waits:?}");
    }

    #[test]
    fn an_evening_later_it_is_due_at_the_same_hour() {
        let mut log = Progress::default();
        log.answer(exercise("a"), false, None, START);
        assert!(log.due(START + DAY / 4).is_empty());
        assert_eq!(log.due(START + DAY - DAY / 24).len(), 1);
    }

    #[test]
    fn the_most_overdue_comes_first() {
        let mut log = Progress::default();
        log.answer(exercise("b"), false, None, START + 2);
        log.answer(exercise("a"), false, None, START + 5);
        log.answer(exercise("c"), false, None, START + 1);
        let order: Vec<&str> = log
            .due(START + DAY)
            .iter()
            .map(|r| r.exercise.fen.as_str())
            .collect();
        assert_eq!(order, ["c", "b", "a"]);
    }

    /// Imported times may be any.
    #[test]
    fn strange_times_do_no_harm() {
        let mut log = Progress::default();
        for (when, right) in [
            (0, false),
            (0, true),
            (1, true),
            (LATEST_TIME, true),
            (LATEST_TIME, false),
        ] {
            let exercise = exercise("a");
            let answered = Answered {
                exercise,
                right,
                lesson: None,
            };
            log.record(Event::Exercise(answered), when);
        }
        assert_eq!(log.reviews().len(), 1);
        assert_eq!(log.due(u64::MAX).len(), 1);
    }
}
