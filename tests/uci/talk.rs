//! The start of a session, wrong input, and the end.

use super::{Engine, number};
use baroque::variant_file::Catalogue;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

#[test]
fn the_handshake_tells_name_and_options() {
    let mut engine = Engine::start();
    engine.send("uci");
    let lines = engine.until("uciok");
    assert!(lines[0].starts_with("id name Baroque "));
    assert!(lines[1].starts_with("id author "));
    let option = |name: &str| {
        let start = format!("option name {name} type ");
        let found = lines.iter().find_map(|line| line.strip_prefix(&start));
        found.unwrap_or_else(|| panic!("no option {name}"))
    };
    for spin in ["Hash", "Threads", "MultiPV", "Skill Level", "Move Overhead"] {
        let line = option(spin);
        assert!(line.starts_with("spin default "), "{line}");
        assert!(number(line, "min") <= number(line, "default"));
        assert!(number(line, "default") <= number(line, "max"));
    }
    assert_eq!(number(option("Threads"), "default"), 1);
    assert_eq!(option("Ponder"), "check default false");
    assert_eq!(option("Clear Hash"), "button");
    assert_eq!(option("VariantPath"), "string default <empty>");
    assert_eq!(option("OwnBook"), "check default false");
    assert_eq!(option("BookFile"), "string default <empty>");
    let games = option("UCI_Variant");
    assert!(games.starts_with("combo default chess var "));
    let choices: Vec<&str> = games.split(" var ").skip(1).collect();
    let catalogue = Catalogue::built_in();
    for id in catalogue.ids() {
        assert!(choices.contains(&id), "{id}");
        let layouts = catalogue.info(id).unwrap().layouts;
        for layout in layouts.iter().filter(|_| layouts.len() > 1) {
            assert!(choices.contains(&format!("{id}:{layout}").as_str()));
        }
    }
    engine.send("ucinewgame");
    assert!(engine.answers().is_empty());
    engine.quit();
}

#[test]
fn what_is_wrong_is_told_and_changes_nothing() {
    let mut engine = Engine::start();
    engine.send("position startpos moves e2e4");
    let before = engine.fen();
    for line in [
        "setoption name UCI_Variant value nonsense",
        "setoption name UCI_Variant value chess:99x99",
        "setoption name UCI_Variant value chess:8x8:no=yes",
        "setoption name Hash value 0",
        "setoption name Threads value -7",
        "setoption name VariantPath value /there/is/no/such/folder",
        "setoption name OwnBook value perhaps",
        "setoption name BookFile value /there/is/no/such/file.pgn",
        "setoption name Nothing value 3",
        "setoption",
        "frobnicate",
    ] {
        engine.send(line);
        let lines = engine.answers();
        assert!(!lines.is_empty(), "{line}");
        assert!(lines[0].starts_with("info string "), "{line}: {lines:?}");
        assert_eq!(engine.fen(), before, "{line}");
    }
    engine.quit();
}

/// Bytes and commands that no program sends.
#[test]
fn no_input_brings_it_down() {
    let mut engine = Engine::start();
    let mut state: u64 = 7;
    let mut next = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize
    };
    let huge = "99999999999999999999999999";
    let words = [
        "go",
        "depth",
        "nodes",
        "movetime",
        "wtime",
        "btime",
        "winc",
        "binc",
        "movestogo",
        "mate",
        "infinite",
        "ponder",
        "searchmoves",
        "e2e4",
        "position",
        "startpos",
        "fen",
        "moves",
        "setoption",
        "name",
        "value",
        "UCI_Variant",
        "ultima",
        "Skill Level",
        "3",
        "-1",
        "0",
        huge,
        "stop",
        "ponderhit",
        "ucinewgame",
        "d",
        "\u{0}",
        "é",
        "k7/8/8/8/8/8/8/K7",
        "w",
        ":::=",
        "isready",
        "perft",
    ];
    for _ in 0..150 {
        let count = 1 + next() % 8;
        let line: Vec<&str> = (0..count).map(|_| words[next() % words.len()]).collect();
        engine.send(&line.join(" "));
        let bytes: Vec<u8> = (0..next() % 60).map(|_| (next() % 256) as u8).collect();
        engine.say_bytes(&bytes);
    }
    let clock = format!("go wtime {huge} btime {huge} winc {huge} binc {huge} movestogo {huge}");
    for line in [
        clock.as_str(),
        "go movestogo 0 wtime 0 btime 0",
        "go depth 0 nodes 0 movetime 0",
        "go perft 18446744073709551615",
        "setoption name UCI_Variant value chess",
        "position startpos",
    ] {
        engine.send(line);
    }
    engine.send("stop");
    engine.send("isready");
    engine.until("readyok");
    engine.send("go depth 1");
    engine.answer();
    engine.quit();
}

#[test]
fn the_end_of_the_input_is_the_end() {
    let mut engine = Engine::start();
    engine.send("go infinite");
    engine.ends();
    Engine::start().ends();
}

/// The input stays open. Nobody reads the output from the start, or from some time in the search.
#[test]
fn it_ends_if_no_one_reads_its_output() {
    for (lines, wait) in [
        (&["uci"][..], 0),
        (&["go infinite"], 0),
        (&["go infinite"], 1500),
        (&["go ponder wtime 1000 btime 1000"], 300),
        (&["position fen 8/8", "go infinite", "isready"], 0),
        (&["go perft 30"], 0),
        (&["bench"], 0),
    ] {
        let mut engine = Engine::with_output(Stdio::piped());
        let output = engine.child.stdout.take();
        if wait == 0 {
            drop(output);
            lines.iter().for_each(|line| engine.send(line));
        } else {
            lines.iter().for_each(|line| engine.send(line));
            thread::sleep(Duration::from_millis(wait));
            drop(output);
        }
        engine.ends_by_itself();
    }
}

/// Programs that run matches start an engine without arguments.
#[cfg(not(feature = "app"))]
#[test]
fn without_a_window_it_talks_to_whoever_starts_it() {
    let mut engine = Engine::with(&[]);
    engine.send("uci");
    engine.until("uciok");
    engine.quit();
}
