//! Exercises made by the rules: what a move captures, which pieces are in danger, how to win.
//!
//! [`Exercises`] draws them by a seed, for any game with its layout and options. The answer of an [`Exercise`] follows
//! from the rules alone, so games and pieces of a user's own have exercises too.
//!
//! | file | |
//! |---|---|
//! | `kind` | the kinds of exercises |
//! | `exercise` | an exercise: position, task, answer |
//! | `generate` | exercises one after the other, by seed, within a budget |
//! | `source` | positions, from random games and from games of a weak computer |
//! | `pose` | makes a task of each kind for a position |
//! | `task` | tasks and answers |
//! | `solve` | the answer of a task |
//! | `prover` | wins, proved by trying every move |
//! | `near_miss` | why a move spares a piece that it almost captures |
//! | `thin` | removes pieces that the answer does not need |
//! | `measure` | whether an exercise has a point, and its features |
//! | `grade` | the difficulty, by these features |
//! | `feedback` | the mistakes of an answer, in words |
//! | `ending` | endings to win or to hold, against perfect play |
//! | `ending_reason` | why a move is good in an ending |
//! | `text` | tasks and exercises as text, for files |
//!
//! Code here recognizes displacement by its way of travelling, and names no other capture method. So a new method
//! needs nothing here.

mod ending;
mod ending_reason;
mod exercise;
mod feedback;
mod generate;
mod grade;
mod kind;
mod measure;
mod near_miss;
mod pose;
mod prover;
mod solve;
mod source;
mod task;
mod text;
mod thin;

pub use ending::{EndingExercise, EndingGoal, ending_reply, moves_of};
pub use ending_reason::ending_reasons;
pub use exercise::Exercise;
pub use feedback::{Feedback, FeedbackRemark};
pub use generate::{Exercises, NOTHING_ONE_IN, NoExercise};
pub use grade::{Features, GRADES};
pub use kind::{Kind, UnknownKind};
pub(crate) use prover::Prover;
pub use task::{Answer, GivenAnswer, Goal, Step, Task};
pub use text::ExerciseText;
