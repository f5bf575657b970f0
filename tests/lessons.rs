//! Lessons, held against the rules: every position, question and scene, what is drawn, and how long they take.

use baroque::guide::Guide;
use baroque::lessons::{Course, Lesson, LessonStep, MINUTES, check};
use baroque::notation::find_move;
use baroque::rules::{Color, Outcome};
use baroque::search::{Engine, Level, Task};
use baroque::training::Answer;
use baroque::variant_file::{Catalogue, Source};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

struct Learned {
    catalogue: Catalogue,
    guide: Guide,
    course: Course,
}

fn learned() -> Learned {
    let catalogue = Catalogue::built_in();
    let guide = Guide::built_in(&catalogue);
    let course = Course::built_in(&catalogue);
    assert_eq!(course.problems, []);
    Learned {
        catalogue,
        guide,
        course,
    }
}

impl Learned {
    fn steps(&self, lesson: &Lesson) -> Vec<LessonStep> {
        let sections = lesson.sections(&self.catalogue, &self.guide);
        let sections = sections.unwrap_or_else(|problems| {
            let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
            panic!("{}", problems.join("\n\n"))
        });
        sections.into_iter().flat_map(|s| s.steps).collect()
    }

    fn all_steps(&self) -> Vec<(&str, LessonStep)> {
        let lessons = self.course.lessons();
        lessons
            .flat_map(|lesson| {
                let steps = self.steps(lesson).into_iter();
                steps.map(move |step| (lesson.id.as_str(), step))
            })
            .collect()
    }
}

