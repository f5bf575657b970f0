//! Tests of practice.

use super::*;
use baroque::diagram::{Ink, Tone};
use baroque::notation::parse_fen;

#[test]
fn a_piece_is_practised_without_an_end_and_left_to_where_it_was_asked_for() {
    let mut program = program();
    program.apply(ShellAction::OpenStart);
    let variant = Arc::new(Catalogue::built_in().variant("ultima", None, &[]).unwrap());
    let piece = variant.piece('W').unwrap();
    program.send(Practise(variant, Some(piece)));
    assert_eq!(program.shell().shown(), Screen::Learn);
    for answered in 1..=8 {
        let exercise = to_question(&mut program);
        answer_somehow(&mut program, &exercise);
        assert_eq!(learn(&program).shown().unwrap().answered, answered);
        program.apply(LearnAction::Continue);
    }
    program.apply(ShellAction::Cancel);
    assert_eq!(program.shell().shown(), Screen::Start);
}

#[test]
fn a_whole_game_is_practised_with_one_kind_of_question_or_all() {
    let mut program = program();
    let variant = Arc::new(Catalogue::built_in().variant("ultima", None, &[]).unwrap());
    program.send(Practise(variant, None));
    let kinds = |program: &Program| learn(program).shown().unwrap().kinds().unwrap().0.len();
    assert_eq!(kinds(&program), Kind::ALL.len());
    to_question(&mut program);
    program.apply(LearnAction::ChooseKind(Some(Kind::Danger)));
    for _ in 0..8 {
        let exercise = to_question(&mut program);
        assert_eq!(exercise.task().kind(), Kind::Danger);
        answer_somehow(&mut program, &exercise);
        program.apply(LearnAction::Continue);
    }
    assert_eq!(learn(&program).shown().unwrap().answered, 8);
    program.apply(LearnAction::ChooseKind(None));
    let mut seen = Vec::new();
    while seen.len() < 3 {
        let exercise = to_question(&mut program);
        let kind = exercise.task().kind();
        if !seen.contains(&kind) {
            seen.push(kind);
        }
        answer_somehow(&mut program, &exercise);
        program.apply(LearnAction::Continue);
    }
}

/// The player can answer the last exercise before the thread says that it has drawn all.
#[test]
fn a_practice_goes_on_when_all_that_was_drawn_is_answered() {
    let mut program = program();
    let variant = Arc::new(Catalogue::built_in().variant("ultima", None, &[]).unwrap());
    program.send(Practise(variant, None));
    to_question(&mut program);
    let run = &mut program.part_mut::<LearnState>().run;
    run.as_mut().unwrap().choose_kind(Some(Kind::Danger));
    assert!(matches!(content(&program), StepContent::Drawing));
    assert_eq!(to_question(&mut program).task().kind(), Kind::Danger);
}

#[test]
fn a_kind_of_question_that_a_game_lacks_says_so() {
    let mut program = program();
    let variant = Arc::new(Catalogue::built_in().variant("chess", None, &[]).unwrap());
    program.send(Practise(variant, None));
    program.apply(LearnAction::ChooseKind(Some(Kind::Frozen)));
    wait(&mut program);
    assert!(matches!(content(&program), StepContent::Nothing(_)));
    program.apply(LearnAction::ChooseKind(Some(Kind::Predict)));
    to_question(&mut program);
}

/// The arrow back was grey after a question.
#[test]
fn an_answered_question_is_looked_at_again_with_its_answer() {
    let mut program = program();
    program.apply(LearnAction::Open);
    program.apply(LearnAction::Begin("withdrawer".to_owned()));
    let first = to_question(&mut program);
    answer_wrong(&mut program, &first);
    answer(&mut program, AnswerAction::Show);
    program.apply(LearnAction::Continue);
    let place = learn(&program).shown().unwrap().place();
    program.apply(LearnAction::Back);
    assert!(asked(&program).is_answered() && asked(&program).shown);
    assert_eq!(asked(&program).exercise.task(), first.task());
    answer(&mut program, AnswerAction::Show);
    let run = learn(&program).shown().unwrap();
    assert_eq!((run.answered, run.mistakes.len()), (1, 1), "it counts once");
    program.apply(LearnAction::Continue);
    assert_eq!(learn(&program).shown().unwrap().place(), place);
    assert!(learn(&program).shown().unwrap().can_go_back());
}

#[test]
fn the_squares_that_the_sentence_of_a_question_is_about_are_ringed() {
    let variant = Arc::new(Catalogue::built_in().variant("ultima", None, &[]).unwrap());
    let position = parse_fen(&variant, "7k/8/8/6K1/8/8/8/1C6 w - - 0 1").unwrap();
    let square = variant.geometry().square("g7").unwrap();
    let exercise = Exercise::new(variant, position, Task::Win(1)).unwrap();
    let asked = Asked::new(exercise, None, true).about(Bitboard::of(square));
    let at = asked.table.view().center(square);
    let mut marks = asked.table.advice.marks.iter();
    assert!(marks.any(|item| item.ink == Ink::Annotation(Tone::Blue) && item.at == at));
}

