//! The guide, lessons, puzzles, Penultima and the form for a new piece, by clicks.

use super::person::{CTRL, TALL, folder, reports};
use super::*;
use crate::app::guide::TrialState;
use crate::app::invent::InventState;
use crate::app::invent::jobs::InventJob;
use crate::app::learn::LearnState;
use crate::app::penultima::Penultima;
use crate::app::penultima::jobs::PenultimaJob;
use crate::app::puzzles::{Phase, Solving};
use baroque::penultima::{Difficulty, Role as Hidden, Secret};

fn page(window: &Window) -> &str {
    &window.session.guide().open.as_ref().unwrap().page.id
}

fn verdict(window: &Window) -> Option<TrialState> {
    let open = window.session.guide().open.as_ref()?;
    open.trial.as_ref().map(|trial| trial.verdict)
}

#[test]
fn a_scene_plays_and_can_be_tried() {
    let mut window = Window::new();
    window.click("Guide");
    window.size = TALL;
    window.click("Withdrawer");
    window.size = vec2(1280.0, 800.0);
    assert_eq!(page(&window), "withdrawer");
    let moves = |window: &Window| window.session.guide().in_motion();
    let scene = |window: &Window| window.session.guide().open.as_ref().unwrap().scene;
    assert!(moves(&window));
    window.keys(&[Key::Space]);
    assert!(!moves(&window));
    window.click("Play");
    assert!(moves(&window));
    assert!(!window.sees("Previous scene"), "there is none");
    window.click("Next scene");
    assert_eq!(scene(&window), 1);
    window.click("Previous scene");
    assert_eq!(scene(&window), 0);
    window.click("Try it");
    assert_eq!(verdict(&window), Some(TrialState::Asked));
    let open = window.session.guide().open.as_ref().unwrap();
    let first = &open.scenes[0];
    let mv = first.lines[0][0].mv;
    let [from, to] = [mv.from, mv.to].map(|at| first.variant.geometry().name(at).to_owned());
    window.play(&from, &to);
    assert_eq!(verdict(&window), Some(TrialState::Done));
    assert!(window.reads("Correct."));
    window.click("Watch");
    assert_eq!(verdict(&window), None);
    window.click("Contents");
    assert!(window.session.guide().open.is_none());
    window.keys(&[Key::Escape]);
    assert_eq!(window.session.shell().shown(), Screen::Start);
}

#[test]
fn a_question_of_a_lesson_is_answered_by_clicks_and_the_move_is_seen() {
    let mut window = Window::new();
    window.click("Learn");
    assert_eq!(window.session.shell().shown(), Screen::Learn);
    let lesson = window.named("1. ");
    window.click(&lesson);
    let position = |window: &Window| {
        let learn: &LearnState = window.session.part();
        learn.table().map(|table| table.position().clone())
    };
    window.click("Next");
    window.click("Next");
    let before = position(&window);
    assert!(window.reads("Mark every piece that this captures"));
    // By the rulebook the Withdrawer that moves from e5 to e9 captures what stands behind it, on e4.
    window.click_square("e4");
    window.click("Check answer");
    assert!(window.reads("Right."));
    window.rest();
    assert!(before.is_some() && position(&window) != before);
    window.click("Next");
    window.click("Nothing");
    window.click("Check answer");
    assert!(window.reads("Right."));
    window.keys(&[Key::Escape]);
    assert!(window.sees("Continue"));
    window.keys(&[Key::Escape]);
    assert_eq!(window.session.shell().shown(), Screen::Start);
}

#[test]
fn a_puzzle_of_the_users_own_is_solved_by_clicks() {
    // Paul Morphy's problem.
    let line = "1000;win;sacrifice quiet mate-in-2;a1a6 b7a6 b6b7;kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1;8x8;\n";
    let puzzles = PuzzleFile::read("chess", line).unwrap().puzzles;
    let mut window = Window::new().with_engine();
    let state = window.session.part_mut::<Puzzles>();
    state.collection.set_built_in(Vec::new());
    assert_eq!(state.collection.add_own(puzzles).len(), 1);
    window.click("Puzzles");
    window.click("Game: All games");
    window.click("From my games (1)");
    window.click("Solve");
    let solving = |window: &Window| -> Phase {
        let solving: &Solving = window.session.puzzles().solving.as_ref().unwrap();
        solving.phase
    };
    assert_eq!(solving(&window), Phase::Asked);
    window.click_square("a1");
    window.click_square("a5");
    assert!(window.reads("That is not the move."));
    window.rest();
    assert_eq!(solving(&window), Phase::Asked);
    window.play("a1", "a6");
    assert_eq!(solving(&window), Phase::Asked, "Black has answered");
    window.play("b6", "b7");
    assert_eq!(solving(&window), Phase::Done);
    window.click("Why not a1-a5?");
    assert!(window.reads("The computer looks for the answer"));
    window.wait("an answer", |window| {
        window.written.iter().any(|text| text.starts_with("a1-a5"))
    });
    window.keys(&[Key::Escape]);
    window.click("Progress");
    let update = window.frame(&[]);
    let mut labels = update.nodes.iter().filter_map(|(_, node)| node.label());
    assert!(labels.any(|label| label.starts_with("The rating went from")));
    window.keys(&[Key::Escape, Key::Escape]);
    assert_eq!(window.session.shell().shown(), Screen::Start);
}

