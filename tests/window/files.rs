//! Game files that change while the window is open.

use crate::harness::Program;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The time in which a save must appear.
const SOON: Duration = Duration::from_secs(1);

fn game(name: &str, more: &str) -> String {
    format!("(format: 1, base: \"chess\", name: \"{name}\", setups: {{\"8x8\": ()}}, {more})")
}

/// The program with a home for one test, and an editor that records its arguments.
fn start(name: &str, games: &[(&str, String)], arguments: &[&str]) -> (Program, PathBuf) {
    let home = std::env::temp_dir().join(format!("baroque-files-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let folder = home.join(".local/share/baroque/variants");
    fs::create_dir_all(home.join(".config/baroque")).unwrap();
    let editor = r#"(editor: "sh -c 'echo {line} {column} $0 >> $HOME/edited' {file}")"#;
    fs::write(home.join(".config/baroque/settings.ron"), editor).unwrap();
    if !games.is_empty() {
        fs::create_dir_all(&folder).unwrap();
    }
    for (name, text) in games {
        fs::write(folder.join(name), text).unwrap();
    }
    (Program::start_in(home, &[], arguments), folder)
}

fn shows(state: &serde_json::Value, name: &str) -> bool {
    let cards = state["cards"].as_array();
    cards.is_some_and(|cards| cards.iter().any(|card| card == name))
}

/// The arguments of the editor, as soon as it was called.
fn edited(home: &Path, lines: usize) -> Vec<String> {
    let begun = Instant::now();
    loop {
        let text = fs::read_to_string(home.join("edited")).unwrap_or_default();
        if text.lines().count() >= lines || begun.elapsed() > Duration::from_secs(20) {
            return text.lines().map(str::to_owned).collect();
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn cards_come_change_and_go_with_their_files() {
    let (mut window, folder) = start("cards", &[], &[]);
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("own.ron");
    fs::write(&path, game("First", "")).unwrap();
    window.wait("a card", |state| shows(state, "First"));
    let begun = Instant::now();
    fs::write(&path, game("Second", "")).unwrap();
    window.wait("another name", |state| shows(state, "Second"));
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    fs::remove_file(&path).unwrap();
    window.wait("no card", |state| !shows(state, "Second"));
    assert!(shows(&window.state, "Withdrawer Chess"));
    window.wait_for_sleep();
}

#[test]
fn a_broken_save_keeps_the_game_tells_all_mistakes_and_mending_clears_them() {
    let (mut window, folder) = start("broken", &[("own.ron", game("Own", ""))], &[]);
    window.wait("the card", |state| shows(state, "Own"));
    let path = folder.join("own.ron");
    let broken =
        "(\n    format: 1,\n    base: \"chezz\",\n    nmae: \"Own\",\n    year: soon,\n)\n";
    fs::write(&path, broken).unwrap();
    window.wait("three mistakes", |state| {
        let message = state["problems"].to_string();
        ["own.ron:3:11", "own.ron:4:5", "own.ron:5:11"]
            .iter()
            .all(|place| message.contains(place))
    });
    assert!(shows(&window.state, "Own"), "the last good version stays");
    window.click("Mistakes");
    assert_eq!(window.state["problems_open"], true);
    window.click("Problem: own.ron:4:5");
    let expected = format!("4 5 {}", path.display());
    assert_eq!(edited(window.home(), 1), [expected]);
    window.key("Escape");
    assert_eq!(window.state["problems_open"], false);
    window.key("p");
    assert_eq!(window.state["problems_open"], true);
    fs::write(&path, game("Mended", "")).unwrap();
    window.wait("no mistakes", |state| {
        state["problems"] == serde_json::json!([])
    });
    window.key("Escape");
    assert!(shows(&window.state, "Mended") && !window.sees("Mistakes"));
}

#[test]
fn rules_that_change_during_a_game_are_asked_about() {
    let (mut window, folder) = start("rules", &[("own.ron", game("Own", ""))], &["own"]);
    window.click("Black: Human");
    window.click("Play");
    window.play("e2", "e4");
    let fen = window.text("fen");
    let path = folder.join("own.ron");
    fs::write(&path, game("Own", "summary: \"Mine.\"")).unwrap();
    std::thread::sleep(Duration::from_millis(700));
    window.key("f");
    assert_eq!(window.text("question"), "", "words are no rules");
    fs::write(&path, game("Own", "rules: (repetition: Loses)")).unwrap();
    window.wait("the question", |state| state["question"] == "Own");
    window.click("Keep playing");
    window.wait("no question", |state| state["question"].is_null());
    assert_eq!(window.text("fen"), fen);
    window.play("e7", "e5");

    fs::write(&path, game("Own", "pieces: {'Q': \"withdrawer\"}")).unwrap();
    window.wait("the question", |state| state["question"] == "Own");
    window.click("Restart");
    window.wait("a new game", |state| {
        state["fen"]
            .as_str()
            .is_some_and(|fen| fen.ends_with(" w KQkq - 0 1"))
    });
    window.play("e2", "e4");
}

#[test]
fn a_game_duplicated_twice_is_two_files() {
    let (mut window, folder) = start("copies", &[], &[]);
    window.click_second("Withdrawer Chess");
    window.click("Menu: Duplicate and edit");
    window.wait("the copy", |state| state["page"] == "new game");
    window.key("Escape");
    window.wait("its card", |state| shows(state, "Withdrawer Chess (copy)"));
    window.click("Withdrawer Chess");
    window.click("Duplicate and edit");
    window.wait("two notices", |state| {
        state["notices"].to_string().contains("(copy 2)")
    });
    window.key("Escape");
    window.wait("both cards", |state| {
        shows(state, "Withdrawer Chess (copy)") && shows(state, "Withdrawer Chess (copy 2)")
    });
    let paths = [2, 3].map(|number| folder.join(format!("withdrawer-chess-{number}.ron")));
    let mut opened = edited(window.home(), 2);
    opened.sort();
    assert_eq!(
        opened,
        paths.clone().map(|path| format!("1 1 {}", path.display()))
    );
    let texts = paths.map(|path| fs::read_to_string(path).unwrap());
    assert!(
        texts
            .iter()
            .all(|text| text.starts_with("// A copy of Withdrawer Chess"))
    );
}

#[test]
fn a_file_is_opened_by_its_path_played_and_watched() {
    let (mut window, _) = start("open", &[], &[]);
    let path = window.home().join("elsewhere.ron");
    fs::write(&path, game("Elsewhere", "")).unwrap();
    window.holding("ctrl", |window| window.key("o"));
    window.wait("the field", |state| state["places"]["Path"].is_array());
    window.write(path.to_str().unwrap());
    window.key("Return");
    window.wait("the game", |state| state["page"] == "new game");
    window.click("Black: Human");
    window.click("Play");
    window.wait("the board", |state| state["game"] == "elsewhere");
    fs::write(&path, game("Elsewhere", "rules: (repetition: Loses)")).unwrap();
    window.wait("the question", |state| state["question"] == "Elsewhere");
    window.holding("ctrl", |window| window.key("o"));
    window.wait("the field", |state| state["places"]["Path"].is_array());
    window.write("/nowhere.ron");
    window.click("Open the file");
    window.wait("a notice", |state| {
        state["notices"].to_string().contains("/nowhere.ron")
    });
}

#[test]
fn a_file_with_mistakes_opens_the_window_to_be_mended() {
    let home = std::env::temp_dir().join(format!("baroque-mend-{}", std::process::id()));
    fs::create_dir_all(&home).unwrap();
    let path = home.join("mend.ron");
    fs::write(&path, "(format: 1, base: \"chezz\")").unwrap();
    let mut window = Program::start_in(home, &[], &[path.to_str().unwrap()]);
    window.wait("the mistake", |state| {
        state["problems_open"] == true && state["problems"].to_string().contains("mend.ron:1:19")
    });
    fs::write(&path, game("Mended", "")).unwrap();
    window.wait("the game", |state| shows(state, "Mended"));
}
