//! Tests of actions on lessons.

mod practice;

use super::{AnswerAction, Asked, LearnAction, LearnState, ResetAction, StepContent};
use crate::app::action::{BoardAction, NewGameAction, ShellAction};
use crate::app::board::action::Practise;
use crate::app::board::interact::{Pick, PointerInput};
use crate::app::play::Playing;
use crate::app::play::hand::BoardInput;
use crate::app::progress::PlayerProgress;
use crate::app::shell::{Say, Screen};
use crate::app::tests::Program;
use baroque::notation::find_move;
use baroque::progress::Scope;
use baroque::rules::{Bitboard, Move};
use baroque::training::{Answer, Exercise, Kind, Task};
use baroque::variant_file::Catalogue;
use std::sync::Arc;
use std::time::{Duration, Instant};

const DAY: u64 = 24 * 3600 * 1000;

/// How long a test waits for exercises.
const PATIENCE: Duration = Duration::from_secs(120);

fn program() -> Program {
    let mut program = Program::new(Catalogue::built_in());
    program
        .part_mut::<PlayerProgress>()
        .set_now(1_700_000_000_000);
    program
}

fn learn(program: &Program) -> &LearnState {
    program.part()
}

fn content(program: &Program) -> &StepContent {
    &learn(program).shown().unwrap().content
}

fn answer(program: &mut Program, action: AnswerAction) {
    program.apply(LearnAction::Answer(action));
}

/// Waits until there is something to be done.
fn wait(program: &mut Program) {
    let begun = Instant::now();
    while matches!(content(program), StepContent::Drawing) && begun.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(10));
        program.advance(0.01);
    }
}

/// Goes on to the next question.
fn to_question(program: &mut Program) -> Exercise {
    loop {
        wait(program);
        match content(program) {
            StepContent::Question(asked) if !asked.is_answered() => return asked.exercise.clone(),
            StepContent::Words(..) | StepContent::Scene(_) | StepContent::Question(_) => {
                program.apply(LearnAction::Continue);
            }
            other => panic!("{other:?}"),
        }
    }
}

/// Answers the open question right.
fn answer_right(program: &mut Program, exercise: &Exercise) {
    match exercise.answer().clone() {
        Answer::Squares(squares) => {
            for square in squares {
                program.send(BoardInput::Click(Pick::Board(square)));
            }
            if squares.is_empty() {
                answer(program, AnswerAction::Nothing);
            }
            answer(program, AnswerAction::Check);
        }
        Answer::Moves(moves) => program.apply(BoardAction::Play(moves[0])),
        Answer::Steps(_) => unreachable!("the first lesson has no lists"),
    }
}

/// Marks every piece, which is wrong, and checks that.
fn answer_wrong(program: &mut Program, exercise: &Exercise) {
    let Answer::Squares(right) = *exercise.answer() else {
        panic!("squares are asked for");
    };
    for square in exercise.position().occupied() - right {
        program.send(BoardInput::Click(Pick::Board(square)));
    }
    answer(program, AnswerAction::Check);
}

#[test]
fn a_question_needs_an_answer_before_it_is_checked() {
    let mut program = program();
    program.apply(LearnAction::Open);
    assert_eq!(program.shell().shown(), Screen::Learn);
    program.apply(LearnAction::Begin("withdrawer".to_owned()));
    let exercise = to_question(&mut program);
    answer(&mut program, AnswerAction::Check);
    assert_eq!(program.shell().notices.shown().len(), 1, "it says how");
    let rook = exercise.variant().geometry().square("e4").unwrap();
    assert_eq!(*exercise.answer(), Answer::Squares(Bitboard::of(rook)));
    program.send(BoardInput::Click(Pick::Board(rook)));
    answer(&mut program, AnswerAction::Nothing);
    program.send(BoardInput::Click(Pick::Board(rook)));
    program.sent::<Say>();
    program.apply(LearnAction::Continue);
    let asked = learn(&program).shown().unwrap().asked().unwrap();
    assert!(asked.feedback.as_ref().unwrap().right);
    assert!(asked.table.is_moving(), "the move is played");
    assert_eq!(program.sent::<Say>(), [Say("Right.".to_owned())]);
    // Nothing changes the answer any more.
    program.send(BoardInput::Click(Pick::Board(rook)));
    assert_eq!(learn(&program).shown().unwrap().answered, 1);
    assert!(learn(&program).shown().unwrap().mistakes.is_empty());
}

