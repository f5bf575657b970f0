//! The move list.

use super::*;
use baroque::notation::find_move;

/// The panel of a high window does not scroll, and that of a low one does. The list follows the shown move in both.
#[test]
fn the_list_follows_the_shown_move_when_the_window_changes() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut window = Window::with_game("chess", start);
    for (white, black) in [((2, 3), (7, 6)), ((3, 4), (6, 5))] {
        for file in 'a'..='h' {
            for (from, to) in [white, black] {
                let table = window.session.table();
                let words = format!("{file}{from}{file}{to}");
                let mv = find_move(table.variant(), table.position(), &words).unwrap();
                window.session.apply(BoardAction::Play(mv));
                window.session.advance(5.0);
            }
        }
    }
    let show = |window: &mut Window, action, height| {
        window.session.apply(action);
        window.session.advance(5.0);
        window.size = vec2(1280.0, height);
    };
    let sees = |window: &Window, number: &str| window.written.iter().any(|text| text == number);
    show(&mut window, BoardAction::Last, 640.0);
    window.frame(&[]);
    for (action, height) in [(BoardAction::First, 340.0), (BoardAction::Forward, 640.0)] {
        show(&mut window, action, height);
        for _ in 0..60 {
            window.frame(&[]);
        }
        assert!(sees(&window, "1."), "{:?}", window.written);
        assert!(!sees(&window, "16."), "{:?}", window.written);
    }
    show(&mut window, BoardAction::Last, 340.0);
    for _ in 0..60 {
        window.frame(&[]);
    }
    assert!(sees(&window, "16."), "{:?}", window.written);
}
