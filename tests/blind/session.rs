//! `baroque blind`, as scripts use it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn blind(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .arg("blind")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that fails at once may close its input first.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn good(arguments: &[&str], input: &str) -> String {
    let output = blind(arguments, input);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

const CHESS: [&str; 5] = ["chess", "--layout", "8x8", "--level", "1"];

#[test]
fn tries_are_answered_line_by_line() {
    let text = good(&CHESS, "e2e5\ne2d3\n\nany?\ne2e4\nquit\n");
    let (said, pgn) = text.split_once("\n\n").unwrap();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(
        lines[..5],
        [
            "turn 8/8/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "impossible",
            "no",
            "tries 0",
            "played e2e4"
        ]
    );
    assert_eq!(
        *lines.last().unwrap(),
        "turn 8/8/8/8/4P3/8/PPPP1PPP/RNBQKBNR"
    );
    assert!(pgn.contains("[Variant \"chess\"]"));
    assert!(
        pgn.contains("{tried: any? 0, e2e5 impossible, e2d3} 1. e4"),
        "{pgn}"
    );
    assert!(pgn.trim_end().ends_with('*'));
}

#[test]
fn the_computer_moves_first_if_you_are_black() {
    let arguments = [&CHESS[..], &["--side", "black"]].concat();
    let text = good(&arguments, "resign\n");
    let lines: Vec<&str> = text.split("\n\n").next().unwrap().lines().collect();
    assert_eq!(
        lines,
        ["turn rnbqkbnr/pppppppp/8/8/8/8/8/8", "over 1-0 resignation"]
    );
    assert!(text.contains("[Black \"You\"]") && text.trim_end().ends_with("1-0"));
}

#[test]
fn the_same_arguments_and_tries_give_the_same_game() {
    let moves = "d2d4\ng1f3\nb1c3\nc1f4\nquit\n";
    let played = |seed: &str| {
        let arguments = ["ultima", "--level", "4", "--nodes", "3000", "--seed", seed];
        good(
            &arguments,
            &moves.replace("d2d4", "d2d5").replace("g1f3", "b2b4"),
        )
    };
    assert_eq!(played("7"), played("7"));
    assert_ne!(played("7"), played("8"));
}

#[test]
fn wrong_arguments_say_what_to_do() {
    let errors = |arguments: &[&str]| {
        let output = blind(arguments, "");
        assert!(!output.status.success());
        assert_eq!(String::from_utf8_lossy(&output.stdout), "");
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(errors(&["ultmia"]).contains("ultima"));
    assert!(errors(&["chess", "--umpire", "check=loud"]).contains("write `check=plain`"));
    let mate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    assert!(
        errors(&["chess", "--layout", "8x8", "--fen", mate]).contains("over before the first move")
    );
}