#[test]
fn a_wrong_answer_is_explained_and_comes_back_the_next_day() {
    let mut program = program();
    program.apply(LearnAction::Open);
    program.apply(LearnAction::Begin("withdrawer".to_owned()));
    let exercise = to_question(&mut program);
    answer_wrong(&mut program, &exercise);
    let first = learn(&program).shown().unwrap().asked().unwrap();
    assert!(!first.is_answered());
    let remarks = first.remarks();
    assert!(
        remarks.iter().all(|text| !text.contains("e4")),
        "{remarks:?}"
    );
    assert!(
        remarks.contains(&"The answer is not complete yet."),
        "{remarks:?}"
    );
    // Another wrong answer.
    let run = learn(&program).shown().unwrap();
    let marked = run.asked().unwrap().marked.first().unwrap();
    program.send(BoardInput::Click(Pick::Board(marked)));
    answer(&mut program, AnswerAction::Check);
    let run = learn(&program).shown().unwrap();
    let remarks = run.asked().unwrap().remarks();
    // By the rulebook: a Withdrawer captures the piece that it moves straight away from.
    assert!(
        remarks.iter().any(|text| text.contains("e4")),
        "{remarks:?}"
    );
    assert!(
        remarks
            .iter()
            .any(|text| text.contains("does not capture the Bishop on d5")),
        "{remarks:?}"
    );
    assert_eq!(run.mistakes.len(), 1);
    program.apply(LearnAction::Leave);
    assert_eq!(learn(&program).facts.due, 0);
    let progress = program.part_mut::<PlayerProgress>();
    progress.set_now(progress.now() + DAY);
    program.advance(0.01);
    assert_eq!(learn(&program).facts.due, 1);
    program.apply(LearnAction::Review);
    let again = to_question(&mut program);
    assert_eq!(again.task(), exercise.task());
    answer_right(&mut program, &again);
    program.apply(LearnAction::Continue);
    assert!(matches!(content(&program), StepContent::Finished));
    program.advance(0.01);
    assert_eq!(learn(&program).facts.due, 0);
}

/// The box had a title and nothing below it, and the wrong piece had a green ring.
#[test]
fn the_answer_nothing_is_said_and_wrong_marks_are_never_green() {
    use baroque::diagram::{Ink, Tone};
    let mut program = program();
    program.apply(LearnAction::Open);
    program.apply(LearnAction::Begin("withdrawer".to_owned()));
    let nothing = Answer::Squares(Bitboard::EMPTY);
    let exercise = loop {
        let exercise = to_question(&mut program);
        if *exercise.answer() == nothing {
            break exercise;
        }
        answer_right(&mut program, &exercise);
        assert!(content(&program).is_done());
    };
    answer_wrong(&mut program, &exercise);
    assert!(!content(&program).is_done(), "the player may try again");
    program.sent::<Say>();
    answer(&mut program, AnswerAction::Show);
    assert!(
        content(&program).is_done(),
        "the bar moves before the next step"
    );
    let said = program.sent::<Say>().remove(0).0;
    let asked = learn(&program).shown().unwrap().asked().unwrap();
    assert_eq!(asked.answer_words(), "The answer: nothing.");
    assert!(said.starts_with("The answer: nothing. "), "{said}");
    assert!(said.contains("is not captured"), "the reason: {said}");
    let rings = |tone| {
        let marks = asked.table.advice.marks.iter();
        marks
            .filter(|item| item.ink == Ink::Annotation(tone))
            .count()
    };
    assert_eq!(rings(Tone::Green), 0);
    assert!(rings(Tone::Red) > 0);
    let mistake = &learn(&program).shown().unwrap().mistakes[0];
    assert_eq!(mistake.answer, "Nothing is the right answer.");
}

