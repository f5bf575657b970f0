//! Compiles the file of a lesson to its steps, and checks them by the rules.

use super::course::{self, lesson_file};
use super::goal::Goal;
use super::lesson::{LessonBoard, LessonSection, LessonStep, Play, Practice, Question, Words};
use super::schema::{GoalFile, LessonFile, SectionFile, StepFile};
use crate::guide::{Guide, Scene, compile_scene, names_square, wrong_game};
use crate::notation::parse_fen;
use crate::rules::{Bitboard, Position, TypeSet, Variant};
use crate::search::Level;
use crate::texts::content;
use crate::training::{Answer, Exercise, Exercises, GRADES, Kind, Task, UnknownKind};
use crate::variant_file::decode::Spanned;
use crate::variant_file::diagnostics::suggestion;
use crate::variant_file::{Catalogue, Diagnostic, Source};
use std::sync::Arc;

/// The most questions that one practice has.
const MOST_DRAWN: u8 = 10;

/// The mistakes in a lesson.
pub fn check(source: &Arc<Source>, catalogue: &Catalogue, guide: &Guide) -> Vec<Diagnostic> {
    let sections = lesson_file(source)
        .and_then(|file| course::lesson("", file, catalogue))
        .and_then(|lesson| lesson.sections(catalogue, guide));
    sections.err().unwrap_or_default()
}

/// The sections of a lesson.
pub(super) fn sections(
    file: &LessonFile,
    catalogue: &Catalogue,
    guide: &Guide,
) -> Result<Vec<LessonSection>, Vec<Diagnostic>> {
    let mut problems = Vec::new();
    let mut sections = Vec::new();
    for section in &file.sections {
        let game = section.game.as_ref().unwrap_or(&file.game);
        let variant = match variant(section, game, catalogue) {
            Ok(variant) => variant,
            Err(problem) => {
                problems.push(problem);
                continue;
            }
        };
        let mut compiler = Compiler {
            catalogue,
            guide,
            game,
            variant,
            problems: &mut problems,
        };
        let steps = section.steps.iter().map(|step| compiler.step(step));
        let mut steps: Vec<Option<LessonStep>> = steps.collect();
        look_ahead(&section.steps, &mut steps, &compiler.start());
        sections.push(LessonSection {
            title: content(&section.title).to_owned(),
            steps: steps.into_iter().flatten().collect(),
        });
    }
    match problems.is_empty() {
        true => Ok(sections),
        false => Err(problems),
    }
}

/// Puts words without a position beside the board of the next step, or else beside the start of the game.
fn look_ahead(files: &[StepFile], steps: &mut [Option<LessonStep>], start: &LessonBoard) {
    let mut next = start.clone();
    for (file, step) in files.iter().zip(steps).rev() {
        if let (StepFile::Words { fen: None, .. }, Some(LessonStep::Words(words))) =
            (file, &mut *step)
        {
            words.board = next;
        }
        let board = step.as_ref().and_then(LessonStep::board);
        next = board.unwrap_or_else(|| start.clone());
    }
}

fn variant(
    section: &SectionFile,
    game: &Spanned<String>,
    catalogue: &Catalogue,
) -> Result<Arc<Variant>, Diagnostic> {
    let options: Vec<(String, String)> = section
        .options
        .iter()
        .map(|(option, choice)| (option.value.clone(), choice.clone()))
        .collect();
    catalogue
        .variant(&game.value, section.layout.as_deref(), &options)
        .map(Arc::new)
        .map_err(|error| wrong_game(game, &error))
}

/// Compiles the steps of a section.
struct Compiler<'a> {
    catalogue: &'a Catalogue,
    guide: &'a Guide,
    game: &'a Spanned<String>,
    variant: Arc<Variant>,
    problems: &'a mut Vec<Diagnostic>,
}

