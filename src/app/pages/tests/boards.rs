//! Moves, choices, drawings and questions on the board.

use super::*;
use crate::app::access::Spoken;
use crate::app::board::action::PictureAction;
use crate::app::board::cursor::Cursor;
use crate::app::board::interact::Pick;
use baroque::rules::{Color, Outcome, WinReason};
use bevy::ecs::message::Messages;

const KINGS: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

/// The arrows and circles on the board, each with its squares and colour.
fn drawn(window: &Window) -> Vec<String> {
    let table = window.session.table();
    let name = |square| table.variant().geometry().name(square);
    let notes = table.drawing.shown(table.place()).into_iter();
    notes
        .map(|note| format!("{}{} {:?}", name(note.from), name(note.to), note.tone))
        .collect()
}

fn has_choice(window: &Window) -> bool {
    window.session.table().interaction.chooser.is_some()
}

/// The square of the board cursor, if it is shown.
fn mark(window: &Window) -> String {
    let cursor = window.session.part::<Cursor>();
    let at = cursor.at.filter(|_| cursor.shown).and_then(Pick::square);
    let geometry = window.session.table().variant().geometry();
    at.map_or_else(String::new, |at| geometry.name(at).to_owned())
}

#[test]
fn captures_promotions_and_mates_are_played_by_clicks() {
    let fen = "k9/10/2P7/10/10/3nW5/7Q2/10/1R8/5K4 w - - 0 1";
    let mut window = Window::with_game("withdrawer-chess", fen);
    window.click_square("e5");
    let target = window.square("g5");
    window.point_at(target);
    assert!(window.is_ringed("d5"), "the victim is ringed");
    window.click_square("g5");
    window.rest();
    assert_eq!(window.last(), "We5-g5xd5");
    let taken = "k9/10/2P7/10/10/6W3/7Q2/10/1R8/5K4 b - - 0 1";
    assert_eq!(window.fen(), taken);
    window.keys(&[Key::U]);
    assert_eq!(window.fen(), fen);

    window.play("c8", "c9");
    window.play("d5", "f6");
    window.play("c9", "c10");
    assert!(has_choice(&window));
    window.click("Promote to Knight");
    window.rest();
    assert!(window.last().starts_with("c10=N"), "{}", window.last());

    window.play("f6", "h7");
    window.play("h4", "a4");
    let mate = Outcome::Win(Color::White, WinReason::Checkmate);
    assert_eq!(window.session.table().outcome(), Some(mate));
    assert!(window.last().ends_with('#'));
    assert!(window.reads("White wins: checkmate"));
    window.click("Rematch");
    assert_eq!(window.session.table().outcome(), None);
    assert!(!window.reads("White wins: checkmate"));
}

#[test]
fn looking_back_changes_nothing_and_a_side_resigns() {
    let mut window = Window::with_game("chess", KINGS);
    window.play("a1", "a2");
    window.play("e8", "e7");
    let fen = window.fen();
    window.keys(&[Key::ArrowLeft]);
    assert_ne!(window.shown_fen(), fen);
    window.keys(&[Key::Home, Key::End]);
    assert_eq!([window.shown_fen(), window.fen()], [fen.clone(), fen]);
    window.keys(&[Key::F]);
    assert!(window.session.table().view().flipped());
    window.click("Take back");
    window.rest();
    window.keys(&[Key::U]);
    assert_eq!(window.fen(), KINGS);
    window.keys(&[Key::R]);
    let lost = Outcome::Win(Color::Black, WinReason::Resignation);
    assert_eq!(window.session.table().outcome(), Some(lost));
}

#[test]
fn a_swap_or_a_capture_is_chosen_by_a_click_and_dropped_by_escape() {
    let fen = "k9/10/10/3n6/4S5/10/10/10/10/K9 w - - 0 1";
    let mut window = Window::with_game("swapper-chess", fen);
    window.play("e6", "d7");
    assert!(has_choice(&window));
    window.keys(&[Key::Escape]);
    assert!(!has_choice(&window));
    window.play("e6", "d7");
    window.click("Swap");
    assert_eq!(window.last(), "Se6<>d7");
}

#[test]
fn a_choice_is_made_by_keys() {
    let fen = "9k/10/10/10/10/10/10/10/n9/S8K w - - 0 1";
    let mut window = Window::with_game("swapper-chess", fen);
    window.frame(&[]);
    window.keys(&[Key::F6]);
    assert_eq!(mark(&window), "a1");
    window.keys(&[Key::Space, Key::ArrowUp]);
    assert_eq!(mark(&window), "a2");
    window.keys(&[Key::Space]);
    assert!(has_choice(&window));
    window.keys(&[Key::Escape]);
    assert!(!has_choice(&window));
    window.keys(&[Key::ArrowDown, Key::Space, Key::ArrowUp, Key::Space]);
    assert!(has_choice(&window));
    window.keys(&[Key::ArrowDown, Key::ArrowUp, Key::Enter]);
    assert!(window.fen().contains(" b "), "{}", window.fen());
}