#[test]
fn a_game_of_penultima_is_set_up_and_the_referee_answers() {
    let mut window = Window::new();
    window.size = TALL;
    window.click("Penultima: the game of secret rules");
    assert_eq!(window.session.shell().shown(), Screen::Penultima);
    window.click("Two people here");
    assert!(window.reads("An illegal try costs nothing."));
    window.click("Seed of the secret ▸");
    window.fill("Seed of the secret", "7");
    window.session.sent::<PenultimaJob>();
    window.click("Play");
    let mut jobs = window.session.sent::<PenultimaJob>();
    assert!(matches!(jobs[..], [PenultimaJob::Begin(_)]), "{jobs:?}");
    let begun = jobs.remove(0).report();
    window.session.send(begun.unwrap());
    window.size = vec2(1280.0, 800.0);
    let secret = Secret::draw(Difficulty::ALL[0], 7).unwrap();
    // A piece that is not secret moves as in chess.
    let (from, to) = match secret.hidden()[0].role {
        Hidden::Knight => ("e2", "e4"),
        _ => ("g1", "f3"),
    };
    let tries = |window: &Window| {
        let penultima: &Penultima = window.session.part();
        let game = penultima.game.as_ref().unwrap();
        (game.message.clone(), game.public().log().len())
    };
    window.play(from, to);
    let (words, count) = tries(&window);
    assert!(count == 1 && words.contains("Legal."), "{words}");
    window.play("e8", "e4");
    let (words, count) = tries(&window);
    assert!(count == 2 && words.contains("Illegal"), "{words}");
    assert!(window.reads("Illegal"));
    let penultima: &Penultima = window.session.part();
    let fen = penultima.game.as_ref().unwrap().public().fen();
    assert!(fen.contains(" b "), "{fen}");
    let jobs = window.session.sent::<PenultimaJob>().into_iter();
    let texts = jobs.filter_map(|job| match job {
        PenultimaJob::Save(_, text) => Some(text),
        _ => None,
    });
    let text = texts.last().unwrap();
    assert!(text.contains(&format!("{from}{to}")) && text.contains("e8e4"));
}

/// Writes the game of the form into a folder, and takes the report.
fn write(window: &mut Window, folder: &std::path::Path) {
    for mut job in window.session.sent::<InventJob>() {
        if let InventJob::Write(game) = &mut job {
            folder.clone_into(&mut game.folder);
        }
        for report in reports(job) {
            window.session.send(report);
        }
    }
}

#[test]
fn a_piece_is_invented_seen_and_played_and_captures_by_its_method() {
    let folder = folder("griffin");
    let mut window = Window::new().with_engine();
    window.size = TALL;
    window
        .session
        .apply(NewGameAction::Open("ultima".to_owned()));
    window.click("Invent a piece");
    assert_eq!(window.session.shell().shown(), Screen::Invent);
    let outcome = |window: &Window| {
        let state: &InventState = window.session.part();
        state.open.as_ref().unwrap().outcome.clone()
    };
    let missing = &outcome(&window).troubles[0];
    assert!(missing.message.contains("no name"), "{missing:?}");
    let ready = |window: &Window| outcome(window).game.is_some();
    window.fill("Name", "Griffin");
    window.click("Captures");
    window.click("Withdrawal");
    window.click("Advance");
    assert!(ready(&window));
    window.click("Movement");
    window.click_one("Movement", 1);
    window.frame(&[(CTRL, Key::A)]);
    window.write("x");
    assert!(!ready(&window));
    window.click("queen, no capture");
    assert!(ready(&window));
    // This leads to the choice of a place, and writes nothing.
    window.click("Place it …");
    assert_eq!(window.session.shell().shown(), Screen::Invent);
    window.click("Instead of the Long Leaper");
    window.click("Look");
    window.click("Drawing: mimotaur");
    assert!(ready(&window));

    window.click("Guide page");
    assert_eq!(page(&window), "ultima-griffin/G");
    assert!(window.session.guide().in_motion());
    window.size = vec2(1280.0, 800.0);
    window.click("Next scene");
    window.click("Try it");
    assert_eq!(verdict(&window), Some(TrialState::Asked));
    // The first click ends the try.
    window.click("Back");
    window.click("Back");
    assert_eq!(window.session.shell().shown(), Screen::Invent);

    window.size = TALL;
    window.click_one("Play", 1);
    write(&mut window, &folder);
    window.size = vec2(1280.0, 800.0);
    assert_eq!(window.session.shell().shown(), Screen::Game);
    let start = "igxkwxgc/pppppppp/8/8/8/8/PPPPPPPP/IGXKWXGC w - - 0 1";
    assert_eq!(window.fen(), start);
    window.play("b2", "b4");
    window.wait("an answer", |window| window.fen().contains(" w "));

    let (games, problems) = baroque::library::load(std::slice::from_ref(&folder));
    assert_eq!(problems, []);
    let variant = games.variant("ultima-griffin", None, &[]).unwrap();
    let fen = "k7/8/8/8/2pG2p1/8/8/K7 w - - 0 1";
    let position = parse_fen(&variant, fen).unwrap();
    window.session.open(variant, Some(position));
    window.play("d4", "f4");
    assert_eq!(window.fen(), "k7/8/8/8/5G2/8/8/K7 b - - 0 1");
    window.menu("f4");
    window.click("About the Griffin");
    assert_eq!(page(&window), "ultima-griffin/G");
    std::fs::remove_dir_all(folder).unwrap();
}