impl Compiler<'_> {
    fn step(&mut self, step: &StepFile) -> Option<LessonStep> {
        match step {
            StepFile::Words { text, fen, marks } => {
                self.words(text, fen.as_ref(), marks.as_deref().unwrap_or_default())
            }
            StepFile::Scene { page, title } => self.scene(page, title),
            StepFile::Film { scene } => {
                let scene = compile_scene(scene, self.game, self.catalogue, self.problems)?;
                Some(LessonStep::Scene(Box::new(scene)))
            }
            StepFile::Question {
                task,
                fen,
                text,
                marks,
                nothing,
            } => {
                let marks = self.squares(marks.as_deref().unwrap_or_default());
                self.question(task, fen, (text.as_ref(), marks), nothing.unwrap_or(false))
            }
            StepFile::Practice {
                kind,
                count,
                grade,
                pieces,
            } => self.practice(kind, (count, grade), pieces.as_deref().unwrap_or_default()),
            StepFile::Play {
                text,
                fen,
                level,
                goal,
            } => self.play(text, fen.as_ref(), level, goal),
        }
    }

    fn wrong<T>(&mut self, at: &Spanned<T>, message: impl Into<String>) {
        self.problems.push(Diagnostic::new(&at.span, message));
    }

    /// The game's board before the first move.
    fn start(&self) -> LessonBoard {
        let start = self.variant.start().clone();
        (self.variant.clone(), start, Bitboard::EMPTY)
    }

    /// The position of a FEN in which the game is not over.
    fn position(&mut self, fen: &Spanned<String>) -> Option<Position> {
        match parse_fen(&self.variant, &fen.value) {
            Ok(position) => match self.variant.outcome(&position) {
                None => return Some(position),
                Some(outcome) => self.wrong(fen, format!("the game is over here: {outcome}")),
            },
            Err(error) => self.wrong(fen, error.to_string()),
        }
        None
    }

    fn words(
        &mut self,
        text: &[Spanned<String>],
        fen: Option<&Spanned<String>>,
        marks: &[Spanned<String>],
    ) -> Option<LessonStep> {
        let marked = self.squares(marks);
        for mark in marks {
            let named = |paragraph: &Spanned<String>| names_square(&paragraph.value, &mark.value);
            if !text.iter().any(named) {
                self.wrong(mark, format!("the words do not name {}", mark.value));
            }
            if fen.is_none() {
                self.wrong(mark, "a mark needs a board: give the position with `fen`");
            }
        }
        let board = match fen {
            Some(fen) => (self.variant.clone(), self.position(fen)?, marked),
            None => self.start(),
        };
        let text = text
            .iter()
            .map(|paragraph| content(&paragraph.value).to_owned());
        Some(LessonStep::Words(Words {
            text: text.collect(),
            board,
        }))
    }

    /// The squares with these names.
    fn squares(&mut self, names: &[Spanned<String>]) -> Bitboard {
        let mut squares = Bitboard::EMPTY;
        for name in names {
            match self.variant.geometry().square(&name.value) {
                Some(square) => squares.insert(square),
                None => self.wrong(name, format!("the board has no square `{}`", name.value)),
            }
        }
        squares
    }

    /// A scene of the guide.
    fn scene(&mut self, page: &Spanned<String>, title: &Spanned<String>) -> Option<LessonStep> {
        let Some(found) = self.guide.page(&page.value) else {
            let known: Vec<&str> = self.guide.pages().map(|page| page.id.as_str()).collect();
            let help = suggestion(&page.value, known.iter().copied());
            let message = format!("the guide has no page `{}`", page.value);
            let problem = Diagnostic::new(&page.span, message).with_help(help);
            self.problems.push(problem);
            return None;
        };
        let scenes: Vec<Scene> = found.scenes(self.catalogue).unwrap_or_default();
        if let Some(scene) = scenes
            .iter()
            .find(|scene| scene.title == content(&title.value))
        {
            return Some(LessonStep::Scene(Box::new(scene.clone())));
        }
        let known = scenes.iter().map(|scene| scene.title.as_str());
        let help = suggestion(&title.value, known);
        let message = format!("that page has no scene `{}`", title.value);
        let problem = Diagnostic::new(&title.span, message).with_help(help);
        self.problems.push(problem);
        None
    }

    fn question(
        &mut self,
        task: &Spanned<String>,
        fen: &Spanned<String>,
        (text, marks): (Option<&String>, Bitboard),
        nothing: bool,
    ) -> Option<LessonStep> {
        let position = self.position(fen)?;
        let posed = Task::read(&task.value, &self.variant, &position)
            .map_err(|error| self.wrong(task, error))
            .ok()?;
        let Some(exercise) = Exercise::new(self.variant.clone(), position, posed) else {
            self.wrong(task, "this task does not suit the position");
            return None;
        };
        let is_move = matches!(exercise.answer(), Answer::Moves(_));
        match (exercise.answer().is_empty(), nothing) {
            (true, false) if is_move => self.wrong(task, "by the rules no move does that"),
            (true, false) => self.wrong(
                task,
                "by the rules nothing is the answer: write `nothing: true` if that is meant",
            ),
            (true, true) if is_move => self.wrong(task, "a task that asks for a move needs one"),
            (false, true) => self.wrong(task, "by the rules something is the answer"),
            (true, true) | (false, false) => {}
        }
        Some(LessonStep::Question(Box::new(Question {
            text: text.map(|text| content(text).to_owned()),
            marks,
            exercise,
        })))
    }

    fn practice(
        &mut self,
        kind: &Spanned<String>,
        (count, grade): (&Spanned<u8>, &Spanned<u8>),
        letters: &[Spanned<char>],
    ) -> Option<LessonStep> {
        let pieces = self.types(letters);
        if !(1..=MOST_DRAWN).contains(&count.value) {
            self.wrong(count, format!("expected a number from 1 to {MOST_DRAWN}"));
        }
        if !GRADES.contains(&grade.value) {
            self.wrong(grade, "expected a grade from 1 to 10");
        }
        let known: Kind = kind
            .value
            .parse()
            .map_err(|error: UnknownKind| self.wrong(kind, error.to_string()))
            .ok()?;
        if let Err(error) = Exercises::new(self.variant.clone(), known, 0) {
            self.wrong(kind, error.to_string());
        }
        Some(LessonStep::Practice(Practice {
            variant: self.variant.clone(),
            kind: known,
            count: usize::from(count.value),
            grades: *GRADES.start()..=grade.value,
            pieces,
        }))
    }

    fn types(&mut self, letters: &[Spanned<char>]) -> TypeSet {
        let mut types = TypeSet::NONE;
        for letter in letters {
            if let Some(piece) = course::piece(letter, &self.variant, self.problems) {
                types.insert(piece.piece_type());
            }
        }
        types
    }

    fn play(
        &mut self,
        text: &str,
        fen: Option<&Spanned<String>>,
        level: &Spanned<u8>,
        goal: &Spanned<GoalFile>,
    ) -> Option<LessonStep> {
        let start = match fen {
            Some(fen) => self.position(fen)?,
            None => self.variant.start().clone(),
        };
        let Some(strength) = Level::numbered(usize::from(level.value)) else {
            self.wrong(level, "expected a level from 1 to 10");
            return None;
        };
        let aim = match &goal.value {
            GoalFile::Win => Goal::Win,
            GoalFile::Capture { pieces } => Goal::Capture(self.types(pieces)),
            GoalFile::Hold { moves } => Goal::Hold(u32::from(*moves)),
        };
        if aim.reached(start.turn(), &start, 0, None).is_some() {
            self.wrong(goal, "this goal is reached before the first move");
        }
        Some(LessonStep::Play(Play {
            text: content(text).to_owned(),
            variant: self.variant.clone(),
            start,
            level: strength,
            goal: aim,
        }))
    }
}
