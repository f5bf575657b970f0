//! What keeps its place on a page, and what fits there.

use super::every_page::PAGES;
use super::person::TALL;
use super::*;
use crate::app::action::PlayAction;
use crate::app::board::draw::BoardPlace;
use crate::app::keys::{Command, by_id, commands};
use baroque::rules::{Color, Outcome, WinReason};
use baroque::texts::{offers, speaking};
use bevy_egui::egui::accesskit::Action as Request;
use bevy_egui::egui::pos2;

/// The buttons of a game against the computer.
const BUTTONS: [&str; 8] = [
    "Hint",
    "Analysis",
    "New game",
    "All games",
    "Take back",
    "Game review",
    "Offer draw",
    "Resign",
];

/// The place of a node.
fn bounds(node: &Node) -> Option<Rect> {
    let place = node.bounds()?;
    let min = pos2(place.x0 as f32, place.y0 as f32);
    Some(Rect::from_min_max(
        min,
        pos2(place.x1 as f32, place.y1 as f32),
    ))
}

/// The places of the controls with a name, each with whether it is enabled.
pub(super) fn places(window: &mut Window, name: &str) -> Vec<(Rect, bool)> {
    window.frame(&[]);
    let update = window.frame(&[]);
    let nodes = update.nodes.iter().map(|(_, node)| node);
    let named = nodes.filter(|node| node.label() == Some(name));
    named
        .filter_map(|node| Some((bounds(node)?, !node.is_disabled())))
        .collect()
}

/// The places of the buttons before the first move.
fn buttons(window: &mut Window) -> Vec<Rect> {
    let place = |name: &&str| places(window, name)[0].0;
    BUTTONS.iter().map(place).collect()
}

/// Checks that every button is still there.
fn assert_same(window: &mut Window, first: &[Rect], when: &str) {
    for (name, first) in BUTTONS.iter().zip(first) {
        let now = places(window, name);
        let kept = now.iter().any(|(place, _)| place == first);
        assert!(kept, "{name} {when} at {}: {now:?}", window.size);
    }
}

/// A new game against the computer. Returns where *Play* was.
fn begun(size: Vec2) -> (Window, Rect) {
    let mut window = Window::new();
    window.choose("ultima", "Player", "Computer");
    window.size = size;
    let (place, _) = places(&mut window, "Play")[0];
    window.begin();
    window.size = size;
    (window, place)
}

#[test]
fn the_buttons_of_a_game_keep_their_places() {
    for size in SIZES {
        let (mut window, _) = begun(size);
        let first = buttons(&mut window);
        let mv = window.session.table().legal_moves()[0];
        window.session.apply(BoardAction::Play(mv));
        window.rest();
        assert_same(&mut window, &first, "after a move");
        let lost = Outcome::Win(Color::Black, WinReason::Resignation);
        window.session.apply(PlayAction::Conclude(lost));
        assert_same(&mut window, &first, "at the end");
        window.session.apply(BoardAction::First);
        assert_same(&mut window, &first, "looking back");
    }
}

#[test]
fn a_second_click_where_play_was_does_nothing() {
    for size in SIZES {
        let (mut window, play) = begun(size);
        for name in BUTTONS {
            for (place, enabled) in places(&mut window, name) {
                let hit = place.contains(play.center()) && enabled;
                assert!(!hit, "{name} at {size}");
            }
        }
        for (place, _) in places(&mut window, "Resign") {
            assert!(!place.intersects(play), "at {size}");
        }
    }
}

/// What can be clicked, each with its place.
fn controls(window: &mut Window) -> BTreeMap<NodeId, (String, Rect)> {
    window.frame(&[]);
    let update = window.frame(&[]);
    let clicked = |node: &Node| {
        let name = node.label().unwrap_or_default().to_owned();
        let place = bounds(node).filter(|_| node.supports_action(Request::Click));
        // A scroll bar has no name.
        place
            .filter(|_| !name.is_empty())
            .map(|place| (name, place))
    };
    let nodes = update.nodes.iter();
    nodes
        .filter_map(|(id, node)| Some((*id, clicked(node)?)))
        .collect()
}

