//! The settings: their groups, the interface size, the page about the program, and saved values.

use crate::harness::Program;
use std::path::PathBuf;

const KINGS: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

fn home(name: &str) -> PathBuf {
    let home = std::env::temp_dir().join(format!("baroque-{name}-{}", std::process::id()));
    std::fs::create_dir_all(home.join(".config/baroque")).unwrap();
    home
}

/// The width of a control, in pixels.
fn width(window: &Program, name: &str) -> i64 {
    let edge = |index: usize| window.state["places"][name][index].as_i64().unwrap();
    edge(2) - edge(0)
}

#[test]
fn panels_grow_by_keys_and_choice_and_stay_in_reach() {
    let mut window = Program::start(&["chess", "--layout", "8x8", "--fen", KINGS]);
    window.rest();
    let usual = width(&window, "Take back");
    window.chord(&["ctrl"], "equal");
    window.wait("larger panels", |state| {
        state["places"]["Take back"][2].as_i64() != state["places"]["Take back"][0].as_i64()
    });
    assert!(width(&window, "Take back") > usual);
    window.chord(&["ctrl"], "0");
    assert_eq!(width(&window, "Take back"), usual);
    window.click("Settings");
    window.click("Group: Panels");
    window.click("Size: 200 %");
    window.click("Close Settings");
    // Large panels are drawn slowly, and the board gets its size after them.
    window.wait_for_sleep();
    // The board still handles clicks on the reported squares.
    window.play("a1", "a2");
    window.click("Settings");
    window.click("Size: 100 %");
    window.click("Close Settings");
    assert_eq!(width(&window, "Take back"), usual);
}

#[test]
fn settings_are_chosen_in_groups_and_kept() {
    let home = home("groups");
    let mut window = Program::start_in(home.clone(), &[], &[]);
    window.click("Settings");
    window.click("Coordinates: Inside");
    window.click("Group: Play");
    window.click("Two players: Board turns to the side to move");
    window.click("Group: Sound");
    window.click("Sound: Off");
    window.click("Close Settings");
    let file = home.join(".config/baroque/settings.ron");
    let kept = std::fs::read_to_string(file).unwrap();
    for line in [
        "coordinates_inside: true",
        "turn_board: true",
        "sound: false",
    ] {
        assert!(kept.contains(line), "{line} in {kept}");
    }
}

#[test]
fn a_newcomer_chooses_a_piece_set_before_the_first_game() {
    let home = home("newcomer");
    let mut window = Program::start_in(home.clone(), &[], &[]);
    window.click("Pieces: Figurines");
    window.click("First game");
    window.wait("the first game", |state| state["fen"].is_string());
    window.rest();
    let file = home.join(".config/baroque/settings.ron");
    let kept = std::fs::read_to_string(file).unwrap();
    assert!(kept.contains("pieces: Figurines"), "{kept}");
}

#[test]
fn a_broken_settings_file_is_kept_beside_and_told_in_a_notice_that_can_be_closed() {
    let home = home("broken");
    let file = home.join(".config/baroque/settings.ron");
    std::fs::write(&file, "(dark: maybe)").unwrap();
    let mut window = Program::start_in(home.clone(), &[], &[]);
    window.wait("a notice", |state| {
        state["notices"].to_string().contains("settings.ron.broken")
    });
    assert!(window.sees("Copy notice"));
    window.click("Close notice");
    window.wait("no notice", |state| {
        state["notices"] == serde_json::json!([])
    });
    assert!(home.join(".config/baroque/settings.ron.broken").exists());
}

#[test]
fn the_help_says_what_the_program_is() {
    let mut window = Program::start(&[]);
    window.key("question");
    window.click("Help: About");
    window.click("Help: Keyboard shortcuts");
    window.click("Close Help");
    window.wait("the page alone", |state| {
        !state["places"]["Close Help"].is_array()
    });
}