#[test]
fn every_lesson_is_right_by_the_rules_and_in_the_contents() {
    let learned = learned();
    let folder = Path::new("assets/learn");
    let mut problems = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let id = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if id == "contents" {
            continue;
        }
        let source = Source::new(format!("{id}.ron"), fs::read_to_string(&path).unwrap());
        let found = check(&source, &learned.catalogue, &learned.guide);
        problems.extend(found.iter().map(ToString::to_string));
        if learned.course.lesson(&id).is_none() {
            problems.push(format!("{id} is not in the contents"));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n\n"));
}

#[test]
fn every_lesson_shows_asks_and_is_short() {
    let learned = learned();
    for lesson in learned.course.lessons() {
        let (id, minutes) = (&lesson.id, lesson.minutes());
        assert!(MINUTES.contains(&minutes), "{id}: {minutes} minutes");
        assert!(lesson.questions() >= 4, "{id}: few questions");
        let steps = learned.steps(lesson);
        let films = steps
            .iter()
            .filter(|step| matches!(step, LessonStep::Scene(_)));
        assert!(films.count() > 0, "{id}: no scene");
        assert!(!lesson.about.is_empty() && !lesson.title.is_empty(), "{id}");
    }
    let first: usize = learned.course.lessons().take(6).map(Lesson::minutes).sum();
    assert!(first <= 30, "the first six lessons take {first} minutes");
}

/// The words of a lesson that give no position prepare the next step, so they stand beside its board.
#[test]
fn words_stand_beside_the_board_of_the_next_step() {
    let learned = learned();
    let beside = |id: &str, at: usize| {
        let steps = learned.steps(learned.course.lesson(id).unwrap());
        let (_, position, _) = steps[at].board().unwrap();
        position
    };
    assert_eq!(beside("advancer", 0), beside("advancer", 1));
    // No board follows these words in their section.
    let withdrawer_chess = learned
        .catalogue
        .variant("withdrawer-chess", None, &[])
        .unwrap();
    assert_eq!(&beside("strategy-pair", 0), withdrawer_chess.start());
}

/// Chess has lessons everywhere else.
#[test]
fn every_exotic_piece_has_a_lesson_and_every_lesson_shows_its_pieces() {
    let learned = learned();
    let (mut taught, mut missing) = (BTreeSet::new(), BTreeSet::new());
    for lesson in learned.course.lessons() {
        for piece in &lesson.pieces {
            let kind = lesson.variant.kind(piece.piece_type());
            taught.insert(kind.id.clone());
            let shown = learned.steps(lesson).iter().any(|step| {
                step.board().is_some_and(|(variant, position, _)| {
                    let pieces = position.occupied().into_iter();
                    let mut types = pieces.filter_map(|at| position.piece(at));
                    types.any(|there| variant.kind(there.piece_type()).id == kind.id)
                })
            });
            if !shown {
                missing.insert(format!("{}: no {} is shown", lesson.id, kind.name));
            }
        }
    }
    for id in learned.catalogue.ids() {
        let variant = learned.catalogue.variant(id, None, &[]).unwrap();
        for color in Color::ALL {
            for piece in variant.army(color).iter() {
                let kind = variant.kind(piece);
                if !kind.is_orthodox() && !taught.contains(&kind.id) {
                    missing.insert(format!("{id}: no lesson about {}", kind.id));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn what_is_drawn_is_there() {
    let learned = learned();
    let mut missing = Vec::new();
    for (id, step) in learned.all_steps() {
        let LessonStep::Practice(practice) = step else {
            continue;
        };
        let mut exercises = practice.exercises(7).unwrap();
        for _ in 0..practice.count {
            match exercises.draw() {
                Ok(exercise) => {
                    assert_eq!(exercise.kind(), practice.kind);
                    assert!(practice.grades.contains(&exercise.grade()));
                }
                Err(error) => missing.push(format!("{id}: {error}")),
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// A question with a wrong answer gets an explanation.
#[test]
fn every_question_explains_a_wrong_answer() {
    use baroque::training::GivenAnswer;
    let learned = learned();
    for (id, step) in learned.all_steps() {
        let LessonStep::Question(question) = step else {
            continue;
        };
        let exercise = &question.exercise;
        let wrong = match exercise.answer() {
            Answer::Squares(squares) if squares.is_empty() => {
                let enemy = exercise.position().pieces(!exercise.position().turn());
                GivenAnswer::Squares(enemy)
            }
            Answer::Squares(_) => GivenAnswer::Squares(Default::default()),
            Answer::Steps(_) => GivenAnswer::Steps(Vec::new()),
            Answer::Moves(right) => {
                let all = exercise.variant().legal_moves(exercise.position());
                let wrong = all.into_iter().find(|mv| !right.contains(mv));
                GivenAnswer::Move(wrong.unwrap_or_else(|| panic!("{id}: any move is right")))
            }
        };
        let feedback = exercise.check(&wrong);
        let place = format!("{id}: {}", exercise.question());
        assert!(!feedback.right && !feedback.remarks.is_empty(), "{place}");
    }
}

/// A much better player reaches the goal of every game of a lesson against the level that it is played against.
#[test]
fn every_game_of_a_lesson_can_be_won() {
    const MOVES: u32 = 60;
    let learned = learned();
    let stop = AtomicBool::new(false);
    for (id, step) in learned.all_steps() {
        let LessonStep::Play(play) = step else {
            continue;
        };
        let learner = play.start.turn();
        let reached = (0..3).any(|seed| {
            let mut engines = [Engine::new(1), Engine::new(1)];
            let mut history = vec![play.start.clone()];
            let mut moves = 0;
            loop {
                let position = history.last().unwrap().clone();
                let outcome: Option<Outcome> = play.variant.outcome(&position);
                let done = play.goal.reached(learner, &position, moves, outcome);
                if done.is_some() || moves > MOVES {
                    return done == Some(true);
                }
                let learns = position.turn() == learner;
                let level = if learns { Level::Strong } else { play.level };
                let task = Task {
                    limits: level.limits(),
                    player: Some((level, seed)),
                    ..Task::default()
                };
                let engine = &mut engines[usize::from(learns)];
                let report = engine.carry_out(&play.variant, &history, &task, &stop, &mut |_| {});
                let mv = report.and_then(|report| report.best()).unwrap();
                moves += u32::from(learns);
                history.push(play.variant.play(&position, mv));
            }
        });
        assert!(reached, "{id}: nobody reached the goal");
    }
}

/// The knight of the first lesson ran away for ever. Now these moves capture it whatever Black does.
#[test]
fn the_first_lesson_ends_with_a_knight_that_cannot_run_away() {
    let learned = learned();
    let steps = learned.steps(learned.course.lesson("withdrawer").unwrap());
    let Some(LessonStep::Play(play)) = steps.last() else {
        panic!("the lesson ends without a game");
    };
    let mut positions = vec![play.start.clone()];
    for (number, wire) in (1..).zip(["c1a3", "a3a9", "a9a8"]) {
        let played = positions.iter().map(|position| {
            let mv = find_move(&play.variant, position, wire).unwrap();
            play.variant.play(position, mv)
        });
        let played: Vec<_> = played.collect();
        for position in &played {
            let reached = play.goal.reached(Color::White, position, number, None);
            assert_eq!(reached == Some(true), wire == "a9a8");
        }
        positions.clear();
        for position in &played {
            let answers = play.variant.legal_moves(position).into_iter();
            positions.extend(answers.map(|mv| play.variant.play(position, mv)));
        }
    }
}

/// “Guard the last squares of the king” named squares that nothing showed. A king in a corner has three.
#[test]
fn a_question_marks_the_squares_of_its_sentence() {
    let learned = learned();
    let lesson = learned.course.lesson("ultima-mates").unwrap();
    let steps = learned.steps(lesson).into_iter();
    let marked = steps.filter_map(|step| match step {
        LessonStep::Question(question) => Some(question.marks.len()),
        _ => None,
    });
    let marked: Vec<usize> = marked.filter(|&squares| squares > 0).collect();
    assert_eq!(marked, [3, 3]);
}

fn problems(steps: &str) -> String {
    let catalogue = Catalogue::built_in();
    let guide = Guide::built_in(&catalogue);
    let text = format!(
        "(format: 1, game: \"ultima\", title: \"T\", about: \"A\", pieces: ['P'],\n\
         sections: [(title: \"S\", steps: [\n{steps}\n])])"
    );
    let found = check(&Source::new("lesson.ron", text), &catalogue, &guide);
    let found: Vec<String> = found.iter().map(ToString::to_string).collect();
    found.join("\n\n")
}

#[test]
fn mistakes_are_reported_where_they_stand() {
    let fen = "fen: \"7k/8/8/3p4/8/8/8/K2PW3 w - - 0 1\"";
    for (steps, message) in [
        (
            format!("Words(text: [\"See d5.\"], {fen}, marks: [\"d5\"])"),
            "",
        ),
        (
            format!("Words(text: [\"See.\"], {fen}, marks: [\"d5\"])"),
            "the words do not name d5",
        ),
        (
            format!("Words(text: [\"See z9.\"], {fen}, marks: [\"z9\"])"),
            "no square `z9`",
        ),
        (
            "Words(text: [\"See d5.\"], marks: [\"d5\"])".to_owned(),
            "a mark needs a board",
        ),
        (
            "Words(text: [\"See.\"], fen: \"7k/8 w\")".to_owned(),
            "lesson.ron",
        ),
        (
            "Words(text: [\"See.\"], fen: \"8/8/8/8/8/2I5/8/k6K b - - 0 1\")".to_owned(),
            "",
        ),
        (
            "Words(text: [\"See.\"], fen: \"8/8/8/8/8/8/1I6/k6K b - - 0 1\")".to_owned(),
            "the game is over here",
        ),
        (
            "Scene(page: \"pincer\", title: \"More\")".to_owned(),
            "no page `pincer`",
        ),
        (
            "Scene(page: \"pincer-pawn\", title: \"More then one\")".to_owned(),
            "More than one",
        ),
        (
            format!("Question(task: \"predict d1d4\", {fen})"),
            "write `nothing: true`",
        ),
        (
            format!("Question(task: \"predict d1d4\", {fen}, nothing: true)"),
            "",
        ),
        (
            format!("Question(task: \"predict d1d4\", {fen}, nothing: true, marks: [\"z9\"])"),
            "no square `z9`",
        ),
        (
            format!("Question(task: \"predict d1d6\", {fen})"),
            "not a legal move",
        ),
        (
            format!("Question(task: \"find d1 d5\", {fen})"),
            "no move does that",
        ),
        (
            format!("Question(task: \"find d1 d5\", {fen}, nothing: true)"),
            "needs one",
        ),
        (
            format!("Question(task: \"thaw d1\", {fen})"),
            "does not suit the position",
        ),
        (
            format!("Question(task: \"guess\", {fen})"),
            "no kind of exercise",
        ),
        (
            "Practice(kind: \"predict\", count: 3, grade: 5, pieces: ['P'])".to_owned(),
            "",
        ),
        (
            "Practice(kind: \"guess\", count: 3, grade: 5)".to_owned(),
            "no kind of exercise",
        ),
        (
            "Practice(kind: \"predict\", count: 0, grade: 5)".to_owned(),
            "from 1 to 10",
        ),
        (
            "Practice(kind: \"predict\", count: 3, grade: 11)".to_owned(),
            "grade from 1 to 10",
        ),
        (
            "Practice(kind: \"predict\", count: 3, grade: 5, pieces: ['Q'])".to_owned(),
            "no piece `Q`",
        ),
        ("Play(text: \"Win.\", level: 1, goal: Win)".to_owned(), ""),
        (
            "Play(text: \"Win.\", level: 11, goal: Win)".to_owned(),
            "level from 1 to 10",
        ),
        (
            format!("Play(text: \"Win.\", {fen}, level: 1, goal: Capture(pieces: ['L']))"),
            "reached before the first move",
        ),
        (
            "Play(text: \"Win.\", level: 1, goal: Draw)".to_owned(),
            "`Draw` is not a known goal",
        ),
        (
            "Sing(text: \"La\")".to_owned(),
            "`Sing` is not a known step",
        ),
        ("Words(texts: [])".to_owned(), "no field `texts`"),
    ] {
        let found = problems(&steps);
        match message {
            "" => assert_eq!(found, "", "{steps}"),
            message => assert!(found.contains(message), "{steps}:\n{found}"),
        }
    }
}
