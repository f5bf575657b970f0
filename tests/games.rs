//! `baroque games`: games of every form as lists, as JSON and in another form.

use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A game of Ultima with a pinch, and White's resignation.
const COURIER: &str = "Ultima (Robert Abbott)\nWhite: Anna\nBlack: Bert\n\n\
    1. P e2-e4\n1... p d7-d4\n2. P c2-c4; @-d4 // well\n2... p h7-h5\n3. resign\n";

const ZILLIONS: &str = "; Zillions Save Game File Version 0.02 HCS\nRulesFile=Ultima.zrf\nVariantName=Ultima\n\
    1. Pawn e2 - e4\n1. Pawn d7 - d4\n2. Pawn c2 - c4 x d4 {well}\n2. Pawn h7 - h5\nWhite resigns\n";

const MOVES: [&str; 4] = ["e2e4", "d7d4", "c2c4", "h7h5"];

const END: &str = "ilxkwxlc/ppp1ppp1/8/7p/2P1P3/8/PP1P1PPP/ILXKWXLC w - - 1 3";

fn baroque(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_baroque"))
        .args(arguments)
        .output()
        .unwrap()
}

fn texts(output: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr))
}

/// The output of a command that succeeds, and what it says on standard error.
fn good(arguments: &[&str]) -> (String, String) {
    let output = baroque(arguments);
    let (out, errors) = texts(&output);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
    (out, errors)
}

/// What a failing command says on standard error.
fn bad(code: i32, arguments: &[&str]) -> String {
    let output = baroque(arguments);
    let (out, errors) = texts(&output);
    assert_eq!(
        (output.status.code(), out.as_str()),
        (Some(code), ""),
        "{arguments:?}: {errors}"
    );
    assert!(!errors.contains("panicked"), "{errors}");
    errors
}