#[test]
fn the_board_is_played_by_keys_and_keeps_the_focus() {
    let mut window = Window::with_game("ultima", "7k/8/8/2i5/8/8/8/K6W w - - 0 1");
    window.frame(&[]);
    window.keys(&[Key::F6]);
    assert_eq!(mark(&window), "a1");
    for (key, square) in [(Key::ArrowUp, "a2"), (Key::ArrowDown, "a1")] {
        window.keys(&[key]);
        assert_eq!(mark(&window), square);
    }
    let update = window.keys(&[Key::Space]);
    assert_eq!(said(&update), "King on a1 selected, 3 targets");
    // In reading order after a1: b1, then a2 and b2 from the top.
    for target in ["b1", "a2", "b2"] {
        window.keys(&[Key::Tab]);
        assert_eq!(mark(&window), target);
    }
    window.frame(&[(Modifiers::SHIFT, Key::Tab)]);
    window.frame(&[]);
    assert_eq!(mark(&window), "a2");
    window.keys(&[Key::Tab, Key::Enter]);
    assert_eq!(window.fen(), "7k/8/8/2i5/8/8/1K6/7W b - - 1 1");
    // The board keeps the focus. Without it, arrow keys move through the game.
    window.keys(&[Key::ArrowLeft]);
    assert_eq!(mark(&window), "a2");
    window.keys(&[Key::Escape]);
    assert_eq!(mark(&window), "");
    window.keys(&[Key::ArrowLeft]);
    assert!(window.shown_fen().starts_with("7k/8/8/2i5/8/8/8/K6W w"));
}

#[test]
fn the_array_is_chosen_on_the_board() {
    let mut window = Window::new();
    window.choose("baroque", "Player", "Player");
    window.begin();
    for choice in ["Swap", "Keep"] {
        window.click(&format!("{choice} King and Withdrawer"));
        window.rest();
    }
    for _ in 0..2 {
        window.click("Keep Immobilizer and Coordinator");
        window.rest();
    }
    let start = "ilxkwxlc/pppppppp/8/8/8/8/PPPPPPPP/ILXWKXLC w - - 0 1";
    assert_eq!(window.fen(), start);
    window.play("e2", "e5");
    assert_eq!(window.last(), "Pe2-e5");
}

#[test]
fn a_piece_in_hand_is_dragged_to_a_sheet() {
    let fen = "1********1/*8*/*4k3*/*8*/*8*/*8*/*8*/*8*/*8*/*4K3*/*8*/1********1[Nq] w - - 0 1";
    let mut window = Window::with_game("chessma-84", fen);
    let knight = window.session.table().variant().piece('N').unwrap();
    let from = window.place_of(Id::new(("held", knight.index())));
    let to = window.square("c1'");
    window.carry(from, to);
    window.rest();
    let dropped =
        "1********1/*8*/*4k3*/*8*/*8*/*8*/*8*/*8*/*8*/*4K3*/*2N5*/1********1[q] b - - 1 1";
    assert_eq!(window.fen(), dropped);
    assert_eq!(window.last(), "N@c1'");
    window.keys(&[Key::U]);
    assert_eq!(window.fen(), fen);
}

#[test]
fn arrows_and_circles_are_drawn_erased_and_belong_to_their_position() {
    let mut window = Window::with_game("chess", KINGS);
    window.draw("a1", "a6", Modifiers::NONE);
    assert_eq!(drawn(&window), ["a1a6 Green"]);
    window.draw("d5", "d5", Modifiers::SHIFT);
    let both = ["a1a6 Green", "d5d5 Red"];
    assert_eq!(drawn(&window), both);
    // A click on a piece opens its menu.
    window.menu("a1");
    window.click("What does it threaten?");
    assert_eq!(drawn(&window), both);
    window.draw("a1", "a6", Modifiers::NONE);
    assert_eq!(drawn(&window), ["d5d5 Red"]);
    window.play("a1", "a2");
    assert_eq!(drawn(&window), [""; 0]);
    window.keys(&[Key::ArrowLeft]);
    window.rest();
    assert_eq!(drawn(&window), ["d5d5 Red"]);
    window.click_square("h3");
    assert_eq!(drawn(&window), [""; 0]);
}

/// A game of chess, with the rule of one of its pieces.
fn with_rule() -> (Window, String) {
    let window = Window::with_game("chess", KINGS);
    let variant = window.session.table().variant();
    let rook = variant.piece('R').unwrap();
    let rule = variant.kind(rook.piece_type()).text.clone();
    (window, rule)
}

#[test]
fn the_pieces_are_listed_until_they_are_closed_and_by_a_key() {
    let (mut window, rule) = with_rule();
    assert!(window.reads(&rule));
    window.play("a1", "a2");
    assert!(window.reads(&rule) && window.reads("a1-a2"));
    window.click("Close the list of pieces");
    assert!(!window.reads(&rule));
    window.keys(&[Key::F2]);
    assert!(window.reads(&rule));
    window.keys(&[Key::Escape]);
    assert!(!window.reads(&rule));
    assert_eq!(window.session.shell().shown(), Screen::Game);
    window.click("Rules");
    assert!(window.reads(&rule));
    window.keys(&[Key::F2]);
    assert!(!window.reads(&rule));
}

