//! Game files that change while the window is open.

use crate::harness::{Program, home};
use std::fs;

const FOLDER: &str = ".local/share/baroque/variants";

fn game(name: &str) -> String {
    format!("(format: 1, base: \"chess\", name: \"{name}\", setups: {{\"8x8\": ()}})")
}

#[test]
fn cards_come_change_and_go_with_their_files() {
    let mut window = Program::start("cards", &[]);
    let folder = window.home().join(FOLDER);
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("own.ron");
    for name in ["First", "Second"] {
        fs::write(&path, game(name)).unwrap();
        window.wait_for(name);
    }
    // A broken save keeps the last good version.
    fs::write(&path, "(format: 1, base: \"chezz\")").unwrap();
    window.wait_for("1 mistake");
    window.wait_for("Second");
    fs::write(&path, game("Mended")).unwrap();
    window.wait_for("Mended");
    window.wait_for_words("All game files are correct again.");
    fs::remove_file(&path).unwrap();
    window.wait_for_end_of("Mended");
    window.wait_for("Withdrawer Chess");
    window.wait_for_sleep();
}

/// A file that is named at the start is watched too, and a place in it opens the user's editor.
#[test]
fn a_file_with_mistakes_opens_the_window_to_be_mended() {
    let editor = r#"(editor: "sh -c 'echo {line} {column} $0 > $HOME/edited' {file}")"#;
    let broken = "(\n    format: 1,\n    base: \"chezz\",\n    nmae: \"Own\",\n)\n";
    let files = [
        (".config/baroque/settings.ron", editor),
        ("mend.ron", broken),
    ];
    let home = home("mend", &files);
    let path = home.join("mend.ron");
    let mut window = Program::start_in(home, &[], &[path.to_str().unwrap()]);
    window.wait_for("mend.ron, line 3, column 11");
    window.click("mend.ron, line 4, column 5");
    let edited = window.home().join("edited");
    let expected = format!("4 5 {}\n", path.display());
    window.wait_until("editor", || {
        fs::read_to_string(&edited).is_ok_and(|text| text == expected)
    });
    fs::write(&path, game("Mended")).unwrap();
    window.wait_for_words("All game files are correct.");
    window.key("Escape");
    window.wait_for("Mended");
}

#[test]
fn a_file_that_is_opened_by_its_path_is_watched() {
    let files = [("elsewhere.ron", &*game("Elsewhere"))];
    let mut window = Program::start_in(home("elsewhere", &files), &[], &[]);
    let path = window.home().join("elsewhere.ron");
    window.type_at_once("ctrl+o", path.to_str().unwrap());
    window.wait_for(path.to_str().unwrap());
    window.key("Return");
    window.wait_for("Elsewhere");
    fs::write(&path, game("Everywhere")).unwrap();
    window.wait_for("Everywhere");
}
