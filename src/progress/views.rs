//! Facts that follow from the log: stars, attempts, ratings, scores, and exercises that are due.

use super::event::{Attempt, EndingId, Event, LessonPlace, Mode, ModeScore, Rating, Subject};
use super::log::Progress;
use std::collections::{BTreeMap, BTreeSet};

impl Progress {
    /// The most stars that a lesson was finished with.
    pub fn stars(&self, lesson: &str) -> Option<u8> {
        let runs = self.events().filter_map(|(_, event)| match event {
            Event::Lesson(run) if run.id == lesson => Some(run.stars),
            _ => None,
        });
        runs.max()
    }

    /// The step of a lesson that was reached last, if the lesson was not finished after that.
    pub fn place(&self, lesson: &str) -> Option<&LessonPlace> {
        let (mut finished, mut reached): (_, Option<(u64, &LessonPlace)>) = (None, None);
        for (when, event) in self.events() {
            match event {
                Event::Lesson(run) if run.id == lesson => (finished, reached) = (Some(when), None),
                Event::Step(place) if place.id == lesson && Some(when) > finished => {
                    // Entries of one moment are in the order of their texts.
                    let later =
                        |(at, known): (u64, &LessonPlace)| at < when || known.step <= place.step;
                    if reached.is_none_or(later) {
                        reached = Some((when, place));
                    }
                }
                _ => {}
            }
        }
        reached.map(|(_, place)| place)
    }

    /// The games of the lessons that were finished, by their ids.
    pub fn learned_games(&self) -> impl Iterator<Item = &str> {
        self.events().filter_map(|(_, event)| match event {
            Event::Lesson(run) => Some(run.game.as_str()),
            _ => None,
        })
    }

    /// All attempts at puzzles with their times, the oldest first.
    pub fn attempts(&self) -> impl Iterator<Item = (u64, &Attempt)> {
        self.events().filter_map(|(when, event)| match event {
            Event::Puzzle(attempt) => Some((when, attempt)),
            _ => None,
        })
    }

    /// The puzzles whose last attempt failed, the oldest attempt first.
    pub fn failed(&self) -> Vec<&Attempt> {
        let mut last: BTreeMap<&str, (u64, &Attempt)> = BTreeMap::new();
        for (when, attempt) in self.attempts() {
            last.insert(&attempt.id, (when, attempt));
        }
        let mut failed: Vec<(u64, &Attempt)> = last.into_values().collect();
        failed.retain(|(_, attempt)| !attempt.solved);
        failed.sort_by_key(|(when, _)| *when);
        failed.into_iter().map(|(_, attempt)| attempt).collect()
    }

    /// The history of a rating: the points of a curve, with their times.
    pub fn curve<'a>(&'a self, subject: &'a Subject) -> impl Iterator<Item = (u64, Rating)> + 'a {
        self.events().filter_map(move |(when, event)| match event {
            Event::Rated(rated) if rated.subject == *subject => Some((when, rated.rating)),
            _ => None,
        })
    }

    /// A rating as it is now.
    pub fn rating(&self, subject: &Subject) -> Option<Rating> {
        self.curve(subject).last().map(|(_, rating)| rating)
    }

    /// All subjects with a rating.
    pub fn subjects(&self) -> BTreeSet<&Subject> {
        let subjects = self.events().filter_map(|(_, event)| match event {
            Event::Rated(rated) => Some(&rated.subject),
            _ => None,
        });
        subjects.collect()
    }

    /// All scores of a game of many puzzles with their times, the oldest first.
    pub fn scores(&self, mode: Mode) -> impl Iterator<Item = (u64, &ModeScore)> {
        self.events().filter_map(move |(when, event)| match event {
            Event::Score(score) if score.mode == mode => Some((when, score)),
            _ => None,
        })
    }

    /// The best score of a game of many puzzles, with the puzzles of one chess game or of all.
    pub fn best(&self, mode: Mode, game: Option<&str>) -> Option<u32> {
        let scores = self.scores(mode).map(|(_, score)| score);
        let scores = scores.filter(|score| score.game.as_deref() == game);
        let points = scores.map(|score| score.points);
        match mode {
            Mode::Laboratory => points.min(),
            Mode::Streak | Mode::Storm | Mode::Daily => points.max(),
        }
    }

    /// The moves of the last exercise with an ending.
    pub fn ending_moves(&self, ending: &EndingId) -> Option<u16> {
        let reached = self.events().filter_map(|(_, event)| match event {
            Event::Ending(reached) if reached.ending == *ending => Some(reached.moves),
            _ => None,
        });
        reached.last()
    }

