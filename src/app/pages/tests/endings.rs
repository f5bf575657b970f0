//! The exercises with endings.

use super::*;
use crate::app::learn::{EndingBoard, EndingRun, LearnState, ending_games};
use crate::app::progress::PlayerProgress;
use baroque::endings::Value;
use baroque::notation::write_squares;
use baroque::rules::{Color, Outcome};
use baroque::training::EndingGoal;
use std::time::{Duration, Instant};

/// How long a test waits for a table.
pub const PATIENCE: Duration = Duration::from_secs(300);

pub fn labels(update: &TreeUpdate) -> Vec<String> {
    let nodes = update.nodes.iter().map(|(_, node)| node);
    nodes
        .filter_map(|node| node.label().map(str::to_owned))
        .collect()
}

fn run(window: &Window) -> &EndingRun {
    let learn = window.session.part::<LearnState>();
    learn.ending.as_ref().unwrap().run.as_ref().unwrap()
}

fn board(window: &Window) -> Option<&EndingBoard> {
    run(window).board()
}

/// Waits until the player can move, or the exercise is over.
fn wait(window: &mut Window) {
    let begun = Instant::now();
    while board(window).is_none_or(|board| board.is_busy() || board.table.is_moving()) {
        assert!(begun.elapsed() < PATIENCE, "{:?}", run(window).step);
        std::thread::sleep(Duration::from_millis(5));
        window.session.advance(5.0);
    }
}

/// Opens the endings of chess on 8×8 and begins one.
fn begin(letter: char, goal: EndingGoal) -> Window {
    let mut window = Window::new();
    window.session.apply(LearnAction::Open);
    window
        .session
        .apply(LearnAction::Ending(EndingAction::Open));
    let chess = ending_games()
        .iter()
        .position(|game| *game == ("chess", "8x8"));
    let choose = EndingAction::ChooseGame(chess.unwrap());
    window.session.apply(LearnAction::Ending(choose));
    window.frame(&[]);
    let learn = window.session.part::<LearnState>();
    let page = learn.ending.as_ref().unwrap();
    let card = page
        .cards
        .iter()
        .find(|card| card.figures.letter() == Some(letter) && card.subject.goal == goal);
    let subject = card.unwrap().subject.clone();
    let begin = EndingAction::Begin(subject.variant, subject.piece, goal);
    window.session.apply(LearnAction::Ending(begin));
    wait(&mut window);
    window
}

/// The best move of the player, or the worst one.
fn choose(window: &Window, best: bool) -> baroque::rules::Move {
    let board = board(window).unwrap();
    let moves = board.known_moves().unwrap();
    match best {
        true => moves[0].0,
        false => moves[moves.len() - 1].0,
    }
}

#[test]
fn a_win_is_played_out_and_a_move_that_throws_it_away_is_refused() {
    let mut window = begin('R', EndingGoal::Win);
    assert_eq!(run(&window).moves, 2, "the first one is short");
    // Win it without a mistake: the next one is longer.
    while board(&window).unwrap().result.is_none() {
        let mv = choose(&window, true);
        window.session.apply(BoardAction::Play(mv));
        wait(&mut window);
        window.frame(&[]);
    }
    let first = board(&window).unwrap();
    assert_eq!((first.result, first.made), (Some(true), 2));
    window.session.apply(LearnAction::Continue);
    wait(&mut window);
    assert_eq!(run(&window).moves, 3);
    window.frame(&[]);
    let progress = window.session.part::<PlayerProgress>();
    let kept = progress.log().events().find_map(|(_, event)| match event {
        baroque::progress::Event::Ending(reached) => Some(reached.moves),
        _ => None,
    });
    assert_eq!(kept, Some(3), "the distance is kept");
    // A move that gives the rook away exists in some of the next exercises.
    for _ in 0..40 {
        let mv = choose(&window, false);
        let before = board(&window).unwrap().table.record.len();
        window.session.apply(BoardAction::Play(mv));
        let now = board(&window).unwrap();
        if let Some(remark) = &now.remark {
            assert_eq!(now.table.record.len(), before, "the move is not played");
            assert!(remark.contains("throws the win away"), "{remark}");
            assert!(remark.contains("No one can force a win"), "{remark}");
            window.frame(&[]);
            return;
        }
        let again = EndingAction::SetMoves(3);
        window.session.apply(LearnAction::Ending(again));
        wait(&mut window);
    }
    panic!("no move throws a win away");
}

