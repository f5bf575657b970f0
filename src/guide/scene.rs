//! Scenes, and their check by the rules.

use super::contents::{page_file, wrong_game};
use super::schema::{PageFile, RefusedFile, SceneFile, StepFile};
use crate::diagram::{BoardView, Film, Item, marked, static_board, still};
use crate::notation::{find_move, parse_fen, write_move};
use crate::rules::{Bitboard, Effect, Move, Position, Transition, Variant};
use crate::texts::content;
use crate::variant_file::decode::Spanned;
use crate::variant_file::{Catalogue, Diagnostic, Source};
use std::sync::Arc;

/// A position and the moves to show or to try.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Its title.
    pub title: String,
    /// The game.
    pub variant: Arc<Variant>,
    /// The position.
    pub start: Position,
    /// Lines of moves, all from this position.
    pub lines: Vec<Vec<SceneStep>>,
    /// Moves that are not legal here.
    pub refused: Vec<Refused>,
    /// The task for the reader, if it differs from the first line.
    pub task: Option<String>,
    /// The marked squares before the first move: where a piece can move.
    pub targets: Bitboard,
}

/// A move of a scene.
#[derive(Clone, Debug, PartialEq)]
pub struct SceneStep {
    /// The move.
    pub mv: Move,
    /// Its caption.
    pub caption: String,
}

/// A move that is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The move, as start and stop.
    pub play: String,
    /// Why it is illegal.
    pub caption: String,
}

impl Scene {
    /// The scene in motion, or with `quiet` in fades only, with White's side at the bottom.
    pub fn film(&self, quiet: bool) -> Film {
        Film::new(
            self.variant.clone(),
            self.view(),
            self.start.clone(),
            &self.moves(),
            quiet,
        )
        .with_targets(self.targets)
    }

    /// The first move of the scene, as a still picture.
    pub fn still(&self) -> Vec<Item> {
        let view = self.view();
        let scene = static_board(&view, &self.variant, &self.start, None);
        let first = self.lines.iter().find_map(|line| line.first());
        match first.map(|step| self.variant.transition(&self.start, step.mv)) {
            Some(transition) => marked(scene, still(&view, &transition)),
            None => scene,
        }
    }

    /// The board with White's side at the bottom.
    pub fn view(&self) -> BoardView {
        BoardView::of(&self.variant, false)
    }

    /// The moves of all lines.
    pub fn moves(&self) -> Vec<Vec<Move>> {
        let moves = |line: &Vec<SceneStep>| line.iter().map(|step| step.mv).collect();
        self.lines.iter().map(moves).collect()
    }
}

/// All mistakes in a page of the guide.
pub fn check(source: &Arc<Source>, catalogue: &Catalogue) -> Vec<Diagnostic> {
    match page_file(source).and_then(|file| scenes(&file, catalogue)) {
        Ok(_) => Vec::new(),
        Err(problems) => problems,
    }
}

/// The scenes of a page, checked by the rules.
pub(super) fn scenes(
    file: &PageFile,
    catalogue: &Catalogue,
) -> Result<Vec<Scene>, Vec<Diagnostic>> {
    let mut problems = Vec::new();
    let scenes = file
        .scenes
        .iter()
        .filter_map(|scene| compile(scene, &file.game, catalogue, &mut problems))
        .collect();
    match problems.is_empty() {
        true => Ok(scenes),
        false => Err(problems),
    }
}

/// A scene, checked by the rules; its game is this one unless it names another.
pub(crate) fn compile(
    file: &SceneFile,
    game: &Spanned<String>,
    catalogue: &Catalogue,
    problems: &mut Vec<Diagnostic>,
) -> Option<Scene> {
    let id = file.game.as_ref().unwrap_or(game);
    let options: Vec<(String, String)> = file
        .options
        .iter()
        .map(|(option, choice)| (option.value.clone(), choice.clone()))
        .collect();
    let variant = catalogue
        .variant(&id.value, file.layout.as_deref(), &options)
        .map_err(|error| problems.push(wrong_game(id, &error)))
        .ok()?;
    let start = parse_fen(&variant, &file.fen.value)
        .map_err(|error| problems.push(Diagnostic::new(&file.fen.span, error.to_string())))
        .ok()?;
    let lines = file
        .lines
        .iter()
        .map(|line| self::line(line, &variant, &start, problems))
        .collect();
    if file.lines.iter().all(Vec::is_empty) {
        let message = "a scene needs at least one line with a move";
        problems.push(Diagnostic::new(&file.title.span, message));
    }
    let refused = file.refused.iter().flatten();
    Some(Scene {
        title: content(&file.title.value).to_owned(),
        lines,
        refused: refused
            .map(|refused| self::refused(refused, &variant, &start, problems))
            .collect(),
        task: file.task.as_deref().map(content).map(str::to_owned),
        targets: Bitboard::EMPTY,
        start,
        variant: Arc::new(variant),
    })
}

