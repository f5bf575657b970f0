//! Tests of the keyboard below windows, menus and choices, and in their fields.

use super::*;
use crate::app::board::action::{MenuAt, ReadOut};
use crate::app::keys::{Chord, Command, commands};
use crate::app::pages::windows::PageWindow as Above;
use bevy_egui::egui::Popup;

/// What lies over a page: its name, the steps that open it, and its window if it is one.
type Cover = (&'static str, fn(&mut Window), Option<Above>);

const COVERS: [Cover; 9] = [
    (
        "help",
        |window| toggle(window, Overlay::Help),
        Some(Above::Shell(Overlay::Help)),
    ),
    (
        "settings",
        |window| toggle(window, Overlay::Settings),
        Some(Above::Shell(Overlay::Settings)),
    ),
    (
        "problems",
        |window| toggle(window, Overlay::Problems),
        Some(Above::Shell(Overlay::Problems)),
    ),
    (
        "open",
        |window| toggle(window, Overlay::OpenFile),
        Some(Above::Shell(Overlay::OpenFile)),
    ),
    (
        "position",
        |window| window.session.apply(ReadOut),
        Some(Above::Position),
    ),
    (
        "save",
        |window| window.session.apply(SavedAction::SaveAs),
        Some(Above::Save),
    ),
    ("piece menu", piece_menu, None),
    (
        "list",
        |window| Popup::open_id(&window.ctx, Id::new("list")),
        None,
    ),
    ("choice", choose, None),
];

fn toggle(window: &mut Window, overlay: Overlay) {
    window.session.apply(ShellAction::Toggle(overlay));
}

fn piece_menu(window: &mut Window) {
    window.session.apply(MenuAction::Open(MenuAt {
        square: None,
        x: 300.0,
        y: 300.0,
        by_keys: false,
    }));
}

/// Opens a choice between promotions.
fn choose(window: &mut Window) {
    let table = window.session.table_mut();
    let moves = table.legal_moves().to_vec();
    table.interaction.chooser = Some(crate::app::board::interact::Chooser {
        at: moves[0].to,
        moves,
        pointed: 0,
    });
}

/// A frame with the shortcut of a command, while nothing has the focus.
fn press(window: &mut Window, command: &Command) {
    if let Some(focused) = window.ctx.memory(|memory| memory.focused()) {
        window
            .ctx
            .memory_mut(|memory| memory.surrender_focus(focused));
    }
    window.frame(&[command.key]);
}

/// A running game below a cover.
fn covered(open: fn(&mut Window)) -> Window {
    let mut window = Window::with_game("ultima", FROZEN);
    window.frame(&[]);
    open(&mut window);
    for _ in 0..3 {
        window.frame(&[]);
    }
    window
}

#[test]
fn no_shortcut_of_the_page_works_below_what_lies_over_it() {
    for (name, open, above) in COVERS {
        let closes = above.map(Above::close);
        let mut window = covered(open);
        for command in commands() {
            let action = crate::app::action::action_of(command);
            let own = closes.is_some() && action == closes.as_ref();
            // The list itself uses Escape.
            let closes_list = (name, command.id) == ("list", "program.cancel");
            let works = (command.everywhere || own) && !closes_list;
            if name == "list" {
                // Only the frame after its opening has the list, because nothing shows it.
                open(&mut window);
            }
            press(&mut window, command);
            assert_eq!(window.acted, works, "{} below {name}", command.id);
            if works {
                window = covered(open);
            }
        }
    }
}

#[test]
fn the_commands_of_the_whole_window_are_few() {
    let everywhere = commands().filter(|command| command.everywhere);
    let ids: Vec<&str> = everywhere.map(|command| command.id).collect();
    let expected = [
        "settings.enlarge",
        "settings.reduce",
        "settings.default_size",
        "program.full_screen",
        "keys.help",
        "program.cancel",
        "program.quit",
    ];
    assert_eq!(ids, expected);
}

#[test]
fn escape_closes_the_top_window_and_nothing_below() {
    for (name, open, above) in COVERS {
        let Some(above) = above else { continue };
        let mut window = covered(open);
        let help = Above::Shell(Overlay::Help);
        if above != help {
            window.keys(&[Key::F1]);
            assert_eq!(window.session.shown().windows(), [above, help], "{name}");
            window.keys(&[Key::Escape]);
        }
        assert_eq!(window.session.shown().windows(), [above], "{name}");
        window.keys(&[Key::Escape]);
        assert_eq!(window.session.shown().windows(), [], "{name}");
        assert_eq!(window.session.shell().shown(), Screen::Game, "{name}");
    }
}

fn text(text: &str) -> Vec<Event> {
    vec![Event::Text(text.to_owned())]
}

#[test]
fn a_path_that_is_typed_at_once_goes_into_the_form() {
    let mut window = Window::with_game("ultima", FROZEN);
    window.frame(&[]);
    window.session.apply(SavedAction::SaveAs);
    window.frame(&[]);
    assert_eq!(Listener::now(&window.ctx), Listener::Text);
    window.frame_after(text("/tmp/r.pgn"));
    let path = &window.session.saved().form.as_ref().unwrap().path;
    assert_eq!(path, "/tmp/r.pgn", "it replaces the suggestion");
    window.session.apply(SavedAction::CloseForm);
    window.session.apply(ShellAction::Toggle(Overlay::OpenFile));
    window.frame(&[]);
    window.frame_after(text("r.fen"));
    assert_eq!(window.session.variants().path, "r.fen");
}

#[test]
fn a_window_takes_the_focus_and_gives_it_back() {
    let mut window = Window::with_game("ultima", FROZEN);
    window.keys(&[Key::F6]);
    let board = window.ctx.memory(|memory| memory.focused());
    assert_eq!(board, Some(Id::new(crate::app::keys::BOARD)));
    window.keys(&[Key::F1, Key::Space, Key::ArrowUp, Key::Space]);
    assert_eq!(window.session.table().interaction.picked, None);
    window.keys(&[Key::F1]);
    let focused = window.ctx.memory(|memory| memory.focused());
    assert_eq!(focused, board);
}

#[test]
fn typing_replaces_a_refused_move() {
    let mut window = Window::with_game("ultima", FROZEN);
    window.frame(&[]);
    window.keys(&[Key::Slash]);
    window.frame_after(text("nonsense"));
    window.keys(&[Key::Enter]);
    assert_eq!(window.session.typing().text, "nonsense");
    assert!(window.session.typing().message.is_some());
    window.frame_after(text("K"));
    assert_eq!(window.session.typing().text, "K");
    window.keys(&[Key::Enter, Key::Escape, Key::Slash]);
    window.frame_after(text("a2"));
    assert_eq!(
        window.session.typing().text,
        "a2",
        "the old text was selected"
    );
}

#[test]
fn a_held_second_shortcut_belongs_to_its_command() {
    let keys = crate::app::keys::Keymap::default();
    let command = |modifiers, key| {
        keys.command(Chord::new(modifiers, key))
            .map(|known| known.id)
    };
    assert_eq!(command(Modifiers::NONE, Key::F1), Some("keys.help"));
    assert_eq!(
        command(Modifiers::CTRL, Key::Equals),
        Some("settings.enlarge")
    );
    let redo = Modifiers::CTRL | Modifiers::SHIFT;
    assert_eq!(command(redo, Key::Z), Some("editor.redo"));
    assert_eq!(command(Modifiers::ALT, Key::Z), None);
}
