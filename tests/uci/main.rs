//! The engine as other programs use it: over pipes, in the Universal Chess Interface.

mod books;
mod games;
mod positions;
mod searches;
mod talk;

use baroque::notation::{parse_fen, write_move};
use baroque::rules::Variant;
use baroque::variant_file::Catalogue;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long an answer may take if many programs share a slow machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long the answer after `stop` may take there.
const AT_ONCE: Duration = Duration::from_millis(500);

/// A running engine.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        Engine::with(&["uci"])
    }

    fn with(arguments: &[&str]) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_baroque"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in output.lines() {
                let _ = sender.send(line.unwrap());
            }
        });
        Engine {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    /// An engine whose output the test holds as `child.stdout`.
    fn with_output(output: Stdio) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_baroque"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(output)
            .spawn()
            .unwrap();
        Engine {
            input: child.stdin.take(),
            child,
            lines: channel().1,
        }
    }

    /// An engine that plays this game.
    fn playing(game: &str) -> Engine {
        let mut engine = Engine::start();
        engine.send(&format!("setoption name UCI_Variant value {game}"));
        engine.until("info string variant");
        engine
    }

    fn send(&mut self, line: &str) {
        self.say_bytes(line.as_bytes());
    }

    fn say_bytes(&mut self, line: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        input.flush().unwrap();
    }

    fn next(&self) -> String {
        match self.lines.recv_timeout(PATIENCE) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => panic!("no answer"),
            Err(RecvTimeoutError::Disconnected) => panic!("the engine is gone"),
        }
    }

    /// All lines up to the first one that starts like this.
    fn until(&self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.next());
            if lines.last().unwrap().starts_with(beginning) {
                return lines;
            }
        }
    }

    /// The lines of a search, and its best move. Lines that only tell the time are left out.
    fn answer(&self) -> (Vec<String>, String) {
        let mut lines = self.until("bestmove");
        let last = lines.pop().unwrap();
        lines.retain(|line| !line.starts_with("info time"));
        let best = last.split_whitespace().nth(1).unwrap().to_owned();
        (lines, best)
    }

    /// The lines up to the answer of `isready`.
    fn answers(&mut self) -> Vec<String> {
        self.send("isready");
        let mut lines = self.until("readyok");
        lines.pop();
        lines
    }

    /// The current position.
    fn fen(&mut self) -> String {
        self.send("d");
        let lines = self.until("Fen: ");
        lines.last().unwrap().replacen("Fen: ", "", 1)
    }

    /// Whether the engine sends no move for some time.
    fn is_silent_about_its_move(&self, time: Duration) -> bool {
        let begun = Instant::now();
        while let Some(left) = time.checked_sub(begun.elapsed()) {
            match self.lines.recv_timeout(left) {
                Ok(line) if line.starts_with("bestmove") => return false,
                Ok(_) => {}
                Err(_) => return true,
            }
        }
        true
    }

    /// Waits for its end at the end of its input. It must be successful.
    fn ends(mut self) {
        self.input = None;
        self.ends_by_itself();
    }

    fn ends_by_itself(mut self) {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                assert!(status.success(), "{status}");
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "it does not end");
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn quit(mut self) {
        self.send("quit");
        self.ends();
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn variant(id: &str, layout: Option<&str>) -> Variant {
    Catalogue::built_in().variant(id, layout, &[]).unwrap()
}

fn legal(variant: &Variant, fen: &str) -> Vec<String> {
    let position = parse_fen(variant, fen).unwrap();
    let moves = variant.legal_moves(&position).into_iter();
    moves.map(|mv| write_move(variant, mv)).collect()
}

/// The word after a word of an `info` line.
fn field<'a>(line: &'a str, name: &str) -> &'a str {
    let mut words = line.split_whitespace();
    words
        .by_ref()
        .find(|&word| word == name)
        .unwrap_or_else(|| panic!("no {name} in {line}"));
    words.next().unwrap()
}

fn number(line: &str, name: &str) -> i64 {
    field(line, name).parse().unwrap()
}

fn line_of(info: &str) -> Vec<&str> {
    let (_, line) = info.split_once(" pv ").unwrap();
    line.split_whitespace().collect()
}
