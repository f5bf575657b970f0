//! The fields of the files of lessons.

use crate::guide::SceneFile;
use crate::variant_file::decode::{Entries, Spanned, choice, record};

record! {
    /// The order of the lessons.
    ContentsFile = "the contents" {
        /// The version of this format, 1. Needed.
        format: Spanned<u32>,
        /// The chapters. Needed.
        chapters: Vec<ChapterFile>,
    }
}

record! {
    /// A chapter of lessons.
    ChapterFile = "a chapter" {
        /// Its name. Needed.
        name: String,
        /// Its lessons by their ids, which are the names of their files. Needed.
        lessons: Vec<Spanned<String>>,
    }
}

record! {
    /// A lesson.
    LessonFile = "a lesson" {
        /// The version of this format, 1. Needed.
        format: Spanned<u32>,
        /// The game, by its id. Needed.
        game: Spanned<String>,
        /// Its title. Needed.
        title: String,
        /// What one learns, in a sentence. Needed.
        about: String,
        /// The pieces that it teaches, by their letters in the game.
        pieces: Option<Vec<Spanned<char>>>,
        /// The pieces with which it teaches to win alone, by their letters. Exercises with these endings lead to it.
        endings: Option<Vec<Spanned<char>>>,
        /// Where its advice is published, if it gives any.
        source: Option<String>,
        /// Its sections. Needed.
        sections: Vec<SectionFile>,
    }
}

record! {
    /// A section: steps about one idea.
    SectionFile = "a section" {
        /// Its title, in a few words. Needed.
        title: String,
        /// The game, if not the lesson's.
        game: Option<Spanned<String>>,
        /// The layout, if not the default one.
        layout: Option<String>,
        /// Choices of the game's options where they are not the default ones.
        options: Entries<String, String>,
        /// Its steps. Needed.
        steps: Vec<StepFile>,
    }
}

choice! {
    /// A step of a lesson.
    StepFile = "step" {
        /// Words beside a position.
        Words {
            /// The paragraphs. Needed.
            text: Vec<Spanned<String>>,
            /// The position. Default: that of the next step, or else the start of the game.
            fen: Option<Spanned<String>>,
            /// The squares that the words are about. The words name each of them.
            marks: Option<Vec<Spanned<String>>>,
        },
        /// A scene of the guide.
        Scene {
            /// The id of its page. Needed.
            page: Spanned<String>,
            /// Its title. Needed.
            title: Spanned<String>,
        },
        /// A scene of its own.
        Film {
            /// The scene, as pages of the guide have it. Needed.
            scene: SceneFile,
        },
        /// A question on a fixed position.
        Question {
            /// The task, such as `predict d2d6` or `find d4 c5 e5`. Needed.
            task: Spanned<String>,
            /// The position. Needed.
            fen: Spanned<String>,
            /// A sentence before the question.
            text: Option<String>,
            /// The squares that the sentence is about.
            marks: Option<Vec<Spanned<String>>>,
            /// `true`: nothing is the right answer.
            nothing: Option<bool>,
        },
        /// Questions that are drawn by chance.
        Practice {
            /// The kind, such as `predict`. Needed.
            kind: Spanned<String>,
            /// How many. Needed.
            count: Spanned<u8>,
            /// The grade of the most difficult ones, from 1 to 10. Needed.
            grade: Spanned<u8>,
            /// The pieces that they are about, by their letters.
            pieces: Option<Vec<Spanned<char>>>,
        },
        /// A game against the computer. The learner has the side to move.
        Play {
            /// What to do, in a sentence or two. Needed.
            text: String,
            /// The position, if not the starting position.
            fen: Option<Spanned<String>>,
            /// The computer's level, from 1 to 10. Needed.
            level: Spanned<u8>,
            /// When it is won. Needed.
            goal: Spanned<GoalFile>,
        },
    }
}

choice! {
    /// When a game of a lesson is won.
    GoalFile = "goal" {
        /// When the learner has won by the rules.
        Win,
        /// When the enemy has none of these pieces left, or has lost.
        Capture {
            /// The letters of the pieces, as White has them. Needed.
            pieces: Vec<Spanned<char>>,
        },
        /// When the learner has made so many moves and has not lost.
        Hold {
            /// The number of moves. Needed.
            moves: u16,
        },
    }
}
