//! Lines of UCI: whatever another program sends, the engine answers `isready` at the end, and has answered no more
//! `go` than there were.

use super::repository;
use baroque::uci;
use std::io::{Cursor, Write};
use std::sync::{Arc, Mutex};

/// Words of lines that are left out: they need much memory, much time, or files of this machine.
const LEFT_OUT: [&str; 6] = ["hash", "threads", "bench", "path", "file", "multipv"];

/// The most lines of an input.
const MOST_LINES: usize = 40;

/// What the engine says.
#[derive(Clone, Default)]
struct Output(Arc<Mutex<Vec<u8>>>);

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

pub fn check(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let kept = |line: &&str| !LEFT_OUT.iter().any(|word| typed(line).contains(word));
    let lines: Vec<&str> = text.split('\n').filter(kept).take(MOST_LINES).collect();
    let searches = lines
        .iter()
        .filter(|line| typed(line).contains("go"))
        .count();
    let talk = format!("{}\nstop\nisready\nquit\n", lines.join("\n"));
    let output = Output::default();
    uci::run(Cursor::new(talk.into_bytes()), output.clone()).unwrap();
    let bytes = output.0.lock().unwrap().clone();
    let said = String::from_utf8(bytes).expect("the engine writes text");
    let quits = lines.iter().any(|line| typed(line).contains("quit"));
    assert!(
        quits || said.lines().any(|line| line == "readyok"),
        "{said}"
    );
    let answers = said
        .lines()
        .filter(|line| line.starts_with("bestmove "))
        .count();
    assert!(answers <= searches, "{said}");
}

/// A line in small letters without the characters that the engine drops.
fn typed(line: &str) -> String {
    let kept = line
        .chars()
        .filter(|sign| sign.is_ascii_graphic() || *sign == ' ');
    kept.collect::<String>().to_lowercase()
}

pub fn seeds() -> Vec<Vec<u8>> {
    let start = "uci\nisready\nucinewgame\nposition startpos moves e2e4 e7e5\ngo depth 2\n";
    let mut seeds = vec![start.as_bytes().to_vec()];
    for text in repository::texts("assets/puzzles", "txt") {
        let line = text.lines().nth(3).unwrap_or_default();
        let fields: Vec<&str> = line.split(';').collect();
        let game = text.split([' ', ',']).nth(3).unwrap_or_default();
        let [_, _, _, moves, fen, layout, _] = fields[..] else {
            continue;
        };
        let seed = format!(
            "setoption name UCI_Variant value {game}:{layout}\nposition fen {fen} moves {moves}\nd\ngo nodes 50\n\
             go perft 1\ngo movetime 5 searchmoves {moves}\nsetoption name Skill Level value 2\ngo infinite\nponderhit\nstop\n"
        );
        seeds.push(seed.into_bytes());
    }
    seeds.into_iter().step_by(4).collect()
}
