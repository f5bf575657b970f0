//! Tests of the pages through what screen readers get.

mod blind;
mod boards;
mod comments;
mod course;
mod ending;
mod ending_values;
mod endings;
mod engine;
mod every_page;
mod hand;
mod invent;
mod keys;
mod language;
mod layout;
mod learn;
mod long_session;
mod moves;
mod options;
mod own_files;
mod penultima;
mod person;
mod playtest;
mod puzzles;
mod reading;
mod review;
mod setups;
mod start;
mod tree;

use super::frame;
use crate::app::access::announce::Announcer;
use crate::app::action::{
    Action, AnalysisAction, BoardAction, EditorAction, GuideAction, InventAction, LearnAction,
    MenuAction, NewGameAction, PuzzleAction, SceneAction, SettingsAction, ShellAction,
};
use crate::app::board::draw::BoardPlace;
use crate::app::jobs::Waker;
use crate::app::keys::Listener;
use crate::app::learn::EndingAction;
use crate::app::my_games::SavedAction;
use crate::app::penultima::PenultimaAction;
use crate::app::penultima::tests::{game_for_two, rook, show};
use crate::app::play::BoardScreen;
use crate::app::puzzles::{Puzzles, SeriesKind};
use crate::app::settings::SettingsGroup;
use crate::app::shell::{Notify, Outbox, Overlay, Screen, Shell};
use crate::app::tests::Program;
use crate::app::ui::art::PanelArt;
use crate::app::ui::context::ContextFacts;
use crate::app::ui::films::CardFilms;
use crate::app::ui::theme;
use crate::app::ui::theme::Theme;
use crate::app::variants::PlaytestRequest;
use baroque::notation::parse_fen;
use baroque::puzzles::PuzzleFile;
use baroque::rules::MethodName;
use baroque::variant_file::Catalogue;
use bevy::ecs::system::SystemState;
use bevy_egui::egui::accesskit::{Live, Node, NodeId, Role, TreeUpdate};
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{
    Context, Event, Galley, Id, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape, Vec2,
    vec2,
};
use std::collections::BTreeMap;

/// A window without a display.
struct Window {
    ctx: Context,
    session: Program,
    announcer: Announcer,
    listener: Listener,
    art: PanelArt,
    films: CardFilms,
    /// Its size in points.
    size: Vec2,
    /// The texts of the last frame, those of them that are cut off, and all that was drawn.
    written: Vec<String>,
    cut_off: Vec<String>,
    drawn: Vec<ClippedShape>,
    /// Where the last frame had the board.
    place: BoardPlace,
    /// Whether the last frame sent messages.
    acted: bool,
}

impl Window {
    fn new() -> Window {
        let ctx = Context::default();
        ctx.set_fonts(theme::fonts());
        ctx.enable_accesskit();
        let session = Program::new(Catalogue::built_in());
        Window {
            ctx,
            session,
            announcer: Announcer::default(),
            listener: Listener::default(),
            art: PanelArt::default(),
            films: CardFilms::new(Waker::new(|| {})),
            size: vec2(1280.0, 800.0),
            written: Vec::new(),
            cut_off: Vec::new(),
            drawn: Vec::new(),
            place: BoardPlace::default(),
            acted: false,
        }
    }

    fn with_game(game: &str, fen: &str) -> Window {
        let mut window = Window::new();
        window.open(game, fen);
        window
    }

    fn open(&mut self, game: &str, fen: &str) {
        let games = &self.session.variants().games;
        let variant = games.variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        self.session.open(variant, Some(position));
    }