#[test]
fn the_window_comes_back_as_large_as_it_was_and_in_sight() {
    let home = home("place");
    let file = home.join(".config/baroque/window.ron");
    std::fs::write(&file, "(at: Some((0, 0)), size: (1000, 700))").unwrap();
    let mut window = Program::start_in(home, &[], &["chess", "--layout", "8x8", "--fen", KINGS]);
    window.rest();
    // Its panel ends at the edge of the window.
    let right = window.state["places"]["Keyboard shortcuts"][2]
        .as_i64()
        .unwrap();
    assert!((900..1000).contains(&right), "{right}");
    window.play("a1", "a2");
    drop(window);
    let gone = self::home("gone");
    let file = gone.join(".config/baroque/window.ron");
    std::fs::write(&file, "(at: Some((5000, 5000)), size: (1000, 700))").unwrap();
    let window = Program::start_in(gone, &[], &[]);
    let middle = window.look().at((640, 400));
    assert_ne!(middle, [0, 0, 0], "the screen's middle shows it");
}

#[test]
fn a_window_saved_off_the_screen_comes_back_whole() {
    for (index, (at, size)) in [
        ((-5000, 100), (1280, 800)),
        ((-358, 20), (1000, 700)),
        ((200, -5000), (1280, 800)),
        ((1240, 760), (900, 650)),
        ((-3000, -3000), (1996, 1200)),
    ]
    .into_iter()
    .enumerate()
    {
        let home = home(&format!("off{index}"));
        let file = home.join(".config/baroque/window.ron");
        std::fs::write(&file, format!("(at: Some({at:?}), size: {size:?})")).unwrap();
        let window = Program::start_in(home, &[], &[]);
        let [left, top, width, height] = window.geometry();
        let whole = left >= 0 && top >= 0 && left + width <= 1280 && top + height <= 800;
        assert!(whole, "{at:?}: {left} {top} {width} {height}");
    }
}

#[test]
fn the_smallest_window_is_no_larger_than_the_screen() {
    let environment = [("WINIT_X11_SCALE_FACTOR", "1.5")];
    let window = Program::start_in(home("large"), &environment, &[]);
    let [_, _, width, height] = window.geometry();
    assert!(width <= 1280 && height <= 800, "{width} {height}");
}

#[test]
fn a_translation_in_the_persons_folder_is_spoken_and_its_mistakes_are_told() {
    let home = home("language");
    let texts = home.join(".local/share/baroque/texts");
    std::fs::create_dir_all(&texts).unwrap();
    let german =
        "language-name = Deutsch\ncommand-settings = Einstellungen\nnever-heard-of = Was?\n";
    std::fs::write(texts.join("de.ftl"), german).unwrap();
    let file = home.join(".config/baroque/settings.ron");
    std::fs::write(file, "(language: \"de\")").unwrap();
    let mut window = Program::start_in(home, &[("LC_ALL", "en_GB.UTF-8")], &[]);
    window.wait("German", |state| {
        !state["places"]["Einstellungen"].is_null()
    });
    window.wait("what is wrong with the file", |state| {
        state["notices"].to_string().contains("de.ftl, line 3")
    });
    // English, if German lacks the text.
    assert!(window.sees("Invent a piece"));
}

#[test]
fn the_window_speaks_the_systems_language_where_there_is_a_translation() {
    let home = home("system-language");
    let texts = home.join(".local/share/baroque/texts");
    std::fs::create_dir_all(&texts).unwrap();
    std::fs::write(texts.join("de.ftl"), "command-settings = Einstellungen\n").unwrap();
    let austrian = [("LC_ALL", "de_AT.UTF-8"), ("LANGUAGE", "")];
    let mut window = Program::start_in(home, &austrian, &[]);
    window.wait("German", |state| {
        !state["places"]["Einstellungen"].is_null()
    });
}

#[test]
fn the_buttons_of_a_question_fit_at_250_percent() {
    let home = home("narrow");
    let file = home.join(".config/baroque/settings.ron");
    std::fs::write(file, "(scale: 250)").unwrap();
    let mut window = Program::start_in(home, &[], &["withdrawer-chess"]);
    window.click("Practise");
    window.wait("the answers", |state| state["places"]["Nothing"].is_array());
    window.rest();
    let place = |name: &str| -> Vec<f64> {
        let place = window.state["places"][name].as_array().unwrap();
        place.iter().map(|side| side.as_f64().unwrap()).collect()
    };
    let (check, nothing) = (place("Check"), place("Nothing"));
    assert!(
        check[2] < nothing[0] || check[3] < nothing[1],
        "{check:?} {nothing:?}"
    );
    assert!(nothing[2] < 1_280.0 && nothing[3] < 800.0, "{nothing:?}");
}
