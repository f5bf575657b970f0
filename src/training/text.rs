//! Tasks and exercises as text, for files.
//!
//! A task is the name of its kind and its subject: `predict d2d6`, `find d4 c5 e5`, `find d4 most`, `danger`, `safe
//! d4`, `frozen`, `thaw d4`, `legal d2d4 d2e5`, `mate 2`. Moves are written as in [`notation`](crate::notation).

use super::exercise::Exercise;
use super::kind::Kind;
use super::task::{Goal, Step, Task};
use crate::notation::{find_move, parse_fen, write_fen, write_move};
use crate::rules::{Bitboard, Position, Square, Variant};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// An exercise as texts. The answer is not among them: the rules give it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExerciseText {
    /// The game's id.
    pub game: String,
    /// The layout's name.
    pub layout: String,
    /// The choices among the game's options.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The position.
    pub fen: String,
    /// The task.
    pub task: String,
}

impl ExerciseText {
    /// The texts of an exercise.
    pub fn of(exercise: &Exercise) -> ExerciseText {
        let variant = exercise.variant();
        ExerciseText {
            game: variant.id().to_owned(),
            layout: variant.layout().to_owned(),
            options: variant.options().iter().cloned().collect(),
            fen: write_fen(variant, exercise.position()),
            task: exercise.task().text(variant),
        }
    }

    /// The exercise of these texts, in the game that they name.
    ///
    /// # Errors
    ///
    /// When the position or the task is wrong in this game, in words. The rules of the game may have changed.
    pub fn read(&self, variant: Arc<Variant>) -> Result<Exercise, String> {
        let position = parse_fen(&variant, &self.fen).map_err(|error| error.to_string())?;
        let task = Task::read(&self.task, &variant, &position)?;
        let unsuitable = || format!("the task `{}` does not suit the position", self.task);
        Exercise::new(variant, position, task).ok_or_else(unsuitable)
    }
}

impl Task {
    /// The task as text.
    pub fn text(&self, variant: &Variant) -> String {
        let name = |square: &Square| variant.geometry().name(*square).to_owned();
        let mut words = vec![self.kind().name().to_owned()];
        match self {
            Task::Predict(mv) => words.push(write_move(variant, *mv)),
            Task::Find(at, Goal::Exactly(targets)) => {
                words.push(name(at));
                words.extend(targets.into_iter().map(|square| name(&square)));
            }
            Task::Find(at, Goal::Most) => words.extend([name(at), MOST.to_owned()]),
            Task::Safe(at) | Task::Thaw(at) => words.push(name(at)),
            Task::Legal(steps) => words.extend(steps.iter().map(|step| step.text(variant))),
            Task::Win(moves) => words.push(moves.to_string()),
            Task::Danger | Task::Frozen => {}
        }
        words.join(" ")
    }

    /// The task of a text in a position.
    ///
    /// # Errors
    ///
    /// When the kind is unknown, or something in the text does not fit the kind or the position. The message says what.
    pub fn read(text: &str, variant: &Variant, position: &Position) -> Result<Task, String> {
        let mut words = text.split_whitespace();
        let kind: Kind = words
            .next()
            .unwrap_or_default()
            .parse()
            .map_err(|unknown: super::UnknownKind| unknown.to_string())?;
        let rest: Vec<&str> = words.collect();
        let square = |name: &str| {
            let found = variant.geometry().square(name);
            found.ok_or_else(|| format!("the board has no square `{name}`"))
        };
        let wants = |what: &str| format!("a task of the kind `{kind}` needs {what}");
        let task = match (kind, rest.as_slice()) {
            (Kind::Predict, [mv]) => {
                let found = find_move(variant, position, mv);
                Task::Predict(found.ok_or_else(|| format!("`{mv}` is not a legal move here"))?)
            }
            (Kind::Find, [at, MOST]) => Task::Find(square(at)?, Goal::Most),
            (Kind::Find, [at, targets @ ..]) if !targets.is_empty() => {
                let targets: Result<Bitboard, String> =
                    targets.iter().copied().map(square).collect();
                Task::Find(square(at)?, Goal::Exactly(targets?))
            }
            (Kind::Danger, []) => Task::Danger,
            (Kind::Frozen, []) => Task::Frozen,
            (Kind::Safe, [at]) => Task::Safe(square(at)?),
            (Kind::Thaw, [at]) => Task::Thaw(square(at)?),
            (Kind::Legal, steps) if !steps.is_empty() => {
                let steps = steps.iter().map(|step| read_step(step, variant));
                Task::Legal(steps.collect::<Result<_, _>>()?)
            }
            (Kind::Mate, [moves]) => {
                let moves = moves.parse().ok().filter(|moves| (1..=3).contains(moves));
                Task::Win(moves.ok_or_else(|| wants("a number of moves from 1 to 3"))?)
            }
            (Kind::Predict, _) => return Err(wants("one move")),
            (Kind::Find, _) => return Err(wants("a piece's square, then targets or `most`")),
            (Kind::Danger | Kind::Frozen, _) => return Err(wants("nothing after its name")),
            (Kind::Safe | Kind::Thaw, _) => return Err(wants("one square")),
            (Kind::Legal, _) => return Err(wants("moves to choose from")),
            (Kind::Mate, _) => return Err(wants("a number of moves from 1 to 3")),
        };
        Ok(task)
    }
}

