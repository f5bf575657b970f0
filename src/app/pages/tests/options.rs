//! The settings, the help and notices, by clicks.

use super::person::{CTRL, TALL};
use super::*;
use crate::app::settings::Coordinates;
use baroque::diagram::PieceSet;

#[test]
fn settings_are_chosen_in_groups() {
    let mut window = Window::new();
    window.size = TALL;
    window.click("Settings");
    window.click("Board");
    window.click("Inside");
    // The page below has a control with this name too.
    window.click_one("Play", 1);
    window.click("Board turns to the side to move");
    window.click("Sound");
    window.click("Off");
    window.click("Close");
    let settings = window.session.settings();
    assert_eq!(settings.coordinates(), Coordinates::Inside);
    assert!(settings.turn_board && !settings.sound);
    assert!(!window.session.shell().overlays.contains(&Overlay::Settings));
}

#[test]
fn the_size_of_panels_is_changed_by_keys_and_chosen() {
    let mut window = Window::with_game("ultima", FROZEN);
    window.frame(&[]);
    window.frame(&[(CTRL, Key::Equals)]);
    assert_eq!(window.session.settings().scale(), 125);
    window.frame(&[(CTRL, Key::Num0)]);
    assert_eq!(window.session.settings().scale(), 100);
    window.click("Settings");
    window.click("Display");
    window.click("200 %");
    assert_eq!(window.session.settings().scale(), 200);
    window.click("Close");
}

#[test]
fn a_newcomer_chooses_a_piece_set_before_the_first_game() {
    let mut window = Window::new();
    window.click("Figurines");
    window.click("Play a first game");
    assert_eq!(window.session.shell().shown(), Screen::Game);
    assert_eq!(window.session.settings().pieces, PieceSet::Figurines);
}

#[test]
fn a_notice_can_be_copied_and_closed() {
    let mut window = Window::new();
    window
        .session
        .send(Notify("Kept in settings.ron.broken.".into()));
    assert!(window.reads("settings.ron.broken"));
    assert!(window.sees("Copy notice"));
    window.click("Close notice");
    assert_eq!(window.session.shell().notices.shown(), []);
}

#[test]
fn the_help_says_what_the_program_is() {
    let mut window = Window::new();
    window.keys(&[Key::Questionmark]);
    window.click("About");
    assert!(window.session.shell().about);
    assert!(window.reads("a desktop program"));
    window.click("Pages and keys");
    assert!(!window.session.shell().about);
    window.click("Close");
    assert!(window.session.shell().overlays.is_empty());
}

#[test]
fn the_help_begins_with_the_pages_and_opens_them() {
    let mut window = Window::new();
    window.keys(&[Key::Questionmark]);
    // The first one is in the bar of the page.
    window.click_one("Guide", 1);
    assert_eq!(window.session.shell().shown(), Screen::Guide);
    assert!(window.session.shell().overlays.is_empty());
}

#[test]
fn a_command_gets_another_key_by_a_click() {
    let mut window = Window::with_game("ultima", FROZEN);
    window.frame(&[]);
    window.keys(&[Key::Comma]);
    window.click("Keys");
    window.click("Take back: U");
    window.keys(&[Key::Num5]);
    assert!(window.sees("Reset to U"));
    window.keys(&[Key::Escape]);
    assert!(window.session.shell().overlays.is_empty());
    window.play("a1", "a2");
    let plies = |window: &Window| window.session.table().record.len();
    window.keys(&[Key::U]);
    assert_eq!(plies(&window), 1);
    window.keys(&[Key::Num5]);
    assert_eq!(plies(&window), 0);
    let kept = ron::to_string(window.session.settings()).unwrap();
    assert!(kept.contains("\"play.takeback\":\"5\""), "{kept}");
}

/// In a window of 1280 × 800 pixels at 250 %.
#[test]
fn the_buttons_of_a_question_fit_into_a_small_window() {
    let mut window = Window::new();
    window.size = vec2(512.0, 320.0);
    let variant = window
        .session
        .variants()
        .games
        .variant("withdrawer-chess", None, &[]);
    let practise = crate::app::board::action::Practise(std::sync::Arc::new(variant.unwrap()), None);
    window.session.send(practise);
    let begun = std::time::Instant::now();
    while !window.sees("Nothing") {
        assert!(begun.elapsed() < super::endings::PATIENCE);
        std::thread::sleep(std::time::Duration::from_millis(10));
        window.session.advance(0.01);
    }
    let update = window.frame(&[]);
    let place = |name: &str| {
        let mut nodes = update.nodes.iter().map(|(_, node)| node);
        let node = nodes.find(|node| node.label() == Some(name));
        node.and_then(|node| node.bounds()).unwrap()
    };
    let (check, nothing) = (place("Check answer"), place("Nothing"));
    assert!(
        check.x1 < nothing.x0 || check.y1 < nothing.y0,
        "{check:?} {nothing:?}"
    );
    assert!(nothing.x1 < 512.0 && nothing.y1 < 320.0, "{nothing:?}");
}
