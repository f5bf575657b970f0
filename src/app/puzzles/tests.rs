//! Puzzles in the program without a window.

mod own_games;
mod races;
mod ratings;

use super::day::Day;
use super::jobs::{Aim, PuzzleJob, PuzzleReport, SearchResult};
use super::*;
use crate::app::action::{BoardAction, NewGameAction, PlayAction, ShellAction};
use crate::app::board::action::InspectAction;
use crate::app::play::table::Player;
use crate::app::play::typing::Typed;
use crate::app::progress::{PlayerProgress, ProgressAction};
use crate::app::shell::{Screen, ScreenRequest};
use crate::app::tests::Program;
use crate::app::variants::PuzzleRequest;
use baroque::notation::{find_move, write_fen};
use baroque::progress::{Event, Mode, Progress, Rated, Rating, Subject};
use baroque::puzzles::series::{self, Circumstances, PuzzleCollection, daily, pick};
use baroque::puzzles::{OwnPuzzles, Puzzle, PuzzleFile};
use baroque::rules::Color;
use baroque::variant_file::Catalogue;
use std::collections::BTreeSet;

/// Paul Morphy's problem: 1. Ra6, and the rook or the pawn mates.
const MORPHY: &str =
    "1000;win;sacrifice quiet mate-in-2;a1a6 b7a6 b6b7;kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1;8x8;";

/// The rook captures the queen, with Black to move.
const QUEEN: &str = "900;gain;endgame;d8d1;3r3k/8/8/8/8/8/7P/3Q3K b - - 0 1;8x8;";

fn puzzle(line: &str) -> Puzzle {
    puzzle_of("chess", line)
}

fn puzzle_of(game: &str, line: &str) -> Puzzle {
    PuzzleFile::read(game, line).unwrap().puzzles.remove(0)
}

fn program(lines: &[&str]) -> Program {
    let mut program = Program::new(Catalogue::built_in());
    let puzzles = lines.iter().map(|line| puzzle(line)).collect();
    let state = program.part_mut::<Puzzles>();
    state.collection.set_built_in(puzzles);
    program.apply(PuzzleAction::Open);
    program
}

fn solving(program: &Program) -> &Solving {
    program.puzzles().solving.as_ref().unwrap()
}

fn log(program: &Program) -> &Progress {
    program.part::<PlayerProgress>().log()
}

fn play(program: &mut Program, text: &str) {
    let table = &solving(program).table;
    let mv = find_move(table.variant(), table.record.position(), text).unwrap();
    program.apply(BoardAction::Play(mv));
}

/// Lets all motion come to its end.
fn wait(program: &mut Program) {
    for _ in 0..100 {
        program.advance(0.05);
    }
}

fn notices(program: &Program) -> Vec<&str> {
    let notices = program.shell().notices.shown().iter();
    notices.map(|notice| notice.text.as_str()).collect()
}

fn rating(program: &Program) -> Option<f64> {
    let chess = Subject::Game("chess".to_owned());
    Some(log(program).rating(&chess)?.number)
}

#[test]
fn a_wrong_move_is_taken_back_and_counts_once() {
    let mut program = program(&[MORPHY]);
    program.apply(PuzzleAction::Start(SeriesKind::Next));
    let fen = |program: &Program| {
        let table = &solving(program).table;
        write_fen(table.variant(), table.record.position())
    };
    let start = fen(&program);
    for wrong in ["a1a5", "b6a7"] {
        play(&mut program, wrong);
        assert_eq!(solving(&program).verdict, Some(MoveVerdict::Wrong));
        assert_ne!(fen(&program), start, "the move is shown");
        wait(&mut program);
        assert_eq!(
            (fen(&program), solving(&program).phase),
            (start.clone(), Phase::Asked)
        );
    }
    for right in ["a1a6", "b6b7"] {
        play(&mut program, right);
        wait(&mut program);
    }
    assert_eq!(solving(&program).verdict, Some(MoveVerdict::SolvedLate));
    let attempts: Vec<bool> = log(&program)
        .attempts()
        .map(|(_, attempt)| attempt.solved)
        .collect();
    assert_eq!(attempts, [false]);
    assert!(rating(&program) < Some(1000.0));
    assert_eq!(log(&program).failed().len(), 1);
}