#[test]
fn the_list_of_pieces_stays_open_and_closed() {
    let (mut window, rule) = with_rule();
    for _ in 0..10 {
        window.play("a1", "a2");
        window.play("e8", "e7");
        window.play("a2", "a1");
        window.play("e7", "e8");
    }
    assert!(window.reads(&rule) && window.reads("e7-e8"));
    window.click("Close the list of pieces");
    window.open("chess", KINGS);
    assert!(!window.reads(&rule));
    window.keys(&[Key::F2]);
    window.open("chess", KINGS);
    assert!(window.reads(&rule));
}

#[test]
fn the_list_of_pieces_gives_way_to_the_moves_in_a_low_window() {
    let (mut window, rule) = with_rule();
    window.size = vec2(640.0, 400.0);
    window.play("a1", "a2");
    assert!(!window.reads(&rule));
}

#[test]
fn a_click_on_an_enemy_says_what_it_threatens() {
    let fen = "4k3/8/8/4r3/8/8/4P3/K7 w - - 0 1";
    let mut window = Window::with_game("chess", fen);
    window.click_square("e5");
    assert!(window.answer().contains("e2"), "{}", window.answer());
}

#[test]
fn pieces_say_why_they_cannot_move_what_they_threaten_and_what_they_do() {
    let fen = "7k/8/8/8/1XP5/1i1L4/1KL5/8 w - - 0 1";
    let mut window = Window::with_game("ultima", fen);
    window.click_square("c2");
    let answer = window.answer();
    assert!(
        answer.contains("frozen") && answer.contains("b3"),
        "{answer}"
    );
    window.keys(&[Key::Escape]);
    assert_eq!(window.answer(), "");

    let leaper = window.square("d3");
    window.point_at(leaper);
    assert!(!window.is_ringed("b3"));
    window.hold(Key::T, true);
    assert!(window.is_ringed("b3"), "the threatened piece is ringed");
    window.hold(Key::T, false);
    assert!(!window.is_ringed("b3"));
    window.menu("d3");
    window.click("What does it threaten?");
    assert_eq!(window.answer(), "Long Leaper. From d3 it threatens b3.");

    window.session.init::<Messages<PictureAction>>();
    window.menu("d3");
    window.click("Save picture");
    let asked = window.session.sent::<PictureAction>();
    assert_eq!(asked, [PictureAction::Save]);

    window.menu("d3");
    window.click("About the Long Leaper");
    let page = &window.session.guide().open.as_ref().unwrap().page;
    assert_eq!(page.id, "long-leaper");
    window.click("Back");
    assert_eq!(window.session.shell().shown(), Screen::Game);
    assert_eq!(window.fen(), fen);
}

#[test]
fn the_board_turns_to_whoever_is_to_move_if_two_people_want_it_so() {
    let mut window = Window::with_game("chess", KINGS);
    window.keys(&[Key::Comma]);
    window.click("Play");
    window.click("Board turns to the side to move");
    window.keys(&[Key::Escape]);
    let flipped = |window: &mut Window| {
        window.session.advance(0.1);
        window.session.table().view().flipped()
    };
    assert!(!flipped(&mut window));
    window.play("a1", "a2");
    assert!(flipped(&mut window));
    window.play("e8", "e7");
    assert!(!flipped(&mut window));
}

#[test]
fn moves_can_be_written() {
    let fen = "4k3/8/8/8/8/7p/8/1N2K3 w - - 0 1";
    let mut window = Window::with_game("chess", fen);
    window.frame(&[]);
    window.keys(&[Key::Slash]);
    window.write("Ne5");
    window.keys(&[Key::Enter]);
    let why = window.session.typing().message.clone().unwrap();
    assert!(why.contains("Knight") && window.reads(&why), "{why}");
    window.frame(&[(person::CTRL, Key::A)]);
    window.write("Nc");
    assert!(window.reads("Nc3"), "an offer");
    window.keys(&[Key::ArrowDown, Key::Enter]);
    assert_eq!(window.fen(), "4k3/8/8/8/8/2N4p/8/4K3 b - - 1 1");
    // The field still has the focus.
    window.write("e8d7");
    window.keys(&[Key::Enter]);
    assert_eq!(window.fen(), "8/3k4/8/8/8/2N4p/8/4K3 w - - 2 2");
}

#[test]
fn the_position_is_read_out_and_copied() {
    let mut window = Window::with_game("ultima", "7k/8/8/2i5/8/8/8/K6W w - - 0 1");
    window.frame(&[]);
    window.frame(&[(person::CTRL, Key::B)]);
    let update = window.frame(&[]);
    let text = said(&update);
    for line in [
        "\n5: Black Immobilizer c5\n",
        "\n1: White King a1, White Withdrawer h1",
    ] {
        assert!(text.contains(line), "{text}");
    }
    assert!(window.reads("5: Black Immobilizer c5"));
    window.click("Copy");
    assert!(window.is_told("Position copied."));
    window.keys(&[Key::Escape]);
    assert_eq!(window.session.part::<Spoken>().read_out, None);
    assert!(!window.sees("Copy"));
}