/// The program may be closed in the middle of a lesson, or die.
#[test]
fn a_lesson_goes_on_in_the_next_session() {
    let mut program = program();
    program.apply(LearnAction::Open);
    program.apply(LearnAction::Begin("withdrawer".to_owned()));
    let exercise = to_question(&mut program);
    answer_wrong(&mut program, &exercise);
    answer(&mut program, AnswerAction::Show);
    program.apply(LearnAction::Continue);
    let place = learn(&program).shown().unwrap().place();
    *program.part_mut::<LearnState>() = LearnState::default();
    program.apply(LearnAction::Open);
    program.advance(0.01);
    assert!(learn(&program).facts.begun.contains("withdrawer"));
    program.apply(LearnAction::Continue);
    let run = learn(&program).shown().unwrap();
    assert_eq!((run.place(), run.answered), (place, 1));
    assert_eq!(run.stars(), 2, "the mistake counts");
    program.apply(LearnAction::Begin("withdrawer".to_owned()));
    let run = learn(&program).shown().unwrap();
    assert_eq!(run.place().unwrap().0, 1, "an open lesson begins again");
}

#[test]
fn a_lesson_is_left_resumed_and_its_words_are_read_again() {
    let mut program = program();
    program.apply(LearnAction::Open);
    program.apply(LearnAction::Continue);
    assert!(matches!(content(&program), StepContent::Words(..)));
    program.apply(LearnAction::Continue);
    assert!(matches!(content(&program), StepContent::Scene(_)));
    program.apply(LearnAction::Back);
    assert!(matches!(content(&program), StepContent::Words(..)));
    program.apply(LearnAction::Continue);
    program.apply(ShellAction::Cancel);
    assert!(learn(&program).shown().is_none(), "the path is shown");
    program.apply(LearnAction::Resume);
    assert!(matches!(content(&program), StepContent::Scene(_)));
    program.apply(ShellAction::Cancel);
    program.apply(ShellAction::Cancel);
    assert_eq!(program.shell().shown(), Screen::Start);
}

/// Plays the first lesson up to its game, with every answer right.
pub(crate) fn to_game(program: &mut Program) {
    program.apply(LearnAction::Open);
    program.apply(LearnAction::Begin("withdrawer".to_owned()));
    loop {
        wait(program);
        match content(program) {
            StepContent::Question(asked) if !asked.is_answered() => {
                let exercise = asked.exercise.clone();
                answer_right(program, &exercise);
            }
            StepContent::Game(..) => return,
            _ => program.apply(LearnAction::Continue),
        }
    }
}

/// Plays moves of both sides in the game of the lesson.
pub(crate) fn play_game(program: &mut Program, moves: &[&str]) {
    for (index, text) in moves.iter().enumerate() {
        let table = program.table();
        let mv = find_move(table.variant(), table.record.position(), text).unwrap();
        match index % 2 {
            0 => program.apply(BoardAction::Play(mv)),
            _ => program.playing_with(|playing: &mut Playing, outbox| {
                playing.play_for_computer(mv, outbox);
            }),
        }
        for _ in 0..100 {
            program.advance(0.05);
        }
    }
}

/// The knight in the corner is captured by a withdrawal along its file.
pub(crate) const CAPTURE_OF_THE_KNIGHT: [&str; 5] = ["c1a3", "f10e10", "a3a9", "e10f10", "a9a8"];

#[test]
fn a_game_that_is_won_gives_three_stars_and_they_are_kept() {
    let mut program = program();
    to_game(&mut program);
    program.apply(LearnAction::Continue);
    assert_eq!(program.shell().shown(), Screen::Game);
    play_game(&mut program, &CAPTURE_OF_THE_KNIGHT);
    assert_eq!(
        learn(&program).run.as_ref().unwrap().game().unwrap().won,
        Some(true)
    );
    program.apply(LearnAction::Return);
    assert_eq!(program.shell().shown(), Screen::Learn);
    program.apply(LearnAction::Continue);
    assert!(matches!(content(&program), StepContent::Finished));
    let progress: &PlayerProgress = program.part();
    assert_eq!(progress.log().stars("withdrawer"), Some(3));
    program.advance(0.01);
    assert_eq!(learn(&program).next_lesson().unwrap().id, "advancer");
    program.apply(LearnAction::Reset(ResetAction::Ask(Scope::All)));
    program.apply(LearnAction::Reset(ResetAction::Cancel));
    program.apply(LearnAction::Reset(ResetAction::Confirm));
    program.advance(0.01);
    assert_eq!(
        learn(&program).facts.stars.len(),
        1,
        "nothing was asked about"
    );
    let lesson = Scope::Lesson("withdrawer".to_owned());
    program.apply(LearnAction::Reset(ResetAction::Ask(lesson)));
    program.apply(LearnAction::Reset(ResetAction::Confirm));
    program.advance(0.01);
    assert!(learn(&program).facts.stars.is_empty());
}