    /// Runs a frame with these keys pressed before it, and delivers its messages.
    fn frame(&mut self, keys: &[(Modifiers, Key)]) -> TreeUpdate {
        let key = |&(modifiers, key): &(Modifiers, Key)| Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers,
        };
        self.frame_after(keys.iter().map(key).collect())
    }

    /// Runs a frame after these events, and delivers its messages.
    fn frame_after(&mut self, events: Vec<Event>) -> TreeUpdate {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            events,
            ..RawInput::default()
        };
        let mut outbox = Outbox::default();
        let Window {
            ctx,
            session,
            announcer,
            listener,
            art,
            films,
            ..
        } = self;
        let mut board = BoardPlace::default();
        let mut output = ctx.clone().run_ui(input, |_| {
            Theme::new(session.settings()).apply(ctx);
            let facts = ContextFacts {
                listened: true,
                ..ContextFacts::default()
            };
            let view = &mut SystemState::new(session.world());
            let (world, drawings) = (session.world(), (&mut *art, &mut *films));
            board =
                frame::draw(ctx, world, view, drawings, (facts, listener), &mut outbox).unwrap();
            announcer.show(ctx);
        });
        // Nothing draws the textures in a test.
        output.textures_delta.clear();
        let shapes = output.shapes.iter().map(|clipped| &clipped.shape);
        let galleys: Vec<&Galley> = shapes.flat_map(galleys).collect();
        let texts = |galleys: Vec<&Galley>| -> Vec<String> {
            let texts = galleys.into_iter().map(Galley::text).map(str::to_owned);
            texts.collect()
        };
        let elided = galleys.iter().copied().filter(|galley| galley.elided);
        let cut_off = texts(elided.collect());
        let written = texts(galleys);
        self.acted = !outbox.is_empty();
        session.hear(&mut outbox);
        session.announce(announcer);
        self.place = board;
        self.written = written;
        self.cut_off = cut_off;
        self.drawn = output.shapes;
        output.platform_output.accesskit_update.unwrap()
    }

    /// Whether something opaque was drawn over each place where a text stands.
    fn is_covered(&self, words: &str) -> bool {
        let stands = |(index, drawn): (usize, &ClippedShape)| match &drawn.shape {
            Shape::Text(text) if text.galley.text() == words => {
                Some((index, text.visual_bounding_rect()))
            }
            _ => None,
        };
        let mut places = self.drawn.iter().enumerate().filter_map(stands);
        places.all(|(index, place)| {
            self.drawn[index..].iter().any(|above| match &above.shape {
                Shape::Rect(rect) => rect.fill.is_opaque() && rect.rect.contains_rect(place),
                _ => false,
            })
        })
    }

    /// The centre of the control or square with a name.
    fn middle(&mut self, name: &str) -> Pos2 {
        let update = self.frame(&[]);
        let mut nodes = update.nodes.iter().map(|(_, node)| node);
        let node = nodes.find(|node| node.label() == Some(name));
        let place = node.and_then(|node| node.bounds()).expect(name);
        Pos2::new(
            ((place.x0 + place.x1) / 2.0) as f32,
            ((place.y0 + place.y1) / 2.0) as f32,
        )
    }

    fn keys(&mut self, keys: &[Key]) -> TreeUpdate {
        for &key in keys {
            self.frame(&[(Modifiers::NONE, key)]);
        }
        self.frame(&[])
    }
}

/// The texts of a shape.
fn galleys(shape: &Shape) -> Vec<&Galley> {
    match shape {
        Shape::Text(text) => vec![&*text.galley],
        Shape::Vec(shapes) => shapes.iter().flat_map(galleys).collect(),
        _ => Vec::new(),
    }
}

/// The announcement that screen readers read. The other live nodes are empty.
fn said(update: &TreeUpdate) -> String {
    let live = update.nodes.iter().map(|(_, node)| node);
    let live = live.filter(|node| node.live() == Some(Live::Polite));
    live.filter_map(|node| node.value()).collect()
}

fn nodes(update: &TreeUpdate) -> BTreeMap<NodeId, &Node> {
    update.nodes.iter().map(|(id, node)| (*id, node)).collect()
}

/// Controls without a name.
fn nameless(update: &TreeUpdate) -> Vec<String> {
    let wanted = [
        Role::Button,
        Role::TextInput,
        Role::MultilineTextInput,
        Role::CheckBox,
        Role::RadioButton,
        Role::ComboBox,
        Role::Slider,
        Role::SpinButton,
        Role::GridCell,
        Role::Grid,
    ];
    let named = |node: &Node| {
        let label = match node.role() {
            Role::Label => node.value(),
            _ => node.label(),
        };
        label.is_some_and(|label| !label.trim().is_empty()) || !node.labelled_by().is_empty()
    };
    let focusable = |node: &Node| node.supports_action(bevy_egui::egui::accesskit::Action::Focus);
    let nodes = update.nodes.iter().map(|(_, node)| node);
    nodes
        .filter(|node| wanted.contains(&node.role()) || focusable(node))
        .filter(|node| !named(node))
        .map(|node| format!("{:?} {:?}", node.role(), node.bounds()))
        .collect()
}

#[test]
fn a_notice_that_asks_is_shown_above_newer_ones() {
    let games: [fn() -> Window; 2] = [Window::new, || Window::with_game("ultima", FROZEN)];
    for mut window in games.map(|window| window()) {
        let shell = window.session.part_mut::<Shell>();
        for text in ["One.", "Two.", "Three."] {
            shell.notices.add(text);
        }
        shell.notices.ask("Close it again?");
        for text in ["Four.", "Five."] {
            shell.notices.add(text);
        }
        window.frame(&[]);
        window.frame(&[]);
        let shown = [
            "One.",
            "Two.",
            "Three.",
            "Close it again?",
            "Four.",
            "Five.",
        ];
        let shown = shown.map(|text| window.written.iter().any(|written| written == text));
        assert_eq!(shown, [false, false, false, true, false, true]);
    }
}

