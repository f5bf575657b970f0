//! Lessons, done by keys alone.

use super::*;
use crate::app::learn::tests::{CAPTURE_OF_THE_KNIGHT, play_game, to_game};
use crate::app::learn::ui::move_words;
use crate::app::learn::{LearnAction, LearnState, StepContent};
use crate::app::play::BoardScreen;
use crate::app::progress::PlayerProgress;
use baroque::diagram::Point;
use baroque::rules::Square;
use baroque::training::Answer;
use bevy_egui::egui::Response;
use std::cell::Cell;

fn learn(window: &Window) -> &LearnState {
    window.session.part()
}

/// Moves the keyboard focus to the board, which keeps the arrows from the next frame on.
fn take_board(window: &mut Window) {
    window.keys(&[Key::F6]);
    window.frame(&[]);
}

/// Moves the mark to a square by arrows and presses it.
fn press(window: &mut Window, square: Square) {
    for _ in 0..40 {
        let at = window
            .session
            .part::<crate::app::board::cursor::Cursor>()
            .at;
        let view = learn(window).table().unwrap().view();
        let (from, to) = (at.and_then(|at| at.square()).unwrap(), square);
        let way: Point = view.center(to) - view.center(from);
        let key = match (way.x, way.y) {
            (x, _) if x > 0.5 => Key::ArrowRight,
            (x, _) if x < -0.5 => Key::ArrowLeft,
            (_, y) if y > 0.5 => Key::ArrowDown,
            (_, y) if y < -0.5 => Key::ArrowUp,
            _ => break,
        };
        window.keys(&[key]);
    }
    window.keys(&[Key::Space]);
}

/// Goes from button to button until the one with this name is reached, and presses it. Each must be in sight.
fn press_button(window: &mut Window, name: &str) {
    for _ in 0..40 {
        let update = window.keys(&[Key::Tab]);
        let nodes = nodes(&update);
        let focused = nodes.get(&update.focus);
        let label = focused.and_then(|node| node.label()).map(str::to_owned);
        assert!(comes_in_sight(window), "{label:?} on the way to {name}");
        if label.as_deref() == Some(name) {
            window.keys(&[Key::Space]);
            return;
        }
    }
    panic!("no button {name} is reached");
}

/// Places are rounded to whole points.
const ROUNDING: f32 = 1.0;

/// Whether what has the keyboard focus is soon in sight, all of it.
fn comes_in_sight(window: &mut Window) -> bool {
    (0..60).any(|_| {
        window.frame(&[]);
        let ctx = &window.ctx;
        let focused = ctx.memory(|memory| memory.focused());
        let response = focused.and_then(|id| ctx.read_response(id));
        let seen = |response: Response| {
            let inside = response.rect.shrink(ROUNDING);
            response.interact_rect.contains_rect(inside)
        };
        response.is_none_or(seen)
    })
}

fn answer(window: &mut Window, answer: &Answer) {
    match answer {
        Answer::Squares(squares) if squares.is_empty() => {
            press_button(window, "Nothing");
            press_button(window, "Check answer");
        }
        Answer::Squares(squares) => {
            take_board(window);
            squares.into_iter().for_each(|square| press(window, square));
            window.keys(&[Key::F6]);
        }
        Answer::Moves(moves) => {
            take_board(window);
            press(window, moves[0].from);
            press(window, moves[0].to);
            // Several moves may go there. Then a choice is open, and F6 does not work below it.
            while let Some(chooser) = &learn(window).table().unwrap().interaction.chooser {
                let key = match chooser.moves[chooser.pointed] == moves[0] {
                    true => Key::Enter,
                    false => Key::ArrowDown,
                };
                window.keys(&[key]);
            }
            window.keys(&[Key::F6]);
        }
        Answer::Steps(steps) if steps.is_empty() => press_button(window, "None"),
        Answer::Steps(steps) => {
            for step in steps {
                let StepContent::Question(asked) = &learn(window).shown().unwrap().content else {
                    panic!("a question is open");
                };
                let words = move_words(asked, *step);
                press_button(window, &words);
            }
            press_button(window, "Check answer");
        }
    }
}

/// Does the lesson that is open by keys alone, with right answers. The game is played by `play`.
fn do_lesson(window: &mut Window, play: impl Fn(&mut Window)) {
    let mut steps = 0;
    loop {
        steps += 1;
        assert!(steps < 20_000, "the lesson has an end");
        let open = match &learn(window).shown().unwrap().content {
            StepContent::Question(asked) if !asked.is_answered() => {
                Some(asked.exercise.answer().clone())
            }
            StepContent::Drawing => {
                std::thread::sleep(std::time::Duration::from_millis(10));
                window.session.advance(0.01);
                continue;
            }
            StepContent::Finished => return,
            StepContent::Game(game, _) if game.won.is_none() => {
                play(window);
                continue;
            }
            _ => None,
        };
        if let Some(right) = open {
            answer(window, &right);
        }
        window.keys(&[Key::Enter]);
    }
}

