//! Runs the program on a screen, with `xdotool` for input.
//!
//! The program reports its state as one line of JSON for each change (`BAROQUE_REPORT`).

use crate::screen::{Picture, Screen};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long the program reports nothing after it has handled a click.
const QUIET: Duration = Duration::from_millis(300);

/// The longest time for handling a click.
const PLAYING: Duration = Duration::from_secs(3);

/// The program on its screen.
pub struct Program {
    screen: Screen,
    child: Child,
    lines: Receiver<Value>,
    home: PathBuf,
    /// The latest report.
    pub state: Value,
}

impl Program {
    /// Starts the program with an empty home.
    pub fn start(arguments: &[&str]) -> Program {
        let home = std::env::temp_dir().join(format!(
            "baroque-window-{}-{:?}",
            std::process::id(),
            thread::current().id()
        ));
        std::fs::create_dir_all(&home).expect("a home");
        Program::start_in(home, &[], arguments)
    }

    pub fn start_in(home: PathBuf, environment: &[(&str, &str)], arguments: &[&str]) -> Program {
        let screen = Screen::new();
        let mut child = Command::new(env!("CARGO_BIN_EXE_baroque"))
            .args(arguments)
            .env("DISPLAY", screen.display())
            .env_remove("WAYLAND_DISPLAY")
            .env("HOME", &home)
            .env_remove("XDG_CONFIG_HOME")
            .env_remove("XDG_DATA_HOME")
            .env("BAROQUE_REPORT", "1")
            .envs(environment.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program");
        let output = BufReader::new(child.stdout.take().expect("the program's output"));
        let (message, lines) = channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                let Ok(value) = serde_json::from_str(&line) else {
                    continue;
                };
                if message.send(value).is_err() {
                    return;
                }
            }
        });
        let mut program = Program {
            screen,
            child,
            lines,
            home,
            state: Value::Null,
        };
        program.wait("the window", |state| state.is_object());
        // Without a window manager, nothing else gives the window the keyboard focus.
        let window = ["search", "--sync", "--onlyvisible", "--name", "Baroque"];
        program.xdotool(&[&window[..], &["windowfocus"]].concat());
        program.settle();
        program
    }

    /// Waits until it uses less than 2 % of a core for five seconds. It must sleep when nothing moves.
    pub fn wait_for_sleep(&self) {
        const WINDOW: Duration = Duration::from_secs(5);
        // A tick is a hundredth of a second.
        const FEW: u64 = 10;
        let begun = Instant::now();
        loop {
            let before = self.ticks();
            thread::sleep(WINDOW);
            let used = self.ticks() - before;
            if used <= FEW {
                return;
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "still {used} ticks in {WINDOW:?}"
            );
        }
    }

    /// The CPU time of its process, in hundredths of a second.
    fn ticks(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let stat = stat.expect("its state");
        let fields = stat.rsplit(')').next().expect("fields").split_whitespace();
        let used = fields.skip(11).take(2);
        used.map(|field| field.parse::<u64>().expect("ticks")).sum()
    }

    /// Waits until a report satisfies a condition.
    pub fn wait(&mut self, what: &str, wanted: impl Fn(&Value) -> bool) {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            for state in self.lines.try_iter() {
                self.state = state;
            }
            if wanted(&self.state) {
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!(
            "waited too long for {what}; the program message {}",
            self.state
        );
    }

    /// Waits until there are no reports for a while, or long enough to handle a click while something plays.
    fn settle(&mut self) {
        let (begun, mut message) = (Instant::now(), Instant::now());
        while message.elapsed() < QUIET && begun.elapsed() < PLAYING {
            thread::sleep(Duration::from_millis(20));
            for state in self.lines.try_iter() {
                self.state = state;
                message = Instant::now();
            }
        }
    }

    /// Waits until nothing moves and no search runs.
    pub fn rest(&mut self) {
        self.wait("rest", |state| {
            state["moving"] == false && state["thinking"] == false
        });
    }

    pub fn text(&self, field: &str) -> String {
        self.state[field].as_str().unwrap_or_default().to_owned()
    }

    fn xdotool(&self, arguments: &[&str]) {
        self.screen.tool("xdotool", arguments);
    }

    fn move_to(&self, (x, y): (i64, i64)) {
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string()]);
        thread::sleep(Duration::from_millis(120));
    }

    fn click_at(&mut self, place: (i64, i64)) {
        self.move_to(place);
        self.xdotool(&["click", "1"]);
        self.settle();
    }

    /// Whether a control with this name is visible.
    pub fn sees(&self, name: &str) -> bool {
        self.state["places"][name].is_array()
    }

    /// Clicks a control by its name.
    pub fn click(&mut self, name: &str) {
        let middle = self.middle(name);
        self.click_at(middle);
    }

    /// Points at a control by its name.
    pub fn point_at(&mut self, name: &str) {
        let middle = self.middle(name);
        self.move_to(middle);
        self.settle();
    }

    /// The centre of a control, as soon as it is there.
    fn middle(&mut self, name: &str) -> (i64, i64) {
        let key = name.to_owned();
        self.wait(&format!("`{name}`"), |state| {
            state["places"][&key].is_array()
        });
        let edge = |index: usize| self.state["places"][name][index].as_i64().expect("a place");
        ((edge(0) + edge(2)) / 2, (edge(1) + edge(3)) / 2)
    }

    /// The centre of a square of the board, or a point at this offset from it, in squares, as soon as the board is
    /// there.
    pub fn square(&mut self, name: &str, (dx, dy): (f64, f64)) -> (i64, i64) {
        let key = name.to_owned();
        self.wait(&format!("the square {name}"), |state| {
            state["squares"][&key].is_array()
        });
        let middle = |index: usize| {
            self.state["squares"][name][index]
                .as_f64()
                .expect("a place")
        };
        let size = self.state["board"][2].as_f64().expect("a board");
        (
            (middle(0) + dx * size) as i64,
            (middle(1) + dy * size) as i64,
        )
    }

    pub fn click_square(&mut self, name: &str) {
        let place = self.square(name, (0.0, 0.0));
        self.click_at(place);
    }

    /// Opens the menu of a piece.
    pub fn menu(&mut self, name: &str) {
        let place = self.square(name, (0.0, 0.0));
        self.move_to(place);
        self.xdotool(&["click", "3"]);
        self.settle();
    }

    /// Draws an arrow between two squares with the right mouse button, or a circle on one, while a key is held.
    pub fn draw(&mut self, from: &str, to: &str, held: Option<&str>) {
        let (start, stop) = (self.square(from, (0.0, 0.0)), self.square(to, (0.0, 0.0)));
        if let Some(key) = held {
            self.xdotool(&["keydown", key]);
            self.settle();
        }
        self.move_to(start);
        self.xdotool(&["mousedown", "3"]);
        self.move_to(((start.0 + stop.0) / 2, (start.1 + stop.1) / 2));
        self.move_to(stop);
        self.xdotool(&["mouseup", "3"]);
        self.settle();
        if let Some(key) = held {
            self.xdotool(&["keyup", key]);
            self.settle();
        }
    }

    /// Holds a key during a check.
    pub fn holding(&mut self, key: &str, look: impl FnOnce(&mut Program)) {
        self.xdotool(&["keydown", key]);
        self.settle();
        look(self);
        self.xdotool(&["keyup", key]);
        self.settle();
    }

    /// Clicks a piece and then its target, and waits until the move is over.
    pub fn play(&mut self, from: &str, to: &str) {
        let before = self.text("fen");
        self.click_square(from);
        self.click_square(to);
        self.wait("the move", |state| state["fen"] != before.as_str());
        self.rest();
    }

    /// Drags a piece to its target.
    pub fn drag(&mut self, from: &str, to: &str) {
        let start = self.square(from, (0.0, 0.0));
        self.carry(start, to);
    }

    /// Drags a control to a square.
    pub fn drag_from(&mut self, name: &str, to: &str) {
        let start = self.middle(name);
        self.carry(start, to);
    }

    fn carry(&mut self, start: (i64, i64), to: &str) {
        let before = self.text("fen");
        let stop = self.square(to, (0.0, 0.0));
        self.move_to(start);
        self.xdotool(&["mousedown", "1"]);
        self.move_to(((start.0 + stop.0) / 2, (start.1 + stop.1) / 2));
        self.move_to(stop);
        self.xdotool(&["mouseup", "1"]);
        self.wait("the move", |state| state["fen"] != before.as_str());
        self.rest();
    }

    pub fn hover(&mut self, square: &str) {
        let place = self.square(square, (0.0, 0.0));
        self.move_to(place);
        self.settle();
    }

    pub fn key(&mut self, key: &str) {
        self.xdotool(&["key", key]);
        self.settle();
        self.rest();
    }

    /// Types into the field with the keyboard focus.
    pub fn write(&mut self, text: &str) {
        self.xdotool(&["type", "--delay", "20", text]);
        self.settle();
    }

    /// Right-clicks a control by its name.
    pub fn click_second(&mut self, name: &str) {
        let middle = self.middle(name);
        self.move_to(middle);
        self.xdotool(&["click", "3"]);
        self.settle();
    }

    /// Waits until it ends by itself. Returns whether it was successful.
    pub fn end(&mut self) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().expect("its state") {
                return status.success();
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("waited too long for its end; it message {}", self.state);
    }

    /// Kills it. Its home stays.
    pub fn kill(mut self) -> PathBuf {
        self.child.kill().expect("an end");
        self.child.wait().expect("its end");
        std::mem::take(&mut self.home)
    }

    /// The folder that it uses as the user's home.
    pub fn home(&self) -> &std::path::Path {
        &self.home
    }

    /// Replaces the text of a field.
    pub fn fill(&mut self, name: &str, text: &str) {
        self.click(name);
        self.chord(&["ctrl"], "a");
        self.write(text);
    }

    /// Presses a key while others are held, slowly: on a slow machine all of a fast chord would fall into one frame.
    pub fn chord(&mut self, held: &[&str], key: &str) {
        for held in held {
            self.xdotool(&["keydown", held]);
            self.settle();
        }
        self.xdotool(&["key", key]);
        self.settle();
        for held in held.iter().rev() {
            self.xdotool(&["keyup", held]);
            self.settle();
        }
    }

    /// Presses a chord and types a text right after it, as fast as a program can.
    pub fn type_at_once(&mut self, chord: &str, text: &str) {
        self.xdotool(&["key", "--delay", "1", chord, "type", "--delay", "1", text]);
        self.settle();
    }

    /// Stops the process for a while, as a machine does that sleeps.
    pub fn stop_for(&mut self, time: Duration) {
        let process = self.child.id().to_string();
        let signal = |name: &str| Command::new("kill").args([name, process.as_str()]).status();
        signal("-STOP").expect("kill");
        thread::sleep(time);
        signal("-CONT").expect("kill");
        self.settle();
    }

    /// The left, top, width and height of its window.
    pub fn geometry(&self) -> [i32; 4] {
        let found = ["search", "--onlyvisible", "--name", "Baroque"];
        let asked = [&found[..], &["getwindowgeometry", "--shell"]].concat();
        let written = String::from_utf8(self.screen.tool("xdotool", &asked)).expect("text");
        ["X", "Y", "WIDTH", "HEIGHT"].map(|name| {
            let mut lines = written.lines().filter_map(|line| line.split_once('='));
            let line = lines.find(|(known, _)| *known == name);
            line.expect(name).1.parse().expect("a number")
        })
    }

    /// Drags a control, or the piece of a square, to a point at this offset from the centre of a square, in squares.
    pub fn carry_to(&mut self, from: Result<&str, &str>, to: &str, off: (f64, f64)) {
        let start = match from {
            Ok(square) => self.square(square, (0.0, 0.0)),
            Err(name) => self.middle(name),
        };
        let stop = self.square(to, off);
        self.move_to(start);
        self.xdotool(&["mousedown", "1"]);
        self.move_to(((start.0 + stop.0) / 2, (start.1 + stop.1) / 2));
        self.move_to(stop);
        self.xdotool(&["mouseup", "1"]);
        self.settle();
    }

    /// Clicks a field and types into it.
    pub fn write_into(&mut self, field: &str, text: &str) {
        self.click(field);
        self.xdotool(&["type", "--delay", "60", text]);
        self.settle();
    }

    /// Scrolls down over something until something else is completely visible.
    pub fn scroll_to(&mut self, over: &str, wanted: &str) {
        const FOLD: i64 = 780;
        let middle = self.middle(over);
        self.move_to(middle);
        let mut before = None;
        for _ in 0..60 {
            let bottom = self.state["places"][wanted][3].as_i64();
            let still = before == bottom;
            if still && bottom.is_some_and(|bottom| bottom < FOLD) {
                return;
            }
            if bottom.is_none_or(|bottom| bottom >= FOLD) {
                self.xdotool(&["click", "5"]);
            }
            // Scrolling is smooth, and a moving control cannot be clicked.
            thread::sleep(QUIET);
            self.settle();
            before = bottom;
        }
        panic!("{wanted} never comes in sight");
    }

    /// The picture of the screen, after the last reported frame has reached it.
    pub fn look(&self) -> Picture {
        thread::sleep(Duration::from_millis(400));
        self.screen.picture()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.home);
    }
}
