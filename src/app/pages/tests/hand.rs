//! Tests of picking and dragging pieces on the page of a game.

use super::*;
use crate::app::board::interact::Pick;
use crate::app::play::table::{Player, Premove};
use baroque::search::Level;
use bevy_egui::egui::PointerButton;

#[test]
fn a_premove_can_be_made_by_keyboard() {
    let mut window = Window::with_game("ultima", &FROZEN.replace(" w ", " b "));
    let table = window.session.table_mut();
    table.players.black = Player::Computer(Level::Novice);
    window.frame(&[]);
    let update = window.keys(&[Key::F6, Key::Space]);
    assert_eq!(said(&update), "King on a1 selected, 3 targets");
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

/// The pointer events of a drag from the first point to the last.
fn drag(points: &[Pos2]) -> Vec<Event> {
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let (first, last) = (points[0], points[points.len() - 1]);
    let moves = points.iter().map(|&pos| Event::PointerMoved(pos));
    let mut events: Vec<Event> = moves.collect();
    events.insert(1, button(first, true));
    events.push(button(last, false));
    events
}

#[test]
fn a_piece_that_is_dropped_off_the_board_is_not_picked() {
    let mut window = Window::with_game("ultima", FROZEN);
    window.frame(&[]);
    let king = window.middle("White King on a1; 3 moves");
    let outside = [
        Pos2::new(1270.0, 400.0),
        Pos2::new(king.x, -30.0),
        Pos2::new(-200.0, 400.0),
        Pos2::new(5000.0, 5000.0),
    ];
    for stop in outside {
        let way = king + (stop - king) * 0.5;
        window.frame_after(drag(&[king, way, stop]));
        window.frame(&[]);
        let table = window.session.table();
        assert_eq!(table.interaction.picked, None, "dropped at {stop}");
        let square = window.middle("a2, empty");
        window.frame_after(drag(&[square, square]));
        assert_eq!(window.session.table().record.len(), 0);
    }
    // A click still picks it.
    window.frame_after(drag(&[king, king]));
    assert!(window.session.table().interaction.picked.is_some());
}

#[test]
fn only_pieces_that_are_new_to_chess_players_have_a_tooltip() {
    let mut window = Window::with_game("ultima", FROZEN);
    window.frame(&[]);
    // The list of pieces beside the board has the same texts.
    let mut count = |piece: Option<&str>, letter| {
        let at = piece.map_or(Pos2::ZERO, |name| window.middle(name));
        window.frame_after(vec![Event::PointerMoved(at)]);
        // The tooltip waits until the pointer rests.
        (0..90).for_each(|_| _ = window.frame(&[]));
        let variant = window.session.table().variant();
        let kind = variant.kind(variant.piece(letter).unwrap().piece_type());
        let texts = window.written.iter();
        texts.filter(|text| **text == kind.text).count()
    };
    let withdrawer = "White Withdrawer on d4, frozen by Immobilizer on c5; may remove itself";
    assert_eq!(count(Some(withdrawer), 'W'), count(None, 'W') + 1);
    let king = "White King on a1; 3 moves";
    assert_eq!(count(Some(king), 'K'), count(None, 'K'));
}
