//! The log: recording, resetting and merging.

use super::event::{Answered, Event, Scope};
use super::text::{self, LATEST_TIME};
use crate::training::ExerciseText;
use std::collections::{BTreeMap, HashMap};

/// The log of a player's results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// The entries by their time and text, so that they have an order and no two are the same.
    entries: BTreeMap<(u64, String), Event>,
}

impl Progress {
    /// Adds an event that happened at a time. Values that are not possible, such as four stars, are not recorded.
    pub fn record(&mut self, event: Event, now: u64) {
        // What comes after a reset stays, even if the clock was set back.
        let after_resets = self.resets().map(|(when, _)| when + 1).max();
        self.insert(now.max(after_resets.unwrap_or(0)), event);
    }

    /// Records the answer to an exercise, if the schedule needs it: wrong answers, and the later answers to an exercise
    /// that once went wrong. Whether it was recorded.
    pub fn answer(
        &mut self,
        exercise: ExerciseText,
        right: bool,
        lesson: Option<&str>,
        now: u64,
    ) -> bool {
        let known = self.events().any(|(_, event)| match event {
            Event::Exercise(answered) => answered.exercise == exercise,
            _ => false,
        });
        if right && !known {
            return false;
        }
        let lesson = lesson.map(str::to_owned);
        let answered = Answered {
            exercise,
            right,
            lesson,
        };
        self.record(Event::Exercise(answered), now);
        true
    }

    /// Removes all entries of a scope. The removal is an entry itself, so that other windows follow it.
    pub fn reset(&mut self, scope: Scope, now: u64) {
        let last = self.entries.keys().map(|(when, _)| *when).max();
        self.insert(now.max(last.unwrap_or(0)), Event::Reset(scope));
        self.sweep();
    }

    /// Adds the entries of another log.
    pub fn merge(&mut self, other: Progress) {
        self.entries.extend(other.entries);
        self.sweep();
    }