#[test]
fn a_game_of_a_lesson_never_takes_the_place_of_the_real_one() {
    let mut program = program();
    program.apply(NewGameAction::Play("chess".to_owned()));
    let real = program.table().number();
    assert_eq!(program.playing().continued().unwrap().number(), real);
    to_game(&mut program);
    program.apply(LearnAction::Continue);
    assert!(program.table().is_practice());
    program.apply(ShellAction::OpenStart);
    assert!(program.playing().continued().is_none());
    program.apply(ShellAction::Continue);
    assert_ne!(program.shell().shown(), Screen::Game, "not to the lesson");
}

#[test]
fn a_game_that_was_left_goes_on() {
    let mut program = program();
    to_game(&mut program);
    program.apply(LearnAction::Continue);
    play_game(&mut program, &CAPTURE_OF_THE_KNIGHT[..2]);
    program.apply(LearnAction::Return);
    program.advance(0.01);
    program.apply(LearnAction::Continue);
    assert_eq!(program.shell().shown(), Screen::Game);
    assert_eq!(program.table().record.len(), 2, "it is the same game");
    program.apply(NewGameAction::Play("chess".to_owned()));
    program.apply(LearnAction::Return);
    program.advance(0.01);
    let game = learn(&program).shown().unwrap().game().unwrap();
    assert!(!game.laid, "another game is on the board");
}

#[test]
fn a_game_that_is_skipped_costs_a_star() {
    let mut program = program();
    to_game(&mut program);
    program.apply(LearnAction::SkipGame);
    assert_eq!(program.shell().shown(), Screen::Learn, "no game begins");
    assert!(matches!(content(&program), StepContent::Finished));
    let progress: &PlayerProgress = program.part();
    assert_eq!(progress.log().stars("withdrawer"), Some(2));
    program.apply(LearnAction::SkipGame);
    assert!(matches!(content(&program), StepContent::Finished));
    program.apply(LearnAction::Continue);
    let lesson = learn(&program).shown().unwrap().lesson().unwrap();
    assert_eq!(lesson.id, "advancer");
}

#[test]
fn the_board_shows_frozen_pieces_only_after_the_question_for_them() {
    use crate::app::play::table::compose;
    use baroque::diagram::Shape;
    let mut program = program();
    let variant = Arc::new(Catalogue::built_in().variant("ultima", None, &[]).unwrap());
    let piece = variant.piece('I').unwrap();
    program.send(Practise(variant, Some(piece)));
    for _ in 0..60 {
        let exercise = to_question(&mut program);
        let frost = |program: &Program| match content(program) {
            StepContent::Question(asked) => {
                let items = compose(&asked.table);
                items.iter().any(|item| item.shape == Shape::Frost)
            }
            _ => false,
        };
        let before = frost(&program);
        let asks = matches!(exercise.task(), Task::Frozen);
        answer_somehow(&mut program, &exercise);
        let frozen = matches!(exercise.answer(), Answer::Squares(squares) if squares.any());
        if asks && frozen {
            assert!(!before);
            assert!(frost(&program));
            return;
        }
        program.apply(LearnAction::Continue);
    }
    panic!("no question for frozen pieces");
}

/// Gives some answer.
fn answer_somehow(program: &mut Program, exercise: &Exercise) {
    match exercise.answer() {
        Answer::Moves(moves) => program.apply(BoardAction::Play(moves[0])),
        Answer::Squares(_) | Answer::Steps(_) => {
            answer(program, AnswerAction::Nothing);
            answer(program, AnswerAction::Check);
            // If it was wrong, the player may try again.
            answer(program, AnswerAction::Show);
        }
    }
}