/// The moves of a line, up to the first illegal one.
fn line(
    steps: &[StepFile],
    variant: &Variant,
    start: &Position,
    problems: &mut Vec<Diagnostic>,
) -> Vec<SceneStep> {
    let mut position = start.clone();
    let mut line = Vec::new();
    for step in steps {
        let Some(mv) = find_move(variant, &position, &step.play.value) else {
            problems.push(illegal(step, variant, &position));
            break;
        };
        let transition = variant.transition(&position, mv);
        compare(step, variant, &transition, problems);
        position = variant.play(&position, mv);
        compare_end(step, variant, &position, problems);
        line.push(SceneStep {
            mv,
            caption: content(&step.caption.value).to_owned(),
        });
    }
    line
}

fn illegal(step: &StepFile, variant: &Variant, position: &Position) -> Diagnostic {
    let legal = variant.legal_moves(position);
    let mut known: Vec<String> = legal.iter().map(|&mv| write_move(variant, mv)).collect();
    known.sort();
    let near = crate::variant_file::diagnostics::suggestion(
        &step.play.value,
        known.iter().map(String::as_str),
    );
    let message = format!("`{}` is not a legal move here", step.play.value);
    Diagnostic::new(&step.play.span, message).with_help(near)
}

/// Compares the fields of a step with the effects of its move.
fn compare(
    step: &StepFile,
    variant: &Variant,
    transition: &Transition,
    problems: &mut Vec<Diagnostic>,
) {
    let mut compare = |what: &str, said: Option<&Spanned<Vec<Spanned<String>>>>, done: Bitboard| {
        let (span, said) = match said {
            Some(said) => (&said.span, said.value.as_slice()),
            None => (&step.play.span, &[][..]),
        };
        let mut wanted: Vec<&str> = said.iter().map(|name| name.value.as_str()).collect();
        wanted.sort_unstable();
        let mut found = names(variant, done);
        found.sort_unstable();
        if wanted != found {
            let list = match found.is_empty() {
                true => "nothing".to_owned(),
                false => found.join(", "),
            };
            let message = format!("by the rules this move {what} {list}");
            problems.push(Diagnostic::new(span, message));
        }
        for name in said {
            if !names_square(&step.caption.value, &name.value) {
                let message = format!("the caption does not name {}", name.value);
                problems.push(Diagnostic::new(&step.caption.span, message));
            }
        }
    };
    compare("captures", step.captures.as_ref(), transition.captured());
    if step.freezes.is_some() {
        compare("freezes", step.freezes.as_ref(), frozen(transition, true));
    }
    if step.frees.is_some() {
        compare("frees", step.frees.as_ref(), frozen(transition, false));
    }
}

fn compare_end(
    step: &StepFile,
    variant: &Variant,
    position: &Position,
    problems: &mut Vec<Diagnostic>,
) {
    let end = variant.outcome(position).map(|outcome| outcome.to_string());
    let expected = step.ends.as_ref().map(|ends| ends.value.clone());
    if end != expected {
        let span = step
            .ends
            .as_ref()
            .map_or(&step.play.span, |ends| &ends.span);
        let message = match end {
            Some(end) => format!("by the rules the game ends here: `ends: {end:?}`"),
            None => "by the rules the game continues here".to_owned(),
        };
        problems.push(Diagnostic::new(span, message));
    }
}

/// The squares of the pieces that a move freezes, or frees.
fn frozen(transition: &Transition, freezes: bool) -> Bitboard {
    let effects = transition.effects.iter();
    effects
        .filter_map(|effect| match *effect {
            Effect::Freeze { at, .. } if freezes => Some(at),
            Effect::Thaw { at, .. } if !freezes => Some(at),
            _ => None,
        })
        .collect()
}

fn names(variant: &Variant, squares: Bitboard) -> Vec<&str> {
    let geometry = variant.geometry();
    squares
        .into_iter()
        .map(|square| geometry.name(square))
        .collect()
}

/// Whether a square's name stands in a text as a word.
pub(crate) fn names_square(text: &str, name: &str) -> bool {
    let of_name = |letter: char| letter.is_alphanumeric() || letter == '\'';
    text.split(|letter| !of_name(letter))
        .any(|word| word == name)
}

fn refused(
    file: &RefusedFile,
    variant: &Variant,
    start: &Position,
    problems: &mut Vec<Diagnostic>,
) -> Refused {
    let name = |square| variant.geometry().name(square);
    let same = |from, to| format!("{}{}", name(from), name(to)) == file.play.value;
    let squares = variant.geometry().squares();
    let named = |from| squares.into_iter().any(|to| same(from, to));
    let message = if !squares.into_iter().any(named) {
        Some("does not name two squares")
    } else if variant
        .legal_moves(start)
        .iter()
        .any(|mv| same(mv.from, mv.to))
    {
        Some("is a legal move here")
    } else {
        None
    };
    if let Some(message) = message {
        let message = format!("`{}` {message}", file.play.value);
        problems.push(Diagnostic::new(&file.play.span, message));
    }
    let pair = squares.into_iter().find_map(|from| {
        let to = squares.into_iter().find(|&to| same(from, to))?;
        Some(format!("{}-{}", name(from), name(to)))
    });
    Refused {
        play: pair.unwrap_or_else(|| file.play.value.clone()),
        caption: content(&file.caption).to_owned(),
    }
}
