//! Tests of all pages.

use super::*;
use crate::app::blind::BlindAction;
use baroque::texts::{offers, speaking};

/// The pages, and the steps that open them.
pub(super) const PAGES: [(&str, fn(&mut Program)); 22] = [
    ("start", |_| {}),
    ("new game", |session| {
        session.apply(NewGameAction::Open("swapper-chess".to_owned()));
    }),
    ("game", |session| open(session, "ultima")),
    ("analysis", |session| {
        open(session, "ultima");
        session.apply(AnalysisAction::Toggle);
    }),
    ("review", |session| {
        open(session, "ultima");
        let table = session.table();
        let mv = table.variant().legal_moves(table.position())[0];
        session.apply(BoardAction::Play(mv));
        session.apply(AnalysisAction::Review);
    }),
    ("saving", |session| {
        open(session, "ultima");
        session.apply(SavedAction::SaveAs);
    }),
    ("guide", |session| {
        session.apply(GuideAction::Open(Some("withdrawer".to_owned())));
    }),
    ("trial", |session| {
        session.apply(GuideAction::Open(Some("withdrawer".to_owned())));
        session.apply(SceneAction::Try);
    }),
    ("contents", |session| {
        session.apply(GuideAction::OpenContents)
    }),
    ("endings", |session| {
        session.apply(LearnAction::Open);
        session.apply(LearnAction::Ending(EndingAction::Open));
    }),
    ("editor", |session| {
        open(session, "ultima");
        session.apply(EditorAction::Open);
    }),
    ("invent", |session| session.apply(InventAction::Open(None))),
    ("playtest", |session| {
        session.send(PlaytestRequest::Game("ultima".to_owned()));
    }),
    ("puzzles", puzzles),
    ("puzzle", |session| {
        puzzles(session);
        session.apply(PuzzleAction::Start(SeriesKind::Storm));
        assert!(session.puzzles().table().is_some());
    }),
    ("progress of puzzles", |session| {
        puzzles(session);
        session.apply(PuzzleAction::Start(SeriesKind::Next));
        session.apply(PuzzleAction::Hint);
        session.apply(PuzzleAction::ShowProgress(None));
    }),
    ("Penultima", |session| session.send(PenultimaAction::Open)),
    ("choices of a blind game", |session| {
        session.send(BlindAction::Open)
    }),
    ("blind game", |session| {
        session.send(BlindAction::Open);
        session.send(BlindAction::Begin);
    }),
    ("secret rules", |session| {
        let game = game_for_two(rook(MethodName::Leap));
        show(session, game);
    }),
    ("lessons", |session| session.apply(LearnAction::Open)),
    ("lesson", |session| {
        session.apply(LearnAction::Open);
        session.apply(LearnAction::Begin("withdrawer".to_owned()));
        (0..2).for_each(|_| session.apply(LearnAction::Continue));
    }),
];

#[test]
fn every_control_of_every_page_has_a_name() {
    let found = on_every_page(|window| nameless(&window.frame(&[])));
    assert!(found.is_empty(), "{found:#?}");
}

/// The results of `find` on each page, alone and below each overlay.
pub(super) fn on_every_page(find: impl Fn(&mut Window) -> Vec<String>) -> Vec<String> {
    let overlays = [
        None,
        Some(Action::Shell(ShellAction::Toggle(Overlay::Help))),
        Some(Action::Shell(ShellAction::Toggle(Overlay::Settings))),
        Some(Action::Shell(ShellAction::Toggle(Overlay::OpenFile))),
    ];
    let mut found = Vec::new();
    for group in SettingsGroup::ALL {
        let mut window = Window::new();
        window.session.apply(ShellAction::Toggle(Overlay::Settings));
        window.session.apply(SettingsAction::ShowGroup(group));
        window.frame(&[]);
        let here = find(&mut window).into_iter();
        found.extend(here.map(|what| format!("settings, {group:?}: {what}")));
    }
    for (name, page) in PAGES {
        for overlay in &overlays {
            let mut window = Window::new();
            page(&mut window.session);
            window.session.send(Notify("A notice".into()));
            let overlay = overlay.clone().unwrap_or(Action::Menu(MenuAction::Close));
            window.session.apply(overlay.clone());
            window.frame(&[]);
            let here = find(&mut window).into_iter();
            found.extend(here.map(|what| format!("{name}, {overlay:?}: {what}")));
        }
    }
    found
}