/// Stands for as many captures as there can be.
const MOST: &str = "most";

fn read_step(text: &str, variant: &Variant) -> Result<Step, String> {
    let geometry = variant.geometry();
    let squares = geometry.split_square(text).and_then(|(from, rest)| {
        let to = geometry.square(rest)?;
        Some(Step { from, to })
    });
    squares.ok_or_else(|| format!("`{text}` does not name two squares"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::training::Exercises;
    use crate::variant_file::Catalogue;

    fn game(id: &str) -> Arc<Variant> {
        Arc::new(Catalogue::built_in().variant(id, None, &[]).unwrap())
    }

    #[test]
    fn drawn_exercises_of_every_kind_survive_as_text() {
        for (id, kinds) in [
            ("ultima", Kind::ALL),
            ("withdrawer-chess", &[Kind::Predict, Kind::Legal]),
            ("chessma-84", &[Kind::Predict, Kind::Find]),
        ] {
            let game = game(id);
            for &kind in kinds {
                let drawn = Exercises::new(game.clone(), kind, 3).unwrap().draw();
                let drawn = drawn.unwrap();
                let text = ExerciseText::of(&drawn);
                let again = text.read(game.clone()).unwrap();
                assert_eq!(again.task(), drawn.task(), "{text:?}");
                assert_eq!(again.answer(), drawn.answer(), "{text:?}");
                let json = serde_json::to_string(&text).unwrap();
                assert_eq!(serde_json::from_str::<ExerciseText>(&json).unwrap(), text);
            }
        }
    }

    #[test]
    fn wrong_texts_say_what_is_wrong() {
        let ultima = game("ultima");
        let start = ultima.start();
        for (text, wrong) in [
            ("", "no kind of exercise is called ``"),
            ("guess a1", "no kind of exercise is called `guess`"),
            ("predict", "needs one move"),
            ("predict a1a3", "`a1a3` is not a legal move here"),
            ("find a1", "needs a piece's square"),
            ("find a1 k9", "no square `k9`"),
            ("danger a1", "needs nothing after its name"),
            ("safe", "needs one square"),
            ("thaw z1", "no square `z1`"),
            ("legal", "needs moves"),
            ("legal a1", "`a1` does not name two squares"),
            ("mate 9", "from 1 to 3"),
        ] {
            let error = Task::read(text, &ultima, start).unwrap_err();
            assert!(error.contains(wrong), "{text}: {error}");
        }
        let unsuitable = ExerciseText {
            game: "ultima".to_owned(),
            layout: "8x8".to_owned(),
            options: BTreeMap::new(),
            fen: "7k/8/8/8/8/8/8/K6P w - - 0 1".to_owned(),
            task: "thaw a1".to_owned(),
        };
        let error = unsuitable.read(ultima).unwrap_err();
        assert!(error.contains("does not suit"), "{error}");
    }
}