const FROZEN: &str = "7k/8/8/2i5/3W4/8/8/K7 w - - 0 1";

#[test]
fn screen_readers_get_the_squares_in_reading_order() {
    let mut window = Window::with_game("ultima", FROZEN);
    window.frame(&[]);
    let update = window.frame(&[]);
    let nodes = nodes(&update);
    let board = nodes
        .values()
        .find(|node| node.role() == Role::Grid)
        .unwrap();
    assert_eq!(board.label(), Some("Board, Ultima"));
    let inside = board.children().iter().flat_map(|id| nodes[id].children());
    let labels: Vec<&str> = inside.filter_map(|id| nodes[id].label()).collect();
    assert_eq!(labels.len(), 64);
    assert_eq!(labels[0], "a8, empty");
    assert_eq!(labels[7], "Black King on h8");
    let frozen = "White Withdrawer on d4, frozen by Immobilizer on c5; may remove itself";
    assert_eq!(labels[4 * 8 + 3], frozen);
    assert_eq!(labels[7 * 8], "White King on a1; 3 moves");
}

#[test]
fn a_move_by_keyboard_is_announced() {
    let mut window = Window::with_game("ultima", FROZEN);
    window.frame(&[]);
    // The king is picked on a1. Its targets are read in the order b1, a2, b2.
    let update = window.keys(&[Key::F6, Key::Space]);
    let focused = nodes(&update)[&update.focus];
    assert_eq!(focused.role(), Role::Grid);
    let marked = focused.active_descendant().unwrap();
    let marked = nodes(&update)[&marked].label().unwrap().to_owned();
    assert_eq!(marked, "White King on a1; 3 moves; selected");
    let update = window.keys(&[Key::Tab, Key::Tab, Key::Tab, Key::Enter]);
    assert_eq!(said(&update), "White: King a1 to b2");
    let table = window.session.table();
    assert_eq!(table.record.len(), 1);
}

#[test]
fn arrow_keys_move_the_cursor_until_escape_leaves_the_board() {
    let mut window = Window::with_game("ultima", FROZEN);
    window.keys(&[Key::F6, Key::Space, Key::ArrowUp, Key::Space]);
    let shown = |window: &Window| window.session.table().shown();
    assert_eq!(shown(&window), 1, "a1 to a2");
    window.keys(&[Key::ArrowLeft]);
    assert_eq!(shown(&window), 1, "only the cursor has moved");
    window.keys(&[Key::Home]);
    assert_eq!(shown(&window), 0);
    window.keys(&[Key::End, Key::Escape, Key::ArrowLeft]);
    assert_eq!(shown(&window), 0);
}

#[test]
fn an_escape_that_leaves_a_field_does_not_leave_the_page() {
    let mut window = Window::new();
    window
        .session
        .apply(InventAction::Open(Some("chess".to_owned())));
    window.frame(&[]);
    let field = (0..100).find(|_| {
        window.keys(&[Key::Tab]);
        Listener::now(&window.ctx) == Listener::Text
    });
    assert!(field.is_some());
    window.keys(&[Key::Escape]);
    assert_eq!(window.session.shell().shown(), Screen::Invent);
    window.keys(&[Key::Escape]);
    assert_eq!(window.session.shell().shown(), Screen::Start);
}

#[test]
fn a_changed_shortcut_replaces_the_default() {
    let mut window = Window::with_game("ultima", FROZEN);
    window.session.apply(ShellAction::Toggle(Overlay::Settings));
    let wait = crate::app::keys::KeyEdit::Wait(Some("board.flip"));
    window.session.apply(wait);
    window.keys(&[Key::Num5]);
    window.session.apply(ShellAction::Toggle(Overlay::Settings));
    let flipped = |window: &Window| window.session.table().view().flipped();
    window.keys(&[Key::F]);
    assert!(!flipped(&window));
    window.keys(&[Key::Num5]);
    assert!(flipped(&window));
}

/// The sizes of windows in points: small and large ones, and a window of 1280 × 800 pixels at 200 %.
const SIZES: [Vec2; 5] = [
    vec2(1280.0, 800.0),
    vec2(1900.0, 1000.0),
    vec2(800.0, 600.0),
    vec2(640.0, 400.0),
    vec2(600.0, 1000.0),
];
