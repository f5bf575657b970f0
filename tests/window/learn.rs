//! Lessons in the window.

use crate::harness::Program;

#[test]
fn a_question_is_answered_by_clicks_and_the_move_is_seen() {
    let mut window = Program::start(&[]);
    window.click("Learn");
    window.wait("the path", |state| state["page"] == "learn");
    window.click("Lesson: withdrawer");
    window.wait("the words", |state| state["fen"].is_string());
    window.click("Next");
    window.wait("a scene", |state| state["fen"].is_null());
    window.click("Next");
    window.wait("a question", |state| {
        state["places"]["Question"].is_array() && state["fen"].is_string()
    });
    let before = window.text("fen");
    // By the rulebook the Withdrawer that moves from e5 to e9 captures what stands behind it, on e4.
    window.click_square("e4");
    window.click("Check");
    window.wait("praise", |state| state["places"]["Right"].is_array());
    window.wait("the move", |state| state["fen"] != before.as_str());
    window.rest();
    window.click("Next");
    window.wait("the next question", |state| {
        state["places"]["Nothing"].is_array()
    });
    window.click("Nothing");
    window.click("Check");
    window.wait("praise", |state| state["places"]["Right"].is_array());
    window.key("Escape");
    window.wait("the path", |state| {
        state["places"]["Resume lesson"].is_array()
    });
    window.key("Escape");
    assert_eq!(window.text("page"), "start");
}
