//! A long session with random clicks and keys neither panics nor grows.

use super::every_page::PAGES;
use super::*;
use bevy::ecs::message::message_update_system;
use bevy_egui::egui::accesskit::Action as Click;
use std::process::Command;

/// The actions: clicks, keys and drags.
const ACTIONS: usize = 20_000;

/// The actions of a frame.
const AT_ONCE: usize = 4;

/// The actions on a page before another one is opened.
const ON_A_PAGE: usize = 200;

/// The memory by which a session may grow after its first half, in bytes. Drawings that are no longer shown may use
/// 32 MiB.
const MOST_GROWTH: usize = 40 << 20;

/// Set in the process of the session.
const ALONE: &str = "BAROQUE_LONG_SESSION";

/// Other tests change the memory of this process, so the session has a process of its own.
#[test]
fn a_long_session_does_not_grow() {
    if std::env::var_os(ALONE).is_some() {
        return long_session();
    }
    let name = "app::pages::tests::long_session::a_long_session_does_not_grow";
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", name, "--nocapture"])
        .env(ALONE, "1")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        said.contains("1 passed"),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

fn long_session() {
    let mut random = 1;
    let mut window = Window::new();
    let mut half = 0;
    for action in (0..ACTIONS).step_by(AT_ONCE) {
        if action % ON_A_PAGE == 0 {
            window.session.apply(ShellAction::OpenStart);
            // The page with a puzzle needs a state in which one can begin.
            match PAGES[below(&mut random, PAGES.len())] {
                ("puzzle", _) => {}
                (_, page) => page(&mut window.session),
            }
            window.size = SIZES[below(&mut random, SIZES.len())];
        }
        let update = window.frame(&[]);
        let events = events(&update, window.size, &mut random);
        window.frame_after(events);
        window.session.advance(0.1);
        window.session.run(message_update_system);
        if action == ACTIONS / 2 {
            half = resident();
        }
    }
    let grown = resident().saturating_sub(half);
    assert!(
        grown <= MOST_GROWTH,
        "{grown} bytes more after the second half"
    );
}

/// The events of a frame: a click on a control, or anywhere, or a drag, and keys.
fn events(update: &TreeUpdate, size: Vec2, random: &mut u64) -> Vec<Event> {
    let controls: Vec<Pos2> = update
        .nodes
        .iter()
        .filter(|(_, node)| node.supports_action(Click::Click))
        .filter_map(|(_, node)| node.bounds())
        .map(|place| {
            let middle = |from: f64, to: f64| ((from + to) / 2.0) as f32;
            Pos2::new(middle(place.x0, place.x1), middle(place.y0, place.y1))
        })
        .collect();
    let mut anywhere = || {
        let mut along = |length: f32| below(random, length as usize) as f32;
        Pos2::new(along(size.x), along(size.y))
    };
    let (from, to) = (anywhere(), anywhere());
    let from = match below(random, controls.len() + 1) {
        0 => from,
        control => controls[control - 1],
    };
    let to = if below(random, 8) == 0 { to } else { from };
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let mut events = vec![
        Event::PointerMoved(from),
        button(from, true),
        Event::PointerMoved(to),
        button(to, false),
    ];
    for _ in 1..AT_ONCE {
        let key = Key::ALL[below(random, Key::ALL.len())];
        let modifiers = [
            Modifiers::NONE,
            Modifiers::CTRL,
            Modifiers::SHIFT,
            Modifiers::ALT,
        ];
        let modifiers = modifiers[below(random, 4)];
        let press = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers,
        };
        events.extend([press(true), press(false)]);
    }
    events
}

fn below(random: &mut u64, bound: usize) -> usize {
    *random = random
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    (*random >> 33) as usize % bound.max(1)
}

/// The memory of this process, in bytes; 0 where the system does not say it.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.trim().strip_suffix(" kB"));
    number.map_or(0, |number| number.parse::<usize>().unwrap() * 1024)
}
