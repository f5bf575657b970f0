//! The computer, the analysis, hints, reviews and the opening book, with a real engine.

use super::person::CTRL;
use super::*;
use crate::app::analysis::analyst::Analyst;
use crate::app::play::opponent::{self, Computer};
use crate::app::settings::{BookSource, Settings};
use crate::app::shell::FrameRequests;
use baroque::notation::{write_move, write_squares};
use baroque::rules::{Color, Outcome, WinReason};

/// A game in which a Withdrawer can capture something.
const GAME: &str = "withdrawer-chess";
const FEN: &str = "k9/10/10/10/10/3nW5/7Q2/10/1R8/5K4 w - - 0 1";

fn open(fen: &str) -> Window {
    let mut window = Window::with_game(GAME, fen).with_engine();
    window.work();
    window
}

/// A game against the computer at a low level. The engine has not begun.
fn against(game: &str, white: &str, black: &str) -> Window {
    let mut window = Window::new().with_engine();
    window.choose(game, white, black);
    window.click("2 · played a few games");
    window.begin();
    window
}

fn is_analysing(window: &Window) -> bool {
    window.session.part::<Analyst>().is_busy()
}

/// The first move of each shown line.
fn first_moves(window: &Window) -> Vec<String> {
    let position = window.session.table().position();
    let found = window.session.analysis().found(position);
    let lines = found.map_or(&[][..], |found| &found.lines);
    lines.iter().map(|line| line.texts[0].clone()).collect()
}

/// The texts of the legal moves of the shown position.
fn legal(window: &Window) -> Vec<String> {
    let table = window.session.table();
    let (variant, position) = (table.variant(), table.position());
    let moves = variant.legal_moves(position).into_iter();
    moves
        .map(|mv| write_squares(variant, position, mv))
        .collect()
}

/// Waits for this many lines about the position on the board.
fn wait_for_lines(window: &mut Window, count: usize) {
    window.wait("lines", |window| {
        let (moves, legal) = (first_moves(window), legal(window));
        moves.len() == count && moves.iter().all(|mv| legal.contains(mv))
    });
}

fn is_ahead(window: &Window) -> bool {
    window.session.table().advice.ahead.is_some()
}

/// The middle of the first move of the first line.
fn first_line(window: &mut Window) -> Pos2 {
    let text = first_moves(window)[0].clone();
    window.middle(&text)
}

#[test]
fn the_computer_answers_a_move() {
    let mut window = against("coordinator-chess", "Player", "Computer");
    window.play("e2", "e4");
    window.wait("an answer", |window| {
        window.session.table().record.len() == 2
    });
    assert!(window.fen().contains(" w ") && window.fen().ends_with(" 2"));
}

#[test]
fn the_computer_moves_where_kings_are_captured() {
    for game in ["rococo", "renaissance"] {
        let mut window = against(game, "Computer", "Player");
        window.wait("a move", |window| window.fen().contains(" b "));
        assert_eq!(window.session.table().outcome(), None);
    }
}

#[test]
fn the_analysis_follows_the_board_until_it_is_put_away() {
    let start = "rnwbqkbwnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNWBQKBWNR w KQkq - 0 1";
    let mut window = open(start);
    assert!(!window.session.analysis().on);
    window.keys(&[Key::A]);
    wait_for_lines(&mut window, 3);
    assert!(is_analysing(&window));
    let update = window.frame(&[]);
    let mut labels = update.nodes.iter().filter_map(|(_, node)| node.label());
    assert!(labels.any(|label| label.starts_with("Evaluation: ")));
    let bar = window.session.analysis().bar.shown();
    assert!((0.3..=0.7).contains(&bar), "nobody is ahead: {bar}");

    window.click("More lines");
    wait_for_lines(&mut window, 4);
    let line = first_line(&mut window);
    window.point_at(line);
    window.wait("the position ahead", is_ahead);
    let away = window.square("a1");
    window.point_at(away);
    window.wait("the board", |window| !is_ahead(window));

    window.play("e2", "e4");
    wait_for_lines(&mut window, 4);
    window.keys(&[Key::ArrowLeft]);
    window.rest();
    wait_for_lines(&mut window, 4);
    assert_eq!(window.shown_fen(), start);
    window.keys(&[Key::A]);
    window.wait("silence", |window| !is_analysing(window));
    assert!(!window.session.analysis().on);
}