#[test]
fn a_notice_moves_nothing() {
    for (name, page) in PAGES {
        for size in SIZES {
            let mut window = Window::new();
            window.size = size;
            page(&mut window.session);
            // Some pages open with a notice.
            window.session.advance(60.0);
            window.rest();
            // Their windows take some frames to find their size.
            controls(&mut window);
            let before = controls(&mut window);
            window.session.send(Notify("A notice".into()));
            let after = controls(&mut window);
            assert!(
                window.written.iter().any(|text| text == "A notice"),
                "{name}"
            );
            let moved: Vec<_> = before
                .iter()
                .filter(|(id, place)| after.get(id) != Some(place))
                .collect();
            assert!(moved.is_empty(), "{name} at {size}: {moved:?}");
        }
    }
}

#[test]
fn a_notice_covers_no_button_of_a_game() {
    for size in SIZES {
        let (mut window, _) = begun(size);
        window.session.advance(60.0);
        window.session.send(Notify("A notice".into()));
        let (notice, _) = places(&mut window, "Close notice")[0];
        for (name, place) in BUTTONS.iter().zip(buttons(&mut window)) {
            assert!(!place.intersects(notice), "{name} at {size}");
        }
    }
}

#[test]
fn boards_begin_at_the_same_place_on_all_pages() {
    for size in SIZES.into_iter().filter(|size| size.x > size.y) {
        let places = PAGES.map(|(name, page)| {
            let mut window = Window::new();
            window.size = size;
            page(&mut window.session);
            window.frame(&[]);
            window.frame(&[]);
            (name, window.place)
        });
        // The puzzles have the bar above their board.
        let shown = |(name, place): &&(&str, BoardPlace)| place.square > 0.0 && *name != "puzzles";
        let boards = places.iter().filter(shown);
        let boards: Vec<(&str, BoardPlace)> = boards.copied().collect();
        let of = |page: &str| boards.iter().find(|(name, _)| *name == page).unwrap().1;
        for (name, board) in &boards {
            assert_eq!(board.top, of("game").top, "{name} at {size}");
        }
        // These have the same game.
        for page in ["analysis", "review", "editor"] {
            assert_eq!(of(page).left, of("game").left, "{page} at {size}");
        }
    }
}

#[test]
fn a_board_below_the_bar_begins_at_the_margin_and_as_high_as_the_panel() {
    let words = "A dot: it can move there. A ring: it can capture there by displacement.";
    for (size, margin) in [
        (vec2(1280.0, 800.0), 24.0),
        (vec2(1280.0, 600.0), 24.0),
        (vec2(1900.0, 1000.0), 234.0),
    ] {
        let mut window = Window::new();
        window.size = size;
        window.session.apply(InventAction::Open(None));
        let board = places(&mut window, words)[0].0;
        let field = places(&mut window, "Name")[0].0;
        // The line around the board is outside its squares.
        assert!((board.left() - margin).abs() <= 3.0, "{size}: {board}");
        assert!((board.top() - field.top()).abs() < 8.0, "{size}: {board}");
    }
}

#[test]
fn a_bar_in_two_rows_begins_where_the_page_does() {
    let mut window = Window::new();
    window.size = vec2(800.0, 600.0);
    (0..4).for_each(|_| _ = window.frame(&[]));
    let left = |words: &str| {
        let mut texts = window.drawn.iter().filter_map(|drawn| match &drawn.shape {
            Shape::Text(text) if text.galley.text() == words => Some(text.visual_bounding_rect()),
            _ => None,
        });
        texts.next().expect(words).left()
    };
    for words in ["Play", "Chess with an added pair"] {
        assert!((left(words) - left("Baroque")).abs() < 4.0, "{words}");
    }
}

#[test]
fn no_page_covers_the_bar_above_it() {
    for size in [
        vec2(1280.0, 800.0),
        vec2(800.0, 600.0),
        vec2(640.0, 480.0),
        vec2(1900.0, 1000.0),
    ] {
        let mut window = Window::new();
        window.size = size;
        for page in ["Learn", "Puzzles", "Guide", "Invent", "My games", "Play"] {
            window.click(page);
            window.frame(&[]);
            window.frame(&[]);
            assert!(!window.is_covered("My games"), "{page} {size}");
        }
    }
}

