//! The place and the size of the window, and the language of the system.

use crate::KINGS;
use crate::harness::{Program, home};

const PLACE: &str = ".config/baroque/window.ron";
const SETTINGS: &str = ".config/baroque/settings.ron";
const DUTCH: &str = ".local/share/baroque/texts/nl.ftl";

/// Clicks hit the board in a window of another size and with larger panels, and a key makes them smaller.
#[test]
fn the_window_comes_back_as_large_as_it_was() {
    let place = "(at: Some((0, 0)), size: (1000, 700))";
    let home = home("place", &[(PLACE, place), (SETTINGS, "(scale: 150)")]);
    let arguments = ["chess", "--layout", "8x8", "--fen", KINGS];
    let mut window = Program::start_in(home, &[], &arguments);
    window.settle();
    assert_eq!(window.geometry()[2..], [1000, 700]);
    window.play("a1", "a2");
    window.settle();
    let large = window.width("Back");
    window.key("ctrl+0");
    window.wait_for_width("Back", |width| width < large);
}

#[test]
fn a_window_saved_off_the_screen_comes_back_whole() {
    for (index, (at, size)) in [
        ((5000, 5000), (1000, 700)),
        ((-5000, 100), (1280, 800)),
        ((-358, 20), (1000, 700)),
        ((200, -5000), (1280, 800)),
        ((1240, 760), (900, 650)),
        ((-3000, -3000), (1996, 1200)),
    ]
    .into_iter()
    .enumerate()
    {
        let place = format!("(at: Some({at:?}), size: {size:?})");
        let home = home(&format!("off{index}"), &[(PLACE, place.as_str())]);
        let window = Program::start_in(home, &[], &[]);
        window.wait_until("window in sight", || {
            let [left, top, width, height] = window.geometry();
            left >= 0 && top >= 0 && left + width <= 1280 && top + height <= 800
        });
    }
}

#[test]
fn the_smallest_window_is_no_larger_than_the_screen() {
    let environment = [("WINIT_X11_SCALE_FACTOR", "1.5")];
    let window = Program::start_in(home("large", &[]), &environment, &[]);
    window.wait_until("window of the screen's size", || {
        let [_, _, width, height] = window.geometry();
        width <= 1280 && height <= 800
    });
}

#[test]
fn the_window_speaks_the_language_of_the_settings_or_of_the_system() {
    let dutch =
        "language-name = Nederlands\ncommand-settings = Instellingen\nnever-heard-of = Wat?\n";
    let chosen = [(DUTCH, dutch), (SETTINGS, "(language: \"nl\")")];
    let belgian = [("LC_ALL", "nl_BE.UTF-8"), ("LANGUAGE", "")];
    let british = [("LC_ALL", "en_GB.UTF-8"), ("LANGUAGE", "")];
    for (name, files, environment) in [
        ("chosen", &chosen[..], &british),
        ("system", &chosen[..1], &belgian),
    ] {
        let mut window = Program::start_in(home(name, files), environment, &[]);
        window.wait_for("Instellingen");
        // What is wrong with the file.
        window.wait_for_words("nl.ftl, line 3");
        // English, if Dutch lacks the text.
        window.wait_for("Puzzles");
    }
    let austrian = [("LC_ALL", "de_AT.UTF-8"), ("LANGUAGE", "")];
    let mut window = Program::start_in(home("built in", &[]), &austrian, &[]);
    window.wait_for("Einstellungen");
    window.wait_for("Aufgaben");
}
