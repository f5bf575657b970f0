//! Tests of the step of the rating.

use super::*;

#[test]
fn a_solved_puzzle_raises_the_rating() {
    let mut program = program(&[MORPHY]);
    program.apply(PuzzleAction::Start(SeriesKind::Next));
    assert_eq!(program.shell().shown(), Screen::Puzzles);
    play(&mut program, "a1a6");
    assert_eq!(solving(&program).verdict, Some(MoveVerdict::Right));
    assert!(
        solving(&program).table.legal_moves().is_empty(),
        "Black answers"
    );
    wait(&mut program);
    let san: Vec<&str> = solving(&program)
        .table
        .record
        .plies()
        .map(|ply| ply.san.as_str())
        .collect();
    assert_eq!(san, ["Ra6", "bxa6"]);
    play(&mut program, "b6b7");
    assert_eq!(solving(&program).phase, Phase::Done);
    assert_eq!(solving(&program).verdict, Some(MoveVerdict::Solved));
    let change = solving(&program).change.unwrap();
    assert!(change.before.is_none() && change.after > 1000.0);
    assert!(rating(&program) > Some(1000.0));
    let attempts: Vec<bool> = log(&program)
        .attempts()
        .map(|(_, attempt)| attempt.solved)
        .collect();
    assert_eq!(attempts, [true]);
    let theme = Subject::Theme("sacrifice".to_owned());
    assert!(log(&program).rating(&theme).is_some());
}

/// The page showed the mean of all games, and the puzzle the rating of its game.
#[test]
fn the_step_begins_and_ends_with_the_figure_on_the_page() {
    let page = |program: &Program| series::rating(log(program), &program.puzzles().choice);
    let mate = Some("mate-in-2".parse().unwrap());
    for (theme, game) in [(None, "ultima"), (None, "chess"), (mate, "ultima")] {
        let mut program = program(&[MORPHY, QUEEN]);
        let known = Rated {
            subject: Subject::Game(game.to_owned()),
            rating: Rating {
                number: 1400.0,
                deviation: 90.0,
                volatility: 0.06,
            },
        };
        program.send(ProgressAction::Record(Event::Rated(known)));
        let choice = PuzzleChoice {
            theme,
            ..PuzzleChoice::default()
        };
        program.apply(PuzzleAction::Choose(choice));
        for time in 1..=theme.map_or(2, |_| 1) {
            program.part_mut::<PlayerProgress>().set_now(time);
            let before = page(&program);
            program.apply(PuzzleAction::Start(SeriesKind::Next));
            program.apply(PuzzleAction::Solve);
            wait(&mut program);
            let change = solving(&program).change.unwrap();
            assert_eq!(change.before, before, "{theme:?} {game}");
            program.apply(PuzzleAction::Leave);
            assert_eq!(page(&program), Some(change.after), "{theme:?} {game}");
            assert!(before.is_none_or(|before| change.after < before));
        }
    }
}
