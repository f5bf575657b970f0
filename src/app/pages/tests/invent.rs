//! The form for the user's own piece.

use super::person::TALL;
use super::*;
use crate::app::invent::TICKS;
use baroque::explain::Ability;
use bevy_egui::egui::accesskit::Toggled;

fn form() -> Window {
    let mut window = Window::new();
    window.session.apply(InventAction::Open(None));
    window
}

fn is_marked(window: &mut Window, name: &str) -> bool {
    let update = window.frame(&[]);
    let mut nodes = update.nodes.iter().map(|(_, node)| node);
    let node = nodes.find(|node| node.label() == Some(name)).expect(name);
    node.toggled() == Some(Toggled::True)
}

/// Whether a text is in sight, and no part of it is cut off.
fn is_whole(window: &Window, words: &str) -> bool {
    let place = |drawn: &ClippedShape| match &drawn.shape {
        Shape::Text(text) if text.galley.text() == words => {
            Some((drawn.clip_rect, text.visual_bounding_rect()))
        }
        _ => None,
    };
    let found = window.drawn.iter().find_map(place);
    found.is_some_and(|(clip, place)| clip.expand(1.0).contains_rect(place))
}

#[test]
fn the_movement_in_the_field_is_marked() {
    let mut window = form();
    window.size = TALL;
    window.click("Movement");
    assert!(is_marked(&mut window, "queen, no capture"));
    assert!(!is_marked(&mut window, "knight"));
    window.click("knight");
    assert!(is_marked(&mut window, "knight"));
    assert!(!is_marked(&mut window, "queen, no capture"));
}

#[test]
fn all_abilities_and_what_the_chosen_one_does_are_in_sight() {
    for (tab, captures) in [("Captures", true), ("Powers", false)] {
        let mut window = form();
        window.click(tab);
        let mut here = TICKS.iter().filter(|tick| tick.captures == captures);
        let (first, last) = (here.next().unwrap(), here.next_back().unwrap());
        assert!(is_whole(&window, last.ability.name()), "{tab}");
        window.click(first.ability.name());
        (0..4).for_each(|_| _ = window.frame(&[]));
        assert!(is_whole(&window, first.ability.sentence()), "{tab}");
    }
}

#[test]
fn a_method_that_the_movement_leaves_idle_says_so() {
    let idle = "A leap like a knight's follows no line.";
    let mut window = form();
    window.size = TALL;
    window.click("knight");
    window.click("Captures");
    window.click(Ability::Capture(MethodName::Charge).name());
    assert!(!window.reads(idle));
    window.click(Ability::Capture(MethodName::Advance).name());
    assert!(window.reads(idle));
    window.click("Movement");
    window.click("queen, no capture");
    window.click("Captures");
    assert!(!window.reads(idle));
}