#[test]
fn a_move_of_a_line_is_played_by_a_click() {
    let mut window = open(FEN);
    let legal = legal(&window);
    window.keys(&[Key::A]);
    wait_for_lines(&mut window, 3);
    let line = first_line(&mut window);
    window.carry(line, line);
    let record = &window.session.table().record;
    let made = record.ply(0).unwrap().transition.mv;
    let text = write_squares(record.variant(), &record.positions()[0], made);
    assert!(legal.contains(&text), "{text}");
}

#[test]
fn nothing_is_analysed_where_the_game_is_over() {
    let mut window = open("k9/1Q8/1K8/10/10/10/10/10/10/10 b - - 0 1");
    window.keys(&[Key::A]);
    window.wait("the end of the bar", |window| {
        window.session.analysis().bar.shown() == 1.0
    });
    assert!(!is_analysing(&window));
    assert_eq!(first_moves(&window), [""; 0]);
}

#[test]
fn against_the_computer_the_analysis_comes_after_the_answer() {
    let mut window = against(GAME, "Player", "Computer");
    assert!(!window.session.analysis().on);
    window.keys(&[Key::A]);
    wait_for_lines(&mut window, 3);
    window.play("e2", "e4");
    window.wait("an answer", |window| {
        window.fen().contains(" w ") && window.fen().ends_with(" 2")
    });
    window.rest();
    wait_for_lines(&mut window, 3);
    // A click here shows a line, and does not change the game.
    let fen = window.fen();
    let line = first_line(&mut window);
    window.carry(line, line);
    let away = window.square("a1");
    window.point_at(away);
    window.wait("the position ahead", is_ahead);
    window.keys(&[Key::Escape]);
    window.wait("the board", |window| !is_ahead(window));
    assert_eq!(window.fen(), fen);
}

#[test]
fn a_hint_tells_a_piece_and_then_its_legal_move() {
    let mut window = open(FEN);
    let hint = |window: &Window| window.session.analysis().hint.clone();
    window.keys(&[Key::H]);
    window.wait("the piece", |window| {
        hint(window).is_some_and(|hint| hint.mv.is_some())
    });
    let mv = hint(&window).unwrap().mv.unwrap();
    let table = window.session.table();
    assert!(table.legal_moves().contains(&mv));
    let piece = table.variant().geometry().name(mv.from).to_owned();
    assert!(window.answer().contains(&format!("on {piece}")));
    let first = window.answer();
    window.keys(&[Key::H]);
    assert_ne!(window.answer(), first);
    let to = window.session.table().variant().geometry().name(mv.to);
    assert!(window.answer().contains(to), "{}", window.answer());
    window.work();
    assert!(!is_analysing(&window));
    window.play("e5", "g5");
    window.work();
    assert!(hint(&window).is_none() && window.answer().is_empty());
}

#[test]
fn a_move_made_ahead_is_marked_cancelled_and_played() {
    let mut window = Window::new().with_engine();
    // With an opening book it would answer at once.
    window.session.part_mut::<Settings>().book.source = BookSource::Off;
    window.choose("chess", "Player", "Computer");
    window.click("Custom");
    window.begin();
    assert!(window.reads("Your move."));
    let ahead = |window: &Window| {
        let table = window.session.table();
        let name = |square| table.variant().geometry().name(square);
        let ahead = table.course.premove;
        ahead.map(|ahead| format!("{}{}", name(ahead.from), name(ahead.to)))
    };
    window.play("e2", "e4");
    window.work();
    assert!(window.session.part::<Computer>().is_thinking());
    window.play("b1", "c3");
    assert_eq!(ahead(&window).as_deref(), Some("b1c3"));
    window.keys(&[Key::Escape]);
    assert_eq!(ahead(&window), None);
    window.play("g1", "f3");
    assert_eq!(ahead(&window).as_deref(), Some("g1f3"));
    window.wait("the move", |window| window.last() == "Nf3");
    assert_eq!(ahead(&window), None);
    assert!(window.fen().contains(" b "));
}