/// Practises to find a capture with a piece. Returns the question that is open then.
fn find_a_capture(program: &mut Program) -> Exercise {
    let variant = Arc::new(Catalogue::built_in().variant("ultima", None, &[]).unwrap());
    let piece = variant.piece('L').unwrap();
    program.send(Practise(variant, Some(piece)));
    program.apply(LearnAction::ChooseKind(Some(Kind::Find)));
    to_question(program)
}

/// The right moves of an exercise, and a wrong one of the same piece.
fn right_and_wrong(exercise: &Exercise) -> (Vec<Move>, Option<Move>) {
    let Answer::Moves(right) = exercise.answer().clone() else {
        panic!("a move is asked for");
    };
    let moves = exercise.variant().legal_moves(exercise.position());
    let mut others = moves.into_iter().filter(|mv| mv.from == right[0].from);
    let wrong = others.find(|mv| !right.contains(mv));
    (right, wrong)
}

fn asked(program: &Program) -> &Asked {
    learn(program).shown().unwrap().asked().unwrap()
}

#[test]
fn a_click_on_the_target_answers_for_the_piece_that_the_question_is_about() {
    let mut program = program();
    let exercise = find_a_capture(&mut program);
    let (right, _) = right_and_wrong(&exercise);
    let (at, pick) = (
        asked(&program).table.view().center(right[0].to),
        Some(Pick::Board(right[0].to)),
    );
    program.send(BoardInput::Pointer(PointerInput::Press(pick, at)));
    program.send(BoardInput::Pointer(PointerInput::Release(pick)));
    if let Some(chooser) = asked(&program).table.interaction.chooser.clone() {
        let mv = chooser.moves.into_iter().find(|mv| right.contains(mv));
        program.apply(BoardAction::Play(mv.unwrap()));
    }
    assert!(asked(&program).feedback.as_ref().unwrap().right);
}

#[test]
fn after_one_wrong_move_another_may_be_tried_and_then_the_answer_is_shown() {
    let mut program = program();
    for second_is_right in [true, false] {
        let mut exercise = find_a_capture(&mut program);
        let (right, wrong) = loop {
            match right_and_wrong(&exercise) {
                (right, Some(wrong)) => break (right, wrong),
                _ => {
                    answer_somehow(&mut program, &exercise);
                    program.apply(LearnAction::Continue);
                    exercise = to_question(&mut program);
                }
            }
        };
        let run = |program: &Program| {
            let run = learn(program).shown().unwrap();
            (run.mistakes.len(), run.answered)
        };
        let before = run(&program);
        program.apply(BoardAction::Play(wrong));
        let open = asked(&program);
        assert!(!open.is_answered() && !open.remarks().is_empty());
        assert_eq!(*open.table.position(), *exercise.position());
        assert_eq!(run(&program), (before.0 + 1, before.1 + 1));
        let second = match second_is_right {
            true => right[0],
            false => wrong,
        };
        program.apply(BoardAction::Play(second));
        let answered = asked(&program).feedback.as_ref().unwrap();
        assert_eq!(answered.right, second_is_right);
        assert_eq!(
            run(&program),
            (before.0 + 1, before.1 + 1),
            "the first move counts"
        );
        let played = asked(&program).table.last_transition().map(|done| done.mv);
        assert!(right.contains(&played.unwrap()));
        program.apply(LearnAction::Leave);
    }
}

#[test]
fn the_same_wrong_answer_is_not_checked_twice() {
    let mut program = program();
    program.apply(LearnAction::Open);
    program.apply(LearnAction::Begin("withdrawer".to_owned()));
    let exercise = to_question(&mut program);
    answer_wrong(&mut program, &exercise);
    answer(&mut program, AnswerAction::Check);
    assert!(!content(&program).is_done());
    for square in asked(&program).marked {
        program.send(BoardInput::Click(Pick::Board(square)));
    }
    answer_right(&mut program, &exercise);
    assert!(content(&program).is_done());
    assert!(asked(&program).feedback.as_ref().unwrap().right);
}

#[test]
fn a_ring_of_the_answer_has_no_cross_beside_it() {
    use crate::app::play::table::compose;
    use baroque::diagram::Shape;
    let mut program = program();
    program.apply(LearnAction::Open);
    program.apply(LearnAction::Begin("withdrawer".to_owned()));
    let exercise = to_question(&mut program);
    answer_right(&mut program, &exercise);
    let run = program.part_mut::<LearnState>().shown_mut().unwrap();
    let table = &mut run.asked_mut().unwrap().table;
    table.end_animations();
    let items = compose(table);
    let has = |shape| items.iter().any(|item| item.shape == shape);
    assert!(has(Shape::Ring) && !has(Shape::Cross));
}
