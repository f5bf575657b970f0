//! A running program, and lines to and from it.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long a program may take to end after `quit`.
const FAREWELL: Duration = Duration::from_secs(1);
/// The longest line that is read as one, in bytes.
const LONGEST_LINE: u64 = 1 << 16;
/// How many lines may wait before the program has to.
const WAITING_LINES: usize = 1_024;

/// A running program. It can neither block who talks to it nor flood the memory: its lines are written
/// and read by threads of their own, and of those it says only so many are kept waiting.
pub(super) struct Pipe {
    child: Child,
    input: Sender<String>,
    lines: Receiver<Heard>,
}

/// A line, and when it came.
pub(super) struct Heard {
    pub at: Instant,
    pub line: String,
}

/// Why there is no line.
pub(super) enum Silence {
    /// The time is up.
    Waiting,
    /// The program has ended, and how.
    Ended(String),
}

impl Pipe {
    pub fn start(program: &Path, arguments: &[OsString]) -> Result<Pipe, String> {
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("cannot be started: {error}"))?;
        let (input, orders) = channel();
        let (sender, lines) = sync_channel(WAITING_LINES);
        let pipes = (child.stdin.take(), child.stdout.take());
        let pipe = Pipe {
            child,
            input,
            lines,
        };
        let (Some(stdin), Some(stdout)) = pipes else {
            return Err("has no standard input or output".to_owned());
        };
        attend(move || hand_on(stdin, &orders))?;
        attend(move || listen(stdout, &sender))?;
        Ok(pipe)
    }

    /// Sends a line. A program that no longer reads it will not answer, which is noticed later.
    pub fn say(&self, line: &str) {
        let _ = self.input.send(line.to_owned());
    }

    /// The next line, if it comes before a point in time.
    pub fn hear(&mut self, deadline: Instant) -> Result<Heard, Silence> {
        let left = deadline.checked_duration_since(Instant::now());
        let heard = self.lines.recv_timeout(left.ok_or(Silence::Waiting)?);
        heard.map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::Waiting,
            RecvTimeoutError::Disconnected => Silence::Ended(self.end()),
        })
    }

    /// How it has ended, having said its last word.
    fn end(&mut self) -> String {
        let status = wait(&mut self.child, FAREWELL);
        status.unwrap_or_else(|| "closed its output".to_owned())
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        self.say("quit");
        if wait(&mut self.child, FAREWELL).is_none() {
            // Where it cannot be ended there is nothing else to be tried.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// The status with which a program ends within a time.
fn wait(child: &mut Child, most: Duration) -> Option<String> {
    let begun = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status.to_string()),
            Ok(None) if begun.elapsed() < most => thread::sleep(Duration::from_millis(2)),
            _ => return None,
        }
    }
}

fn attend(work: impl FnOnce() + Send + 'static) -> Result<(), String> {
    let thread = thread::Builder::new().name("pipe".to_owned()).spawn(work);
    thread
        .map(drop)
        .map_err(|error| format!("cannot be reached: {error}"))
}

/// Hands lines on to a program, which may be slow to read them.
fn hand_on(mut input: ChildStdin, orders: &Receiver<String>) {
    for order in orders {
        if writeln!(input, "{order}")
            .and_then(|()| input.flush())
            .is_err()
        {
            return;
        }
    }
}

/// Passes on the lines of a program until it ends or the receiver is gone.
fn listen(output: ChildStdout, lines: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let read = output
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut bytes);
        if !read.is_ok_and(|count| count > 0) {
            return;
        }
        let heard = Heard {
            at: Instant::now(),
            line: String::from_utf8_lossy(&bytes).trim_end().to_owned(),
        };
        if lines.send(heard).is_err() {
            return;
        }
    }
}
