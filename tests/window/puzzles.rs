//! Puzzles in the window.

use crate::harness::Program;

/// Paul Morphy's problem.
const MORPHY: &str =
    "1000;win;sacrifice quiet mate-in-2;a1a6 b7a6 b6b7;kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1;8x8;\n";

#[test]
fn a_puzzle_of_the_users_own_is_solved_by_clicks() {
    let home = std::env::temp_dir().join(format!("baroque-puzzles-{}", std::process::id()));
    let folder = home.join(".local/share/baroque/puzzles");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("chess.txt"), MORPHY).unwrap();
    let mut window = Program::start_in(home, &[], &[]);
    window.click("Puzzles");
    window.click("Choose the game");
    window.click("game: From my games (1)");
    window.click("Next puzzle");
    window.wait("a puzzle", |state| state["puzzle"][1] == "Asked");
    window.click_square("a1");
    window.click_square("a5");
    window.wait("a wrong move", |state| {
        state["said"].to_string().contains("not the move")
    });
    window.wait("the move back", |state| state["puzzle"][1] == "Asked");
    window.rest();
    window.play("a1", "a6");
    window.wait("the answer", |state| state["puzzle"][1] == "Asked");
    window.rest();
    window.play("b6", "b7");
    window.wait("the end", |state| state["puzzle"][1] == "Done");
    window.click("Why not");
    window.wait("an answer", |state| {
        state["places"]["Refutation"].is_array()
    });
    window.key("Escape");
    window.click("Progress");
    window.wait("the curve", |state| state["places"]["Curve"].is_array());
    window.key("Escape");
    window.key("Escape");
    assert_eq!(window.text("page"), "start");
}
