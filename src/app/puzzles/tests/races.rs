//! Tests of streaks, storms and the puzzle of the day.

use super::*;
use crate::app::sound::Cue;

#[test]
fn a_streak_ends_with_a_mistake() {
    let mut program = program(&[MORPHY, QUEEN]);
    program.apply(PuzzleAction::Start(SeriesKind::Streak));
    program.apply(PuzzleAction::Hint);
    assert!(!solving(&program).failed, "a race has no hints");
    let first = solving(&program).id.clone();
    let right: &[&str] = match solving(&program).puzzle.line.len() {
        1 => &["d8d1"],
        _ => &["a1a6", "b6b7"],
    };
    for mv in right {
        play(&mut program, mv);
        wait(&mut program);
    }
    assert_ne!(solving(&program).id, first, "the next one comes by itself");
    let wrong = match solving(&program).puzzle.line.len() {
        1 => "d8d7",
        _ => "a1a5",
    };
    play(&mut program, wrong);
    let run = program.puzzles().run.as_ref().unwrap();
    assert!(run.over && run.solved() == 1);
    assert_eq!(log(&program).best(Mode::Streak, None), Some(1));
    assert_eq!(rating(&program), None, "a race is not rated");
    wait(&mut program);
    program.apply(ShellAction::Continue);
    let run = program.puzzles().run.as_ref().unwrap();
    assert!(!run.over && run.solved() == 0, "a new streak");
}

#[test]
fn a_storm_lasts_three_minutes() {
    let mut program = program(&[MORPHY, QUEEN]);
    program.apply(PuzzleAction::Choose(PuzzleChoice {
        theme: Some("endgame".parse().unwrap()),
        ..PuzzleChoice::default()
    }));
    program.apply(PuzzleAction::Start(SeriesKind::Storm));
    program.advance(179.0);
    assert!(!program.puzzles().run.as_ref().unwrap().over);
    play(&mut program, "d8d1");
    program.advance(1.5);
    let run = program.puzzles().run.as_ref().unwrap();
    assert!(run.over && run.solved() == 1);
    assert_eq!(log(&program).best(Mode::Storm, None), Some(1));
}

#[test]
fn a_move_is_ringed_for_a_moment_in_the_colour_of_right_or_wrong() {
    use baroque::diagram::{Ink, Item, Tone};
    let mut program = program(&[MORPHY]);
    program.apply(PuzzleAction::Start(SeriesKind::Next));
    let inks = |program: &Program| {
        let marks = solving(program).table.advice.marks.iter();
        marks.map(|item: &Item| item.ink).collect::<Vec<Ink>>()
    };
    play(&mut program, "a1a5");
    assert_eq!(inks(&program), [Ink::Annotation(Tone::Red)]);
    assert!(program.sent::<Cue>().contains(&Cue::Refused));
    wait(&mut program);
    assert!(inks(&program).is_empty());
    play(&mut program, "a1a6");
    assert_eq!(inks(&program), [Ink::Annotation(Tone::Green)]);
    wait(&mut program);
    assert!(inks(&program).is_empty(), "the enemy has answered");
    play(&mut program, "b6b7");
    assert_eq!(inks(&program), [Ink::Annotation(Tone::Green)]);
    wait(&mut program);
    assert!(inks(&program).is_empty(), "the ring goes away");
}

/// A game on two boards was the second puzzle of a newcomer.
#[test]
fn a_race_begins_with_games_that_the_player_knows() {
    let lines = (1..=8).map(|ply| format!("600;gain;;a2a4;8/8 w - - 0 {ply};8x8;"));
    let lines: Vec<String> = lines.collect();
    let of = |game: &str| -> Vec<Puzzle> {
        let puzzles = lines.iter().map(|line| puzzle_of(game, line));
        puzzles.collect()
    };
    let mut collection = PuzzleCollection::default();
    let games = ["ultima", "withdrawer-chess", "alice-chess"];
    collection.set_built_in(games.into_iter().flat_map(of).collect());
    let program = Program::new(Catalogue::built_in());
    let (log, cards) = (Progress::default(), &program.variants().cards);
    for (known, wanted) in [("", "withdrawer-chess"), ("ultima", "ultima")] {
        let known = BTreeSet::from([known.to_owned()]);
        let at = Circumstances {
            log: &log,
            now: 7,
            day: 0,
            cards,
            known: &known,
        };
        for kind in [SeriesKind::Storm, SeriesKind::Streak] {
            let mut run = Series::new(kind);
            for _ in 0..5 {
                let entry = pick(&collection, &PuzzleChoice::default(), &run, &at).unwrap();
                assert_eq!(entry.puzzle.game, wanted);
                run.seen.insert(entry.id.clone());
            }
        }
    }
}

#[test]
fn a_storm_waits_while_something_lies_over_it() {
    let mut program = program(&[MORPHY]);
    program.apply(PuzzleAction::Start(SeriesKind::Storm));
    program.apply(ShellAction::Toggle(crate::app::shell::Overlay::Help));
    program.advance(500.0);
    assert!(!program.puzzles().run.as_ref().unwrap().over);
    program.apply(ShellAction::Toggle(crate::app::shell::Overlay::Help));
    play(&mut program, "a1a5");
    wait(&mut program);
    assert!(
        program.puzzles().run.as_ref().unwrap().over,
        "there is no other puzzle"
    );
}

#[test]
fn the_puzzle_of_the_day_is_the_same_all_day() {
    const DAY: u64 = 24 * 3_600_000;
    let mut collection = PuzzleCollection::default();
    collection.set_built_in(vec![puzzle(MORPHY), puzzle(QUEEN)]);
    let of = |day: u64| daily(&collection, day).unwrap().id.clone();
    assert_ne!(of(20_000), of(20_001));
    let mut own = PuzzleCollection::default();
    own.add_own(vec![puzzle(MORPHY)]);
    let today = Day::of(20_000 * DAY);
    assert!(
        daily(&own, today.number).is_none(),
        "the user's own puzzles have no day"
    );

    let mut program = program(&[MORPHY, QUEEN]);
    program
        .part_mut::<PlayerProgress>()
        .set_now(20_000 * DAY + 1);
    program.apply(PuzzleAction::Start(SeriesKind::Daily));
    let first = solving(&program).id.clone();
    program.apply(PuzzleAction::Solve);
    let name = Day::of(20_000 * DAY + 1).name;
    assert_eq!(log(&program).daily(&name), Some(0));
    wait(&mut program);
    program.apply(PuzzleAction::Next);
    assert_eq!(program.puzzles().page, PuzzlePage::Choice);
    program
        .part_mut::<PlayerProgress>()
        .set_now(20_000 * DAY + 2);
    program.apply(PuzzleAction::Start(SeriesKind::Daily));
    assert_eq!(solving(&program).id, first);
}

#[test]
fn without_puzzles_the_page_says_so() {
    let mut program = program(&[]);
    for kind in [SeriesKind::Next].into_iter().chain(SeriesKind::CHOSEN) {
        program.apply(PuzzleAction::Start(kind));
        assert!(program.puzzles().solving.is_none());
        assert_eq!(program.puzzles().page, PuzzlePage::Choice);
    }
    assert!(!notices(&program).is_empty());
    program.apply(PuzzleAction::Leave);
    assert_eq!(program.shell().shown(), Screen::Start);
}
