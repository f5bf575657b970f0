//! A running program, with its input and output as lines.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long a program may take to end after `quit`.
const QUIT_TIME: Duration = Duration::from_secs(1);
/// The longest line, in bytes. Longer ones are split.
const LONGEST_LINE: u64 = 1 << 16;
/// The number of unread lines after which the program has to wait.
const WAITING_LINES: usize = 1_024;

/// A running program. Threads write and read its lines, so it cannot block the caller. It cannot fill the memory
/// either, because the number of unread lines is limited.
pub(super) struct Pipe {
    child: Child,
    input: Sender<String>,
    lines: Receiver<ReceivedLine>,
}

/// A line, and the time when it arrived.
pub(super) struct ReceivedLine {
    pub at: Instant,
    pub line: String,
}

/// Why there is no line.
pub(super) enum NoLine {
    /// The time is over.
    TimedOut,
    /// The program has ended, in this way.
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
        attend(move || write_lines(stdin, &orders))?;
        attend(move || read_lines(stdout, &sender))?;
        Ok(pipe)
    }

    /// Sends a line. If the program no longer reads lines, its missing answer shows it.
    pub fn send(&self, line: &str) {
        let _ = self.input.send(line.to_owned());
    }

    /// The next line, if it arrives before a deadline.
    pub fn receive(&mut self, deadline: Instant) -> Result<ReceivedLine, NoLine> {
        let left = deadline.checked_duration_since(Instant::now());
        let received = self.lines.recv_timeout(left.ok_or(NoLine::TimedOut)?);
        received.map_err(|error| match error {
            RecvTimeoutError::Timeout => NoLine::TimedOut,
            RecvTimeoutError::Disconnected => NoLine::Ended(self.end()),
        })
    }

    /// How the program ended, after its last line was read.
    fn end(&mut self) -> String {
        let status = wait(&mut self.child, QUIT_TIME);
        status.unwrap_or_else(|| "closed its output".to_owned())
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        self.send("quit");
        if wait(&mut self.child, QUIT_TIME).is_none() {
            // If the system cannot kill the program, nothing else helps.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// The exit status of a program that ends within a time.
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

/// Sends lines to a program, which may read them slowly.
fn write_lines(mut input: ChildStdin, orders: &Receiver<String>) {
    for order in orders {
        if writeln!(input, "{order}")
            .and_then(|()| input.flush())
            .is_err()
        {
            return;
        }
    }
}

/// Receives the lines of a program until it ends or nobody needs them.
fn read_lines(output: ChildStdout, lines: &SyncSender<ReceivedLine>) {
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
        let received = ReceivedLine {
            at: Instant::now(),
            line: String::from_utf8_lossy(&bytes).trim_end().to_owned(),
        };
        if lines.send(received).is_err() {
            return;
        }
    }
}
