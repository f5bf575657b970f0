//! Clocks, draws and games from a move of another.

use super::person::{CTRL, TALL};
use super::*;
use baroque::game::clock_face;
use baroque::rules::{Color, DrawReason, Outcome, WinReason};

/// A game of chess between two people after 1. e4 e5, with this many minutes for White and twenty for Black.
fn timed(minutes: &str) -> Window {
    let mut window = Window::new();
    window.choose("chess", "Player", "Player");
    window.click("Change");
    window.click("Custom");
    (0..3).for_each(|_| _ = window.frame(&[]));
    let update = window.frame(&[]);
    let fields = update.nodes.iter().map(|(_, node)| node);
    let fields = fields.filter(|node| node.role() == Role::SpinButton);
    let first = fields
        .filter_map(|node| node.bounds())
        .min_by(|one, other| (one.y0, one.x0).partial_cmp(&(other.y0, other.x0)).unwrap())
        .unwrap();
    let at = Pos2::new(first.x0 as f32 + 10.0, first.y0 as f32 + 10.0);
    window.carry(at, at);
    window.frame(&[(CTRL, Key::A)]);
    window.write(minutes);
    window.begin();
    window.play("e2", "e4");
    window.play("e7", "e5");
    window
}

fn clocks(window: &Window) -> [String; 2] {
    let clock = window.session.table().clock.as_ref().unwrap();
    Color::ALL.map(|color| clock_face(clock.left(color)))
}

fn running(window: &Window) -> Option<Color> {
    window.session.table().clock.as_ref().unwrap().running()
}

fn outcome(window: &Window) -> Option<Outcome> {
    window.session.table().outcome()
}

#[test]
fn time_runs_waits_and_runs_out_and_a_rematch_changes_it() {
    let mut window = timed("0.25");
    assert_eq!(clocks(&window), ["0:15", "20:00"]);
    assert!(window.reads("0:15"));
    window.session.advance(0.1);
    assert_eq!(running(&window), Some(Color::White));
    window.keys(&[Key::K]);
    let stands = clocks(&window);
    window.session.advance(60.0);
    assert_eq!(clocks(&window), stands);
    assert_eq!(
        window.session.table().until_tick(),
        None,
        "the window sleeps"
    );
    window.click("Continue");
    window.session.advance(16.0);
    let lost = Outcome::Win(Color::Black, WinReason::Time);
    assert_eq!(outcome(&window), Some(lost));
    assert_eq!(clocks(&window), ["0:00.0", "20:00"]);
    window.click("Rematch");
    assert_eq!(outcome(&window), None);
    assert_eq!(clocks(&window), ["20:00", "0:15"]);
}

#[test]
fn a_game_waits_while_its_board_is_out_of_sight() {
    let mut window = timed("9");
    window.keys(&[Key::G]);
    assert_eq!(window.session.shell().shown(), Screen::Start);
    window.session.advance(0.1);
    assert!(window.session.table().course.paused && window.is_told("paused"));
    let stands = clocks(&window);
    window.session.advance(60.0);
    window.keys(&[Key::Enter]);
    assert_eq!(window.session.shell().shown(), Screen::Game);
    window.session.advance(60.0);
    assert_eq!(clocks(&window), stands);
    window.keys(&[Key::K]);
    window.session.advance(2.0);
    assert_eq!(running(&window), Some(Color::White));
    assert_ne!(clocks(&window), stands);
}

#[test]
fn two_people_agree_or_decide() {
    let mut window = Window::with_game("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    window.frame(&[]);
    assert!(window.reads("White to move."));
    window.keys(&[Key::O]);
    let offer = |window: &Window| window.session.table().course.offer;
    assert_eq!(offer(&window), Some(Color::White));
    window.click("Decline");
    assert_eq!(offer(&window), None);
    window.play("a1", "a2");
    window.click("Offer draw");
    window.click("Accept");
    let drawn = Outcome::Draw(DrawReason::Agreement);
    assert_eq!(outcome(&window), Some(drawn));
    window.click("Take back");
    assert_eq!(outcome(&window), None);
    window.click("Set result");
    window.click("White wins");
    let won = Outcome::Win(Color::White, WinReason::Adjudication);
    assert_eq!(outcome(&window), Some(won));
}

#[test]
fn a_game_from_a_move_of_another_has_clocks_of_its_own() {
    let mut window = timed("9");
    window.click_second("1. White: Pawn e2 to e4");
    window.click("Play from here");
    assert_eq!(window.session.shell().shown(), Screen::Editor);
    window.size = TALL;
    window.click("3+2");
    window.click("Play from here");
    assert_eq!(window.session.shell().shown(), Screen::Game);
    assert_eq!(clocks(&window)[0], "3:00");
    assert!(window.fen().contains(" b "), "after the first move");
}

/// A hint for one of them would be one for the other too.
#[test]
fn two_people_have_a_turning_board_and_no_hints() {
    let mut window = Window::with_game("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert!(!window.sees("Hint") && window.sees("Flip board"));
    window.click("Auto-turn");
    assert!(window.session.settings().turn_board);
    window.click("Set result");
    window.click("White wins");
    assert!(window.sees("Hint") && !window.sees("Auto-turn"));
}