/// Moves that are shown and taken back count in the result, and the next exercise is not longer.
#[test]
fn help_is_counted_and_the_end_is_explained() {
    let mut window = begin('R', EndingGoal::Win);
    let apply = |window: &mut Window, action| {
        window.session.apply(LearnAction::Ending(action));
        wait(window);
    };
    apply(&mut window, EndingAction::ShowMove);
    let reasons = board(&window).unwrap().reasons.clone().unwrap();
    assert!(
        reasons.contains("the shortest win has 2 moves, after it 1 move."),
        "{reasons}"
    );
    apply(&mut window, EndingAction::ShowMove);
    assert_eq!(board(&window).unwrap().help.shown, 1, "it is shown already");
    let best = choose(&window, true);
    window.session.apply(BoardAction::Play(best));
    wait(&mut window);
    assert_eq!(run(&window).task(), "White to move wins in 1 move. Win!");
    window.session.apply(BoardAction::Back);
    wait(&mut window);
    let taken_back = board(&window).unwrap();
    assert_eq!((taken_back.made, taken_back.table.record.len()), (0, 0));
    assert_eq!(run(&window).task(), "White to move wins in 2 moves. Win!");
    for _ in 0..2 {
        let best = choose(&window, true);
        window.session.apply(BoardAction::Play(best));
        wait(&mut window);
    }
    window.frame(&[]);
    let won = board(&window).unwrap();
    assert_eq!(won.result, Some(true));
    assert_eq!(
        won.help.words(),
        "Baroque showed you 1 move. You took back 1 move."
    );
    assert!(won.end_words().contains("no move of Black saves it"));
    for words in [won.end_words(), won.help.words()] {
        assert!(window.written.contains(&words), "{:?}", window.written);
    }
    assert!(!won.is_solved_cleanly());
    // The last move can be taken back after the end too.
    window.session.apply(BoardAction::TakeBack);
    wait(&mut window);
    assert_eq!(board(&window).unwrap().result, None);
    apply(&mut window, EndingAction::StartOver);
    let again = board(&window).unwrap();
    assert_eq!((again.made, again.table.record.len()), (0, 0));
    assert_eq!((again.help.taken_back, again.help.restarts), (2, 1));
}

#[test]
fn the_analysis_leads_back_to_the_exercise() {
    let mut window = begin('R', EndingGoal::Win);
    let best = choose(&window, true);
    window.session.apply(BoardAction::Play(best));
    wait(&mut window);
    let position = board(&window).unwrap().table.position().clone();
    let analyse = LearnAction::Ending(EndingAction::Analyse);
    window.session.apply(analyse);
    assert!(window.session.shell().shows(Screen::Game));
    assert!(window.session.analysis().on);
    assert_eq!(*window.session.table().position(), position);
    window.frame(&[]);
    window.session.apply(ShellAction::Back);
    assert!(window.session.shell().shows(Screen::Learn));
    let exercise = board(&window).unwrap();
    assert_eq!(*exercise.table.position(), position);
    assert!(exercise.help.analysed);
}

#[test]
fn the_lesson_of_an_ending_leads_back_to_it() {
    let mut window = Window::new();
    let games = &window.session.variants().games;
    let ultima = std::sync::Arc::new(games.variant("ultima", None, &[]).unwrap());
    let leaper = ultima.piece('L').unwrap().piece_type();
    let solve = crate::app::board::action::SolveEnding(ultima, leaper);
    window.session.send(solve);
    wait(&mut window);
    window.frame(&[]);
    let learn = window.session.part::<LearnState>();
    let lesson = learn.ending_lesson().unwrap().clone();
    let words = format!("Lesson: {}", lesson.title);
    assert!(window.written.contains(&words), "{:?}", window.written);
    window.session.apply(LearnAction::Begin(lesson.id));
    let learn = window.session.part::<LearnState>();
    assert!(learn.shown().is_some() && learn.ending.is_none());
    window.session.apply(LearnAction::Leave);
    assert!(board(&window).is_some(), "the exercise is there again");
}

/// The computer defends as long as possible, so a slow move costs what its value says.
#[test]
fn a_slow_move_is_told() {
    let mut window = begin('R', EndingGoal::Win);
    let moves = board(&window).unwrap().known_moves().unwrap();
    let slow = moves.iter().rev().find_map(|&(mv, value)| match value {
        Value::Win(plies) => Some((mv, plies.div_ceil(2))),
        _ => None,
    });
    let (mv, needed) = slow.unwrap();
    assert!(needed > 2, "the shortest win has 2 moves");
    let before = board(&window).unwrap();
    let (variant, position) = (before.table.variant(), before.table.position());
    let written = |mv| write_squares(variant, position, mv);
    let (best, made) = (written(moves[0].0), written(mv));
    let faster = format!("{best} was faster: {made} allows");
    window.session.apply(BoardAction::Play(mv));
    wait(&mut window);
    let slowed = board(&window).unwrap();
    assert_eq!(slowed.moves_lost(), needed - 2);
    let record = &slowed.table.record;
    let reply = record.ply(1).unwrap().transition.mv;
    let answer = write_squares(record.variant(), &record.positions()[1], reply);
    let words = slowed.slower_words();
    assert!(words.contains("slower"), "{words}");
    assert!(words.ends_with(&format!("{faster} {answer}.")), "{words}");
    window.frame(&[]);
    assert!(window.written.contains(&words), "{:?}", window.written);
    // What a refused move would have done is told instead.
    let moves = board(&window).unwrap().known_moves().unwrap();
    let lost = moves
        .iter()
        .find(|(_, value)| !matches!(value, Value::Win(_)));
    if let Some(&(mv, _)) = lost {
        window.session.apply(BoardAction::Play(mv));
        let refused = board(&window).unwrap();
        assert!(refused.remark.is_some());
        assert_eq!(refused.slower_words(), "");
    }
}

