//! The guide in the window, and the menus of pieces on the board.

use crate::harness::Program;
use crate::{RED, near};
use baroque::guide::Guide;
use baroque::variant_file::Catalogue;

/// The squares of the first move of a page's first scene.
fn first_move(page: &str) -> (String, String) {
    let catalogue = Catalogue::built_in();
    let guide = Guide::built_in(&catalogue);
    let scenes = guide.page(page).unwrap().scenes(&catalogue).unwrap();
    let scene = &scenes[0];
    let mv = scene.lines[0][0].mv;
    let name = |square| scene.variant.geometry().name(square).to_owned();
    (name(mv.from), name(mv.to))
}

#[test]
fn a_scene_plays_and_can_be_tried() {
    let mut window = Program::start(&[]);
    window.click("Guide");
    window.click("Page: withdrawer");
    window.wait("a scene that plays", |state| {
        state["page"] == "guide" && state["reading"][0] == "withdrawer" && state["moving"] == true
    });
    window.key("space");
    window.click("Play");
    window.wait("motion", |state| state["moving"] == true);
    window.key("space");
    window.click("Next scene");
    window.wait("the next scene", |state| state["reading"][1] == 1);
    window.click("Previous scene");
    window.click("Try it");
    window.wait("a board", |state| state["reading"][2] == "Asked");
    let (from, to) = first_move("withdrawer");
    window.play(&from, &to);
    window.wait("praise", |state| state["reading"][2] == "Done");
    window.click("Watch");
    window.wait("the scene", |state| state["reading"][2].is_null());
    window.click("Contents");
    window.wait("the contents", |state| state["reading"].is_null());
    window.key("Escape");
    assert_eq!(window.text("page"), "start");
}

#[test]
fn pieces_say_why_they_cannot_move_what_they_threaten_and_what_they_do() {
    let fen = "7k/8/8/8/1XP5/1i1L4/1KL5/8 w - - 0 1";
    let home = std::env::temp_dir().join(format!("baroque-menu-{}", std::process::id()));
    let mut window = Program::start_in(home.clone(), &[], &["ultima", "--fen", fen]);
    window.rest();
    window.click_square("c2");
    window.wait("the reason", |state| {
        let answer = state["answer"].as_str().unwrap_or_default();
        answer.contains("frozen") && answer.contains("b3")
    });
    window.key("Escape");
    window.wait("silence", |state| state["answer"].is_null());

    let rim = window.square("b3", (-0.455, 0.0));
    window.hover("d3");
    assert!(!near(window.look().at(rim), RED));
    window.holding("t", |window| {
        assert!(
            near(window.look().at(rim), RED),
            "the threatened piece is ringed"
        );
    });
    window.menu("d3");
    window.click("Menu: What does it threaten?");
    window.wait("the threat", |state| {
        state["answer"] == "Long Leaper. From d3 it threatens b3."
    });

    window.menu("d3");
    window.click("Menu: Save picture");
    window.wait("a picture", |state| {
        state["notices"].to_string().contains("Saved as")
    });
    let picture = std::fs::read(home.join("Pictures/ultima-1.png")).unwrap();
    assert_eq!(&picture[1..4], b"PNG");

    window.menu("d3");
    window.click("Menu: About the Long Leaper");
    window.wait("its page", |state| state["reading"][0] == "long-leaper");
    window.click("Close");
    window.wait("the game", |state| state["page"] == "game");
    assert_eq!(window.text("fen"), fen);
}