/// A file with this content, and its path.
fn file(name: &str, content: impl AsRef<[u8]>) -> (PathBuf, String) {
    let folder = std::env::temp_dir().join(format!("baroque-games-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    fs::write(&path, content).unwrap();
    let text = path.to_str().unwrap().to_owned();
    (path, text)
}

fn json(arguments: &[&str]) -> Value {
    let (out, errors) = good(&[&["games", "--json"], arguments].concat());
    assert_eq!(errors, "");
    serde_json::from_str(&out).unwrap()
}

fn moves(game: &Value) -> Vec<&str> {
    let moves = game["moves"].as_array().unwrap();
    moves.iter().map(|mv| mv.as_str().unwrap()).collect()
}

#[test]
fn every_form_is_read_as_json() {
    let pgn = "[Variant \"ultima\"]\n[White \"Anna\"]\n[Result \"0-1\"]\n\n1. Pe2-e4 Pd7-d4 2. Pc2-c4xd4 Ph7-h5 0-1\n";
    for (name, text) in [("a.txt", COURIER), ("b.zsg", ZILLIONS), ("c.pgn", pgn)] {
        let (_, path) = file(name, text);
        let games = json(&[&path]);
        let [game] = &games.as_array().unwrap()[..] else {
            panic!("{games}");
        };
        assert_eq!(
            (&game["game"], &game["layout"]),
            (&"ultima".into(), &"8x8".into())
        );
        assert_eq!(moves(game), MOVES, "{name}");
        assert_eq!(
            (&game["end"], &game["result"]),
            (&END.into(), &"0-1".into()),
            "{name}"
        );
        assert_eq!(game["notes"], Value::Array(vec![]), "{name}");
        assert!(
            game["start"]
                .as_str()
                .unwrap()
                .starts_with("ilxkwxlc/pppppppp/8")
        );
    }
    let (_, path) = file("d.txt", COURIER);
    assert_eq!(json(&[&path])[0]["tags"]["White"], "Anna");
}

#[test]
fn the_list_has_a_line_for_each_game() {
    let (_, one) = file("e.txt", COURIER);
    let (_, two) = file(
        "f.pgn",
        "[White \"C\"]\n[Black \"D\"]\n\n1. e4 *\n\n[White \"E\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 1/2-1/2\n",
    );
    let (out, errors) = good(&["games", &one, &two]);
    assert_eq!(errors, "");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines,
        [
            "1  Anna - Bert  ultima  4 plies  0-1",
            "2  C - D  chess  1 ply  *",
            "3  E - ?  chess  2 plies  1/2-1/2",
        ]
    );
}

#[test]
fn games_are_written_in_every_form_and_read_again() {
    let (_, path) = file("g.txt", COURIER);
    for form in ["pgn", "courier", "zillions"] {
        let (text, errors) = good(&["games", &path, "--to", form]);
        assert_eq!(errors, "");
        let (_, again) = file(&format!("g.{form}"), &text);
        let game = &json(&[&again])[0];
        assert_eq!(moves(game), MOVES, "{text}");
        assert_eq!(
            (&game["result"], &game["notes"]),
            (&"0-1".into(), &Value::Array(vec![])),
            "{text}"
        );
        assert_eq!(game["tags"]["Black"], "Bert", "{text}");
    }
    let (courier, _) = good(&["games", &path, "--to", "courier"]);
    assert!(
        courier.contains("\n2. P c2-c4; @-d4 // well\n2... p h7-h5\n"),
        "{courier}"
    );
    let (zillions, _) = good(&["games", &path, "--to", "zillions"]);
    assert!(zillions.contains("\nVariantName=Ultima\n"), "{zillions}");
    assert!(
        zillions.contains("\n2. Pawn c2 - c4 x d4 {well}\n2. Pawn h7 - h5\n"),
        "{zillions}"
    );
}

#[test]
fn notes_name_the_file_and_the_line() {
    let (_, path) = file(
        "h.txt",
        format!("{}\n1. P a2-a3\n", COURIER.replace("@-d4", "@-d4; @-h7")),
    );
    let (_, errors) = good(&["games", &path]);
    assert!(
        errors.starts_with(&format!(
            "{path}:7: the site also removed h7; by these rules h7 stays"
        )),
        "{errors}"
    );
    let notes = &json(&[&path])[0]["notes"];
    assert_eq!(notes[0]["line"], 7);
    assert_eq!(
        notes[0]["note"],
        "the site also removed h7; by these rules h7 stays"
    );
}

#[test]
fn the_game_is_found_by_name_or_by_its_moves_or_is_given() {
    // The names of the pieces and the capture decide between the games with this board.
    let (_, path) = file("i.txt", COURIER.split_once("\n\n").unwrap().1);
    let output = good(&["games", &path]);
    assert!(output.0.contains("  ultima  4 plies"), "{output:?}");
    assert!(output.1.contains("these moves fit"), "{output:?}");
    let (_, short) = file("r.txt", "1. P a2-a4\n1... p h7-h5\n");
    let (out, errors) = good(&["games", &short]);
    assert!(out.contains("  ultima  2 plies"), "{out}");
    assert!(
        errors.contains("these moves fit Ultima, ") && errors.contains("read as Ultima"),
        "{errors}"
    );
    let (out, errors) = good(&["games", &path, "--game", "ultima-1968"]);
    assert!(
        out.contains("ultima-1968") && errors.contains("legal"),
        "{out}{errors}"
    );
    let (_, other) = file("j.txt", "1. P a2-a3\n1... p a7-a6\n2. P k2-k3\n");
    assert!(
        bad(1, &["games", &other, "--game", "nonsense"]).contains("there is no game `nonsense`")
    );
    let (_, large) = file("k.txt", "Swapper Chess\n1. P j2-j4\n1... p j9-j6");
    let game = &json(&[&large])[0];
    assert_eq!(
        (&game["game"], &game["layout"]),
        (&"swapper-chess".into(), &"10x10".into())
    );
    let (_, small) = file("l.txt", "Swapper Chess\n1. P j2-j4\n1... p j7-j5");
    assert_eq!(json(&[&small])[0]["layout"], "10x8");
}

#[test]
fn standard_input_is_read_for_a_dash() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .args(["games", "-", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(ZILLIONS.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    let games: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(moves(&games[0]), MOVES);
}

#[test]
fn exit_codes_say_what_happened() {
    let (_, nothing) = file("m.txt", "hello world, this is no game\n");
    let (_, empty) = file("n.txt", "");
    let (_, good_one) = file("o.txt", COURIER);
    for path in [&nothing, &empty, &"/no/such/file".to_owned()] {
        assert!(
            bad(1, &["games", path]).contains("no game was read"),
            "{path}"
        );
    }
    let (out, errors) = good(&["games", "/no/such/file", &good_one]);
    assert!(
        out.contains("ultima") && errors.contains("/no/such/file"),
        "{errors}"
    );
    bad(2, &["games"]);
    bad(2, &["games", &good_one, "--to", "xml"]);
    bad(2, &["games", &good_one, "--to", "pgn", "--json"]);
    bad(2, &["games", &good_one, "--option", "suicide"]);
}

#[cfg(unix)]
#[test]
fn a_file_name_need_not_be_utf_8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let (path, _) = file("p.txt", COURIER);
    let odd = path.with_file_name(OsStr::from_bytes(b"odd-\xff.txt"));
    fs::rename(&path, &odd).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .arg("games")
        .arg(&odd)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", texts(&output).1);
}

#[test]
fn old_encodings_are_read() {
    let latin: Vec<u8> = COURIER
        .replace("Anna", "Ren\u{e9}e")
        .chars()
        .map(|sign| sign as u8)
        .collect();
    let (_, path) = file("q.txt", latin);
    assert_eq!(json(&[&path])[0]["tags"]["White"], "Renée");
}
