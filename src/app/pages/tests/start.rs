//! Tests of the start page.

use super::*;
use crate::app::action::PlayAction;
use crate::app::my_games::{Resume, Saved};
use crate::app::progress::{PlayerProgress, ProgressAction};
use crate::app::shell::ScreenRequest;
use baroque::progress::{Event, LessonRun};
use std::path::PathBuf;
use std::time::SystemTime;

fn sees(window: &mut Window, words: &str) -> bool {
    window.session.apply(ShellAction::OpenStart);
    window.frame(&[]);
    window.written.iter().any(|written| written == words)
}

#[test]
fn newcomers_are_greeted_until_a_first_game_is_finished() {
    let mut window = Window::new();
    assert!(sees(&mut window, "New here?"));
    window.session.apply(NewGameAction::First);
    assert!(sees(&mut window, "New here?"), "it is only begun");
    let game = ScreenRequest::Show(Screen::Game);
    window.session.send(game);
    window.session.apply(PlayAction::Resign);
    assert!(!sees(&mut window, "New here?"));
}

#[test]
fn newcomers_are_greeted_until_a_first_lesson_is_finished() {
    let mut window = Window::new();
    let progress = window.session.part_mut::<PlayerProgress>();
    progress.set_now(1_700_000_000_000);
    let lesson = LessonRun {
        id: "withdrawer".to_owned(),
        game: "withdrawer-chess".to_owned(),
        stars: 2,
        mistakes: 1,
    };
    let finished = ProgressAction::Record(Event::Lesson(lesson));
    window.session.send(finished);
    assert!(!sees(&mut window, "New here?"));
    assert!(sees(&mut window, "Play a first game"), "none was played");
}

#[test]
fn the_start_page_has_the_puzzle_of_the_day_and_a_scene() {
    let mut window = Window::new();
    // A puzzle of chess, and one with a withdrawal. The second one is the puzzle of each day.
    let plain = "1000;win;;h1h8;k7/8/1K6/8/8/8/8/7R w - - 0 1;8x8;";
    let unusual = "1000;win;withdrawal;h1h8;k7/8/1K6/8/8/8/8/7R w - - 0 2;8x8;";
    let file = PuzzleFile::read("chess", &format!("{plain}\n{unusual}")).unwrap();
    assert_eq!(file.puzzles.len(), 2);
    let puzzles = window.session.part_mut::<Puzzles>();
    puzzles.collection.set_built_in(file.puzzles);
    for day in 1..9 {
        let progress = window.session.part_mut::<PlayerProgress>();
        progress.set_now(day * 86_400_000);
        window.session.apply(PuzzleAction::ShowProgress(None));
        let (_, daily) = window.session.puzzles().daily.as_ref().unwrap();
        assert!(daily.puzzle.fen.ends_with("2"), "{}", daily.puzzle.fen);
    }
    window.frame(&[]);
    assert!(sees(&mut window, "Puzzle of the day"));
    let words = "The Chameleon captures 6 pieces in one move.";
    assert!(sees(&mut window, words));
    window.click(words);
    let open = window.session.guide().open.as_ref().unwrap();
    assert_eq!(open.scenes[open.scene].title, "Six captures in one move");
    window.session.apply(PuzzleAction::Start(SeriesKind::Daily));
    assert!(window.session.puzzles().table().is_some());
}

#[test]
fn a_page_of_the_guide_goes_back_to_where_it_was_opened() {
    let mut window = Window::with_game("ultima", FROZEN);
    let page = || GuideAction::Open(Some("withdrawer".to_owned()));
    window.session.apply(page());
    window.session.apply(GuideAction::Leave);
    assert_eq!(window.session.shell().shown(), Screen::Game);
    window.session.apply(GuideAction::OpenContents);
    window.session.apply(page());
    window.session.apply(GuideAction::Leave);
    assert_eq!(
        window.session.shell().shown(),
        Screen::Guide,
        "the contents"
    );
    window.session.apply(GuideAction::Leave);
    assert_eq!(window.session.shell().shown(), Screen::Game);
}

#[test]
fn a_new_game_without_a_move_does_not_hide_an_unfinished_one() {
    let mut window = Window::new();
    window.choose("chess", "Player", "Player");
    window.begin();
    window.play("e2", "e4");
    let resume = Resume {
        path: PathBuf::from("/games/a.pgn"),
        players: "A – B".to_owned(),
        number: 1,
        when: SystemTime::UNIX_EPOCH,
        variant: window.session.table().record.variant().clone(),
        position: window.session.table().position().clone(),
        flipped: false,
    };
    window.choose("ultima", "Player", "Player");
    window.begin();
    window.session.part_mut::<Saved>().list.resume = Some(resume);
    window.session.apply(ShellAction::OpenStart);
    assert!(window.sees("Continue Chess"));
}

#[test]
fn the_main_button_of_the_start_page_continues_or_plays() {
    let ways = ["Play a first game", "Continue Ultima", "Play Ultima"];
    let shown = |window: &mut Window| {
        window.session.apply(ShellAction::OpenStart);
        ways.map(|name| window.sees(name))
    };
    let mut window = Window::new();
    assert_eq!(shown(&mut window), [true, false, false]);
    window.choose("ultima", "Player", "Player");
    window.begin();
    assert_eq!(shown(&mut window), [true, true, false]);
    assert!(window.reads("Two people"));
    let update = window.frame(&[]);
    let count = |name| {
        let nodes = update.nodes.iter();
        nodes.filter(|(_, node)| node.label() == Some(name)).count()
    };
    assert_eq!(["Continue Ultima", "Continue"].map(count), [1, 0]);
    window.click("Continue Ultima");
    assert_eq!(window.session.shell().shown(), Screen::Game);
    window.session.apply(PlayAction::Resign);
    assert_eq!(shown(&mut window), [false, false, true]);
}
