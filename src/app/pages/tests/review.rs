//! The page of a review.

use super::*;
use crate::app::play::table::Player;
use baroque::game::PositionAnalysis;
use baroque::notation::find_move;
use baroque::rules::{Color, Move, Outcome, WinReason};
use baroque::search::Level;
use bevy_egui::egui::CornerRadius;

/// An analysis with these expected points for White.
fn analysis(points: f32) -> PositionAnalysis {
    PositionAnalysis {
        points,
        centipawns: 0,
        evaluation: String::new(),
        line: Vec::new(),
    }
}

/// A game of two people, 1. f3 e5 2. g4 Qh4#, with a review that calls White's second move a blunder: 2. e4 was better.
fn reviewed() -> Window {
    let mut window = Window::with_game(
        "chess",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    );
    for text in ["f2f3", "e7e5", "h2h4", "g7g5"] {
        let mv = legal(&window, text);
        window.session.apply(BoardAction::Play(mv));
        window.session.table_mut().end_animations();
    }
    window.session.table_mut().toggle_review();
    window.session.apply(BoardAction::Back);
    window.session.apply(BoardAction::Back);
    let better = legal(&window, "e2e4");
    let table = window.session.table_mut();
    for (ply, points) in [0.5, 0.5, 0.5, 0.1, 0.1].into_iter().enumerate() {
        let line = if ply == 2 { vec![better] } else { Vec::new() };
        table.learn(
            ply,
            PositionAnalysis {
                line,
                ..analysis(points)
            },
        );
    }
    window.session.apply(AnalysisAction::Review);
    window.session.table_mut().end_animations();
    window
}

fn legal(window: &Window, text: &str) -> Move {
    let table = window.session.table();
    find_move(table.variant(), table.position(), text).expect(text)
}

fn writes(window: &mut Window, words: &str) -> bool {
    window.frame(&[]);
    window.frame(&[]);
    window.written.iter().any(|text| text.contains(words))
}

#[test]
fn a_question_of_the_review_takes_moves_and_leaves_the_game_alone() {
    let mut window = reviewed();
    assert!(writes(&mut window, "Blunder"));
    window.session.apply(AnalysisAction::AskInReview(3));
    window.session.table_mut().end_animations();
    assert!(writes(&mut window, "What would you have played?"));
    assert_eq!(window.session.table().shown(), 2);
    let before = window.session.table().tree().len();
    let wrong = legal(&window, "a2a3");
    window.session.apply(BoardAction::Play(wrong));
    assert!(writes(&mut window, "Baroque is looking at a2-a3"));
    window
        .session
        .table_mut()
        .learn_answer(Some(&analysis(0.3)));
    assert!(writes(&mut window, "a2-a3 is a mistake here too"));
    let unjudged = legal(&window, "a2a4");
    window.session.apply(BoardAction::Play(unjudged));
    window.session.table_mut().learn_answer(None);
    assert!(writes(&mut window, "Try another move"), "no search");
    let good = legal(&window, "d2d4");
    window.session.apply(BoardAction::Play(good));
    window
        .session
        .table_mut()
        .learn_answer(Some(&analysis(0.48)));
    assert!(writes(&mut window, "d2-d4 is good too"));
    let best = legal(&window, "e2e4");
    window.session.apply(BoardAction::Play(best));
    assert!(writes(&mut window, "Right."));
    assert_eq!(window.session.table().tree().len(), before);
    assert_eq!(window.session.table().shown(), 2);
}

#[test]
fn the_better_move_stands_in_the_list_only_after_its_question() {
    let mut window = reviewed();
    assert!(writes(&mut window, "Can you find a better move?"));
    assert!(!writes(&mut window, "Better:"));
    window.session.apply(AnalysisAction::AskInReview(3));
    window.session.table_mut().end_animations();
    assert!(!writes(&mut window, "Better:"));
    assert!(!writes(&mut window, "Add to the game"));
    // Another question skips this one.
    window.session.apply(AnalysisAction::AskInReview(4));
    window.session.table_mut().end_animations();
    assert!(writes(&mut window, "Better:"));
    window.session.apply(AnalysisAction::AskInReview(3));
    window.session.table_mut().end_animations();
    assert!(!writes(&mut window, "Better:"), "it is asked again");
    window.session.apply(AnalysisAction::ShowBest);
    assert!(writes(&mut window, "Better:"));
}