/// Opens the page of puzzles, with one puzzle.
fn puzzles(session: &mut Program) {
    let line = "1000;win;;h1h8;k7/8/1K6/8/8/8/8/7R w - - 0 1;8x8;";
    let file = PuzzleFile::read("chess", line).unwrap();
    let puzzles = session.part_mut::<Puzzles>();
    puzzles.collection.set_built_in(file.puzzles);
    session.apply(PuzzleAction::Open);
}

fn open(session: &mut Program, game: &str) {
    let variant = session.variants().games.variant(game, None, &[]).unwrap();
    let start = variant.start().clone();
    session.open(variant, Some(start));
    assert_eq!(session.shell().shown(), Screen::Game);
}

#[test]
fn no_text_of_a_card_is_cut_off_in_any_language() {
    let mut found = Vec::new();
    for offer in offers(None) {
        let in_language = match offer.load().0 {
            Some(language) => speaking(language, cut_off_cards),
            None => cut_off_cards(),
        };
        found.extend(
            in_language
                .iter()
                .map(|what| format!("{}: {what}", offer.tag)),
        );
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// The texts on cards that are cut off.
fn cut_off_cards() -> Vec<String> {
    let pages = ["start", "contents", "lessons", "puzzles", "Penultima"];
    let shown = PAGES.iter().filter(|(name, _)| pages.contains(name));
    let mut found = Vec::new();
    for (name, page) in shown {
        for size in SIZES {
            let mut window = Window::new();
            // Everything is in sight.
            window.size = vec2(size.x, 12_000.0);
            page(&mut window.session);
            for _ in 0..3 {
                window.frame(&[]);
            }
            let cut_off = window.cut_off.iter();
            found.extend(cut_off.map(|text| format!("{name}, {}: {text}", size.x)));
        }
    }
    found
}

#[test]
fn every_page_has_one_header_and_goes_back() {
    let commands = ["Light or dark", "Settings", "Keyboard shortcuts"];
    let with_a_bar = ["start", "contents", "lessons", "puzzles", "invent"];
    let bar = ["Play", "Learn", "Puzzles", "Guide", "Invent", "My games"];
    // A lesson needs the room for its text.
    for (name, page) in PAGES.iter().filter(|(name, _)| *name != "lesson") {
        let ways = match with_a_bar.contains(name) {
            true => bar.to_vec(),
            false => vec!["Back"],
        };
        for size in SIZES {
            let mut window = Window::new();
            window.size = size;
            page(&mut window.session);
            window.frame(&[]);
            let update = window.frame(&[]);
            for &wanted in ways.iter().chain(&commands) {
                let nodes = update.nodes.iter();
                let count = nodes
                    .filter(|(_, node)| node.label() == Some(wanted))
                    .count();
                assert_eq!(count, 1, "{wanted} on {name} at {size}");
            }
        }
    }
    let ways: [fn(&mut Window); 3] = [
        |window| _ = window.keys(&[Key::Escape]),
        |window| _ = window.frame(&[(Modifiers::ALT, Key::ArrowLeft)]),
        |window| {
            let button = |pressed| Event::PointerButton {
                pos: Pos2::new(1.0, 1.0),
                button: PointerButton::Extra1,
                pressed,
                modifiers: Modifiers::NONE,
            };
            window.frame_after(vec![button(true), button(false)]);
        },
    ];
    for (name, page) in PAGES {
        let in_progress = ["game", "analysis", "review", "saving"].contains(&name);
        for go_back in ways {
            let mut window = Window::new();
            page(&mut window.session);
            // A page may lead to another one first, or drop what is picked there.
            for _ in 0..4 {
                window.frame(&[]);
                go_back(&mut window);
            }
            let expected = match in_progress {
                true => Screen::Game,
                false => Screen::Start,
            };
            let shown = window.session.shell().shown();
            let begun = shown == Screen::Game && name == "editor";
            assert!(shown == expected || begun, "{name} leads to {shown:?}");
        }
    }
}

#[test]
fn the_page_of_a_finished_game_goes_back() {
    let mut window = Window::with_game("ultima", FROZEN);
    window.session.apply(crate::app::action::PlayAction::Resign);
    window.keys(&[Key::Escape]);
    assert_eq!(window.session.shell().shown(), Screen::Start);
}
