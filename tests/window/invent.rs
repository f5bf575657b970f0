//! A new piece of the user's: its form, its preview, a game with it.

use crate::harness::Program;
use std::path::PathBuf;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("baroque-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_piece_is_invented_seen_and_played_and_captures_by_its_method() {
    let home = folder("invent");
    let mut window = Program::start_in(home.clone(), &[], &["ultima"]);
    window.click("Invent a piece");
    window.wait("what is missing", |state| {
        state["page"] == "invent" && state["invention"].to_string().contains("no name")
    });
    window.write_into("Field: Name", "Griffin");
    window.click("Tick: Withdrawal");
    window.click("Tick: Advance");
    window.wait("no more trouble", |state| state["invention"][0] == true);

    window.write_into("Field: Movement", "x");
    window.wait("the mistake", |state| state["invention"][0] == false);
    window.click("Moves: queen, no capture");
    window.wait("no more trouble", |state| state["invention"][0] == true);

    window.click("Stands: instead of the Long Leaper");
    window.scroll_to("Tick: Withdrawal", "Drawing: mimotaur");
    window.click("Drawing: mimotaur");
    window.wait("its place", |state| state["invention"][1] == true);

    window.click("See its page");
    window.wait("its page in motion", |state| {
        state["reading"][0] == "ultima-griffin/G" && state["moving"] == true
    });
    window.click("Next scene");
    window.click("Try it");
    window.wait("a board", |state| state["reading"][2] == "Asked");
    window.click("Close");
    window.wait("the form", |state| state["page"] == "invent");

    window.click("Play it");
    window.wait("the board", |state| state["page"] == "game");
    let start = "igxkwxgc/pppppppp/8/8/8/8/PPPPPPPP/IGXKWXGC w - - 0 1";
    assert_eq!(window.text("fen"), start);
    window.play("b2", "b4");
    window.wait("an answer", |state| {
        state["fen"].as_str().is_some_and(|fen| fen.contains(" w "))
    });

    let file = home.join(".local/share/baroque/variants/ultima-griffin.ron");
    let text = std::fs::read_to_string(&file).unwrap();
    drop(window);
    let games = folder("griffins");
    let file = games.join("ultima-griffin.ron");
    std::fs::write(&file, text).unwrap();
    let fen = "k7/8/8/8/2pG2p1/8/8/K7 w - - 0 1";
    let mut window = Program::start(&[file.to_str().unwrap(), "--fen", fen]);
    window.rest();
    window.play("d4", "f4");
    assert_eq!(window.text("fen"), "k7/8/8/8/5G2/8/8/K7 b - - 0 1");
    window.menu("f4");
    window.click("Menu: About the Griffin");
    window.wait("its page", |state| {
        state["reading"][0] == "ultima-griffin/G"
    });
    std::fs::remove_dir_all(games).unwrap();
}
