//! Tests of comments with commands for programs.

use super::*;
use crate::app::play::action::{GameOrigin, LayGame, MovesAction};
use crate::app::play::table::{PERSONS, Table, compose};
use baroque::diagram::{Ink, Tone};
use baroque::game::{Game, Tree};
use baroque::notation::find_move;
use baroque::rules::Color;
use std::sync::Arc;
use std::time::Duration;

const COMMENTS: [(&str, &str); 3] = [
    (
        "e2e4",
        "[%eval 0.17] [%clk 0:09:58] Best by test. [%cal Gd2d4,Re4e5][%csl Bd5]",
    ),
    ("e7e5", "[%eval #-3] [%clk 0:10:01]"),
    ("g1f3", "plain words"),
];

/// A game that another program has commented, with its last position on the board.
fn commented() -> Window {
    let variant = Catalogue::built_in()
        .variant("chess", Some("8x8"), &[])
        .unwrap();
    let start = variant.start().clone();
    let mut game = Game::new(Arc::new(variant), start);
    let mut at = Tree::ROOT;
    for (mv, comment) in COMMENTS {
        let tree = &mut game.tree;
        let mv = find_move(tree.variant(), &tree.node(at).position, mv).unwrap();
        at = tree.play(at, mv).unwrap();
        tree.node_mut(at).comment = comment.to_owned();
    }
    let mut window = Window::new();
    let table = Table::with_game(game, PERSONS);
    window.session.send(LayGame::new(table, GameOrigin::Found));
    window
}

fn marks(window: &Window, tone: Tone) -> usize {
    let items = compose(window.session.table());
    let drawn = items
        .iter()
        .filter(|item| item.ink == Ink::Annotation(tone));
    drawn.count()
}

#[test]
fn the_move_list_has_the_words_and_the_board_the_marks_and_clocks() {
    let mut window = commented();
    window.frame(&[]);
    window.frame(&[]);
    let written = window.written.join("\n");
    assert!(
        written.contains("test.") && written.contains("plain"),
        "{written}"
    );
    assert!(!written.contains("[%"), "{written}");
    let clocks =
        |window: &Window| Color::ALL.map(|color| window.session.table().recorded_clock(color));
    let seconds = |seconds| Some(Duration::from_secs(seconds));
    assert_eq!(marks(&window, Tone::Red), 0);
    assert_eq!(clocks(&window), [None, seconds(601)]);
    window.session.apply(BoardAction::Back);
    assert_eq!(clocks(&window), [seconds(598), seconds(601)]);
    window.session.apply(BoardAction::Back);
    window.session.table_mut().end_animations();
    for tone in [Tone::Green, Tone::Red, Tone::Blue] {
        assert!(marks(&window, tone) > 0, "{tone:?}");
    }
    assert_eq!(marks(&window, Tone::Yellow), 0);
    window.frame(&[]);
    assert!(
        window.written.iter().any(|text| text == "9:58"),
        "{:?}",
        window.written
    );
}

#[test]
fn the_graph_shows_the_evaluations() {
    let window = commented();
    let review = window.session.table().review().unwrap();
    let graph: Vec<(usize, f32)> = review.graph().collect();
    assert!(
        matches!(graph[..], [(1, better), (2, 0.0)] if better > 0.5),
        "{graph:?}"
    );
    assert_eq!(window.session.table().to_review(), None, "no search begins");
    let plain = Window::with_game("ultima", FROZEN);
    assert!(plain.session.table().review().is_none());
}

#[test]
fn editing_the_words_leaves_the_commands() {
    let mut window = commented();
    window.session.apply(BoardAction::First);
    window.session.apply(BoardAction::Forward);
    window.session.apply(MovesAction::ToggleComment);
    window.frame(&[]);
    window.frame(&[]);
    for text in ["!", " ", "So"] {
        window.frame_after(vec![Event::Text(text.to_owned())]);
    }
    let table = window.session.table();
    let comment = &table.tree().node(table.at()).comment;
    let (clock, words) = ("[%clk 0:09:58]", "Best by test.! So");
    assert!(
        comment.contains(clock) && comment.contains(words),
        "{comment}"
    );
    assert!(comment.contains("[%cal Gd2d4,Re4e5]"), "{comment}");
}
