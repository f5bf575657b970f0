//! The panel at the end of a game.

use super::*;
use crate::app::action::PlayAction;
use baroque::rules::{Color, Outcome, WinReason};

/// A first game that the player has resigned after a move, so that all buttons of the end are there.
fn lost() -> Window {
    let mut window = Window::new();
    window.session.apply(NewGameAction::First);
    let table = window.session.table();
    let mv = table.variant().legal_moves(table.position())[0];
    window.session.apply(BoardAction::Play(mv));
    window.session.table_mut().end_animations();
    let lost = Outcome::Win(Color::Black, WinReason::Resignation);
    window.session.apply(PlayAction::Conclude(lost));
    window
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
