//! The report of a playtest by keys and for screen readers.

use super::*;
use crate::app::playtest::tests::Tested;
use crate::app::playtest::{Playtest, PlaytestAction};

fn label_of_focus(update: &TreeUpdate) -> String {
    let label = nodes(update)
        .get(&update.focus)
        .and_then(|node| node.label());
    label.unwrap_or_default().to_owned()
}

#[test]
fn every_bar_of_a_report_has_a_name_and_opens_its_games_by_keys() {
    let mut tested = Tested::new("window");
    tested.act(PlaytestAction::Start);
    let mut window = Window::new();
    std::mem::swap(&mut window.session, &mut tested.program);
    for size in SIZES {
        window.size = size;
        (0..3).for_each(|_| _ = window.frame(&[]));
        let update = window.frame(&[]);
        assert_eq!(nameless(&update), [""; 0], "{size}");
    }
    for wanted in [" won ", " plies: ", " captures "] {
        let reached = (0..200).any(|_| {
            let update = window.keys(&[Key::Tab]);
            label_of_focus(&update).contains(wanted)
        });
        assert!(reached, "{wanted}");
        window.keys(&[Key::Enter]);
        let listed = |window: &Window| {
            let list = window.session.part::<Playtest>().list.as_ref();
            list.map_or(0, |list| list.rows.len())
        };
        assert!(listed(&window) > 0, "{wanted}");
        window.keys(&[Key::Escape]);
        window.keys(&[Key::Escape]);
        if !window.session.shell().shows(Screen::Playtest) {
            window
                .session
                .send(PlaytestRequest::Game("small".to_owned()));
        }
        assert_eq!(listed(&window), 0);
        window.frame(&[]);
    }
}

#[test]
fn every_chart_can_be_a_table() {
    let mut tested = Tested::new("tables");
    tested.act(PlaytestAction::Start);
    let mut window = Window::new();
    std::mem::swap(&mut window.session, &mut tested.program);
    // Everything is in sight.
    window.size = vec2(1280.0, 8_000.0);
    window.frame(&[]);
    let update = window.frame(&[]);
    let switches: Vec<String> = update
        .nodes
        .iter()
        .filter_map(|(_, node)| node.label())
        .filter(|label| label.ends_with("As a table"))
        .map(str::to_owned)
        .collect();
    assert!(switches.len() >= 4, "{switches:?}");
    for switch in switches {
        let at = window.middle(&switch);
        for pressed in [true, false] {
            window.frame_after(vec![
                Event::PointerMoved(at),
                Event::PointerButton {
                    pos: at,
                    button: PointerButton::Primary,
                    pressed,
                    modifiers: Modifiers::NONE,
                },
            ]);
        }
        let update = window.frame(&[]);
        let now = switch.replace("As a table", "As a chart");
        let mut labels = update.nodes.iter().filter_map(|(_, node)| node.label());
        assert!(labels.any(|label| label == now), "{now}");
        assert_eq!(nameless(&update), [""; 0], "{switch}");
    }
}

#[test]
fn before_the_first_run_the_page_shows_what_the_report_will_have() {
    let mut tested = Tested::new("example");
    let mut window = Window::new();
    window.size = vec2(1280.0, 4_000.0);
    std::mem::swap(&mut window.session, &mut tested.program);
    let example = "This is how the report will look.";
    assert!(window.reads("How long?") && window.reads(example));
    std::mem::swap(&mut window.session, &mut tested.program);
    tested.act(PlaytestAction::Start);
    std::mem::swap(&mut window.session, &mut tested.program);
    assert!(window.reads("How long?") && !window.reads(example));
}