#[test]
fn an_ending_is_held_against_the_best_tries() {
    let mut window = begin('P', EndingGoal::Hold);
    let start = board(&window).unwrap().exercise.start.clone();
    assert_eq!(start.turn(), Color::Black);
    assert!(board(&window).unwrap().table.view().flipped());
    let lost = choose(&window, false);
    window.session.apply(BoardAction::Play(lost));
    let remark = board(&window).unwrap().remark.clone().unwrap();
    assert!(remark.contains("White wins in"), "{remark}");
    while board(&window).unwrap().result.is_none() {
        let mv = choose(&window, true);
        window.session.apply(BoardAction::Play(mv));
        wait(&mut window);
    }
    let held = board(&window).unwrap();
    assert_eq!(held.result, Some(true));
    assert!(!matches!(held.table.outcome(), Some(Outcome::Win(..))));
    // After a mistake, the next one is not longer.
    let moves = run(&window).moves;
    window.session.apply(LearnAction::Continue);
    wait(&mut window);
    assert_eq!(run(&window).moves, moves);
    // From the exercise to the choice, and from there to the path.
    window.session.apply(LearnAction::Leave);
    let learn = |window: &Window| {
        let learn = window.session.part::<LearnState>();
        learn.ending.as_ref().map(|page| page.run.is_some())
    };
    assert_eq!(learn(&window), Some(false));
    let labels = labels(&window.frame(&[]));
    let which = "Which pieces mate alone?".to_owned();
    assert!(labels.contains(&which), "{labels:?}");
    window.session.apply(LearnAction::Leave);
    assert_eq!(learn(&window), None);
    assert!(window.session.shell().shows(Screen::Learn));
}

#[test]
fn the_guides_page_shows_an_ending_and_leads_to_its_exercise() {
    let mut window = Window::new();
    window
        .session
        .apply(GuideAction::Open(Some("mating-alone".to_owned())));
    window.frame(&[]);
    let viewer = window.session.part::<crate::app::guide::GuideViewer>();
    assert!(!viewer.playing, "the page waits for its reader");
    let open = viewer.open.as_ref().unwrap();
    let leaper = open.page.endings().iter().find(|ending| {
        let words = &open.page.text[ending.paragraph];
        words.starts_with("- Long Leaper in Ultima")
    });
    let leaper = leaper.unwrap().clone();
    let scene = leaper.scene.unwrap();
    window.session.apply(SceneAction::Show(scene));
    let labels = labels(&window.frame(&[]));
    let practise = "Practise this ending".to_owned();
    assert!(labels.contains(&practise), "{labels:?}");
    let (variant, piece) = leaper.practice.unwrap();
    let solve = crate::app::board::action::SolveEnding(variant, piece);
    window.session.send(solve);
    wait(&mut window);
    assert_eq!(run(&window).subject.piece, piece);
    window.session.apply(LearnAction::Leave);
    assert!(window.session.shell().shows(Screen::Guide));
}

#[test]
fn a_piece_that_never_wins_is_told_so() {
    let mut window = Window::new();
    let games = &window.session.variants().games;
    let chess = std::sync::Arc::new(games.variant("chess", None, &[]).unwrap());
    let bishop = chess.piece('B').unwrap().piece_type();
    window
        .session
        .send(crate::app::board::action::SolveEnding(chess, bishop));
    assert!(window.session.shell().shows(Screen::Learn));
    let begun = Instant::now();
    let words = "King and Bishop cannot force a win against a king.";
    loop {
        window.session.advance(0.1);
        window.frame(&[]);
        if window.written.contains(&words.to_owned()) {
            break;
        }
        assert!(begun.elapsed() < PATIENCE, "{:?}", window.written);
        std::thread::sleep(Duration::from_millis(20));
    }
    window.session.apply(LearnAction::Leave);
    assert!(!window.session.shell().shows(Screen::Learn));
}
