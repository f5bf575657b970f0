//! What a person does with the mouse and the keyboard, and what they see.

use super::endings::PATIENCE;
use super::*;
use crate::app::analysis::advice;
use crate::app::analysis::analyst::{self, Analyst};
use crate::app::jobs::{Job, Mailbox};
use crate::app::play::book::reader::{self, BookReader};
use crate::app::play::opponent::{self, Computer};
use crate::app::puzzles::refuter::{Refuter, refute};
use baroque::diagram::Ink;
use baroque::notation::write_fen;
use bevy::prelude::{Real, Time};
use bevy_egui::egui::accesskit::Action as Request;
use std::fs;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Ctrl, as egui gets it where it is the key for commands.
pub const CTRL: Modifiers = Modifiers {
    ctrl: true,
    command: true,
    ..Modifiers::NONE
};

/// A window in which everything is in sight.
pub const TALL: Vec2 = vec2(1280.0, 4_000.0);

/// The most frames until everything has its place. A window that has just opened needs a few.
const MOST_FRAMES: usize = 30;

impl Window {
    /// Draws frames until everything keeps its place. Returns what screen readers get.
    fn settled(&mut self) -> TreeUpdate {
        let places = |update: &TreeUpdate| -> BTreeMap<NodeId, _> {
            let nodes = update.nodes.iter();
            nodes.map(|(id, node)| (*id, node.bounds())).collect()
        };
        (0..3).for_each(|_| _ = self.frame(&[]));
        let mut update = self.frame(&[]);
        for _ in 0..MOST_FRAMES {
            let before = std::mem::replace(&mut update, self.frame(&[]));
            if places(&before) == places(&update) {
                break;
            }
        }
        update
    }

    /// The middles of the controls with a name, from top to bottom and from left to right.
    fn places(&mut self, name: &str) -> Vec<Pos2> {
        let update = self.settled();
        let nodes = update.nodes.iter().map(|(_, node)| node);
        let named =
            nodes.filter(|node| node.label() == Some(name) && node.supports_action(Request::Click));
        let mut places: Vec<Pos2> = named.filter_map(middle).collect();
        places.sort_by(|one, other| (one.y, one.x).partial_cmp(&(other.y, other.x)).unwrap());
        places
    }

    pub fn sees(&mut self, name: &str) -> bool {
        !self.places(name).is_empty()
    }

    /// Whether a text of the window has these words.
    pub fn reads(&mut self, words: &str) -> bool {
        self.settled();
        self.written.iter().any(|text| text.contains(words))
    }

    /// Whether a notice has these words.
    pub fn is_told(&self, words: &str) -> bool {
        let notices = self.session.shell().notices.shown();
        notices.iter().any(|notice| notice.text.contains(words))
    }

    /// The name of a control that begins with these words.
    pub fn named(&mut self, words: &str) -> String {
        let update = self.settled();
        let nodes = update.nodes.iter().map(|(_, node)| node);
        let mut names = nodes
            .filter(|node| node.supports_action(Request::Click))
            .filter_map(|node| node.label());
        names
            .find(|name| name.starts_with(words))
            .expect(words)
            .to_owned()
    }

    /// Clicks the first field for text.
    pub fn click_field(&mut self) {
        let update = self.frame(&[]);
        let mut nodes = update.nodes.iter().map(|(_, node)| node);
        let field = nodes.find(|node| node.role() == Role::TextInput);
        let at = field.and_then(middle).expect("a field");
        self.press(at, PointerButton::Primary);
    }

    /// Clicks the first control with a name.
    pub fn click(&mut self, name: &str) {
        self.click_one(name, 0);
    }

    /// Clicks one of several controls with a name.
    pub fn click_one(&mut self, name: &str, index: usize) {
        let places = self.places(name);
        let place = places.get(index);
        let place = *place.unwrap_or_else(|| panic!("{name}: {places:?} {:?}", self.written));
        self.press(place, PointerButton::Primary);
    }

    /// Right-clicks a control.
    pub fn click_second(&mut self, name: &str) {
        let place = self.places(name)[0];
        self.press(place, PointerButton::Secondary);
    }

    fn press(&mut self, at: Pos2, button: PointerButton) {
        self.drag((at, at), button, Modifiers::NONE);
    }