#[test]
fn two_computers_play_pause_and_step() {
    let mut window = Window::new().with_engine();
    window.choose("chess", "Computer", "Computer");
    window.click_one("2 · played a few games", 0);
    window.click_one("3 · sees most captures", 1);
    window.click("Watch");
    window.size = vec2(1280.0, 800.0);
    window.wait("some moves", |window| window.fen().ends_with(" 3"));
    window.keys(&[Key::K]);
    window.rest();
    window.work();
    assert!(window.session.table().course.paused);
    assert!(!window.session.part::<Computer>().is_thinking());
    let before = window.session.table().record.len();
    window.click("One move");
    window.wait("a move", |window| {
        window.session.table().record.len() == before + 1
    });
    window.rest();
    (0..20).for_each(|_| window.work());
    assert_eq!(
        window.session.table().record.len(),
        before + 1,
        "one and no more"
    );
    // The window may sleep.
    *window.session.part_mut::<FrameRequests>() = FrameRequests::default();
    window.session.run(opponent::play);
    assert_eq!(
        *window.session.part::<FrameRequests>(),
        FrameRequests::default()
    );
}

/// The moves of the opening book in the shown position, each with its number of games.
fn book(window: &Window) -> Vec<(String, u32)> {
    let rows = window.session.openings().rows().iter();
    let variant = window.session.table().variant();
    rows.map(|row| (write_move(variant, row.played.mv), row.played.games))
        .collect()
}

#[test]
fn the_computer_plays_from_a_book_and_its_moves_are_shown_and_played() {
    let games = "[Variant \"chess\"]\n[Layout \"8x8\"]\n\n1. e4 a6 2. d4 h6 1-0\n\n\
        [Variant \"chess\"]\n[Layout \"8x8\"]\n\n1. e4 a6 2. d4 h6 *\n";
    let path = std::env::temp_dir().join(format!("baroque-page-{}.pgn", std::process::id()));
    std::fs::write(&path, games).unwrap();
    let mut window = Window::new().with_engine();
    let settings = window.session.part_mut::<Settings>();
    settings.book.source = BookSource::File;
    settings.book.file = path.display().to_string();
    window.choose("chess", "Player", "Computer");
    window.click("8 × 8");
    window.click("10 · full strength");
    window.begin();
    window.wait("the book", |window| {
        book(window) == [("e2e4".to_owned(), 2)]
    });
    // The search would answer otherwise, and later.
    window.play("e2", "e4");
    window.wait("the book's answer", |window| window.last() == "a6");
    window.rest();
    window.keys(&[Key::A]);
    window.work();
    window.click("d2-d4: played 2 times, 1 won, 0 drawn, 0 lost");
    window.wait("the book's next answer", |window| window.last() == "h6");
    window.wait("the end of the book", |window| book(window).is_empty());
    assert!(!window.reads("d4: "));
    std::fs::remove_file(path).unwrap();
}

#[test]
fn the_program_has_a_book_of_its_own_that_can_be_turned_off() {
    let mut window = Window::new().with_engine();
    window.choose(GAME, "Player", "Player");
    window.begin();
    window.wait("moves of the book", |window| book(window).len() > 2);
    window.size = person::TALL;
    window.keys(&[Key::Comma]);
    window.click("Play");
    // The sound has no place on this page, so only the book can be off.
    window.click("Off");
    window.wait("none", |window| book(window).is_empty());
}

#[test]
fn a_game_is_looked_through_and_its_blunder_marked() {
    // Fool's mate: White's second move loses at once.
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut window = Window::with_game("chess", start).with_engine();
    for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
        window.play(from, to);
    }
    let lost = Outcome::Win(Color::Black, WinReason::Checkmate);
    assert_eq!(window.session.table().outcome(), Some(lost));
    let moves = |window: &Window| window.session.table().game().write();
    window.keys(&[Key::W]);
    window.wait("the review", |window| {
        let review = window.session.table().review();
        review.is_some_and(|review| review.progress() == (5, 5))
    });
    let review = window.session.table().review().unwrap().clone();
    assert!(review.judgements().any(|(ply, _)| ply == 3));
    assert!(window.reads("Blunder"));
    window.session.apply(AnalysisAction::AskInReview(3));
    window.rest();
    window.click("Show the best move");
    window.click("Add to the game");
    let kept = moves(&window);
    assert!(
        kept.contains("2. g4?? (2. ") && kept.contains('{'),
        "{kept}"
    );
    window.frame(&[(CTRL, Key::Z)]);
    assert!(moves(&window).contains("1. f3 e5 2. g4 Qh4# 0-1"));
    window.click("White's expected score, move by move");
    assert_eq!(window.session.table().shown(), 2, "the middle of the game");
    window.click("Clear review");
    window.work();
    assert!(window.session.table().review().is_none() && !is_analysing(&window));
}
