//! Games on disk: saved during play, opened, browsed, and saved by the user.

use crate::harness::Program;
use std::fs;
use std::path::PathBuf;

fn home(name: &str) -> PathBuf {
    let home = std::env::temp_dir().join(format!("baroque-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(&home).unwrap();
    home
}

fn game(white: &str, moves: &str) -> String {
    format!(
        "[Event \"Cup\"]\n[White \"{white}\"]\n[Variant \"chess\"]\n[Layout \"8x8\"]\n\n{moves} *\n\n"
    )
}

/// The game that is saved in a home, as soon as there is one with these moves.
fn kept(home: &std::path::Path) -> String {
    let folder = home.join(".local/share/baroque/games");
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let texts = files.filter(|file| file.path().extension().is_some_and(|end| end == "pgn"));
    texts
        .filter_map(|file| fs::read_to_string(file.path()).ok())
        .collect()
}

#[test]
fn a_game_that_was_cut_off_goes_on_with_its_last_ply() {
    let mut window = Program::start_in(home("cut-off"), &[], &["chess"]);
    window.click("White: Human");
    window.click("Black: Human");
    window.click("Play");
    window.play("e2", "e4");
    window.play("e7", "e5");
    let before = window.text("fen");
    window.click_square("g1");
    window.click_square("f3");
    window.wait("the ply", |state| state["fen"] != before.as_str());
    let fen = window.text("fen");
    let home = window.kill();
    assert!(kept(&home).contains("2. Nf3"));
    let mut window = Program::start_in(home, &[], &[]);
    window.wait("the game that was left", |state| state["resume"] == true);
    window.click("Continue");
    window.wait("the game", |state| {
        state["page"] == "game" && state["fen"] == fen.as_str()
    });
    window.play("b8", "c6");
    window.key("b");
    window.wait("one kept game", |state| {
        state["page"] == "my games" && state["saved_games"][0] == 1
    });
    window.click("Rename 1");
    window.wait("the field", |state| state["places"]["Name"].is_array());
    window.write("Evening");
    window.key("Return");
    window.click("Delete 1");
    window.wait("no kept game", |state| {
        state["saved_games"] == serde_json::json!([0, 1])
    });
    window.click("Bring back");
    window.wait("it is back", |state| {
        state["saved_games"] == serde_json::json!([1, 0])
    });
    let text = kept(window.home());
    assert!(
        text.contains("[Title \"Evening\"]") && text.contains("2. Nf3 Nc6"),
        "{text}"
    );
}

#[test]
fn a_long_file_is_looked_through_and_one_of_its_games_is_changed() {
    let home = home("long-file");
    let path = home.join("long.pgn");
    let games: Vec<String> = (1..=20_000)
        .map(|number| match number {
            7 => game("Broken", "1. e4 {open"),
            number => game(&format!("P{number}"), "1. e4"),
        })
        .collect();
    fs::write(&path, games.concat()).unwrap();
    let mut window = Program::start_in(home, &[], &[path.to_str().unwrap()]);
    window.wait("all games", |state| {
        state["page"] == "collection" && state["collection"][0] == 20_000
    });
    window.write_into("Search", "P12345");
    window.wait("one game", |state| state["collection"][1] == 1);
    window.key("Return");
    window.wait("the game", |state| {
        state["page"] == "game" && state["collection"][3] == 12_344
    });
    window.play("e7", "e5");
    window.chord(&["ctrl"], "s");
    window.wait("a word", |state| {
        state["notices"].to_string().contains("Saved in")
    });
    let now = fs::read_to_string(&path).unwrap();
    let (before, after) = (games[..12_344].concat(), games[12_345..].concat());
    assert!(now.starts_with(&before) && now.ends_with(&after));
    assert!(now[before.len()..].starts_with("[Event \"Cup\"]"));
    assert!(now.contains("1. e4 e5 *"));
    window.chord(&["ctrl"], "l");
    window.fill("Search", "Broken");
    window.wait("the bad game", |state| {
        state["collection"][1] == 1 && state["places"]["Game's mistake"].is_array()
    });
}

#[test]
fn a_game_is_saved_asked_about_and_pasted() {
    let home = home("saved");
    let path = home.join("mine.pgn");
    fs::write(&path, game("Anna", "1. d4")).unwrap();
    let mut window = Program::start_in(home, &[], &["chess"]);
    window.click("White: Human");
    window.click("Black: Human");
    window.click("Play");
    window.play("e2", "e4");
    window.chord(&["ctrl"], "s");
    window.fill("Save path", path.to_str().unwrap());
    window.fill("Tag: Black", "Bert");
    window.click("Save it");
    window.wait("the question", |state| {
        state["places"]["Obstacle"].is_array()
    });
    window.click("Add to file");
    window.wait("a word", |state| {
        state["notices"].to_string().contains("Saved in")
    });
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.starts_with(&game("Anna", "1. d4")), "{text}");
    assert!(
        text.contains("[Black \"Bert\"]") && text.ends_with("1. e4 *\n"),
        "{text}"
    );
    let fen = window.text("fen");
    window.chord(&["ctrl", "shift"], "c");
    window.wait("a word", |state| {
        state["notices"].to_string().contains(&fen)
    });
    window.play("e7", "e5");
    window.chord(&["ctrl"], "v");
    window.wait("the position", |state| {
        state["fen"] == fen.as_str() && state["notices"].to_string().contains("position of Chess")
    });
}

#[test]
fn a_path_typed_right_after_the_shortcut_is_that_of_the_file() {
    let home = home("at once");
    let path = home.join("mr.pgn");
    let mut window = Program::start_in(home, &[], &["chess"]);
    window.click("White: Human");
    window.click("Black: Human");
    window.click("Play");
    window.play("e2", "e4");
    let before = window.state["play"].clone();
    window.type_at_once("ctrl+shift+s", path.to_str().unwrap());
    window.click("Save it");
    window.wait("a word", |state| {
        state["notices"].to_string().contains("Saved in")
    });
    assert!(fs::read_to_string(&path).unwrap().ends_with("1. e4 *\n"));
    assert!(window.state["outcome"].is_null());
    assert_eq!(window.state["page"], "game");
    assert_eq!(window.state["play"], before);
}

#[test]
fn what_is_done_right_before_the_end_is_on_the_disk() {
    let home = home("left");
    let path = home.join("mine.pgn");
    fs::write(&path, game("Anna", "1. d4")).unwrap();
    let mut window = Program::start_in(home, &[], &[path.to_str().unwrap()]);
    window.wait("the game", |state| state["page"] == "game");
    window.play("d7", "d5");
    window.chord(&["ctrl"], "s");
    window.chord(&["ctrl"], "q");
    assert!(window.end());
    let text = fs::read_to_string(path).unwrap();
    assert!(text.contains("1. d4 d5 *"), "{text}");
    assert!(kept(window.home()).contains("1. d4 d5 *"));
    let settings = window.home().join(".config/baroque/settings.ron");
    let settings = fs::read_to_string(settings).unwrap();
    assert!(settings.contains("mine.pgn"), "{settings}");
}

/// If a game cannot be saved, the window says so, and does not close at the first try.
#[test]
fn the_window_stays_when_the_game_cannot_be_kept_until_it_is_closed_again() {
    let home = home("unkept");
    let data = home.join(".local/share/baroque");
    fs::create_dir_all(&data).unwrap();
    fs::write(data.join("games"), "no folder").unwrap();
    let mut window = Program::start_in(home, &[], &["chess"]);
    window.click("White: Human");
    window.click("Black: Human");
    window.click("Play");
    window.play("e2", "e4");
    let message = |words: &'static str| {
        move |state: &serde_json::Value| state["notices"].to_string().contains(words)
    };
    window.wait("a word", message("Could not save the game"));
    window.chord(&["ctrl"], "q");
    window.wait("it stays", message("again to quit anyway"));
    window.chord(&["ctrl"], "q");
    assert!(window.end());
}

#[test]
fn two_windows_that_go_on_with_one_game_keep_both() {
    let mut window = Program::start_in(home("both"), &[], &["chess"]);
    window.click("White: Human");
    window.click("Black: Human");
    window.click("Play");
    window.play("e2", "e4");
    window.chord(&["ctrl"], "q");
    assert!(window.end());
    let home = window.kill();
    let go_on = || {
        let mut window = Program::start_in(home.clone(), &[], &[]);
        window.wait("the game that was left", |state| state["resume"] == true);
        window.click("Continue");
        window.wait("the game", |state| state["page"] == "game");
        window
    };
    let (mut one, mut two) = (go_on(), go_on());
    two.play("e7", "e5");
    two.chord(&["ctrl"], "q");
    assert!(two.end());
    one.play("c7", "c5");
    one.wait("a word", |state| {
        state["notices"].to_string().contains("a separate game")
    });
    one.chord(&["ctrl"], "q");
    assert!(one.end());
    let games = kept(&home);
    assert!(
        games.contains("1. e4 e5 *") && games.contains("1. e4 c5 *"),
        "{games}"
    );
}