    /// All entries with their times, the oldest first.
    pub fn events(&self) -> impl Iterator<Item = (u64, &Event)> {
        self.entries.iter().map(|((when, _), event)| (*when, event))
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing was done yet.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The texts of all entries, the oldest first.
    pub(super) fn lines(&self) -> impl Iterator<Item = &str> {
        self.entries.keys().map(|(_, line)| line.as_str())
    }

    /// Adds an entry as it is.
    pub(super) fn insert(&mut self, when: u64, event: Event) {
        let when = when.min(LATEST_TIME);
        if let Ok(event) = event.checked() {
            self.entries.insert((when, text::line(when, &event)), event);
        }
    }

    /// Removes what resets have removed.
    pub(super) fn sweep(&mut self) {
        // The oldest comes first, so the last reset of each scope stays.
        let resets = self.resets().map(|(when, scope)| (scope.clone(), when));
        let last: HashMap<Scope, u64> = resets.collect();
        if last.is_empty() {
            return;
        }
        self.entries.retain(|(when, _), event| {
            let removes = |scope: &Scope| {
                let itself = |reset: &u64| *event == Event::Reset(scope.clone()) && when == reset;
                let reset = last.get(scope);
                reset.is_some_and(|reset| when <= reset && !itself(reset))
            };
            !event.scopes().iter().any(removes)
        });
    }

    fn resets(&self) -> impl Iterator<Item = (u64, &Scope)> {
        self.events().filter_map(|(when, event)| match event {
            Event::Reset(scope) => Some((when, scope)),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::{
        Attempt, LessonPlace, LessonRun, Mode, ModeScore, Rated, Rating, Subject,
    };

    pub(crate) fn lesson(id: &str, game: &str, stars: u8) -> Event {
        Event::Lesson(LessonRun {
            id: id.to_owned(),
            game: game.to_owned(),
            stars,
            mistakes: 0,
        })
    }

    fn step(id: &str, game: &str, step: u32) -> Event {
        Event::Step(LessonPlace {
            id: id.to_owned(),
            game: game.to_owned(),
            step,
            answered: 0,
            mistakes: 0,
        })
    }

    fn puzzle(id: &str, game: &str) -> Event {
        Event::Puzzle(Attempt {
            id: id.to_owned(),
            game: game.to_owned(),
            solved: true,
            seconds: 7,
        })
    }

    fn rated(subject: Subject, number: f64) -> Event {
        let rating = Rating {
            number,
            deviation: 80.0,
            volatility: 0.06,
        };
        Event::Rated(Rated { subject, rating })
    }

    fn card(game: &str) -> ExerciseText {
        ExerciseText {
            game: game.to_owned(),
            layout: "8x8".to_owned(),
            options: BTreeMap::new(),
            fen: "fen".to_owned(),
            task: "danger".to_owned(),
        }
    }

    fn log(events: &[(u64, Event)]) -> Progress {
        let mut log = Progress::default();
        for (when, event) in events {
            log.record(event.clone(), *when);
        }
        log
    }

    fn merged(one: &Progress, other: &Progress) -> Progress {
        let mut merged = one.clone();
        merged.merge(other.clone());
        merged
    }

    /// Events of every kind, of two games, at some of few times.
    fn some_log(mut seed: u64) -> Progress {
        let mut next = |bound: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % bound
        };
        let mut log = Progress::default();
        for _ in 0..8 {
            let now = next(6);
            let game = ["g", "h"][next(2) as usize];
            match next(9) {
                0 => log.record(lesson("l", game, 1 + next(3) as u8), now),
                1 => log.record(puzzle("p", game), now),
                2 => log.record(rated(Subject::Game(game.to_owned()), 1500.0), now),
                3 => log.record(rated(Subject::Theme("t".to_owned()), 1500.0), now),
                4 => drop(log.answer(card(game), false, Some("l"), now)),
                5 => log.reset(Scope::Game(game.to_owned()), now),
                6 => log.reset(Scope::Lesson("l".to_owned()), now),
                7 => log.record(step("l", game, next(4) as u32), now),
                _ => log.reset(Scope::All, now),
            }
        }
        log
    }

    #[test]
    fn the_order_of_merging_makes_no_difference() {
        for seed in 0..500 {
            let [a, b, c] = [
                some_log(3 * seed),
                some_log(3 * seed + 1),
                some_log(3 * seed + 2),
            ];
            assert_eq!(merged(&a, &a), a);
            assert_eq!(merged(&a, &b), merged(&b, &a));
            assert_eq!(merged(&merged(&a, &b), &c), merged(&a, &merged(&b, &c)));
        }
    }

    #[test]
    fn two_windows_keep_what_each_has_done() {
        let common = log(&[(1, lesson("l", "g", 1))]);
        let (mut one, mut two) = (common.clone(), common);
        one.record(puzzle("p", "g"), 2);
        two.record(lesson("l", "g", 3), 2);
        assert_eq!(merged(&one, &two).len(), 3);
    }

    #[test]
    fn a_reset_removes_its_scope_and_other_windows_follow() {
        let mut all = log(&[
            (1, lesson("l", "g", 1)),
            (2, lesson("m", "g", 1)),
            (3, puzzle("p", "g")),
            (4, puzzle("q", "h")),
            (5, rated(Subject::Game("g".to_owned()), 1500.0)),
            (6, rated(Subject::Theme("t".to_owned()), 1500.0)),
        ]);
        all.answer(card("g"), false, Some("l"), 7);
        let score = |game: &str| ModeScore {
            mode: Mode::Storm,
            game: Some(game.to_owned()),
            day: None,
            points: 5,
        };
        all.record(Event::Score(score("g")), 8);
        let before = all.clone();
        let after = |scope: Scope| {
            let mut log = before.clone();
            // The clock may be wrong when the user resets something.
            log.reset(scope, 0);
            assert_eq!(merged(&log, &before), log);
            log.len() - 1
        };
        assert_eq!(after(Scope::Lesson("l".to_owned())), 6);
        assert_eq!(after(Scope::Game("g".to_owned())), 2);
        assert_eq!(after(Scope::Game("h".to_owned())), 7);
        assert_eq!(after(Scope::All), 0);
    }

    #[test]
    fn what_comes_after_a_reset_stays() {
        let mut log = log(&[(9, lesson("l", "g", 3))]);
        log.reset(Scope::All, 9);
        log.record(lesson("l", "g", 1), 9);
        let again = merged(&log, &log);
        assert_eq!(again.stars("l"), Some(1));
    }

    #[test]
    fn right_answers_count_only_after_a_wrong_one() {
        let mut log = Progress::default();
        assert!(!log.answer(card("g"), true, None, 1));
        assert!(log.answer(card("g"), false, None, 2));
        assert!(log.answer(card("g"), true, None, 3));
        assert!(!log.answer(card("h"), true, None, 4));
        assert_eq!(log.len(), 2);
    }

    #[test]
    fn impossible_values_are_not_recorded() {
        let mut log = Progress::default();
        log.record(lesson("l", "g", 4), 1);
        log.record(rated(Subject::Theme("t".to_owned()), f64::NAN), 1);
        log.record(rated(Subject::Theme("t".to_owned()), f64::MAX), 1);
        assert!(log.is_empty());
    }
}