    /// Whether the puzzle of a day was tried, by the user's own date such as `2026-05-31`, and its points.
    pub fn daily(&self, day: &str) -> Option<u32> {
        let mut scores = self.scores(Mode::Daily).map(|(_, score)| score);
        // The first attempt counts.
        let first = scores.find(|score| score.day.as_deref() == Some(day));
        first.map(|score| score.points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::{EndingReached, LessonRun, Rated};
    use crate::training::EndingGoal;

    #[test]
    fn the_best_stars_count() {
        let mut log = Progress::default();
        assert_eq!(log.learned_games().next(), None);
        for (when, stars) in [(1, 1), (2, 3), (3, 2)] {
            let run = LessonRun {
                id: "l".to_owned(),
                game: "g".to_owned(),
                stars,
                mistakes: 0,
            };
            log.record(Event::Lesson(run), when);
        }
        assert_eq!((log.stars("l"), log.stars("m")), (Some(3), None));
        assert_eq!(log.learned_games().next(), Some("g"));
    }

    #[test]
    fn a_lesson_goes_on_at_the_step_that_was_reached_last() {
        let place = |id: &str, step| LessonPlace {
            id: id.to_owned(),
            game: "g".to_owned(),
            step,
            answered: 2,
            mistakes: 1,
        };
        let mut log = Progress::default();
        for (when, step) in [(1, 1), (2, 2), (2, 10), (3, 9)] {
            log.record(Event::Step(place("l", step)), when);
        }
        log.record(Event::Step(place("m", 30)), 4);
        let mut log = Progress::read(&log.text()).unwrap();
        assert_eq!(log.place("l"), Some(&place("l", 9)));
        let run = LessonRun {
            id: "l".to_owned(),
            game: "g".to_owned(),
            stars: 2,
            mistakes: 1,
        };
        log.record(Event::Lesson(run), 5);
        assert_eq!(log.place("l"), None, "it was finished");
        log.record(Event::Step(place("l", 1)), 6);
        assert_eq!(log.place("l"), Some(&place("l", 1)));
        log.reset(crate::progress::Scope::Lesson("l".to_owned()), 7);
        assert_eq!(log.place("l"), None);
        assert_eq!(log.place("m"), Some(&place("m", 30)));
    }

    #[test]
    fn puzzles_fail_until_they_are_solved() {
        let mut log = Progress::default();
        for (when, id, solved) in [
            (1, "a", false),
            (2, "b", false),
            (3, "c", true),
            (4, "b", true),
            (5, "c", false),
        ] {
            let attempt = Attempt {
                id: id.to_owned(),
                game: "g".to_owned(),
                solved,
                seconds: 1,
            };
            log.record(Event::Puzzle(attempt), when);
        }
        let failed: Vec<&str> = log.failed().iter().map(|a| a.id.as_str()).collect();
        assert_eq!(failed, ["a", "c"]);
        assert_eq!(log.attempts().count(), 5);
    }

    #[test]
    fn ratings_have_curves() {
        let mut log = Progress::default();
        let (game, theme) = (
            Subject::Game("g".to_owned()),
            Subject::Theme("t".to_owned()),
        );
        for (when, subject, number) in [(1, &game, 1500.0), (2, &theme, 1400.0), (3, &game, 1550.5)]
        {
            let rating = Rating {
                number,
                deviation: 100.0,
                volatility: 0.06,
            };
            let subject = subject.clone();
            log.record(Event::Rated(Rated { subject, rating }), when);
        }
        let curve: Vec<(u64, f64)> = log.curve(&game).map(|(at, r)| (at, r.number)).collect();
        assert_eq!(curve, [(1, 1500.0), (3, 1550.5)]);
        assert_eq!(log.rating(&theme).map(|rating| rating.number), Some(1400.0));
        assert_eq!(log.subjects().len(), 2);
    }

    #[test]
    fn the_last_exercise_with_an_ending_counts() {
        let id = |piece, goal| EndingId {
            game: "g".to_owned(),
            layout: "8x8".to_owned(),
            piece,
            goal,
        };
        let mut log = Progress::default();
        for (when, piece, moves) in [(1, 'L', 9), (2, 'L', 7), (3, 'W', 4)] {
            let ending = id(piece, EndingGoal::Win);
            log.record(Event::Ending(EndingReached { ending, moves }), when);
        }
        let log = Progress::read(&log.text()).unwrap();
        let moves = |piece, goal| log.ending_moves(&id(piece, goal));
        assert_eq!(moves('L', EndingGoal::Win), Some(7));
        assert_eq!(moves('W', EndingGoal::Win), Some(4));
        assert_eq!(moves('L', EndingGoal::Hold), None);
    }

    #[test]
    fn scores_are_kept_by_mode_and_game() {
        let mut log = Progress::default();
        let mut score = |when, mode, game: Option<&str>, day: Option<&str>, points| {
            let (game, day) = (game.map(str::to_owned), day.map(str::to_owned));
            log.record(
                Event::Score(ModeScore {
                    mode,
                    game,
                    day,
                    points,
                }),
                when,
            );
        };
        score(1, Mode::Streak, None, None, 4);
        score(2, Mode::Streak, Some("g"), None, 9);
        score(3, Mode::Streak, None, None, 2);
        score(3, Mode::Laboratory, Some("p"), None, 9);
        score(3, Mode::Laboratory, Some("p"), None, 7);
        score(4, Mode::Daily, None, Some("2026-05-31"), 0);
        score(5, Mode::Daily, None, Some("2026-05-31"), 1);
        assert_eq!(log.best(Mode::Streak, None), Some(4));
        assert_eq!(log.best(Mode::Streak, Some("g")), Some(9));
        assert_eq!(log.best(Mode::Storm, None), None);
        assert_eq!(log.best(Mode::Laboratory, Some("p")), Some(7));
        assert_eq!(log.daily("2026-05-31"), Some(0));
        assert_eq!(log.daily("2026-06-01"), None);
    }
}
