//! A screen, the program on it, and hands and eyes for both.
//!
//! The screen is an Xvfb server; `xdotool` is the hand, ImageMagick's `import` the eye. What the
//! program is doing it tells itself, as one line of JSON for each change (`BAROQUE_REPORT`).

use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long the program tells nothing once it has taken a click in.
const QUIET: Duration = Duration::from_millis(300);

/// How long a click takes to be taken in at most.
const PLAYING: Duration = Duration::from_secs(3);

/// A screen without a monitor.
pub struct Screen {
    server: Child,
    display: String,
}

impl Screen {
    pub fn new() -> Screen {
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "1280x800x24",
                "-nolisten",
                "tcp",
            ])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb, which ./test installs");
        let mut number = String::new();
        BufReader::new(server.stdout.take().expect("Xvfb's output"))
            .read_line(&mut number)
            .expect("the number of the display");
        Screen {
            server,
            display: format!(":{}", number.trim()),
        }
    }

    fn tool(&self, program: &str, arguments: &[&str]) -> Vec<u8> {
        let output = Command::new(program)
            .args(arguments)
            .env("DISPLAY", &self.display)
            .output()
            .unwrap_or_else(|error| panic!("{program}, which ./test installs: {error}"));
        assert!(output.status.success(), "{program} {arguments:?}");
        output.stdout
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The colours of the whole screen.
pub struct Picture {
    width: usize,
    pixels: Vec<u8>,
}

impl Picture {
    /// Red, green and blue of a pixel.
    pub fn at(&self, (x, y): (i64, i64)) -> [u8; 3] {
        let index = (y as usize * self.width + x as usize) * 3;
        [
            self.pixels[index],
            self.pixels[index + 1],
            self.pixels[index + 2],
        ]
    }
}

/// The program on its screen.
pub struct Program {
    screen: Screen,
    child: Child,
    lines: Receiver<Value>,
    home: PathBuf,
    /// The newest that it has told.
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
            .env("DISPLAY", &screen.display)
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
        let (told, lines) = channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                let Ok(value) = serde_json::from_str(&line) else {
                    continue;
                };
                if told.send(value).is_err() {
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
        // Without a window manager nobody else gives the keys to the window.
        let window = ["search", "--sync", "--onlyvisible", "--name", "Baroque"];
        program.xdotool(&[&window[..], &["windowfocus"]].concat());
        program.settle();
        program
    }

    /// The process, as the system knows it.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits until what the program tells satisfies somebody.
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
            "waited too long for {what}; the program told {}",
            self.state
        );
    }

    /// Waits until the program has told nothing for a while, or has had time enough to take a click in
    /// while something plays.
    fn settle(&mut self) {
        let (begun, mut told) = (Instant::now(), Instant::now());
        while told.elapsed() < QUIET && begun.elapsed() < PLAYING {
            thread::sleep(Duration::from_millis(20));
            for state in self.lines.try_iter() {
                self.state = state;
                told = Instant::now();
            }
        }
    }

    /// Waits until nothing moves and nobody thinks.
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

    /// Whether something that can be clicked is in sight.
    pub fn sees(&self, name: &str) -> bool {
        self.state["places"][name].is_array()
    }

    /// Clicks something by its name.
    pub fn click(&mut self, name: &str) {
        let middle = self.middle(name);
        self.click_at(middle);
    }

    /// Where something is that can be clicked, once it is there.
    fn middle(&mut self, name: &str) -> (i64, i64) {
        let key = name.to_owned();
        self.wait(&format!("`{name}`"), |state| {
            state["places"][&key].is_array()
        });
        let edge = |index: usize| self.state["places"][name][index].as_i64().expect("a place");
        ((edge(0) + edge(2)) / 2, (edge(1) + edge(3)) / 2)
    }

    /// The middle of a square of the board, or a point of it this far off, in squares; once the board
    /// is there.
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

    /// Opens the menu of a man.
    pub fn menu(&mut self, name: &str) {
        let place = self.square(name, (0.0, 0.0));
        self.move_to(place);
        self.xdotool(&["click", "3"]);
        self.settle();
    }

    /// Holds a key while somebody looks.
    pub fn holding(&mut self, key: &str, look: impl FnOnce(&mut Program)) {
        self.xdotool(&["keydown", key]);
        self.settle();
        look(self);
        self.xdotool(&["keyup", key]);
        self.settle();
    }

    /// Clicks a man and then its target, and waits until the move is made and all is done.
    pub fn play(&mut self, from: &str, to: &str) {
        let before = self.text("fen");
        self.click_square(from);
        self.click_square(to);
        self.wait("the move", |state| state["fen"] != before.as_str());
        self.rest();
    }

    /// Carries a man to its target.
    pub fn drag(&mut self, from: &str, to: &str) {
        let start = self.square(from, (0.0, 0.0));
        self.carry(start, to);
    }

    /// Carries something that can be clicked by its name to a square.
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

    /// What is on the screen, once the frame that was told of last has reached it.
    pub fn look(&self) -> Picture {
        thread::sleep(Duration::from_millis(400));
        let bytes = self
            .screen
            .tool("import", &["-window", "root", "-depth", "8", "ppm:-"]);
        let mut fields = Vec::new();
        let mut at = 0;
        while fields.len() < 4 {
            let end = at
                + bytes[at..]
                    .iter()
                    .position(u8::is_ascii_whitespace)
                    .expect("a field");
            fields.push(String::from_utf8_lossy(&bytes[at..end]).into_owned());
            at = end + 1;
        }
        Picture {
            width: fields[1].parse().expect("a width"),
            pixels: bytes[at..].to_vec(),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.home);
    }
}