#[test]
fn a_puzzle_that_went_wrong_comes_again_and_is_not_rated_twice() {
    let mut program = program(&[MORPHY, QUEEN]);
    program.apply(PuzzleAction::Start(SeriesKind::Failed));
    assert!(program.puzzles().solving.is_none() && notices(&program).len() == 1);
    program.apply(PuzzleAction::Choose(PuzzleChoice {
        theme: Some("mate-in-2".parse().unwrap()),
        ..PuzzleChoice::default()
    }));
    program.apply(PuzzleAction::Start(SeriesKind::Next));
    program.apply(PuzzleAction::Solve);
    wait(&mut program);
    assert_eq!(solving(&program).verdict, Some(MoveVerdict::Shown));
    assert_eq!(solving(&program).table.record.len(), 3);
    let fallen = rating(&program);
    program.apply(PuzzleAction::Start(SeriesKind::Failed));
    for right in ["a1a6", "b6b7"] {
        play(&mut program, right);
        wait(&mut program);
    }
    assert_eq!(rating(&program), fallen);
    assert!(log(&program).failed().is_empty());
}

#[test]
fn a_hint_shows_the_piece_then_the_move() {
    let mut program = program(&[MORPHY]);
    program.apply(PuzzleAction::Start(SeriesKind::Next));
    let words = |program: &Program| {
        let answer = solving(program).table.interaction.answer.as_ref();
        answer.unwrap().words.to_string()
    };
    program.apply(PuzzleAction::Hint);
    assert_eq!(words(&program), "Move the Rook on a1.");
    assert!(solving(&program).failed);
    program.apply(PuzzleAction::Hint);
    assert!(words(&program).contains("a6"), "{}", words(&program));
    for right in ["a1a6", "b6b7"] {
        play(&mut program, right);
        wait(&mut program);
    }
    assert_eq!(solving(&program).verdict, Some(MoveVerdict::SolvedWithHelp));
    assert!(rating(&program) < Some(1000.0), "a hint counts");
}

/// Ultima lets a player remove a frozen piece. The second click on it does that, which nobody guesses.
#[test]
fn how_a_frozen_piece_is_removed_is_told() {
    let mut program = program(&[]);
    let removal = "1000;gain;quiet;d2d2;7k/8/8/8/8/8/2Iw4/K7 b - - 0 1;8x8;";
    let state = program.part_mut::<Puzzles>();
    state
        .collection
        .set_built_in(vec![puzzle_of("ultima", removal)]);
    program.apply(PuzzleAction::Start(SeriesKind::Next));
    let words = |program: &Program| {
        let answer = solving(program).table.interaction.answer.as_ref();
        answer.unwrap().words.to_string()
    };
    program.apply(PuzzleAction::Hint);
    assert_eq!(
        words(&program),
        "Remove the Withdrawer on d2: click it twice."
    );
    let table = &solving(&program).table;
    let square = |name| table.variant().geometry().square(name).unwrap();
    let (frozen, king) = (square("d2"), square("h8"));
    program.apply(InspectAction::Ask(frozen));
    assert!(words(&program).ends_with("Click it again to remove it."));
    let table = &mut program
        .part_mut::<Puzzles>()
        .solving
        .as_mut()
        .unwrap()
        .table;
    table.ask(frozen, Some(king));
    assert!(!words(&program).contains("Click"), "a move was asked about");
}

