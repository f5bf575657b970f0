//! The panel at the end of a game.

use super::*;
use crate::app::action::PlayAction;
use baroque::rules::{Color, Outcome, WinReason};

/// A first game that the player has resigned after some plies. After six of them all buttons of the end are there.
fn lost_after(plies: usize) -> Window {
    let mut window = Window::new();
    window.session.apply(NewGameAction::First);
    for _ in 0..plies {
        let table = window.session.table_mut();
        let mv = table.variant().legal_moves(table.position())[0];
        table.play(mv, false);
        table.end_animations();
    }
    let lost = Outcome::Win(Color::Black, WinReason::Resignation);
    window.session.apply(PlayAction::Conclude(lost));
    window
}

fn lost() -> Window {
    lost_after(6)
}

#[test]
fn the_buttons_at_the_end_of_a_game_fit_into_the_window() {
    let names = ["Rematch", "Game review", "Practise what you missed"];
    for size in SIZES {
        let mut window = lost();
        window.size = size;
        window.frame(&[]);
        window.frame(&[]);
        let update = window.frame(&[]);
        for name in names {
            let buttons: Vec<_> = update
                .nodes
                .iter()
                .filter(|(_, node)| node.label() == Some(name))
                .filter_map(|(_, node)| node.bounds())
                .collect();
            assert!(!buttons.is_empty(), "{name} at {size}");
            for place in buttons {
                let inside = place.x0 >= 0.0 && place.x1 <= f64::from(size.x);
                assert!(inside, "{name} at {size}: {place:?}");
            }
        }
    }
}

#[test]
fn the_panel_at_the_end_of_a_game_needs_no_scrolling_in_usual_windows() {
    for size in [vec2(1280.0, 800.0), vec2(1900.0, 1000.0)] {
        let mut window = lost();
        window.size = size;
        window.frame(&[]);
        window.frame(&[]);
        let update = window.frame(&[]);
        let buttons = update.nodes.iter().map(|(_, node)| node);
        let buttons = buttons.filter(|node| node.role() == Role::Button);
        for button in buttons {
            let Some(place) = button.bounds() else {
                continue;
            };
            let inside = place.y1 <= f64::from(size.y);
            assert!(inside, "{:?} at {size}: {place:?}", button.label());
        }
    }
}

/// With the analysis, they were below the edge of the window.
#[test]
fn the_controls_stay_in_sight_at_the_end_of_a_game_with_the_analysis() {
    for size in [vec2(1280.0, 800.0), vec2(800.0, 600.0), vec2(640.0, 400.0)] {
        let mut window = lost();
        window.session.apply(AnalysisAction::Toggle);
        window.size = size;
        (0..4).for_each(|_| _ = window.frame(&[]));
        let fields = window.written.iter().filter(|text| *text == "Type a move");
        assert_eq!(fields.count(), 0, "the game is over");
        for name in ["Hint", "Analysis", "New game", "All games"] {
            let at = window.middle(name);
            assert!(at.y < size.y, "{name} at {size}: {at}");
        }
    }
}

#[test]
fn a_very_short_game_is_not_offered_for_practice_and_its_result_is_told_once() {
    let mut window = lost_after(1);
    window.frame(&[]);
    window.written.clear();
    window.frame(&[]);
    let count = |words: &str| {
        let written = window.written.iter();
        written.filter(|text| text.contains(words)).count()
    };
    assert_eq!(count("resignation"), 1, "{:?}", window.written);
    assert_eq!(count("The game lasted 1 move."), 1);
    assert_eq!(count("Practise what you missed"), 0);
    assert_eq!(count("This game may have puzzles."), 0);
}
