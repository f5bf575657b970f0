//! The exact values of endings in the analysis.

use super::endings::{PATIENCE, labels};
use super::*;
use crate::app::analysis::look_up_ending;
use std::time::{Duration, Instant};

/// Waits until the analysis of an ending shows these words. Returns what screen readers get.
fn wait_for(window: &mut Window, words: &str) -> TreeUpdate {
    let begun = Instant::now();
    loop {
        window.session.run(look_up_ending);
        let update = window.frame(&[]);
        if window.written.iter().any(|text| text == words) {
            return update;
        }
        assert!(begun.elapsed() < PATIENCE, "{:?}", window.written);
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn the_analysis_lists_the_moves_of_an_ending_and_a_click_plays_one() {
    let mut window = Window::with_game("chess", "7k/8/6K1/8/8/8/8/1R6 w - - 0 1");
    window.session.apply(AnalysisAction::Toggle);
    let update = wait_for(&mut window, "White wins in 1 move");
    let labels = labels(&update);
    let mate = "b1-b8#: wins in 1 move";
    assert!(labels.contains(&mate.to_owned()), "{labels:?}");
    assert!(nameless(&update).is_empty());
    for size in SIZES {
        window.size = size;
        window.frame(&[]);
        window.frame(&[]);
    }
    window.size = vec2(1280.0, 800.0);
    window.frame(&[]);
    let place = window.middle(mate);
    let button = |pressed| Event::PointerButton {
        pos: place,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.frame_after(vec![Event::PointerMoved(place)]);
    window.frame_after(vec![button(true)]);
    window.frame_after(vec![button(false)]);
    assert_eq!(window.session.table().record.len(), 1);
    // The game is over, so nothing is listed any more.
    window.session.run(look_up_ending);
    let position = window.session.table().position().clone();
    assert!(window.session.analysis().ending(&position).is_none());
}

/// Black has one move and White has many, but the list has the same height.
#[test]
fn the_buttons_stay_in_place_in_an_ending() {
    let mut window = Window::with_game("chess", "7k/8/5K2/8/8/8/8/6R1 w - - 0 1");
    window.session.apply(AnalysisAction::Toggle);
    for mv in ["f6f7", "h8h7"] {
        let table = window.session.table();
        let mv = baroque::notation::find_move(table.variant(), table.position(), mv);
        window.session.apply(BoardAction::Play(mv.unwrap()));
        window.session.advance(5.0);
    }
    for size in [vec2(1280.0, 800.0), vec2(1280.0, 620.0)] {
        window.size = size;
        wait_for(&mut window, "wins in 1 move");
        let many = window.middle("New game");
        window.session.apply(BoardAction::Back);
        window.session.advance(5.0);
        wait_for(&mut window, "loses in 1 move");
        assert_eq!(window.middle("New game"), many);
        window.session.apply(BoardAction::Forward);
        window.session.advance(5.0);
    }
}
