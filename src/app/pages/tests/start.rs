//! Tests of the start page.

use super::*;
use crate::app::action::PlayAction;
use crate::app::progress::{PlayerProgress, ProgressAction};
use crate::app::shell::ScreenRequest;
use baroque::progress::{Event, LessonRun};

fn sees(window: &mut Window, words: &str) -> bool {
    window.session.apply(ShellAction::OpenStart);
    window.frame(&[]);
    window.written.iter().any(|written| written == words)
}

#[test]
fn newcomers_are_greeted_until_a_first_game_is_finished() {
    let mut window = Window::new();
    assert!(sees(&mut window, "New here?"));
    window.session.apply(NewGameAction::First);
    assert!(sees(&mut window, "New here?"), "it is only begun");
    let game = ScreenRequest::Show(Screen::Game);
    window.session.send(game);
    window.session.apply(PlayAction::Resign);
    assert!(!sees(&mut window, "New here?"));
}

#[test]
fn newcomers_are_greeted_until_a_first_lesson_is_finished() {
    let mut window = Window::new();
    let progress = window.session.part_mut::<PlayerProgress>();
    progress.set_now(1_700_000_000_000);
    let lesson = LessonRun {
        id: "withdrawer".to_owned(),
        game: "withdrawer-chess".to_owned(),
        stars: 2,
        mistakes: 1,
    };
    let finished = ProgressAction::Record(Event::Lesson(lesson));
    window.session.send(finished);
    assert!(!sees(&mut window, "New here?"));
}