    /// Presses a button of the mouse, moves it and releases the button.
    pub fn drag(&mut self, (from, to): (Pos2, Pos2), button: PointerButton, held: Modifiers) {
        let press = |pos, pressed| Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers: held,
        };
        self.frame_after(vec![Event::PointerMoved(from)]);
        self.frame_after(vec![press(from, true)]);
        if from != to {
            self.frame_after(vec![Event::PointerMoved(from + (to - from) / 2.0)]);
            self.frame_after(vec![Event::PointerMoved(to)]);
        }
        self.frame_after(vec![press(to, false)]);
        self.frame(&[]);
    }

    /// The middle of a square.
    pub fn square(&mut self, name: &str) -> Pos2 {
        let variant = self.session.stage().expect("a board").variant;
        let square = variant.geometry().square(name).expect(name);
        self.place_of(Id::new(("square", square.index())))
    }

    pub fn place_of(&mut self, id: Id) -> Pos2 {
        let update = self.settled();
        let nodes = nodes(&update);
        middle(nodes[&id.accesskit_id()]).unwrap()
    }

    pub fn click_square(&mut self, name: &str) {
        let at = self.square(name);
        self.press(at, PointerButton::Primary);
    }

    /// Right-clicks a square.
    pub fn menu(&mut self, name: &str) {
        let at = self.square(name);
        self.press(at, PointerButton::Secondary);
    }

    pub fn point_at(&mut self, at: Pos2) {
        self.frame_after(vec![Event::PointerMoved(at)]);
        self.frame(&[]);
    }

    /// Draws an arrow between two squares, or a circle on one.
    pub fn draw(&mut self, from: &str, to: &str, held: Modifiers) {
        let way = (self.square(from), self.square(to));
        self.drag(way, PointerButton::Secondary, held);
    }

    /// Carries what lies at a point to another one.
    pub fn carry(&mut self, from: Pos2, to: Pos2) {
        self.drag((from, to), PointerButton::Primary, Modifiers::NONE);
    }

    /// Clicks a piece and then its target, and lets the move end.
    pub fn play(&mut self, from: &str, to: &str) {
        self.click_square(from);
        self.click_square(to);
        self.rest();
    }

    /// Lets all motion end. On the page of a game no time passes.
    pub fn rest(&mut self) {
        match self.session.shell().shown() {
            Screen::Game => self.session.table_mut().end_animations(),
            _ => (0..100).for_each(|_| self.session.advance(0.05)),
        }
        self.frame(&[]);
    }

    /// Types into the field with the keyboard focus.
    pub fn write(&mut self, text: &str) {
        self.frame_after(vec![Event::Text(text.to_owned())]);
        self.frame(&[]);
    }

    /// Replaces the text of a field.
    pub fn fill(&mut self, name: &str, text: &str) {
        self.click(name);
        self.frame(&[(CTRL, Key::A)]);
        self.write(text);
    }

    /// Holds a key from now on, or releases it.
    pub fn hold(&mut self, key: Key, pressed: bool) {
        self.frame_after(vec![Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        }]);
        self.frame(&[]);
    }

    /// The position at the end of the game on the board.
    pub fn fen(&self) -> String {
        let table = self.session.table();
        write_fen(table.variant(), table.record.position())
    }

    /// The position that is shown.
    pub fn shown_fen(&self) -> String {
        let table = self.session.table();
        write_fen(table.variant(), table.position())
    }

    /// The last move of the game.
    pub fn last(&self) -> &str {
        let last = self.session.table().record.plies().next_back();
        last.map_or("", |ply| ply.san.as_str())
    }

    /// The explanation on the board.
    pub fn answer(&self) -> String {
        let answer = self.session.table().interaction.answer.as_ref();
        answer.map_or_else(String::new, |answer| answer.words.to_string())
    }

    /// Whether a square has a mark in the colour of captures.
    pub fn is_ringed(&self, name: &str) -> bool {
        let stage = self.session.stage().unwrap();
        let square = stage.variant.geometry().square(name).unwrap();
        let at = stage.view.center(square);
        let mut items = stage.items().into_iter();
        items.any(|item| item.ink == Ink::Capture && item.at == at)
    }

    /// Starts the computer, the analysis and the opening book.
    pub fn with_engine(mut self) -> Window {
        let session = &mut self.session;
        session.init::<Waker>();
        session.init::<Time<Real>>();
        session.init::<Computer>();
        session.init::<Analyst>();
        session.init::<BookReader>();
        session.init::<Refuter>();
        self
    }

    /// One frame with all that the engine does.
    pub fn work(&mut self) {
        let session = &mut self.session;
        session.part_mut::<Time<Real>>().update();
        let passed = session.part::<Time<Real>>().delta_secs();
        session.run(reader::attend);
        session.run(opponent::play);
        session.run(refute);
        if session.shell().shows(Screen::Game) {
            session.run(analyst::think);
        }
        session.advance(passed);
        session.run(advice::advise);
        self.frame(&[]);
    }

    /// Works until something is true.
    pub fn wait(&mut self, what: &str, wanted: impl Fn(&Window) -> bool) {
        let begun = Instant::now();
        while !wanted(self) {
            assert!(begun.elapsed() < PATIENCE, "{what}: {:?}", self.written);
            self.work();
            sleep(Duration::from_millis(5));
        }
    }

    /// Opens the options of a game, with the players of both sides.
    pub fn choose(&mut self, game: &str, white: &str, black: &str) {
        self.size = TALL;
        self.session.apply(NewGameAction::Open(game.to_owned()));
        self.click_one(white, 0);
        self.click_one(black, 1);
    }

    /// Starts the game that was chosen, in a window of the usual size.
    pub fn begin(&mut self) {
        self.click("Play");
        self.size = vec2(1280.0, 800.0);
        assert_eq!(self.session.shell().shown(), Screen::Game);
        self.settled();
    }
}

fn middle(node: &Node) -> Option<Pos2> {
    let place = node.bounds()?;
    let middle = |from: f64, to: f64| ((from + to) / 2.0) as f32;
    Some(Pos2::new(
        middle(place.x0, place.x1),
        middle(place.y0, place.y1),
    ))
}

/// Does a job at once. Returns what it reports.
pub fn reports<J: Job>(job: J) -> Vec<J::Output> {
    let mailbox = Mailbox::new(Waker::new(|| {}));
    job.run(&mailbox.sender());
    mailbox.take()
}

/// An empty folder for the files of a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("baroque-page-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}