#[test]
fn the_names_of_the_settings_are_in_one_row() {
    for size in SIZES {
        let mut window = Window::with_game("ultima", FROZEN);
        window.size = size;
        window.session.apply(ShellAction::Toggle(Overlay::Settings));
        window.frame(&[]);
        let update = window.frame(&[]);
        let names = SettingsGroup::ALL.map(|group| group.name().to_owned());
        let tabs = update.nodes.iter().map(|(_, node)| node);
        let tabs = tabs.filter(|node| node.role() == Role::RadioButton);
        let tabs = tabs.filter(|node| names.iter().any(|name| node.label() == Some(name)));
        let tabs: Vec<Rect> = tabs.filter_map(bounds).collect();
        assert_eq!(tabs.len(), names.len());
        for tab in tabs {
            assert_eq!(tab.center().y, tabs_middle(&update, &names[0]), "{size}");
            assert!(tab.right() <= size.x, "{size}: {tab}");
        }
    }
}

/// The middle of the height of a tab.
fn tabs_middle(update: &TreeUpdate, name: &str) -> f32 {
    let mut nodes = update.nodes.iter().map(|(_, node)| node);
    let tab = nodes.find(|node| node.role() == Role::RadioButton && node.label() == Some(name));
    tab.and_then(bounds).unwrap().center().y
}

#[test]
fn the_levels_are_in_even_rows() {
    for size in SIZES {
        let mut window = Window::new();
        window.choose("ultima", "Player", "Computer");
        window.size = vec2(size.x, 2_000.0);
        let custom = places(&mut window, "Custom")[0].0;
        let update = window.frame(&[]);
        let nodes = update.nodes.iter().map(|(_, node)| node);
        let levels = nodes.filter(|node| node.role() == Role::RadioButton);
        let beside = levels.filter_map(bounds);
        let beside = beside.filter(|place| place.center().y == custom.center().y);
        assert!(beside.count() >= 5, "{size}");
    }
}

#[test]
fn the_rarer_choices_for_a_game_have_a_place_of_their_own() {
    let mut window = Window::new();
    window.size = TALL;
    window
        .session
        .apply(NewGameAction::Open("chess".to_owned()));
    assert!(window.sees("Change"));
    let before = places(&mut window, "Change");
    window.click("Change");
    assert!(window.sees("3+2") && !window.sees("Change"));
    window.click("Done");
    assert!(window.sees("Change"));
    assert_eq!(places(&mut window, "Change"), before);
    window.click("Change");
    window.session.apply(ShellAction::OpenStart);
    (0..3).for_each(|_| _ = window.frame(&[]));
    window
        .session
        .apply(NewGameAction::Open("chess".to_owned()));
    assert!(window.sees("Change"));
}

#[test]
fn no_button_on_the_page_of_a_game_is_cut_off() {
    let mut window = Window::new();
    window
        .session
        .apply(NewGameAction::Open("chess".to_owned()));
    window.size = vec2(1280.0, 1_200.0);
    for name in ["Setup editor", "Invent a piece", "Playtest", "Export"] {
        let (place, _) = places(&mut window, name)[0];
        assert!(place.right() <= 1280.0 - 14.0, "{name}: {place}");
    }
}

#[test]
fn no_name_below_an_icon_of_a_game_is_cut_off_in_any_language() {
    let games = [
        ("Player", "Computer", "Play"),
        ("Player", "Player", "Play"),
        ("Computer", "Computer", "Watch"),
    ];
    let mut windows = games.map(|(white, black, begin)| {
        let mut window = Window::new();
        window.choose("chess", white, black);
        window.click(begin);
        window.size = vec2(800.0, 600.0);
        window
    });
    let mut cut_off = || -> Vec<String> {
        let names: Vec<&str> = commands().map(Command::name).collect();
        let mut found = Vec::new();
        for window in &mut windows {
            (0..3).for_each(|_| _ = window.frame(&[]));
            let name = by_id("play.takeback").unwrap().name();
            assert!(window.written.iter().any(|text| text == name), "{name}");
            let is_name = |text: &&String| names.contains(&text.as_str());
            found.extend(window.cut_off.iter().filter(is_name).cloned());
        }
        found
    };
    for offer in offers(None) {
        let found = match offer.load().0 {
            Some(language) => speaking(language, &mut cut_off),
            None => cut_off(),
        };
        assert_eq!(found, [""; 0], "{}", offer.tag);
    }
}
