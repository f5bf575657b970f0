//! The fields of the guide's files.

use crate::variant_file::decode::{Entries, Spanned, record};

record! {
    /// The order of the guide.
    ContentsFile = "the contents" {
        /// The version of this format, 1. Needed.
        format: Spanned<u32>,
        /// The scene on the start page.
        plate: Option<PlateFile>,
        /// The chapters. Needed.
        chapters: Vec<ChapterFile>,
    }
}

record! {
    /// A scene of a page.
    PlateFile = "a plate" {
        /// The page, by its id. Needed.
        page: Spanned<String>,
        /// The title of the scene. Needed.
        scene: String,
    }
}

record! {
    /// A chapter of the guide.
    ChapterFile = "a chapter" {
        /// Its name. Needed.
        name: String,
        /// Its pages by their ids, which are the names of their files. Needed.
        pages: Vec<Spanned<String>>,
    }
}

record! {
    /// A page about a piece or a game.
    PageFile = "a page of the guide" {
        /// The version of this format, 1. Needed.
        format: Spanned<u32>,
        /// The game, by its id. Needed.
        game: Spanned<String>,
        /// The piece that the page is about, by its letter in that game; without, it is about the game.
        piece: Option<Spanned<char>>,
        /// `true`: the page is about several games, so that it lists neither pieces nor options. It needs a
        /// title and a source of its own.
        topic: Option<bool>,
        /// Its title, if not the name of the piece or the game.
        title: Option<String>,
        /// What the contents say about it, if not the sentence about the piece or the first one of its text.
        summary: Option<String>,
        /// The rule, in paragraphs. One that begins with `- ` is an item of a list. Needed.
        text: Vec<String>,
        /// Where the rule is published, if not where the piece's or the game's own file says.
        source: Option<String>,
        /// The scenes. Needed.
        scenes: Vec<SceneFile>,
    }
}

record! {
    /// A scene: a position and what can be done in it.
    SceneFile = "a scene" {
        /// What it shows, in a few words. Needed.
        title: Spanned<String>,
        /// The game, if not the page's.
        game: Option<Spanned<String>>,
        /// The layout, if not the default one.
        layout: Option<String>,
        /// Choices of the game's options where they are not the default ones.
        options: Entries<String, String>,
        /// The position. Needed.
        fen: Spanned<String>,
        /// Lines of moves, all from this position. Needed.
        lines: Vec<Vec<StepFile>>,
        /// Moves that are not legal here, and why.
        refused: Option<Vec<RefusedFile>>,
        /// What the reader is asked to do, if not the same as the first line does.
        task: Option<String>,
    }
}

record! {
    /// A move of a scene.
    StepFile = "a move of a scene" {
        /// The move, as in `baroque moves`. Needed.
        play: Spanned<String>,
        /// The squares of all pieces that it captures; none if left out.
        captures: Option<Spanned<Vec<Spanned<String>>>>,
        /// The squares of the pieces that it freezes; not checked if left out.
        freezes: Option<Spanned<Vec<Spanned<String>>>>,
        /// The squares of the pieces that it frees from being frozen; not checked if left out.
        frees: Option<Spanned<Vec<Spanned<String>>>>,
        /// How the game ends with it, such as `White wins: checkmate`, if it does.
        ends: Option<Spanned<String>>,
        /// What is said about it; it names every square of `captures`, `freezes` and `frees`. Needed.
        caption: Spanned<String>,
    }
}

record! {
    /// A move that is not legal.
    RefusedFile = "a refused move" {
        /// The move, as a start and a stop. Needed.
        play: Spanned<String>,
        /// Why it may not be made. Needed.
        caption: String,
    }
}
