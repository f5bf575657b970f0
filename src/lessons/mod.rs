//! Lessons: an ordered path through the games, from one new piece to whole armies.
//!
//! Lessons are RON files in `assets/learn`. A lesson shows an idea on a board, then asks about it without help, then
//! lets the learner play. No file holds an answer: the rules find it. So a lesson cannot teach a wrong one. A scene
//! comes from the guide, or is checked as scenes of the guide are. `docs/LESSONS.md` says how to write one.
//!
//! | file | |
//! |---|---|
//! | `course` | all lessons in their order |
//! | `schema` | the fields of the files |
//! | `lesson` | lessons, steps and stars |
//! | `compile` | compiles a file to steps and checks them by the rules |
//! | `contents` | all texts of lessons, the guide and games, for translators |
//! | `goal` | when a game of a lesson is won |

mod compile;
mod contents;
mod course;
mod goal;
mod lesson;
mod schema;

pub use compile::check;
pub use contents::all_contents;
pub use course::{Chapter, Course};
pub use goal::Goal;
pub use lesson::{
    Lesson, LessonBoard, LessonSection, LessonStep, MINUTES, Play, Practice, Question, Words, stars,
};