#[test]
fn the_first_puzzles_are_captures_of_games_that_the_player_knows() {
    const CAPTURE: &str = "1000;gain;pinch;a2a4;8/8 w - - 0 1;8x8;";
    const DEFENCE: &str = "1000;defence;defence;a2a4;8/8 w - - 0 2;8x8;";
    const PLAIN: &str = "1000;gain;displacement;a2a4;8/8 w - - 0 3;8x8;";
    let games = ["chess", "withdrawer-chess", "ultima"];
    let mut puzzles = Vec::new();
    for game in games {
        puzzles.extend([CAPTURE, DEFENCE, PLAIN].map(|line| puzzle_of(game, line)));
    }
    let collection = {
        let mut collection = PuzzleCollection::default();
        collection.set_built_in(puzzles);
        collection
    };
    let program = Program::new(Catalogue::built_in());
    let first = |known: &[&str]| {
        let known = known.iter().map(|id| (*id).to_owned()).collect();
        let cards = &program.variants().cards;
        let log = Progress::default();
        let of = |now| {
            let at = Circumstances {
                log: &log,
                now,
                day: 0,
                cards,
                known: &known,
            };
            let run = Series::new(SeriesKind::Next);
            let entry = pick(&collection, &PuzzleChoice::default(), &run, &at).unwrap();
            assert_eq!(entry.puzzle.themes, puzzle_of("ultima", CAPTURE).themes);
            entry.puzzle.game.clone()
        };
        (0..20).map(of).collect::<BTreeSet<String>>()
    };
    let set = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect();
    assert_eq!(first(&["ultima"]), set(&["ultima"]));
    assert_eq!(first(&["ultima", "chess"]), set(&["ultima", "chess"]));
    assert_eq!(first(&[]), set(&["withdrawer-chess"]), "the first game");
}

#[test]
fn the_choice_offers_the_next_puzzle_which_is_then_solved() {
    let mut program = program(&[MORPHY, QUEEN]);
    let offered = |program: &Program| program.puzzles().offer.as_ref().unwrap().id.clone();
    let first = offered(&program);
    program.apply(PuzzleAction::Open);
    assert_eq!(offered(&program), first, "it stays until it is tried");
    program.apply(PuzzleAction::Start(SeriesKind::Next));
    assert_eq!(solving(&program).id, first);
    program.apply(PuzzleAction::Solve);
    program.apply(PuzzleAction::Leave);
    program.apply(PuzzleAction::Open);
    assert_ne!(offered(&program), first);
    program.apply(PuzzleAction::Choose(PuzzleChoice::of_game("ultima")));
    assert!(program.puzzles().offer.is_none());
}

#[test]
fn a_newcomer_is_given_puzzles_of_easy_games_first() {
    // Ultima has seven new kinds of pieces, and chess none.
    let ultima = puzzle_of("ultima", "1000;gain;pinch;a2a4;8/8 w - - 0 1;8x8;");
    let mut program = program(&[MORPHY]);
    let state = program.part_mut::<Puzzles>();
    let mut puzzles = vec![puzzle(MORPHY)];
    puzzles.extend((0..20).map(|number| Puzzle {
        fen: format!("{} {number}", ultima.fen),
        ..ultima.clone()
    }));
    state.collection.set_built_in(puzzles);
    for round in 0..20 {
        let progress = program.part_mut::<PlayerProgress>();
        progress.set_now(1_700_000_000_000 + round);
        program.apply(PuzzleAction::Start(SeriesKind::Next));
        assert_eq!(solving(&program).puzzle.game, "chess");
    }
}

#[test]
fn a_puzzle_that_does_not_fit_its_game_is_left_out() {
    let mut program = program(&[&MORPHY.replace("a1a6", "a1b8")]);
    program.apply(PuzzleAction::Start(SeriesKind::Next));
    assert!(program.puzzles().solving.is_none());
    let notices = notices(&program);
    assert!(
        notices.iter().any(|notice| notice.contains("a1b8")),
        "{notices:?}"
    );
}

#[test]
fn a_wrong_move_is_explained_with_arrows_until_the_next_one() {
    use baroque::diagram::{Ink, Tone};
    let mut program = program(&[MORPHY]);
    program.apply(PuzzleAction::Start(SeriesKind::Next));
    let inks = |program: &Program| {
        let marks = solving(program).table.advice.marks.iter();
        marks.map(|item| item.ink).collect::<Vec<Ink>>()
    };
    play(&mut program, "a1a5");
    let variant = solving(&program).table.variant();
    let after = solving(&program).after_wrong().unwrap();
    let answer = find_move(variant, &after[1], "b8c7").unwrap();
    let refuted = solving(&program).refuted(&[answer], String::new()).unwrap();
    let words = "After a1-a5, Black answers b8-c7. ";
    assert!(refuted.reason.starts_with(words), "{}", refuted.reason);
    program.apply(PuzzleAction::Refute(refuted));
    wait(&mut program);
    assert_eq!(solving(&program).phase, Phase::Asked);
    let arrows = [Tone::Yellow, Tone::Red].map(Ink::Annotation);
    assert_eq!(inks(&program), arrows);
    play(&mut program, "a1a6");
    assert_eq!(inks(&program), [Ink::Annotation(Tone::Green)]);
}

