//! Positions and moves in the spellings of other programs, and those that are refused.

use super::{Engine, PATIENCE};
use std::time::{Duration, Instant};

/// The FEN after 1. e4 e5.
const OPEN: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const REFUSED: [&str; 14] = [
    "position fen 8/8",
    "position fen",
    "position",
    "position fen 8/8 moves e2e4",
    "position fen 8/8/8 w - - 0 1",
    "position fen 8/8/8/8/8/8/8/K7 w - - 0 1",
    "position moves e2e4",
    "position startpos moves e2e4 e2e4 e7e5",
    "position startpos moves e2e4 0000",
    "position startpos 0000",
    "position startpos moves e2e5",
    "position startpos e2e4 e7e5 junk",
    "position startpos moves e1g1",
    "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 e7e5",
];

#[test]
fn after_a_refused_position_there_is_no_move_until_a_good_one() {
    let mut engine = Engine::start();
    for line in REFUSED {
        engine.send("position startpos moves e2e4");
        engine.send(line);
        let lines = engine.answers();
        assert_eq!(lines.len(), 1, "{line}: {lines:?}");
        assert!(lines[0].starts_with("info string error: "), "{lines:?}");
        for go in [
            "go",
            "go depth 3",
            "go movetime 10",
            "go wtime 1000 btime 1000",
            "go mate 2",
        ] {
            engine.send(go);
            let (infos, best) = engine.answer();
            assert_eq!(best, "(none)", "{line}, {go}");
            assert!(infos[0].starts_with("info string error: "), "{infos:?}");
        }
        engine.send("d");
        assert!(engine.next().starts_with("No position: "), "{line}");
        engine.send("go perft 2");
        let counted = engine.until("Nodes searched");
        assert_eq!(counted.last().unwrap(), "Nodes searched: 0");
        engine.send("position startpos moves e2e4 e7e5");
        assert_eq!(engine.fen(), OPEN, "{line}");
        engine.send("go depth 2");
        assert_ne!(engine.answer().1, "(none)");
    }
    engine.quit();
}

#[test]
fn an_infinite_search_of_no_position_waits_to_be_stopped() {
    let mut engine = Engine::start();
    engine.send("position fen 8/8");
    for (go, end) in [
        ("go infinite", "stop"),
        ("go ponder wtime 1000 btime 1000", "stop"),
        ("go ponder movetime 10", "ponderhit"),
    ] {
        engine.send(go);
        assert!(
            engine.is_silent_about_its_move(Duration::from_millis(200)),
            "{go}"
        );
        engine.send(end);
        assert_eq!(engine.answer().1, "(none)", "{go}");
    }
    // A new game begins with its array.
    engine.send("setoption name UCI_Variant value ultima");
    engine.send("go depth 1");
    assert_ne!(engine.answer().1, "(none)");
    engine.quit();
}

#[test]
fn words_of_a_position_may_be_missing_or_written_otherwise() {
    let mut engine = Engine::start();
    for line in [
        "position startpos e2e4 e7e5",
        "position fen startpos moves e2e4 e7e5",
        "Position StartPos Moves e2e4 e7e5",
        "  position   startpos\tmoves  e2e4 e7e5  ",
        "position startpos moves E2E4 e7-e5",
        "position startpos moves e4 e5",
        "position rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2",
        "position fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 e7e5",
        "hello position startpos moves e2e4 e7e5",
        "\u{feff}position startpos moves e2e4 e7e5",
        "position\u{a0}startpos moves e2e4\u{200b} e7e5",
        "position startpos moves e2e4 e7e5\r",
    ] {
        engine.send("position fen 8/8");
        engine.answers();
        engine.send(line);
        let lines = engine.answers();
        let error = lines.iter().find(|line| line.contains("error"));
        assert_eq!(error, None, "{line}");
        assert_eq!(engine.fen(), OPEN, "{line}");
    }
    engine.quit();
}

