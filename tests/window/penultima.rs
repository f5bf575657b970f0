//! Penultima in the window: a game is set up, and the referee answers a legal and an illegal try.

use crate::harness::Program;
use baroque::penultima::{Difficulty, Role, Secret};

#[test]
fn a_game_is_set_up_and_the_referee_answers() {
    let mut window = Program::start(&[]);
    window.click("Penultima: the game of secret rules");
    window.wait("the choices", |state| state["page"] == "penultima");
    window.click("Who: Two people here");
    window.click("Tries: Never");
    window.write_into("Field: Seed", "7");
    window.click("Begin Penultima");
    window.wait("the game", |state| state["penultima"][2] == 0);
    let secret = Secret::draw(Difficulty::ALL[0], 7).unwrap();
    // A piece that is not secret moves as in chess.
    let (from, to) = match secret.hidden()[0].role {
        Role::Knight => ("e2", "e4"),
        _ => ("g1", "f3"),
    };
    window.click_square(from);
    window.click_square(to);
    window.wait("a legal try", |state| {
        state["penultima"][2] == 1 && state["penultima"][1].to_string().contains("Legal.")
    });
    window.click_square("e8");
    window.click_square("e4");
    window.wait("an illegal try", |state| {
        state["penultima"][2] == 2 && state["penultima"][1].to_string().contains("Illegal")
    });
    let fen = window.state["penultima"][0].as_str().unwrap().to_owned();
    assert!(fen.contains(" b "), "{fen}");
    let home = window.home().to_owned();
    window.chord(&["ctrl"], "q");
    assert!(window.end());
    let folder = home.join(".local/share/baroque/penultima");
    let file = std::fs::read_dir(folder).unwrap().next().unwrap().unwrap();
    let text = std::fs::read_to_string(file.path()).unwrap();
    assert!(text.contains(&format!("{from}{to}")) && text.contains("e8e4"));
}