#[test]
fn the_review_does_not_judge_the_moves_of_the_computer() {
    let mut window = reviewed();
    let table = window.session.table_mut();
    table.players.black = Player::Computer(Level::Newcomer);
    let analysis = PositionAnalysis {
        points: 0.9,
        centipawns: 300,
        evaluation: String::new(),
        line: Vec::new(),
    };
    table.learn(4, analysis);
    window.session.apply(BoardAction::Last);
    window.session.table_mut().end_animations();
    window.frame(&[]);
    window.written.clear();
    window.frame(&[]);
    let judged = window.written.iter();
    let judged = judged.filter(|text| text.starts_with("Blunder."));
    assert_eq!(judged.count(), 1, "only White’s: {:?}", window.written);
}

#[test]
fn the_review_says_when_a_game_was_resigned_without_need() {
    for (points, said) in [(0.5, true), (0.1, false)] {
        let mut window = reviewed();
        let table = window.session.table_mut();
        table.players.black = Player::Computer(Level::Newcomer);
        table.conclude(Outcome::Win(Color::Black, WinReason::Resignation));
        table.learn(4, analysis(points));
        assert_eq!(writes(&mut window, "You resigned here"), said);
    }
}

#[test]
fn the_best_move_is_shown_on_request() {
    let mut window = reviewed();
    window.session.apply(AnalysisAction::AskInReview(3));
    window.session.table_mut().end_animations();
    assert!(!writes(&mut window, "Best is"));
    assert!(window.sees("Show the best move"));
    window.session.apply(AnalysisAction::ShowBest);
    assert!(writes(&mut window, "Best is"));
    assert!(!window.sees("Show the best move"));
}

/// The places of the drawn cards with corners of this radius.
fn cards(window: &mut Window, radius: u8) -> Vec<Rect> {
    (0..5).for_each(|_| _ = window.frame(&[]));
    let line = Theme::new(window.session.settings()).line;
    let card = |drawn: &ClippedShape| match &drawn.shape {
        Shape::Rect(card) => {
            let round = card.corner_radius == CornerRadius::same(radius);
            let wide = round && card.stroke.color == line && card.rect.width() > 250.0;
            wide.then_some(card.rect)
        }
        _ => None,
    };
    let mut cards: Vec<Rect> = window.drawn.iter().filter_map(card).collect();
    cards.sort_by(|one, other| one.top().total_cmp(&other.top()));
    cards
}

#[test]
fn the_cards_of_the_page_are_equally_wide() {
    let mut window = reviewed();
    window.session.apply(AnalysisAction::AskInReview(3));
    window.session.table_mut().end_animations();
    let cards = cards(&mut window, 8);
    assert_eq!(cards.len(), 3, "{cards:?}");
    for card in &cards {
        assert!((card.width() - cards[0].width()).abs() < 0.5, "{cards:?}");
    }
}

#[test]
fn the_moves_and_the_review_of_a_game_are_apart() {
    let mut window = reviewed();
    window.keys(&[Key::Escape]);
    let cards = cards(&mut window, 6);
    let [moves, review] = cards[..] else {
        panic!("{cards:?}");
    };
    assert!(
        (review.top() - moves.bottom() - 8.0).abs() < 1.0,
        "{cards:?}"
    );
}

#[test]
fn escape_closes_the_page_and_keeps_the_review() {
    let mut window = reviewed();
    assert!(window.session.table().shows_review_page());
    window.keys(&[Key::Escape]);
    let table = window.session.table();
    assert!(!table.shows_review_page());
    assert!(table.review().is_some());
    assert_eq!(window.session.shell().shown(), Screen::Game);
}

#[test]
fn no_text_of_the_page_is_cut_off() {
    for size in SIZES {
        let mut window = reviewed();
        window.size = size;
        window.session.apply(AnalysisAction::AskInReview(3));
        window.session.table_mut().end_animations();
        window.frame(&[]);
        window.frame(&[]);
        let cut_off: &[String] = &window.cut_off;
        assert!(cut_off.is_empty(), "{size}: {cut_off:?}");
    }
}