#[test]
fn the_first_lesson_is_done_by_keys_alone() {
    let mut window = Window::new();
    window
        .session
        .part_mut::<PlayerProgress>()
        .set_now(1_700_000_000_000);
    window.keys(&[Key::L]);
    assert_eq!(window.session.shell().shown(), Screen::Learn);
    window.keys(&[Key::Enter]);
    do_lesson(&mut window, |window| {
        window.keys(&[Key::Enter]);
        assert_eq!(window.session.shell().shown(), Screen::Game);
        play_game(&mut window.session, &CAPTURE_OF_THE_KNIGHT);
        window.session.apply(LearnAction::Return);
    });
    let progress: &PlayerProgress = window.session.part();
    assert_eq!(progress.log().stars("withdrawer"), Some(3));
}

/// In a window of 1280 × 800 pixels at 200 %. Games are skipped, which counts as a mistake.
#[test]
fn every_lesson_is_done_by_keys_alone_in_a_small_window() {
    let mut window = Window::new();
    window.size = vec2(640.0, 400.0);
    window.keys(&[Key::L, Key::Enter]);
    let mut done = 0;
    loop {
        let skipped = Cell::new(0);
        do_lesson(&mut window, |window| {
            press_button(window, "Skip");
            skipped.set(skipped.get() + 1);
        });
        done += 1;
        let run = learn(&window).shown().unwrap();
        assert_eq!(run.mistakes.len(), skipped.get(), "{:?}", run.mistakes);
        if learn(&window).lesson_after().is_none() {
            break;
        }
        window.keys(&[Key::Enter]);
    }
    let lessons = learn(&window).course().unwrap().lessons();
    assert_eq!(done, lessons.count());
}

#[test]
fn a_question_is_heard_and_so_is_what_is_marked_and_whether_it_is_right() {
    let mut window = Window::new();
    window.keys(&[Key::L]);
    window.keys(&[Key::Enter, Key::Enter]);
    window.keys(&[Key::Enter]);
    let said = |window: &Window| window.announcer.said().to_owned();
    assert!(
        said(&window).contains("Mark every piece that this captures"),
        "{}",
        said(&window)
    );
    let board = learn(&window).table().unwrap();
    let rook = board.variant().geometry().square("e4").unwrap();
    take_board(&mut window);
    press(&mut window, rook);
    assert!(said(&window).contains("e4 marked"), "{}", said(&window));
    window.keys(&[Key::F6]);
    window.keys(&[Key::Enter]);
    assert!(said(&window).contains("Right."), "{}", said(&window));
}

/// A second click on “Check answer” gave the answer away.
#[test]
fn check_keeps_its_place_after_a_wrong_answer() {
    for size in [vec2(1280.0, 800.0), vec2(800.0, 600.0), vec2(640.0, 400.0)] {
        let mut window = Window::new();
        window.size = size;
        window.keys(&[Key::L]);
        window.keys(&[Key::Enter, Key::Enter]);
        window.keys(&[Key::Enter]);
        (0..5).for_each(|_| _ = window.frame(&[]));
        let before = window.middle("Check answer");
        take_board(&mut window);
        for name in ["d5", "b1", "j9"] {
            let board = learn(&window).table().unwrap();
            let square = board.variant().geometry().square(name).unwrap();
            press(&mut window, square);
        }
        window.keys(&[Key::F6]);
        assert_eq!(window.middle("Check answer"), before, "{size:?}");
        window.click("Check answer");
        (0..5).for_each(|_| _ = window.frame(&[]));
        assert_eq!(window.middle("Check answer"), before, "{size:?}");
        let show = window.middle("Show the answer");
        assert!(show.y > before.y + 20.0 || show.x > before.x + 100.0);
    }
}

#[test]
fn a_game_of_a_lesson_leads_back_to_it_and_can_be_skipped_after_it_has_begun() {
    let mut window = Window::new();
    to_game(&mut window.session);
    window.session.apply(LearnAction::Continue);
    play_game(&mut window.session, &CAPTURE_OF_THE_KNIGHT[..2]);
    window.session.apply(ShellAction::LeaveGame);
    assert_eq!(window.session.shell().shown(), Screen::Learn);
    window.frame(&[]);
    window.click("Skip");
    let run = learn(&window).shown().unwrap();
    assert!(matches!(run.content, StepContent::Finished));
}