#[test]
fn the_answer_to_a_wrong_move_is_played() {
    let mut program = program(&[MORPHY]);
    program.apply(PuzzleAction::Start(SeriesKind::Next));
    play(&mut program, "a1a5");
    wait(&mut program);
    program.apply(PuzzleAction::Solve);
    wait(&mut program);
    program.apply(PuzzleAction::WhyNot);
    let table = &solving(&program).table;
    let after = solving(&program).after_wrong().unwrap();
    let answer = find_move(table.variant(), &after[1], "b8c7").unwrap();
    let refuted = solving(&program)
        .refuted(&[answer], "+0.50".to_owned())
        .unwrap();
    assert_eq!(refuted.texts, ["a1-a5", "b8-c7"]);
    program.apply(PuzzleAction::Refute(refuted));
    wait(&mut program);
    let table = &solving(&program).table;
    assert_eq!(*table.position(), table.variant().play(&after[1], answer));
    assert_eq!(table.record.len(), 3, "the solution is still there");
    program.apply(PuzzleAction::Show(1));
    assert_eq!(solving(&program).table.shown(), 1);
}

#[test]
fn a_puzzle_that_is_over_can_be_analysed_and_played_on() {
    let mut program = program(&[QUEEN]);
    program.apply(PuzzleAction::Start(SeriesKind::Next));
    assert!(solving(&program).table.view().flipped(), "Black sits below");
    program.apply(PuzzleAction::Analyse);
    assert_eq!(
        program.shell().shown(),
        Screen::Puzzles,
        "first it is solved"
    );
    play(&mut program, "d8d1");
    wait(&mut program);
    program.apply(PuzzleAction::Analyse);
    assert_eq!(program.shell().shown(), Screen::Game);
    assert_eq!(program.table().record.len(), 1);
    assert!(program.analysis().on && program.table().view().flipped());
    program.apply(PuzzleAction::Open);
    program.apply(PuzzleAction::PlayOn);
    let table = program.table();
    assert_eq!(table.players[Color::Black], Player::Human);
    assert!(table.players[Color::White].is_computer());
    assert_eq!(table.record.turn(), Color::White);
}

#[test]
fn moves_can_be_written() {
    let mut program = program(&[MORPHY]);
    program.apply(PuzzleAction::Start(SeriesKind::Next));
    program.apply(PlayAction::WriteMove);
    program.apply(Typed::Text("Ra6".to_owned()));
    program.apply(Typed::Enter);
    assert_eq!(solving(&program).verdict, Some(MoveVerdict::Right));
    assert_eq!(program.typing().text, "");
}

#[test]
fn escape_leads_back_step_by_step() {
    let mut program = program(&[MORPHY]);
    program.send(PuzzleRequest("chess".to_owned()));
    assert_eq!(program.puzzles().choice, PuzzleChoice::of_game("chess"));
    program.apply(PuzzleAction::Start(SeriesKind::Next));
    program.apply(ShellAction::Cancel);
    assert_eq!(program.puzzles().page, PuzzlePage::Choice);
    program.apply(PuzzleAction::ShowProgress(None));
    program.apply(ShellAction::Cancel);
    assert_eq!(program.puzzles().page, PuzzlePage::Choice);
    program.apply(ShellAction::Cancel);
    assert_eq!(program.shell().shown(), Screen::Start);
}

#[test]
fn damage_of_the_users_puzzles_is_told() {
    let mut program = program(&[]);
    let own = OwnPuzzles {
        puzzles: vec![puzzle(MORPHY)],
        problems: vec!["A file was damaged.".to_owned()],
    };
    program.send(PuzzleReport::Own(own));
    assert_eq!(notices(&program), ["A file was damaged."]);
    program.apply(PuzzleAction::Start(SeriesKind::Next));
    assert_eq!(solving(&program).puzzle, puzzle(MORPHY));
}
