//! Runs the program on a screen, with `xdotool` for input.
//!
//! The program reports each frame as one line of JSON (`BAROQUE_REPORT`). So a test waits for what it wants to see, and
//! never for some time: a busy machine makes it slower and nothing else.

use crate::screen::{Picture, Screen};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(180);

/// The time between two looks at something that the program does not report.
const LOOK_INTERVAL: Duration = Duration::from_millis(100);

/// What the program writes to its standard error, in its home.
const ERRORS: &str = "errors.txt";

/// The program on its screen.
pub struct Program {
    screen: Screen,
    child: Child,
    reports: Receiver<Value>,
    home: PathBuf,
    /// The number of presses that the program was sent: of keys, and both ways of mouse buttons.
    presses: u64,
    /// The latest report.
    state: Value,
}

/// An empty home with these files.
pub fn home(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let home = std::env::temp_dir().join(format!("baroque-window-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&home);
    std::fs::create_dir_all(&home).expect("a home");
    for (path, text) in files {
        let path = home.join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    home
}

impl Program {
    /// Starts the program with an empty home.
    pub fn start(name: &str, arguments: &[&str]) -> Program {
        Program::start_in(home(name, &[]), &[], arguments)
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
            .stderr(std::fs::File::create(home.join(ERRORS)).expect("a file for errors"))
            .spawn()
            .expect("the program");
        let output = BufReader::new(child.stdout.take().expect("the program's output"));
        let (sender, reports) = channel();
        thread::spawn(move || {
            let lines = output.lines().map_while(Result::ok);
            let mut values = lines.filter_map(|line| serde_json::from_str(&line).ok());
            values.all(|value: Value| sender.send(value).is_ok())
        });
        let mut program = Program {
            screen,
            child,
            reports,
            home,
            presses: 0,
            state: Value::Null,
        };
        program.wait("the window", Value::is_object);
        // Without a window manager, nothing else gives the window the keyboard focus.
        let window = ["search", "--sync", "--onlyvisible", "--name", "Baroque"];
        program.xdotool(&[&window[..], &["windowfocus"]].concat());
        program.wait("the focus", |state| state["focused"] == true);
        program
    }

    /// Waits until a report satisfies a condition.
    pub fn wait(&mut self, what: &str, wanted: impl Fn(&Value) -> bool) {
        let begun = Instant::now();
        while !wanted(&self.state) {
            let left = PATIENCE.saturating_sub(begun.elapsed());
            match self.reports.recv_timeout(left) {
                Ok(state) => self.state = state,
                Err(error) => {
                    let errors = std::fs::read_to_string(self.home.join(ERRORS));
                    panic!(
                        "no {what} ({error}): {}\n{}",
                        self.state,
                        errors.unwrap_or_default()
                    )
                }
            }
        }
    }

    /// Waits until the program has got all presses.
    fn handled(&mut self) {
        let presses = self.presses;
        self.wait("answer to a press", |state| is_heard(state, presses));
    }

    /// Waits until the program has got all presses and nothing moves. Then all places are right.
    pub fn settle(&mut self) {
        let presses = self.presses;
        self.wait("rest", |state| {
            is_heard(state, presses) && state["still"] == true
        });
    }

    /// Waits until a control or text with a name is there.
    pub fn wait_for(&mut self, name: &str) {
        self.wait(name, |state| state["places"][name].is_array());
    }

    /// Waits until a text with these words is there.
    pub fn wait_for_words(&mut self, words: &str) {
        self.wait(words, |state| has_words(state, words));
    }

    /// Waits until there is no text with these words.
    pub fn wait_for_end_of(&mut self, words: &str) {
        self.wait("end", |state| !has_words(state, words));
    }

    /// The width of a control, in pixels.
    pub fn width(&self, name: &str) -> i64 {
        width(&self.state, name)
    }

    /// Waits until a control has a width.
    pub fn wait_for_width(&mut self, name: &str, wanted: impl Fn(i64) -> bool) {
        self.wait(name, |state| wanted(width(state, name)));
    }

    /// Waits until the board has a position.
    pub fn wait_for_fen(&mut self, wanted: impl Fn(&str) -> bool) {
        self.wait("position", |state| {
            state["fen"].as_str().is_some_and(&wanted)
        });
    }

    /// Waits for something that the program does not report.
    pub fn wait_until(&self, what: &str, wanted: impl Fn() -> bool) {
        let begun = Instant::now();
        while !wanted() {
            assert!(begun.elapsed() < PATIENCE, "no {what}");
            thread::sleep(LOOK_INTERVAL);
        }
    }

    /// Waits until the picture of the screen satisfies a condition.
    pub fn wait_to_see(&self, what: &str, wanted: impl Fn(&Picture) -> bool) {
        self.wait_until(what, || wanted(&self.screen.picture()));
    }

    /// Waits until it uses less than 2 % of a core for five seconds. It must sleep when nothing moves.
    pub fn wait_for_sleep(&self) {
        const WINDOW: Duration = Duration::from_secs(5);
        // A tick is a hundredth of a second.
        const FEW: u64 = 10;
        self.wait_until("sleep", || {
            let before = self.ticks();
            thread::sleep(WINDOW);
            self.ticks() - before <= FEW
        });
    }

    /// The CPU time of its process, in hundredths of a second.
    fn ticks(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let stat = stat.expect("its state");
        let fields = stat.rsplit(')').next().expect("fields").split_whitespace();
        let used = fields.skip(11).take(2);
        used.map(|field| field.parse::<u64>().expect("ticks")).sum()
    }

    /// The position on the board.
    pub fn fen(&self) -> String {
        self.state["fen"].as_str().unwrap_or_default().to_owned()
    }

    /// The number of the latest frame.
    pub fn frame(&self) -> u64 {
        self.state["frame"].as_u64().expect("a number")
    }

    fn xdotool(&self, arguments: &[&str]) {
        self.screen.tool("xdotool", arguments);
    }

    /// Moves the pointer, and waits until the program knows.
    fn move_to(&mut self, (x, y): (i64, i64)) {
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string()]);
        self.wait("pointer", |state| {
            let at = |index: usize| state["pointer"][index].as_f64();
            at(0) == Some(x as f64) && at(1) == Some(y as f64)
        });
    }

    fn click_at(&mut self, place: (i64, i64)) {
        self.move_to(place);
        self.xdotool(&["click", "1"]);
        self.presses += 2;
        self.handled();
    }

    /// Clicks the first control with a name.
    pub fn click(&mut self, name: &str) {
        self.click_one(name, 0);
    }

    /// Clicks one of several controls with a name. They are in the order of reading.
    pub fn click_one(&mut self, name: &str, index: usize) {
        self.wait_for(name);
        self.settle();
        let place = &self.state["places"][name][index];
        let edge = |index: usize| place[index].as_f64().expect("a place");
        let middle = ((edge(0) + edge(2)) / 2.0, (edge(1) + edge(3)) / 2.0);
        self.click_at((middle.0 as i64, middle.1 as i64));
    }

    /// The middle of a square of the board, or a point at this offset from it, in squares.
    pub fn square(&mut self, name: &str, (dx, dy): (f64, f64)) -> (i64, i64) {
        self.wait(name, |state| state["squares"][name].is_array());
        self.settle();
        let number = |value: &Value| value.as_f64().expect("a number");
        let (middle, side) = (&self.state["squares"][name], number(&self.state["square"]));
        let (x, y) = (
            number(&middle[0]) + dx * side,
            number(&middle[1]) + dy * side,
        );
        (x as i64, y as i64)
    }

    pub fn click_square(&mut self, name: &str) {
        let place = self.square(name, (0.0, 0.0));
        self.click_at(place);
    }

    /// Clicks a piece and then its target, and waits for the move.
    pub fn play(&mut self, from: &str, to: &str) {
        let before = self.fen();
        self.click_square(from);
        self.click_square(to);
        self.wait_for_fen(|fen| fen != before);
    }

    /// Drags a piece to its target.
    pub fn drag(&mut self, from: &str, to: &str) {
        let before = self.fen();
        let [start, stop] = [from, to].map(|name| self.square(name, (0.0, 0.0)));
        self.move_to(start);
        self.xdotool(&["mousedown", "1"]);
        self.move_to(((start.0 + stop.0) / 2, (start.1 + stop.1) / 2));
        self.move_to(stop);
        self.xdotool(&["mouseup", "1"]);
        self.presses += 2;
        self.wait_for_fen(|fen| fen != before);
    }

    /// Presses a key, such as `u` or `ctrl+s`.
    pub fn key(&mut self, key: &str) {
        self.xdotool(&["key", key]);
        self.presses += 1;
    }

    /// Presses a chord and types a text right after it, as fast as a program can.
    pub fn type_at_once(&mut self, chord: &str, text: &str) {
        self.xdotool(&["key", "--delay", "1", chord, "type", "--delay", "1", text]);
        self.presses += 1 + text.chars().count() as u64;
    }

    /// Stops the process for a while, as a machine does that sleeps.
    pub fn stop_for(&mut self, time: Duration) {
        let process = self.child.id().to_string();
        let signal = |name: &str| Command::new("kill").args([name, process.as_str()]).status();
        signal("-STOP").expect("kill");
        thread::sleep(time);
        signal("-CONT").expect("kill");
    }

    /// Waits until it ends by itself, and expects success.
    pub fn wait_for_the_end(&mut self) {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("its state") {
                return assert!(status.success(), "{status}");
            }
            assert!(begun.elapsed() < PATIENCE, "no end: {}", self.state);
            thread::sleep(LOOK_INTERVAL);
        }
    }

    /// Kills it. Its home stays.
    pub fn kill(mut self) -> PathBuf {
        self.child.kill().expect("an end");
        self.child.wait().expect("its end");
        std::mem::take(&mut self.home)
    }

    /// The folder that it uses as the user's home.
    pub fn home(&self) -> &Path {
        &self.home
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
}

fn is_heard(state: &Value, presses: u64) -> bool {
    state["presses"].as_u64() >= Some(presses)
}

fn width(state: &Value, name: &str) -> i64 {
    let edge = |index: usize| state["places"][name][0][index].as_i64();
    edge(2)
        .zip(edge(0))
        .map_or(i64::MAX, |(right, left)| right - left)
}

fn has_words(state: &Value, words: &str) -> bool {
    let places = state["places"].as_object();
    places.is_some_and(|places| places.keys().any(|name| name.contains(words)))
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.home);
    }
}
