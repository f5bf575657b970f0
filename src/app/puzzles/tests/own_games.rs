//! Tests of puzzles from the game on the board.

use super::*;

/// The program with a game that begins where the queen hangs, after a move.
fn with_game() -> Program {
    let mut program = program(&[]);
    program.send(ScreenRequest::Show(Screen::Start));
    let variant = Catalogue::built_in()
        .variant("chess", Some("8x8"), &[])
        .unwrap();
    let fen = puzzle(QUEEN).fen;
    let start = baroque::notation::parse_fen(&variant, &fen).unwrap();
    program.apply(NewGameAction::Show(
        std::sync::Arc::new(variant),
        Some(Box::new(start)),
    ));
    let table = program.table();
    let mv = find_move(table.variant(), table.position(), "h8g8").unwrap();
    program.apply(BoardAction::Play(mv));
    program
}

#[test]
fn puzzles_of_a_game_are_kept_and_shown_there() {
    let mut program = with_game();
    program.apply(PuzzleAction::Find);
    let jobs = program.sent::<PuzzleJob>();
    let search = jobs.iter().find_map(|job| match job {
        PuzzleJob::Search(game) => Some(game),
        _ => None,
    });
    let search = search.unwrap();
    assert_eq!((search.positions.len(), search.moves.len()), (2, 1));
    program.send(PuzzleReport::Looked(1));
    assert_eq!(program.puzzles().finding.search.as_ref().unwrap().done, 1);
    let found = SearchResult {
        number: program.table().number(),
        aim: Aim::Puzzles,
        asked: 0,
        puzzles: vec![puzzle(QUEEN)],
        stopped: false,
    };
    program.send(PuzzleReport::Searched(Box::new(found)));
    assert!(program.puzzles().finding.search.is_none());
    let saved = program.sent().iter().any(|job| match job {
        PuzzleJob::Save(game, puzzles) => game == "chess" && puzzles.len() == 1,
        _ => false,
    });
    assert!(saved);
    program.advance(0.01);
    assert_eq!(program.puzzles().finding.ids, [puzzle(QUEEN).id()]);
    program.apply(PuzzleAction::SolveFound);
    assert_eq!(solving(&program).puzzle, puzzle(QUEEN));
    program.apply(ShellAction::Cancel);
    assert_eq!(program.shell().shown(), Screen::Game);
}

#[test]
fn a_search_is_stopped_by_the_same_command() {
    let mut program = with_game();
    program.apply(PuzzleAction::Find);
    let jobs = program.sent::<PuzzleJob>();
    program.apply(PuzzleAction::Find);
    let stopped = jobs.iter().any(|job| match job {
        PuzzleJob::Search(game) => game.stop.load(std::sync::atomic::Ordering::Relaxed),
        _ => false,
    });
    assert!(stopped);
    assert!(program.sent::<PuzzleJob>().is_empty());
}

#[test]
fn mistakes_of_the_review_become_puzzles() {
    use baroque::game::PositionAnalysis;
    let mut program = with_game();
    program.apply(PuzzleAction::PractiseMissed);
    assert!(
        program.table().to_review().is_some(),
        "the review comes first"
    );
    let table = program.table_mut();
    while let Some((ply, _)) = table.to_review() {
        // Black was winning, and is lost after the king's move.
        let points = if ply == 0 { 0.0 } else { 1.0 };
        table.learn(
            ply,
            PositionAnalysis {
                points,
                centipawns: 0,
                evaluation: String::new(),
                line: Vec::new(),
            },
        );
    }
    program.sent::<PuzzleJob>();
    program.advance(0.01);
    let jobs = program.sent();
    let [PuzzleJob::Search(search)] = &jobs[..] else {
        panic!("{jobs:?}");
    };
    assert_eq!(search.plies, Some(vec![0]));
    let found = SearchResult {
        number: program.table().number(),
        aim: Aim::Mistakes,
        asked: 1,
        puzzles: vec![puzzle(QUEEN)],
        stopped: false,
    };
    program.send(PuzzleReport::Searched(Box::new(found)));
    assert_eq!(program.shell().shown(), Screen::Puzzles);
    assert_eq!(solving(&program).puzzle, puzzle(QUEEN));
    assert!(notices(&program).contains(&"Your mistake is a puzzle now, also in “From my games”."));
}
