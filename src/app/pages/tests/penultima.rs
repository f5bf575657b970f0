//! Penultima by keys, and that nothing on its pages tells a secret.

use super::*;
use crate::app::board::shown_game::ShownGame;
use crate::app::penultima::{GameAction, Penultima, Tab};
use crate::app::shell::Say;
use crate::app::sound::Cue;

fn with_secret(method: MethodName) -> Window {
    let mut window = Window::new();
    show(&mut window.session, game_for_two(rook(method)));
    window.frame(&[]);
    window
}

fn ask(window: &mut Window, action: GameAction) {
    window.session.send(PenultimaAction::Game(action));
}

#[test]
fn a_running_game_is_among_my_games_and_is_continued_from_there() {
    let mut window = with_secret(MethodName::Withdraw);
    window.session.send(PenultimaAction::Leave);
    window.session.apply(SavedAction::OpenMyGames);
    assert!(window.reads("1 game, saved automatically"));
    assert!(window.sees("Continue"));
    let name = window.named("Penultima: Two people here");
    window.click(&name);
    assert_eq!(window.session.shell().shown(), Screen::Penultima);
    assert!(window.session.part::<Penultima>().in_play);
}

#[test]
fn a_try_is_made_by_keys_alone() {
    let mut window = with_secret(MethodName::Withdraw);
    // The mark begins on a1. Black's pawn on a7 cannot be captured like this.
    window.keys(&[Key::F6, Key::Space]);
    window.keys(&[Key::ArrowUp, Key::ArrowUp]);
    let update = window.keys(&[Key::Space]);
    assert_eq!(
        said(&update),
        "White: Ab a1-a3. Illegal. The turn is lost. Black to move: 1 try."
    );
    let penultima: &Penultima = window.session.part();
    assert_eq!(penultima.game.as_ref().unwrap().public().log().len(), 1);
}

/// All that can be seen, heard or copied.
fn everything(window: &mut Window) -> Vec<String> {
    let mut all = Vec::new();
    for tab in [Tab::Notebook, Tab::Tries] {
        ask(window, GameAction::Show(tab));
        window.frame(&[]);
        let update = window.frame(&[]);
        all.extend(window.written.clone());
        all.extend(nodes(&update).values().map(|node| format!("{node:?}")));
    }
    let session = &mut window.session;
    all.push(format!("{:?}", session.stage().unwrap().items()));
    all.push(format!("{:?}", session.part::<ShownGame>()));
    all.push(format!("{:?}", session.sent::<Cue>()));
    all.push(format!("{:?}", session.sent::<Say>()));
    all.push(format!("{:?}", session.shell().notices));
    let game = session.part::<Penultima>().game.as_ref().unwrap();
    all.extend([game.public().fen(), game.public().pgn()]);
    let saved = crate::app::penultima::tests::saved(game);
    let open = |line: &&str| !line.contains("\"sealed\"");
    all.extend(saved.lines().filter(open).map(str::to_owned));
    all.push(saved.len().to_string());
    all
}

#[test]
fn nothing_tells_two_secrets_apart_that_agree_so_far() {
    let methods = [MethodName::Withdraw, MethodName::Advance];
    let [mut one, mut other] = methods.map(with_secret);
    let tries = "a1a5 e7e5 a2a4 a7a5 a1a3 a8a6 a3h3 h7h6 h3h6";
    for text in tries.split_whitespace() {
        assert_eq!(
            everything(&mut one),
            everything(&mut other),
            "before {text}"
        );
        for window in [&mut one, &mut other] {
            ask(window, GameAction::Write(text.to_owned()));
            ask(window, GameAction::Enter);
        }
    }
    let tries = |window: &Window| {
        let game = window.session.part::<Penultima>().game.as_ref();
        game.unwrap().public().log().len()
    };
    assert_eq!([tries(&one), tries(&other)], [9, 9]);
}
