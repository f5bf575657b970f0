//! Tests of picking and dragging pieces on the page of a game.

use super::*;
use crate::app::board::interact::Pick;
use crate::app::play::table::{Player, Premove};
use baroque::search::Level;

#[test]
fn a_premove_can_be_made_by_keyboard() {
    let mut window = Window::with_game("ultima", &FROZEN.replace(" w ", " b "));
    let table = window.session.table_mut();
    table.players.black = Player::Computer(Level::Novice);
    window.frame(&[]);
    let update = window.keys(&[Key::F6, Key::Space]);
    let said = nodes(&update)[&Id::new("said").accesskit_id()].value();
    assert_eq!(said, Some("King on a1 selected, 3 targets"));
    // The targets are read in the order b1, a2, b2.
    window.keys(&[Key::Tab, Key::Tab, Key::Enter]);
    let table = window.session.table();
    let square = |name| table.variant().geometry().square(name).unwrap();
    let ahead = Premove {
        from: square("a1"),
        to: square("a2"),
    };
    assert_eq!(table.course.premove, Some(ahead));
}

#[test]
fn a_drag_ends_when_the_button_is_up() {
    let mut window = Window::with_game("ultima", FROZEN);
    let table = window.session.table_mut();
    let king = table.variant().geometry().square("a1").unwrap();
    let candidates = table.candidates(false);
    let at = table.view().center(king);
    table
        .interaction
        .press(Some(Pick::Board(king)), at, &candidates);
    assert!(table.interaction.drag.is_some());
    window.frame(&[]);
    let table = window.session.table();
    assert_eq!(
        table.interaction.drag, None,
        "the button is up in the next frame"
    );
}
