//! Exercises one after the other, by seed, within a budget.
//!
//! The seed decides the games, the position and the task, and the answer follows from the rules. So no exercise is
//! stored, and each can be drawn again alone. The budget counts positions, not time, so every machine draws the same
//! exercises.

use super::exercise::Exercise;
use super::grade::{Features, GRADES};
use super::kind::Kind;
use super::measure::{concerns, measure};
use super::pose::{PosePlan, Poser};
use super::solve::solve;
use super::source::GamePlayer;
use super::task::{Answer, Task};
use super::thin::{ThinningGoal, thin};
use crate::rules::{Bitboard, Outcome, Position, Square, TypeSet, Variant};
use crate::search::random::Random;
use std::collections::VecDeque;
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// One predicted move in so many captures nothing. Where squares are marked otherwise, one answer in twice as many has
/// none.
pub const NOTHING_ONE_IN: usize = 3;

/// The positions that are looked at with one seed, and for one exercise.
const PER_SEED: usize = 12_000;
const PER_EXERCISE: usize = 480_000;
/// The positions that are looked at with a seed that asks for a win in several moves.
const PER_LONG_WIN: usize = 80_000;
/// The cost of measuring an exercise, in positions.
const MEASURED: usize = 20;
/// After so many positions of a game another game is played.
const PER_GAME: usize = 30;
/// An exercise does not repeat the squares of so many before it.
const RECENT: usize = 8;
/// Unless so many in a row would: then the game hardly offers others.
const MOST_REPEATS: usize = 6;

/// Why there is no exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoExercise {
    /// The game is over in the position with which games would begin.
    GameOver(Outcome),
    /// No piece of the game can do what the kind asks about.
    NoFreezer(Kind),
    /// None was found within the budget.
    NotFound(Kind, RangeInclusive<u8>),
}

impl fmt::Display for NoExercise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoExercise::GameOver(outcome) => {
                write!(f, "there are no exercises, the game is over: {outcome}")
            }
            NoExercise::NoFreezer(kind) => write!(
                f,
                "no piece of this game freezes others, so it has no exercises of the kind `{kind}`: use another kind"
            ),
            NoExercise::NotFound(kind, grades) => {
                let (low, high) = (grades.start(), grades.end());
                write!(
                    f,
                    "no exercise of the kind `{kind}` was found for the grades {low} to {high}: use other grades, \
                     another seed or another kind"
                )
            }
        }
    }
}

impl std::error::Error for NoExercise {}

/// The features that exercises should not repeat: the stop of the move and the squares of the answer.
type Trace = (Option<Square>, Bitboard);

/// Draws exercises of one kind for a game.
///
/// The same seed gives the same exercises on every machine. Each exercise has a seed of its own, with which it comes
/// first ([`Exercise::seed`]).
///
/// ```
/// use baroque::training::{Exercises, Kind};
/// use baroque::variant_file::Catalogue;
/// use std::sync::Arc;
///
/// let game = Arc::new(Catalogue::built_in().variant("ultima", None, &[]).unwrap());
/// let mut exercises = Exercises::new(game.clone(), Kind::Predict, 1).unwrap();
/// let exercise = exercises.draw().unwrap();
/// let again = Exercises::new(game, Kind::Predict, 1).unwrap().draw().unwrap();
/// assert_eq!(exercise.position(), again.position());
/// ```
pub struct Exercises {
    variant: Arc<Variant>,
    start: Position,
    kind: Kind,
    grades: RangeInclusive<u8>,
    about: TypeSet,
    games: GamePlayer,
    /// The first seed, until it is used.
    first: Option<u64>,
    seeds: Random,
    recent: VecDeque<Trace>,
}

impl Exercises {
    /// Exercises of a game, of all grades.
    ///
    /// # Errors
    ///
    /// When no piece of the game can do what the kind asks about.
    pub fn new(variant: Arc<Variant>, kind: Kind, seed: u64) -> Result<Exercises, NoExercise> {
        let freezes = |variant: &Variant| {
            let mut kinds = variant.kinds().iter();
            kinds.any(|kind| !kind.freezes.is_empty())
        };
        if matches!(kind, Kind::Frozen | Kind::Thaw) && !freezes(&variant) {
            return Err(NoExercise::NoFreezer(kind));
        }
        Ok(Exercises {
            start: variant.start().clone(),
            variant,
            kind,
            grades: GRADES,
            about: TypeSet::NONE,
            games: GamePlayer::new(),
            first: Some(seed),
            seeds: Random::new(seed),
            recent: VecDeque::new(),
        })
    }

    /// Only exercises of these grades, from 1 to 10.
    #[must_use]
    pub fn with_grades(self, grades: RangeInclusive<u8>) -> Exercises {
        Exercises { grades, ..self }
    }

    /// Only exercises about pieces of these types: a piece of theirs moves, captures or freezes in the answer, or the
    /// question is about it. With no types, exercises about all pieces.
    #[must_use]
    pub fn about(self, types: TypeSet) -> Exercises {
        Exercises {
            about: types,
            ..self
        }
    }

    /// Takes positions from games that begin here.
    ///
    /// # Errors
    ///
    /// When the game is over in that position.
    pub fn starting_from(self, start: Position) -> Result<Exercises, NoExercise> {
        match self.variant.outcome(&start) {
            Some(outcome) => Err(NoExercise::GameOver(outcome)),
            None => Ok(Exercises { start, ..self }),
        }
    }

