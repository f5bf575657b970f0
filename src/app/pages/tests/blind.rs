//! Blind games by keys, and that nothing on their pages tells where the enemies are.

use super::*;
use crate::app::blind::tests::{computer, saved, shares, show};
use crate::app::blind::{Blind, BlindAction, BlindGameAction};
use crate::app::board::shown_game::ShownGame;
use crate::app::my_games::tasks::run;
use crate::app::shell::Say;
use crate::app::sound::Cue;
use baroque::blind::{Umpire, UmpireOptions, write_pgn};
use baroque::notation::pgn::Tags;
use baroque::rules::Color;
use bevy_egui::egui::accesskit::{Action as Request, ActionRequest, TreeId};
use std::cell::RefCell;
use std::fs;
use std::sync::Arc;

fn game() -> Window {
    let mut window = Window::new();
    show(&mut window.session);
    window.frame(&[]);
    window
}

fn ask(window: &mut Window, action: BlindGameAction) {
    window.session.send(BlindAction::Game(action));
}

fn attempt(window: &mut Window, text: &str) {
    ask(window, BlindGameAction::Write(text.to_owned()));
    ask(window, BlindGameAction::Enter);
}

#[test]
fn a_running_game_is_among_my_games_and_is_continued_from_there() {
    let mut window = game();
    window.session.send(BlindAction::Leave);
    window.session.apply(SavedAction::OpenMyGames);
    assert!(window.reads("1 game, saved automatically"));
    let name = window.named("Blind: Ultima");
    window.click(&name);
    assert_eq!(window.session.shell().shown(), Screen::Blind);
    assert!(window.session.part::<Blind>().in_play);
}

#[test]
fn a_try_is_made_by_keys_alone() {
    let mut window = game();
    // The mark begins on a1, and the Immobilizer there cannot move through the own pawn on a2.
    window.keys(&[Key::F6, Key::Space]);
    window.keys(&[Key::ArrowUp, Key::ArrowUp]);
    let update = window.keys(&[Key::Space]);
    assert_eq!(
        said(&update),
        "a1-a3: impossible, whatever stands there. Try another move. Your move."
    );
}

#[test]
fn a_screen_reader_moves_the_mark_of_the_keys() {
    let mut window = game();
    let update = window.frame(&[]);
    let square = |(id, node): &(NodeId, Node)| {
        let name = node.label().unwrap_or_default();
        (node.role() == Role::GridCell && name.contains("b1")).then_some(*id)
    };
    let target_node = update.nodes.iter().find_map(square).expect("b1");
    let request = ActionRequest {
        action: Request::Focus,
        target_tree: TreeId::ROOT,
        target_node,
        data: None,
    };
    window.frame_after(vec![Event::AccessKitActionRequest(request)]);
    window.frame(&[]);
    window.keys(&[Key::Space, Key::ArrowUp, Key::ArrowUp]);
    let update = window.keys(&[Key::Space]);
    assert!(said(&update).starts_with("b1-b3: "), "{}", said(&update));
}

/// All that can be seen, heard or copied.
fn everything(window: &mut Window) -> Vec<String> {
    let mut all = Vec::new();
    for looked in [Some(0), None] {
        ask(window, BlindGameAction::Look(looked));
        window.frame(&[]);
        let update = window.frame(&[]);
        all.extend(window.written.clone());
        all.extend(nodes(&update).values().map(|node| format!("{node:?}")));
    }
    let session = &mut window.session;
    let stage = session.stage().unwrap();
    all.push(format!("{:?}", stage.position));
    all.push(format!("{:?}", stage.items()));
    drop(stage);
    all.push(format!("{:?}", session.part::<ShownGame>()));
    all.push(format!("{:?}", session.sent::<Cue>()));
    all.push(format!("{:?}", session.sent::<Say>()));
    all.push(format!("{:?}", session.shell().notices));
    let saved = saved(session);
    let open = |line: &&str| !line.contains("\"sealed\"") && !line.contains("\"seed\"");
    all.extend(saved.lines().filter(open).map(str::to_owned));
    all
}