#[test]
fn bytes_that_are_no_text_do_not_matter() {
    let mut engine = Engine::start();
    let sixteen_bits =
        |text: &str| -> Vec<u8> { text.encode_utf16().flat_map(u16::to_le_bytes).collect() };
    for bytes in [
        b"\xef\xbb\xbfposition startpos".to_vec(),
        b"\0\0position startpos\0".to_vec(),
        b"\xff\xfeposition startpos".to_vec(),
        b"position\x01 startpos\x1a".to_vec(),
        b"\x1b\x7fposition startpos\r".to_vec(),
        b"\xe9t\xe9 position startpos".to_vec(),
        [b"\xff\xfe".to_vec(), sixteen_bits("position startpos\r")].concat(),
        sixteen_bits("position startpos"),
        b"position startpos\x0c".to_vec(),
        b"\x0bposition\x0bstartpos".to_vec(),
    ] {
        engine.send("position fen 8/8");
        engine.answers();
        engine.say_bytes(&bytes);
        assert_eq!(engine.fen(), START, "{}", bytes.escape_ascii());
    }
    engine.quit();
}

#[test]
fn moves_to_search_are_read_alike_and_no_others_are_searched() {
    let mut engine = Engine::start();
    engine.send("position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for (text, best) in [
        ("e1h1", "e1g1"),
        ("O-O-O", "e1c1"),
        ("E1E2", "e1e2"),
        ("Kd1", "e1d1"),
    ] {
        engine.send(&format!("go depth 2 searchmoves {text} a1a9"));
        assert_eq!(engine.answer().1, best);
    }
    for none in ["a1a9", "0000", "e8e7"] {
        engine.send(&format!("go depth 2 searchmoves {none}"));
        assert_eq!(engine.answer().1, "(none)", "{none}");
    }
    engine.quit();
}

#[test]
fn options_have_any_usual_spelling() {
    let mut engine = Engine::start();
    for line in [
        "setoption name Hash value 32",
        "setoption name hash Value 32",
        "setoption Hash value 32",
        "SetOption Name HASH VALUE 32",
        "setoption name Hash 32",
        "setoption name OwnBook value TRUE",
        "setoption name OwnBook value on",
        "setoption name ownbook value 0",
        "setoption name Ponder value False",
        "setoption name Clear Hash",
    ] {
        engine.send(line);
        let lines = engine.answers();
        let wrong = lines.iter().find(|line| line.contains("error"));
        assert_eq!(wrong, None, "{line}");
    }
    for (value, id) in [
        ("Rococo", "rococo"),
        ("ULTIMA", "ultima"),
        ("Withdrawer Chess", "withdrawer-chess"),
        ("advancer chess:10x8", "advancer-chess:10x8"),
        ("Standard", "chess"),
        ("Ultima:leaps=single", "ultima"),
    ] {
        engine.send(&format!("setoption name UCI_Variant value {value}"));
        engine.send("d");
        let lines = engine.until("Fen: ");
        let shown = lines
            .iter()
            .find(|line| line.starts_with("Variant: "))
            .unwrap();
        assert!(shown.contains(id), "{value}: {shown}");
    }
    engine.quit();
}

/// The time grows with the number of moves, not with its square.
#[test]
fn a_very_long_game_is_read() {
    let mut engine = Engine::start();
    let round = " b1c3 b8c6 c3b1 c6b8";
    let begun = Instant::now();
    engine.send(&format!("position startpos moves{}", round.repeat(25_000)));
    assert_eq!(engine.fen(), START.replace("0 1", "65535 50001"));
    assert!(begun.elapsed() < PATIENCE);
    engine.send("go depth 1");
    assert_ne!(engine.answer().1, "(none)");
    engine.quit();
}

/// A part of a line could be another position.
#[test]
fn a_line_that_is_too_long_is_refused() {
    let mut engine = Engine::start();
    let long = format!(
        "position startpos moves{} go depth 1",
        " b1c3 b8c6 c3b1 c6b8".repeat(500_000)
    );
    engine.send(&long);
    engine.send("go depth 1");
    assert_eq!(engine.answer().1, "(none)");
    engine.send("position startpos");
    engine.send("isready");
    let rest = engine.until("readyok");
    assert_eq!(rest, ["readyok"], "no part of the line is a command");
    assert_eq!(engine.fen(), START);
    engine.quit();
}