    /// The next exercise. The time that it takes has a bound.
    ///
    /// # Errors
    ///
    /// When none is found within the budget.
    pub fn draw(&mut self) -> Result<Exercise, NoExercise> {
        let mut left = PER_EXERCISE;
        let mut repeats = Vec::new();
        while left > 0 {
            // Numbers of this size are exact in every program that reads JSON.
            let seed = self.first.take().unwrap_or_else(|| self.seeds.next() >> 32);
            let Some(exercise) = self.draw_by(seed, &mut left) else {
                continue;
            };
            let trace = trace(&exercise);
            if self.recent.contains(&trace) {
                repeats.push(exercise);
                if repeats.len() == MOST_REPEATS {
                    break;
                }
                continue;
            }
            if self.recent.len() == RECENT {
                self.recent.pop_front();
            }
            self.recent.push_back(trace);
            return Ok(exercise);
        }
        let repeat = repeats.into_iter().next();
        repeat.ok_or_else(|| NoExercise::NotFound(self.kind, self.grades.clone()))
    }

    /// The exercise of a seed, if the seed leads to one.
    fn draw_by(&mut self, seed: u64, all: &mut usize) -> Option<Exercise> {
        // The generator's own steps are far from each other only after a first one.
        let mut random = Random::new(Random::new(seed).next() ^ self.kind as u64);
        let plan = self.plan(&mut random);
        let budget = match self.kind {
            Kind::Mate if plan.moves > 1 => PER_LONG_WIN,
            _ => PER_SEED,
        };
        let mut left = budget;
        let found = self.draw_within(plan, &mut random, &mut left);
        // A game costs something even if it offers no position.
        *all = all.saturating_sub(budget - left + MEASURED);
        found.map(|exercise| Exercise { seed, ..exercise })
    }

    /// An exercise by these random numbers, until the budget is spent.
    fn draw_within(
        &mut self,
        plan: PosePlan,
        random: &mut Random,
        left: &mut usize,
    ) -> Option<Exercise> {
        let budget = *left;
        let mut positions = self.games.play(&self.variant, &self.start, random);
        let mut draws = 0;
        while *left > 0 {
            *left -= 1;
            draws += 1;
            if draws % PER_GAME == 0 {
                *left = left.saturating_sub(positions.len());
                positions = self.games.play(&self.variant, &self.start, random);
            }
            let Some(position) = positions.get(random.below(positions.len())) else {
                continue;
            };
            // A longer win is a matter of luck.
            let moves = if *left > budget / 4 { plan.moves } else { 1 };
            let plan = PosePlan { moves, ..plan };
            let found = self.try_position(position, plan, random, left);
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn plan(&self, random: &mut Random) -> PosePlan {
        let one_in = match self.kind {
            Kind::Predict => NOTHING_ONE_IN,
            _ => 2 * NOTHING_ONE_IN,
        };
        let (low, high) = (*self.grades.start(), *self.grades.end());
        let span = usize::from(high.saturating_sub(low)) + 1;
        let grade = low.saturating_add(random.below(span) as u8);
        PosePlan {
            nothing: random.below(one_in) == 0,
            moves: match (low, high) {
                (_, ..=3) => 1,
                (8.., _) => 3,
                _ => [1, 1, 2, 2, 2, 3][random.below(6)],
            },
            pieces: Features::pieces_for(grade) + random.below(3),
        }
    }

    fn try_position(
        &self,
        position: &Position,
        plan: PosePlan,
        random: &mut Random,
        left: &mut usize,
    ) -> Option<Exercise> {
        let variant = &*self.variant;
        let mut poser = Poser {
            variant,
            position,
            plan,
            about: self.about,
            random,
        };
        let posed = poser.pose(self.kind)?;
        let solution = solve(variant, &posed.position, &posed.task, left)?;
        *left = left.saturating_sub(MEASURED);
        measure(variant, &posed.position, &posed.task, &solution.answer)?;
        let answer = &solution.answer;
        let about = |position| concerns(variant, position, &posed.task, answer, self.about);
        if !about(&posed.position) {
            return None;
        }
        let wanted = ThinningGoal {
            task: &posed.task,
            solution: &solution,
            pieces: plan.pieces,
            keep: posed.keep,
            middle: posed.middle,
        };
        let thinned = thin(variant, &posed.position, &wanted, random, left);
        *left = left.saturating_sub(MEASURED);
        let features = measure(variant, &thinned, &posed.task, &solution.answer)?;
        if !self.grades.contains(&features.grade()) || !about(&thinned) {
            return None;
        }
        Some(Exercise {
            variant: self.variant.clone(),
            position: thinned,
            task: posed.task,
            answer: solution.answer,
            features,
            seed: 0,
            origin: posed.position,
        })
    }
}

fn trace(exercise: &Exercise) -> Trace {
    let squares = match &exercise.answer {
        Answer::Squares(squares) => *squares,
        Answer::Moves(moves) => moves.iter().flat_map(|mv| [mv.from, mv.to]).collect(),
        Answer::Steps(steps) => steps.iter().flat_map(|step| [step.from, step.to]).collect(),
    };
    let at = match exercise.task {
        Task::Predict(mv) => Some(mv.to),
        Task::Find(at, _) | Task::Safe(at) | Task::Thaw(at) => Some(at),
        Task::Danger | Task::Frozen | Task::Legal(_) | Task::Win(_) => None,
    };
    (at, squares)
}