#[test]
fn nothing_tells_two_games_apart_in_which_a_side_hears_the_same() {
    let [mut one, mut other] = [game(), game()];
    // No piece meets another, and both games have the same captures: none.
    let turns = [
        ("e2e5", "a7a6", "h7h6"),
        ("d2d3", "a6a5", "h6h5"),
        ("b2b4", "b7b6", "g7g6"),
    ];
    for (own, first, second) in turns {
        for (window, answer) in [(&mut one, first), (&mut other, second)] {
            attempt(window, "e2d5");
            attempt(window, own);
            computer(&mut window.session, answer);
        }
        assert_eq!(everything(&mut one), everything(&mut other), "after {own}");
    }
    let record = |window: &Window| {
        let game = window.session.part::<Blind>().game.as_ref();
        game.unwrap().plies()
    };
    assert_eq!([record(&one), record(&other)], [6, 6]);
    for window in [&mut one, &mut other] {
        ask(window, BlindGameAction::Resign);
    }
    assert_ne!(
        everything(&mut one),
        everything(&mut other),
        "the end shows all"
    );
}

#[test]
fn letters_that_are_typed_while_a_game_ends_are_no_shortcuts() {
    let mut window = game();
    window.click_field();
    ask(&mut window, BlindGameAction::Resign);
    window.frame(&[]);
    for (key, letter) in [(Key::E, "e"), (Key::G, "g")] {
        window.keys(&[key]);
        window.write(letter);
        assert_eq!(window.session.shell().shown(), Screen::Blind, "{letter}");
    }
    let has_field = |window: &mut Window| {
        let update = window.frame(&[]);
        let mut nodes = update.nodes.iter();
        nodes.any(|(_, node)| node.role() == Role::TextInput)
    };
    assert!(has_field(&mut window));
    window.keys(&[Key::Enter]);
    assert!(!has_field(&mut window), "it goes when it loses the focus");
}

#[test]
fn many_refused_tries_are_counted_and_the_latest_are_listed() {
    let mut window = game();
    for to in ["a4", "b4", "c4", "d4", "e4"] {
        attempt(&mut window, &format!("h2{to}"));
    }
    assert!(window.reads("5 tries refused, the latest: h2-b4, h2-c4, h2-d4, h2-e4."));
}

#[test]
fn the_colours_of_shares_have_a_scale() {
    let mut window = game();
    assert!(!window.reads("Colours:"));
    ask(&mut window, BlindGameAction::ToggleShares);
    let game = window.session.part::<Blind>().game.as_ref().unwrap();
    let reckoned = shares(game);
    window.session.send(reckoned);
    assert!(window.reads("Colours:"));
}

#[test]
fn back_leads_from_the_moves_as_a_game_to_the_blind_game() {
    let mut window = game();
    attempt(&mut window, "e2e5");
    for action in [BlindGameAction::Resign, BlindGameAction::Replay] {
        ask(&mut window, action);
    }
    assert_eq!(window.session.shell().shown(), Screen::Game);
    window.session.apply(ShellAction::Back);
    assert_eq!(window.session.shell().shown(), Screen::Blind);
}

#[test]
fn a_kept_blind_game_opens_with_both_views() {
    let rules = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
    let (rules, start) = (Arc::new(rules.clone()), rules.start().clone());
    let mut umpire = Umpire::new(rules, start, UmpireOptions::default()).unwrap();
    for text in ["e2d4", "e2e5", "a7a6"] {
        umpire.attempt(text).unwrap();
    }
    umpire.resign(Color::White);
    let name = format!("baroque-kept-blind-{}.pgn", std::process::id());
    let path = std::env::temp_dir().join(name);
    fs::write(&path, write_pgn(&umpire, &Tags::default())).unwrap();
    let mut window = Window::new();
    window.session.apply(SavedAction::OpenKept(path.clone()));
    for task in std::mem::take(&mut window.session.saved_mut().tasks) {
        let results = RefCell::new(Vec::new());
        run(task, &|result| results.borrow_mut().push(result));
        for result in results.into_inner() {
            window.session.apply(SavedAction::Take(result));
        }
    }
    fs::remove_file(path).unwrap();
    assert_eq!(window.session.shell().shown(), Screen::Blind);
    assert!(window.reads("What Black saw"));
    assert!(window.reads("Refused: e2-d4."));
}
